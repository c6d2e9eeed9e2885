// What is said of an address, or of rules and positions, that cannot be as they stand.

import { joined } from "./grammar.js";

/** @typedef {import("../../core/module.js").OptionInfo} OptionInfo */

/** @param {string} id @param {string} [instead] */
export const noGame = (id, instead) =>
  `The address names a game “${id}”, which is not here.${instead ? ` This is ${instead}.` : ""}`;

/** @param {string} key @param {string} game */
export const noOption = (key, game) => `${game} has no option “${key}”; it was left out.`;

/** @param {OptionInfo} option @param {string} value */
export const noChoice = (option, value) =>
  `“${value}” is no answer to “${option.question}” The usual one stands. Possible: ` +
  `${joined(option.choices.map((choice) => choice.id))}.`;

/** @param {string} id */
export const noPreset = (id) => `The address names a set of rules “${id}”, which this game does not have.`;

/** @param {string} key @param {string} value */
export const noNumber = (key, value) => `“${value}” is not a number (in “${key}”); it was left out.`;

/** @param {string} value */
export const noSeed = (value) =>
  `“${value}” is no seed for throws: that is up to 16 letters and digits. It was left out.`;

/** @param {string} id @param {string} game */
export const noKind = (id, game) => `${game} has no piece “${id}”; it was left out.`;

/** @param {string} square @param {string} where */
export const noSquare = (square, where) => `“${square}” is not a square of this board (in “${where}”).`;

/** @param {string[]} entries @param {string} where */
export const notDrawn = (entries, where) =>
  `${entries.length > 3 ? "Some" : joined(entries.map((entry) => `“${entry.slice(0, 20)}”`))} of “${where}” cannot be ` +
  `drawn on this board and ${entries.length === 1 ? "was" : "were"} left out.`;

/** @param {number} most */
export const longCaption = (most) => `The caption was cut to ${most} characters.`;

/** @param {string} key */
export const noKey = (key) => `The address says “${key}”, which means nothing here; it was left out.`;

export const newerAddress =
  "The address was written by a newer Tabiya than this one. What this one understands of it is shown.";

/** @param {string} view */
export const noView = (view) => `There is no view “${view}” of this game; you see the game itself.`;

/** @param {number} most */
export const tooManyCompared = (most) => `No more than ${most} sets of rules fit side by side; the rest were left out.`;

/** @param {string} message */
export const badRules = (message) => `These choices cannot stand together, so the usual ones do. ${message}`;

/** @param {string} message */
export const badPosition = (message) => `This position cannot stand here, so the starting position does. ${message}`;
