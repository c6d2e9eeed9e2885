// A figure as text for other people's pages and papers. Whatever comes from a
// figure is escaped for where it goes.

import * as words from "../words/figures.js";
import { writeRuleSet } from "../core/rule-set.js";
import { gameInfo } from "../core/games.js";
import { sizeOf, xml } from "./svg-text.js";

/** @typedef {import("./figure.js").Figure} Figure */
/** @typedef {import("./caption.js").Texts} Texts */

/**
 * @typedef {object} Source
 * @property {Figure} figure
 * @property {Texts} texts
 * @property {string} svg its still picture, whose ids no other picture has
 * @property {string} site where Tabiya is, with a slash at the end
 * @property {string} hash of its address
 */

/**
 * The attributes of the element: what ./attributes.js reads.
 * @param {Figure} figure
 * @returns {[string, string][]}
 */
export function attributes(figure) {
  const {
    game,
    options,
    position,
    line,
    ply,
    piece,
    at,
    seat,
    friends,
    enemies,
    ever,
    compare,
    pieces,
    coordinates,
    flipped,
    marks,
  } = figure;
  /** @type {[string, string][]} */
  const found = [["game", game]];
  const add = (/** @type {string} */ name, /** @type {string | undefined | false} */ value) => {
    if (value) found.push([name, value]);
  };
  add(
    "options",
    Object.entries(options)
      .map(([option, choice]) => `${option}:${choice}`)
      .join(", "),
  );
  if (piece) {
    add("piece", piece);
    add("at", at);
    add("side", seat !== gameInfo(game).seats[0].id && seat);
    add("friends", friends.join(" "));
    add("enemies", enemies.join(" "));
    if (ever) found.push(["ever", ""]);
  } else {
    add("position", position);
    add("line", line.join(" "));
    if (ply < line.length) found.push(["ply", String(ply)]);
    if (line.length > 0) found.push(["controls", ""]);
  }
  add("compare", compare.map(writeRuleSet).join(";"));
  add("marks", marks.map(({ kind, stride, square }) => `${kind}${stride ? `/${stride}` : ""}:${square}`).join(" "));
  add("pieces", pieces !== "figures" && pieces);
  add("coordinates", !coordinates && "off");
  if (flipped) found.push(["turned", ""]);
  return found;
}

/** @param {Source} source */
export function html({ figure, texts, svg, site, hash }) {
  const tag = attributes(figure)
    .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${xml(value)}"`))
    .join("");
  return `<figure>
  <tabiya-board${tag}>
    ${svg}
  </tabiya-board>
  ${figcaption({ texts, site, hash })}
</figure>
<link rel="stylesheet" href="${xml(site)}tabiya-board.css">
<script type="module" src="${xml(site)}tabiya-board.js"></script>
`;
}

/** How wide a frame is, and how much of it stands below the board: the buttons, words and a link. In pixels. */
const FRAME = { width: 480, below: 130 };

/**
 * A frame is as wide as there is room, and as high as its board is then.
 * @param {Source} source
 */
export function iframe({ texts, svg, site, hash }) {
  const address = xml(`${site}embed.html${hash}`);
  const [, across, down] = sizeOf(svg);
  const { width, below } = FRAME;
  const height = Math.round((width * down) / across) + below;
  const size =
    `inline-size: 100%; max-inline-size: ${width}px; ` +
    `block-size: calc(min(100vw, ${width}px) * ${(down / across).toFixed(2)} + ${below}px); border: 0`;
  return `<figure>
  <iframe src="${address}" title="${xml(texts.title)}" width="${width}" height="${height}"
    style="${size}" loading="lazy"></iframe>
  ${figcaption({ texts, site, hash })}
</figure>
`;
}

/** @param {Source} source */
export function markdown({ texts, site, hash }) {
  const escaped = (/** @type {string} */ text) => text.replace(/[\\`*_{}[\]<>#|~&!]/g, "\\$&").replace(/\n/g, " ");
  const file = encodeURI(`${texts.name}.svg`);
  const link = `${site}${hash}`.replace(/[()<>\s\\]/g, encodeURIComponent);
  return `![${escaped(texts.alt)}](${file})

*${escaped(texts.caption)}* ${escaped(before(texts.citation, site))} [${words.open}](<${link}>)
`;
}

/** @param {Source} source */
export function mediawiki({ texts, site, hash }) {
  const escaped = (/** @type {string} */ text) =>
    text.replace(/[&<>[\]{}|~'"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\n/g, " ");
  const link = `${site}${hash}`.replace(
    /[[\]{}|<>"'\s~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const reference = `<ref>${escaped(before(texts.citation, site))} [${link} ${words.open}]</ref>`;
  const alt = escaped(texts.alt);
  return `[[File:${texts.name}.svg|thumb|upright=1.6|alt=${alt}|${escaped(texts.caption)}${reference}]]\n`;
}

/** @param {Source} source */
export function latex({ texts, site, hash }) {
  const names = { "\\": "\\textbackslash{}", "~": "\\textasciitilde{}", "^": "\\textasciicircum{}" };
  const escaped = (/** @type {string} */ text) =>
    text
      .replace(/[\\{}$&#%_~^]/g, (sign) => names[/** @type {keyof typeof names} */ (sign)] ?? `\\${sign}`)
      .replace(/\n/g, " ");
  const link = `${site}${hash}`.replace(/[\\{}^\s]/g, encodeURIComponent).replace(/[#%&]/g, "\\$&");
  return `% \\usepackage{graphicx,hyperref}
\\begin{figure}
  \\centering
  \\includegraphics[width=0.6\\linewidth,alt={${escaped(texts.alt)}}]{${texts.name}.png}
  \\caption[${escaped(texts.title)}]{${escaped(texts.caption)}}
  \\label{fig:${texts.name}}
  {\\footnotesize ${escaped(before(texts.citation, site))} \\href{${link}}{${words.open}}\\par}
\\end{figure}
`;
}

/** @param {Pick<Source, "texts" | "site" | "hash">} source */
function figcaption({ texts, site, hash }) {
  const link = `<a href="${xml(site + hash)}">${words.open}</a>`;
  return `<figcaption>${xml(texts.caption)} <cite>${xml(before(texts.citation, site))} ${link}</cite></figcaption>`;
}

/**
 * A citation without the address at its end, which a link takes the place of.
 * @param {string} citation
 * @param {string} site
 */
function before(citation, site) {
  return citation.slice(0, citation.lastIndexOf(site)).replace(/,\s*$/, ".");
}

/**
 * A moving picture that stands still for readers who want less motion.
 * @param {Source} source
 */
export function moving({ texts, site, hash }) {
  return `<figure>
  <picture>
    <source srcset="${xml(texts.name)}.svg" media="(prefers-reduced-motion: reduce)">
    <img src="${xml(texts.name)}-moving.svg" alt="${xml(texts.alt)}">
  </picture>
  ${figcaption({ texts, site, hash })}
</figure>
`;
}
