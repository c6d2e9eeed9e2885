// The wall texts: stories of the field, and disputes with the argument of each side, as data that come when they are
// first asked for.

import { outline } from "../core/games.js";
import { data } from "../core/data.js";

/** @typedef {import("./told.tsx").Sentence} Sentence */
/** @typedef {import("./told.tsx").Source} Source */

/**
 * @typedef {object} Board
 * @property {string} game
 * @property {Record<string, string>} [options]
 * @property {string} [position] if it is not the array
 * @property {string[]} line
 * @property {string} text what is to be seen
 * @property {string} [problem] of its game’s, that is this position
 * @property {string[]} [from] where the position or the line was read; by rules that the page has, if nowhere
 */

/**
 * @typedef {object} Side
 * @property {string} claim
 * @property {string} held by whom
 * @property {Sentence[]} text
 * @property {Board} board
 */

/**
 * @typedef {object} Wall
 * @property {string} id
 * @property {"stories" | "disputes"} kind
 * @property {string} [piece] the piece of `core/ages.json` whose history it tells
 * @property {string} label
 * @property {string} title
 * @property {Sentence[]} text
 * @property {Board[]} [boards] of a story
 * @property {Side[]} [sides] of a dispute
 * @property {Sentence[]} doubt what is not certain, and why
 * @property {Source[]} sources
 */

/** All of them. @returns {Promise<Wall[]>} */
export const everyWall = () => data("museum/walls");

/** Every board of an entry. @param {Wall} wall */
export const boardsOf = ({ boards = [], sides = [] }) => [...boards, ...sides.map(({ board }) => board)];

/** What is looked through for an entry: its sentences, and the names of its games. @param {Wall} wall */
export function spoken(wall) {
  const { text, doubt, sides = [], sources } = wall;
  const sentences = [...text, ...sides.flatMap((side) => side.text), ...doubt].map((sentence) => sentence.text);
  const names = sides.flatMap(({ claim, held }) => [claim, held]);
  const games = boardsOf(wall).map(({ game }) => outline(game).title);
  return [...sentences, ...names, ...games, ...sources.map(({ cite }) => cite)].join(" ");
}
