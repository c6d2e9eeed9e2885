// Hostile addresses: whatever stands in one, the page reads something
// from it, and what it then writes it reads as the same.
//
// The same 2,000 addresses in every run. Others, for so many seconds:
//
//     SOAK_SECONDS=60 [SOAK_SEED=7] node --test tests/module/address.test.mjs

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import process from "node:process";
import test from "node:test";
// What reads addresses asks the module, so that this comes first.
import { defineGame, forgetGame, gameFile } from "./load.mjs";
import { forgetOutlines, gameInfo } from "../../www/core/games.js";
import { read, write } from "../../www/state/address.js";
import { randomBelow } from "../sample.mjs";

const written = readFileSync(new URL("../browser/addresses.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("#/"))
  .map((line) => line.split("\t")[0]);

const SIGNS = "#/?&=,;:~%+-@[]() aeptv019xé棋\u202e\0".split("");
const PARTS = [
  "line",
  "ply",
  "compare",
  "piece",
  "at",
  "position",
  "view=ways",
  "view=tracks",
  "view=set",
  "seed",
  "side",
  "v=2",
  "preset",
  "friends",
];

/** One slip in a text. @param {string} text @param {(bound: number) => number} below */
function slip(text, below) {
  const letters = [...text];
  const at = below(letters.length + 1);
  const change = below(5);
  if (change === 0) letters.splice(at, 1 + below(3));
  else if (change === 1) letters.splice(at, 0, SIGNS[below(SIGNS.length)]);
  else if (change === 2) letters.splice(at, 0, `&${PARTS[below(PARTS.length)]}=`);
  else if (change === 3) letters.splice(at, 1, SIGNS[below(SIGNS.length)]);
  else {
    // The rest of another address.
    const other = written[below(written.length)];
    letters.splice(at, letters.length, other.slice(below(other.length)));
  }
  return letters.join("");
}

/** Reads an altered address, and what is written of it. @param {(bound: number) => number} below */
function survives(below) {
  let address = written[below(written.length)];
  for (let times = below(5); times >= 0; times -= 1) address = slip(address, below);
  const told = () => `the address ${JSON.stringify(address)}`;
  try {
    const first = write(read(address).state);
    assert.equal(write(read(first).state), first, told());
  } catch (error) {
    if (error instanceof assert.AssertionError) throw error;
    throw new Error(told(), { cause: error });
  }
}

test("every address is read, and what is written is read as the same", () => {
  const below = randomBelow(1);
  for (let round = 0; round < 2000; round += 1) survives(below);
});

/** Addresses that nobody writes but to see a page stop, or by mistake, at a length that browsers take. */
const LARGE = 300_000;
const several = (/** @type {(at: number) => string} */ item, /** @type {string} */ by = ",") =>
  Array.from({ length: LARGE }, (_, at) => item(at)).join(by);
/** @type {Record<string, string>} */
const HOSTILE = {
  "a game that is none": `#/${"x".repeat(LARGE)}`,
  "one long move": `#/chaturanga?line=e2e3,${"x".repeat(20_000)},e7e6`,
  "no moves": `#/chaturanga?line=${several(() => "zz")}`,
  "one move again and again": `#/chaturanga?line=${several(() => "e2e3")}&ply=99999`,
  "commas alone": `#/chaturanga?line=${",".repeat(LARGE)}`,
  "friends that are no squares": `#/chaturanga?piece=elephant&at=d4&friends=${several((at) => `q${at}`)}`,
  "friends again and again": `#/chaturanga?piece=elephant&at=d4&friends=${several(() => "e5,f6")}`,
  "keys that mean nothing": `#/chaturanga?${several((at) => `key${at}=1`, "&")}`,
  "choices that are none": `#/chaturanga?${several((at) => `elephant=no${at}`, "&")}`,
  "sides, pieces and plies": `#/shaturanga?${several((at) => `side=${at}&piece=${at}&ply=x${at}&seed=!${at}`, "&")}`,
  positions: `#/chaturanga?${several((at) => `position=8/8/${at}`, "&")}`,
  "one long position": `#/chaturanga?position=${"8/".repeat(LARGE)}`,
  "sets of rules": `#/chaturanga?compare=${several(() => "-", ";")}`,
  "sets of games that are none": `#/chaturanga?compare=${several((at) => `game${at}`, ";")}`,
  "options of one set": `#/chaturanga?compare=${several((at) => `option${at}:1`, "~")}`,
  "one key without an end": `#/chaturanga?${"k".repeat(LARGE)}`,
  signs: `#/chaturanga?${"%".repeat(LARGE)}&line=${"%2B+".repeat(LARGE)}`,
};

for (const [name, address] of Object.entries(HOSTILE)) {
  test(`of ${name} a few sentences are said, and no more is kept than a game can have`, () => {
    const { state, notices } = read(address);
    assert.ok(notices.length <= 5, `${notices.length} sentences`);
    for (const notice of notices) assert.ok(notice.length < 700, notice);
    assert.ok(state.line.length <= 4000 && state.line.every((move) => move.length <= 100));
    assert.ok(state.compare.length <= 3 && state.friends.length <= 64);
    assert.ok(write(state).length <= 200_000);
    assert.equal(write(read(write(state)).state), write(state));
  });
}

test("slips of one kind are one sentence, which names the first of them", () => {
  const { notices } = read("#/chaturanga?piece=elephant&at=d4&friends=z1,z2,z2,z3,z4,z5&foo=1&elephant=x&elephant=y");
  assert.deepEqual(notices, [
    "The address says “foo”, which means nothing here; it was left out.",
    notices[1],
    "“z1”, “z2”, “z3” and 2 more are not squares of this board (in “friends”).",
  ]);
  assert.match(notices[1], /^“x” and “y” are no answers to “.*”/);
});

const seconds = Number(process.env.SOAK_SECONDS ?? 0);

test("a view, or a panel, that is called as something every object has is none", () => {
  for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
    const { state, notices } = read(`#/shatranj?view=${name}&panel=${name}`);
    assert.deepEqual([state.view, state.panel, state.room], ["play", "pieces", undefined], name);
    assert.equal(notices.length, 1, name);
  }
});

test("an option of an own game that is called as a key of addresses takes nothing from them", () => {
  const text = gameFile("shatranj")
    .replace(/^id = .*$/m, 'id = "keys"')
    .replace(/^id = "tabiya"$/m, 'id = "line"')
    .replace('"tabiya=10', '"line=10');
  const id = defineGame(text);
  forgetOutlines();
  try {
    const [choice] =
      gameInfo(id)
        .options.find((option) => option.id === "line")
        ?.choices.slice(-1) ?? [];
    const address = `#/keys?v=1&option.line=${choice.id}&line=e2e3&ply=1`;
    const { state, notices } = read(address);
    assert.deepEqual(notices, []);
    assert.deepEqual([state.options, state.line], [{ line: choice.id }, ["e2e3"]]);
    assert.equal(write(state), address);
  } finally {
    forgetGame(id);
    forgetOutlines();
  }
});

test("a view that follows from what else is there may be named as well", () => {
  for (const hash of ["#/shatranj?compare=-;makruk&view=boards", "#/shatranj?piece=elephant&view=piece"])
    assert.deepEqual(read(hash).notices, [], hash);
  assert.equal(read("#/shatranj?piece=elephant&view=boards").notices.length, 1);
});

test("so are others, for a while", { skip: seconds === 0 }, (t) => {
  const seed = Number(process.env.SOAK_SEED ?? Date.now() % 2 ** 32);
  t.diagnostic(`seed ${seed}`);
  const below = randomBelow(seed);
  const end = performance.now() + seconds * 1000;
  let rounds = 0;
  for (; performance.now() < end; rounds += 1) survives(below);
  t.diagnostic(`${rounds} addresses`);
});
