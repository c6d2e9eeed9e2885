// Solving and endings as programs call them: what is known, what both say, errors as those of a match, tables as bytes.

import assert from "node:assert/strict";
import test from "node:test";
import * as lab from "../../www/pkg/lab.js";
import { Match, games } from "./load.mjs";
import { REFUSED } from "./refused.mjs";

const DIAMOND = { game: "shatranj", position: "8/8/8/3k4/8/1KQ5/8/q7 w" };
const DILARAM = { game: "shatranj", position: "1r4k1/8/5PP1/8/K5NR/7B/1r6/7R w" };

test("Dilaram is solved by a search, with every key", async () => {
  /** @type {number[]} */
  const told = [];
  const found = await lab.solve(DILARAM, { plies: 11, onProgress: (far) => void told.push(far.depth) });
  assert.equal(found.result, "win");
  assert.equal(found.plies, 11);
  assert.deepEqual(found.keys, [{ move: "h4h8", plies: 11 }]);
  assert.ok(found.sole && found.by === "search" && found.line.length === 11);
  assert.ok(told.length > 0 && told.every((depth, index) => index === 0 || depth >= told[index - 1]), `${told}`);
  const other = await lab.solve({ ...DILARAM, line: ["h4h8"] }, { plies: 10, seat: "w" });
  assert.deepEqual([other.result, other.plies, other.keys], ["loss", 10, []]);
});

test("the Diamond: 39 plies, and one shortest key", async () => {
  const found = await lab.solve(DIAMOND, { plies: 45 });
  assert.deepEqual([found.result, found.plies, found.sole, found.by], ["win", 39, true, "ending"]);
  assert.deepEqual(
    found.keys.map(({ move, plies }) => `${move} ${plies}`),
    ["b3b4 39", "b3c2 41", "c3d2 43", "c3b4 43"],
  );
  assert.equal(found.line.length, 39);
  const { result, plies, moves } = /** @type {any} */ (await lab.ending(DIAMOND));
  assert.deepEqual([result, plies, moves[0]], ["win", 39, { move: "b3b4", result: "win", plies: 39 }]);
  const match = new Match("shatranj", { position: DIAMOND.position });
  assert.deepEqual(
    moves.map((/** @type {any} */ { move }) => move).sort(),
    match
      .legal()
      .map(({ text }) => text)
      .sort(),
  );
  const fore = { game: "shatranj", position: "3Q3k/8/8/K7/8/8/8/q7 w" };
  const before = await lab.solve(fore, { plies: 60 });
  assert.equal(before.plies, 53);
  assert.deepEqual(before.keys.map(({ move }) => move).sort(), ["a5a4", "a5b4", "d8c7"]);
});

test("tables are told of, kept and taken", async () => {
  const setup = { game: "shatranj", options: { stalemate: "lose" }, material: "KRvK" };
  const before = await lab.endingInfo(setup);
  assert.equal(before.ready, false);
  assert.equal(await lab.exportTable(before.id), undefined);
  const { sides, positions, material } = /** @type {any} */ (await lab.endingStatistics(setup));
  assert.equal(material, "KRvK");
  assert.equal(
    sides[0].won + sides[0].drawn + sides[0].lost + sides[1].won + sides[1].drawn + sides[1].lost,
    positions,
  );
  const info = await lab.endingInfo(setup);
  assert.ok(info.ready && info.tables.at(-1)?.id === info.id);
  const bytes = /** @type {Uint8Array} */ (await lab.exportTable(info.id));
  assert.ok(bytes.length > 2 * info.positions);
  assert.equal(await lab.importTable(bytes), info.id);
  const bad = { code: "bad-table" };
  for (const hostile of [new Uint8Array(), bytes.slice(0, 40), bytes.slice(0, -1), new Uint8Array(1000).fill(10)]) {
    await assert.rejects(async () => lab.importTable(hostile), bad);
  }
  for (const at of [0, 20, 5000, bytes.length - 9, bytes.length - 1]) {
    const twisted = bytes.slice();
    twisted[at] ^= 255;
    await assert.rejects(async () => lab.importTable(twisted), bad, `${at}`);
  }
});

test("what fits into a table does so by material as by a position", async () => {
  const material = await lab.endingInfo({ game: "shatranj", material: "KBBvKB" });
  const position = await lab.endingInfo({ game: "shatranj", position: "2b4k/8/8/8/8/8/8/K1B2B2 w" });
  assert.equal(material.id, position.id);
});

test("where no table can speak it says why", async () => {
  const cases = [
    ["ending-hands", { game: "shogi" }],
    ["no-two-sides", { game: "chaturaji" }],
    ["ending-too-large", { game: "shatranj" }],
    ["ending-state", { game: "janggi", position: "3k5/9/9/9/9/9/9/9/4R4/5K3 w" }],
    ["bad-material", { game: "shatranj", material: "K" }],
    ["bad-material", { game: "shatranj", material: "KXvK" }],
    ["bad-material", { game: "shatranj", material: "é v K" }],
    ["ending-state", { game: "shatranj", material: "Rv" }],
    ["ending-too-large", { game: "shatranj", material: "KRRRRRvKRRRRR" }],
  ];
  for (const [code, setup] of /** @type {[string, any][]} */ (cases)) {
    const known = games().some(({ id }) => id === setup.game);
    await assert.rejects(
      async () => lab.endingStatistics(setup),
      { code: known ? code : "unknown-game" },
      JSON.stringify(setup),
    );
  }
});

test("a table that is stopped is none, and the next call makes it", async () => {
  const setup = { game: "shatranj", options: { bareKing: "win-immediate" }, position: "8/8/8/3k4/8/1KR5/8/q7 w" };
  assert.equal(await lab.ending(setup, { onProgress: () => false }), undefined);
  const found = await lab.solve(setup, { plies: 20, onProgress: () => false });
  assert.equal(found.result, "unknown");
  const error = new Error("enough");
  const fail = () => {
    throw error;
  };
  await assert.rejects(async () => lab.ending(setup, { onProgress: fail }), error);
  assert.equal((await lab.ending(setup))?.result, "win");
});

test("what cannot be is refused as a match refuses it", async () => {
  for (const { setup, error } of REFUSED) {
    await assert.rejects(async () => lab.solve(setup, { plies: 1 }), error, JSON.stringify(setup));
    await assert.rejects(async () => lab.ending(setup), error, JSON.stringify(setup));
    await assert.rejects(async () => lab.soundness(setup, { plies: 1 }), error, JSON.stringify(setup));
  }
  const bad = { code: "bad-argument" };
  const limits = [{}, { plies: 0 }, { plies: 201 }, { plies: 1.5 }, { plies: NaN }, { plies: 3, millis: 0 }];
  for (const wrong of [...limits, { plies: 3, nodes: -1 }, { plies: 3, onProgress: 5 }, { plies: "3" }]) {
    await assert.rejects(async () => lab.solve(DILARAM, /** @type {any} */ (wrong)), bad, JSON.stringify(wrong));
  }
  await assert.rejects(async () => lab.solve(DILARAM, { plies: 3, seat: "x" }), { code: "unknown-seat" });
  const foreign = { code: "unknown-field" };
  await assert.rejects(async () => lab.solve(DILARAM, /** @type {any} */ ({ plies: 3, time: 5 })), foreign);
  await assert.rejects(async () => lab.ending(/** @type {any} */ ({ ...DIAMOND, material: "KRvK" })), foreign);
  await assert.rejects(async () => lab.endingStatistics(/** @type {any} */ ({ ...DIAMOND, pieces: "KRvK" })), foreign);
  await assert.rejects(async () => lab.solve(DILARAM, /** @type {any} */ (undefined)), bad);
});

test("a game that is over is no problem", async () => {
  const over = { game: "shatranj", position: "8/8/8/8/8/2k5/8/R1K5 w - - 0 1" };
  const { sound, fault, plies, keys } = await lab.soundness(over, { plies: 1 });
  assert.deepEqual({ sound, fault, plies, keys }, { sound: false, fault: "no-win", plies: 0, keys: [] });
});

test("soundness names the fault, and a sound problem nearby", async () => {
  const sound = await lab.soundness(DILARAM, { plies: 11 });
  assert.deepEqual([sound.sound, sound.fault], [true, undefined]);
  // Two rooks that both mate.
  const cooked = { game: "shatranj", position: "7k/8/R7/1R6/8/7p/8/4K3 w" };
  const found = await lab.soundness(cooked, { plies: 3 });
  assert.equal(found.sound, false);
  assert.equal(found.fault, "several-keys");
  const near = /** @type {NonNullable<typeof found.nearest>} */ (found.nearest);
  const again = await lab.soundness({ game: "shatranj", position: near.position }, { plies: 3 });
  assert.deepEqual([again.sound, again.plies, again.keys[0].move], [true, near.plies, near.key]);
  const none = await lab.soundness({ game: "shatranj", position: "4k2r/8/8/8/8/8/8/R3K3 w" }, { plies: 1 });
  assert.equal(none.fault, "no-win");
});
