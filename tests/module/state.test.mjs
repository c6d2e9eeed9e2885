// State facts of a match, and remarks on positions that no play leads to.

import assert from "node:assert/strict";
import test from "node:test";
import { Match } from "./load.mjs";

test("facts are plain objects with a code, whom they are about, and numbers where there are any", () => {
  const match = new Match("xiangqi", { position: "4k4/9/9/9/9/3R5/9/9/9/5K3 w" });
  assert.deepEqual(match.state().facts, []);
  match.playLine(["d5e5", "e10d10", "e5d5", "d10e10"]);
  const [fact, ...others] = match.state().facts;
  assert.equal(others.length, 0);
  const { text, ...data } = fact;
  assert.deepEqual(data, { code: "repetition", seat: "w", value: 2, limit: 3, squares: [] });
  assert.match(text, /stood twice.*Red loses/);
});

test("points have their half, and rights their id", () => {
  const janggi = new Match("janggi", { options: { bikjang: "points" } });
  assert.deepEqual(
    janggi.state().facts.map(({ code, seat, value }) => [code, seat, value]),
    [
      ["points", "w", 72],
      ["points", "b", 73.5],
    ],
  );
  const [right] = new Match("chaturanga").state().facts;
  assert.deepEqual([right.code, right.seat, right.right], ["right", "w", "leap"]);
});

test("a position that no play leads to is taken, with remarks", () => {
  const match = new Match("xiangqi", { position: "4k4/9/9/9/9/9/9/9/9/K8 w" });
  assert.deepEqual(
    match.remarks().map(({ code, squares }) => [code, squares]),
    [["cannot-stand", ["a1"]]],
  );
  assert.deepEqual(new Match("xiangqi").remarks(), []);
});
