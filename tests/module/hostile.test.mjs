// Whatever is handed to the module, it answers with a value or with an `Error`
// that has a code: it never traps, and a refused call leaves the match as it was.

import assert from "node:assert/strict";
import test from "node:test";
import { Match, board, figure, games, kinds, markSample, pattern, raw, ruledOut, rulesText } from "./load.mjs";

const ODD = [
  undefined, null, 0, -1, 1.5, NaN, Infinity, 2 ** 53, true, "", "a", "e2e4", "\0", "\ud800", "ā".repeat(200),
  "x".repeat(200_000), [], ["e2e4"], [null], [[]], {}, { length: 1e9 }, { a: 1 }, { options: 5 },
  { options: [] }, { options: { elephant: 7 } }, { position: 1 }, { position: "x".repeat(200_000) },
  { men: [{}] }, { men: 3 }, { marks: [{ square: "z99", kind: "move" }] }, { pieces: "stones" },
  () => 0, Symbol("s"), 10n, new Map(), new Date(0), new Array(200_000).fill("a1"),
  Object.fromEntries(Array.from({ length: 200_000 }, (_, i) => [`o${i}`, "x"])),
];

/** Calls it, and lets it answer or refuse. @param {() => unknown} call */
function survives(call) {
  try {
    const answer = call();
    if (answer instanceof Match) answer.free();
  } catch (error) {
    assert.ok(error instanceof Error, `not an Error: ${String(error)}`);
    assert.ok(!(error instanceof WebAssembly.RuntimeError), `a trap: ${error.stack}`);
    const { code } = /** @type {Error & { code?: string }} */ (error);
    assert.equal(typeof code, "string", `no code: ${error.stack}`);
    assert.ok(error.message.length < 1000, "a message is a sentence, not the input again");
  }
}

test("functions survive every argument", () => {
  for (const odd of /** @type {any[]} */ (ODD)) {
    for (const call of [rulesText, kinds, board, ruledOut]) {
      survives(() => call(odd));
      survives(() => call("shatranj", odd));
    }
    survives(() => pattern(odd));
    survives(() => pattern({ game: "shatranj", kind: "elephant", at: odd }));
    survives(() => pattern({ game: "shatranj", kind: "elephant", at: "e4", friends: odd }));
    survives(() => markSample(odd));
    survives(() => figure(odd, odd, odd));
    survives(() => figure("king", "w", odd));
    survives(() => new Match(odd));
    survives(() => new Match("shatranj", odd));
    survives(() => Match.withMen(odd, odd));
    survives(() => Match.withMen("shatranj", odd));
  }
});

test("a match survives every argument, and stays as it was when it refuses", () => {
  const match = new Match("shogi");
  match.play("c3c4");
  const before = match.position();
  for (const odd of /** @type {any[]} */ (ODD)) {
    for (const call of ["legal", "play", "svg", "perft", "explain", "explainDrop", "playLine"]) {
      // Depths that may be counted take long.
      if (call === "perft" && typeof odd === "number" && odd <= 12) continue;
      survives(() => /** @type {any} */ (match)[call](odd));
      survives(() => /** @type {any} */ (match)[call](odd, odd));
    }
    assert.equal(match.position(), before);
  }
});

test("texts and lists over their limits are refused with a code", () => {
  const long = "x".repeat(10_001);
  assert.throws(() => new Match("shogi", { position: long }), { code: "bad-argument" });
  assert.throws(() => new Match("shogi", { position: long.slice(0, 2000) }), { code: "position-too-long" });
  const match = new Match("shogi");
  assert.throws(() => match.play(long), { code: "bad-argument" });
  assert.throws(() => match.perft(13), { code: "depth-too-large" });
  assert.throws(() => match.perft(12), { code: "count-too-large" });
  assert.throws(() => match.playLine(new Array(10_001).fill("a1a2")), { code: "bad-argument" });
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`option-${index}`, "x"]));
  assert.throws(() => new Match("shogi", { options: many }), { code: "bad-argument" });
  assert.throws(() => match.svg({ marks: new Array(10_001).fill({ square: "a1", kind: "move" }) }), {
    code: "bad-argument",
  });
});

test("every game answers after all that", () => {
  for (const { id, options } of games()) {
    const match = new Match(id);
    assert.ok(match.legal().length > 0, id);
    for (const option of options) {
      survives(() => new Match(id, { options: { [option.id]: "no such choice" } }));
    }
    match.free();
  }
  assert.ok(raw.memory.buffer.byteLength < 64 * 2 ** 20, "no hostile text has blown the memory up");
});
