// Re-exports of the module, the only import of the rules: every other file imports them from here, so
// that its types and names are written down once.

import { moduleInside } from "./inside.js";
import load, {
  gameOutlines as everyOutline,
  games as everyGame,
  ruleSentences as everySentence,
} from "../pkg/tabiya.js";

export {
  BoardView,
  Match,
  board,
  chanceOutside,
  chanceWithin,
  checkGame,
  compareGames,
  concourse,
  defineGame,
  dice,
  exactInterval,
  falseShares,
  figure as figureText,
  forgetGame,
  gameFile,
  importVariant,
  kinds,
  leastSeen,
  markSample as markText,
  pattern,
  printSet,
  readGameRecord,
  referenceGames,
  ruledOut,
  seats,
  terms,
  tikz,
  track,
  writeGameRecord,
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
/** @typedef {import("../pkg/tabiya.js").FollowResult} FollowResult */
/** @typedef {import("../pkg/tabiya.js").PatternInfo} PatternInfo */
/** @typedef {import("../pkg/tabiya.js").CountInfo} CountInfo */
/** @typedef {import("../pkg/tabiya.js").FactInfo} FactInfo */
/** @typedef {import("../pkg/tabiya.js").HandInfo} HandInfo */
/** @typedef {import("../pkg/tabiya.js").HandPiece} HandPiece */
/** @typedef {import("../pkg/tabiya.js").FigureOptions} FigureOptions */
/** @typedef {import("../pkg/tabiya.js").DiceInfo} DiceInfo */
/** @typedef {import("../pkg/tabiya.js").SeatInfo} SeatInfo */
/** @typedef {import("../pkg/tabiya.js").State} State */
/** @typedef {import("../pkg/tabiya.js").TableInfo} TableInfo */
/** @typedef {import("../pkg/tabiya.js").ViewSettings} ViewSettings */
/** @typedef {import("../pkg/tabiya.js").SvgOptions} SvgOptions */
/** @typedef {import("../pkg/tabiya.js").PrintPiece} PrintPiece */
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
 * The sentence of an error of the module. A trap is no answer: it is thrown again, so that the page stops.
 * @param {unknown} error
 */
export function reason(error) {
  if (error instanceof WebAssembly.RuntimeError) throw error;
  return error instanceof Error ? error.message : String(error);
}

/**
 * Whether a game is one of the reader’s own: those of the collection each have a family.
 * @param {{ family: string }} game
 */
export const isOwn = ({ family }) => family === "";

/**
 * How well a rule of the reader’s own is attested: its file says so, whatever that was copied from. It stands in place
 * of what the rules core tells of the rules of the collection.
 */
const BY_FILE = /** @type {ChoiceInfo["standing"]} */ (/** @type {string} */ ("file"));

/** The games in short. What the file of an own one has taken over of where and when another was played is not of it. */
export const gameOutlines = () => unclaimed(everyOutline());

/** Every game. Of the reader’s own nothing is attested, and what is noted of another is not noted of it. */
export function games() {
  const all = unclaimed(everyGame());
  const noted = new Set(all.flatMap((game) => (isOwn(game) ? [] : game.notes.map(({ text }) => text))));
  return all.map((game) =>
    isOwn(game)
      ? {
          ...game,
          notes: game.notes.filter(({ text }) => !noted.has(text)),
          options: game.options.map((option) => ({
            ...option,
            choices: option.choices.map((choice) => ({ ...choice, standing: BY_FILE })),
          })),
        }
      : game,
  );
}

/**
 * @template {Pick<GameOutline, "family" | "subtitle" | "place" | "period">} T
 * @param {T[]} all
 * @returns {T[]}
 */
function unclaimed(all) {
  const others = new Set(all.flatMap((game) => (isOwn(game) ? [] : [game.subtitle, game.place, game.period])));
  const own = (/** @type {string} */ text) => (others.has(text) ? "" : text);
  for (const game of all.filter(isOwn)) {
    Object.assign(game, { subtitle: own(game.subtitle), place: own(game.place), period: own(game.period) });
  }
  return all;
}

/**
 * The rules in sentences. Those of a game of the reader’s own cite what its file cites for a choice; its other rules
 * are no rules of this project’s list, even where its file was begun with one of the collection’s.
 * @param {string} game
 * @param {Record<string, string>} options
 * @param {string[]} [nouns] for comparing: what each kind is called instead
 * @returns {RuleSentence[]}
 */
export function ruleSentences(game, options, nouns) {
  const all = everySentence(game, options, nouns);
  if (!everyOutline().some((one) => one.id === game && isOwn(one))) return all;
  return all.map((sentence) =>
    sentence.rule.includes("=")
      ? { ...sentence, standing: BY_FILE }
      : { ...sentence, standing: BY_FILE, sources: [], rule: "" },
  );
}

/** An error as the module throws them. @param {string} code @param {string} message */
export function coded(code, message) {
  return Object.assign(new Error(message), { code });
}
