// One piece through the games, as data: which kind it is in each, and how far that goes.

import { gameInfo, outline } from "../core/games.js";
import { Match, kinds, pattern } from "../core/module.js";
import { datesOf, first, members, readSetting } from "./kin.js";
import data from "./ages.json" with { type: "json" };

/** @typedef {import("../core/module.js").KindInfo} KindInfo */
/** @typedef {{ game: string, kind: string, basis: string, cite?: string }} Stage one game of a line */
/** @typedef {{ choice: string, year: string, text: string, standing: string, cite: string }} Account */
/** @typedef {{ mean: number, ever: Set<string>, of: number }} Mobility */

export const lineages = /** @type {{ id: string, games: Stage[] }[]} */ (data.pieces);
/** The accounts of one piece that bear a date, in the order of the dates. */
export const accounts = /** @type {{ game: string, kind: string, option: string, dated: Account[] }} */ (data.accounts);

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

/** @param {string} game @param {string} kind @returns {KindInfo} */
export function kindOf(game, kind) {
  const found = kinds(game, {}).find(({ id }) => id === kind);
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
  const men = match.board().filter((man) => man.seat === seat && man.kind === kind);
  match.free();
  if (men.length === 0) return new Set(squares(game));
  return new Set(men.flatMap(({ square: at }) => pattern({ game, options, kind, at, seat }).everSquares));
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

/**
 * What an account comes to: the squares that the pieces of a side can ever come to, the enemies who stand on them at
 * the start and who do not, and whether the enemy’s own can come to any of them.
 * @param {string} choice
 */
export function consequence(choice) {
  const { game, kind, option } = accounts;
  const options = { [option]: choice };
  const [own, other] = gameInfo(game).seats.map(({ id }) => id);
  const ever = everFrom(game, options, kind, own);
  const theirs = everFrom(game, options, kind, other);
  const match = new Match(game, { options });
  const enemies = match.board().filter(({ seat }) => seat === other);
  match.free();
  const counted = (/** @type {boolean} */ within) => {
    /** @type {Map<string, number>} */
    const found = new Map();
    for (const { square, kind } of enemies) {
      if (ever.has(square) === within) found.set(kind, (found.get(kind) ?? 0) + 1);
    }
    return [...found].map(([id, count]) => ({ noun: kindOf(game, id).noun, count }));
  };
  return {
    ever,
    of: squares(game).length,
    enemies: enemies.length,
    caught: counted(true),
    safe: counted(false),
    meet: [...theirs].some((square) => ever.has(square)),
  };
}
