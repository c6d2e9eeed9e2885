// A heat map: a board with a number on each square, and its colour the deeper the larger the number is.

import { geometry } from "../board/geometry.js";
import { svg } from "../lib/dom.js";

const NS = "http://www.w3.org/2000/svg";

/** @param {string} tag @param {Record<string, string | number>} attributes @param {string} [text] */
function node(tag, attributes, text) {
  const element = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/**
 * What stands on a square: a number for each series, none where nothing is to be said; and whether it has just come,
 * or gone.
 * @typedef {{ square: string, counts: (number | undefined)[], turns?: ("fresh" | "gone" | undefined)[] }} Cell
 */

/**
 * @param {string} picture of the board, as the module has drawn it
 * @param {object} of
 * @param {Cell[]} of.cells
 * @param {string} of.label
 * @param {boolean} of.flipped
 * @param {number} [of.deepest] the number that is shown the deepest
 * @param {boolean} [of.corners] whether the numbers stand in the corners, off the pieces
 * @param {Set<string>} [of.never] squares that are struck out
 */
export function heat(picture, { cells, label, flipped, deepest, corners = false, never }) {
  const root = svg(picture);
  for (const old of root.querySelectorAll("title, desc")) old.remove();
  for (const name of ["aria-labelledby", "aria-describedby", "width", "height"]) root.removeAttribute(name);
  root.setAttribute("aria-label", label);
  root.classList.add("heat");
  const { cell, files, ranks } = geometry(root);
  const most = deepest ?? Math.max(1, ...cells.flatMap(({ counts }) => counts.map((count) => count ?? 0)));
  const layer = node("g", { class: "heat-layer" });
  for (const { square, counts, turns } of cells) {
    const [file, rank] = [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];
    const x = (flipped ? files - 1 - file : file) * cell;
    const y = (flipped ? rank : ranks - 1 - rank) * cell;
    if (never?.has(square)) {
      const [inner, outer] = [0.3 * cell, 0.7 * cell];
      const [down, up] = [`M${x + inner} ${y + inner}L${x + outer} ${y + outer}`, `M${x + outer} ${y + inner}`];
      const cross = `${down}${up}L${x + inner} ${y + outer}`;
      layer.append(node("path", { d: cross, class: "heat-never", "stroke-width": cell * 0.04 }));
    }
    counts.forEach((count, series) => {
      if (count === undefined) return;
      const half = cell / counts.length;
      if (count > 0) {
        const depth = ((corners ? 0.08 : 0.15) + ((corners ? 0.3 : 0.55) * count) / most).toFixed(2);
        const place = { x: x + series * half, y, width: half, height: cell };
        layer.append(node("rect", { ...place, class: `heat-cell heat-${series}`, "fill-opacity": depth }));
      }
      const turn = turns?.[series];
      if (turn) {
        const inset = cell * 0.04;
        const frame = { x: x + series * half + inset, y: y + inset, width: half - 2 * inset, height: cell - 2 * inset };
        const drawn = { class: `heat-turn heat-${turn} heat-${series}`, "stroke-width": cell * 0.045 };
        layer.append(node("rect", { ...frame, ...drawn, ...(turn === "gone" && { "stroke-dasharray": cell * 0.09 }) }));
      }
      if (count === 0 && counts.length > 1) return;
      const at = corners
        ? { x: x + cell * (series === 0 ? 0.17 : 0.83), y: y + cell * (series === 0 ? 0.92 : 0.28) }
        : { x: x + half * (series + 0.5), y: y + cell * 0.62 };
      const size = cell * (corners ? 0.27 : 0.36);
      const text = { ...at, class: `heat-count heat-${series}`, "font-size": size, "text-anchor": "middle" };
      layer.append(node("text", text, String(count)));
    });
  }
  root.append(layer);
  return root;
}
