// The check of a figure that a program set as a whole: what it leaves out is as it usually is, and what cannot be is
// said.

import { coded } from "../core/module.js";
import * as words from "../words/element.js";

/** @typedef {import("../figures/figure.js").Figure} Figure */

const isText = (/** @type {unknown} */ value) => typeof value === "string";
const isSwitch = (/** @type {unknown} */ value) => typeof value === "boolean";
const isObject = (/** @type {unknown} */ value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isChoices = (/** @type {unknown} */ value) =>
  isObject(value) && Object.values(/** @type {object} */ (value)).every(isText);
const isListOf = (/** @type {(value: any) => boolean} */ test) => (/** @type {unknown} */ value) =>
  Array.isArray(value) && value.every(test);
const isRuleSet = (/** @type {any} */ set) =>
  isObject(set) && isChoices(set.options) && (set.game === undefined || isText(set.game));

/**
 * Each field: what it is if it is left out, and what it may be.
 * @type {Record<string, [unknown, (value: unknown) => boolean]>}
 */
const FIELDS = {
  game: ["", isText],
  options: [{}, isChoices],
  position: [undefined, isText],
  line: [[], isListOf(isText)],
  ply: [undefined, (ply) => Number.isInteger(ply) && Number(ply) >= 0],
  piece: ["", isText],
  at: ["", isText],
  seat: ["", isText],
  friends: [[], isListOf(isText)],
  enemies: [[], isListOf(isText)],
  compare: [[], isListOf(isRuleSet)],
  marks: [[], isListOf(isObject)],
  ever: [false, isSwitch],
  flipped: [false, isSwitch],
  coordinates: [true, isSwitch],
  annotations: [undefined, isChoices],
  pieces: ["figures", (pieces) => isChoices(pieces) || ["figures", "letters", "pictograms"].includes(String(pieces))],
};

/**
 * @param {unknown} given
 * @returns {Figure}
 */
export function checked(given) {
  if (!isObject(given)) throw coded("bad-figure", words.noFigure);
  const figure = /** @type {Record<string, any>} */ (given);
  const unknown = Object.keys(figure).find((name) => !Object.hasOwn(FIELDS, name));
  if (unknown !== undefined) throw coded("bad-figure", words.noField(unknown.slice(0, 60), Object.keys(FIELDS)));
  /** @type {Record<string, any>} */
  const whole = {};
  for (const [name, [usual, may]] of Object.entries(FIELDS)) {
    whole[name] = figure[name] ?? usual;
    if (whole[name] !== undefined && !may(whole[name])) throw coded("bad-figure", words.badField(name));
  }
  return /** @type {Figure} */ ({ ...whole, ply: Math.min(whole.ply ?? Infinity, whole.line.length) });
}
