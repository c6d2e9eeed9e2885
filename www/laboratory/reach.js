// Mobility and reach of pieces: from each square of an empty board, and in the end. All of it is asked of the module.

import { Match, kinds, pattern } from "../core/module.js";
import { outline } from "../core/games.js";

/** @typedef {{ game: string, options: Record<string, string> }} Rules */

/**
 * @typedef {object} Reach
 * @property {string[]} board every square
 * @property {string[]} starts where the first player has such a piece in the array, or where it shows its moves
 * @property {Map<string, string[]>} goes from each square, where it can go on an empty board, capturing nothing
 * @property {Map<string, number>} comes onto each square, from how many it can come
 * @property {string[]} ever the squares that it can come to from where it starts, captures included
 * @property {[number, number]} each from one square of its start, how many of them: the fewest and the most
 * @property {number} mean mobility: the squares it can go to, as a mean over those it can ever stand on
 */

/** @param {string} game @returns {string[]} */
export function squaresOf(game) {
  const { files, ranks } = outline(game);
  return Array.from({ length: files * ranks }, (_, at) => squareAt(at % files, Math.floor(at / files)));
}

/** @param {number} file @param {number} rank both from nought */
const squareAt = (file, rank) => String.fromCharCode(97 + file) + (rank + 1);

/** @type {Map<string, Reach>} */
const known = new Map();

/**
 * What a kind can reach under some rules.
 * @param {Rules} rules
 * @param {string} kind
 * @returns {Reach}
 */
export function reach({ game, options }, kind) {
  const { files, ranks } = outline(game);
  const own = kinds(game, options).find(({ id }) => id === kind);
  const key = JSON.stringify([game, files, ranks, options, kind]);
  const found = known.get(key);
  if (found) return found;
  const board = squaresOf(game);
  const match = new Match(game, { options });
  const { seat } = outline(game);
  const stand = match.board().filter((piece) => piece.kind === kind && piece.seat === seat);
  match.free();
  const starts = stand.length > 0 ? stand.map(({ square }) => square) : [own?.at ?? "a1"];
  const reached = starts.map((at) => pattern({ game, options, kind, at }).everSquares);
  const ever = [...new Set(reached.flat())];
  /** @type {Map<string, string[]>} */
  const goes = new Map();
  /** @type {Map<string, number>} */
  const comes = new Map(board.map((square) => [square, 0]));
  for (const at of ever) {
    const marks = pattern({ game, options, kind, at }).marks.filter((mark) => mark.kind !== "capture" && !mark.once);
    const to = [...new Set(marks.map(({ square }) => square))];
    goes.set(at, to);
    for (const square of to) comes.set(square, (comes.get(square) ?? 0) + 1);
  }
  const counts = reached.map(({ length }) => length);
  const mean = [...goes.values()].reduce((sum, { length }) => sum + length, 0) / goes.size;
  /** @type {Reach} */
  const all = { board, starts, goes, comes, ever, each: [Math.min(...counts), Math.max(...counts)], mean };
  known.set(key, all);
  return all;
}

/**
 * How many pieces of each side attack each square.
 * @param {import("../core/module.js").Match} match
 * @returns {Map<string, Map<string, number>>} by seat, then by square
 */
export function attacked(match) {
  /** @type {Map<string, Map<string, number>>} */
  const found = new Map();
  for (const { seat, squares } of match.attacks()) {
    const counts = found.get(seat) ?? new Map();
    for (const square of squares) counts.set(square, (counts.get(square) ?? 0) + 1);
    found.set(seat, counts);
  }
  return found;
}
