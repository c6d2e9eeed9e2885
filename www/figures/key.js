// The key of an overlay: the sign of each rule set beside the number that the caption gives it. Drawn, not written:
// pictures hold no font.

import { markText } from "../core/module.js";
import { sizeOf, xml } from "./svg-text.js";

/** @typedef {import("./figure.js").Figure} Figure */

/** In the units of pictures: how high the key is, how large a sign, and how far one entry is from the next. */
const [HIGH, SIGN, STEP] = [92, 60, 150];
/** The numbers, in a box of 20 by 30. */
const DIGITS = [
  "M4 7 11 0V30",
  "M1 8C1-3 19-3 19 8 19 15 2 22 0 30H20",
  "M1 4C6-2 18-1 18 7 18 12 13 14 8 14 14 14 20 17 20 22 20 32 5 32 0 25",
];

/** How many entries the key of a figure has. @param {Figure} figure */
export const entries = ({ piece, compare }) => (piece ? compare.length : 0);

/**
 * The key as a picture as wide as a board.
 * @param {number} count
 * @param {number} width
 */
export function key(count, width) {
  const first = (width - STEP * count + STEP - SIGN - 40) / 2;
  const entry = (/** @type {number} */ place) => {
    const x = first + STEP * place;
    const sign = markText({ kind: "both", stride: "step", series: place }).replace(
      / width="\d+" height="\d+"/,
      ` x="${x}" y="20" width="${SIGN}" height="${SIGN}"`,
    );
    const number =
      `<path class="key-number" fill="none" stroke="#8a6d46" stroke-width="4" stroke-linecap="round" ` +
      `stroke-linejoin="round" transform="translate(${x + SIGN + 14} 35)" d="${DIGITS[place]}"/>`;
    return sign + number;
  };
  const all = Array.from({ length: count }, (_, place) => entry(place)).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="tabiya-key" viewBox="0 0 ${width} ${HIGH}" ` +
    `width="${width / 2}" height="${HIGH / 2}" aria-hidden="true">${all}</svg>`
  );
}

/**
 * A picture with the key below it.
 * @param {string} text
 * @param {number} count of entries
 * @param {string} title
 */
export function keyed(text, count, title) {
  if (count === 0) return text;
  const [, width, height] = sizeOf(text);
  const sized = (/** @type {string} */ part, /** @type {string} */ place) =>
    part.replace(/ width="[\d.]+" height="[\d.]+"/, "").replace("<svg ", `<svg ${place}`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="tabiya-row" viewBox="0 0 ${width} ${height + HIGH}" ` +
    `width="${width / 2}" height="${(height + HIGH) / 2}" role="img"><title>${xml(title)}</title>` +
    sized(text, `width="${width}" height="${height}" `) +
    sized(key(count, width), `y="${height}" width="${width}" height="${HIGH}" `) +
    "</svg>"
  );
}
