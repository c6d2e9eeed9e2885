// Records of games as JavaScript reads and writes them.

import assert from "node:assert/strict";
import test from "node:test";
import { Match, defineGame, forgetGame, gameFile, readGameRecord, writeGameRecord } from "./load.mjs";

test("a match is written in its notations and read again", () => {
  const match = new Match("shogi");
  match.playLine(["c3c4", "g7g6", "b2h8+"]);
  assert.deepEqual(match.notations(), ["coordinates", "japanese", "hodges", "kif", "ki2", "csa", "usi", "san"]);
  assert.deepEqual(match.lineIn("japanese"), ["☗７六歩", "☖３四歩", "☗２二角成"]);
  assert.equal(match.write(), match.gameText());
  for (const notation of match.notations()) {
    const again = Match.read(match.write(notation));
    assert.deepEqual([again.game, again.line()], ["shogi", match.line()], notation);
    again.free();
  }
  assert.equal(match.moveText("g9h8", "hodges"), "Sx2b");
  assert.throws(() => match.moveText("a1a9", "hodges"), { code: "move-text" });
  assert.throws(() => match.write("wxf"), { code: "unknown-notation" });
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
  // The page refuses a longer file before it reads it (www/views/record-reading.ts).
  assert.throws(() => readGameRecord(`1. e3 ${" ".repeat(500_000 - 6)}`), { code: "record-game" });
  for (const none of ["", "Dear friend", "*"])
    assert.throws(() => readGameRecord(none, setup), { code: "record-empty" });
  assert.match(String(error?.message), /^Move 2, White: “Nf4”/);
});

test("a game of one's own is read back by its file, or where it is known", () => {
  const file = gameFile("shatranj")
    .replace(/^id = .*$/m, 'id = "mine"')
    .replace(/^stalemate = "wins"$/m, 'stalemate = "draw"');
  const match = new Match({ file });
  match.playLine(["e2e3", "e7e6"]);
  const text = match.write("san");
  assert.match(text, /^\[Variant "mine"\]$/m);
  const setup = { game: { file } };
  const again = Match.read(text, setup);
  assert.deepEqual([again.game, again.line(), again.write("san")], ["mine", match.line(), text]);
  assert.equal(readGameRecord("1. e3 e6 *", setup).game, "mine");
  assert.throws(() => Match.read(text), { code: "record-game" });
  assert.throws(() => Match.read(text, { game: { file: "nonsense" } }), { code: "syntax", line: 1 });
  defineGame(file);
  assert.equal(Match.read(text).game, "mine");
  assert.equal(readGameRecord("1. e3 e6 *", { game: "mine" }).moves.length, 2);
  forgetGame("mine");
  assert.throws(() => Match.read(text), { code: "record-game" });
});

/** What is said and could have been played, in the notations that have words for it. @type {[string, string][]} */
const SAID = [
  [
    "shatranj",
    '[White "a"]\n\n{begin} 1. e3 {good} (1. d3 {other} 1... d6 (1... e6)) 1... e6 2. Nf3 (2. Nh3 a6 3. Ng5) 1-0',
  ],
  ["xiangqi", "{begin} 1. C2=5 H8+7 {usual} (1... C8=5 2. H2+3 (2. H8+7)) 2. H2+3 1/2-1/2"],
  ["shogi", "{begin} 1. P-7f P-3d {usual} (1... P-8d 2. P-2f) 2. Bx2b+ *"],
  ["janggi", "1. 79卒78 {so} (1. 71卒72) 1... 12馬33"],
];

test("what is read is written with its comments and variations, and read again as it was", () => {
  for (const [game, text] of SAID) {
    const record = readGameRecord(text, { game });
    assert.equal(record.error?.message, undefined);
    const match = Match.read(text, { game });
    for (const notation of match.notations()) {
      // CSA has no variations, USI and UCCI have moves alone.
      if (["csa", "usi", "ucci"].includes(notation)) continue;
      const again = readGameRecord(writeGameRecord(record, notation));
      const same = ({ moves, comment, result, tags } = record) => ({ moves, comment, result, tags });
      assert.deepEqual(same(again), same(), `${game}, ${notation}`);
    }
    match.free();
  }
});

test("what an engine is told is read again with no more told", () => {
  for (const [game, line] of /** @type {[string, string[]][]} */ ([
    ["shogi", ["c3c4", "g7g6", "b2h8+"]],
    ["xiangqi", ["b3e3", "h10g8"]],
    ["sho-shogi", ["c3c4"]],
    ["heian-shogi", ["c3c4"]],
    ["janggi", []],
  ])) {
    const match = new Match(game);
    match.playLine(line);
    for (const notation of match.notations()) {
      const again = Match.read(match.write(notation));
      assert.deepEqual([again.game, again.line()], [game, line], `${game}, ${notation}`);
      again.free();
    }
    match.free();
  }
});

test("a record that is put together is written, with its choices and its start", () => {
  const text = writeGameRecord({
    game: "chaturanga",
    options: { elephant: "dabbaba" },
    position: "r3k3/8/8/8/8/8/8/2B1K3 w - - 0 1",
    tags: { Event: "a study" },
    moves: [{ text: "c1c3", comment: "straight", variations: [{ moves: [{ text: "e1e2" }] }] }],
  });
  assert.match(text, /\[Options "elephant=dabbaba"\]/);
  assert.match(text, /\n1\. c1c3 \{straight\} \(1\. e1e2\) \*\n$/);
  const { moves, position, options } = readGameRecord(text);
  assert.deepEqual([moves.length, options], [1, { elephant: "dabbaba" }]);
  assert.match(position ?? "", /^r3k3\/8\/8\/8\/8\/8\/8\/2B1K3 w/);
});

test("a record that cannot be written is refused with a code", () => {
  const write = /** @type {any} */ (writeGameRecord);
  const record = { game: "shatranj", moves: [{ text: "e2e3" }] };
  const refused = (/** @type {unknown} */ given, /** @type {string} */ code) =>
    assert.throws(() => write(given), { code }, code);
  refused({ ...record, moves: [{ text: "e2e5" }] }, "not-its-move");
  refused({ ...record, moves: [{ txt: "e2e3" }] }, "bad-argument");
  refused({ ...record, moves: [{ text: "e2e3", variation: [] }] }, "unknown-field");
  refused({ ...record, result: "}" }, "bad-argument");
  refused({ ...record, game: "shatrang" }, "unknown-game");
  assert.throws(() => write(record, "kif"), { code: "unknown-notation" });
  // What stands within itself has no end.
  /** @type {any} */
  const endless = { moves: [{ text: "e2e3", variations: [] }] };
  endless.moves[0].variations.push(endless);
  refused({ ...record, moves: endless.moves }, "record-too-many");
});

test("of an id that is none the nearest is told", () => {
  const match = new Match("shogi");
  assert.throws(() => match.write("kiff"), { message: "The game has no notation “kiff”. Is “kif” meant?" });
  assert.throws(() => Match.read("1. e3", { game: "shatranj", notation: "sann" }), /Is “san” meant/);
  assert.throws(() => new Match("shatrang"), { code: "unknown-game", message: /Is “shatranj” meant/ });
  match.free();
});

test("of a text with several games each can be had, and what is left out is told", () => {
  const text = '[Variant "Makruk"]\n\n1. e4! e5 *\n\n[Variant "Makruk"]\n\n1. d4 d5 2. Ne2 *\n';
  for (const [number, line] of /** @type {const} */ ([
    [undefined, ["e3e4", "e6e5"]],
    [1, ["e3e4", "e6e5"]],
    [2, ["d3d4", "d6d5", "g1e2"]],
  ])) {
    const match = Match.read(text, { number });
    assert.deepEqual(match.line(), line);
    match.free();
  }
  assert.throws(() => Match.read(text, { number: 3 }), { code: "record-number" });
  const { games, leftOut } = readGameRecord(text);
  assert.deepEqual([games, leftOut], [2, "Left out: 1 mark (“!”)."]);
  assert.equal(readGameRecord(text, { number: 2 }).leftOut, undefined);
  assert.match(writeGameRecord(readGameRecord(text)), /1\. e3e4 e6e5/);
});
