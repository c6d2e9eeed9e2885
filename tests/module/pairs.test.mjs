// Games compared in pairs: exact tests against sums worked out otherwise, and q-values against a known example.

import assert from "node:assert/strict";
import test from "node:test";
import { FEWEST, compared, couples, falseShares, parted, signTest } from "../../www/laboratory/pairs.js";

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

test("the sign test is the exact one", () => {
  // By counting every way in which so many coins may fall.
  for (let all = 0; all <= 12; all += 1) {
    for (let heads = 0; heads <= all; heads += 1) {
      const uneven = Math.abs(all - 2 * heads);
      let ways = 0;
      for (let coins = 0; coins < 2 ** all; coins += 1) {
        const up = coins.toString(2).replaceAll("0", "").length;
        if (Math.abs(all - 2 * up) >= uneven) ways += 1;
      }
      assert.ok(Math.abs(signTest(heads, all - heads) - ways / 2 ** all) < 1e-12, `${heads} of ${all}`);
    }
  }
  assert.ok(Math.abs(signTest(400, 600) - 2.731e-10) < 1e-12);
  assert.equal(FEWEST, 6);
  assert.ok(signTest(FEWEST, 0) <= 0.05 && signTest(FEWEST - 1, 0) > 0.05);
});

test("q-values are those of Benjamini and Hochberg", () => {
  // Their own example: of fifteen tests the first four are told at 5 %.
  const chances = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
  ];
  const shares = falseShares(chances);
  assert.equal(shares.filter((share) => share <= 0.05).length, 4);
  assert.ok(Math.abs(shares[0] - 0.0015) < 1e-12 && Math.abs(shares[3] - 0.035625) < 1e-12);
  assert.deepEqual(falseShares([...chances].reverse()), [...shares].reverse());
  assert.deepEqual(falseShares([]), []);
});

test("games are compared in pairs", () => {
  const same = Array.from({ length: 50 }, (_, number) => game(number));
  // A rule that ends one game in fifty by stalemate has changed one game, whatever its share’s interval.
  const one = same.map((own, number) => (number === 7 ? game(99, { end: "stalemate", side: undefined }) : own));
  assert.deepEqual(parted(same, one), { pairs: 50, apart: 1 });
  const [draws] = compared(["drawishness"], [same, one]).get("drawishness") ?? [];
  assert.deepEqual({ ...draws }, { choices: [0, 1], pairs: 50, higher: 0, lower: 1, p: 1, q: 1 });
  // Seven pairs that differ one way are seen, though 0 of 50 and 7 of 50 have intervals that overlap.
  const seven = same.map((own, number) => (number < 7 ? game(number, { end: undefined, side: undefined }) : own));
  const found = compared(["completion", "won", "end:limit", "branching", "balance"], [same, seven]);
  assert.deepEqual(found.get("completion")?.[0].higher, 7);
  assert.ok((found.get("completion")?.[0].q ?? 1) < 0.05);
  assert.deepEqual(found.get("branching")?.[0].p, 1);
  assert.equal(found.get("balance"), undefined);
  assert.equal(found.get("end:limit")?.[0].lower, 7);
  // A game that was not played yet, or says nothing, is in no pair.
  const [length] = compared(["length"], [same, seven]).get("length") ?? [];
  assert.equal(length.pairs, 43);
  assert.deepEqual(parted(same.slice(0, 9), [undefined, ...same]), { pairs: 8, apart: 8 });
  assert.deepEqual(couples(3), [
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
});
