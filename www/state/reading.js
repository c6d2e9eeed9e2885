// Moves that have not been played, as the list of moves would write them.

import { outline } from "../core/games.js";
import { dashed } from "../core/moves.js";
import { readPosition } from "./address.js";
import { moveText, written } from "./notation.js";
import { Session } from "./session.js";

/**
 * A line that goes on from where a match stands.
 * @param {import("../core/module.js").Match} match
 * @param {string[]} line
 */
export function following(match, line) {
  const { game } = match;
  try {
    return asWritten({ game, ...readPosition(match.position(), outline(game)), line });
  } catch {
    return line.map(dashed);
  }
}

/**
 * A line from where it is set up.
 * @param {Omit<import("./session.js").Setup, "ply">} setup
 */
export function asWritten(setup) {
  const { match, plies } = new Session({ ...setup, ply: 0 });
  match.free();
  const texts = written(setup);
  return setup.line.map((text, at) => moveText(text, plies[at]?.action, plies[at]?.capture, texts[at]));
}
