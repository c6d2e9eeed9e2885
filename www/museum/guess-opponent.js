// The computer player of “Guess the rule”: it looks for a move under one set of rules, and under the other where
// that is not legal on both; what both allow it prefers, so that it does not give the difference away.

import { Match } from "../core/module.js";
import { chance } from "../lib/chance.js";
import { lab } from "../state/lab.js";

/** @typedef {import("./guess.js").Rules} Rules */

/** How long it thinks at most under one set of rules, in milliseconds. */
const THOUGHT = 700;

/** @param {Rules} rules @param {readonly string[]} line @param {string | undefined} position @param {string} text */
function allows({ game, options }, line, position, text) {
  const match = new Match(game, { options, position });
  match.playLine([...line, text]);
  const allowed = match.line().length === line.length + 1;
  match.free();
  return allowed;
}

/**
 * @param {readonly [Rules, Rules]} rules
 * @param {object} at
 * @param {readonly string[]} at.line
 * @param {string} [at.position]
 * @param {number} at.level
 * @param {string} at.seed
 * @param {AbortSignal} at.signal
 * @returns {Promise<string | undefined>} nothing if it was stopped
 */
export async function reply(rules, { line, position, level, seed, signal }) {
  const { think } = await lab();
  const limits = { level, millis: THOUGHT, seed: Math.floor(chance(seed, line.length) * 2 ** 32), signal };
  /** @type {string | undefined} */
  let first;
  for (const [place, { game, options }] of rules.entries()) {
    const found = await think({ game, options, position, line: [...line] }, limits);
    if (signal.aborted || found?.move === undefined) return undefined;
    if (allows(rules[1 - place], line, position, found.move)) return found.move;
    first ??= found.move;
  }
  return first;
}
