// The data that historians correct: every file is as its schema and the module want it, and what is wrong in one is
// told with its line, its field and what it is.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { FILES, faults } from "../../xtask/data.mjs";
import { names } from "../../xtask/data/schemas.mjs";
import { games } from "./load.mjs";

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

test("every file of data is as it should be", () => {
  for (const path of FILES) assert.deepEqual(faults(path), [], path);
  // The first steps, and a course of each game.
  assert.equal(FILES.filter((path) => path.startsWith("www/lessons/courses/")).length, games().length + 1);
});

/**
 * One fault in each file: what is written, what stands there then, its field, and how it is told.
 * @type {[string, string | RegExp, string, string, RegExp][]}
 */
const SPOILT = [
  [
    "museum/works",
    '"genre": "scholar"',
    '"genre": "schoolar"',
    "murray-1913: genre",
    /none of witness, museum, scholar, .*"schoolar"/,
  ],
  ["museum/works", '"issued": [1913]', '"issued": "1913"', "murray-1913: issued", /is not a list/],
  ["museum/works", '"id": "daou-2007"', '"id": "daou"', "", /lacks daou-2007/],
  ["museum/walls", '"h4h8"', '"h4a8"', "dilaram: boards[0].line[0]", /h4a8: /],
  ["museum/walls", '"position": "7k/8/8/2p5/8/8/R7/1R2K3', '"position": "7k/8/8 w', "rokh: boards[", /rank|position/i],
  ["museum/walls", '"elephant": "dabbaba"', '"elephant": "bishop"', "elephant: sides[0].board.options", /bishop/],
  [
    "museum/walls",
    /"from": \[\s*"daou"\s*\]/,
    '"from": ["murray99"]',
    "emperor: text[0].from[0]",
    /no source of this entry/,
  ],
  ["museum/walls", '"piece": "elephant"', '"piece": "oliphant"', "bishop: piece", /no piece .*oliphant/],
  ["museum/walls", '"doubt"', '"doubts"', "emperor: doubt", /is missing/],
  [
    "museum/walls",
    '"standing": "described"',
    '"standing": "reported"',
    "emperor: sources[daou].standing",
    /original not seen/,
  ],
  [
    "museum/walls",
    '"cite": "Daou 2007, §IX',
    '"cite": "A book of 2007, §IX',
    "emperor: sources[daou].cite",
    /begin with Daou/,
  ],
  ["museum/walls", '"id": "kaifeng"', '"id": "emperor"', "emperor: id", /is there twice/],
  [
    "museum/witnesses",
    '"certainty": "doubtful"',
    '"certainty": "unlikely"',
    "witnesses[marked-boards].certainty",
    /none of certain/,
  ],
  ["museum/witnesses", '"game": "sittuyin"', '"game": "sitturin"', "", /not the id of a game: "sitturin"/],
  [
    "museum/witnesses",
    '"source": "murray-1"',
    '"source": "murray-99"',
    "witnesses[patanjali].dates[0].source",
    /murray-99/,
  ],
  ["museum/family", '"to": 450', '"to": "450"', "games[ashtapada].dates[0].to", /is not a whole number/],
  ["museum/family", '"id": "indian"', '"id": "indiana"', "games[indiana].id", /is not the id of a game: "indiana"/],
  ["museum/family", '"when": "fifth"', '"when": "fourth"', "games[chaturanga].dates[0].when", /no question has fourth/],
  ["core/ages", '"kind": "sin"', '"kind": "sinn"', "pieces[elephant].games[4].kind", /sittuyin has no “sinn”/],
  ["museum/dated", '"choice": "dabbaba"', '"choice": "dababa"', "india: stops[1].options", /dababa/],
  ["studies/shatranj", '"b3b4", "d5d6"', '"b3b4", "d5d9"', "suli-diamond: line[1]", /d5d9/],
  ["studies/shatranj", '"state": "sound"', '"state": "solid"', "suli-diamond: verdict.state", /none of sound/],
  ["studies/works", '"name": "Murray 1913"', '"named": "Murray 1913"', "murray.name", /is missing/],
  ["studies/verdicts", '"claim": "draw"', '"claim": "drawn"', "n-r: claim", /none of win, draw/],
  ["lessons/courses/shatranj", '"of": "f1"', '"of": "f5"', "steps[1].ask.of", /f5/],
  ["lessons/courses/shatranj", '"Shatranj: the', '"Chatrang: the', "title", /index\.js has “Shatranj/],
];

test("a fault is told with its line and its field", () => {
  const spoilt = new Set();
  for (const [name, from, to, field, says] of SPOILT) {
    const path = `www/${name}.json`;
    const text = read(path);
    const at = typeof from === "string" ? text.indexOf(from) : text.search(from);
    assert.ok(at >= 0, `${path} has no ${from}`);
    const found = faults(
      path,
      text.replace(from, () => to),
    );
    const fault = found.find((one) => one.field.startsWith(field) && says.test(one.says));
    assert.ok(fault, `${path}: ${field}: ${says} among ${JSON.stringify(found)}`);
    // The line is that of the change, or of the object in which something is missing.
    const line = text.slice(0, at).split("\n").length;
    if (field !== "" && !/missing|rank|twice|of an? |dab|bishop/.test(says.source))
      assert.equal(fault.line, line, field);
    assert.ok(fault.line <= line, `${field}: line ${fault.line}, changed in ${line}`);
    spoilt.add(path);
  }
  for (const path of FILES) {
    if (!/courses|studies\/(makruk|shogi|xiangqi)/.test(path))
      assert.ok(spoilt.has(path), `${path} is broken by no test`);
  }
});

test("what is no JSON, and what one object says twice, is told with its line", () => {
  const path = "www/museum/works.json";
  const text = read(path);
  const lines = text.split("\n");
  const broken = faults(path, text.replace('"genre": "compilation",', '"genre": "compilation"'));
  assert.equal(broken[0].line, lines.findIndex((line) => line.includes('"genre": "compilation",')) + 1);
  assert.match(broken[0].says, /is no JSON: CommaExpected/);
  const [twice] = faults(path, text.replace('"id": "ludii",', '"id": "ludii", "title": "Ludii",'));
  assert.deepEqual([twice.field, twice.says], ["ludii: title", "is there twice"]);
});

test("every schema is used, and none lists the games", () => {
  const used = readFileSync(new URL("../../xtask/data.mjs", import.meta.url), "utf8");
  for (const name of names) {
    // That of game files is for editors: tests/module/game-files.test.mjs.
    assert.ok(name === "common" || name === "game" || used.includes(`"${name}"`), name);
    const text = read(`docs/schemas/${name}.schema.json`);
    for (const { id } of games()) assert.ok(!text.includes(`"${id}"`), `${name} names ${id}`);
  }
});
