// Draws the still pictures of the articles in www/examples, between the tags of
// each diagram:
//
//     node xtask/figures.mjs            writes them
//     node xtask/figures.mjs --check    only says which are not as the module draws them now

import { readFile, readdir, writeFile } from "node:fs/promises";
import process from "node:process";
import load from "../www/pkg/tabiya.js";
import { read } from "../www/element/attributes.js";
import { picture } from "../www/figures/picture.js";

const www = new URL("../www/", import.meta.url);
const TAG = /<tabiya-board((?:\s+[a-z-]+(?:="[^"]*")?)*)>.*?<\/tabiya-board>/gs;

await load({ module_or_path: await readFile(new URL("pkg/tabiya_bg.wasm", www)) });

let other = 0;
const folder = new URL("examples/", www);
for (const name of (await readdir(folder)).filter((name) => name.endsWith(".html"))) {
  const file = new URL(name, folder);
  const text = await readFile(file, "utf8");
  const drawn = text.replace(TAG, (_, attributes) => {
    // A diagram that is only spoken of is escaped, and does not match.
    const values = Object.fromEntries(
      [...attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, value ?? ""]),
    );
    const svg = picture(
      read((name) => values[name] ?? null),
      { prefix: values.id },
    );
    return `<tabiya-board${attributes}>${svg}</tabiya-board>`;
  });
  if (drawn === text) continue;
  other += 1;
  if (process.argv.includes("--check"))
    console.error(`www/examples/${name} has other pictures than the module draws; run node xtask/figures.mjs`);
  else await writeFile(file, drawn);
}
process.exitCode = process.argv.includes("--check") && other > 0 ? 1 : 0;
