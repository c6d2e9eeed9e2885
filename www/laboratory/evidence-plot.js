// Figures and their intervals as dots on lines. Drawn here: uPlot draws on a canvas, which gives no SVG to take away,
// and Observable Plot is several times as large as all that is drawn with it.

import { evidence as words } from "../words/evidence.js";

/** @typedef {import("./evidence-run.js").Row} Row */

/** Colours of choices: as the page has them, and for elsewhere. */
const COLOURS = [
  ["var(--indigo)", "#2b3a6b"],
  ["var(--oxblood)", "#7d2520"],
  ["var(--verdigris)", "#22655b"],
  ["var(--ink)", "#2a2018"],
  ["var(--ink-soft)", "#65563f"],
];

/** Widths of the names of measures, of the plot, and of what stands beside it. */
const [NAMES, WIDE, BESIDE] = [190, 330, 80];
/** What cannot be told in percent. */
const COUNTS = ["length", "branching"];
/** Where the scale is marked, in percent. */
const MARKS = [0, 25, 50, 75, 100];
/** A line for each choice, and the space between measures. */
const [LINE, GAP] = [13, 11];

/** A choice is told by its shape as well as its colour. @param {number} index @param {number} x @param {number} y */
function mark(index, x, y) {
  const at = `${round(x)} ${round(y)}`;
  const shapes = [
    "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    "m-4-4h8v8h-8z",
    "m0-5 5 9h-10z",
    "m0-5.5 5.5 5.5-5.5 5.5-5.5-5.5z",
    "m0 5-5-9h10z",
  ];
  return `M${at}${shapes[index]}`;
}

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * A plot of the measures that are shares, all on one scale, as SVG; to be taken away with its caption and
 * colours of its own.
 * @param {Row[]} rows
 * @param {string[]} titles of the choices
 * @param {string} caption
 * @param {boolean} away
 */
export function plot(rows, titles, caption, away) {
  const shown = rows.filter(({ id, found }) => found.some(Boolean) && !COUNTS.includes(id));
  const width = NAMES + WIDE + BESIDE;
  const colour = (/** @type {number} */ index) => COLOURS[index][away ? 1 : 0];
  const ink = away ? "#2a2018" : "var(--ink)";
  const rule = away ? "#ddd1b8" : "var(--rule)";
  const parts = [];
  let y = 16;
  titles.forEach((title, index) => {
    parts.push(
      `<path d="${mark(index, 8, y - 4)}" fill="${colour(index)}"/><text x="18" y="${y}">${escaped(title)}</text>`,
    );
    y += 17;
  });
  y += 14;
  const place = (/** @type {number} */ value) => NAMES + 8 + value * (WIDE - 16);
  const bottom = y + shown.reduce((sum, { found }) => sum + found.length * LINE + GAP, 0);
  for (const percent of MARKS) {
    const x = round(place(percent / 100));
    parts.push(
      `<text x="${x}" y="${y - 7}" text-anchor="middle" font-size="10">${percent} %</text>` +
        `<path d="M${x} ${y - 3}V${bottom - GAP}" stroke="${rule}"/>`,
    );
  }
  for (const { id, title, found } of shown) {
    const tall = found.length * LINE;
    parts.push(
      `<path d="M0 ${y - 3}H${width}" stroke="${rule}"/>`,
      `<text x="0" y="${y + tall / 2 + 4}">${escaped(title)}</text>`,
    );
    found.forEach((one, index) => {
      const middle = y + LINE / 2 + index * LINE;
      if (!one) return;
      const [from, to, at] = [one.low, one.high, one.value].map(place);
      const whisker = `M${round(from)} ${middle}H${round(to)}m0-3v6M${round(from)} ${middle - 3}v6`;
      parts.push(
        `<path d="${whisker}" stroke="${colour(index)}" stroke-width="1.5" fill="none"/>` +
          `<path d="${mark(index, at, middle)}" fill="${colour(index)}"/>` +
          `<text x="${width}" y="${middle + 4}" text-anchor="end">${escaped(words.figure(id, one.value))}</text>`,
      );
    });
    y += tall + GAP;
  }
  const lines = away ? wrapped(caption, 95) : [];
  lines.forEach((line) => {
    y += 15;
    parts.push(`<text x="0" y="${y}">${escaped(line)}</text>`);
  });
  const size = `viewBox="-4 0 ${width + 8} ${y + 8}"${away ? ` width="${width + 8}" height="${y + 8}"` : ""}`;
  const paper = away ? `<rect x="-4" width="${width + 8}" height="${y + 8}" fill="#fff"/>` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${escaped(words.plot)}" font-size="12" ` +
    `font-family="Georgia, serif" fill="${ink}"><title>${escaped(away ? caption : words.plot)}</title>${paper}` +
    `${parts.join("")}</svg>`
  );
}

/** @param {string} text @param {number} most letters in a line */
function wrapped(text, most) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last.length + word.length < most) lines[lines.length - 1] = last ? `${last} ${word}` : word;
    else lines.push(word);
  }
  return lines;
}
