// Given facts of the room “Reconstruct”, each a measure and the range in which it would lie; what games say of them.

import { chanceOutside, chanceWithin, exactInterval, falseShares, leastSeen } from "../core/module.js";

/** @typedef {import("./games-run.js").Kept} Kept */
/** @typedef {import("../pkg/lab.js").Measures} Measures */
/** A figure, its interval, and the games in it; none where it is exact.
 * @typedef {{ value: number, low: number, high: number, games?: number }} Estimate */
/** @typedef {[low: number, high: number]} Range */
/** A fact: what it is about, if it can be about several things, and the reader's bound.
 * @typedef {{ id: FactId, of: string, bound: number }} Fact */
/** @typedef {"agrees" | "contradicts" | "open"} Verdict */
/** How far a kind of piece sees. @typedef {{ mean: number, most: number }} Mobility */

/**
 * What kind of fact it is.
 * @typedef {object} Form
 * @property {"percent" | "plies" | "moves" | "squares"} unit of the bound
 * @property {number} usual bound
 * @property {[least: number, most: number, step: number]} bounds
 * @property {"kind" | "rule"} [of] what it is about
 * @property {(bound: number) => Range} range where the figure lies if it is so
 * @property {(game: Kept, fact: Fact) => boolean | number | undefined} [share] the figure is the share of such games,
 *   or of points: half a one as well, and nothing where a game does not count
 * @property {import("../pkg/lab.js").Measures["measures"][number]["id"]} [measure] the figure is this measure
 * @property {(own: Mobility, others: Mobility[]) => number} [exact] the figure is known without games
 */

/** @param {number} bound @returns {Range} */
const atLeast = (bound) => [bound / 100, 1];
/** @param {number} bound @returns {Range} */
const atMost = (bound) => [0, bound / 100];
/** @returns {Range} */
const mostly = () => [0.5, 1];
/** @type {Form["bounds"]} */
const PERCENT = [0, 100, 1];
/** Games are broken off after 400 plies. @type {Form["bounds"]} */
const PLIES = [1, 399, 1];

/** All kinds of facts. @satisfies {Record<string, Form>} */
const ALL = {
  ended: { unit: "percent", usual: 50, bounds: PERCENT, range: atLeast, share: ({ end }) => end !== undefined },
  within: {
    unit: "plies",
    usual: 200,
    bounds: PLIES,
    range: mostly,
    share: ({ end, plies }, { bound }) => end !== undefined && plies <= bound,
  },
  beyond: { unit: "plies", usual: 60, bounds: PLIES, range: mostly, share: ({ plies }, { bound }) => plies > bound },
  draws: { unit: "percent", usual: 20, bounds: PERCENT, range: atMost, share: drawn },
  drawish: { unit: "percent", usual: 20, bounds: PERCENT, range: atLeast, share: drawn },
  won: { unit: "percent", usual: 50, bounds: PERCENT, range: atLeast, share: ({ side }) => side !== undefined },
  first: { unit: "percent", usual: 60, bounds: PERCENT, range: atMost, share: points },
  ahead: { unit: "percent", usual: 50, bounds: PERCENT, range: atLeast, share: points },
  decided: { unit: "percent", usual: 20, bounds: PERCENT, range: atLeast, of: "rule", share: by },
  seldom: { unit: "percent", usual: 10, bounds: PERCENT, range: atMost, of: "rule", share: by },
  open: {
    unit: "moves",
    usual: 20,
    bounds: [1, 500, 1],
    range: (bound) => [bound, Number.POSITIVE_INFINITY],
    measure: "branching",
  },
  narrow: { unit: "moves", usual: 20, bounds: [1, 500, 1], range: (bound) => [0, bound], measure: "branching" },
  weakest: {
    unit: "squares",
    usual: 0.1,
    bounds: [0.1, 50, 0.1],
    of: "kind",
    range: (bound) => [bound, Number.POSITIVE_INFINITY],
    exact: ({ mean }, others) => Math.min(...others.map((other) => other.mean)) - mean,
  },
  sees: {
    unit: "squares",
    usual: 8,
    bounds: [1, 200, 1],
    of: "kind",
    range: (bound) => [0, bound],
    exact: ({ most }) => most,
  },
};

/** @typedef {keyof typeof ALL} FactId */
/** @type {Record<FactId, Form>} */
export const FACTS = ALL;
export const FACT_IDS = /** @type {FactId[]} */ (Object.keys(ALL));

/** Rules that end games, as games tell of them (`crates/rules/src/position/outcome.rs`), by what is contested. */
const ENDS = {
  kings: [
    ..."checkmate stalemate bare-king two-bare-kings bare-king-survived niol counted-out mate-while-counting".split(
      " ",
    ),
    ..."impasse repetition perpetual-check perpetual-chase perpetual-attack standoff points".split(" "),
  ],
  armies: ["last-on-board", "empire", "peace", "nobody-moves", "no-progress", "repetition"],
  race: ["all-home", "no-progress", "nobody-moves", "repetition"],
};

/** @param {string} contest @returns {string[]} */
export const endsOf = (contest) => ENDS[/** @type {keyof typeof ENDS} */ (contest)] ?? [];

/** @param {Kept} game */
function drawn({ end, side }) {
  return end !== undefined && side === undefined;
}

/** @param {Kept} game @param {Fact} fact */
function by({ end }, { of }) {
  return end === of;
}

/** Those of who moves first. @param {Kept} game */
function points({ end, side }) {
  return end === undefined ? undefined : side === undefined ? 0.5 : Number(side === 0);
}

/** What games say of a fact; nothing if they are too few. @param {Fact} fact @param {Kept[]} games
 * @param {Measures} [measured] the same games
 * @param {boolean} [anytime] whether its interval has to hold after every game @returns {Estimate | undefined} */
export function estimate(fact, games, measured, anytime = false) {
  const { share, measure } = FACTS[fact.id];
  if (measure) return measured?.measures.find(({ id }) => id === measure);
  if (!share) return undefined;
  const found = games
    .map((game) => share(game, fact))
    .filter((one) => one !== undefined)
    .map(Number);
  if (found.length < 2) return undefined;
  const sum = found.reduce((all, one) => all + one, 0);
  const [low, high] = intervalOf(sum, found.length, anytime);
  return { value: sum / found.length, low, high, games: found.length };
}

/** What the moves of pieces say of a fact. @param {Fact} fact @param {Map<string, Mobility>} pieces by kind
 * @returns {Estimate | undefined} */
export function ofMoves({ id, of }, pieces) {
  const own = pieces.get(of);
  const others = [...pieces].filter(([kind]) => kind !== of).map(([, one]) => one);
  const value = own && FACTS[id].exact?.(own, others);
  // Sums of fractions differ from round bounds in their last digits.
  const exact = value === undefined ? undefined : Math.round(value * 1e6) / 1e6;
  return exact === undefined || !Number.isFinite(exact) ? undefined : { value: exact, low: exact, high: exact };
}

/** Whether a fact agrees with a figure: its interval lies wholly within the range, wholly outside, or neither.
 * @param {Fact} fact @param {Estimate | undefined} found @returns {Verdict} */
export function verdict({ id, bound }, found) {
  if (!found) return "open";
  const [low, high] = FACTS[id].range(bound);
  if (found.low >= low && found.high <= high) return "agrees";
  return found.high < low || found.low > high ? "contradicts" : "open";
}

/** All facts together: contradicted by one, or agreeing with each. @param {Verdict[]} verdicts @returns {Verdict} */
export function together(verdicts) {
  if (verdicts.includes("contradicts")) return "contradicts";
  return verdicts.every((one) => one === "agrees") ? "agrees" : "open";
}

/** A combination under the facts; with games the first combination that played the same ones, a q-value, that of being
 * contradicted among all that played others, and its weight: its part of the likelihood of the facts under all of them.
 * @typedef {{ number: number, options: Record<string, string>, found: (Estimate | undefined)[],
 *   verdicts: Verdict[], all: Verdict, same?: number, q?: number, weight?: number }} Row */

/**
 * The same combinations, each with the first that played the same games move by move and has the same figures: what
 * they differ in made no difference.
 * @param {Row[]} rows @param {Kept[][]} lists the games of each
 * @returns {Row[]}
 */
export function withSame(rows, lists) {
  /** @type {Row[]} */
  const firsts = [];
  return rows.map((row) => {
    const games = lists[row.number - 1] ?? [];
    const like = (/** @type {Row} */ { number, found }) =>
      areSame(lists[number - 1], games) && JSON.stringify(found) === JSON.stringify(row.found);
    const first = games.length > 0 ? firsts.find(like) : undefined;
    if (!first && games.length > 0) firsts.push(row);
    return { ...row, same: first?.number ?? row.number };
  });
}

/** @param {Kept[]} games @param {Kept[]} others */
function areSame(games, others) {
  const alike = (/** @type {Kept} */ { line, end, side }, /** @type {Kept} */ other) =>
    end === other.end &&
    side === other.side &&
    line.length === other.line.length &&
    line.every((move, ply) => move === other.line[ply]);
  return games.length === others.length && games.every((game, place) => alike(game, others[place]));
}

/** Whether a combination stands for itself, and not beside another that played the same games. @param {Row} row */
const isFirst = ({ number, same }) => same === undefined || same === number;

/** Combinations in their order, those that played the same games together. @param {Row[]} rows @returns {Row[][]} */
export function grouped(rows) {
  const firsts = new Map(rows.map((row) => [row.same ?? row.number, /** @type {Row[]} */ ([])]));
  for (const row of rows) firsts.get(row.same ?? row.number)?.push(row);
  return [...firsts.values()];
}

/**
 * The same combinations with their q-values. Those that played the same games are one. If all facts hold for one, each
 * of its figures comes so far out of its range with a chance that is known; the smallest of them, times how many there
 * are (Bonferroni), is that of the combination. What is exact is no matter of chance.
 * @param {Row[]} rows @param {Fact[]} facts @param {boolean} [anytime] as for `estimate` @returns {Row[]}
 */
export function withShares(rows, facts, anytime = false) {
  const chances = rows.map((row) => {
    if (!isFirst(row)) return undefined;
    const { found } = row;
    const own = found.flatMap((one, place) => {
      if (one?.games === undefined) return [];
      return [chanceOutside(...figure(one, facts[place], anytime))];
    });
    return own.length > 0 ? Math.min(1, own.length * Math.min(...own)) : undefined;
  });
  const shares = falseShares(chances.filter((chance) => chance !== undefined)).values();
  /** @type {Map<number, number>} */
  const known = new Map();
  return rows.map((row, place) => {
    if (chances[place] !== undefined) known.set(row.number, shares.next().value ?? 1);
    const q = known.get(row.same ?? row.number);
    return q === undefined ? row : { ...row, q };
  });
}

/** A figure as the module asks for it, and the range of the fact.
 * @param {Estimate} found @param {Fact} fact @param {boolean} anytime
 * @returns {Parameters<typeof chanceOutside>} */
function figure({ value, low, high, games = 1 }, { id, bound }, anytime) {
  const { range, share } = FACTS[id];
  return [{ value, low, high, games, share: share !== undefined, anytime }, range(bound)];
}

/**
 * The same combinations with their weights, where every fact has a figure: how likely all facts hold, as if they had
 * nothing to do with each other, against the sum of this over all combinations.
 * @param {Row[]} rows @param {Fact[]} facts @returns {Row[]}
 */
export function withWeights(rows, facts) {
  const likely = rows.map(({ found, verdicts }) =>
    found.reduce((product, one, place) => {
      if (!one) return Number.NaN;
      if (one.games === undefined) return product * Number(verdicts[place] === "agrees");
      return product * chanceWithin(...figure(one, facts[place], false));
    }, 1),
  );
  const all = likely.reduce((sum, one) => sum + one, 0);
  return all > 0 ? rows.map((row, place) => ({ ...row, weight: likely[place] / all })) : rows;
}

/**
 * From which true share on, outside of its range, a fact is contradicted by so many games with a chance of 80 %;
 * nothing for what is no share, and `none` where so few never do.
 * @param {Fact} fact @param {number} games @param {boolean} anytime
 * @returns {{ share: number | "none", above: boolean } | undefined}
 */
export function power({ id, bound }, games, anytime) {
  const { range, share } = FACTS[id];
  if (!share) return undefined;
  const [from, to] = range(bound);
  return { share: leastSeen(games, [from, to], anytime) ?? "none", above: to < 1 };
}

/**
 * Whether a combination need be played no further: a share contradicts it, or all facts agree with it. Means stop
 * nothing, as their intervals hold for a number of games that was settled before.
 * @param {Row} row @param {Fact[]} facts
 */
export function isPlain({ verdicts, all }, facts) {
  const measured = facts.map(({ id }) => FACTS[id].measure !== undefined);
  return all === "agrees"
    ? !measured.includes(true)
    : verdicts.some((verdict, place) => verdict === "contradicts" && !measured[place]);
}

/** Contradictions are told as more than chance up to this share of false ones. */
const FALSE = 0.05;

/** How many combinations are contradicted, and how many of them by what is exact or with such a q-value.
 * @param {Row[]} rows */
export function contradicted(rows) {
  const all = rows.filter((row) => row.all === "contradicts");
  const exactly = (/** @type {Row} */ { found, verdicts }) =>
    verdicts.some((one, place) => one === "contradicts" && found[place]?.games === undefined);
  return { all: all.length, sure: all.filter((row) => exactly(row) || (row.q ?? 1) <= FALSE).length };
}

/** What is not contradicted first, of that what agrees with the most facts. @param {Row[]} rows */
export function inOrder(rows) {
  const rank = (/** @type {Row} */ { all }) => Number(all === "contradicts");
  const agreeing = (/** @type {Row} */ { verdicts }) => verdicts.filter((one) => one === "agrees").length;
  return [...rows].sort(
    (one, other) => rank(one) - rank(other) || agreeing(other) - agreeing(one) || one.number - other.number,
  );
}

/** How many intervals there are, and how many of them miss what they are about by chance alone. @param {Row[]} rows */
export function byChance(rows) {
  const figures = rows.filter(isFirst).flatMap(({ found }) => found);
  const intervals = figures.filter((one) => one?.games !== undefined).length;
  return { intervals, missing: intervals * 0.05 };
}

/** @type {Map<string, Range>} */
const known = new Map();

/** The interval of a share, worked out once. @param {number} points @param {number} of @param {boolean} anytime
 * @returns {Range} */
function intervalOf(points, of, anytime) {
  const key = `${points}/${of}/${anytime}`;
  const found = known.get(key) ?? exactInterval(points, of, anytime);
  known.set(key, found);
  return found;
}
