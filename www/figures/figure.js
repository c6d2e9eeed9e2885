// A figure: what one diagram shows, and the boards that show it. The element,
// the panel of exports and the tests draw their boards here, so that none of
// them can differ from another.

import { fitting } from "../core/annotations.js";
import { Match, board, coded, kinds, pattern } from "../core/module.js";
import { outline, squareTest } from "../core/games.js";
import { reachMarks, soloMatch } from "../core/lone-piece.js";
import { overlay } from "./overlay.js";
import { under } from "../core/rule-set.js";
import * as words from "../words/element.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/rule-set.js").RuleSet} RuleSet */
/** @typedef {import("../core/module.js").Mark} Mark */

/** @typedef {import("../tabiya-board.js").Figure} Figure */

/**
 * @typedef {object} Board
 * @property {Match} match
 * @property {Mark[]} marks besides those that a game's board bears of itself
 * @property {import("../core/annotations.js").Annotations} annotations
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {string} label
 */

/**
 * The figure that a state of the page shows.
 * @param {State} state
 * @returns {Figure}
 */
export function figureOf(state) {
  const { game, options, position, line, ply, at, seat, friends, enemies, flipped, coordinates, pieces, view } = state;
  const alone = view === "piece" || view === "overlay";
  const compared = view === "overlay" || view === "boards";
  // Other choices may have made another board.
  const drawn = fitting(state.annotations, squareTest(board(game, options)));
  return {
    game,
    options,
    position,
    line,
    ply,
    at,
    seat,
    friends,
    enemies,
    flipped,
    coordinates,
    pieces,
    piece: alone ? state.piece : "",
    compare: compared ? state.compare : [],
    marks: [],
    ...(Object.keys(drawn).length > 0 && { annotations: drawn }),
  };
}

/**
 * The boards of a figure. Throws what the module throws, with its code.
 * @param {Figure} figure
 * @returns {Board[]}
 */
export function boards(figure) {
  if (figure.piece) return [solo(figure)];
  const sets = figure.compare.length > 0 ? figure.compare : [{ options: {} }];
  return sets.map((set) => {
    const { game, options } = under(figure, set);
    const match = new Match(game, { options, position: figure.position });
    const { refused } = match.playLine(figure.line.slice(0, figure.ply));
    // Of boards side by side, one stops where its rules stop it: that is what they show.
    if (refused && sets.length === 1)
      throw coded(refused.code, words.refused(refused.index + 1, refused.text, refused.message));
    const all = figure.annotations ?? {};
    const annotations = sets.length === 1 ? all : fitting(all, squareTest(board(game, options)));
    return { match, marks: figure.marks, annotations, game, options, label: outline(game).title };
  });
}

/** @param {Figure} figure @returns {Board} */
function solo(figure) {
  const { game, options, piece, compare } = figure;
  const kind = kinds(game, options).find((kind) => kind.id === piece);
  if (!kind) throw coded("unknown-kind", words.noKind(piece));
  const at = figure.at || kind.at;
  const seat = figure.seat || outline(game).seat;
  const placed = { ...figure, at, seat };
  const marks = compare.length > 0 ? overlay(placed) : alone(placed);
  const match = soloMatch(placed);
  const { annotations = {} } = figure;
  return { match, marks: [...marks, ...figure.marks], annotations, game, options, label: words.alone(kind.noun, at) };
}

/** @param {Figure} figure @returns {Mark[]} */
function alone({ game, options, piece, at, seat, friends, enemies, ever }) {
  const found = pattern({ game, options, kind: piece, at, seat, friends, enemies });
  return ever ? [...reachMarks(found, undefined), ...found.marks] : found.marks;
}

/**
 * Whether anybody holds a piece in hand while the line is played.
 * @param {Figure} figure
 */
export function holdsPieces({ game, options, position, line, piece }) {
  if (piece) return false;
  const match = new Match(game, { options, position });
  const held = () => match.hands().some((hand) => hand.pieces.length > 0);
  return held() || line.some((text) => match.playLine([text]).played > 0 && held());
}

/** How far boards side by side stand apart, in the pictures' own units. */
export const APART = 40;
