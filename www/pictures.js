// Small pictures: a man by itself, a diagram of its moves, a sample of a mark.
// All of them are drawn by the module, so that they cannot differ from the board.

import { Match, figureText, markText, pattern } from "./module.js";
import { svg } from "./dom.js";

/** @typedef {import("./module.js").KindInfo} KindInfo */
/** @typedef {import("./module.js").Mark} Mark */

/**
 * A man by itself, as an ornament beside its name.
 * @param {string} id of the figure
 * @param {string} seat
 */
export function figure(id, seat) {
  const node = svg(figureText(id, seat));
  node.classList.add("man-figure");
  node.setAttribute("aria-hidden", "true");
  return node;
}

/**
 * One mark by itself, for the key.
 * @param {Omit<Mark, "square">} mark
 */
export function markSample(mark) {
  const node = svg(markText(mark));
  node.classList.add("mark-sample");
  node.setAttribute("aria-hidden", "true");
  return node;
}

/** A cell of the module's pictures in their own units, and how many a small diagram shows. */
const CELL = 100;
const AROUND = 2;

/**
 * A small still diagram of how a kind moves: the squares around it, near enough
 * for the marks to be read.
 *
 * @param {string} game
 * @param {Record<string, string>} options
 * @param {KindInfo} kind
 * @param {string} at
 */
export function diagram(game, options, kind, at) {
  const { marks } = pattern({ game, options, kind: kind.id, at });
  const men = [{ square: at, seat: "w", kind: kind.id }];
  const node = svg(Match.withMen(game, { options, men }).svg({ coordinates: false, marks }));
  // Each picture names its figures by ids of its own, and the page has many pictures.
  for (const figure of node.querySelectorAll("[id]")) figure.id = `${kind.id}-${figure.id}`;
  for (const use of node.querySelectorAll("use")) use.setAttribute("href", `#${kind.id}-${use.getAttribute("href")?.slice(1)}`);
  const file = at.charCodeAt(0) - 97;
  const row = Number(node.dataset.ranks) - Number(at.slice(1));
  const size = (2 * AROUND + 1) * CELL;
  // Its title would show wherever the mouse rests.
  for (const text of node.querySelectorAll("title, desc")) text.remove();
  node.setAttribute("viewBox", `${(file - AROUND) * CELL} ${(row - AROUND) * CELL} ${size} ${size}`);
  node.setAttribute("aria-hidden", "true");
  return node;
}
