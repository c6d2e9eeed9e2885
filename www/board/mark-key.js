// The key of the marks that are on a board.

import { h } from "../lib/dom.js";
import * as words from "../words/views.js";
import { markSample } from "./pictures.js";

/** @typedef {import("../core/module.js").Mark} Mark */

/**
 * Key entries for the marks that are on the board, and no others.
 * @param {Mark[]} marks
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
        entries.push(entry({ kind, stride, once }, once ? `${how}, ${words.key.once}` : how));
      }
    }
  }
  if (marks.some(({ kind }) => kind === "reach")) entries.push(entry({ kind: "reach" }, words.key.reach));
  return entries;
}

/**
 * @param {Omit<Mark, "square">} mark
 * @param {string} text
 */
function entry(mark, text) {
  return h("li", {}, markSample(mark), h("span", { text }));
}
