// Xiangqi's perpetual chase under the Asian federation's rules, against an independent program.
//
// Fairy-Stockfish (ffish, GPL) is an oracle for tests and no part of what is built; it reads variants.ini. It
// knows these rules as `chasingRule = axf`. Its tests have positions and verdicts after the federation's
// diagrams; the first test takes those in which the rules as we read them decide (each line says where they
// come from), the second goes round cycles of four moves in random positions. What the two programs judge
// differently is told apart below.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Match } from "../../www/pkg/tabiya.js";
import { engine } from "./engine.mjs";

/** Cycles to compare in which somebody checks or chases. */
const AT_FAULT = 20;

/**
 * What the engine's own tests are about, positions and cycles there, and who wins: after the cycle has been gone
 * round twice.
 * @type {[string, string, string, string][]}
 */
const KNOWN = [
  ["a check now and then", "9/3kc4/3a5/3P5/9/4p4/9/4K4/9/3C5 w", "d7e7 e5d5 e7d7 d5e5", "1-0"],
  ["check by a soldier", "3k5/9/9/9/9/5p3/9/5p3/5K3/5C3 w", "f2e2 f3e3 e2f2 e3f3", "1-0"],
  ["check uncovered by a soldier", "3k5/4P4/4b4/3C5/4c4/9/9/9/9/5K3 w", "d7e7 e8g6 e7d7 g6e8", "1-0"],
  ["a cannon uncovered, and none", "5k3/9/9/5C3/5c3/5C3/9/9/5p3/4K4 w", "f5d5 f6d6 d5f5 d6f6", "0-1"],
  ["both check", "9/4c4/3k5/3r5/9/9/4C4/9/4K4/3R5 w", "e4d4 d7e7 d4e4 e7d7", "1/2-1/2"],
  ["soldiers chase", "3k5/6c2/9/7P1/6c2/6P2/9/9/9/5K3 w", "h7g7 g6h6 g7h7 h6g6", "1/2-1/2"],
  ["cannons that attack each other", "5k3/9/9/c8/9/P1P6/9/2C6/9/3K5 w", "c3a3 a7c7 a3c3 c7a7", "1/2-1/2"],
  ["a pin takes the protection", "4k4/4c4/9/4p4/9/9/3rn4/3NR4/4K4/9 b", "e4g5 e2f2 g5e4 f2e2", "1-0"],
  ["the general does not protect", "3k5/9/9/9/9/9/3r5/9/9/3NK4 w", "d1c3 d4c4 c3d1 c4d4", "1-0"],
  ["protected once", "3k5/9/9/3n5/9/9/3r5/9/9/3NK4 w", "d1c3 d4c4 c3d1 c4d4", "1/2-1/2"],
  ["a cannon protects nothing", "5k3/9/9/9/9/1C7/1r7/9/1C7/4K4 w", "b5c5 b4c4 c5b5 c4b4", "1-0"],
  ["chariots on both sides", "4ka3/c2R1R2c/4b4/9/9/9/9/9/9/4K4 w", "f9f7 f10e9 f7f9 e9f10", "1/2-1/2"],
  ["a check that uncovers a cannon", "3k5/9/9/9/9/9/9/9/cr1CAK3/9 w", "d2d4 b2b4 d4d2 b4b2", "1-0"],
  ["an elephant uncovers", "4k4/9/4b4/2c2nR2/9/9/9/9/9/3K5 w", "g7g6 f7g9 g6g7 g9f7", "1-0"],
  ["horses that the general protects", "3P5/3k5/3nn4/9/9/9/9/9/9/5K3 w", "d10e10 d9e9 e10d10 e9d9", "1-0"],
  ["a chariot before the general", "4ck3/9/9/9/9/2r1R4/9/9/4A4/3AK4 w", "e5e4 c5c4 e4e5 c4c5", "1-0"],
  ["protected by horses", "4ck3/9/9/9/9/2r1R1N2/6N2/9/4A4/3AK4 w", "e5e4 c5c4 e4e5 c4c5", "1/2-1/2"],
  ["a cannon between two", "4k4/9/9/c1c6/9/r8/9/9/C8/3K5 w", "a2c2 a5c5 c2a2 c5a5", "1-0"],
  ["D106", "3k2b2/4P4/4b4/9/8p/6Bc1/6P1P/3AB4/4pp3/1p1K3R1 w", "h1h2 h5h4 h2h1 h4h5", "1/2-1/2"],
  ["check by a capture", "5k3/9/9/9/9/1N2P1C2/9/4BC3/9/cr1RK4 w", "b5c3 b1c1 c3b5 c1b1", "1-0"],
  ["a pin, and a check by a horse", "5k3/9/9/9/9/4c4/3n5/3NBA3/4A4/4K4 w", "e1d1 e5d5 d1e1 d5e5", "1-0"],
  ["a pin, and a check by a chariot", "5k3/9/9/9/9/4c4/3r5/3NB4/4A4/4K4 w", "e1d1 e5d5 d1e1 d5e5", "1-0"],
  ["protected through the chariot", "5k3/9/9/9/9/9/9/9/9/3NK1cr1 w", "d1c3 h1h3 c3d1 h3h1", "1-0"],
];

/** Diagram 39 of the rules: a chariot that a horse holds fast. The engine follows it, we leave it open. */
const HELD = ["5k3/9/9/9/9/9/7r1/9/2nRA3c/4K4 w", "e2f1 h4h2 f1e2 h2h4"];

/** Xorshift32 with a fixed seed: every run is the same. */
let state = 2654435769;
function below(/** @type {number} */ bound) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 1) % bound;
}
const pick = (/** @type {any[]} */ items) => items[below(items.length)];

const FILES = "abcdefghi";

/** The ten ranks of a position, the first of them first, a letter or a dot for each point. */
const grid = (/** @type {string} */ position) =>
  position
    .split(" ")[0]
    .split("/")
    .reverse()
    .map((rank) => [...rank.replace(/\d/g, (gap) => ".".repeat(Number(gap)))]);

const placement = (/** @type {string[][]} */ rows) =>
  [...rows]
    .reverse()
    .map((rank) => rank.join("").replace(/\.+/g, (gap) => String(gap.length)))
    .join("/");

/** The points of a move, as file and rank. */
function points(/** @type {string} */ move) {
  const [, from, to] = /** @type {string[]} */ (/^(\D\d+)(\D\d+)$/.exec(move));
  return [from, to].map((name) => [FILES.indexOf(name[0]), Number(name.slice(1)) - 1]);
}

const back = (/** @type {string} */ move) => move.replace(/^(\D\d+)(\D\d+)$/, "$2$1");

/** Few pieces, where they can stand; no soldier beyond the river. */
function sparse() {
  const rows = Array.from({ length: 10 }, () => Array(9).fill("."));
  const places = {
    a: ["d1", "f1", "e2", "d3", "f3"],
    b: ["c1", "g1", "a3", "e3", "i3", "c5", "g5"],
    p: ["a4", "c4", "e4", "g4", "i4"],
  };
  for (const white of [true, false]) {
    const put = (/** @type {string} */ letter, /** @type {number} */ file, /** @type {number} */ rank) => {
      const row = rows[white ? rank : 9 - rank];
      row[file] = row[file] === "." ? (white ? letter.toUpperCase() : letter) : row[file];
    };
    put("k", 3 + below(3), below(3));
    for (let piece = 2 + below(3); piece > 0; piece -= 1) {
      const letter = pick([..."rrrnnccabp"]);
      const at = /** @type {any} */ (places)[letter];
      const [file, rank] = at ? points(`${pick(at)}a1`)[0] : [below(9), below(10)];
      put(letter, file, rank);
    }
  }
  return `${placement(rows)} w`;
}

/** Whether this can be set up. */
function isPosition(/** @type {string} */ position) {
  try {
    new Match("xiangqi", { position }).free();
    return true;
  } catch {
    return false;
  }
}

/**
 * The engine takes a chariot or cannon that moves along its line to have uncovered its own attack on what stands
 * behind it, as if it had stood in its own way.
 */
function uncoversItself(/** @type {string} */ position, /** @type {string} */ move) {
  const rows = grid(position);
  const [[file, rank], [toFile, toRank]] = points(move);
  const mover = rows[rank][file];
  const [right, up] = [Math.sign(file - toFile), Math.sign(rank - toRank)];
  if (!"rc".includes(mover.toLowerCase()) || (right !== 0 && up !== 0)) {
    return false;
  }
  for (let [x, y] = [file + right, rank + up]; rows[y]?.[x]; [x, y] = [x + right, y + up]) {
    const enemy = mover < "a" ? /[a-z]/ : /[A-Z]/;
    if (enemy.test(rows[y][x])) {
      return true;
    }
  }
  return false;
}

/**
 * The engine lets pinned pieces attack whatever they could take if they were free, and neither protect nor attack back,
 * not even along the line of the pin: whether some piece of the side is pinned.
 */
function hasPinned(/** @type {string} */ position, /** @type {boolean} */ white) {
  const rows = grid(position);
  const own = white ? /[A-JL-Z]/ : /[a-jl-z]/;
  return rows.some((row, rank) =>
    row.some((letter, file) => {
      if (!own.test(letter)) {
        return false;
      }
      const without = rows.map((other) => [...other]);
      without[rank][file] = ".";
      return !isPosition(`${placement(without)} ${white ? "b" : "w"}`);
    }),
  );
}

const ffish = await engine();
const board = (/** @type {string} */ position) => new ffish.Board("seed-xiangqi", `${position} - - 0 1`);

/** What the engine says after the cycle has been gone round twice. */
function theirs(/** @type {string} */ position, /** @type {string[]} */ cycle) {
  const game = board(position);
  for (const move of [...cycle, ...cycle]) {
    assert.ok(game.push(move), `${move} in ${position}`);
  }
  const result = game.result(true);
  game.delete();
  return result;
}

/** What we say, and the positions of the cycle. */
function ours(/** @type {string} */ position, /** @type {string[]} */ cycle, perpetual = "asian") {
  const match = new Match("xiangqi", { position, options: { perpetual } });
  /** @type {string[]} */
  const passed = [];
  for (const move of [...cycle, ...cycle]) {
    passed.push(match.position());
    match.play(move);
  }
  const result = match.outcome()?.result;
  match.free();
  return { result, passed: passed.slice(0, cycle.length) };
}

test("the engine's own verdicts on chases", () => {
  for (const [about, position, text, result] of KNOWN) {
    const cycle = text.split(" ");
    assert.deepEqual([theirs(position, cycle), ours(position, cycle).result], [result, result], about);
  }
  const [position, text] = HELD;
  assert.deepEqual([theirs(position, text.split(" ")), ours(position, text.split(" ")).result], ["1-0", "1/2-1/2"]);
});

/** A cycle of two moves of each side and back, without captures, if luck finds one. */
function cycle(/** @type {string} */ position) {
  const game = board(position);
  const pieces = (/** @type {string} */ fen) => fen.split(" ")[0].replace(/[\d/]/g, "").length;
  const all = pieces(game.fen());
  /** @type {string[]} */
  const moves = [];
  const legal = () => game.legalMoves().split(" ").filter(Boolean);
  for (let ply = 0; ply < 2; ply += 1) {
    const listed = legal();
    if (listed.length === 0) {
      break;
    }
    moves.push(pick(listed));
    game.push(moves[ply]);
  }
  for (const move of moves.length === 2 && pieces(game.fen()) === all ? moves.map(back) : []) {
    if (!legal().includes(move)) {
      break;
    }
    moves.push(move);
    game.push(move);
  }
  game.delete();
  return moves.length === 4 ? moves : undefined;
}

test("cycles in random positions are judged alike", () => {
  let atFault = 0;
  let explained = 0;
  while (atFault < AT_FAULT) {
    const position = sparse();
    if (!isPosition(position)) {
      continue;
    }
    for (let tries = 0; tries < 12; tries += 1) {
      const round = cycle(position);
      if (!round) {
        continue;
      }
      const said = theirs(position, round);
      const { result, passed } = ours(position, round);
      if (said === result) {
        atFault += said === "1/2-1/2" ? 0 : 1;
        continue;
      }
      // Nothing but a chase that the engine sees and we do not, by a side that it misjudges.
      const where = `${position} | ${round.join(" ")}: ${said}, not ${result}`;
      assert.equal(result, "1/2-1/2", where);
      const chaser = said === "0-1" ? 0 : 1;
      const known = passed.some(
        (before, ply) =>
          (ply % 2 === chaser && uncoversItself(before, round[ply])) ||
          [true, false].some((white) => hasPinned(before, white)),
      );
      assert.ok(known, where);
      explained += 1;
    }
  }
  assert.ok(explained < atFault / 2, `${explained} differences beside ${atFault} verdicts`);
});
