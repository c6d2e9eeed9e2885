// A match that follows the page's state.
//
// The state says: these rules, this start, this line, so many moves of it. A
// session makes its match agree, plays as much of the line as is legal under
// its rules, and says whether the difference is a single move that can be shown
// as an animation. The board of the game and every board of a comparison have
// one each, which is all that it takes to keep their moves linked.

import { Match } from "../core/module.js";

/** @typedef {import("../core/module.js").Beat} Beat */

/**
 * @typedef {object} Setup
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {string} [position]
 * @property {string[]} line
 * @property {number} ply
 */

/** @typedef {{ index: number, text: string, message: string }} Refused */

/** The square that a move begins with. */
const FROM = /^[a-z]\d{1,2}(?=[a-z]\d)/;

export class Session {
  /** @type {Match} */
  match;
  /** How many moves of the line are legal here. */
  reach = 0;
  /** @type {Refused | undefined} why no more */
  refused;
  /** The words of each legal move of the line. @type {string[]} */
  words = [];
  /** Whose each legal move is. @type {string[]} */
  seats = [];
  /** What each legal move does. @type {string[]} */
  actions = [];
  /** The kind that each legal move moves, if it moves one. @type {(string | undefined)[]} */
  kinds = [];
  /** The kind that each legal move takes, if it takes one. @type {(string | undefined)[]} */
  captures = [];
  /** How the game ends with the line, if it does. @type {string | undefined} */
  ending;

  /** What is told of each legal move of the line as it happens beside the board. @type {string[][]} */
  #told = [];
  #key = "";
  /** @type {string[]} */
  #line = [];
  /** @type {string[]} the moves that the board shows */
  #shown = [];

  /** @param {Setup} setup */
  constructor(setup) {
    this.match = new Match(setup.game, { options: setup.options, position: setup.position });
    this.#key = Session.key(setup);
    this.#follow(setup.line);
    this.#go(setup.line, Math.min(setup.ply, this.reach));
    this.#shown = this.match.line();
  }

  /** What a match cannot change once it is made. @param {Setup} setup */
  static key({ game, options, position }) {
    return JSON.stringify([game, Object.entries(options).sort(), position ?? ""]);
  }

  /** What happened beside the board with the last move that is shown. */
  told() {
    return this.#told[this.ply - 1] ?? [];
  }

  /** How many moves have been played. */
  get ply() {
    return this.#shown.length;
  }

  /**
   * Brings the match to this setup.
   *
   * @param {Setup} setup
   * @returns {Beat[] | undefined} the beats, if all that happened is one move forward or back
   */
  update(setup) {
    const fresh = Session.key(setup) !== this.#key;
    if (fresh) {
      // Boards take of a match what they show, and keep none.
      const old = this.match;
      this.match = new Match(setup.game, { options: setup.options, position: setup.position });
      old.free();
      this.#key = Session.key(setup);
      this.#line = [];
    }
    const before = fresh ? undefined : this.#shown;
    if (fresh || !same(this.#line, setup.line)) this.#follow(setup.line);
    const target = setup.line.slice(0, Math.min(setup.ply, this.reach));
    this.#shown = target;
    if (before && target.length === before.length + 1 && same(target.slice(0, -1), before)) {
      this.#go(target, before.length);
      return this.match.play(target[before.length]);
    }
    if (before && before.length === target.length + 1 && same(before.slice(0, -1), target)) {
      this.#go(before, before.length);
      return this.match.undo();
    }
    this.#go(target, target.length);
    return undefined;
  }

  /** Finds how far the line is legal. @param {string[]} line */
  #follow(line) {
    let common = 0;
    const played = this.match.line();
    while (common < played.length && played[common] === line[common]) common += 1;
    this.#go(line, common);
    for (const list of [this.words, this.seats, this.actions, this.kinds, this.captures, this.#told]) {
      list.length = Math.min(list.length, common);
    }
    this.refused = undefined;
    // Only games with a table have anything to tell. That is asked once: to tell the state takes long.
    const table = this.words.length < line.length && this.match.state().table !== undefined;
    this.#go(line, this.words.length);
    for (let index = this.words.length; index < line.length; index += 1) {
      const move = this.#legal(line[index]);
      const { refused } = this.match.playLine([line[index]]);
      if (refused) {
        this.refused = { index, text: line[index], message: refused.message };
        break;
      }
      if (table) {
        this.match.undo();
        const beats = this.match.redo() ?? [];
        this.#told.push(
          beats
            .filter(({ effect, text }) => (effect === "table" || effect === "appear") && text !== "")
            .map(({ text }) => text),
        );
      }
      this.words.push(move?.words ?? line[index]);
      this.seats.push(move?.seat ?? "");
      this.actions.push(move?.action ?? "");
      this.kinds.push(move?.kind);
      this.captures.push(move?.capture);
    }
    this.reach = this.words.length;
    this.#go(line, this.reach);
    this.ending = this.match.outcome()?.text;
    this.#line = [...line];
  }

  /** The legal move of this text. @param {string} text */
  #legal(text) {
    // Of most moves the text begins with their square, from which there are fewer.
    const [from] = FROM.exec(text) ?? [];
    try {
      return this.match.legal(from).find((move) => move.text === text);
    } catch {
      // There is no such square: when the move is played, it is said.
      return undefined;
    }
  }

  /**
   * @param {string[]} line
   * @param {number} ply
   */
  #go(line, ply) {
    const { match } = this;
    let at = match.line().length;
    for (; at > ply; at -= 1) match.undo();
    for (; at < ply; at += 1) match.play(line[at]);
  }
}

/**
 * @template T
 * @param {readonly T[]} a
 * @param {readonly T[]} b
 */
function same(a, b) {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
