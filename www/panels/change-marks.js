// Marks of a change, drawn over a board: the pieces that it concerns, squares lost and squares gained. Kept apart by
// shape: a full ring with a plus, a broken one with a minus.

import { svg } from "../lib/dom.js";

/** @typedef {import("../core/difference.js").Difference} Difference */

/** More ways than these are not drawn as lines: they would only cover the board. */
const LINES = 8;

/**
 * @typedef {object} Shown
 * @property {number} files
 * @property {number} ranks
 * @property {boolean} flipped
 * @property {boolean} taken whether the choice is made, or only looked at
 * @property {string[]} [concerned] squares of pieces that move otherwise elsewhere
 */

/**
 * @param {Difference} difference
 * @param {Shown} shown
 * @returns {SVGElement | undefined} nothing, if there is nothing to be seen
 */
export function changeMarks({ changed, elsewise }, { files, ranks, flipped, taken, concerned = [] }) {
  const centre = (/** @type {string} */ square) => {
    const [file, rank] = [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];
    return flipped ? [files - file - 0.5, rank + 0.5] : [file + 0.5, ranks - rank - 0.5];
  };
  const ring = (/** @type {string} */ square, /** @type {string} */ kind, /** @type {string} */ sign = "") => {
    const [x, y] = centre(square);
    const size = kind === "concerned" ? 0.46 : 0.3;
    const shape = `<circle r="${size}"/>${sign && `<path d="${sign}"/>`}`;
    return `<g class="${kind}" data-square="${square}" transform="translate(${x} ${y})">${shape}</g>`;
  };
  const line = (/** @type {string} */ from, /** @type {string} */ to, /** @type {string} */ kind) => {
    const [[x1, y1], [x2, y2]] = [centre(from), centre(to)];
    const long = Math.hypot(x2 - x1, y2 - y1);
    const [dx, dy] = [(x2 - x1) / long, (y2 - y1) / long];
    const way = `M${x1 + 0.46 * dx} ${y1 + 0.46 * dy}L${x2 - 0.3 * dx} ${y2 - 0.3 * dy}`;
    return `<path class="${kind} way" d="${way}"/>`;
  };
  const ways = changed.flatMap(({ from, gained, lost }) =>
    from ? [...lost.map((to) => line(from, to, "lost")), ...gained.map((to) => line(from, to, "gained"))] : [],
  );
  const all = (/** @type {"gained" | "lost"} */ kind) => new Set(changed.flatMap((one) => one[kind]));
  const pieces = new Set([...changed.flatMap(({ from }) => from ?? []), ...elsewise, ...concerned]);
  if (pieces.size + changed.length === 0) return undefined;
  return svg(
    `<svg xmlns="http://www.w3.org/2000/svg" class="change-marks${taken ? " is-taken" : ""}"` +
      ` viewBox="0 0 ${files} ${ranks}" aria-hidden="true">` +
      (ways.length > LINES ? [] : ways).join("") +
      [...pieces].map((square) => ring(square, "concerned")).join("") +
      [...all("lost")].map((square) => ring(square, "lost", "M-.13 0H.13")).join("") +
      [...all("gained")].map((square) => ring(square, "gained", "M-.15 0H.15M0-.15V.15")).join("") +
      "</svg>",
  );
}
