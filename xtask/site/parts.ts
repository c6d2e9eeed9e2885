// The module of the site in two files (../split), beside the bindings, which load one after the other.

import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { splitModule } from "../split/split.mjs";
import { environmentOf, NAMED, root } from "./names.ts";

const age = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** Both files, as they were made last if nothing has changed since: it takes half a minute. */
function made(): [name: string, bytes: Uint8Array][] {
  const folder = join(NAMED, "../split");
  const split = join(root, "xtask/split");
  const from = [NAMED, ...readdirSync(split).map((name) => join(split, name))];
  const newest = Math.max(...from.map((file) => age(file) ?? 0));
  const files = ["first", "rest"].map((name) => [`tabiya_${name}.wasm`, join(folder, name)] as const);
  if (!files.every(([, file]) => (age(file) ?? 0) > newest)) {
    mkdirSync(folder, { recursive: true });
    for (const [name, bytes] of Object.entries(splitModule(NAMED))) writeFileSync(join(folder, name), bytes);
  }
  return files.map(([name, file]) => [name, readFileSync(file)]);
}

export function parts(): Plugin {
  return {
    name: "parts",
    applyToEnvironment: ({ name }) => name === environmentOf("pkg/tabiya.js"),
    generateBundle() {
      for (const [name, source] of made()) this.emitFile({ type: "asset", fileName: `pkg/${name}`, source });
    },
  };
}
