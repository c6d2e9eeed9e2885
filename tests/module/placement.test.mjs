// Placements: a position that is set up by hand, its text both ways, with the module as the judge of it.

import assert from "node:assert/strict";
import test from "node:test";
import { Match, games } from "./load.mjs";
import {
  changed,
  cleared,
  inHand,
  mirrored,
  moved,
  placementOf,
  put,
  swapped,
  textOf,
} from "../../www/state/placement.js";
import { groundOf, judge, kindsInHand, placementOfMatch, rightsOf, startOf } from "../../www/state/judged.js";

/** @param {string} game @param {Record<string, string>} [options] */
const rules = (game, options = {}) => ({ game, options });

/** @param {string} game @param {string} text */
const placed = (game, text) => {
  const found = placementOf(text, groundOf(rules(game)));
  assert.ok(found, text);
  return found;
};

test("what the module writes is read and written the same, in every game, along every line", () => {
  let read = 0;
  for (const { id, lines } of games()) {
    for (const { options, position, moves } of lines) {
      const match = new Match(id, { options, position });
      const ground = groundOf(rules(id, options));
      for (const move of [undefined, ...moves]) {
        if (move) match.play(move);
        const text = match.position().split(" ");
        const own = text.filter((word) => !(word.split("=")[0] in match.options())).join(" ");
        assert.equal(textOf(placementOfMatch(match), ground), own, `${id}: ${own}`);
        read += 1;
      }
    }
  }
  assert.ok(read > 300);
});

test("a position that cannot be is read as well, and its text is what stands there", () => {
  const text = "kk6/8/8/8/8/8/8/PPPPPPPP w - - 0 1";
  const two = placed("chaturanga", text);
  assert.equal(textOf(two, groundOf(rules("chaturanga"))), text);
  assert.equal(judge(rules("chaturanga"), two).code, "position-no-king");
  for (const wrong of ["", "nonsense", "8/8 w", "9/8/8/8/8/8/8/8 w", "7/8/8/8/8/8/8/8 w", "8/8/8/8/8/8/8/7z w"]) {
    assert.equal(placementOf(wrong, groundOf(rules("chaturanga"))), undefined, wrong);
  }
});

test("promoted pieces, hands and four sides have their letters", () => {
  const shogi = placed("shogi", "4k4/9/9/9/4+P4/9/9/9/4K4[PPp] w - - 0 1");
  assert.deepEqual(shogi.pieces.e5, { seat: "w", kind: "promoted-pawn" });
  assert.deepEqual(shogi.hands, { w: { pawn: 2 }, b: { pawn: 1 } });
  const ground = groundOf(rules("shogi"));
  assert.match(textOf(inHand(shogi, { seat: "b", kind: "rook" }, 1), ground), /\[PPpr\]/);
  const four = startOf(rules("shaturanga"));
  assert.deepEqual(four.pieces.a8, { seat: "w", kind: "boat" });
  assert.deepEqual(new Set(kindsInHand(rules("shogi")).map(({ letter }) => letter)), new Set([..."plnsgbr"]));
  assert.deepEqual(
    kindsInHand(rules("ashtapada")).map(({ letter }) => letter),
    ["p"],
  );
  assert.deepEqual(kindsInHand(rules("chaturanga")), []);
});

test("a piece that is moved by hand takes with it what told of the moves before", () => {
  const makruk = placed("makruk", "8/8/4k3/8/8/8/R7/4K3 b - 128 3 40 counting=b:bare:3/16");
  const other = moved(makruk, "a2", "b2");
  assert.deepEqual([other.pairs, other.clock, other.turn], [{}, ["-", "0", "40"], "b"]);
  assert.deepEqual(moved(makruk, "a2", "a2"), makruk);
  assert.deepEqual(Object.keys(put(makruk, "e6").pieces).sort(), ["a2", "e1"]);
});

test("rights that the pieces no longer allow are left out; the others stay", () => {
  const chaturanga = rules("chaturanga");
  const start = startOf(chaturanga);
  assert.deepEqual(
    rightsOf(chaturanga).map(({ letter }) => letter),
    ["K", "k"],
  );
  // Against a castle of its own, the king that has left its square by hand may have lost its right.
  const { match } = judge(rules("senterej"), put(startOf(rules("senterej")), "h1"));
  assert.ok(match, "a right without its chariot does not stand in the way");
  assert.deepEqual(
    match.state().rights.map(({ seat }) => seat),
    ["b"],
  );
  assert.match(textOf(changed(start, { rights: "k" }), groundOf(chaturanga)), / w k - /);
});

test("a game whose pieces were set up by hand has begun; one that stands at its start has not", () => {
  for (const game of ["shaturanga", "senterej", "shatar"]) {
    const start = startOf(rules(game));
    assert.notEqual(judge(rules(game), start).match?.state().phase, "play", game);
    const soldier = Object.keys(start.pieces).find((square) => /soldier/.test(start.pieces[square].kind)) ?? "";
    assert.equal(judge(rules(game), put(start, soldier)).match?.state().phase, "play", game);
  }
  const sittuyin = startOf(rules("sittuyin"));
  assert.equal(judge(rules("sittuyin"), put(sittuyin, "a3")).match?.state().phase, "deployment");
});

test("mirrored twice and swapped twice everything is as it was", () => {
  for (const { id, seats } of games()) {
    const ground = groundOf(rules(id));
    const start = changed(startOf(rules(id)), {});
    assert.equal(textOf(mirrored(mirrored(start, ground), ground), ground), textOf(start, ground), id);
    if (seats.length > 2) continue;
    assert.equal(textOf(swapped(swapped(start, ground), ground), ground), textOf(start, ground), id);
  }
  const ground = groundOf(rules("xiangqi"));
  const one = placed("xiangqi", "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1");
  assert.match(textOf(mirrored(one, ground), ground), /^5k3\/9\/9\/9\/9\/9\/9\/9\/8R\/4K4 w/);
  assert.match(textOf(swapped(one, ground), ground), /^4k4\/r8\/9\/9\/9\/9\/9\/9\/9\/3K5 b/);
});

test("a cleared board says what is missing", () => {
  for (const { id, contest } of games()) {
    const { message, code } = judge(rules(id), cleared(startOf(rules(id))));
    if (contest === "kings") assert.equal(code, "position-no-king", id);
    assert.ok(message && /\.$/.test(message), id);
  }
});
