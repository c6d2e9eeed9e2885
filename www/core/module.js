// The one door to the rules: every other file imports the module from here, so
// that its types and names are written down once.

import { moduleInside } from "./inside.js";
import load, { games, kinds } from "../pkg/tabiya.js";

export {
  BoardView,
  Match,
  board,
  concourse,
  dice,
  figure as figureText,
  kinds,
  markSample as markText,
  pattern,
  printSet,
  ruledOut,
  rulesText,
  seats,
  track,
} from "../pkg/tabiya.js";

/** @typedef {import("../pkg/tabiya.js").GameInfo} GameInfo */
/** @typedef {import("../pkg/tabiya.js").KindInfo} KindInfo */
/** @typedef {import("../pkg/tabiya.js").OptionInfo} OptionInfo */
/** @typedef {import("../pkg/tabiya.js").ChoiceInfo} ChoiceInfo */
/** @typedef {import("../pkg/tabiya.js").Preset} Preset */
/** @typedef {import("../pkg/tabiya.js").LineInfo} LineInfo */
/** @typedef {import("../pkg/tabiya.js").Move} Move */
/** @typedef {import("../pkg/tabiya.js").Mark} Mark */
/** @typedef {import("../pkg/tabiya.js").Beat} Beat */
/** @typedef {import("../pkg/tabiya.js").PatternInfo} PatternInfo */
/** @typedef {import("../pkg/tabiya.js").CountInfo} CountInfo */
/** @typedef {import("../pkg/tabiya.js").HandInfo} HandInfo */
/** @typedef {import("../pkg/tabiya.js").HandMan} HandMan */
/** @typedef {import("../pkg/tabiya.js").FigureOptions} FigureOptions */
/** @typedef {import("../pkg/tabiya.js").DiceInfo} DiceInfo */
/** @typedef {import("../pkg/tabiya.js").SeatInfo} SeatInfo */
/** @typedef {import("../pkg/tabiya.js").State} State */
/** @typedef {import("../pkg/tabiya.js").TableInfo} TableInfo */
/** @typedef {import("../pkg/tabiya.js").ViewSettings} ViewSettings */
/** @typedef {import("../pkg/tabiya.js").SvgOptions} SvgOptions */
/** @typedef {import("../pkg/tabiya.js").PrintMan} PrintMan */
/** @typedef {import("../pkg/tabiya.js").TrackSquare} TrackSquare */

/**
 * What the module throws: an error with a code, and the squares it is about.
 * @typedef {Error & { code?: string, squares?: string[] }} ModuleError
 */

/** Loads the rules core: from the page itself if that carries it, else from beside its script. */
export async function init() {
  const inside = await moduleInside();
  await load(inside && { module_or_path: inside });
}

/**
 * The sentence of an error of the module. One that leaves the module broken is no
 * answer to anything: it is thrown on, to whoever stops the page.
 * @param {unknown} error
 */
export function reason(error) {
  if (error instanceof WebAssembly.RuntimeError) throw error;
  return error instanceof Error ? error.message : String(error);
}

/** @type {GameInfo[]} */
let all = [];

/** Every game, asked for once. */
export function allGames() {
  if (all.length === 0) all = games();
  return all;
}

/**
 * The game with this id.
 * @param {string} id
 */
export function gameInfo(id) {
  const game = allGames().find((game) => game.id === id);
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
 * The way of showing the men that a game has: pictograms stand only in place of inscriptions.
 * @param {string} game
 * @param {import("../state/store.js").Pieces} pieces
 */
export function piecesOf(game, pieces) {
  return gameInfo(game).pieceSets.includes(pieces) ? pieces : "figures";
}

/**
 * Whether a game has ways to show.
 * @param {string} game
 */
export function hasWays(game) {
  return gameInfo(game).contest !== "kings";
}

/**
 * Whether the men of a game move by patterns, which can be shown; in a race they run along tracks.
 * @param {string} game
 */
export function hasPatterns(game) {
  return gameInfo(game).kinds.some((kind) => kind.moves.length > 0);
}

/**
 * The first name of a kind, as its own players said it.
 * @param {KindInfo} kind
 */
export function ownName(kind) {
  return kind.names[0]?.name ?? kind.meaning;
}

/**
 * A move text with a dash between its squares: `e2–e3`.
 * @param {string} text
 */
export function dashed(text) {
  return text.replace(/^([a-z]\d+)([a-z]\d+)/, "$1–$2");
}
