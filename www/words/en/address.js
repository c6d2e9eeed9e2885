// English: faults of an address, or of rules and positions, that cannot be as they stand.

import { joined } from "./grammar.js";

/** @typedef {import("../../core/module.js").OptionInfo} OptionInfo */

/**
 * What an address says and cannot mean: the first of it by name, and how much more there is.
 * @param {string[]} named
 * @param {number} more
 */
const quoted = (named, more) =>
  joined([...named.map((text) => `“${text}”`), ...(more > 0 ? [`${more.toLocaleString("en")} more`] : [])]);

/** @param {string[]} named @param {number} more @param {string} one @param {string} several */
const several = (named, more, one, several) => (named.length + more === 1 ? one : several);

/** @param {string[]} named @param {number} more @param {string} [instead] */
export const noGame = (named, more, instead) =>
  `The address names ${several(named, more, "a game", "games")} ${quoted(named, more)}, ` +
  `which ${several(named, more, "is", "are")} not here.${instead ? ` This is ${instead}.` : ""}`;

/** @param {string[]} named @param {number} more @param {string} game */
export const noOption = (named, more, game) =>
  `${game} has no ${several(named, more, "option", "options")} ${quoted(named, more)}; ` +
  `${several(named, more, "it was", "they were")} left out.`;

/** @param {string[]} named @param {number} more @param {OptionInfo} option */
export const noChoice = (named, more, option) =>
  `${quoted(named, more)} ${several(named, more, "is no answer", "are no answers")} to “${option.question}” ` +
  `The usual one stands. Possible: ${joined(option.choices.map((choice) => choice.id))}.`;

/** @param {string[]} named @param {number} more */
export const noPreset = (named, more) =>
  `The address names ${several(named, more, "a set", "sets")} of rules ${quoted(named, more)}, ` +
  "which this game does not have.";

/** @param {string[]} named @param {number} more @param {string} key */
export const noNumber = (named, more, key) =>
  `${quoted(named, more)} ${several(named, more, "is not a number", "are not numbers")} (in “${key}”); ` +
  `${several(named, more, "it was", "they were")} left out.`;

/** @param {string[]} named @param {number} more */
export const noSeed = (named, more) =>
  `${quoted(named, more)} ${several(named, more, "is no seed", "are no seeds")} for throws: that is up to 16 letters ` +
  `and digits. ${several(named, more, "It was", "They were")} left out.`;

/** @param {string[]} named @param {number} more @param {string} game */
export const noKind = (named, more, game) =>
  `${game} has no ${several(named, more, "piece", "pieces")} ${quoted(named, more)}; ` +
  `${several(named, more, "it was", "they were")} left out.`;

/** @param {string[]} named @param {number} more @param {string} where */
export const notDrawn = (named, more, where) =>
  `${quoted(named, more)} of “${where}” cannot be drawn on this board and ` +
  `${several(named, more, "was", "were")} left out.`;

/** @param {string[]} _ @param {number} __ @param {number} most */
export const longCaption = (_, __, most) => `The caption was cut to ${most} characters.`;

/** @param {string[]} named @param {number} more @param {string} where */
export const noSquare = (named, more, where) =>
  `${quoted(named, more)} ${several(named, more, "is not a square", "are not squares")} of this board (in “${where}”).`;

/** @param {string[]} named @param {number} more */
export const noKey = (named, more) =>
  `The address says ${quoted(named, more)}, which ${several(named, more, "means", "mean")} nothing here; ` +
  `${several(named, more, "it was", "they were")} left out.`;

export const newerAddress = () =>
  "The address was written by a newer Tabiya than this one. What this one understands of it is shown.";

/** @param {string[]} named @param {number} more */
export const noView = (named, more) => `There is no view ${quoted(named, more)} of this game; you see the game itself.`;

/** @param {string[]} _ @param {number} __ @param {number} most */
export const tooManyCompared = (_, __, most) =>
  `No more than ${most} sets of rules fit side by side; the rest were left out.`;

/** @param {string[]} _ @param {number} __ @param {number} most */
export const longAddress = (_, __, most) =>
  `The address has more than ${most.toLocaleString("en")} letters. What comes after them was left out.`;

/** @param {string[]} _ @param {number} __ @param {number} most */
export const longLine = (_, __, most) =>
  `The line has more than ${most.toLocaleString("en")} half-moves. Those after them were left out.`;

/** @param {string[]} named @param {number} _ @param {number} place */
export const longMove = (named, _, place) =>
  `Half-move ${place.toLocaleString("en")} of the line, ${quoted(named, 0)}, is longer than any move. ` +
  "The line ends before it.";

/** @param {string[]} named */
export const longPosition = (named) =>
  `The position ${quoted(named, 0)} is longer than any; the starting position stands.`;

/** @param {number} more how many other sentences there are */
export const moreNotices = (more) =>
  more === 1 ? "One thing more in the address was left out." : `${more} things more in the address were left out.`;

/** @param {string} message */
export const badRules = (message) => `These choices cannot stand together, so the usual ones do. ${message}`;

/** @param {string} message */
export const badPosition = (message) =>
  `This position is impossible here, so you see the starting position. ${message}`;
