// Interfaces that users of chess libraries expect of a match: moves in letters, setups, keys, several lines.

import assert from "node:assert/strict";
import test from "node:test";
import * as lab from "../../www/pkg/lab.js";
import { Match, gameFile, games, parting, search } from "./load.mjs";

/** @typedef {import("../../www/pkg/tabiya.js").MatchSetup} MatchSetup */

/** Two knights go to one square, and a rook is hemmed in by its own. */
const TWO_KNIGHTS = "4k3/7p/8/8/8/8/8/RN1NK3 w - - 0 1";

test("a move is played in letters, in any notation of the game, and in squares that a notation names", () => {
  const shatranj = new Match("shatranj");
  for (const text of ["Nf3", "Nc6", "e3"]) shatranj.play(text);
  assert.deepEqual(shatranj.line(), ["g1f3", "b8c6", "e2e3"]);
  const shogi = new Match("shogi");
  for (const text of ["7g7f", "P-34", "☗６八銀"]) shogi.play(text);
  assert.deepEqual(shogi.line(), ["c3c4", "g7g6", "c1d2"]);
  // What says more than is so is not played as less.
  for (const text of ["d7d6+", "P-46+", "d7d6x", "d7xd6"]) assert.throws(() => shogi.play(text), text);
  assert.equal(shogi.line().length, 3);
  const xiangqi = new Match("xiangqi");
  xiangqi.play("C2=5");
  // Ranks from 0: in our own squares this would be a move of the general's guard.
  xiangqi.play("h9g7", "ucci");
  assert.deepEqual(xiangqi.line(), ["h3e3", "h10g8"]);
  assert.throws(() => xiangqi.play("炮二平五", "usi"), { code: "unknown-notation" });
});

test("a text that fits several moves names them, and one that fits none says why", () => {
  const match = new Match("shatranj", { position: TWO_KNIGHTS });
  assert.throws(
    () => match.play("Nc3"),
    (/** @type {any} */ error) => {
      assert.deepEqual([error.code, error.squares], ["move-ambiguous", ["b1", "c3", "d1", "c3"]]);
      assert.match(error.message, /b1c3, d1c3/);
      return true;
    },
  );
  assert.throws(() => match.play("Ra9"), { code: "move-text" });
  assert.throws(() => match.play("Rb1"), { code: "own-piece" });
  match.play("Nbc3");
  assert.deepEqual(match.line(), ["b1c3"]);
});

test("moves are listed in a notation", () => {
  const match = new Match("makruk");
  const moves = match.legal("b1", "san");
  assert.deepEqual(
    moves.map(({ text, written }) => [text, written]),
    moves.map(({ text }) => [text, match.moveText(text, "san")]),
  );
  assert.deepEqual(
    moves.map(({ written }) => written),
    ["Nd2"],
  );
  assert.ok(match.legal().every((move) => !("written" in move)));
  assert.throws(() => match.legal(undefined, "wxf"), { code: "unknown-notation" });
});

test("a move is explained by its text", () => {
  const match = new Match("shogi");
  const drop = match.explain("P@e5");
  assert.deepEqual([drop.legal, drop.code], [false, "not-in-hand"]);
  assert.deepEqual(match.explain("P-76"), match.explain("c3", "c4"));
  assert.equal(match.explain("nonsense").code, "move-text");
});

test("a match says what sets it up again", () => {
  const begin = {
    options: { elephant: "dabbaba" },
    position: new Match("chaturanga").position().replace(" w ", " b "),
  };
  const match = new Match("chaturanga", begin);
  match.playLine(["d7d6", "d2d3"]);
  const setup = match.setup();
  assert.deepEqual([setup.game, setup.options, setup.line], ["chaturanga", begin.options, ["d7d6", "d2d3"]]);
  assert.match(setup.position ?? "", / b /);
  for (const made of [new Match(setup), new Match(match)]) {
    assert.deepEqual([made.setup(), made.position(), made.line()], [setup, match.position(), match.line()]);
    assert.equal(made.undo() && made.undo() && made.undo(), undefined);
    made.free();
  }
  for (const { id } of games()) {
    const start = new Match(id);
    assert.deepEqual(start.setup(), { game: id, options: {}, line: [] });
  }
  // A game of one's own that is known by no id.
  const file = gameFile("shatranj").replace(/^id = .*$/m, 'id = "own-game"');
  const own = new Match({ file });
  const { game } = own.setup();
  const again = new Match(/** @type {any} */ (game));
  assert.deepEqual([again.game, again.position()], ["own-game", own.position()]);
});

test("what takes a setup takes a match", async () => {
  const match = new Match("shatranj", { position: TWO_KNIGHTS });
  match.playLine(["b1c3", "e8e7"]);
  const limits = { depth: 2, seed: 1 };
  const [one, other, third] = [search(match, limits), search(match.setup(), limits), await lab.think(match, limits)];
  assert.deepEqual([one.move, one.line, one.score], [other.move, other.line, other.score]);
  assert.deepEqual(third?.line, one.line);
  assert.ok(match.legal().some(({ text }) => text === one.move));
  assert.equal(parting(match, match, { plies: 1 }).result, "none");
  /** @type {[unknown, string][]} */
  const odd = [
    [{ setup: () => 5 }, "bad-argument"],
    [{ setup: () => ({}) }, "bad-argument"],
    [{ setup: () => ({ game: "draughts" }) }, "unknown-game"],
    [{ setup: 5, game: "shatranj" }, "unknown-field"],
  ];
  for (const [asked, code] of odd) {
    assert.throws(() => search(/** @type {any} */ (asked)), { code }, JSON.stringify(asked));
    assert.throws(() => new Match(/** @type {any} */ (asked)), { code }, JSON.stringify(asked));
  }
  const error = new Error("own");
  const fails = {
    setup() {
      throw error;
    },
  };
  assert.throws(() => search(/** @type {any} */ (fails)), error);
});

test("a position has one key, whichever way it was reached", () => {
  const match = new Match("xiangqi");
  const start = match.key();
  assert.match(start, /^[0-9a-f]{16}$/);
  match.play("h1g3");
  const after = match.key();
  assert.notEqual(after, start);
  match.playLine(["h10g8", "g3h1", "g8h10"]);
  assert.equal(match.key(), start);
});

test("several lines are told, the best first, and why a search has ended", () => {
  const match = new Match("makruk");
  const found = search(match, { depth: 3, lines: 3 });
  assert.equal(found.lines.length, 3);
  assert.deepEqual(found.lines[0], { line: found.line, score: found.score });
  assert.equal(new Set(found.lines.map(({ line }) => line[0])).size, 3);
  assert.equal(found.ended, "done");
  assert.equal(search(match, { nodes: 300 }).ended, "nodes");
  assert.equal(search(match, { millis: 20 }).ended, "time");
  assert.equal(search(match, { onProgress: () => false }).ended, "stopped");
  assert.throws(() => search(match, { lines: 0 }), { code: "bad-argument" });
});

/** Checked by the compiler alone: what the types let through. */
export const typed = (/** @type {Match} */ match) => {
  /** @type {MatchSetup} */
  const setup = match.setup();
  return [new Match(setup), new Match(match), lab.solve(match, { plies: 3 })];
};
