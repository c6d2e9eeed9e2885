// The figure of an overlay: one piece under each of the rule sets compared, on one board.

import { board, coded, kinds, pattern, seats } from "../core/module.js";
import { squareTest } from "../core/games.js";
import { reachMarks } from "../core/lone-piece.js";
import { lineOf } from "../core/lineage.js";
import { under } from "../core/rule-set.js";
import * as words from "../words/element.js";

/** @typedef {import("../core/module.js").Mark} Mark */
/** @typedef {import("../core/rule-set.js").RuleSet} RuleSet */
/** @typedef {import("../tabiya-board.js").Figure} Figure */

/** The codes of a rule set that has no such piece, or not the square on which it stands. */
const ABSENT = ["unknown-kind", "unknown-square"];

/**
 * The marks of all rule sets compared. Those that have no such piece there have none; if no set has, that is said.
 * @param {Figure} figure
 * @returns {Mark[]}
 */
export function overlay(figure) {
  /** @type {unknown} */
  let why;
  const all = figure.compare.map((set, place) => {
    try {
      return overlaid(figure, set, place).marks;
    } catch (error) {
      if (!ABSENT.includes(/** @type {{ code?: string }} */ (error).code ?? "")) throw error;
      why ??= error;
      return undefined;
    }
  });
  if (all.every((marks) => marks === undefined)) throw why;
  return all.flatMap((marks) => marks ?? []);
}

/**
 * What the piece of a figure does under one of the rule sets compared, each of which has a board of its own:
 * `marks` are on the squares that the figure’s board has too, and `beyond` are those that it reaches elsewhere.
 * Pieces that stand where its board has no square are not there.
 * @param {Pick<Figure, "game" | "options" | "piece" | "at" | "seat" | "friends" | "enemies" | "ever">} figure
 * @param {RuleSet} set
 * @param {number} place of the set, which names its marks
 */
export function overlaid(figure, set, place) {
  const { at, ever } = figure;
  const { game, options } = under(figure, set);
  const own = squareTest(board(game, options));
  const shared = squareTest(board(figure.game, figure.options));
  const kind = kindIn(figure, game, options);
  if (!own(at)) throw coded("unknown-square", words.noSquare(at));
  const found = pattern({
    game,
    options,
    kind: kind.id,
    at,
    friends: figure.friends.filter(own),
    enemies: figure.enemies.filter(own),
    seat: seatIn(figure, game, options),
  });
  const reached = found.marks.map((mark) => ({ ...mark, series: place }));
  const all = ever ? [...reachMarks(found, place), ...reached] : reached;
  return {
    found,
    kind,
    marks: all.filter(({ square }) => shared(square)),
    beyond: found.marks.map(({ square }) => square).filter((square) => !shared(square)),
  };
}

/**
 * The piece of a figure under other rules: of its line of descent, or of its name.
 * @param {Pick<Figure, "game" | "options" | "piece">} figure
 * @param {string} game
 * @param {Record<string, string>} options
 */
function kindIn({ game: from, options: own, piece }, game, options) {
  const there = kinds(game, options);
  const line = lineOf(from, piece);
  const kin = line && there.find(({ id }) => lineOf(game, id) === line);
  const found = kin || there.find(({ id }) => id === piece);
  if (found) return found;
  const meant = kinds(from, own).find(({ id }) => id === piece);
  throw coded("unknown-kind", words.noKind(meant?.meaning ?? piece));
}

/**
 * The seat of a figure under other rules: the one that has the same turn, as not all games call them alike.
 * @param {Pick<Figure, "game" | "options" | "seat">} figure
 * @param {string} game
 * @param {Record<string, string>} options
 */
function seatIn(figure, game, options) {
  const there = seats(game, options);
  const turn = seats(figure.game, figure.options).findIndex(({ id }) => id === figure.seat);
  return there[Math.max(0, turn) % there.length].id;
}
