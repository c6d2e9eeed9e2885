// The games that stand beside the collection for comparison: played, searched and solved like any other.

import assert from "node:assert/strict";
import test from "node:test";
import * as lab from "../../www/pkg/lab.js";
import { Match, games, referenceGames, ruleSentences } from "./load.mjs";

test("they are none of the sixteen, and a match begins with each", () => {
  const all = games().map(({ id }) => id);
  assert.equal(all.length, 16);
  for (const { id, options, lines, notes } of referenceGames()) {
    assert.ok(!all.includes(id), id);
    assert.ok(options.length > 1 && lines[0].id === "demonstration" && notes.length > 3, id);
    assert.ok(
      ruleSentences(id).every(({ sources }) => sources.length > 0),
      id,
    );
    const match = new Match(id);
    assert.equal(match.board().length, 32);
    assert.match(match.svg(), /class="dark-squares"/);
    match.free();
  }
});

test("castling and captures in passing are played, and written as O-O and by the pawn’s file", () => {
  const castled = new Match("modern-chess");
  castled.playLine("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1".split(" "));
  assert.match(castled.write("san"), /O-O/);
  assert.match(castled.position(), /PPPP1PPP\/RNBQ1RK1 b kq /);
  castled.free();
  const passed = new Match("modern-chess");
  passed.playLine("e2e4 a7a6 e4e5 d7d5".split(" "));
  assert.match(passed.position(), / w KQkq d6 /);
  passed.play("e5d6");
  assert.match(passed.write("san"), /exd6/);
  passed.free();
});

test("the computer finds a mate, and the solver proves it", async () => {
  const setup = { game: "modern-chess", position: "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1" };
  const { move } = await lab.search(setup, { depth: 3 });
  assert.equal(move, "a1a8");
  const found = await lab.solve(setup, { plies: 3 });
  assert.deepEqual([found.result, found.plies, found.keys.map(({ move }) => move)], ["win", 1, ["a1a8"]]);
});

// A table knows nothing of the clock that draws after fifty quiet moves, so that none speaks in the modern game.
test("endings of the chess of Europe come to what is known; a win that may come too late is not told", async () => {
  const older = { game: "new-chess", options: { bareKing: "plays-on", kingLeap: "off" } };
  const modern = { game: "modern-chess" };
  // With a queen mate takes ten moves at most, with a rook sixteen.
  for (const [letter, position] of /** @type {const} */ ([
    ["Q", "7k/8/8/8/8/8/8/KQ6 w - - 0 1"],
    ["R", "7k/8/8/8/8/8/8/KR6 w - - 0 1"],
  ])) {
    for (const game of [older, modern]) {
      const told = await lab.ending({ ...game, position });
      assert.equal(told?.result, "win", letter);
      assert.ok((told?.plies ?? 99) <= (letter === "Q" ? 19 : 31), `${letter}: ${told?.plies}`);
    }
  }
  const rejected = async (/** @type {string} */ position, /** @type {string} */ code) =>
    assert.rejects(async () => lab.ending({ ...modern, position }), { code });
  await rejected("7k/8/8/8/8/8/8/KR6 w - - 90 80", "ending-quiet");
  await rejected("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "ending-rights");
});
