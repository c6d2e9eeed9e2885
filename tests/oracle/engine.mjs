// Fairy-Stockfish as the oracle of tests, and their random numbers.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { initSync } from "../../www/pkg/tabiya.js";

const here = (/** @type {string} */ name) => new URL(name, import.meta.url);
initSync({ module: readFileSync(here("../../www/pkg/tabiya_bg.wasm")) });

/** Fairy-Stockfish, with the variants of this folder. @returns {Promise<any>} */
export async function engine() {
  // In Node it would fetch its own file over the network's means, which know no file paths.
  // @ts-expect-error
  delete globalThis.fetch;
  const ffish = createRequire(import.meta.url)("ffish");
  if (!ffish.Board) {
    await new Promise((done) => (ffish.onRuntimeInitialized = () => done(undefined)));
  }
  ffish.loadVariantConfig(readFileSync(here("variants.ini"), "utf8"));
  return ffish;
}

/** Xorshift32 with a fixed seed: every run is the same. */
export class Random {
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

/** A pass is the general's point named twice. */
export const isPass = (/** @type {string} */ move) => /^(\D\d+)\1$/.test(move);

/** With facing generals the engine lets a player pass in check too. */
export const passesWhenSafe = (/** @type {string} */ move, /** @type {any} */ board) =>
  !isPass(move) || !board.isCheck();

/** What the engine knows nothing of. */
export const declares = (/** @type {string} */ move) => move.includes("-");

export const sorted = (/** @type {string[]} */ moves) => [...moves].sort();
