// Chunks of ending tables as one file of JSON, which the page has within: the index as it is, the chunks in base 64.
//
//     node xtask/tables.mjs INDEX FILE.json

import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";

const [from, to] = process.argv.slice(2);
const index = readFileSync(from, "utf8");
const folder = from.replace(/\.index$/, "");
const names = [...index.matchAll(/^ending (\S+)/gm)].map(([, name]) => name);
const chunks = names.map((name) => [name, readFileSync(`${folder}/${name}.chunks`, "base64")]);
writeFileSync(to, `${JSON.stringify({ index, chunks: Object.fromEntries(chunks) }, null, 2)}\n`);
