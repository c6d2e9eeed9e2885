// The options of a game, by their ids.

import { gameInfo } from "./games.js";

/** An option with its choices, if the game has it. @param {string} game @param {string} id */
export const optionOf = (game, id) => gameInfo(game).options.find((option) => option.id === id);

/** A choice of one. @param {string} game @param {string} option @param {string} id */
export const choiceOf = (game, option, id) => optionOf(game, option)?.choices.find((choice) => choice.id === id);

/**
 * Whether two lists of choices say the same, in whatever order and in whichever objects.
 * @param {Record<string, string>} one @param {Record<string, string>} other
 */
export function sameOptions(one, other) {
  const [own, others] = [Object.entries(one), Object.entries(other)];
  return own.length === others.length && own.every(([option, choice]) => other[option] === choice);
}

/**
 * The options that are answered otherwise, with both answers; what is not chosen is as usual.
 * @param {string} game @param {Record<string, string>} old @param {Record<string, string>} options
 */
export const changedOptions = (game, old, options) =>
  gameInfo(game).options.flatMap((option) => {
    const [was, now] = [old[option.id] ?? option.default, options[option.id] ?? option.default];
    return was === now ? [] : [{ option, was, now }];
  });
