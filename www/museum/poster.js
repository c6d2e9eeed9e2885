// The family as a poster: on one sheet of A3 or A2, or on four of A4 that are glued together. A sheet of several shows
// a part of the same poster, so what lies under the glue is printed twice.

import { h } from "../lib/dom.js";
import { family as words } from "../words/museum.js";

/** A side in millimetres. @typedef {{ wide: number, high: number }} Size */

/** The poster as it is laid out, before it is enlarged: what a sheet of A3 has between its margins. @type {Size} */
const POSTER = { wide: 400, high: 277 };
/** What a sheet of A4 has between its margins. @type {Size} */
const SHEET = { wide: 277, high: 190 };
/** How much two neighbours share. */
const OVERLAP = 12;
/** How many sheets lie beside and below each other. */
const TIMES = 2;
/** How far in from the edge of the poster the marks in the overlap stand. */
const MARK = 24;

/** @typedef {"a3" | "a2" | "a4"} Paper */

/** @type {readonly Paper[]} */
export const PAPERS = ["a3", "a2", "a4"];

/** The whole of the sheets, glued. */
const whole = (/** @type {"wide" | "high"} */ side) => TIMES * SHEET[side] - (TIMES - 1) * OVERLAP;

/** How much the poster is enlarged, to fill the sheets one way or the other. */
const SCALE = Math.min(whole("wide") / POSTER.wide, whole("high") / POSTER.high);

/**
 * The four sheets.
 * @param {HTMLElement} poster what is printed; copied for each sheet, without what a reader sets in it
 */
export function sheets(poster) {
  const places = Array.from({ length: TIMES * TIMES }, (_, at) => ({ x: at % TIMES, y: Math.floor(at / TIMES) }));
  return h("div", { class: "poster-sheets", "aria-hidden": "true" }, ...places.map(({ x, y }) => sheet(poster, x, y)));
}

/** @param {HTMLElement} poster @param {number} x @param {number} y */
function sheet(poster, x, y) {
  const copy = /** @type {HTMLElement} */ (poster.cloneNode(true));
  copy.classList.remove("is-list");
  for (const control of copy.querySelectorAll("input, select, button, .poster-sheets")) control.remove();
  for (const named of copy.querySelectorAll(":not(svg *)[id]")) named.removeAttribute("id");
  const left = x * (SHEET.wide - OVERLAP);
  const top = y * (SHEET.high - OVERLAP);
  const part = h("div", { class: "poster-part" }, copy);
  part.style.transform = `translate(${-left}mm, ${-top}mm) scale(${SCALE})`;
  const name = `${"AB"[y]}${x + 1}`;
  const found = h(
    "section",
    { class: "poster-sheet" },
    part,
    h("p", { class: "poster-name", text: words.sheet(name) }),
  );
  const mark = (/** @type {string} */ kind, /** @type {number} */ across, /** @type {number} */ down) => {
    const made = h("i", { class: kind });
    made.style.insetInlineStart = `${across}mm`;
    made.style.insetBlockStart = `${down}mm`;
    found.append(made);
  };
  // A neighbour to the right or below is laid up to the broken line; one to the left or above lies beneath, and this
  // sheet is cut at its edge.
  if (x < TIMES - 1) mark("poster-glue is-upright", SHEET.wide - OVERLAP, 0);
  if (y < TIMES - 1) mark("poster-glue", 0, SHEET.high - OVERLAP);
  if (x > 0) mark("poster-cut is-upright", 0, 0);
  if (y > 0) mark("poster-cut", 0, 0);
  // Crosses in the middle of what is shared: on both sheets at the same place of the poster.
  const [across, down] = [whole("wide"), whole("high")];
  const seams = [SHEET.wide - OVERLAP / 2, SHEET.high - OVERLAP / 2];
  for (const at of [MARK, across - MARK]) mark("poster-cross", at - left, seams[1] - top);
  for (const at of [MARK, down - MARK]) mark("poster-cross", seams[0] - left, at - top);
  return found;
}

export const STYLES = `
@page family-a3 {
  size: A3 landscape;
  margin: 10mm;
}
@page family-a2 {
  /* No size that style sheets have a name for. */
  size: 594mm 420mm;
  margin: 10mm;
}
@page family-a4 {
  size: A4 landscape;
  margin: 10mm;
}
.family-poster,
.poster-sheets {
  display: none;
}
@media print {
  body:has(#hall:not([hidden]) .kin) :is(.spread, .plate, .hall) {
    padding: 0 !important;
  }
  .kin {
    page: family-a3;
    gap: 3mm;
  }
  .kin[data-paper="a2"] {
    page: family-a2;
    gap: 4mm;
  }
  /* 574 millimetres between the margins, for 400. */
  .kin[data-paper="a2"] > * {
    zoom: 1.43;
  }
  .kin[data-paper="a4"] {
    page: family-a4;
  }
  body:has(#hall:not([hidden]) .kin) :is(.chrome, .beside, footer),
  .hall:has(.kin) > header,
  .kin > .help,
  .family-tools,
  .family-choices,
  .kin section .help,
  .kin:not(.is-list) .family-card {
    display: none !important;
  }
  .family-poster {
    display: block;
    margin: 0;
    font-size: 22pt;
    line-height: 1.1;
    text-align: center;
  }
  .kin:not(.is-list) .family-map {
    inline-size: 280mm;
    max-inline-size: 100%;
  }
  .kin section {
    break-inside: avoid;
  }
  .kin .family-time > li {
    grid-template-columns: 45mm minmax(0, 1fr) minmax(0, 1.2fr);
    min-block-size: 0;
    font-size: 8.5pt;
  }
  .kin .family-track {
    min-block-size: 4.4mm;
  }
  .kin[data-paper="a4"]:has(> .poster-sheets) > :not(.poster-sheets) {
    display: none !important;
  }
  .kin[data-paper="a4"] > .poster-sheets {
    display: block;
  }
  .poster-sheet {
    /* Nothing that is cut off may make the page wider: it would all be printed smaller. */
    contain: strict;
    position: relative;
    inline-size: ${SHEET.wide}mm;
    block-size: ${SHEET.high}mm;
    break-inside: avoid;
  }
  .poster-sheet + .poster-sheet {
    break-before: page;
  }
  .poster-part {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: ${POSTER.wide}mm;
    block-size: ${POSTER.high}mm;
    transform-origin: 0 0;
  }
  .poster-part > .kin.kin {
    page: auto;
  }
  .poster-sheet > i,
  .poster-name {
    position: absolute;
  }
  .poster-glue {
    inline-size: 100%;
    border-block-start: 0.3mm dashed #555;
  }
  .poster-cut {
    inline-size: 100%;
    border-block-start: 0.2mm solid #555;
  }
  :is(.poster-glue, .poster-cut).is-upright {
    inline-size: 0;
    block-size: 100%;
    border-block-start: 0;
    border-inline-start: 0.3mm dashed #555;
  }
  .poster-cut.is-upright {
    border-inline-start: 0.2mm solid #555;
  }
  .poster-cross::before,
  .poster-cross::after {
    content: "";
    position: absolute;
    inset: -0.1mm auto auto -3mm;
    inline-size: 6mm;
    border-block-start: 0.2mm solid #000;
  }
  .poster-cross::after {
    rotate: 90deg;
  }
  .poster-name {
    inset: auto 2mm 1mm auto;
    margin: 0;
    padding: 0.5mm 1mm;
    background: #fff;
    color: #555;
    font-size: 7pt;
  }
}
`;
