// The site is made aside and moved in at the end: a page being served never sees half of it.

import { existsSync, renameSync, rmSync } from "node:fs";
import type { Plugin } from "vite";

/** Writes `folder`. */
export function aside(folder: string): Plugin[] {
  const [part, old] = [`${folder}.part`, `${folder}.old`];
  const clear = (path: string) => rmSync(path, { recursive: true, force: true });
  return [
    {
      name: "aside",
      apply: "build",
      config: () => ({ build: { outDir: part, emptyOutDir: false } }),
      buildApp: { order: "pre", handler: async () => clear(part) },
    },
    {
      name: "moved-in",
      buildApp: {
        order: "post",
        async handler() {
          clear(old);
          if (existsSync(folder)) renameSync(folder, old);
          renameSync(part, folder);
          clear(old);
        },
      },
    },
  ];
}
