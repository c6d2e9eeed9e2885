// Ending tables beside the page: those that `cargo xtask tables` has made are copied, and the page is told which. It
// makes none.

import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { root, www } from "./names.ts";

const made = join(root, "dist/tables");

export function tables(): Plugin {
  const files = existsSync(made) ? readdirSync(made) : [];
  const sets = files.filter((name) => name.endsWith(".index")).map((name) => name.slice(0, -".index".length));
  return {
    name: "tables",
    apply: "build",
    load: (id) =>
      id === join(www, "endings/sets.js") ? `export const beside = ${JSON.stringify(sets.sort())};` : undefined,
    buildApp: {
      order: "post",
      async handler({ config: { build } }) {
        if (sets.length > 0) cpSync(made, join(build.outDir, "tables"), { recursive: true });
      },
    },
  };
}
