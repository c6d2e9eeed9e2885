// Leaf counts of games that Fairy-Stockfish has built in, against the same games imported from sections of
// variants.ini (builtin.ini): to depth three from the array, and to depth two from positions of random play, where
// castling, promotion and captures in passing come up.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Random } from "./engine.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const FILE = "tests/oracle/builtin.ini";
const named = [...readFileSync(`${root}${FILE}`, "utf8").matchAll(/^\[([^:\]]+)/gm)].map((found) => found[1]);
const games = ["chess", ...named];

/** Of each game so many plies of random play, and every so many of them a position. */
const PLIES = 300;
const EVERY = 10;

/** A mate by a dropped pawn, which the engine lists and only scores as lost. */
function isBarredMate(/** @type {any} */ board, /** @type {string} */ move) {
  if (!move.startsWith("P@")) {
    return false;
  }
  board.push(move);
  const mates = board.legalMoves() === "" && board.isCheck();
  board.pop();
  return mates;
}

/** Leaves below a position, counted by playing and taking back. */
function leaves(/** @type {any} */ board, /** @type {number} */ depth) {
  const listed = board.legalMoves().split(" ").filter(Boolean);
  const moves = listed.filter((/** @type {string} */ move) => !isBarredMate(board, move));
  if (depth === 1) {
    return moves.length;
  }
  let sum = 0;
  for (const move of moves) {
    board.push(move);
    sum += leaves(board, depth - 1);
    board.pop();
  }
  return sum;
}

test("imported games have the leaf counts of the engine's own", async () => {
  // In Node it would fetch its own file over the network's means, which know no file paths.
  // @ts-expect-error
  delete globalThis.fetch;
  const ffish = createRequire(import.meta.url)("ffish");
  if (!ffish.Board) {
    await new Promise((done) => (ffish.onRuntimeInitialized = () => done(undefined)));
  }
  // Its list is empty before that.
  ffish.loadVariantConfig("");
  assert.ok(games.length >= 24, `${games.length} games`);
  const known = ffish.variants().split(" ");
  /** @type {string[]} */
  const expected = [];
  const seen = { castling: 0, passing: 0, promotion: 0 };
  for (const [index, game] of games.entries()) {
    assert.ok(known.includes(game), game);
    const start = new ffish.Board(game);
    for (const depth of [1, 2, 3]) {
      expected.push([game, depth, "start", leaves(start, depth)].join("\t"));
    }
    start.delete();
    const random = new Random(index + 1);
    let board = new ffish.Board(game);
    for (let ply = 1; ply <= PLIES; ply += 1) {
      const moves = /** @type {string[]} */ (board.legalMoves().split(" ").filter(Boolean));
      if (moves.length === 0 || board.isGameOver()) {
        board.delete();
        board = new ffish.Board(game);
        continue;
      }
      // What is looked for is played where it can be.
      const fen = board.fen();
      const passing = moves.filter((move) => fen.split(" ")[3] !== "-" && move.includes(fen.split(" ")[3], 2));
      const castling = moves.filter((move) => board.sanMove(move).startsWith("O-O"));
      if (ply % EVERY === 0 || passing.length > 0 || castling.length > 0) {
        expected.push([game, 2, fen, leaves(board, 2)].join("\t"));
      }
      const chosen = [passing, castling].find((some) => some.length > 0) ?? moves;
      const move = random.pick(chosen);
      seen.castling += castling.includes(move) ? 1 : 0;
      seen.promotion += board.sanMove(move).includes("=") ? 1 : 0;
      seen.passing += passing.includes(move) ? 1 : 0;
      board.push(move);
    }
    board.delete();
  }
  assert.ok(seen.castling > 5 && seen.passing > 5 && seen.promotion > 5, JSON.stringify(seen));
  const input = expected.map((line) => line.split("\t").slice(0, 3).join("\t")).join("\n");
  const asked = ["run", "--quiet", "--example", "import", "--", FILE, "--count"];
  const ours = spawnSync("cargo", asked, { cwd: root, input, encoding: "utf8", maxBuffer: 1 << 26 });
  assert.equal(ours.status, 0, ours.stderr);
  const lines = ours.stdout.trimEnd().split("\n");
  // Nothing is left out that would have to be excused.
  assert.deepEqual(
    lines.map((line) => line.split("\t").slice(0, 4).join("\t")),
    expected,
  );
  for (const line of lines) {
    assert.equal(line.split("\t")[4] ?? "", "", line);
  }
});
