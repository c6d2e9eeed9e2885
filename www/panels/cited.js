// A citation that leads to its sources, and texts whose addresses can be followed.

import { citations } from "../core/citations.js";
import { h } from "../lib/dom.js";

/**
 * @param {string} game
 * @param {string} text citations, parted by semicolons
 */
export const cited = (game, text) =>
  h(
    "cite",
    {},
    ...citations(game, text).flatMap(({ href, ...part }, place) => [
      place > 0 && "; ",
      href ? h("a", { href, ...part }) : part.text,
    ]),
  );

/** A text whose addresses can be followed. @param {string} text */
export function linked(text) {
  return text
    .split(/((?:[\w-]+\.)+(?:com|org|net|fr|uk)[\w./~-]*)/)
    .map((part, at) => (at % 2 === 0 ? part : h("a", { href: `http://${part}`, text: part })));
}
