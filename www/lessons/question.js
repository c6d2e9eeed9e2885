// A step of a lesson: its position, its question in words, and what is drawn for it.

import { optionOf } from "../core/options.js";
import { board, kinds, seats } from "../core/module.js";
import { dashed } from "../core/moves.js";
import { inOrder, joined, taking as words } from "../words/lesson-room.js";
import { reach } from "./lesson.js";
import { tabiya } from "./rules.js";

/** @typedef {import("./lesson.js").Lesson} Lesson */
/** @typedef {import("./lesson.js").Step} Step */
/** @typedef {import("../core/module.js").Mark} Mark */

/** @param {import("../core/module.js").Match} match @param {string} square */
function nounAt(match, square) {
  const there = match.board().find((piece) => piece.square === square);
  return kinds(match.game, match.options()).find(({ id }) => id === there?.kind)?.noun ?? words.piece;
}

/** The squares where a move’s text begins and ends; of a piece from the hand, where it is put. @param {string} move */
const squaresIn = (move) => /^(?:\w@)?([a-z]\d{1,2})([a-z]\d{1,2})?/.exec(move)?.slice(1).filter(Boolean) ?? [];

/** Whether squares are chosen for an answer. @param {Step["ask"]} ask */
export const choosesSquares = (ask) => ask?.kind === "squares" || ask?.kind === "find";

/** Whether the pieces of a game stand on the crossings of lines. @param {string} game */
export const onPoints = (game) => board(game, {}).style === "points";

/** What is asked. @param {import("../core/module.js").Match} match @param {Step} step */
export function questionOf(match, step) {
  const { ask } = step;
  if (!ask) return "";
  if (ask.kind === "squares") return words.squares(nounAt(match, ask.of), ask.of, onPoints(match.game));
  if (ask.kind === "find") {
    const { squares = [], piece, seat } = ask;
    const find = squares.length > 1 ? words.findAll : words.find;
    if (squares.length > 0) return find(joined(squares), onPoints(match.game));
    const noun = kinds(match.game, match.options()).find(({ id }) => id === piece)?.noun ?? words.piece;
    return words.findPiece(noun, seats(match.game, match.options()).find(({ id }) => id === seat)?.name);
  }
  if (ask.kind === "legal") {
    const [from = "", to] = squaresIn(ask.move);
    if (to) return words.legal(nounAt(match, from), from, to);
    const held = kinds(match.game, match.options()).find(({ letter }) => letter === ask.move[0].toLowerCase());
    if (/^\w@/.test(ask.move) && held) return words.legalDrop(held.noun, from);
    return step.text ? words.legalHere : words.legalOther(ask.move);
  }
  if (ask.kind === "reading") {
    const question = optionOf(match.game, ask.option)?.question ?? ask.option;
    return words.reading(nounAt(match, ask.of), ask.of, question);
  }
  const [turn] = match.state().turn;
  const seat = seats(match.game, match.options()).find(({ id }) => id === turn);
  const goals = /** @type {Record<string, string>} */ (words.goals);
  const by = ask.of && words.by(nounAt(match, ask.of), ask.of);
  return [ask.goal ? goals[ask.goal] : words.move, by, seat && words.turn(seat.name)].filter(Boolean).join(" ");
}

/**
 * The marks that belong to a question.
 * @param {import("../core/module.js").Match} match @param {Lesson} lesson @param {number} index
 * @returns {Mark[]}
 */
export function marksOf(match, lesson, index) {
  const { ask } = lesson.steps[index];
  if (ask && ask.kind !== "reading" && "of" in ask && ask.of) return [{ square: ask.of, kind: "from" }];
  if (ask?.kind !== "reading") return [];
  const taken = new Set(match.board().map(({ square }) => square));
  const reached = reach(tabiya, lesson, index).map(
    (square) => /** @type {Mark} */ ({ square, kind: taken.has(square) ? "capture" : "move" }),
  );
  return [{ square: ask.of, kind: "from" }, ...reached];
}

/**
 * What is drawn for a move: an arrow; round a square that it does not leave, or to which it comes from the hand, a
 * circle; for what is said and not moved, nothing.
 * @param {string} move @param {string} colour
 * @returns {{ arrows?: string[], circles?: string[] }}
 */
export function drawnMove(move, colour) {
  const [from, to] = squaresIn(move);
  if (to && to !== from) return { arrows: [`${colour}:${from}${to}`] };
  return from ? { circles: [`${colour}:${from}`] } : {};
}

/** What is drawn for a question. @param {Step} step */
export const drawnOf = ({ ask }) => (ask?.kind === "legal" ? drawnMove(ask.move, "blue") : {});

/**
 * An answer in words.
 * @param {import("../core/module.js").Match} match
 * @param {Step} step
 * @param {unknown} answer as `expected` of lesson.js has it
 */
export function answerText(match, { ask }, answer) {
  if (choosesSquares(ask)) return inOrder(/** @type {string[]} */ (answer)).join(", ") || words.nowhere;
  if (ask?.kind === "legal") return answer === true ? words.yes : words.no;
  if (ask?.kind === "reading") {
    const all = optionOf(match.game, ask.option)?.choices ?? [];
    const right = all.filter(({ id }) => /** @type {string[]} */ (answer).includes(id));
    return right.map(({ title }) => `“${title}”`).join(words.or);
  }
  const moves = /** @type {string[]} */ (answer);
  return moves.map(dashed).join(", ") || words.noAnswer;
}
