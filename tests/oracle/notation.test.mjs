// Texts of moves and records against those of independent programs, in random play.
//
// Shogi's KIF, KI2, CSA and USI against tsshogi (MIT), letters as in chess, Hodges's notation and Xiangqi's against
// Fairy-Stockfish (ffish, GPL). Both are oracles for tests and no part of what is built or published. Our side is the
// module that `cargo xtask build` leaves in www/pkg.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as tsshogi from "tsshogi";

import { Random, declares, engine, isPass } from "./engine.mjs";
import { Match, readGameRecord } from "../../www/pkg/tabiya.js";

const GAMES = 60;
const PLIES = 120;

/** Shogi without what programs cannot say: claims, and ends by repetition. */
const SHOGI = { repetition: "off", impasse: "off" };

/** A game of ours and of theirs, played at random. @param {Random} random */
function shogi(random) {
  const match = new Match("shogi", { options: SHOGI });
  const record = new tsshogi.Record();
  for (let ply = 0; ply < PLIES; ply += 1) {
    const moves = match.legal();
    if (moves.length === 0) break;
    // Moves on the board are few beside drops, and pieces of one kind have to meet.
    const steps = moves.filter(({ action }) => action === "step");
    const { text } = random.pick(steps.length > 0 && random.below(3) > 0 ? steps : moves);
    const usi = match.moveText(text, "usi");
    const move = record.position.createMoveByUSI(usi);
    assert.ok(move, usi);
    const prev = record.current.move instanceof tsshogi.Move ? record.current.move : undefined;
    const where = `${text} in ${match.position()}`;
    assert.equal(match.moveText(text, "kif"), tsshogi.formatKIFMove(move, { prev }), where);
    const ki2 = tsshogi.formatMove(record.position, move, { lastMove: prev, compatible: true });
    assert.equal(match.moveText(text, "ki2"), ki2, where);
    assert.equal(match.moveText(text, "csa"), tsshogi.formatCSAMove(move), where);
    match.play(text);
    assert.ok(record.append(move), where);
  }
  return { match, record };
}

test("Shogi’s notations are those of tsshogi", () => {
  const random = new Random(1);
  for (let game = 0; game < GAMES; game += 1) {
    const { match, record } = shogi(random);
    const usi = record.moves.flatMap(({ move }) => (move instanceof tsshogi.Move ? [move.usi] : []));
    assert.deepEqual(match.lineIn("usi"), usi);
    // Each reads what the other writes.
    const line = match.line();
    for (const text of [tsshogi.exportKIF(record), tsshogi.exportKI2(record), tsshogi.exportCSA(record)]) {
      const read = readGameRecord(text, { options: SHOGI });
      assert.equal(read.error?.message, undefined);
      assert.deepEqual(
        read.moves.map(({ text }) => text),
        line,
      );
    }
    const written = [
      tsshogi.importKIF(match.write("kif")),
      tsshogi.importKI2(match.write("ki2")),
      tsshogi.importCSA(match.write("csa")),
      // Without the tags in which the choices of these rules stand: a line of an engine cannot say them.
      tsshogi.Record.newByUSI(`startpos moves ${match.lineIn("usi")?.join(" ")}`),
    ];
    for (const theirs of written) {
      assert.ok(theirs instanceof tsshogi.Record, String(theirs));
      const moves = theirs.moves.flatMap(({ move }) => (move instanceof tsshogi.Move ? [move.usi] : []));
      assert.deepEqual(moves, usi);
    }
    match.free();
  }
});

test("Shogi’s boards are those of tsshogi", () => {
  const random = new Random(2);
  for (let game = 0; game < 20; game += 1) {
    const { match } = shogi(random);
    if (match.outcome()) continue;
    const later = new Match("shogi", { options: SHOGI, position: match.position() });
    later.play(random.pick(later.legal()).text);
    for (const read of [tsshogi.importKIF(later.write("kif")), tsshogi.importCSA(later.write("csa"))]) {
      assert.ok(read instanceof tsshogi.Record, String(read));
      const [board, turn, hands] = read.initialPosition.sfen.split(" ");
      const [placed, side] = match.position().split(" ");
      assert.equal(board, placed.split("[")[0]);
      assert.equal(turn === "b", side === "w");
      const held = [...placed.split("[")[1].replace("]", "")].sort().join("");
      const theirs = [...hands.matchAll(/(\d*)([A-Za-z])/g)].map(([, count, piece]) =>
        piece.repeat(Number(count || 1)),
      );
      assert.equal([...theirs.join("")].sort().join(""), held);
    }
  }
});

test("variations and comments of KIF are those of tsshogi", () => {
  const text = [
    "手合割：平手",
    "   1 ７六歩(77)",
    "*first",
    "   2 ３四歩(33)",
    "   3 ２六歩(27)",
    "",
    "変化：3手",
    "   3 ６六歩(67)",
    "   4 ８四歩(83)",
    "",
    "変化：2手",
    "   2 ８四歩(83)",
    "*other",
    "",
  ].join("\n");
  const theirs = tsshogi.importKIF(text);
  assert.ok(theirs instanceof tsshogi.Record);
  const ours = readGameRecord(tsshogi.exportKIF(theirs));
  assert.deepEqual([ours.error, ours.moves.length, ours.moves[0].comment], [undefined, 3, "first"]);
  assert.deepEqual(
    ours.moves.map(({ variations }) => variations.map(({ moves }) => moves.map(({ text }) => text))),
    [[], [["b7b6"]], [["d3d4", "b7b6"]]],
  );
});

const ffish = await engine();

/** Games whose texts the engine writes too, with their notation there. */
const CASES = [
  { game: "shatranj", variant: "seed-shatranj-mg", options: {}, own: "san", theirs: "SAN" },
  {
    game: "makruk",
    variant: "seed-makruk",
    options: { boardCount: "off", bareCount: "off" },
    own: "san",
    theirs: "SAN",
  },
  { game: "shogi", variant: "seed-shogi", options: SHOGI, own: "hodges", theirs: "SHOGI_HODGES" },
  { game: "xiangqi", variant: "seed-xiangqi", options: { perpetual: "off" }, own: "wxf", theirs: "XIANGQI_WXF" },
];

/** Soldiers in files: the engine counts them from the front, the federation has signs of its own. */
const isCounted = (/** @type {string} */ text) => /^\d/.test(text);

for (const { game, variant, options, own, theirs } of CASES) {
  test(`${own} of ${game} is that of Fairy-Stockfish`, () => {
    const random = new Random(7);
    let compared = 0;
    for (let round = 0; round < GAMES; round += 1) {
      const known = /** @type {Record<string, string>} */ ({ ...options });
      const match = new Match(game, { options: known });
      const board = new ffish.Board(variant, match.position().split(" ").slice(0, 6).join(" "));
      for (let ply = 0; ply < PLIES && !match.outcome(); ply += 1) {
        const texts = match.legal().map(({ text }) => text);
        const moves = texts.filter((text) => !declares(text) && !isPass(text));
        if (moves.length === 0) break;
        const text = random.pick(moves);
        const letters = board.sanMove(text, ffish.Notation[theirs]);
        // Our variants have the letters of their pieces from position text; the federation says H and E.
        const said = theirs === "XIANGQI_WXF" ? letters.replace("N", "H").replace("B", "E") : letters;
        if (!isCounted(said)) {
          assert.equal(match.moveText(text, own), said, `${text} in ${match.position()}`);
          compared += 1;
        }
        match.play(text);
        assert.ok(board.push(text));
      }
      board.delete();
      match.free();
    }
    assert.ok(compared > 2000, String(compared));
  });
}
