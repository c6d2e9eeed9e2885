// Reconstructing: what facts say to games made by hand, which combinations there are, and the address that holds it
// all. Intervals are those of the published tables of the binomial distribution.

import assert from "node:assert/strict";
import test from "node:test";
import { exactInterval, games } from "./load.mjs";
import {
  FACTS,
  FACT_IDS,
  byChance,
  contradicted,
  endsOf,
  estimate,
  grouped,
  inOrder,
  isPlain,
  ofMoves,
  power,
  together,
  verdict,
  withSame,
  withShares,
  withWeights,
} from "../../www/laboratory/reconstruct-facts.js";
import { csv, json } from "../../www/laboratory/reconstruct-files.js";
import {
  COUNTS,
  LIMIT,
  MOST_FACTS,
  combinations,
  read,
  readings,
  toDrop,
  written,
} from "../../www/laboratory/reconstruct-setting.js";
import { reconstruct as words } from "../../www/words/reconstruct.js";

/** @typedef {import("../../www/laboratory/reconstruct-facts.js").Fact} Fact */
/** @typedef {import("../../www/laboratory/games-run.js").Kept} Kept */

/** A game by hand. @param {Partial<Kept>} own @returns {Kept} */
const game = (own) => ({
  line: [],
  sides: 2,
  plies: 100,
  branching: 20,
  captures: 5,
  coverage: 0.5,
  repetition: 0,
  ...own,
});

/** Ten that the first side has won by mate, six by bare king, four drawn, and twenty that were broken off. */
const GAMES = [
  ...Array.from({ length: 10 }, (_, index) => game({ end: "checkmate", side: 0, plies: 41 + index })),
  ...Array.from({ length: 6 }, () => game({ end: "bare-king", side: 1, plies: 150 })),
  ...Array.from({ length: 4 }, () => game({ end: "repetition", plies: 200 })),
  ...Array.from({ length: 20 }, () => game({ plies: 400 })),
];

/** @param {Fact["id"]} id @param {number} bound @param {string} [of] @returns {Fact} */
const fact = (id, bound, of = "") => ({ id, of, bound });

test("the interval of a share is the exact one", () => {
  // As binom.test of R gives it.
  for (const [count, of, low, high] of [
    [0, 10, 0, 0.3085],
    [10, 10, 0.6915, 1],
    [5, 10, 0.1871, 0.8129],
    [1, 20, 0.0013, 0.2487],
    [7, 20, 0.1539, 0.5922],
    [50, 100, 0.3983, 0.6017],
  ]) {
    const found = exactInterval(count, of);
    assert.ok(Math.abs(found[0] - low) < 6e-5 && Math.abs(found[1] - high) < 6e-5, `${count} of ${of}: ${found}`);
  }
});

test("an interval holds the true share in nineteen of twenty sets of games at least", () => {
  // Over every count that can come, each with its chance.
  for (const [of, share] of [
    [8, 0.1],
    [20, 0.5],
    [50, 0.93],
  ]) {
    let [held, chance] = [0, (1 - share) ** of];
    for (let count = 0; count <= of; count += 1) {
      const [low, high] = exactInterval(count, of);
      if (low <= share && share <= high) held += chance;
      chance *= ((of - count) / (count + 1)) * (share / (1 - share));
    }
    assert.ok(held >= 0.95 && held <= 1 + 1e-9, `${share} of ${of}: ${held}`);
  }
});

test("facts count the games that they are about", () => {
  /** @type {[Fact, number][]} */
  const known = [
    [fact("ended", 50), 20 / 40],
    [fact("within", 150), 16 / 40],
    [fact("within", 45), 5 / 40],
    [fact("beyond", 150), 24 / 40],
    [fact("beyond", 399), 20 / 40],
    [fact("draws", 20), 4 / 40],
    [fact("drawish", 20), 4 / 40],
    [fact("won", 50), 16 / 40],
    [fact("decided", 20, "bare-king"), 6 / 40],
    [fact("seldom", 20, "stalemate"), 0],
    // Ten points and four halves in the twenty games that ended.
    [fact("first", 50), 12 / 20],
    [fact("ahead", 50), 12 / 20],
  ];
  for (const [own, value] of known) assert.equal(estimate(own, GAMES)?.value, value, JSON.stringify(own));
  const shares = FACT_IDS.filter((id) => FACTS[id].share);
  assert.deepEqual(new Set(known.map(([{ id }]) => id)), new Set(shares), "each of them is tried");
  assert.equal(estimate(fact("ended", 50), GAMES.slice(0, 1)), undefined, "one game says nothing");
  // Broken-off games have no points to give; half a point is taken for none below and for one above.
  const points = [game({ end: "repetition" }), ...GAMES.slice(0, 7), ...GAMES.slice(10, 16), ...GAMES.slice(-6)];
  const found = estimate(fact("first", 50), points);
  assert.deepEqual([found?.games, found?.value], [14, 7.5 / 14]);
  // As binom.test of R gives them: 7 of 14 from 0.2304, 8 of 14 to 0.8234.
  assert.ok(found && Math.abs(found.low - 0.2304) < 6e-5 && Math.abs(found.high - 0.8234) < 6e-5);
});

test("a fact agrees, contradicts, or cannot tell", () => {
  // Four of forty drawn: from 2.8 to 23.7 % by the table.
  const draws = (/** @type {number} */ bound) => verdict(fact("draws", bound), estimate(fact("draws", bound), GAMES));
  assert.deepEqual([draws(24), draws(23), draws(3), draws(2)], ["agrees", "open", "open", "contradicts"]);
  const many = (/** @type {number} */ bound) =>
    verdict(fact("drawish", bound), estimate(fact("drawish", bound), GAMES));
  assert.deepEqual([many(2), many(3), many(23), many(24)], ["agrees", "open", "open", "contradicts"]);
  // Twenty of forty: the half lies within.
  assert.equal(verdict(fact("beyond", 399), estimate(fact("beyond", 399), GAMES)), "open");
  assert.equal(verdict(fact("within", 45), estimate(fact("within", 45), GAMES)), "contradicts");
  assert.equal(verdict(fact("beyond", 40), estimate(fact("beyond", 40), GAMES)), "agrees");
  // What touches the bound is neither wholly outside, nor does nothing say anything.
  assert.equal(verdict(fact("draws", 20), { value: 0.3, low: 0.2, high: 0.4 }), "open");
  assert.equal(verdict(fact("draws", 20), { value: 0.1, low: 0, high: 0.2 }), "agrees");
  assert.equal(verdict(fact("draws", 20), undefined), "open");
});

test("what is to be chosen from is as it is measured", () => {
  const measured = /** @type {import("../../www/pkg/lab.js").Measures} */ ({
    games: 20,
    measures: [{ id: "branching", value: 21, low: 19, high: 23, games: 20 }],
    ends: [],
  });
  /** @type {[Fact, string][]} */
  const known = [
    [fact("open", 19), "agrees"],
    [fact("open", 20), "open"],
    [fact("open", 24), "contradicts"],
    [fact("narrow", 23), "agrees"],
    [fact("narrow", 18), "contradicts"],
  ];
  for (const [own, wanted] of known)
    assert.equal(verdict(own, estimate(own, GAMES, measured)), wanted, JSON.stringify(own));
  assert.equal(estimate(fact("open", 20), GAMES), undefined);
});

test("the weakest piece sees the fewest squares", () => {
  const pieces = new Map([
    ["elephant", { mean: 2.5, most: 8 }],
    ["counsellor", { mean: 3.0, most: 32 }],
    ["chariot", { mean: 14, most: 64 }],
  ]);
  const told = (/** @type {Fact} */ own) => verdict(own, ofMoves(own, pieces));
  assert.equal(told(fact("weakest", 0.5, "elephant")), "agrees");
  assert.equal(told(fact("weakest", 0.6, "elephant")), "contradicts");
  assert.equal(told(fact("weakest", 0.1, "counsellor")), "contradicts");
  assert.equal(told(fact("sees", 8, "elephant")), "agrees");
  assert.equal(told(fact("sees", 7, "elephant")), "contradicts");
  assert.equal(told(fact("sees", 7, "dragon")), "open", "a piece that is not there");
  assert.equal(ofMoves(fact("weakest", 0.1, "elephant"), new Map([["elephant", { mean: 2, most: 8 }]])), undefined);
  // 0.1 is no sum of halves: what is a tenth is one all the same.
  const tenth = new Map([
    ["elephant", { mean: 0.2, most: 8 }],
    ["horse", { mean: 0.3, most: 8 }],
  ]);
  assert.equal(verdict(fact("weakest", 0.1, "elephant"), ofMoves(fact("weakest", 0.1, "elephant"), tenth)), "agrees");
});

test("combinations that nothing contradicts come first, of those the ones that most agree with", () => {
  assert.equal(together(["agrees", "agrees"]), "agrees");
  assert.equal(together(["agrees", "open"]), "open");
  assert.equal(together(["agrees", "contradicts", "open"]), "contradicts");
  const estimated = { value: 0, low: 0, high: 1, games: 8 };
  /** @type {import("../../www/laboratory/reconstruct-facts.js").Verdict[][]} */
  const verdicts = [
    ["contradicts", "agrees"],
    ["open", "open"],
    ["agrees", "open"],
    ["agrees", "agrees"],
    ["open", "agrees"],
  ];
  const rows = verdicts.map((own, index) => ({
    number: index + 1,
    options: {},
    found: [estimated, { value: 1, low: 1, high: 1 }],
    verdicts: own,
    all: together(own),
  }));
  assert.deepEqual(
    inOrder(rows).map(({ number }) => number),
    [4, 3, 5, 2, 1],
  );
  // What is exact cannot err by chance.
  assert.deepEqual(byChance(rows), { intervals: 5, missing: 0.25 });
});

test("a combination has a q-value among all that are looked at", () => {
  const facts = [fact("draws", 20), fact("open", 24), fact("sees", 8, "elephant")];
  const share = (/** @type {number} */ value) => ({ value, low: 0, high: 1, games: 40 });
  const wide = { value: 20, low: 16, high: 24, games: 40 };
  let number = 0;
  const row = (/** @type {any[]} */ found, /** @type {any[]} */ verdicts) =>
    /** @type {any} */ ({ number: ++number, options: {}, found, verdicts, all: together(verdicts) });
  // Of 40 games 16 and more are drawn with a chance of 0.0029 if a fifth are, 12 and more with one of 0.0875; a mean
  // two standard errors (of 2.04) below its bound comes with one of 0.025. Two facts of games each.
  const rows = withShares(
    [
      row([share(16 / 40), { ...wide, value: 30, low: 26, high: 34 }], ["contradicts", "agrees"]),
      row([share(12 / 40), wide], ["open", "open"]),
      row([share(0), { ...wide, value: 24, low: 20, high: 28 }], ["agrees", "open"]),
      row([undefined, undefined, { value: 9, low: 9, high: 9 }], ["open", "open", "contradicts"]),
    ],
    facts,
  );
  const wanted = [3 * 2 * 0.0029362, (3 / 2) * 2 * 0.025, 1];
  for (const [place, q] of wanted.entries()) assert.ok(Math.abs((rows[place].q ?? 0) - q) < 2e-4, `${rows[place].q}`);
  // What is exact is no matter of chance, and no part of what is looked at.
  assert.equal(rows[3].q, undefined);
  assert.deepEqual(contradicted(rows), { all: 2, sure: 2 });
  assert.deepEqual(contradicted([{ ...rows[0], q: 0.2 }, rows[3]]), { all: 2, sure: 1 });
  assert.match(
    words.remaining(2, 4, { all: 2, sure: 1 }),
    /: 2 of 4 combinations\. Of 2 contradicted, 1 is so .* q up to/,
  );
  assert.match(words.remaining(2, 4, { all: 2, sure: 1 }), /; the others may be so by chance\.$/);
  assert.match(words.remaining(4, 4, { all: 0, sure: 0 }), /^Not contradicted: 4 of 4 combinations\.$/);
});

test("combinations that played the same games stand together, and count as one", () => {
  const facts = [fact("draws", 20)];
  const figure = (/** @type {number} */ value) => ({ value, low: 0, high: 1, games: 40 });
  const row = (/** @type {number} */ number, /** @type {number} */ value) =>
    /** @type {any} */ ({
      number,
      options: {},
      found: [figure(value)],
      verdicts: ["contradicts"],
      all: "contradicts",
    });
  const game = (/** @type {string} */ line, end = "stalemate") =>
    /** @type {any} */ ({ line: line.split(" "), end, side: 0 });
  const long = game("a2a3 b2b3");
  // The third ends otherwise, the fourth has other moves, the fifth plays as the second, the sixth has one game more.
  const lists = [
    [long],
    [game("a2a3")],
    [game("a2a3 b2b3", "checkmate")],
    [game("a2a3 b2b4")],
    [game("a2a3")],
    [long, long],
    [game("a2a3 b2b3")],
  ];
  const rows = withSame(
    lists.map((_, place) => row(place + 1, 16 / 40)),
    lists,
  );
  assert.deepEqual(
    rows.map(({ same }) => same),
    [1, 2, 3, 4, 2, 6, 1],
  );
  assert.deepEqual(
    grouped(rows).map((group) => group.map(({ number }) => number)),
    [[1, 7], [2, 5], [3], [4], [6]],
  );
  // Other figures, which games alone do not make, keep them apart; so does having played nothing.
  assert.deepEqual(
    withSame([row(1, 0.4), row(2, 0.5)], [[long], [long]]).map(({ same }) => same),
    [1, 2],
  );
  assert.deepEqual(
    withSame([row(1, 0.4), row(2, 0.4)], []).map(({ same }) => same),
    [1, 2],
  );
  // Of 40 games 16 and more are drawn with a chance of 0.0029 if a fifth are: as one of one, not the better of two.
  const alone = withShares([row(1, 16 / 40), row(3, 0)], facts);
  const [one, twin, other] = withShares(
    withSame([row(1, 16 / 40), row(2, 16 / 40), row(3, 0)], [[long], [long], [game("a2a4")]]),
    facts,
  );
  assert.deepEqual([one.q, twin.q, other.q], [alone[0].q, alone[0].q, alone[1].q]);
  assert.equal(byChance([one, twin, other]).intervals, 2);
  assert.deepEqual(contradicted([one, twin]), { all: 2, sure: 2 });
});

test("a combination weighs what its part of the likelihood is", () => {
  const facts = [fact("draws", 10), fact("sees", 8, "elephant")];
  const row = (/** @type {any} */ share, /** @type {any} */ exact) =>
    /** @type {any} */ ({
      number: 1,
      options: {},
      found: [share, exact],
      verdicts: ["open", exact ? "agrees" : "open"],
    });
  const [none, half] = [0, 5].map((count) => ({ value: count / 10, low: 0, high: 1, games: 10 }));
  const exact = { value: 8, low: 8, high: 8 };
  // After none of ten, a tenth or less is as likely as 1 − 0.9¹¹; after five of ten as six or more of eleven at a
  // tenth: 462 · 0.1⁶ · 0.9⁵ + 330 · 0.1⁷ · 0.9⁴ + …, 0.000296.
  const [one, other] = withWeights([row(none, exact), row(half, exact)], facts);
  const likely = 1 - 0.9 ** 11;
  assert.ok(Math.abs((one.weight ?? 0) - likely / (likely + 0.000296)) < 1e-5, `${one.weight}`);
  assert.ok(Math.abs((one.weight ?? 0) + (other.weight ?? 0) - 1) < 1e-12);
  // What is exact is so or not; where a fact has no figure yet, nothing weighs anything.
  const [sure, not] = withWeights(
    [row(half, exact), { ...row(none, exact), verdicts: ["agrees", "contradicts"] }],
    facts,
  );
  assert.deepEqual([sure.weight, not.weight], [1, 0]);
  const unplayed = withWeights([row(half, exact), row(none, undefined)], facts);
  assert.deepEqual(
    unplayed.map(({ weight }) => weight),
    [undefined, undefined],
  );
});

test("what so many games can show is known beforehand", () => {
  // Of 100 games and a bound of one in ten, by the sums of the binomial distribution: 17 and more lie wholly
  // above, which come with a chance of 0.8 at 0.1989.
  const seen = power(fact("draws", 10), 100, false);
  assert.ok(seen?.above && typeof seen.share === "number" && Math.abs(seen.share - 0.1989) < 1e-4, `${seen?.share}`);
  // Up to 5 of 20 lie wholly below a half, which come with a chance of 0.8 at 0.2013.
  const half = power(fact("within", 60), 20, false);
  assert.ok(!half?.above && typeof half?.share === "number" && Math.abs(half.share - 0.2013) < 1e-4, `${half?.share}`);
  const wider = power(fact("within", 60), 20, true);
  assert.ok(typeof wider?.share === "number" && wider.share < half.share);
  assert.equal(power(fact("won", 20), 8, false)?.share, "none");
  assert.match(words.power("Most", 8, { share: "none", above: false }), /8 games can never/);
  // A mean is no share.
  assert.equal(power(fact("open", 20), 100, false), undefined);
});

test("a combination is played no further where its verdict is plain", () => {
  const facts = [fact("draws", 10), fact("open", 20)];
  const row = (/** @type {import("../../www/laboratory/reconstruct-facts.js").Verdict[]} */ verdicts) => ({
    number: 1,
    options: {},
    found: [],
    verdicts,
    all: together(verdicts),
  });
  assert.equal(isPlain(row(["contradicts", "open"]), facts), true);
  assert.equal(isPlain(row(["open", "open"]), facts), false);
  // The interval of a mean is for a number of games that was settled before.
  assert.equal(isPlain(row(["open", "contradicts"]), facts), false);
  assert.equal(isPlain(row(["agrees", "agrees"]), facts), false);
  assert.equal(isPlain(row(["agrees"]), [facts[0]]), true);
  // Looked at after every game, none of twenty says less than looked at once: to 26.0 % and not to 16.8.
  const games = Array.from({ length: 20 }, () => game({ end: "checkmate", side: 0 }));
  const [once, ever] = [false, true].map((anytime) => estimate(fact("draws", 20), games, undefined, anytime));
  assert.ok(once && ever && Math.abs(once.high - 0.168) < 1e-3 && Math.abs(ever.high - 0.2607) < 1e-3, `${ever?.high}`);
});

const OPTIONS = [
  { id: "elephant", choices: ["alfil", "dabbaba", "five"] },
  { id: "bareKing", choices: ["win", "none"] },
  { id: "stalemate", choices: ["loses", "wins", "draw"] },
  { id: "rare", choices: Array.from({ length: 8 }, (_, index) => `way-${index}`) },
  { id: "more", choices: ["one", "other+else/3"] },
];
const KNOWN = { options: OPTIONS, usual: "elephant", kinds: ["elephant", "horse"], rules: ["checkmate", "bare-king"] };

test("combinations are counted, and too many are refused with what to leave out", () => {
  const [elephant, bare, stalemate, rare] = OPTIONS;
  assert.deepEqual(combinations([elephant, bare]).slice(0, 3), [
    { elephant: "alfil", bareKing: "win" },
    { elephant: "alfil", bareKing: "none" },
    { elephant: "dabbaba", bareKing: "win" },
  ]);
  assert.equal(combinations([elephant, bare, stalemate]).length, 18);
  assert.deepEqual(combinations([]), [{}]);
  assert.equal(toDrop([elephant, bare, stalemate]), undefined);
  // 3 × 2 × 3 × 8 = 144: without a rule of three choices 48 are left, without that of two 72.
  assert.equal(LIMIT, 64);
  assert.deepEqual(toDrop([elephant, bare, stalemate, rare]), { option: "elephant", left: 48 });
  // 8 × 8 × 8 × 2: nothing alone is enough.
  const wide = ["one", "two", "three"].map((id) => ({ ...rare, id }));
  assert.equal(toDrop([...wide, bare])?.left, 128);
});

test("each choice is told by the combinations that remain", () => {
  const remaining = [
    { elephant: "alfil", bareKing: "win" },
    { elephant: "alfil", bareKing: "none" },
    { elephant: "five", bareKing: "none" },
  ];
  assert.deepEqual(readings(OPTIONS.slice(0, 2), remaining), [
    {
      id: "elephant",
      choices: [
        { id: "alfil", remains: 2 },
        { id: "dabbaba", remains: 0 },
        { id: "five", remains: 1 },
      ],
    },
    {
      id: "bareKing",
      choices: [
        { id: "win", remains: 1 },
        { id: "none", remains: 2 },
      ],
    },
  ]);
});

test("an address holds all that is set", () => {
  const texts = [
    "elephant,bareKing;within:120,draws:10;random;20;1",
    "elephant:alfil:five,stalemate,rare,more;decided:bare-king:30,seldom:checkmate:5;level-1;50;999999",
    "-;-;level-2;8;0",
    "more:other+else/3;weakest:elephant:0.3,sees:horse:33,open:30,narrow:12,first:55,ahead:50;random;200;7;remaining",
    "elephant;draws:10;random;200;7;remaining;stop",
    "elephant;draws:10;random;200;7;;stop",
  ];
  for (const text of texts) {
    const { setting, faults } = read(text, KNOWN);
    assert.deepEqual(faults, [], text);
    assert.equal(written(setting, KNOWN), text);
    assert.deepEqual(read(written(setting, KNOWN), KNOWN).setting, setting);
  }
  // Every kind of fact, with every bound that it can have at its ends.
  for (const id of FACT_IDS) {
    const { of, bounds, usual } = FACTS[id];
    const about = of === "kind" ? "horse:" : of === "rule" ? "checkmate:" : "";
    for (const bound of [bounds[0], usual, bounds[1]]) {
      const { setting, faults } = read(`-;${id}:${about}${bound};random;20;1`, KNOWN);
      assert.deepEqual([setting.facts[0]?.bound, faults], [bound, []], id);
    }
  }
  const { setting } = read("", KNOWN);
  assert.deepEqual(
    setting.options.map(({ id }) => id),
    ["elephant"],
  );
  assert.ok(setting.facts.length > 0 && COUNTS.includes(setting.games));
});

test("what of an address cannot be is told by a code, and the rest is kept", () => {
  /** @type {[string, string[], string][]} */
  const known = [
    ["whale,bareKing;-", ["unknown-option"], "bareKing;-;random;20;1"],
    ["elephant:alfil:whale;-", ["unknown-choice"], "elephant:alfil;-;random;20;1"],
    ["elephant:whale;-", ["unknown-choice"], "elephant;-;random;20;1"],
    ["bareKing,bareKing:win;-", ["option-twice"], "bareKing;-;random;20;1"],
    ["elephant,bareKing,stalemate,rare,more;-", ["too-many-options"], "elephant,bareKing,stalemate,rare;-;random;20;1"],
    ["-;whale:3,draws:10", ["unknown-fact"], "-;draws:10;random;20;1"],
    ["-;constructor:3", ["unknown-fact"], "-;-;random;20;1"],
    ["-;weakest:whale:3,draws:10", ["unknown-subject"], "-;draws:10;random;20;1"],
    ["-;decided", ["unknown-subject"], "-;-;random;20;1"],
    ["-;draws:101,within:0", ["bad-bound", "bad-bound"], "-;draws:20,within:200;random;20;1"],
    ["-;draws:-5,within:1.5", ["bad-bound", "bad-bound"], "-;draws:20,within:200;random;20;1"],
    ["-;draws:5:6", ["bad-bound"], "-;draws:5;random;20;1"],
    ["-;draws:5,draws:6", ["fact-twice"], "-;draws:5;random;20;1"],
    ["-;-;level-99;21;1e9", ["unknown-play", "bad-games", "bad-seed"], "-;-;random;20;1"],
    ["-;-;level-1;8;3;none;what", ["unknown-filter", "unknown-part"], "-;-;level-1;8;3"],
  ];
  for (const [text, codes, kept] of known) {
    const { setting, faults } = read(text, KNOWN);
    assert.deepEqual(
      faults.map(({ code }) => code),
      codes,
      text,
    );
    assert.equal(written(setting, KNOWN), kept);
    for (const fault of faults) assert.match(words.fault(fault), /\S.*\.$/);
  }
  const seven = "ended:1,within:1,beyond:1,draws:1,drawish:1,won:1,first:1";
  assert.equal(read(`-;${seven}`, KNOWN).setting.facts.length, MOST_FACTS);
  assert.match(words.fault({ code: "unknown-option", item: "x".repeat(5000) }), /^.{20,120}$/);
});

test("ids of options, choices and rules have nothing in them that parts an address", () => {
  for (const { id, options } of games()) {
    for (const option of options) {
      for (const text of [option.id, ...option.choices.map((choice) => choice.id)])
        assert.doesNotMatch(text, /[;,:]/, id);
    }
  }
  for (const contest of ["kings", "armies", "race"]) assert.ok(endsOf(contest).length > 3);
});

test("every fact has its words", () => {
  for (const id of FACT_IDS) {
    assert.match(words.factTitle(id), /^[A-Z]/);
    assert.match(words.says({ id, bound: FACTS[id].usual }, "elephant"), new RegExp(`\\b${FACTS[id].usual}\\b`));
  }
});

test("files hold every combination and fact", () => {
  const { setting } = read("elephant:alfil:five;draws:24,decided:bare-king:50;random;8;3", KNOWN);
  const rows = combinations(setting.options).map((options, index) => {
    const found = setting.facts.map((own) => (index === 0 ? estimate(own, GAMES) : undefined));
    const verdicts = setting.facts.map((own, place) => verdict(own, found[place]));
    return { number: index + 1, options, found, verdicts, all: together(verdicts) };
  });
  const lines = csv("chaturanga", setting, rows).trim().split("\r\n");
  assert.equal(
    lines[0],
    "game,play,seed,combination,elephant,fact,about,bound,value,low,high,games,verdict,together,same,q,weight,anytime",
  );
  assert.equal(lines.length, 5);
  assert.match(
    lines[1],
    /^chaturanga,random,3,1,alfil,draws,,24,0\.1,0\.02\d+,0\.23\d+,40,agrees,contradicts,,,,false$/,
  );
  assert.match(lines[2], /,decided,bare-king,50,0\.15,/);
  assert.equal(lines[3], "chaturanga,random,3,2,five,draws,,24,,,,,open,open,,,,false");
  const all = JSON.parse(json("chaturanga", setting, rows, { stalemate: "draw" }, [GAMES]));
  assert.deepEqual(all.options, { stalemate: "draw" });
  assert.deepEqual([all.combinations[0].played.length, all.combinations[1].played.length], [40, 0]);
  assert.equal(all.combinations[0].facts[1].verdict, "contradicts");
});
