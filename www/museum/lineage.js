// The lineage of a piece through the games, as data: which kind it is in each, and how far that goes.

import { gameInfo, outline } from "../core/games.js";
import { Match, kinds, pattern } from "../core/module.js";
import { lineages } from "../core/lineage.js";
import { datesOf, first, members, readSetting } from "./kin.js";

/** @typedef {import("../core/module.js").KindInfo} KindInfo */
/** @typedef {{ mean: number, ever: Set<string>, of: number }} Mobility */

/** What the map says when nothing is chosen otherwise. */
const USUAL = readSetting("");

/** The dates of a game. @param {string} game */
export const dates = (game) => {
  const member = members.find(({ id }) => id === game);
  return member ? datesOf(member, USUAL) : [];
};

/** The games of a line in the order of their dates. @param {string} piece */
export function stages(piece) {
  const found = lineages.find(({ id }) => id === piece) ?? lineages[0];
  return found.games
    .map((stage) => ({ ...stage, dates: dates(stage.game) }))
    .sort((one, other) => first(one.dates) - first(other.dates) || 0);
}

/** @param {string} game @param {string} kind @param {Record<string, string>} [options] @returns {KindInfo} */
export function kindOf(game, kind, options = {}) {
  const found = kinds(game, options).find(({ id }) => id === kind);
  if (!found) throw new Error(`${game} has no ${kind}.`);
  return found;
}

/** Every square of a board. @param {string} game */
function squares(game) {
  const { files, ranks } = gameInfo(game).board;
  return Array.from({ length: files * ranks }, (_, at) => `${"abcdefghi"[at % files]}${Math.floor(at / files) + 1}`);
}

/**
 * The squares to which the pieces of a kind can ever come from where they begin; all, if they begin in hand.
 * @param {string} game @param {Record<string, string>} options @param {string} kind @param {string} seat
 */
export function everFrom(game, options, kind, seat) {
  const match = new Match(game, { options });
  const pieces = match.board().filter((piece) => piece.seat === seat && piece.kind === kind);
  match.free();
  if (pieces.length === 0) return new Set(squares(game));
  return new Set(pieces.flatMap(({ square: at }) => pattern({ game, options, kind, at, seat }).everSquares));
}

/** How far a piece goes on the empty board. @param {string} game @param {string} kind @returns {Mobility} */
export function mobility(game, kind) {
  const { seat } = outline(game);
  const ever = everFrom(game, {}, kind, seat);
  let now = 0;
  for (const at of ever) now += moves(pattern({ game, kind, at, seat }).marks);
  return { mean: now / ever.size, ever, of: squares(game).length };
}

/** The squares to which it may go where nobody stands. @param {import("../core/module.js").Mark[]} marks */
function moves(marks) {
  return new Set(marks.flatMap(({ kind, once, square }) => (kind === "capture" || once ? [] : [square]))).size;
}
