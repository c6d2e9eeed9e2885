// Facts of a game before anything is played: its record, which
// pictures and views it has, what its kinds are called.

import { gameOutlines, games, kinds, referenceGames } from "./module.js";

/** @typedef {import("./module.js").GameInfo} GameInfo */
/** @typedef {import("./module.js").GameOutline} GameOutline */
/** @typedef {import("./module.js").KindInfo} KindInfo */

/** How pieces are drawn. @typedef {"figures" | "letters" | "pictograms"} Pieces */

/** @type {GameInfo[]} */
let all = [];
/** @type {GameInfo[]} */
let compared = [];
/** @type {GameOutline[]} */
let brief = [];

/** What is known of every game before its board stands, those that stand beside for comparison among them. */
export function everyOutline() {
  if (brief.length === 0) brief = gameOutlines();
  return brief;
}

/** The same of the games that are collected and of the reader’s own. */
export const outlines = () => everyOutline().filter(({ reference }) => !reference);

/** Asks again: there is another game, or one less. */
export function forgetOutlines() {
  all = [];
  brief = [];
}

/**
 * What is known of a game before its board stands.
 * @param {string} id
 */
export function outline(id) {
  return known(
    id,
    everyOutline().find((game) => game.id === id),
  );
}

/** The games that are collected and the reader’s own, with all that is told of them, asked for once. */
export function allGames() {
  if (all.length === 0) all = games();
  return all;
}

/** The same, and then those that stand beside for comparison. */
export function everyGame() {
  if (compared.length === 0) compared = referenceGames();
  return [...allGames(), ...compared];
}

/**
 * The game with this id.
 * @param {string} id
 */
export function gameInfo(id) {
  return known(id, allGames().find((game) => game.id === id) ?? everyGame().find((game) => game.id === id));
}

/**
 * @template T
 * @param {string} id
 * @param {T | undefined} game
 */
function known(id, game) {
  if (!game) throw new Error(`No game is called "${id}".`);
  return game;
}

/**
 * A square from which a kind shows how it moves.
 * @param {string} game
 * @param {Record<string, string>} options
 * @param {string} kind
 */
export function placeOf(game, options, kind) {
  const all = kinds(game, options);
  return (all.find((other) => other.id === kind) ?? all[0]).at;
}

/**
 * A test for the names of the squares of a board.
 * @param {{ files: number, ranks: number }} board
 * @returns {(text: string) => boolean}
 */
export function squareTest({ files, ranks }) {
  return (text) => {
    const [, file, rank] = /^([a-z])([1-9]\d?)$/.exec(text) ?? [];
    return file !== undefined && file.charCodeAt(0) - 97 < files && Number(rank) <= ranks;
  };
}

/**
 * The way of showing the pieces that a game has: pictograms stand only in place of inscriptions.
 * Drawings of one’s own stand in every game.
 * @template {Pieces | Record<string, string>} T
 * @param {string} game
 * @param {T} pieces
 * @returns {T | "figures"}
 */
export function piecesOf(game, pieces) {
  if (typeof pieces === "object") return pieces;
  return outline(game).pieceSets.includes(pieces) ? pieces : "figures";
}

/**
 * Whether a game has tracks to show.
 * @param {string} game
 */
export function hasTracks(game) {
  return outline(game).contest !== "kings";
}

/**
 * Whether the pieces of a game move by patterns, which can be shown; in a race they run along tracks.
 * @param {string} game
 */
export function hasPatterns(game) {
  return outline(game).patterns;
}

/**
 * The first name of a kind, as its own players said it; of a game that gives none, its noun.
 * @param {KindInfo} kind
 */
export function ownName(kind) {
  return kind.names[0]?.name || kind.meaning || `${kind.noun.charAt(0).toUpperCase()}${kind.noun.slice(1)}`;
}

/**
 * The kind of which there are most: it stands for anybody.
 * @param {KindInfo[]} all
 */
export function commonest(all) {
  return all.reduce((most, kind) => (kind.count > most.count ? kind : most));
}
