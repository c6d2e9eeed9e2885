// FEN of Fairy-Stockfish: what it writes of a position is read as that position, with the same moves, and the same
// count.
//
// In random games of the engine's own variants every FEN is given to Tabiya: placement, hands, rights by file,
// marks of promoted pieces (half of the time), counts in plies.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Random, declares, engine, passesWhenSafe, sorted } from "./engine.mjs";
import { Match } from "../../www/pkg/tabiya.js";

/** Positions to read of each variant. */
const POSITIONS = 1000;

const JANGGI = { palaceDiagonals: "both", pass: "any-time" };

/**
 * The engine's variant, the game, and the choices by which it has the same moves. `ways`: only squares are
 * compared, since promotion gives another piece. `ends`: reasons for which the game is over here and not there.
 * @type {{ variant: string, game: string, options?: Record<string, string>, ways?: boolean, ends?: string[],
 *   barred?: string, keep?: (move: string, board: any) => boolean }[]}
 */
const CASES = [
  { variant: "shatranj", game: "shatranj", ends: ["bare-king", "two-bare-kings"] },
  {
    variant: "chaturanga",
    game: "chaturanga",
    options: { kingLeap: "off", bareKing: "none" },
    ways: true,
    ends: ["two-bare-kings"],
  },
  { variant: "makruk", game: "makruk", options: { bareCount: "pychess" }, ends: ["two-bare-kings"] },
  {
    variant: "cambodian",
    game: "ouk",
    options: {
      kingLeapSquares: "b2-f2",
      kingLeapCapture: "no",
      leapLostBy: "rook-aim",
      neangJump: "jump-to-empty",
      count: "cambodian",
    },
    ends: ["two-bare-kings"],
  },
  {
    variant: "sittuyin",
    game: "sittuyin",
    options: {
      rookRank: "first-rank-only",
      pawnSwap: "off",
      stalemate: "draw",
      promoCheck: "all",
      lastPawn: "on",
      count: "federation",
    },
    ends: ["two-bare-kings"],
  },
  { variant: "shatar", game: "shatar", barred: "may-not-mate", ends: ["bare-king"] },
  { variant: "xiangqi", game: "xiangqi", ends: ["two-bare-kings"] },
  { variant: "janggi", game: "janggi", options: { ...JANGGI, bikjang: "points" }, keep: passesWhenSafe },
  {
    variant: "janggitraditional",
    game: "janggi",
    options: { ...JANGGI, bikjang: "simple-draw" },
    keep: passesWhenSafe,
    ends: ["two-bare-kings"],
  },
  { variant: "shogi", game: "shogi", barred: "drop-mates" },
  { variant: "shoshogi", game: "sho-shogi", ends: ["bare-king", "two-bare-kings"] },
];

/** How many moves a count leaves, by our field or by the engine's limit and plies. @param {string} text */
function left(text) {
  const ours = /counting=\w:\w+:(\d+)\/(\d+)/.exec(text);
  if (ours) return Number(ours[2]) - Number(ours[1]);
  const [, , , limit, plies] = text.split(" ").map(Number);
  return limit > 0 ? Math.max(0, limit / 2 - Math.floor(plies / 2)) : undefined;
}

/** Whether the move makes a crown prince. @param {any} match @param {string} move */
const crowns = (match, move) =>
  match.legal().some((/** @type {any} */ other) => other.text === move && other.promotion === "crown-prince");

/** Whether the move is refused here for this reason. @param {any} match @param {string} move @param {string} [code] */
function isBarred(match, move, code) {
  if (!code) return false;
  try {
    match.play(move);
    match.undo();
    return false;
  } catch (error) {
    return /** @type {any} */ (error).code === code;
  }
}

const ffish = await engine();

for (const [index, { variant, game, options = {}, ways, ends = [], barred, keep }] of CASES.entries()) {
  test(`${game} reads what ${variant} writes`, () => {
    const random = new Random(index + 1);
    /** @type {Record<string, number>} */
    const seen = { positions: 0, over: 0, marked: 0, rights: 0, counted: 0 };
    const squares = (/** @type {string} */ move) => (ways ? move.slice(0, 4) : move);
    const set = (/** @type {string[]} */ moves) => sorted([...new Set(moves.map(squares))]);
    while (seen.positions < POSITIONS) {
      const board = new ffish.Board(variant);
      const known = (/** @type {string} */ move) => move !== "" && (keep?.(move, board) ?? true);
      const listed = () => board.legalMoves().split(" ").filter(known);
      for (let ply = 0; ply < 400; ply += 1) {
        const all = listed();
        if (all.length === 0 || board.isGameOver()) break;
        board.push(random.pick(all));
        const fen = board.fen(random.below(2) === 1);
        if (random.below(8) > 0) continue;
        const match = new Match(game, { options, position: fen });
        const where = `${fen} (${variant})`;
        seen.positions += 1;
        seen.marked += Number(fen.includes("~"));
        seen.rights += Number(fen.split(" ")[2] !== "-");
        const count = left(fen);
        if (count !== undefined) {
          seen.counted += 1;
          // The engine does not know whose the count is: which moves are counted may differ by the first.
          const differs = Math.abs(Number(left(match.position())) - count);
          assert.ok(differs <= (match.position().includes(":board:") && variant === "makruk" ? 1 : 0), where);
        }
        const outcome = match.outcome();
        if (outcome && (ends.includes(outcome.reason) || (count === 0 && outcome.reason === "counted-out"))) {
          seen.over += 1;
        } else if (!board.isGameOver() && !board.isBikjang()) {
          // A new crown prince frees the king from its care at once here, in the engine from the next move on.
          const moves = match.legal().filter((move) => !declares(move.text) && move.promotion !== "crown-prince");
          const ours = set(moves.map((move) => move.text));
          const open = (/** @type {string} */ move) =>
            ours.includes(squares(move)) || !(isBarred(match, move, barred) || crowns(match, move));
          assert.deepEqual(ours, set(listed().filter(open)), where);
        }
        match.free();
      }
      board.delete();
    }
    console.log(variant, JSON.stringify(seen));
  });
}
