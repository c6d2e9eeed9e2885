// The stored partings: for every two choices of an option the shortest line that is known to part them. They are
// written by tests/parting.rs, and fetched when they are first asked for.

import { data } from "./data.js";

/**
 * @typedef {object} Kept
 * @property {string} game
 * @property {string} option
 * @property {string} a a choice
 * @property {string} b another
 * @property {Record<string, string>} [beside] what has to be chosen besides
 * @property {number} proved no line of fewer moves parts them
 * @property {string} [line] a line that does, as short as that or longer
 * @property {string} [move] what one alone allows then
 * @property {"a" | "b"} [only] which
 * @property {boolean} [same] whether they are one for play
 * @property {From} [from] where the array is far from any: a line from a position in which the choice bites
 *
 * @typedef {object} From
 * @property {string} position
 * @property {number} proved no line of fewer moves parts them from there
 * @property {string} line
 * @property {string} [move]
 * @property {"a" | "b"} [only]
 */

/** All of them. @returns {Promise<Kept[]>} */
export const kept = () => data("laboratory/partings");

/**
 * That of two choices, the other way round if it is kept so.
 * @param {Kept[]} all
 * @param {{ game: string, option: string, a: string, b: string }} of
 * @returns {Kept | undefined}
 */
export function between(all, { game, option, a, b }) {
  const same = all.find((one) => one.game === game && one.option === option && one.a === a && one.b === b);
  if (same) return same;
  const turned = all.find((one) => one.game === game && one.option === option && one.a === b && one.b === a);
  const from = turned?.from && { ...turned.from, only: other(turned.from.only) };
  return turned && { ...turned, a, b, only: other(turned.only), ...(from && { from }) };
}

/** @param {"a" | "b" | undefined} side @returns {"a" | "b" | undefined} */
const other = (side) => side && (side === "a" ? "b" : "a");
