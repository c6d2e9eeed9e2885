// The wall texts: stories of the field, and disputes with the argument of each side, as data that come when they are
// first asked for.

import { outline } from "../core/games.js";
import { inside } from "../core/inside.js";

/**
 * A sentence, with the sources it stands on.
 * @typedef {object} Sentence
 * @property {string} text
 * @property {string[]} from ids of the entry’s sources; none where the sentence is about what was read
 * @property {true} [begins] whether a paragraph begins with it
 */

/**
 * @typedef {object} Board
 * @property {string} game
 * @property {Record<string, string>} [options]
 * @property {string} [position] if it is not the array
 * @property {string[]} line
 * @property {string} text what is to be seen
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
 * @typedef {object} Source
 * @property {string} id
 * @property {string} cite the work and the place in it; of what was not read, who reports it
 * @property {"described" | "reported" | "inferred"} standing read, reported by another, or our own
 * @property {string} [url]
 * @property {string} [work] id of the source, where a game cites it too
 */

/**
 * @typedef {object} Wall
 * @property {string} id
 * @property {"stories" | "disputes"} kind
 * @property {string} label
 * @property {string} title
 * @property {Sentence[]} text
 * @property {Board[]} [boards] of a story
 * @property {Side[]} [sides] of a dispute
 * @property {Sentence[]} doubt what is not certain, and why
 * @property {Source[]} sources
 */

/** @returns {Promise<Wall[]>} */
async function read() {
  const own = await inside("museum-walls");
  if (own !== undefined) return JSON.parse(own);
  const response = await fetch(new URL("museum/walls.json", document.baseURI));
  if (!response.ok) throw new Error(`museum/walls.json: ${response.status}`);
  return response.json();
}

/** @type {Promise<Wall[]> | undefined} */
let asked;

/** All of them, fetched once; again, if that failed. */
export function everyWall() {
  asked ??= read().catch((error) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

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
