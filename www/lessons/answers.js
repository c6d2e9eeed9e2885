// Answers to the questions of a lesson, and whether one is right: the rules core says it, none is kept.

import { dashed } from "../core/moves.js";
import * as words from "../words/lesson.js";

/** @typedef {import("../pkg/tabiya.js").Match} Match */
/** @typedef {import("../pkg/tabiya.js").Beat} Beat */
/** @typedef {Pick<typeof import("../pkg/tabiya.js"), "Match" | "games">} Tabiya what is needed of the rules core */

/** @typedef {{ kind: "squares", of: string }} SquaresAsk every square that a piece may go to */
/** @typedef {{ kind: "find", squares?: string[], piece?: string, seat?: string }} FindAsk squares, or all of a kind */
/** @typedef {{ kind: "move", goal?: string, of?: string, moves?: string[] }} MoveAsk one for the goal, or of these */
/** @typedef {{ kind: "legal", move: string }} LegalAsk whether a move is legal */
/** @typedef {{ kind: "reading", option: string, of: string }} ReadingAsk which choice of an option is in force */
/** @typedef {SquaresAsk | FindAsk | MoveAsk | LegalAsk | ReadingAsk} Ask */
/** @typedef {{ text: string, position?: string, line?: string[], ask?: Ask, source?: string }} Step */
/** @typedef {Record<string, string>} Options choices that are not at their default */
/** @typedef {{ title: string, game: string, options: Options, language?: string, steps: Step[] }} Lesson */
/** @typedef {string[] | boolean | undefined} Answer */
/** @typedef {{ right: boolean, missing?: string[], extra?: string[], reasons: string[] }} Judgement */

/** How many reasons are given for one answer. */
const MOST_REASONS = 6;

/** @template T @param {Match} match @param {(match: Match) => T} use @returns {T} */
export function using(match, use) {
  try {
    return use(match);
  } finally {
    match.free();
  }
}

/**
 * The match that a step’s board shows: its position after its line. The caller frees it.
 * @param {Tabiya} tabiya @param {Lesson} lesson @param {number} index
 */
export function stand(tabiya, lesson, index) {
  const { game, options, steps } = lesson;
  const { position, line } = steps[index];
  const match = new tabiya.Match(game, { options, ...(position && { position }) });
  if (line) match.playLine(line);
  return match;
}

/** What a move does, in sentences; whose turn it is then goes without saying. @param {Beat[]} beats */
const told = (beats) => beats.filter(({ effect, text }) => effect !== "turn" && text).map(({ text }) => text);

/**
 * Where a piece goes under every choice of an option, the one in force first; without those that cannot be here.
 * @param {Tabiya} tabiya @param {Match} match @param {string} option @param {string} of
 * @returns {{ choice: string, squares: string[] }[]}
 */
export function readings(tabiya, match, option, of) {
  const { [option]: inForce, ...others } = match.options();
  const choices = tabiya
    .games()
    .find(({ id }) => id === match.game)
    ?.options.find(({ id }) => id === option)?.choices;
  const ids = (choices ?? [])
    .map(({ id }) => id)
    .sort((one, other) => Number(other === inForce) - Number(one === inForce));
  const whole = match.position();
  // Rights and counts that a choice does not know are left out.
  const bare = whole.split(" ").slice(0, 2).join(" ");
  return ids.flatMap((choice) => {
    const options = { ...others, [option]: choice };
    for (const position of [whole, bare]) {
      try {
        const other = new tabiya.Match(match.game, { options, position });
        return [{ choice, squares: using(other, (one) => destinations(one, of)) }];
      } catch {
        // The next text may be read.
      }
    }
    return [];
  });
}

/** The squares that are looked for. @param {Match} match @param {FindAsk} ask */
export function places(match, { squares, piece, seat }) {
  const there = match.board().filter((one) => one.kind === piece && (seat === undefined || one.seat === seat));
  return squares ?? there.map(({ square }) => square).sort();
}

/** @param {Match} match @param {string} of */
export const destinations = (match, of) => [...(match.destinations().moves[of] ?? [])].sort();

/** @param {string[]} one @param {string[]} other */
export const same = (one, other) => one.length === other.length && one.every((item) => other.includes(item));

/**
 * Whether a legal move meets a goal.
 * @param {Match} match @param {import("../pkg/tabiya.js").Move} move @param {string} goal
 */
function meets(match, move, goal) {
  return using(match.clone(), (after) => {
    const beats = after.play(move.text);
    if (goal === "capture") return move.capture !== undefined || beats.some(({ effect }) => effect === "capture");
    if (goal === "promote") return move.promotion !== undefined || beats.some(({ effect }) => effect === "promote");
    const outcome = after.outcome();
    const wins = outcome?.winners.includes(move.seat) === true;
    if (goal === "win") return wins;
    if (goal === "mate") return wins && outcome.reason === "checkmate";
    if (goal === "draw") return outcome !== undefined && outcome.winners.length === 0;
    const check = after.state().check;
    return after.board().some(({ square, seat }) => seat !== move.seat && check.includes(square));
  });
}

/** The legal moves that answer a question. @param {Match} match @param {MoveAsk} ask */
export function keys(match, { goal, of, moves = [] }) {
  const found = match.legal().filter((move) => {
    if (goal === undefined) return moves.includes(move.text);
    return (of === undefined || move.from === of) && meets(match, move, goal);
  });
  return found.map(({ text }) => text);
}

/**
 * What a legal move that is no answer fails to do: its goal, or else to be made by the piece, or to the square.
 * @param {Match} match @param {MoveAsk} ask @param {string[]} answer @param {unknown} given
 */
function misses(match, { goal, of }, answer, given) {
  const legal = match.legal();
  const move = legal.find(({ text }) => text === given);
  const shown = dashed(String(given));
  const from = of ? [of] : legal.filter(({ text }) => answer.includes(text)).map((one) => one.from);
  // What is put on the board from the hand, or only said, leaves no square.
  const apart = move?.from === undefined || from.includes(undefined);
  if (apart || (goal && !meets(match, move, goal))) return words.misses(goal, shown);
  return from.includes(move.from) ? words.otherSquare(shown) : words.otherPiece(shown, of);
}

/**
 * What a step’s question comes to: squares, the texts of all moves that are right, whether the move is legal, or the
 * choices that are right. Nothing for a step without a question.
 * @param {Tabiya} tabiya @param {Lesson} lesson @param {number} index
 * @returns {Answer}
 */
export function expected(tabiya, lesson, index) {
  const ask = lesson.steps[index]?.ask;
  if (!ask) return undefined;
  return using(stand(tabiya, lesson, index), (match) => {
    if (ask.kind === "squares") return destinations(match, ask.of);
    if (ask.kind === "find") return places(match, ask);
    if (ask.kind === "move") return keys(match, ask);
    if (ask.kind === "legal") return tried(match, ask.move).legal;
    const [shown, ...others] = readings(tabiya, match, ask.option, ask.of);
    return [shown, ...others.filter(({ squares }) => same(squares, shown.squares))].map(({ choice }) => choice);
  });
}

/**
 * The squares that the board shows for a question about a reading.
 * @param {Tabiya} tabiya @param {Lesson} lesson @param {number} index
 */
export function reach(tabiya, lesson, index) {
  const ask = lesson.steps[index]?.ask;
  if (ask?.kind !== "reading") return [];
  return using(stand(tabiya, lesson, index), (match) => destinations(match, ask.of));
}

/**
 * What becomes of a move.
 * @param {Match} match @param {unknown} text
 * @returns {{ legal: boolean, code: string, reasons: string[] }}
 */
export function tried(match, text) {
  return using(match.clone(), (after) => {
    try {
      // By its own text alone, with which answers are compared.
      const { refused } = after.playLine([/** @type {string} */ (text)]);
      if (refused) return { legal: false, code: refused.code, reasons: [refused.message] };
    } catch (error) {
      const { code, message } = /** @type {import("../pkg/tabiya.js").TabiyaError} */ (error);
      return { legal: false, code, reasons: [message] };
    }
    after.undo();
    return { legal: true, code: "legal", reasons: told(after.redo() ?? []) };
  });
}

/**
 * Whether an answer is right, and why.
 * @param {Tabiya} tabiya @param {Lesson} lesson @param {number} index
 * @param {unknown} given squares, the text of a move, whether it is legal, or a choice
 * @returns {Judgement}
 */
export function judge(tabiya, lesson, index, given) {
  const ask = lesson.steps[index]?.ask;
  if (!ask) return { right: false, reasons: [] };
  const answer = /** @type {string[]} */ (expected(tabiya, lesson, index));
  return using(stand(tabiya, lesson, index), (match) => {
    if (ask.kind === "squares") {
      return judgeSquares(answer, given, (square) => match.explain(ask.of, square).message);
    }
    if (ask.kind === "find") return judgeSquares(answer, given, (square) => standing(match, ask, square));
    if (ask.kind === "legal") {
      const { legal, reasons } = tried(match, ask.move);
      // The board does not make the move.
      const said = legal ? [words.ifPlayed(reasons.join(" "))] : reasons;
      return { right: given === /** @type {unknown} */ (answer), reasons: said };
    }
    if (ask.kind === "move") {
      const right = answer.some((text) => text === given);
      const { legal, reasons } = tried(match, given);
      // What a wrong move does is beside the question; what it fails to do is not.
      return { right, reasons: right || !legal ? reasons : [misses(match, ask, answer, given)] };
    }
    const right = answer.some((choice) => choice === given);
    return { right, reasons: ofReading(tabiya, match, ask, given, right) };
  });
}

/** What stands on a square, or which it is. @param {Match} match @param {FindAsk} ask @param {string} square */
function standing(match, ask, square) {
  if (ask.squares) return words.thatIs(square);
  const there = match.board().find((one) => one.square === square);
  return words.stands(square, there?.name);
}

/**
 * @param {string[]} answer @param {unknown} given
 * @param {(square: string) => string} why a square is right or wrong
 * @returns {Judgement}
 */
function judgeSquares(answer, given, why) {
  const squares = Array.isArray(given)
    ? [...new Set(given.slice(0, 200).filter((one) => typeof one === "string"))]
    : [];
  const missing = answer.filter((square) => !squares.includes(square));
  const extra = squares.filter((square) => !answer.includes(square));
  /** @param {string} square */
  const reason = (square) => {
    try {
      return [why(square)];
    } catch {
      return [];
    }
  };
  const reasons = [...extra, ...missing].slice(0, MOST_REASONS).flatMap(reason);
  return { right: !missing.length && !extra.length, missing, extra, reasons };
}

/**
 * @param {Tabiya} tabiya @param {Match} match @param {ReadingAsk} ask
 * @param {unknown} given @param {boolean} right
 */
function ofReading(tabiya, match, { option, of }, given, right) {
  const choices = tabiya
    .games()
    .find(({ id }) => id === match.game)
    ?.options.find(({ id }) => id === option)?.choices;
  const choice = choices?.find(({ id }) => id === given);
  if (!choice) return [];
  if (right) return [`${choice.text} (${choice.source})`];
  const other = readings(tabiya, match, option, of).find((one) => one.choice === choice.id);
  return other ? [words.otherReach(choice.title, other.squares)] : [];
}
