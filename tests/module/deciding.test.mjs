// Deciding choices: which ones decide how a game ends.

import assert from "node:assert/strict";
import test from "node:test";
import { deciding } from "../../www/core/deciding.js";
import { games } from "./load.mjs";

/** @param {string} id @param {string} line */
function end(id, line) {
  const game = games().find((one) => one.id === id);
  const found = game?.lines.find((one) => one.id === line);
  assert.ok(found, `${id} ${line}`);
  const { options, position, moves } = found;
  return deciding({ game: id, options, position, line: moves }).map(({ option }) => option);
}

test("an end that other answers would not bring is put down to their questions", () => {
  const bared = { game: "shatranj", options: {}, position: "4k3/8/8/8/8/8/8/R3K3 b", line: [] };
  assert.deepEqual(
    deciding(bared).map(({ option, choice }) => [option, choice.id]),
    [["bareKing", "win-unless-rebared"]],
  );
  assert.deepEqual(end("ouk", "stalemate-wins"), ["stalemate"]);
  assert.deepEqual(end("makruk", "bare-count-runs-out"), ["bareCount"]);
  assert.deepEqual(end("xiangqi", "repetition"), ["perpetual", "repetitionCount"]);
  assert.deepEqual(end("janggi", "points"), ["bikjang"]);
});

test("a mate rests on no choice", () => {
  assert.deepEqual(end("sittuyin", "checkmate"), []);
  assert.deepEqual(end("makruk", "checkmate"), []);
});
