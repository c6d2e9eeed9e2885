// Shipped tables of endings, as the page reads them, against those that the module makes itself, otherwise.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";
import { Chunks } from "../../www/endings/chunks.js";
import * as lab from "../../www/pkg/lab.js";
import { randomBelow } from "../sample.mjs";
import { Match } from "./load.mjs";

const { index, chunks } = JSON.parse(
  readFileSync(new URL("../../www/endings/shatranj-3.json", import.meta.url), "utf8"),
);

/** @param {string} ending @param {number} start @param {number} length */
const read = async (ending, start, length) =>
  new Uint8Array(Buffer.from(chunks[ending], "base64").subarray(start, start + length));

/** A number below another, the same in every run. */
const draw = randomBelow(7);

/** A position with these pieces somewhere. @param {string} letters the second side’s small */
function drawn(letters) {
  const squares = Array(64).fill("1");
  for (const letter of letters) squares[draw(64)] = letter;
  const rows = Array.from({ length: 8 }, (_, row) => squares.slice(row * 8, row * 8 + 8).join(""));
  return `${rows.join("/")} ${"wb"[draw(2)]}`.replace(/1+/g, ({ length }) => `${length}`);
}

/**
 * Compares values of so many positions that can be.
 * @param {Chunks} tables @param {string} letters @param {number} many
 */
async function compare(tables, letters, many) {
  const seen = { win: 0, draw: 0, loss: 0 };
  for (let left = many, tries = 0; left > 0; tries += 1) {
    assert.ok(tries < many * 100, `${letters}: too few positions can be`);
    const position = drawn(letters);
    if (position.match(/[a-z]/gi)?.length !== letters.length + 1) continue;
    let match;
    try {
      match = new Match("shatranj", { position });
    } catch {
      continue;
    }
    const over = match.outcome();
    match.free();
    const [board, turn] = position.split(" ");
    const found = await tables.value(board, turn === "w" ? 0 : 1);
    // An elephant where none ever comes, a soldier where it has been promoted: no table has them.
    if (!found && /[bp]/i.test(letters)) continue;
    if (over) {
      const winner = over.winner && (over.winner === turn ? "win" : "loss");
      assert.deepEqual([position, found?.result], [position, winner ?? "draw"]);
    } else {
      const { result, plies } = /** @type {any} */ (await lab.ending({ game: "shatranj", position }));
      assert.deepEqual([position, found?.result, found?.plies], [position, result, plies]);
    }
    seen[/** @type {"win"} */ (found?.result)] += 1;
    left -= 1;
  }
  return seen;
}

test("three pieces come to what the module says", async () => {
  const tables = new Chunks(index, read);
  assert.deepEqual([tables.game, tables.options], ["shatranj", ""]);
  for (const letters of ["KRk", "KNk", "Kkb", "Kkp", "KQk"]) {
    const seen = await compare(tables, letters, 40);
    assert.ok(seen.win > 0 && seen.loss > 0, letters);
  }
});

test("of what it has no table of, it says nothing", async () => {
  const tables = new Chunks(index, read);
  assert.equal(await tables.value("8/8/8/3k4/8/1KQ5/8/q7", 0), undefined);
  assert.equal(await tables.value("8/8/8/3k4/8/1K+Q5/8/8", 0), undefined);
  assert.equal(await tables.value("9/8/8/3k4/8/1K6/8/8", 0), undefined);
  // No elephant ever comes there.
  assert.equal(await tables.value("8/8/8/3k4/8/1K6/8/B7", 0), undefined);
});

test("a chunk that has changed, or is missing, is not believed", async () => {
  const changed = new Chunks(index, async (...where) =>
    (await read(...where)).map((byte, at) => byte ^ (at === 9 ? 4 : 0)),
  );
  await assert.rejects(changed.value("8/8/8/3k4/8/1KR5/8/8", 1), { code: "bad-chunk" });
  const short = new Chunks(index, async (...where) => (await read(...where)).slice(1));
  await assert.rejects(short.value("8/8/8/3k4/8/1KR5/8/8", 1), { code: "bad-chunk" });
  let there = false;
  const late = new Chunks(index, async (...where) => {
    if (!there) throw new Error("not there");
    return read(...where);
  });
  await assert.rejects(late.value("8/8/8/3k4/8/1KR5/8/8", 1), { message: "not there" });
  there = true;
  assert.ok(await late.value("8/8/8/3k4/8/1KR5/8/8", 1));
  assert.throws(() => new Chunks("tabiya chunks 9\n", read), { code: "bad-chunk" });
});

const made = new URL("../../dist/tables/", import.meta.url);
const skip = !existsSync(new URL("shatranj-4.index", made)) && "`cargo xtask tables` has not been run";

test("four pieces, where they have been made", { skip }, async () => {
  const tables = new Chunks(
    readFileSync(new URL("shatranj-4.index", made), "utf8"),
    async (ending, start, length) =>
      new Uint8Array(readFileSync(new URL(`shatranj-4/${ending}.chunks`, made)).subarray(start, start + length)),
  );
  for (const letters of ["KBkp", "Kqkb", "KNkq", "KQkq", "KBkb", "KRNk", "KQQk"]) await compare(tables, letters, 60);
  // The Diamond (tests/module/solve.test.mjs).
  assert.deepEqual(await tables.value("8/8/8/3k4/8/1KQ5/8/q7", 0), { result: "win", plies: 39 });
});
