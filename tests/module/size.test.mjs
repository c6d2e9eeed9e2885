// The size of what a reader fetches, as a server sends it: brotli at its best.
//
// The budget is what has been reached. It rises only with a line below that says what the reader gets for it.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";
import { brotliCompressSync, constants } from "node:zlib";

// A judge that shares nothing with the move generator takes 7 kB of it, languages behind one trait 2 kB. Every
// sentence of the rule text with its sources, names in their own scripts with theirs, and what holds in a position,
// said in words, brought it from 296 kB to this: of the last 14 kB most read the records of other programs, and the
// rest says where a piece can ever stand, and what is wrong with a table. The tests of games in pairs and the
// intervals, which the page had in JavaScript of its own, brought it from 642 to 646 kB; records of which nothing is
// lost in silence, of more programs, and sentences for ends and refusals that had none, brought it to 657. Moves played
// in any notation, setups, keys and several lines of a search, as programs ask for them, are 4; that each reading of
// ours is a sentence of its own is half a kB, the named arrays of Shatranj and two lines of its masters the last. The page
// fetches some 207 kB of it before its board answers.
const BUDGET = 662_900;

/** What a server sends. @param {Buffer} file */
const sent = (file) => brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

test("the module keeps its budget", (t) => {
  const file = readFileSync(new URL("../../www/pkg/tabiya_bg.wasm", import.meta.url));
  if (file.length > 2_000_000) return t.skip("a development build");
  const size = sent(file);
  t.diagnostic(`${file.length} bytes, ${size} with brotli`);
  assert.ok(size <= BUDGET, `${size} bytes with brotli, ${BUDGET} allowed`);
});

test("the README says how large the module is, within two parts of a hundred", (t) => {
  const file = readFileSync(new URL("../../www/pkg/tabiya_bg.wasm", import.meta.url));
  if (file.length > 2_000_000) return t.skip("a development build");
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8").replaceAll("\n", " ");
  const [, bytes, brotli, first] =
    /The module is ([\d.]+) MB, (\d+) kB with brotli:.*the first of which, (\d+) kB,/.exec(readme) ?? [];
  const near = (/** @type {string} */ told, /** @type {number} */ unit, /** @type {number} */ size) =>
    assert.ok(Math.abs(Number(told) * unit - size) <= size * 0.02, `it says ${told}, and there are ${size} bytes`);
  near(bytes, 1e6, file.length);
  near(brotli, 1000, sent(file));
  // The site is built where npm’s packages are.
  const part = new URL("../../dist/site/pkg/tabiya_first.wasm", import.meta.url);
  if (existsSync(part)) near(first, 1000, sent(readFileSync(part)));
});
