// The options of a game, by their ids.

import { gameInfo } from "./games.js";

/** An option with its choices, if the game has it. @param {string} game @param {string} id */
export const optionOf = (game, id) => gameInfo(game).options.find((option) => option.id === id);

/** A choice of one. @param {string} game @param {string} option @param {string} id */
export const choiceOf = (game, option, id) => optionOf(game, option)?.choices.find((choice) => choice.id === id);
