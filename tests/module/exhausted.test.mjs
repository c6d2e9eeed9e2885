// Exhausted memory: calls that take some are refused with a code, and the module goes on.

import assert from "node:assert/strict";
import test from "node:test";
import { Match, raw } from "./load.mjs";

/** Takes all the memory that the module could still ask for; the system gives none of it before it is written to. */
function exhaust() {
  for (let pages = 32_768; pages >= 1; ) {
    try {
      raw.memory.grow(pages);
    } catch {
      pages = Math.floor(pages / 2);
    }
  }
}

test("where memory has ended, calls are refused with a code, and go on once there is some", () => {
  const kept = Array.from({ length: 3000 }, () => new Match("shatranj"));
  exhaust();
  const refused = { code: "out-of-memory" };
  assert.throws(() => {
    for (;;) kept.push(new Match("shatranj"));
  }, refused);
  const [match] = kept;
  assert.equal(match.legal().length, 16);
  assert.throws(() => match.play("e2e3"), refused);
  assert.deepEqual(match.line(), []);
  assert.equal(match.playLine(["e2e3"]).refused?.code, refused.code);
  assert.throws(() => match.redo(), refused);
  for (const other of kept.splice(1)) other.free();
  match.play("e2e3");
  assert.deepEqual(match.line(), ["e2e3"]);
  assert.throws(
    () => new Match("shogi", { position: "9/9/9" }),
    ({ code }) => code !== refused.code,
  );
});
