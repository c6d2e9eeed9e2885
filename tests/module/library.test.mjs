// The library interface of `Match`: copies, other positions, where everything may go, and many of them.

import assert from "node:assert/strict";
import test from "node:test";
import { games, Match, raw } from "./load.mjs";

test("a clone goes its own way", () => {
  const one = new Match("shatranj", { options: { stalemate: "transpose" } });
  one.play("e2e3");
  const other = one.clone();
  assert.deepEqual([other.game, other.options(), other.line()], [one.game, one.options(), ["e2e3"]]);
  other.play("e7e6");
  assert.deepEqual([one.line(), other.line()], [["e2e3"], ["e2e3", "e7e6"]]);
  one.free();
  assert.equal(other.undo() === undefined, false);
  other.free();
});

test("one match stands for one position after the other", () => {
  const match = new Match("makruk");
  const texts = ["8/8/4k3/8/8/8/8/R3K3 w - - 0 1", "8/8/4k3/8/8/8/8/R3K3 b - - 0 1", "7k/8/8/8/8/8/8/RR2K3 b - - 0 1"];
  for (const text of texts) {
    match.setPosition(text);
    const fresh = new Match("makruk", { position: text });
    assert.deepEqual([match.position(), match.legal()], [fresh.position(), fresh.legal()]);
    assert.deepEqual(match.line(), []);
    fresh.free();
  }
  const before = match.position();
  assert.throws(() => match.setPosition("8/8 w"), { code: "position-ranks" });
  assert.throws(() => match.setPosition(`${texts[0]} colour=red`), { code: "unknown-option" });
  assert.equal(match.position(), before);
  match.free();
});

test("choices that a position names hold, all others stay", () => {
  const match = new Match("chaturanga", { options: { elephant: "dabbaba" } });
  match.setPosition("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 stalemate=stalemater-wins");
  assert.deepEqual([match.options().elephant, match.options().stalemate], ["dabbaba", "stalemater-wins"]);
  match.free();
});

test("destinations are the legal moves by their squares", () => {
  for (const { id } of games()) {
    const match = new Match(id);
    for (let made = 0; made < 12; made += 1) {
      const legal = match.legal();
      /** @type {Record<string, Record<string, string[]>>} */
      const wanted = { moves: {}, drops: {} };
      for (const { action, from, to, kind } of legal) {
        if (to === undefined || action === "pass") continue;
        const [list, name] = from === undefined ? [wanted.drops, `${kind}`] : [wanted.moves, from];
        list[name] ??= [];
        if (!list[name].includes(to)) list[name].push(to);
      }
      assert.deepEqual(match.destinations(), wanted, `${id} ${match.position()}`);
      if (legal.length === 0) break;
      match.play(legal[(made * 5) % legal.length].text);
    }
    match.free();
  }
});

test("a hundred thousand matches live side by side", () => {
  const first = new Match("shogi");
  const before = raw.memory.buffer.byteLength;
  // Kept alive, so that nothing collects them.
  const matches = [];
  for (let made = 0; made < 100_000; made += 1) matches.push(made % 2 ? first.clone() : new Match("shogi"));
  const each = (raw.memory.buffer.byteLength - before) / matches.length;
  assert.ok(each < 1024, `${each} bytes each`);
  assert.equal(matches[99_999].legal().length, 30);
  for (const match of matches) match.free();
  first.free();
});
