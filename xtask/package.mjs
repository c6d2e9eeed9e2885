// Puts the npm package together in dist/npm, from the built www/:
//
//     node xtask/package.mjs
//
// It takes the element, what the element loads, and the module with its search; nothing else.

import { cp, mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = join(root, "dist/npm");

/** @param {string} from @param {string} to */
async function take(from, to) {
  await mkdir(dirname(join(out, to)), { recursive: true });
  await cp(join(root, from), join(out, to));
}

/** The files that a script of www/ loads, itself included. @param {string} path @param {Set<string>} [found] */
async function loads(path, found = new Set()) {
  if (found.has(path) || path.startsWith("pkg/")) return found;
  found.add(path);
  // Types are imported in comments, and never loaded.
  const text = (await readFile(join(root, "www", path), "utf8")).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  for (const [, other] of text.matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g))
    await loads(join(dirname(path), other), found);
  return found;
}

await rm(out, { recursive: true, force: true });
for (const path of await loads("tabiya-board.js")) await take(`www/${path}`, path);
// The sheets are for pages: the element carries its own.
for (const name of ["tabiya-board.d.ts", "tabiya-board.css", "css/board.css"]) await take(`www/${name}`, name);
for (const name of [
  "tabiya.js",
  "tabiya.d.ts",
  "tabiya_bg.wasm",
  "board-styles.js",
  "lab.js",
  "lab-worker.js",
  "lab.d.ts",
])
  await take(`www/pkg/${name}`, `pkg/${name}`);
for (const name of ["package.json", "README.md", "node.js", "lab.js"]) await take(`xtask/npm/${name}`, name);
for (const name of ["LICENSE-MIT", "LICENSE-APACHE", "CHANGELOG.md"]) await take(name, name);
