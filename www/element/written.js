// The moves of a figure as people write them, turned into those of the module: `e4` is `e2e4`.

import { Match } from "../core/module.js";
import { under } from "../core/rule-set.js";

/** @typedef {import("../figures/figure.js").Figure} Figure */

/** What the module writes: two squares and perhaps what a piece becomes, a drop, a word and a side. */
const OWN = /^[a-z]\d{1,2}~?[a-z]\d{1,2}[a-z+]?$|@|^[a-z]+-\w+$/;

/**
 * The same figure; a move that cannot be read, and what follows it, stays as it was, and is refused later.
 * @param {Figure} figure
 * @returns {Figure}
 */
export function written(figure) {
  if (figure.line.every((text) => OWN.test(text))) return figure;
  const { game, options } = under(figure, figure.compare[0] ?? { options: {} });
  const match = new Match(game, { options, position: figure.position });
  try {
    for (const text of figure.line) match.play(text);
  } catch {
    // Why it cannot be is said where the line is followed.
  }
  const line = match.line();
  match.free();
  return { ...figure, line: [...line, ...figure.line.slice(line.length)] };
}
