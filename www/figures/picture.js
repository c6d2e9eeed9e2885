// The still picture of a figure as a file, which stands where no script runs.

import { gameInfo, piecesOf } from "../core/games.js";
import { APART, boards, holdsPieces } from "./figure.js";
import { entries, keyed } from "./key.js";
import { sizeOf, xml } from "./svg-text.js";
import * as words from "../words/element.js";

/** @typedef {import("./figure.js").Figure} Figure */

/**
 * What a picture is to say and to lie on.
 * @typedef {object} Manner
 * @property {string} [title]
 * @property {string} [prefix] of its ids
 * @property {boolean} [captioned] whether its caption is written into it
 * @property {string} [background] a colour; without one it is transparent
 */

/**
 * The figure as one SVG file, with everything that its boards show.
 * @param {Figure} figure
 * @param {Manner} [manner]
 */
export function picture(figure, { title, prefix = "", captioned = true, background } = {}) {
  const { flipped, coordinates } = figure;
  const hands = holdsPieces(figure);
  const drawn = boards(figure).map(({ match, marks, annotations, game, label }, place, all) =>
    match.svg({
      flipped,
      coordinates,
      hands,
      pieces: piecesOf(game, figure.pieces),
      marks: [...match.marks(), ...marks],
      ...annotations,
      // Below boards side by side it would stand once for each.
      caption: captioned && all.length === 1 ? annotations.caption : undefined,
      background,
      title: title ?? label,
      prefix: all.length > 1 ? `${prefix}${place}` : prefix,
    }),
  );
  const name = title ?? gameInfo(figure.game).title;
  return drawn.length > 1 ? beside(drawn, name) : keyed(drawn[0], entries(figure), name);
}

/** What the boards of a figure show, in words. @param {Figure} figure */
export function description(figure) {
  const all = boards(figure).map(({ match, marks, annotations }) =>
    match.describe({ marks: [...match.marks(), ...marks], ...annotations, caption: undefined }),
  );
  return all.length > 1 ? all.map((text, place) => words.board(place + 1, text)).join(" ") : all[0];
}

/**
 * Pictures in a row, as one.
 * @param {string[]} pictures
 * @param {string} title
 */
export function beside(pictures, title) {
  let x = 0;
  let height = 0;
  const parts = pictures.map((text) => {
    const [, width, tall] = sizeOf(text);
    const part = text
      .replace("<svg ", `<svg x="${x}" `)
      .replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${tall}"`);
    x += width + APART;
    height = Math.max(height, tall);
    return part;
  });
  const width = x - APART;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="tabiya-row" viewBox="0 0 ${width} ${height}" ` +
    `width="${width / 2}" height="${height / 2}" role="img"><title>${xml(title)}</title>${parts.join("")}</svg>`
  );
}
