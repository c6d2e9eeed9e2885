// Records of games as JavaScript reads and writes them.

import assert from "node:assert/strict";
import test from "node:test";
import { Match, defineGame, forgetGame, gameFile, readGameRecord } from "./load.mjs";

test("a match is written in its notations and read again", () => {
  const match = new Match("shogi");
  match.playLine(["c3c4", "g7g6", "b2h8+"]);
  assert.deepEqual(match.notations(), ["coordinates", "japanese", "hodges", "kif", "ki2", "csa", "usi"]);
  assert.deepEqual(match.lineIn("japanese"), ["☗７六歩", "☖３四歩", "☗２二角成"]);
  assert.equal(match.write(), match.gameText());
  for (const notation of match.notations()) {
    const again = Match.read(match.write(notation));
    assert.deepEqual([again.game, again.line()], ["shogi", match.line()], notation);
    again.free();
  }
  assert.equal(match.moveText("g9h8", "hodges"), "Sx2b");
  assert.throws(() => match.moveText("a1a9", "hodges"), { code: "move-text" });
  assert.throws(() => match.write("san"), { code: "unknown-notation" });
  match.free();
});

test("comments, variations and tags are kept", () => {
  const text =
    '[White "a"]\n[Variant "Shatranj"]\n\n{begin} 1. e3 {good} (1. d3 {other} 1... d6 (1... e6)) 1... e6 1-0\n';
  const { game, tags, comment, moves, result, notation, error } = readGameRecord(text);
  assert.deepEqual(
    [game, tags, comment, result, notation, error],
    ["shatranj", { White: "a" }, "begin", "1-0", "san", undefined],
  );
  assert.deepEqual(moves, [
    {
      text: "e2e3",
      comment: "good",
      variations: [
        {
          moves: [
            { text: "d2d3", comment: "other", variations: [] },
            { text: "d7d6", variations: [{ moves: [{ text: "e7e6", variations: [] }] }] },
          ],
        },
      ],
    },
    { text: "e7e6", variations: [] },
  ]);
});

test("a faulty record is thrown with where, why and what may be meant, or kept up to there", () => {
  const text = "1. e3 e6 2. Nf4 *";
  const setup = { game: "shatranj" };
  assert.throws(
    () => Match.read(text, setup),
    (error) => {
      const { code, ply, line, column, text, candidates, message } = /** @type {any} */ (error);
      assert.deepEqual([code, ply, line, column, text, candidates[0]], ["not-its-move", 3, 1, 13, "Nf4", "Nf3"]);
      assert.match(message, /The horse does not go/);
      return true;
    },
  );
  const { moves, error } = readGameRecord(text, setup);
  assert.deepEqual([moves.length, error?.code, error?.ply], [2, "not-its-move", 3]);
  assert.throws(() => readGameRecord(text), { code: "record-game" });
  assert.throws(() => readGameRecord("x".repeat(500_001)), { code: "record-too-long" });
});

test("a game of one's own is read back by its file, or where it is known", () => {
  const record = gameFile("shatranj")
    .replace(/^id = .*$/m, 'id = "mine"')
    .replace(/^stalemate = "wins"$/m, 'stalemate = "draw"');
  const match = new Match({ record });
  match.playLine(["e2e3", "e7e6"]);
  const text = match.write("san");
  assert.match(text, /^\[Variant "mine"\]$/m);
  const setup = { game: { record } };
  const again = Match.read(text, setup);
  assert.deepEqual([again.game, again.line(), again.write("san")], ["mine", match.line(), text]);
  assert.equal(readGameRecord("1. e3 e6 *", setup).game, "mine");
  assert.throws(() => Match.read(text), { code: "record-game" });
  assert.throws(() => Match.read(text, { game: { record: "nonsense" } }), { code: "syntax", line: 1 });
  defineGame(record);
  assert.equal(Match.read(text).game, "mine");
  assert.equal(readGameRecord("1. e3 e6 *", { game: "mine" }).moves.length, 2);
  forgetGame("mine");
  assert.throws(() => Match.read(text), { code: "record-game" });
});
