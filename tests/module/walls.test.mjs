// The wall texts: their place in the museum, and what they say of their boards. That each is whole, data.test.mjs sees.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { Match } from "./load.mjs";
import { entries as indexed, search, wallEntry } from "../../www/museum/index.js";
import { boardsOf, spoken } from "../../www/museum/walls.js";
import { stories } from "../../www/words/learn.js";
import { family } from "../../www/words/museum.js";

const file = readFileSync(new URL("../../www/museum/walls.json", import.meta.url), "utf8");
/** @type {import("../../www/museum/walls.js").Wall[]} */
const walls = JSON.parse(file);
const wallsOf = (/** @type {string} */ kind) => walls.filter((wall) => wall.kind === kind);

test("every story and every dispute is there", () => {
  assert.equal(wallsOf("stories").length, 10);
  assert.equal(wallsOf("disputes").length, 3);
});

test("every kind has its name in the room, and the family leads to what is there", () => {
  for (const { kind } of walls) assert.ok(stories.kinds[kind], kind);
  for (const { about } of Object.values(family.arguments)) {
    assert.ok(
      wallsOf("disputes").some((wall) => wall.id === about),
      about,
    );
  }
});

test("wall texts are found by what they say and by their sources, each at its address", () => {
  const index = [...indexed(), ...walls.map((wall) => wallEntry(wall, spoken(wall), boardsOf(wall)[0].game))];
  const first = (/** @type {string} */ query) => search(index, query).find(({ kind }) => kind === "wall")?.href ?? "";
  assert.match(first("dilaram vizier"), /^#\/shatranj\?v=1&room=stories:dilaram$/);
  assert.match(first("rose-water"), /room=stories:court$/);
  assert.match(first("panaino"), /room=stories:rokh$/);
  assert.match(first("weber purana"), /room=stories:armies$/);
  // Asked in a sentence.
  assert.match(first("How did the ferz become the queen"), /room=stories:queen$/);
});

test("what the texts say of their boards is so on them", () => {
  const at = (/** @type {string} */ id, /** @type {number} */ board) => {
    const wall = walls.find((one) => one.id === id);
    assert.ok(wall);
    const { game, options, position, line } = boardsOf(wall)[board];
    const match = new Match(game, { options, position });
    match.playLine(line);
    return match;
  };
  // Mate in six, and in five; mate with the fifth move, as the words beneath the boards say.
  for (const [id, board, plies] of /** @type {const} */ ([
    ["dilaram", 0, 11],
    ["dilaram", 1, 9],
    ["court", 0, 9],
  ])) {
    const match = at(id, board);
    assert.match(match.outcome()?.text ?? "", /White wins: checkmate/, id);
    assert.equal(match.line().length, plies, id);
  }
  // The longer defence ends where the black king stood after its first move, and Black is to move.
  assert.match(at("diamond", 1).position(), /^8\/8\/8\/3k4\/8\/1KQ5\/8\/q7 b /);
  // From c1 White’s counsellor guards b2, the only square to which Black’s could go.
  assert.match(at("diamond", 0).position(), /^8\/4k3\/8\/5K2\/8\/8\/8\/q1Q5 b /);
  assert.match(at("emperor", 0).outcome()?.text ?? "", /checkmate/);
  assert.match(at("rokh", 1).outcome()?.text ?? "", /stalemated/);
});
