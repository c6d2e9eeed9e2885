// Dated accounts, each the stops of a slider: what a rule is at each, and what it comes to, asked of the
// rules core.

import { gameInfo } from "../core/games.js";
import { optionOf } from "../core/options.js";
import { Match, pattern } from "../core/module.js";
import { everFrom, kindOf } from "./lineage.js";
import data from "./dated.json" with { type: "json" };

/** @typedef {import("../core/module.js").ChoiceInfo} ChoiceInfo */
/** @typedef {import("../core/module.js").Mark} Mark */

/** A line to be played, from the array if no position is named. @typedef {object} Sample
 * @property {string} [position]
 * @property {string[]} line
 * @property {number} [rounds] how often it is played, if not once
 */

/**
 * One dated account. What it does not say is as its tale has it.
 * @typedef {object} Stop
 * @property {string} [id] in addresses, if it is not the choice
 * @property {string} [game]
 * @property {string} [choice]
 * @property {string} [moved] what the kind becomes by its first move, and is shown as
 * @property {string} year
 * @property {string} text what is known of the date
 * @property {ChoiceInfo["standing"]} standing
 * @property {string} work id of the source
 * @property {string} cite
 * @property {Sample[]} [samples]
 * @property {string[]} [line]
 */

/**
 * @typedef {object} Tale
 * @property {string} id
 * @property {string} piece the line of pieces with which it is told, or `rules`
 * @property {"reach" | "promotion" | "drops" | "ending" | "turn"} shows
 * @property {string} [game]
 * @property {string} [kind]
 * @property {string} [at] where the piece stands alone
 * @property {string} [option]
 * @property {string} [position]
 * @property {string[]} [line]
 * @property {Sample[]} [samples]
 * @property {Stop[]} stops in the order of the dates
 */

export const tales = /** @type {Tale[]} */ (data);

/** Where the tales stand that are told of no piece. */
export const RULES = "rules";

/** @param {string} piece */
export const talesOf = (piece) => tales.filter((tale) => tale.piece === piece);

/** @param {Stop} stop */
export const stopId = ({ id, choice }) => id ?? String(choice);

/** Under which rules a stop stands. @param {Tale} tale @param {Stop} stop */
export function rulesOf(tale, { game = tale.game ?? "", choice }) {
  const { option } = tale;
  const asked = optionOf(game, option ?? "");
  return {
    game,
    options: /** @type {Record<string, string>} */ (option && choice ? { [option]: choice } : {}),
    choice: asked?.choices.find(({ id }) => id === choice),
    /** The answers to the same question that no stop dates. */
    undated: (asked?.choices ?? []).filter(
      ({ id }) => !tale.stops.some((one) => (one.game ?? tale.game) === game && one.choice === id),
    ),
  };
}

/**
 * @template T
 * @param {string} game
 * @param {ConstructorParameters<typeof Match>[1]} setup
 * @param {(match: Match) => T} ask
 */
function asked(game, setup, ask) {
  const match = new Match(game, setup);
  try {
    return ask(match);
  } finally {
    match.free();
  }
}

/** The board at a stop, where it is more than one piece. @param {Tale} tale @param {Stop} stop */
export function matchAt(tale, stop) {
  const { game, options } = rulesOf(tale, stop);
  const [sample] = samplesOf(tale, stop);
  const match = new Match(game, { options, position: sample?.position });
  for (const text of sample?.line ?? []) match.play(text);
  return match;
}

/** @param {Tale} tale @param {Stop} stop @returns {Sample[]} */
function samplesOf(tale, stop) {
  const line = stop.line ?? tale.line ?? [];
  return stop.samples ?? tale.samples ?? [{ position: tale.position, line }];
}

/**
 * How far a piece goes: in one move, and ever; the enemies who stand on squares that it ever comes to at the start,
 * and who do not; and whether the enemy’s own can come to any of them. Nothing, if the array has no such piece.
 * @param {Tale} tale @param {Stop} stop
 */
export function reachOf(tale, stop) {
  const { kind = "", at = "" } = tale;
  const { game, options } = rulesOf(tale, stop);
  const [own, other] = gameInfo(game).seats.map(({ id }) => id);
  const pieces = asked(game, { options }, (match) => match.board());
  const count = pieces.filter((piece) => piece.seat === own && piece.kind === kind).length;
  if (count === 0) return undefined;
  const { royal, noun } = kindOf(game, kind, options);
  const shown = stop.moved ?? kind;
  const found = pattern({ game, options, kind: shown, at, seat: own });
  const ever = everFrom(game, options, kind, own);
  const theirs = everFrom(game, options, kind, other);
  // A king takes no king.
  const enemies = pieces.filter(({ seat, kind }) => seat === other && !(royal && kindOf(game, kind, options).royal));
  const counted = (/** @type {boolean} */ within) => {
    /** @type {Map<string, number>} */
    const all = new Map();
    for (const { square, kind } of enemies) {
      if (ever.has(square) === within) all.set(kind, (all.get(kind) ?? 0) + 1);
    }
    return [...all].map(([id, count]) => ({ noun: kindOf(game, id, options).noun, count }));
  };
  const squares = (/** @type {boolean} */ once) =>
    new Set(found.marks.filter((mark) => Boolean(mark.once) === once).map(({ square }) => square)).size;
  const { files, ranks } = gameInfo(game).board;
  return {
    found,
    shown,
    noun,
    count,
    royal,
    now: squares(false),
    once: squares(true),
    ever,
    of: files * ranks,
    enemies: enemies.length,
    caught: counted(true),
    safe: counted(false),
    meet: [...theirs].some((square) => ever.has(square)),
  };
}

/** What a soldier becomes on each square at the far side. @param {Tale} tale @param {Stop} stop */
export function promotionOf(tale, stop) {
  const { game, options } = rulesOf(tale, stop);
  return asked(game, { options, position: tale.position }, (match) => {
    /** @type {Map<string, string[]>} */
    const found = new Map();
    for (const { to, promotion } of match.legal()) {
      if (to && promotion) found.set(to, [...(found.get(to) ?? []), kindOf(game, promotion, options).noun]);
    }
    return [...found].map(([square, nouns]) => ({ square, nouns }));
  });
}

/** Where a piece that was taken may be put down. @param {Tale} tale @param {Stop} stop */
export function dropsOf(tale, stop) {
  const match = matchAt(tale, stop);
  const squares = match.legal().flatMap(({ action, to }) => (action === "drop" && to ? [to] : []));
  match.free();
  return [...new Set(squares)];
}

/**
 * How the lines end; where one does not end the game, how the answers to it do.
 * @param {Tale} tale @param {Stop} stop
 */
export function endingsOf(tale, stop) {
  const { game, options } = rulesOf(tale, stop);
  return samplesOf(tale, stop).map(({ position, line, rounds = 1 }) =>
    asked(game, { options, position }, (match) => {
      for (const move of Array.from({ length: rounds }, () => line).flat()) if (!match.outcome()) match.play(move);
      const told = match.outcome()?.text;
      /** @type {Map<string, string[]>} */
      const answers = new Map();
      for (const { text } of told ? [] : match.legal()) {
        match.play(text);
        const end = match.outcome()?.text;
        if (end) answers.set(end, [...(answers.get(end) ?? []), text]);
        match.undo();
      }
      return { line, rounds, told, answers: [...answers].map(([told, moves]) => ({ told, moves })) };
    }),
  );
}

/** What is open on a turn: to whom, and after which throw. @param {Tale} tale @param {Stop} stop */
export function turnOf(tale, stop) {
  const { game } = rulesOf(tale, stop);
  const match = matchAt(tale, stop);
  const isMove = (/** @type {{ action: string }} */ { action }) => action === "step";
  const legal = match.legal();
  const throws = legal
    .filter(({ action }) => action === "throw")
    .map(({ text, value }) => {
      match.play(text);
      const moves = match.legal().filter(isMove).length;
      match.undo();
      return { value, moves };
    });
  match.free();
  const seats = gameInfo(game).seats.map(({ id, name }) => ({
    name,
    moves: legal.filter((one) => one.seat === id && isMove(one)).length,
  }));
  return { throws, seats: seats.filter(({ moves }) => moves > 0) };
}
