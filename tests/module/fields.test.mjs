// Unknown fields: one that an object of options does not have is refused, with the one that is meant: whoever writes
// `{ elephant: "dabbaba" }` for `{ options: { elephant: "dabbaba" } }` would play another game than he thinks.

import assert from "node:assert/strict";
import test from "node:test";
import { Match, figure, markSample, pattern, printSet } from "./load.mjs";

const match = new Match("chaturanga");
/** As a program without types calls it. @type {any} */
const any = { Match, figure, markSample, match, pattern, printSet };
const MARK = { square: "e4", kind: "move" };
const QUERY = { game: "chaturanga", kind: "elephant", at: "e4" };

/** Each call, the field that is none, and the one that is meant. @type {[() => unknown, string, string][]} */
const CALLS = [
  [() => new any.Match("chaturanga", { elephant: "dabbaba" }), "elephant", "options"],
  [() => new any.Match("chaturanga", { fen: "8/8/8/8/8/8/8/K6k w" }), "fen", "position"],
  [() => new any.Match("chaturanga", { option: {} }), "option", "options"],
  [() => any.Match.withPieces("chaturanga", { piece: [], pieces: [] }), "piece", "pieces"],
  [() => any.Match.withPieces("chaturanga", { pieces: [{ ...QUERY, square: "e4", seat: "w" }] }), "game", ""],
  [() => any.match.svg({ flip: true }), "flip", "flipped"],
  [() => any.match.svg({ coords: false }), "coords", "coordinates"],
  [() => any.match.svg({ marks: [{ ...MARK, serie: 1 }] }), "serie", "series"],
  [() => any.match.svg({ ways: [{ seat: "w", lines: [], fain: true }] }), "fain", "faint"],
  [() => any.match.svg({ beads: [{ square: "a1", text: "1", seat: "w", seats: "w" }] }), "seats", "seat"],
  [() => any.match.describe({ mark: [] }), "mark", "marks"],
  [() => any.match.animation({ Title: "x" }), "Title", "title"],
  [() => any.pattern({ ...QUERY, enemy: [] }), "enemy", "enemies"],
  [() => any.pattern({ ...QUERY, side: "b" }), "side", "seat"],
  [() => any.markSample({ kind: "move", strde: "jump" }), "strde", "stride"],
  [() => any.figure("king", "w", { leter: "K" }), "leter", "letter"],
  [() => any.printSet("chaturanga", { papers: "a4" }), "papers", "paper"],
];

test("a field that is none is refused, and the one that is meant is named", () => {
  for (const [call, name, meant] of CALLS) {
    assert.throws(
      call,
      (/** @type {any} */ error) => {
        assert.equal(error.code, "unknown-field", `${name}: ${error.message}`);
        assert.ok(error.message.includes(`has no field “${name}”`), error.message);
        if (meant) assert.ok(error.message.includes(`Is “${meant}” meant?`), error.message);
        return true;
      },
      name,
    );
  }
});

test("a name that is near to none names none, and is not repeated at length", () => {
  const long = "x".repeat(100_000);
  assert.throws(
    () => any.match.svg({ [long]: 1 }),
    (/** @type {any} */ error) => !error.message.includes("meant") && error.message.length < 300,
  );
});

test("what the module gives it takes again", () => {
  const { marks } = pattern({ game: "chaturanga", kind: "elephant", at: "e4" });
  assert.ok(match.svg({ marks: [...match.marks(), ...marks] }).startsWith("<svg"));
  // What is inherited is not meant for the call, and what is undefined is as if it were not there.
  const inherited = Object.create({ flip: true }, { flipped: { value: true, enumerable: true } });
  assert.match(match.svg(inherited), /class="tabiya flipped"/);
});
