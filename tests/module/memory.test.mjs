// Memory: what is made and dropped is given back, whoever gives it back.
//
// The module's memory never shrinks, so a leak shows as growth. What counts is
// growth after a first round, in which the allocator has taken what it needs.

import assert from "node:assert/strict";
import test from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Match, raw } from "./load.mjs";

const MANY = 10_000;
const setup = { options: {} };

/** Pages of 64 KiB, and how many JavaScript values the module holds on to. */
function held() {
  return { pages: raw.memory.buffer.byteLength / 65_536, values: raw.__wbindgen_externrefs.length };
}

/** A match with a record, a move taken back, and an error behind it. */
function used() {
  const match = new Match("shatranj", setup);
  match.play("e2e3");
  match.play("e7e6");
  match.undo();
  assert.throws(() => match.play("e7e5"), { code: "not-its-move" });
  return match;
}

/** @param {number} many @param {(match: Match) => void} drop */
function makeAndDrop(many, drop) {
  for (let made = 0; made < many; made += 1) drop(used());
}

test(`${MANY} matches freed leave the memory as it was`, () => {
  makeAndDrop(100, (match) => match.free());
  const before = held();
  makeAndDrop(MANY, (match) => match.free());
  assert.deepEqual(held(), before);
});

test("Symbol.dispose gives back as free does", { skip: !("dispose" in Symbol) }, () => {
  makeAndDrop(100, (match) => match[Symbol.dispose]());
  const before = held();
  makeAndDrop(1000, (match) => match[Symbol.dispose]());
  assert.deepEqual(held(), before);
});

test("a match that has been freed is refused, not read", () => {
  const match = used();
  match.free();
  assert.throws(() => match.legal(), { code: "freed" });
  assert.throws(() => match.free(), { code: "freed" });
});

test("what is held shows, and forgotten matches are reclaimed", async () => {
  setFlagsFromString("--expose-gc");
  const collect = /** @type {() => void} */ (runInNewContext("gc"));
  const reclaim = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      collect();
      // Finalizers run as tasks of their own.
      await new Promise((done) => setTimeout(done));
    }
  };
  const before = held();
  (() => {
    const kept = Array.from({ length: 1000 }, used);
    assert.equal(kept.length, 1000);
  })();
  const full = held();
  assert.ok(full.pages > before.pages, "1,000 matches take memory: else nothing here could fail");
  for (let round = 0; round < 3; round += 1) {
    await reclaim();
    makeAndDrop(500, () => {});
  }
  assert.ok(held().pages <= full.pages, `${held().pages} pages after ${full.pages}`);
});

/** Boards of 8 by 8 and of 9 by 9 with hands, four armies, a race: a move for each. */
const firsts = [["shatranj", "e2e3"], ["shogi", "c3c4"], ["shaturanga"], ["ashtapada"]];

for (const [game, move] of firsts) {
  test(`${game}: a million matches freed, 100,000 forgotten, and later calls work`, () => {
    const first = () => {
      const match = new Match(game);
      try {
        match.play(move ?? match.legal()[0].text);
        return { position: match.position(), moves: match.legal().length };
      } finally {
        match.free();
      }
    };
    const fresh = first();
    for (let made = 0; made < 1000; made += 1) new Match(game).free();
    const before = held();
    for (let made = 0; made < 1_000_000; made += 1) new Match(game).free();
    assert.deepEqual(held(), before);
    // Nothing is awaited, so nothing is collected meanwhile: they all live at once.
    for (let made = 0; made < 100_000; made += 1) new Match(game);
    const each = ((held().pages - before.pages) * 65_536) / 100_000;
    assert.ok(each < 1024, `${each} bytes for each match`);
    assert.deepEqual(first(), fresh);
  });
}
