// The site is made aside and moved in at the end: a page being served never sees half of it.

import { renameSync, rmSync } from "node:fs";
import type { Plugin } from "vite";

/** Writes `folder`. */
export function aside(folder: string): Plugin {
  const [part, old] = [`${folder}.part`, `${folder}.old`];
  const clear = (path: string) => rmSync(path, { recursive: true, force: true });
  return {
    name: "aside",
    apply: "build",
    config: () => ({ build: { outDir: part, emptyOutDir: false } }),
    buildApp: {
      order: "post",
      async handler() {
        clear(old);
        try {
          renameSync(folder, old);
        } catch {
          // The first that is built.
        }
        renameSync(part, folder);
        clear(old);
      },
    },
  };
}
