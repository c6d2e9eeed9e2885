// Checks what historians correct: `npm run data`, or `node xtask/data.mjs FILE…`. Each fault is told with its file,
// its line, its field and what is wrong. It asks the built module which games, choices and moves there are.

import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import * as museum from "./data/museum.mjs";
import { Text } from "./data/place.mjs";
import { schemas } from "./data/schemas.mjs";
import * as studies from "./data/studies.mjs";

/** @typedef {import("./data/place.mjs").Fault} Fault */

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(resolve(root, path), "utf8");
const inside = (/** @type {string} */ folder) =>
  readdirSync(resolve(root, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => `${folder}/${name}`);

/**
 * Files of one kind: those, their schema, and what else is asked of them.
 * @type {[string[], string, import("./data/checks.mjs").Check?][]}
 */
const KINDS = [
  [["www/museum/works.json"], "works", museum.works],
  [["www/museum/walls.json"], "walls", museum.walls],
  [["www/museum/witnesses.json"], "witnesses", museum.witnesses],
  [["www/museum/family.json"], "family", museum.family],
  [["www/core/ages.json"], "ages", museum.ages],
  [["www/museum/dated.json"], "dated", museum.dated],
  [["www/studies/works.json"], "study-works"],
  [["www/studies/verdicts.json"], "verdicts", studies.verdicts],
  [inside("www/studies").filter((path) => !/(works|verdicts)\.json$/.test(path)), "studies", studies.studies],
  [inside("www/lessons/courses"), "course", studies.course],
];

/** Every file that is checked. */
export const FILES = KINDS.flatMap(([paths]) => paths);

/** The built module, and what else the checks go by. @returns {Promise<import("./data/checks.mjs").Known>} */
async function knowing() {
  const tabiya = await import("../www/pkg/tabiya.js");
  tabiya.initSync({ module: readFileSync(resolve(root, "www/pkg/tabiya_bg.wasm")) });
  const games = new Map([...tabiya.games(), ...tabiya.referenceGames()].map((game) => [game.id, game]));
  const works = JSON.parse(read("www/museum/works.json"));
  const short = new Map(works.map((/** @type {any} */ work) => [work.id, work["citation-label"]]));
  for (const { sources } of games.values()) for (const { id, short: begins } of sources) short.set(id, begins);
  const pieces = new Set(JSON.parse(read("www/core/ages.json")).pieces.map((/** @type {any} */ { id }) => id));
  return { tabiya, games, works, short, pieces, studyWorks: JSON.parse(read("www/studies/works.json")) };
}

const known = await knowing();
const works = new Set(known.works.map(({ id }) => id));
const schema = schemas({ game: (id) => known.games.has(id), work: (id) => works.has(id) });

/**
 * What is wrong in a file, in the order of its lines.
 * @param {string} path @param {string} [text] if it is not as it stands
 */
export function faults(path, text = read(path)) {
  const [, name, check] = KINDS.find(([paths]) => paths.includes(path)) ?? [];
  if (!name) throw new Error(`${path} is none of the files that are checked.`);
  const file = new Text(text);
  if (file.value === undefined || file.faults.length > 0) return file.faults;
  // What has not its shape is not looked into.
  const shaped = schema(name)(file.value);
  const found = shaped.length > 0 || !check ? shaped : check(file.value, known, path);
  return found.map((one) => file.fault(one)).sort((one, other) => one.line - other.line);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2).map((path) => resolve(path).slice(root.length).replaceAll("\\", "/"));
  let count = 0;
  for (const path of asked.length > 0 ? asked : FILES) {
    for (const { line, field, says } of faults(path)) {
      console.error(`${path}:${line}: ${field ? `${field}: ` : ""}${says}`);
      count += 1;
    }
  }
  if (count > 0) process.exit(1);
  console.log(`${(asked.length > 0 ? asked : FILES).length} files of data are as they should be.`);
}
