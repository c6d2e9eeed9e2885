// The key of the marks that are on a board.

import * as words from "../words/views.js";

/** @typedef {import("../core/module.js").Mark} Mark */

/**
 * A sign and what it says, for each of the marks that are on the board, and no others.
 * @param {Mark[]} marks
 * @returns {{ mark: Omit<Mark, "square">, text: string }[]}
 */
export function keyOf(marks) {
  const entries = [];
  // A step has no sign of its own: it is told only where something else is to be told from it.
  const strides = marks.some(({ stride }) => stride !== undefined && stride !== "step");
  for (const kind of /** @type {const} */ (["both", "move", "capture"])) {
    for (const stride of /** @type {const} */ (["step", "jump", "hop", "slide", "lame", undefined])) {
      for (const once of [false, true]) {
        if (!marks.some((mark) => mark.kind === kind && mark.stride === stride && (mark.once ?? false) === once))
          continue;
        const how = strides && stride ? `${words.key[kind]}: ${words.key[stride]}` : words.key[kind];
        entries.push({ mark: { kind, stride, once }, text: once ? `${how}, ${words.key.once}` : how });
      }
    }
  }
  const reach = { mark: { kind: /** @type {const} */ ("reach") }, text: words.key.reach };
  return marks.some(({ kind }) => kind === "reach") ? [...entries, reach] : entries;
}
