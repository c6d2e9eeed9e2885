// The judgement of a position that is being set up, by the module. Which rights and which phase go with the pieces is
// found by asking it, not by knowing.

import { Match, board, kinds, reason, seats } from "../core/module.js";
import { placementOf, textOf } from "./placement.js";

/** @typedef {import("./placement.js").Placement} Placement */
/** @typedef {{ game: string, options: Record<string, string> }} Rules */

/**
 * @typedef {object} Judged
 * @property {string} text
 * @property {Match} [match] at the position, if it can be
 * @property {string} [message] why it cannot be
 * @property {string} [code]
 * @property {string[]} squares that the message is about
 */

/** The board and the pieces of some rules. @param {Rules} rules */
export function groundOf({ game, options }) {
  const { files, ranks } = board(game, options);
  return { files, ranks, kinds: kinds(game, options), seats: seats(game, options) };
}

/** What is on the board of a match. @param {Match} match */
export function placementOfMatch(match) {
  const rules = { game: match.game, options: match.options() };
  const { options } = rules;
  const own = match.position().split(" ");
  const position = own.filter((word) => !(word.split("=")[0] in options)).join(" ");
  const found = placementOf(position, groundOf(rules));
  if (!found) throw new Error(`The text of this position cannot be read: ${position}`);
  return found;
}

/** Where the game begins. @param {Rules} rules */
export const startOf = ({ game, options }) => placementOfMatch(new Match(game, { options }));

/**
 * Reads a text as it is.
 * @param {Rules} rules
 * @param {string} text
 * @returns {Judged}
 */
export function judgeText({ game, options }, text) {
  try {
    return { text, match: new Match(game, { options, position: text }), squares: [] };
  } catch (error) {
    const { code, squares } = /** @type {import("../core/module.js").ModuleError} */ (error);
    return { text, message: reason(error), code, squares: squares ?? [] };
  }
}

/**
 * Says of a placement whether it can be. Rights that nobody can hold as the pieces stand are left out, and so are
 * fields that mean nothing there.
 * @param {Rules} rules
 * @param {Placement} placement
 */
export function judge(rules, placement) {
  const ground = groundOf(rules);
  const read = (/** @type {Placement} */ of) => judgeText(rules, textOf(of, ground));
  let own = placement;
  let found = read(own);
  if (found.code === "position-right") {
    const kept = [...own.rights].filter((right) => read({ ...own, rights: right }).code !== "position-right");
    own = { ...own, rights: kept.join("") };
    found = read(own);
  }
  for (const name of Object.keys(own.pairs)) {
    if (found.code !== "position-field") break;
    const { [name]: _, ...pairs } = own.pairs;
    const without = read({ ...own, pairs });
    if (without.message === found.message) continue;
    own = { ...own, pairs };
    found = without;
  }
  // A game whose pieces do not stand as it begins has begun, unless that cannot be.
  const opened = found.match ? found.match.state().phase !== "play" : found.code === "position-field";
  if (opened && !own.pairs.phase && !samePieces(own, startOf(rules))) {
    const playing = read({ ...own, pairs: { ...own.pairs, phase: "play" } });
    if (playing.match) found = playing;
  }
  return found;
}

/** @param {Placement} one @param {Placement} other */
function samePieces(one, other) {
  const key = (/** @type {Placement} */ { pieces, hands, turn }) =>
    JSON.stringify([Object.entries(pieces).sort(), hands, turn]);
  return key(one) === key(other);
}

/**
 * The rights that there are at the start, each by its letter.
 * @param {Rules} rules
 * @returns {{ letter: string, text: string }[]}
 */
export function rightsOf(rules) {
  const match = new Match(rules.game, { options: rules.options });
  const { rights } = match.state();
  const letters = [...placementOfMatch(match).rights];
  return letters.length === rights.length ? rights.map(({ text }, at) => ({ letter: letters[at], text })) : [];
}

/**
 * The phases in which a game can be, each by its value in position text, besides that which follows from the pieces.
 * @param {Rules} rules
 * @returns {{ id: string, text: string }[]}
 */
export function phasesOf(rules) {
  const match = new Match(rules.game, { options: rules.options });
  const { phase } = placementOfMatch(match).pairs;
  return phase === undefined ? [] : [{ id: phase, text: match.state().phaseText }];
}

/**
 * The kinds that can lie in a hand.
 * @param {Rules} rules
 */
export function kindsInHand(rules) {
  const start = startOf(rules);
  if (!start.hands) return [];
  const ground = groundOf(rules);
  const seat = ground.seats[0].id;
  return ground.kinds.filter(({ id, count }) => {
    const text = textOf({ ...start, hands: { [seat]: { [id]: 1 } } }, ground);
    return count > 0 && judgeText(rules, text).code !== "position-hand";
  });
}
