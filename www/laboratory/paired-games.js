// Paired comparison of games: the same opening and seed under two choices. Where both go the same way the rule has
// changed nothing, however wide the intervals of the shares are; what counts is how many pairs differ, and which way.
// The tests and the q-values are the module's (crates/rules/src/evidence/pairs.rs), as on the command line.

import { compareGames } from "../core/module.js";

/** @typedef {import("./games-run.js").Kept} Kept */
/** @typedef {import("../pkg/lab.js").Paired} Paired */

/** Differences are told up to this share of false ones. */
export const FALSE = 0.05;

/** So many pairs have to differ, all in one direction, before any difference can be told. */
export const FEWEST = Math.ceil(1 - Math.log2(FALSE));

/** Every two places of a list. @param {number} count @returns {[number, number][]} */
export const couples = (count) =>
  Array.from({ length: count }, (_, one) =>
    Array.from({ length: count - one - 1 }, (_, after) => /** @type {[number, number]} */ ([one, one + after + 1])),
  ).flat();

/** How many pairs there are of two choices, and how many of them went otherwise. @param {(Kept | undefined)[]} one
 * @param {(Kept | undefined)[]} other */
export function parted(one, other) {
  const both = one.flatMap((game, number) => (game && other[number] ? [[game, other[number]]] : []));
  // A rule may also change nothing but who wins by the same moves.
  const went = (/** @type {Kept} */ { line, end, side }) => JSON.stringify([line, end, side]);
  const apart = both.filter(([own, there]) => went(own) !== went(there));
  return { pairs: both.length, apart: apart.length };
}

/**
 * Each measure, and each rule that ended games, under every two choices.
 * @param {(Kept | undefined)[][]} games of each choice, in the same order
 * @returns {Map<string, Paired[]>} by the measure’s id, or `end:` and a rule
 */
export function compared(games) {
  /** @type {Map<string, Paired[]>} */
  const found = new Map();
  for (const one of compareGames(games)) found.set(one.measure, [...(found.get(one.measure) ?? []), one]);
  return found;
}
