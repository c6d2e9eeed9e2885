// The size of what a reader fetches, as a server sends it: brotli at its best.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";
import { brotliCompressSync, constants } from "node:zlib";

/**
 * The whole module, with brotli: what has been reached with rules, search, solver and endings compiled for speed, and
 * sentences, names, drawings, records and files of games compiled for size. A raise says in its commit what the reader
 * gets for it.
 */
const BUDGET = 707_200;

/** No release has so many bytes, and no development build so few. */
const DEVELOPMENT = 4_000_000;

/** What a server sends. @param {Buffer} file */
const sent = (file) => brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

test("the module keeps its budget", (t) => {
  const file = readFileSync(new URL("../../www/pkg/tabiya_bg.wasm", import.meta.url));
  if (file.length > DEVELOPMENT) return t.skip("a development build");
  const size = sent(file);
  t.diagnostic(`${file.length} bytes, ${size} with brotli`);
  assert.ok(size <= BUDGET, `${size} bytes with brotli, ${BUDGET} allowed`);
});

test("docs/speed.md says how large the module is, within two parts of a hundred", (t) => {
  const file = readFileSync(new URL("../../www/pkg/tabiya_bg.wasm", import.meta.url));
  if (file.length > DEVELOPMENT) return t.skip("a development build");
  const document = readFileSync(new URL("../../docs/speed.md", import.meta.url), "utf8").replaceAll("\n", " ");
  const [, bytes, brotli, first] =
    /The module is ([\d.]+) MB, (\d+) kB with brotli:.*the first of which, (\d+) kB,/.exec(document) ?? [];
  const near = (/** @type {string} */ told, /** @type {number} */ unit, /** @type {number} */ size) =>
    assert.ok(Math.abs(Number(told) * unit - size) <= size * 0.02, `it says ${told}, and there are ${size} bytes`);
  near(bytes, 1e6, file.length);
  near(brotli, 1000, sent(file));
  // The site is built where npm’s packages are.
  const part = new URL("../../dist/site/pkg/tabiya_first.wasm", import.meta.url);
  if (existsSync(part)) near(first, 1000, sent(readFileSync(part)));
});
