// The one door to the rules: every other file imports the module from here, so
// that its types and names are written down once.

import { moduleInside } from "./inside.js";
import load from "../pkg/tabiya.js";

export {
  BoardView,
  Match,
  board,
  chanceOutside,
  checkGame,
  compareGames,
  concourse,
  defineGame,
  dice,
  exactInterval,
  falseShares,
  figure as figureText,
  gameFile,
  gameOutlines,
  games,
  importVariant,
  kinds,
  markSample as markText,
  pattern,
  printSet,
  readGameRecord,
  ruleSentences,
  ruledOut,
  seats,
  terms,
  tikz,
  track,
} from "../pkg/tabiya.js";

/** @typedef {import("../pkg/tabiya.js").GameInfo} GameInfo */
/** @typedef {import("../pkg/tabiya.js").GameOutline} GameOutline */
/** @typedef {import("../pkg/tabiya.js").KindInfo} KindInfo */
/** @typedef {import("../pkg/tabiya.js").NameInfo} NameInfo */
/** @typedef {import("../pkg/tabiya.js").OptionInfo} OptionInfo */
/** @typedef {import("../pkg/tabiya.js").ChoiceInfo} ChoiceInfo */
/** @typedef {import("../pkg/tabiya.js").Preset} Preset */
/** @typedef {import("../pkg/tabiya.js").RuleSentence} RuleSentence */
/** @typedef {import("../pkg/tabiya.js").LineInfo} LineInfo */
/** @typedef {import("../pkg/tabiya.js").GameRecordInfo} GameRecordInfo */
/** @typedef {import("../pkg/tabiya.js").Move} Move */
/** @typedef {import("../pkg/tabiya.js").Mark} Mark */
/** @typedef {import("../pkg/tabiya.js").Beat} Beat */
/** @typedef {import("../pkg/tabiya.js").PatternInfo} PatternInfo */
/** @typedef {import("../pkg/tabiya.js").CountInfo} CountInfo */
/** @typedef {import("../pkg/tabiya.js").FactInfo} FactInfo */
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

/**
 * Loads the rules core: from the page itself if that carries it, else from beside its script. On the site it comes in
 * two files: what a board needs before it answers in the first (xtask/split), and all else is there after `whole`.
 */
export async function init() {
  const inside = await moduleInside();
  Object.assign(load, { early: true });
  await load(inside && { module_or_path: inside });
}

/** Settles when the whole core is there. Rejects if it cannot be fetched; the next call tries again. */
export async function whole() {
  const { rest } = /** @type {{ rest?: () => Promise<void> }} */ (load);
  await rest?.();
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

/** An error as the module throws them. @param {string} code @param {string} message */
export function coded(code, message) {
  return Object.assign(new Error(message), { code });
}
