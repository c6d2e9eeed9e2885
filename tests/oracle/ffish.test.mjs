// The legal moves against those of an independent program, in random play.
//
// Fairy-Stockfish (ffish, GPL) is used here as an oracle for tests and is no part of what is built
// or published. It reads variants.ini. Our side is the module that `cargo xtask build` leaves in
// www/pkg. Rules that the engine cannot say (the leap, promotion by the square, free moves before
// play, the bare king, palace lines of one side only, men placed on pawns, most of Sittuyin's promotion) are
// switched off or accounted for below; tests/scenarios.rs has them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

import { Match, initSync } from "../../www/pkg/tabiya.js";

const here = (/** @type {string} */ name) => new URL(name, import.meta.url);
initSync({ module: readFileSync(here("../../www/pkg/tabiya_bg.wasm")) });

/** Positions to compare per rule set. */
const POSITIONS = 3000;

/** Chaturanga's array: on which square of the last rank a pawn becomes what. */
const BECOMES = { w: "rnb-qbnr", b: "rnbq-bnr" };

/** Of the engine's moves, those that lead to the kind of the square or stay a pawn. */
const promotesBySquare = (/** @type {string} */ move) =>
  move.length < 5 || move[4] === BECOMES[move[3] === "8" ? "w" : "b"]["abcdefgh".indexOf(move[2])];

/** Board and letters of the men besides king and pawn, where they are not the usual ones. */
const SHAPES = {
  indian: { letters: "qdnr" },
  janggi: { files: 9, ranks: 10, letters: "abnrc" },
  sittuyin: { letters: "fsnr" },
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

/** A pass is the general's point named twice. */
const isPass = (/** @type {string} */ move) => /^(\D\d+)\1$/.test(move);

/** With facing generals the engine lets a player pass in check too. */
const passesWhenSafe = (/** @type {string} */ move, /** @type {any} */ board) =>
  !isPass(move) || !board.isCheck();

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
    keep: passesWhenSafe,
  })),
  { game: "sittuyin", options: SITTUYIN, variant: "seed-sittuyin" },
  { game: "sittuyin", options: { ...SITTUYIN, rookRank: "first-rank-only" }, variant: "seed-sittuyin-rooks" },
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

/** Xorshift32 with a fixed seed: every run is the same. */
class Random {
  constructor(/** @type {number} */ seed) {
    this.state = (seed * 2654435769) >>> 0 || 1;
  }

  /** A number from 0 below this bound. */
  below(/** @type {number} */ bound) {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 1) % bound;
  }

  /** @template T @param {T[]} items */
  pick(items) {
    return items[this.below(items.length)];
  }
}

/** Few men anywhere, or nothing where that is no position of the game. */
function sparse(/** @type {Random} */ random, /** @type {string} */ game) {
  const { files = 8, ranks = 8, letters = "qbnr" } = /** @type {any} */ (SHAPES)[game] ?? {};
  const board = Array.from({ length: ranks }, () => Array(files).fill("."));
  for (const side of ["w", "b"]) {
    for (let man = 0; man < 2 + random.below(4); man += 1) {
      const letter = man === 0 ? "k" : random.pick([...letters, "p", "p"]);
      if (files === 9 && "ka".includes(letter)) {
        // Within the palace.
        const rank = side === "w" ? random.below(3) : ranks - 1 - random.below(3);
        board[rank][3 + random.below(3)] = side === "w" ? letter.toUpperCase() : letter;
        continue;
      }
      // A pawn on its own first rank is no position; on its last rank the engine's rules differ. Those of
      // Janggi never come behind the line from which they start.
      const behind = files === 9 ? 3 : 1;
      const forward = behind + random.below(ranks - behind - 1);
      const rank = letter !== "p" ? random.below(ranks) : side === "w" ? forward : ranks - 1 - forward;
      board[rank][random.below(files)] = side === "w" ? letter.toUpperCase() : letter;
    }
  }
  const rows = board.reverse().map((rank) => rank.join("").replace(/\.+/g, (gap) => String(gap.length)));
  return `${rows.join("/")} ${random.pick(["w", "b"])} - - 0 1`;
}

/** Whether this is a position of the game. */
function isPosition(/** @type {string} */ game, /** @type {any} */ options, /** @type {string} */ position) {
  try {
    new Match(game, { options, position }).free();
    return true;
  } catch (error) {
    return false;
  }
}

async function engine() {
  // In Node it would fetch its own file over the network's means, which know no file paths.
  // @ts-ignore
  delete globalThis.fetch;
  const ffish = createRequire(import.meta.url)("ffish");
  if (!ffish.Board) {
    await new Promise((done) => (ffish.onRuntimeInitialized = () => done(undefined)));
  }
  ffish.loadVariantConfig(readFileSync(here("variants.ini"), "utf8"));
  return ffish;
}

/** The placement and, in a fixed order, the men in hand. */
const men = (/** @type {string} */ position) => {
  const [board, hands = ""] = position.split(" ")[0].split("[");
  return [board, ...[...hands].sort()].join("");
};
/** A move that leaves the generals facing and so ends the game: the engine has a pass for it. */
function leavesFacing(/** @type {Match} */ match, /** @type {string} */ move) {
  if (match.game !== "janggi" || isPass(move)) {
    return false;
  }
  match.play(move);
  const reason = match.outcome()?.reason ?? "";
  match.undo();
  return ["standoff", "points"].includes(reason);
}
/** What the engine knows nothing of. */
const declares = (/** @type {string} */ move) => move.includes("-");
const sorted = (/** @type {string[]} */ moves) => [...moves].sort();

const ffish = await engine();
const variants = ffish.variants().split(" ");

for (const [index, { game, options, variant, keep }] of CASES.entries()) {
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
      const repetition = game === "janggi" ? "none" : "off";
      const match = new Match(game, { options: { ...options, repetition }, position });
      const board = new ffish.Board(variant, match.position().split(" ").slice(0, 6).join(" "));
      for (let ply = 0; ply <= plies; ply += 1) {
        const where = `${match.position()} (${variant})`;
        assert.equal(men(board.fen()), men(match.position()), where);
        const outcome = match.outcome();
        if (outcome) {
          ends[outcome.reason] = (ends[outcome.reason] ?? 0) + 1;
        }
        if (outcome && ["standoff", "points"].includes(outcome.reason)) {
          // Two passes, which end the game where the engine plays on, or what it counts as well.
          assert.ok(options.bikjang === "off" || board.result() === outcome.result, where);
        }
        if (outcome && !["checkmate", "stalemate"].includes(outcome.reason)) {
          break;
        }
        const texts = match.legal().map((move) => move.text);
        const ours = sorted(texts.filter((text) => !declares(text) && !leavesFacing(match, text)));
        const kept = (/** @type {string} */ move) => move !== "" && (keep?.(move, board) ?? true);
        const theirs = sorted(board.legalMoves().split(" ").filter(kept));
        assert.deepEqual(ours, theirs, where);
        compared += 1;
        if (outcome) {
          assert.equal(board.isCheck(), outcome.reason === "checkmate", where);
          if (!board.legalMoves().split(" ").some(isPass)) {
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

    const endings = /** @type {any} */ (ENDINGS)[game] ?? ENDINGS.usual;
    for (const position of endings) {
      for (const { text } of new Match(game, { options, position }).legal()) {
        play(position, 1, () => text);
      }
    }
    // In Janggi a stalemated player passes.
    assert.ok(ends.checkmate > 1 && (game === "janggi" || ends.stalemate > 1), JSON.stringify(ends));
    for (let games = 0; compared < POSITIONS; games += 1) {
      if (games % 40 === 0) {
        play(undefined, 150, (moves) => random.pick(moves));
        continue;
      }
      const position = sparse(random, game);
      if (isPosition(game, options, position)) {
        play(position, 16, (moves) => random.pick(moves));
      }
    }
  });
}
