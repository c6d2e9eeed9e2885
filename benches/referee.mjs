// What matches of both kinds have in common: openings, when a game is given up as decided, and what a score is worth.

import { Match } from "../www/pkg/tabiya.js";

/** Random plies before a game. */
const OPENING = 4;
/** A game of so many plies is drawn. */
export const LONGEST = 240;
/** A game is decided when so many plies on end both say that one side is ahead by so much, each in its own unit. */
export const DECIDED = { plies: 8, own: 1500, other: 1000 };
/** It is drawn when, this late, so many plies on end both say that nobody is ahead by more. */
const EVEN = { from: 120, plies: 16, by: 60 };
/**
 * Plies that a game begins with and the other does not know: its game starts after them.
 * @type {Record<string, string[]>}
 */
const FORCED = { shatar: ["d2d4", "d7d5"] };

/** The choices under which Fairy-Stockfish and Tabiya play alike, where they are not the usual ones. */
export const ALIKE = /** @type {Record<string, Record<string, string>>} */ ({
  makruk: { bareCount: "pychess" },
  janggi: { palaceDiagonals: "both", pass: "any-time", bikjang: "points" },
  shatar: { horseMate: "loses" },
  ouk: {
    kingLeapSquares: "b2-f2",
    kingLeapCapture: "no",
    leapLostBy: "rook-aim",
    neangJump: "jump-to-empty",
    count: "cambodian",
  },
});

/** A random number that is the same in every run. @param {number} seed */
function numbers(seed) {
  let state = Math.imul(seed + 1, 0x9e3779b9) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * A match after an opening, and the position from which the other begins.
 * @param {string} game @param {Record<string, string>} options @param {number} opening
 */
export function opened(game, options, opening) {
  const match = new Match(game, { options });
  const random = numbers(opening);
  for (const text of FORCED[game] ?? []) match.play(text);
  // What only Tabiya writes into a position is left out.
  const start = match
    .position()
    .split(" ")
    .filter((field) => !field.includes("="))
    .join(" ");
  for (let ply = 0; ply < OPENING; ply += 1) {
    const legal = match.legal();
    match.play(legal[Math.floor(random() * legal.length)].text);
  }
  return { match, start };
}

/** What has been played since the other began. @param {string} game @param {string[]} line */
export const since = (game, line) => line.slice(FORCED[game]?.length ?? 0);

/** The share of the points, and its 95 % interval after Wilson; 1 is every point. @param {number[]} counts */
export function share([won, drawn, lost]) {
  const number = won + drawn + lost;
  const points = (won + drawn / 2) / number;
  const square = 1.96 ** 2 / number;
  const [middle, off] = [points + square / 2, Math.sqrt(square * (points * (1 - points) + square / 4))];
  return [points, (middle - off) / (1 + square), (middle + off) / (1 + square)];
}

/** Whether what both say of a game for some plies on end decides it. */
export class Verdict {
  #ahead = 0;
  #behind = 0;
  #even = 0;

  /**
   * @param {number} margin by how much the first is ahead, where 1 decides
   * @param {number} score the same in hundredths, whoever said it
   * @param {number} plies that were played
   * @returns {"won" | "drawn" | "lost" | undefined}
   */
  hear(margin, score, plies) {
    this.#ahead = margin >= 1 ? this.#ahead + 1 : 0;
    this.#behind = margin <= -1 ? this.#behind + 1 : 0;
    this.#even = plies >= EVEN.from && Math.abs(score) <= EVEN.by ? this.#even + 1 : 0;
    if (Math.max(this.#ahead, this.#behind) >= DECIDED.plies) return this.#ahead > this.#behind ? "won" : "lost";
    return this.#even >= EVEN.plies ? "drawn" : undefined;
  }
}
