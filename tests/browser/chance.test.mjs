// Seeded throws: always the same, and as likely as they should be.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SEED, drawn, newSeed } from "../../www/lib/chance.js";

const DIE = [2, 3, 4, 5].map((value) => ({ value, chance: 1 / 4 }));
/** Four cowries, of sixteen equal chances; none open counts eight (ASH-02). */
const COWRIES = [
  [1, 4],
  [2, 6],
  [3, 4],
  [4, 1],
  [8, 1],
].map(([value, share]) => ({ value, chance: share / 16 }));

/** How far counts are from what the chances say; chi-squared. */
function distance(/** @type {number[]} */ values, /** @type {{ value: number, chance: number }[]} */ throws) {
  return throws.reduce((sum, { value, chance }) => {
    const expected = values.length * chance;
    return sum + (values.filter((other) => other === value).length - expected) ** 2 / expected;
  }, 0);
}

const many = Array.from({ length: 4000 }, (_, place) => place);

test("a seed gives the same throws again, another gives others", () => {
  const line = (/** @type {string} */ seed) =>
    many
      .slice(0, 40)
      .map((place) => drawn(seed, place, DIE).value)
      .join("");
  assert.equal(line("abc"), line("abc"));
  assert.notEqual(line("abc"), line("abd"));
  assert.notEqual(line("abc"), line("acb"));
});

test("throws fall by their odds, along a seed and across seeds", () => {
  // The 99.99th percentiles of chi-squared for 3 and 4 degrees of freedom.
  for (const [throws, most] of /** @type {const} */ ([
    [DIE, 21.11],
    [COWRIES, 23.51],
  ])) {
    for (const seed of ["a", "b", "q7", "kings"]) {
      assert.ok(
        distance(
          many.map((place) => drawn(seed, place, throws).value),
          throws,
        ) < most,
        seed,
      );
    }
    assert.ok(
      distance(
        many.map((seed) => drawn(`s${seed}`, 0, throws).value),
        throws,
      ) < most,
      "first throws",
    );
  }
});

test("one throw does not foretell the next", () => {
  const pairs = DIE.flatMap((one) => DIE.map((next) => ({ value: one.value * 10 + next.value, chance: 1 / 16 })));
  const values = many.map(
    (place) => drawn("pairs", 2 * place, DIE).value * 10 + drawn("pairs", 2 * place + 1, DIE).value,
  );
  // 15 degrees of freedom.
  assert.ok(distance(values, pairs) < 44.27);
});

test("a new seed can stand in an address", () => {
  const seeds = many.slice(0, 200).map(newSeed);
  assert.ok(seeds.every((seed) => SEED.test(seed)));
  assert.equal(new Set(seeds).size, seeds.length);
});
