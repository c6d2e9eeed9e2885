// Games compared in pairs: the same opening and seed under two choices. Where both go the same way the rule has changed
// nothing, however wide the intervals of the shares are; what counts is how many pairs differ, and which way.

/** @typedef {import("./games-run.js").Kept} Kept */

/**
 * What the pairs of two choices say of a measure.
 * @typedef {object} Compared
 * @property {[number, number]} choices by their places
 * @property {number} pairs of which both games say something
 * @property {number} higher pairs in which the first choice has more
 * @property {number} lower pairs in which it has less
 * @property {number} p the chance of a split as uneven, or more so, if the choice made no difference
 * @property {number} q the share of such findings that would be false ones, among all that are compared
 */

/** Differences are told up to this share of false ones. */
export const FALSE = 0.05;

/** So many pairs have to differ, all in one direction, before any difference can be told. */
export const FEWEST = Math.ceil(1 - Math.log2(FALSE));

/**
 * What a game adds to a measure; nothing where it says nothing.
 * @type {Record<string, (game: Kept) => number | undefined>}
 */
const VALUES = {
  completion: ({ end }) => Number(end !== undefined),
  won: ({ side }) => Number(side !== undefined),
  drawishness: ({ end, side }) => Number(end !== undefined && side === undefined),
  length: ({ end, plies }) => (end === undefined ? undefined : plies),
  advantage: ({ end, side }) => (end === undefined ? undefined : side === undefined ? 0.5 : Number(side === 0)),
  branching: ({ branching }) => branching,
  coverage: ({ coverage }) => coverage,
  captures: ({ captures, plies }) => (plies > 0 ? captures / plies : undefined),
  repetition: ({ repetition }) => repetition,
  decisiveness: ({ decisiveness }) => decisiveness,
  drama: ({ drama }) => drama,
  skill: ({ skill }) => skill,
};

/** @param {string} id of a measure, or `end:` and a rule */
const measureIn = (id) =>
  id.startsWith("end:") ? (/** @type {Kept} */ { end }) => Number((end ?? "limit") === id.slice(4)) : VALUES[id];

/** Every two places of a list. @param {number} count @returns {[number, number][]} */
export const couples = (count) =>
  Array.from({ length: count }, (_, one) =>
    Array.from({ length: count - one - 1 }, (_, after) => /** @type {[number, number]} */ ([one, one + after + 1])),
  ).flat();

/** How many pairs there are of two choices, and how many of them went otherwise. @param {(Kept | undefined)[]} one
 * @param {(Kept | undefined)[]} other */
export function parted(one, other) {
  const both = one.flatMap((game, number) => (game && other[number] ? [[game, other[number]]] : []));
  const apart = both.filter(([own, there]) => own.line.join() !== there.line.join());
  return { pairs: both.length, apart: apart.length };
}

/**
 * Each measure under every two choices; nothing where a single game says nothing of it.
 * @param {string[]} ids @param {(Kept | undefined)[][]} games of each choice, in the same order
 * @returns {Map<string, Compared[]>}
 */
export function compared(ids, games) {
  /** @type {Map<string, Compared[]>} */
  const found = new Map();
  for (const id of ids) {
    const value = measureIn(id);
    if (!value) continue;
    const values = games.map((list) => list.map((game) => game && value(game)));
    const list = couples(games.length).map((choices) => {
      const [one, other] = choices.map((place) => values[place]);
      const signs = one.flatMap((own, number) => {
        const there = other[number];
        return own === undefined || there === undefined ? [] : [Math.sign(own - there)];
      });
      const higher = signs.filter((sign) => sign > 0).length;
      const lower = signs.filter((sign) => sign < 0).length;
      return { choices, pairs: signs.length, higher, lower, p: signTest(higher, lower), q: 1 };
    });
    found.set(id, list);
  }
  // What can differ in no pair was not asked.
  const all = [...found.values()].flat().filter(({ higher, lower }) => higher + lower > 0);
  const shares = falseShares(all.map(({ p }) => p));
  all.forEach((one, place) => {
    one.q = shares[place];
  });
  return found;
}

/**
 * The exact sign test, which for what is or is not so is McNemar's: the chance of a split as uneven or more if both
 * ways were as likely.
 * @param {number} one @param {number} other
 */
export function signTest(one, other) {
  const [few, all] = [Math.min(one, other), one + other];
  let log = -all * Math.LN2;
  let tail = 0;
  for (let number = 0; number <= few; number += 1) {
    tail += Math.exp(log);
    log += Math.log(all - number) - Math.log(number + 1);
  }
  return Math.min(1, 2 * tail);
}

/** q-values of several p-values, in their order (Benjamini and Hochberg 1995). @param {number[]} chances */
export function falseShares(chances) {
  const order = chances.map((_, place) => place).sort((one, other) => chances[one] - chances[other]);
  const shares = new Array(chances.length).fill(1);
  let least = 1;
  for (let rank = chances.length; rank > 0; rank -= 1) {
    const place = order[rank - 1];
    least = Math.min(least, (chances[place] * chances.length) / rank);
    shares[place] = least;
  }
  return shares;
}
