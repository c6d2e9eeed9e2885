// Legal moves against those of Fairy-Stockfish, in random play.
//
// Fairy-Stockfish (ffish, GPL) is used here as an oracle for tests and is no part of what is built
// or published. It reads variants.ini. Our side is the module that `cargo xtask build` leaves in
// www/pkg. Rules that the engine cannot say (the leap, promotion by the square, free moves before
// play, the bare king, palace lines of one side only, pieces placed on pawns, most of Sittuyin's promotion,
// counts, the claim of an impasse, mates that are forbidden) are switched off or accounted for below;
// tests/scenarios.rs has them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Random, declares, engine, isPass, sorted } from "./engine.mjs";
import { Match } from "../../www/pkg/tabiya.js";

/** Positions to compare per rule set. */
const POSITIONS = 3000;

/** Chaturanga's array: on which square of the last rank a pawn becomes what. */
const BECOMES = { w: "rnb-qbnr", b: "rnbq-bnr" };

/** Of the engine's moves, those that lead to the kind of the square or stay a pawn. */
const promotesBySquare = (/** @type {string} */ move) =>
  move.length < 5 || move[4] === BECOMES[move[3] === "8" ? "w" : "b"]["abcdefgh".indexOf(move[2])];

/** Pieces of the three ages of Shogi, and those that could not move from the last rows. */
const HEIAN = { letters: ["g", "s", "n", "l", "+p", "+l", "+n", "+s"], slow: "pln", pawns: [2, 5] };
const NINE = { files: 9, ranks: 9, slow: "pln", pawns: [2, 6] };

/**
 * Board, letters of the pieces besides king and pawn, own ranks on which pawns (and the other pieces of `slow`)
 * are put, whether king and advisers stay in a palace and elephants on their half, pieces in hand; by variant
 * or by game, where they are not the usual ones.
 * @type {Record<string, { files?: number, ranks?: number, letters?: string[], slow?: string, pawns?: number[],
 *   palace?: boolean, home?: string, hand?: string[] }>}
 */
const SHAPES = {
  indian: { letters: ["q", "d", "n", "r"] },
  janggi: { files: 9, ranks: 10, letters: ["a", "b", "n", "r", "c"], palace: true, pawns: [4, 9] },
  sittuyin: { letters: ["f", "s", "n", "r"] },
  makruk: { letters: ["m", "s", "n", "r"], pawns: [3, 5] },
  ouk: { letters: ["m", "s", "n", "r"], pawns: [3, 5] },
  shatar: { letters: ["j", "b", "n", "r"] },
  xiangqi: { files: 9, ranks: 10, letters: ["a", "b", "n", "r", "c"], palace: true, home: "b", pawns: [4, 9] },
  "heian-shogi": HEIAN,
  "seed-heian9-mg": { ...HEIAN, files: 9, ranks: 8 },
  "sho-shogi": { ...NINE, letters: ["r", "b", "g", "s", "n", "l", "e", "+e", "+p", "+s", "+r", "+b"] },
  shogi: {
    ...NINE,
    letters: ["r", "b", "g", "s", "n", "l", "+p", "+s", "+r", "+b"],
    hand: ["p", "p", "l", "n", "s", "g", "b", "r"],
  },
};

/** Sittuyin as the engine has it. What the first player may object to is looked at apart. */
const SITTUYIN = {
  pawnSwap: "off",
  objection: "claim",
  stalemate: "draw",
  promoCheck: "all",
  lastPawn: "on",
  count: "off",
};

/** Ouk as the engine has it. */
const OUK = {
  kingLeapSquares: "b2-f2",
  kingLeapCapture: "no",
  leapLostBy: "rook-aim",
  neangJump: "jump-to-empty",
  count: "off",
};

/** The letter on a square, or a dot. */
function on(/** @type {string} */ position, /** @type {string} */ square) {
  const rows = position.split(/[[ ]/)[0].split("/");
  const row = rows[rows.length - Number(square.slice(1))];
  const squares = row.replace(/\+/g, "").replace(/\d/g, (gap) => ".".repeat(Number(gap)));
  return squares["abcdefghi".indexOf(square[0])];
}

/** A new crown prince frees the king from its care at once here, in the engine from the next move on. */
const isCrowned = (/** @type {string} */ move, /** @type {any} */ board) =>
  move.endsWith("+") && on(board.fen(), move.slice(0, 2)).toLowerCase() === "e";

/**
 * Our rules and the engine's variant; also which of its moves are kept, which moves only ours have, and the reason for
 * which ours refuse a mate.
 * @type {{ game: string, options: Record<string, string>, variant: string, keep?: (move: string) => boolean,
 *   beyond?: (move: string, board: any) => boolean, barred?: string }[]}
 */
const CASES = [
  { game: "shatranj", options: {}, variant: "seed-shatranj-mg" },
  { game: "shatranj", options: { bareKing: "win-immediate" }, variant: "seed-shatranj-mg" },
  { game: "senterej", options: { werera: "off" }, variant: "seed-senterej" },
  { game: "indian", options: {}, variant: "seed-indian9c-mg" },
  { game: "indian", options: { bareKing: "win-unless-rebared" }, variant: "seed-indian9c-mg" },
  ...[
    ["alfil", "seed-chaturanga-mg"],
    ["dabbaba", "seed-chaturanga-aladli"],
    ["five", "seed-chaturanga-biruni"],
  ].map(([elephant, variant]) => ({
    game: "chaturanga",
    options: { elephant, kingLeap: "off", bareKing: "none" },
    variant,
    keep: promotesBySquare,
  })),
  ...[
    ["lines", "seed-janggi"],
    ["any", "seed-janggi-literal"],
  ].map(([palaceStep, variant]) => ({
    game: "janggi",
    options: { palaceDiagonals: "both", palaceStep, bikjang: "off" },
    variant,
  })),
  ...[
    ["simple-draw", "seed-janggi-facing"],
    ["points", "seed-janggi-points"],
  ].map(([bikjang, variant]) => ({
    game: "janggi",
    options: { palaceDiagonals: "both", pass: "any-time", bikjang },
    variant,
  })),
  { game: "sittuyin", options: SITTUYIN, variant: "seed-sittuyin" },
  { game: "sittuyin", options: { ...SITTUYIN, rookRank: "first-rank-only" }, variant: "seed-sittuyin-rooks" },
  { game: "makruk", options: { boardCount: "off", bareCount: "off" }, variant: "seed-makruk" },
  { game: "ouk", options: OUK, variant: "cambodian" },
  { game: "shatar", options: {}, variant: "seed-shatar-mg", barred: "may-not-mate" },
  { game: "xiangqi", options: { perpetual: "off" }, variant: "seed-xiangqi" },
  { game: "heian-shogi", options: { bareKing: "off" }, variant: "seed-heian8-mg" },
  { game: "heian-shogi", options: { bareKing: "off", board: "9x8" }, variant: "seed-heian9-mg" },
  { game: "sho-shogi", options: { bareKing: "off" }, variant: "seed-shoshogi", beyond: isCrowned },
  { game: "shogi", options: { impasse: "off" }, variant: "seed-shogi", barred: "drop-mates" },
];

/** One move before mate or stalemate, for either side. */
const ENDINGS = {
  usual: [
    "k7/8/1K6/8/8/p7/8/7R w - - 0 1",
    "7r/8/P7/8/8/1k6/8/K7 b - - 0 1",
    "8/2P5/8/8/8/p7/k7/1R1K4 w - - 0 1",
    "1r1k4/K7/P7/8/8/8/2p5/8 b - - 0 1",
  ],
  janggi: [
    "4k4/R8/9/9/9/9/9/9/3K5/1R7 w - - 0 1",
    "3k5/1r7/9/9/9/9/9/9/r8/4K4 b - - 0 1",
    "3k5/R8/9/9/9/9/9/9/5K3/6R1R w - - 0 1",
    "4k4/R8/9/4P3p/9/9/9/9/4K4/1R7 w - - 0 1",
    "R3k4/9/9/9/9/9/9/9/9/4K4 b - - 0 1",
    "4k4/9/9/p8/r8/R4P3/9/9/9/4K4 w - - 0 1",
  ],
  makruk: [
    "k7/8/1K6/8/8/m7/8/7R w - - 0 1",
    "7r/8/M7/8/8/1k6/8/K7 b - - 0 1",
    "k7/2K5/8/M6p/7P/8/8/8 w - - 0 1",
    "8/8/8/7p/m6P/8/2k5/K7 b - - 0 1",
  ],
  shatar: [
    "k7/8/1K6/8/8/p7/8/7R w - - 0 1",
    "7r/8/P7/8/8/1k6/8/K7 b - - 0 1",
    "k7/8/2K5/7p/7P/8/7B/8 w - - 0 1",
    "8/7b/8/7p/7P/2k5/8/K7 b - - 0 1",
    "6rk/6pp/8/4N3/8/8/8/7K w - - 0 1",
    "7k/8/8/8/4n3/8/6PP/6RK b - - 0 1",
    "7k/5K1p/8/8/8/8/8/2B5 w - - 0 1",
    "6rk/6p1/7N/8/8/8/8/K6R w - - 0 1",
  ],
  xiangqi: [
    "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1",
    "4k4/r8/9/9/9/9/9/9/9/3K5 b - - 0 1",
    "3k5/9/9/3P5/9/9/9/9/9/4K4 w - - 0 1",
    "4k4/9/9/9/9/9/3p5/9/9/3K5 b - - 0 1",
  ],
  "heian-shogi": [
    "k7/2G5/1K6/8/8/8/p7/8 w - - 0 1",
    "8/P7/8/8/8/1k6/2g5/K7 b - - 0 1",
    "k7/n7/1K1S4/8/8/8/8/L7 w - - 0 1",
    "l7/8/8/8/8/1k1s4/N7/K7 b - - 0 1",
  ],
  "seed-heian9-mg": [
    "k8/2G6/1K7/9/9/9/p8/9 w - - 0 1",
    "9/P8/9/9/9/1k7/2g6/K8 b - - 0 1",
    "k8/n8/1K1S5/9/9/9/9/L8 w - - 0 1",
    "l8/9/9/9/9/1k1s5/N8/K8 b - - 0 1",
  ],
  "sho-shogi": [
    "k8/2G6/1K7/9/9/9/9/p8/9 w - - 0 1",
    "9/P8/9/9/9/9/1k7/2g6/K8 b - - 0 1",
    "k8/n8/1K1S5/9/9/9/9/9/L8 w - - 0 1",
    "l8/9/9/9/9/9/1k1s5/N8/K8 b - - 0 1",
    "8k/9/9/4E4/9/9/P8/9/K3r4 w - - 0 1",
    "8+E/9/r8/9/9/8P/9/9/1r2k4 b - - 0 1",
  ],
  shogi: [
    "k8/2G6/1K7/9/9/9/9/p8/9 w - - 0 1",
    "9/P8/9/9/9/9/1k7/2g6/K8 b - - 0 1",
    "k8/n8/1K1S5/9/9/9/9/9/L8 w - - 0 1",
    "l8/9/9/9/9/9/1k1s5/N8/K8 b - - 0 1",
    "7lk/9/8G/9/9/9/9/9/K8[P] w - - 0 1",
    "k8/9/9/9/9/9/8g/9/7LK[p] b - - 0 1",
  ],
  sittuyin: [
    "k7/8/1K6/8/8/p7/8/7R w - - 0 1",
    "7r/8/P7/8/8/1k6/8/K7 b - - 0 1",
    "k7/8/K7/8/8/8/1p6/2R5 w - - 0 1",
    "2r5/1P6/8/8/8/k7/8/K7 b - - 0 1",
    "k7/8/K7/8/8/8/8/2R5 w - - 0 1",
    "2r5/8/8/8/8/k7/8/K7 b - - 0 1",
  ],
};

/**
 * Where the engine's game starts, if not from ours: Shatar's after the two forced moves.
 * @type {Record<string, string | undefined>}
 */
const START = { shatar: "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 3" };

/** Few pieces anywhere, or nothing where that is no position of the game. */
function sparse(/** @type {Random} */ random, /** @type {string} */ game, /** @type {string} */ variant) {
  const shape = SHAPES[variant] ?? SHAPES[game] ?? {};
  const { files = 8, ranks = 8, letters = ["q", "b", "n", "r"], slow = "p", palace, home = "" } = shape;
  // A pawn on its own first rank is no position; on its last rank the engine's rules differ. Those of
  // Janggi and Xiangqi never come behind the line from which they start, those of Makruk promote on the way.
  const [first, last] = shape.pawns ?? [2, ranks - 1];
  const board = Array.from({ length: ranks }, () => Array(files).fill("."));
  let hands = "";
  for (const side of ["w", "b"]) {
    const cased = (/** @type {string} */ letter) => (side === "w" ? letter.toUpperCase() : letter);
    for (let piece = 0; piece < 2 + random.below(4); piece += 1) {
      const letter = piece === 0 ? "k" : random.pick([...letters, "p", "p"]);
      // Counted from the side's own first rank.
      let rank = random.below(ranks);
      let file = random.below(files);
      if (palace && "ka".includes(letter)) {
        [rank, file] = [random.below(3), 3 + random.below(3)];
      } else if (home.includes(letter)) {
        rank = random.below(ranks / 2);
      } else if (slow.includes(letter)) {
        rank = first - 1 + random.below(last - first + 1);
      }
      board[side === "w" ? rank : ranks - 1 - rank][file] = cased(letter);
    }
    for (let piece = random.below(4); shape.hand && piece > 0; piece -= 1) {
      hands += cased(random.pick(shape.hand));
    }
  }
  const rows = board.reverse().map((rank) => rank.join("").replace(/\.+/g, (gap) => String(gap.length)));
  return `${rows.join("/")}${hands && `[${hands}]`} ${random.pick(["w", "b"])} - - 0 1`;
}

/** Whether this is a position of the game. */
function isPosition(/** @type {string} */ game, /** @type {any} */ options, /** @type {string} */ position) {
  try {
    new Match(game, { options, position }).free();
    return true;
  } catch {
    return false;
  }
}

/** The engine's names of Ouk's rights are the files of the pieces. */
const forEngine = (/** @type {string} */ game, /** @type {string} */ position) => {
  const fields = position.split(" ").slice(0, 6);
  if (game === "ouk") {
    const files = { K: "D", M: "E", k: "d", m: "e" };
    fields[2] = fields[2].replace(/[KMkm]/g, (right) => /** @type {any} */ (files)[right]);
  }
  return fields.join(" ");
};

/** The placement and, in a fixed order, the pieces in hand. */
const pieces = (/** @type {string} */ position) => {
  const [board, hands = ""] = position.split(" ")[0].split("[");
  return [board, ...[...hands].sort()].join("");
};
/** A mate that the engine lists and only scores as lost: refused here, for this reason. */
function isBarredMate(
  /** @type {Match} */ match,
  /** @type {any} */ board,
  /** @type {string} */ move,
  /** @type {string[]} */ ours,
  /** @type {string | undefined} */ reason,
) {
  if (!reason || ours.includes(move) || codeOf(match, move) !== reason) {
    return false;
  }
  board.push(move);
  assert.deepEqual([board.legalMoves(), board.isCheck()], ["", true], `${move} mates`);
  board.pop();
  return true;
}
/** Why a move is refused. */
function codeOf(/** @type {Match} */ match, /** @type {string} */ move) {
  try {
    match.play(move);
  } catch (error) {
    return /** @type {any} */ (error).code;
  }
  return assert.fail(`${move} is played, but not listed`);
}
const ffish = await engine();
const variants = ffish.variants().split(" ");

for (const [index, { game, options, variant, keep, barred, beyond }] of CASES.entries()) {
  const named = Object.entries(options).map(([option, choice]) => ` ${option}=${choice}`);
  test(`${game}${named.join("")} has the moves of ${variant}`, () => {
    // An unknown name makes the engine trap.
    assert.ok(variants.includes(variant), variant);
    const random = new Random(index + 1);
    let compared = 0;
    /** @type {Record<string, number>} */
    const ends = {};

    /** Plays so many plies from a position (none: the start), each the choice of `choose`. */
    const play = (
      /** @type {string | undefined} */ position,
      /** @type {number} */ plies,
      /** @type {(moves: string[]) => string} */ choose,
    ) => {
      /** @type {Record<string, string>} */
      const endless = game === "xiangqi" ? {} : { repetition: game === "janggi" ? "none" : "off" };
      const match = new Match(game, { options: { ...options, ...endless }, position });
      const board = new ffish.Board(variant, forEngine(game, match.position()));
      for (let ply = 0; ply <= plies; ply += 1) {
        const where = `${match.position()} (${variant})`;
        assert.equal(pieces(board.fen()), pieces(match.position()), where);
        const outcome = match.outcome();
        if (outcome) {
          ends[outcome.reason] = (ends[outcome.reason] ?? 0) + 1;
        }
        if (outcome && ["standoff", "points"].includes(outcome.reason)) {
          // Two passes, which end the game where the engine plays on, or what it counts as well.
          assert.ok(options.bikjang === "off" || board.result() === outcome.result, where);
        }
        if (outcome?.reason === "niol") {
          assert.deepEqual([board.legalMoves(), board.isCheck(), board.result()], ["", true, "1/2-1/2"], where);
        }
        if (outcome && !["checkmate", "stalemate"].includes(outcome.reason)) {
          break;
        }
        const texts = match.legal().map((move) => move.text);
        const all = board.legalMoves().split(" ");
        const known = (/** @type {string} */ text) => all.includes(text) || !beyond?.(text, board);
        const ours = sorted(texts.filter((text) => !declares(text) && known(text)));
        const kept = (/** @type {string} */ move) => move !== "" && (keep?.(move) ?? true);
        const listed = sorted(all.filter(kept));
        const theirs = listed.filter((move) => !isBarredMate(match, board, move, ours, barred));
        assert.deepEqual(ours, theirs, where);
        compared += 1;
        if (outcome) {
          assert.equal(board.isCheck(), outcome.reason === "checkmate", where);
          if (!all.some(isPass)) {
            assert.equal(board.result(), outcome.result, where);
          }
          break;
        }
        if (ply === plies || ours.length === 0) {
          break;
        }
        const move = choose(ours);
        match.play(move);
        assert.ok(board.push(move), `${move} in ${where}`);
      }
      board.delete();
      match.free();
    };

    const endings = /** @type {any} */ (ENDINGS)[variant] ?? /** @type {any} */ (ENDINGS)[game] ?? ENDINGS.usual;
    for (const position of endings) {
      for (const { text } of new Match(game, { options, position }).legal()) {
        play(position, 1, (moves) => (moves.includes(text) ? text : moves[0]));
      }
    }
    // In Janggi a stalemated player passes.
    assert.ok(ends.checkmate > 1 && (game === "janggi" || ends.stalemate > 1), JSON.stringify(ends));
    for (let games = 0; compared < POSITIONS; games += 1) {
      // Of Ouk's rights only play from the start tells.
      if (games % (game === "ouk" ? 3 : 40) === 0) {
        play(START[game], 150, (moves) => random.pick(moves));
        continue;
      }
      const position = sparse(random, game, variant);
      if (isPosition(game, options, position)) {
        play(position, 16, (moves) => random.pick(moves));
      }
    }
  });
}
