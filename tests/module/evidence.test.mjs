// Games played by themselves, as JavaScript has them: the same as elsewhere, and refused with the field that is wrong.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import {
  Match,
  chanceOutside,
  compareGames,
  exactInterval,
  falseShares,
  initSync,
  measures,
  playout,
  sharedOpening,
} from "../../www/pkg/tabiya.js";
import { evidence as words } from "../../www/words/evidence.js";

initSync({ module: readFileSync(new URL("../../www/pkg/tabiya_bg.wasm", import.meta.url)) });

const ELEPHANTS = ["alfil", "dabbaba"].map((elephant) => ({ game: "chaturanga", options: { elephant } }));

test("a game is told so that it can be played again", () => {
  const line = sharedOpening(ELEPHANTS, { plies: 4, seed: 3 });
  assert.equal(line.length, 4);
  for (const setup of ELEPHANTS) {
    const game = playout({ ...setup, line }, { seed: 5 });
    assert.deepEqual(game, playout({ ...setup, line }, { seed: 5 }));
    assert.deepEqual(game.line.slice(0, 4), line);
    const match = new Match(setup.game, { options: setup.options });
    match.playLine(game.line);
    assert.equal(match.outcome()?.reason, game.end);
    assert.equal(match.outcome()?.winner, game.winner);
    assert.equal(game.plies, game.line.length);
    assert.equal(game.widths.length, game.plies);
    match.free();
  }
});

test("who searches beats who does not, and the scores tell of it", () => {
  const game = playout(ELEPHANTS[0], { play: ["nodes-300", "random"], swapped: true, seed: 2 });
  assert.deepEqual([game.skill, game.side], [1, 1]);
  assert.ok(game.scores.length > 3 && game.drama !== undefined && game.decisiveness !== undefined);
});

test("figures have their intervals", () => {
  const games = Array.from({ length: 12 }, (_, seed) => playout(ELEPHANTS[1], { seed }));
  const found = measures(games);
  assert.equal(found.games, 12);
  const length = found.measures.find(({ id }) => id === "length");
  assert.ok(length && length.low < length.value && length.value < length.high);
  const mean = games.filter(({ end }) => end).reduce((sum, { plies }) => sum + plies, 0) / length.games;
  assert.ok(Math.abs(length.value - mean) < 1e-9);
  const shares = found.ends.reduce((sum, { value }) => sum + value, 0);
  assert.ok(Math.abs(shares - 1) < 1e-9);
});

test("a share has one interval, whoever asks for it", () => {
  for (const [count, of] of [
    [0, 20],
    [1, 200],
    [9, 200],
    [27, 60],
    [50, 50],
  ]) {
    const games = Array.from({ length: of }, (_, at) => ({ end: "x", sides: 2, ...(at < count ? { side: 0 } : {}) }));
    const won = measures(/** @type {any} */ (games)).measures.find(({ id }) => id === "won");
    const [low, high] = exactInterval(count, of);
    assert.ok(won && Math.abs(won.low - low) < 1e-9 && Math.abs(won.high - high) < 1e-9, `${count} of ${of}`);
  }
});

test("what is wrong is named", () => {
  const [setup] = ELEPHANTS;
  /** @type {[() => unknown, string, RegExp][]} */
  const wrong = [
    [() => playout(setup, { play: "level-10" }), "bad-argument", /“play”/],
    [() => playout(setup, /** @type {any} */ ({ play: ["random"] })), "bad-argument", /“play”/],
    [() => playout(setup, { plies: 0 }), "bad-argument", /“plies”/],
    [() => playout(setup, { plies: 2001 }), "bad-argument", /“plies”/],
    [() => playout(setup, { seed: -1 }), "bad-argument", /“seed”/],
    [() => playout(setup, /** @type {any} */ ({ ply: 3 })), "unknown-field", /“ply”/],
    [() => playout({ game: "chaturanga", options: { elephant: "whale" } }), "unknown-choice", /whale/],
    [() => sharedOpening([]), "bad-argument", /“setups”/],
    [() => sharedOpening([setup], { plies: 101 }), "bad-argument", /“plies”/],
    [() => measures(/** @type {any} */ ([{ plies: -1 }])), "bad-argument", /“plies”/],
    [() => measures(/** @type {any} */ ([{ side: 2, sides: 2 }])), "bad-argument", /“side”/],
    [() => measures(/** @type {any} */ ([{ drama: Number.NaN }])), "bad-argument", /“drama”/],
    [() => measures(/** @type {any} */ ([{ length: 1 }])), "unknown-field", /“length”/],
    [() => measures(/** @type {any} */ ([{ winer: "w" }])), "unknown-field", /“winer”/],
    [() => exactInterval(3, 2), "bad-argument", /“points”/],
    [() => exactInterval(1, 2.5), "bad-argument", /“games”/],
    [() => falseShares([0.1, 2]), "bad-argument", /“chances”/],
    [() => compareGames(/** @type {any} */ ([[{ plies: -1 }]])), "bad-argument", /“plies”/],
    [() => compareGames(Array.from({ length: 17 }, () => [])), "bad-argument", /“choices”/],
    [() => chanceOutside({ value: 2, low: 0, high: 1, games: 9 }, [0, 1]), "bad-argument", /“found”/],
    [() => chanceOutside({ value: 0.5, low: 0, high: 1, games: 9 }, [1, 0]), "bad-argument", /“range”/],
    // The seat alone would be taken for a draw.
    [() => measures(/** @type {any} */ ([{ end: "checkmate", winner: "w" }])), "bad-argument", /“winner”.*“side”/],
  ];
  for (const [call, code, message] of wrong) assert.throws(call, { code, message });
});

test("that a choice made no difference is said when all games are played", () => {
  const alike = [{ pairs: 12, apart: 0 }];
  assert.match(words.answer("random moves", alike, 0, true), /made no difference\.$/);
  assert.match(words.answer("random moves", alike, 0, false), /^So far, .*no difference is seen\.$/);
  assert.match(words.answer("random moves", [{ pairs: 12, apart: 3 }], 1, false), /^In these games so far, /);
});

test("what stands on the scale of percent is written in percent", () => {
  for (const id of ["captures", "drama"]) assert.equal(words.figure(id, 0.138), "13.8%");
});
