// Benchmark of the module, beside Fairy-Stockfish in WebAssembly: `cargo xtask bench --wasm`.
//
// Both programs run in this process, by turns. Counts of moves: a warm-up, then the best of three.
// Queries: the median of many.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";

import { Match, initSync, pattern } from "../www/pkg/tabiya.js";
import { engine, library } from "./fairy.mjs";
import { table } from "./table.mjs";

initSync({ module: readFileSync(new URL("../www/pkg/tabiya_bg.wasm", import.meta.url)) });

/** Game (the variant has the same name) and depth. */
const COUNTS = /** @type {const} */ ([
  ["shatranj", 5],
  ["makruk", 5],
  ["xiangqi", 4],
  ["shogi", 4],
]);
const ROUNDS = 3;

/** Milliseconds of one call. @param {() => unknown} run */
async function timed(run) {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}

/** The native program's best time in milliseconds, where xtask has built it. */
function native(/** @type {string} */ game, /** @type {number} */ depth) {
  const program = process.env.TABIYA_PERFT;
  if (!program) return undefined;
  const [, time] = / in ([\d.]+) ms/.exec(execFileSync(program, [game, String(depth)], { encoding: "utf8" })) ?? [];
  return Number(time);
}

async function counts() {
  const fairy = await engine();
  const rows = [["game", "depth", "leaves", "Tabiya, WASM", "Fairy-Stockfish, WASM", "ratio", "Tabiya, native"]];
  for (const [game, depth] of COUNTS) {
    const match = new Match(game, {});
    const leaves = match.perft(depth);
    assert.equal(await fairy(game, depth), leaves, `${game} ${depth}`);
    let [ours, theirs] = [Infinity, Infinity];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours = Math.min(ours, await timed(() => match.perft(depth)));
      theirs = Math.min(theirs, await timed(() => fairy(game, depth)));
    }
    match.free();
    const speed = (/** @type {number | undefined} */ time) => (time ? `${(leaves / time / 1000).toFixed(1)} M/s` : "");
    rows.push([
      game,
      String(depth),
      leaves.toLocaleString("en"),
      speed(ours),
      speed(theirs),
      `${(theirs / ours).toFixed(1)}`,
      speed(native(game, depth)),
    ]);
  }
  console.log(`${table(rows)}\n`);
}

/** The median of many calls in microseconds; the first ones warm up. @param {() => unknown} query */
function median(query, calls = 2000) {
  const times = [];
  for (let call = 0; call < calls * 2; call += 1) {
    const begun = performance.now();
    query();
    if (call >= calls) times.push((performance.now() - begun) * 1000);
  }
  return times.sort((one, other) => one - other)[calls / 2];
}

/** Chaturanga's elephant by three accounts, laid over each other on one board. */
function overlay() {
  const game = "chaturanga";
  const marks = ["alfil", "dabbaba", "five"].flatMap((elephant, series) => {
    const found = pattern({ game, options: { elephant }, kind: "elephant", at: "d4" });
    return found.marks.map((mark) => ({ ...mark, series }));
  });
  const board = Match.withPieces(game, { pieces: [{ square: "d4", seat: "w", kind: "elephant" }] });
  const svg = board.svg({ marks });
  board.free();
  return svg;
}

/** Milliseconds from the module's bytes to the first answer, in an instance of its own. */
function instantiation() {
  const module = new WebAssembly.Module(readFileSync(new URL("../www/pkg/tabiya_bg.wasm", import.meta.url)));
  const imports = Object.fromEntries(
    WebAssembly.Module.imports(module).map(({ module: from }) => [from, new Proxy({}, { get: () => () => 0 })]),
  );
  return median(() => new WebAssembly.Instance(module, imports), 50);
}

async function queries() {
  const match = new Match("xiangqi", {});
  const ffish = await library();
  const board = new ffish.Board("xiangqi");
  const listed = () => board.legalMoves().split(" ");
  assert.equal(match.legal().length, listed().length);
  const shown = (/** @type {number} */ time) =>
    time < 1000 ? `${time.toFixed(1)} µs` : `${(time / 1000).toFixed(2)} ms`;
  const row = (
    /** @type {string} */ name,
    /** @type {string} */ wanted,
    /** @type {() => unknown} */ ours,
    /** @type {(() => unknown) | undefined} */ theirs = undefined,
  ) => [name, wanted, shown(median(ours)), theirs ? shown(median(theirs)) : ""];
  const chariot = { game: "xiangqi", kind: "chariot", at: "e5" };
  console.log(
    table([
      ["query", "wanted", "Tabiya", "ffish"],
      row("legal moves of Xiangqi's start, as objects (ffish: as text)", "50 µs", () => match.legal(), listed),
      row(
        "why a1a5 is refused (ffish: whether it is legal)",
        "30 µs",
        () => match.explain("a1", "a5"),
        () => listed().includes("a1a5"),
      ),
      row("a legal move explained", "30 µs", () => match.explain("a1", "a2")),
      row("pattern of a chariot", "30 µs", () => pattern(chariot)),
      row("overlay of three accounts, with its picture", "1 ms", overlay),
      row(
        "position text",
        "",
        () => match.position(),
        () => board.fen(),
      ),
      row(
        "a new match",
        "",
        () => new Match("xiangqi", {}).free(),
        () => new ffish.Board("xiangqi").delete(),
      ),
      ["instance of the compiled module", "10 ms", shown(instantiation()), ""],
    ]),
  );
  board.delete();
  match.free();
}

await counts();
await queries();
// The engine's threads would wait for ever.
process.exit(0);
