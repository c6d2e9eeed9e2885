// A piece alone on its board, with friends and enemies about it, and the squares
// that it ever reaches.

import { Match, kinds } from "./module.js";
import { commonest, gameInfo } from "./games.js";

/** @typedef {import("./module.js").Mark} Mark */

/**
 * @typedef {object} Alone
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {string} piece its kind
 * @property {string} at its square
 * @property {string} seat its owner
 * @property {string[]} friends
 * @property {string[]} enemies
 */

/**
 * The pieces of a board on which one piece stands alone.
 * @param {Alone} figure
 */
export function soloMatch({ game, options, piece, at, seat, friends, enemies }) {
  // It only matters that somebody stands there.
  const other = commonest(kinds(game, options)).id;
  const enemy = gameInfo(game).seats.find((one) => one.id !== seat)?.id ?? seat;
  return Match.withPieces(game, {
    options,
    pieces: [
      { square: at, seat, kind: piece },
      ...friends.map((square) => ({ square, seat, kind: other })),
      ...enemies.map((square) => ({ square, seat: enemy, kind: other })),
    ],
  });
}

/**
 * The squares that a piece can ever reach, as marks; not those it reaches now.
 * @param {import("./module.js").PatternInfo} found
 * @param {number | undefined} series
 * @returns {Mark[]}
 */
export function reachMarks(found, series) {
  const now = new Set(found.marks.map((mark) => mark.square));
  return found.everSquares
    .filter((square) => !now.has(square))
    .map((square) => ({ square, kind: "reach", ...(series === undefined ? {} : { series }) }));
}
