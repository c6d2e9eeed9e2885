// Fairy-Stockfish in WebAssembly, to measure against: the engine (npm `fairy-stockfish-nnue.wasm`) counts
// moves, the library (npm `ffish`) answers queries. Both are GPL, used by tests and measurements only.

import { createRequire } from "node:module";

import { processorTime } from "./processor.mjs";

const require = createRequire(import.meta.url);

/** The skill level without weakness. */
const HIGHEST = 20;

/** Shatar in which a bare king draws, as it does here; of itself the engine plays on. */
const VARIANTS = `[shatar-robado:shatar]
extinctionValue = draw
extinctionPieceTypes = *
extinctionPieceCount = 1
`;

// In Node they would fetch their own files over the network's means, which know no file paths.
// @ts-expect-error
delete globalThis.fetch;

/**
 * Starts the engine.
 * @returns a function that counts the leaves below a variant's start; its `move` looks for a move
 */
export async function engine() {
  const uci = await require("fairy-stockfish-nnue.wasm/stockfish.js")();
  /** @type {(line: string) => void} */
  let heard = () => {};
  /** The last line that told of a search, and when. */
  let [told, toldAt] = ["", 0];
  uci.addMessageListener((/** @type {string} */ line) => heard(line));
  /** Sends commands, and waits for a line that fits. @returns {Promise<string[]>} */
  const ask = (/** @type {string[]} */ commands, /** @type {RegExp} */ awaited) =>
    new Promise((done) => {
      heard = (line) => {
        if (/^info .*score/.test(line)) [told, toldAt] = [line, processorTime()];
        const found = awaited.exec(line);
        if (found) done([...found]);
      };
      for (const command of commands) uci.postMessage(command);
    });
  uci.FS.writeFile("/variants.ini", VARIANTS);
  await ask(["setoption name VariantPath value /variants.ini", "uci"], /^uciok/);
  await ask(["setoption name Use NNUE value false", "isready"], /^readyok/);
  /** @type {string | undefined} */
  let set;
  const choose = async (/** @type {string} */ variant) => {
    if (variant === set) return;
    await ask([`setoption name UCI_Variant value ${variant}`, "position startpos", "isready"], /^readyok/);
    set = variant;
  };
  const count = async (/** @type {string} */ variant, /** @type {number} */ depth) => {
    await choose(variant);
    const [, leaves] = await ask([`go perft ${depth}`], /^Nodes searched: (\d+)/);
    return Number(leaves);
  };
  /**
   * The move at a skill level after a line from a position, for so much processor time, with the last that is said of
   * it: the score for who moves in its own unit, how many nodes in how many milliseconds.
   * @param {string} variant @param {string} fen @param {string[]} line @param {number} skill @param {number} millis
   */
  const move = async (variant, fen, line, skill, millis) => {
    await choose(variant);
    const moves = line.length > 0 ? ` moves ${line.join(" ")}` : "";
    await ask([`setoption name Skill Level value ${skill}`, "isready"], /^readyok/);
    told = "";
    const begun = processorTime();
    const timer = setInterval(() => processorTime() - begun > millis && uci.postMessage("stop"), 2);
    // A level below the highest has chosen after so many plies: what it looks at afterwards changes nothing.
    const go = skill < HIGHEST ? `go depth ${skill + 1}` : "go infinite";
    const [, text] = await ask([`position fen ${fen}${moves}`, go], /^bestmove (\S+)/);
    clearInterval(timer);
    const [, unit, score] = /score (cp|mate) (-?\d+)/.exec(told) ?? [];
    const [, nodes] = / nodes (\d+)/.exec(told) ?? [];
    const points = unit === "mate" ? Math.sign(Number(score)) * Infinity : Number(score ?? 0);
    return { text, score: points || 0, nodes: Number(nodes ?? 0), millis: toldAt - begun };
  };
  return Object.assign(count, { move });
}

/** Starts the library. Its own types are those of another way to load it. */
export async function library() {
  const ffish = /** @type {any} */ (require("ffish"));
  if (!ffish.Board) await new Promise((done) => (ffish.onRuntimeInitialized = () => done(undefined)));
  return ffish;
}
