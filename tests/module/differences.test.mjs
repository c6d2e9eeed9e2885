// What two games say differently: the same rule is told once, whatever the games call its pieces and its board.

import assert from "node:assert/strict";
import test from "node:test";
import "./load.mjs";
import { differs, points } from "../../www/core/differences.js";
import { allGames } from "../../www/core/games.js";

/** @param {string[]} games */
const between = (...games) => points(games.map((game) => ({ game, options: {} })));

/** @param {string[]} games @param {string} id */
function point(games, id) {
  const found = between(...games).find((point) => point.id === id);
  assert.ok(found, `${games.join()}: ${id}`);
  return found;
}

test("a chariot on points goes as one on squares does, and a general is a king", () => {
  const chariot = point(["chaturanga", "xiangqi"], "piece chariot");
  assert.ok(!differs(chariot) && !chariot.moves);
  assert.match(chariot.sides[1].shared[0].text, /empty points straight/, "each says it as its players do");
  const king = point(["chaturanga", "xiangqi"], "piece king");
  assert.deepEqual([king.title, king.moves], ["King / General", true]);
});

test("what goes by one name in both games is one piece, and so is what it is promoted to", () => {
  for (const kind of ["lance", "silver", "+lance", "+silver"]) {
    assert.ok(!differs(point(["heian-shogi", "sho-shogi"], `piece ${kind}`)), kind);
  }
  const rook = point(["heian-shogi", "sho-shogi"], "piece chariot");
  assert.deepEqual([rook.title, rook.sides[0].has], ["Rook", false], "no lance stands in for the rook");
});

test("nothing is told word for word on both sides", () => {
  const ids = allGames().map(({ id }) => id);
  for (const [place, one] of ids.entries()) {
    for (const other of ids.slice(place + 1)) {
      for (const { title, sides } of between(one, other)) {
        const [here, there] = sides.map(({ own }) => own.map(({ text }) => text));
        assert.deepEqual(
          here.filter((text) => there.includes(text)),
          [],
          `${one}, ${other}: ${title}`,
        );
      }
    }
  }
});
