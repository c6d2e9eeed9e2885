// The reference of game files and its JSON Schema: as the code has them now, and true of every game.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "smol-toml";
import { gameFile, games } from "./load.mjs";

const root = new URL("../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), "utf8");

test("docs/game-files.md and its schema are those of the code", () => {
  const script = fileURLToPath(new URL("xtask/book/reference.mjs", root));
  execFileSync(process.execPath, [script, "--check"], { stdio: "pipe" });
});

const fits = new Ajv2020({ allErrors: true, strictTypes: false }).compile(
  JSON.parse(read("docs/schemas/game.schema.json")),
);

test("the schema takes every game, and tells what is wrong in one", () => {
  for (const { id } of games()) {
    assert.ok(fits(parse(gameFile(id))), `${id}: ${JSON.stringify(fits.errors)}`);
  }
  const text = gameFile("shatranj");
  for (const [from, to] of [
    ['stalemate = "wins"', 'stalemate = "winds"'],
    ['stalemate = "wins"', "stalemate = 3"],
    ["[terms]", "[terms]\nstalmate = 1"],
    ['figure = "elephant"', 'figure = "zebra"'],
    ["files = 8", "files = 80"],
    ['letter = "k"', 'letter = "King"'],
  ]) {
    assert.ok(text.includes(from), from);
    assert.ok(!fits(parse(text.replace(from, to))), to);
  }
});

test("every field that a game’s file has stands in the reference", () => {
  const reference = read("docs/game-files.md");
  const names = new Set();
  for (const { id } of games())
    for (const [, name] of gameFile(id).matchAll(/^([\w-]+) = |\[\[?([\w.-]+)\]/gm)) if (name) names.add(name);
  assert.ok(names.size > 40, `${names.size}`);
  for (const name of names) assert.match(reference, new RegExp(`\`${name}\``), name);
});

test("every figure of the schema is one, and the reference lists it", () => {
  const reference = read("docs/game-files.md");
  const { enum: figures } = JSON.parse(read("docs/schemas/game.schema.json")).$defs.figure;
  assert.ok(figures.length > 50, `${figures.length}`);
  for (const figure of figures) assert.ok(reference.includes(`\`${figure}\``), figure);
});
