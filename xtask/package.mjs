// Puts the npm package together in dist/npm, from the built www/:
//
//     node xtask/package.mjs
//
// It takes the element, what the element loads, and the module with its search; nothing else.

import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
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
const OWN = [
  "package.json",
  "README.md",
  "node.js",
  "lab.js",
  "board.js",
  "board.d.ts",
  "react.d.ts",
  "preact.d.ts",
  "solid.d.ts",
];
for (const name of OWN) await take(`xtask/npm/${name}`, name);
for (const name of ["LICENSE-MIT", "LICENSE-APACHE", "CHANGELOG.md"]) await take(name, name);

// Where the project lies is said in Cargo.toml, once there is such a place.
const [, repository] = /^repository = "(.*)"$/m.exec(await readFile(join(root, "Cargo.toml"), "utf8")) ?? [];
if (repository) {
  const path = join(out, "package.json");
  const found = {
    repository: { type: "git", url: `git+${repository}.git` },
    homepage: `${repository}#readme`,
    bugs: `${repository}/issues`,
  };
  await writeFile(path, `${JSON.stringify({ ...JSON.parse(await readFile(path, "utf8")), ...found }, null, 2)}\n`);
}
