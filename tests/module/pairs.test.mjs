// Games compared in pairs, as the page has it of the module: chances by hand, and q-values against a known example.
// `tests/evidence.rs` has the tests themselves against sums worked out otherwise.

import assert from "node:assert/strict";
import test from "node:test";
import { FALSE, FEWEST, compared, couples, parted } from "../../www/laboratory/paired-games.js";
import { rowsOf } from "../../www/laboratory/evidence-run.js";
import { evidence as words } from "../../www/words/evidence.js";
import { falseShares } from "./load.mjs";

/** @param {number} number @param {Record<string, unknown>} [more] @returns {any} */
const game = (number, more) => ({
  line: [`a${number}`],
  end: "checkmate",
  side: 0,
  sides: 2,
  plies: 10,
  captures: 1,
  branching: 20,
  coverage: 0.5,
  repetition: 0,
  ...more,
});

test("so many pairs are needed as the exact sign test asks for", () => {
  // All in one direction, by the chance of so many coins that fall alike.
  assert.equal(FEWEST, 6);
  assert.ok(2 / 2 ** FEWEST <= FALSE && 2 / 2 ** (FEWEST - 1) > FALSE);
});

test("q-values are those of Benjamini and Hochberg", () => {
  // Their own example: of fifteen tests the first four are told at 5 %.
  const chances = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
  ];
  const shares = [...falseShares(chances)];
  assert.equal(shares.filter((share) => share <= 0.05).length, 4);
  assert.ok(Math.abs(shares[0] - 0.0015) < 1e-12 && Math.abs(shares[3] - 0.035625) < 1e-12);
});

test("games are compared in pairs", () => {
  const same = Array.from({ length: 50 }, (_, number) => game(number));
  // A rule that ends one game in fifty by stalemate has changed one game, whatever its share’s interval.
  const one = same.map((own, number) => (number === 7 ? game(99, { end: "stalemate", side: undefined }) : own));
  assert.deepEqual(parted(same, one), { pairs: 50, apart: 1 });
  // The same moves, and the other side wins by them.
  const turned = same.map((own, number) => (number === 7 ? game(number, { end: "stalemate", side: 1 }) : own));
  assert.deepEqual(parted(same, turned), { pairs: 50, apart: 1 });
  const [draws] = compared([same, one]).get("drawishness") ?? [];
  const { measure, ...told } = draws;
  assert.deepEqual(told, { choices: [0, 1], pairs: 50, leftOut: 0, higher: 0, lower: 1, p: 1, q: 1 });
  assert.equal(measure, "drawishness");
  // Seven pairs that differ one way are seen, though 0 of 50 and 7 of 50 have intervals that overlap.
  const seven = same.map((own, number) => (number < 7 ? game(number, { end: undefined, side: undefined }) : own));
  const found = compared([same, seven]);
  const [ended] = found.get("completion") ?? [];
  assert.deepEqual([ended.higher, ended.lower], [7, 0]);
  // All that was asked differs in these seven pairs, each with a chance of 2 in 128.
  assert.ok(Math.abs(ended.p - 2 / 128) < 1e-12 && Math.abs(ended.q - 2 / 128) < 1e-12);
  assert.deepEqual(found.get("branching")?.[0].p, 1);
  assert.equal(found.get("balance"), undefined);
  assert.equal(found.get("end:limit")?.[0].lower, 7);
  // A game that was not played yet is in no pair; one that says nothing is left out, and is told of.
  const [length] = found.get("length") ?? [];
  assert.deepEqual([length.pairs, length.leftOut], [43, 7]);
  assert.deepEqual(parted(same.slice(0, 9), [undefined, ...same]), { pairs: 8, apart: 8 });
  assert.equal(compared([same, [undefined, ...same.slice(1)]]).get("won")?.[0].pairs, 49);
  assert.deepEqual(couples(3), [
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
});

test("a row says how many pairs were left out, and why", () => {
  const found = { pairs: 43, leftOut: 7, higher: 9, lower: 1, q: 0.0214 };
  assert.equal(
    words.inPairs("length", "one", "other", found, true),
    "of 43, 9 higher under one, 1 under other; q = 0.021; 7 pairs left out, as the limit cut a game off",
  );
  for (const id of ["length", "advantage", "skill"]) {
    assert.match(
      words.differs(id, "one", "other", found, [1, 2]),
      /; 7 pairs left out, as the limit cut a game off\.$/,
    );
  }
  for (const id of ["decisiveness", "drama"]) {
    assert.match(
      words.differs(id, "one", "other", found, [1, 2]),
      /; 7 pairs left out, as nobody won one of the games\.$/,
    );
  }
  const alike = { ...found, leftOut: 1, higher: 0, lower: 0 };
  // What would be seen is a share, and is said where no difference is.
  const unseen = { ...found, leftOut: 0, q: 0.3, least: 0.0812 };
  const text = "of 43, 9 higher under one, 1 under other; q = 0.3";
  assert.equal(words.inPairs("won", "one", "other", unseen, false), `${text}; 8% would be seen`);
  assert.equal(words.inPairs("won", "one", "other", unseen, true), text);
  assert.equal(words.inPairs("length", "one", "other", unseen, false), text);
  assert.equal(
    words.inPairs("drama", "a", "b", alike, false),
    "43 alike; 1 pair left out, as nobody won one of the games",
  );
  assert.equal(words.inPairs("won", "a", "b", { ...alike, leftOut: 0 }, false), "43 alike");
  assert.match(words.differs("won", "one", "other", { ...found, leftOut: 0, q: 1e-5 }, [1, 0]), /; q < 0\.001\.$/);
});

test("a rule that has ended no game of a choice has a share there too, with its exact interval", () => {
  const games = [Array.from({ length: 50 }, (_, number) => game(number)), [game(1, { end: "stalemate" })]];
  const ends = (/** @type {any[]} */ list) => ({ measures: [], ends: list });
  const half = { id: "stalemate", value: 0.5, low: 0, high: 1, games: 2 };
  const [{ found }] = rowsOf(/** @type {any} */ ([ends([]), ends([half])]), games);
  // Of none in fifty the interval of Clopper and Pearson ends at 1 - 0.025 ^ (1 / 50).
  assert.deepEqual([found[0]?.value, found[0]?.low, found[0]?.games], [0, 0, 50]);
  assert.ok(Math.abs((found[0]?.high ?? 0) - (1 - 0.025 ** (1 / 50))) < 1e-9);
});
