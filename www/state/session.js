// The session: a match that follows the page's state.
//
// The state says: these rules, this start, this line, so many moves of it. A
// session makes its match agree, plays as much of the line as is legal under
// its rules, and says whether the difference is a single move that can be shown
// as an animation. The board of the game and every board of a comparison have
// one each, which is all that it takes to keep their moves linked.

import { Match } from "../core/module.js";

/** @typedef {import("../core/module.js").Beat} Beat */
/** @typedef {import("../core/module.js").FollowResult} FollowResult */

/**
 * @typedef {object} Setup
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {string} [position]
 * @property {string[]} line
 * @property {number} ply
 */

/**
 * What has changed on the board: anything, and the beats if it is one move forward or back.
 * @typedef {{ moved: boolean, beats?: Beat[] }} Change
 */

export class Session {
  /** @type {Match} */
  match;
  /** How many moves have been played. */
  ply = 0;
  /** Why not all of the line is legal. @type {FollowResult["refused"]} */
  refused;
  /** The legal moves of the line. @type {FollowResult["plies"]} */
  plies = [];
  /** How the game ends with the line, if it does. @type {string | undefined} */
  ending;

  #key = "";
  /** @type {string[] | undefined} */
  #line;

  /** @param {Setup} setup */
  constructor(setup) {
    this.match = this.#begin(setup);
    this.update(setup);
  }

  /** What a match cannot change once it is made. @param {Setup} setup */
  static key({ game, options, position }) {
    return JSON.stringify([game, Object.entries(options).sort(), position ?? ""]);
  }

  /** How many moves of the line are legal here. */
  get reach() {
    return this.plies.length;
  }

  /** What happened beside the board with the last move that is shown. */
  narration() {
    return this.plies[this.ply - 1]?.narration ?? [];
  }

  /**
   * Brings the match to this setup.
   *
   * @param {Setup} setup
   * @returns {Change}
   */
  update(setup) {
    const before = this.ply;
    const fresh = Session.key(setup) !== this.#key;
    if (fresh) {
      const next = this.#begin(setup);
      // Boards take of a match what they show, and keep none.
      this.match.free();
      this.match = next;
    }
    if (this.#line && same(this.#line, setup.line)) {
      this.ply = Math.min(setup.ply, this.reach);
      if (this.ply === before) return { moved: false };
      return { moved: true, beats: this.match.goTo(this.ply) };
    }
    const { known, plies, refused, outcome, beats } = this.match.follow(setup.line, setup.ply);
    this.plies = [...this.plies.slice(0, known), ...plies];
    this.refused = refused;
    this.ending = outcome?.text;
    this.ply = Math.min(setup.ply, this.reach);
    this.#line = [...setup.line];
    return { moved: fresh || this.ply !== before || known < before, beats: fresh ? undefined : beats };
  }

  /** A match of these rules where it begins. @param {Setup} setup */
  #begin(setup) {
    const match = new Match(setup.game, { options: setup.options, position: setup.position });
    this.#key = Session.key(setup);
    this.#line = undefined;
    this.plies = [];
    return match;
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
