// Snippets: a figure as text for other people's pages and papers. Whatever comes from a
// figure is escaped for where it goes.

import * as words from "../words/figures.js";
import { writeRuleSet } from "../core/rule-set.js";
import { LISTS, entries } from "../core/annotations.js";
import { gameInfo } from "../core/games.js";
import { packed } from "../state/own.js";
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
 * @property {string} [bare] its picture without the caption that is written below it; the same, without
 * @property {string} [framed] the hash of its address without that caption
 * @property {string} [id] what others call it by
 * @property {string} [number] among the figures of a text
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
    annotations = {},
  } = figure;
  /** @type {[string, string][]} */
  const found = [["game", game]];
  const add = (/** @type {string} */ name, /** @type {string | undefined | false} */ value) => {
    if (value) found.push([name, value]);
  };
  add("file", packed.get(game));
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
  for (const list of LISTS) add(list, entries(annotations[list]).join(" "));
  if (typeof pieces === "string") add("pieces", pieces !== "figures" && pieces);
  else add("drawings", JSON.stringify(pieces));
  add("coordinates", !coordinates && "off");
  if (flipped) found.push(["turned", ""]);
  return found;
}

/** @param {Source} source */
export function html({ figure, texts, svg, bare = svg, site, hash, id, number }) {
  const tag = attributes(figure)
    .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${xml(value)}"`))
    .join("");
  return `<figure${named(id)}>
  <tabiya-board${id ? ` id="${xml(id)}-board"` : ""}${tag}>
    ${bare}
  </tabiya-board>
  ${figcaption({ texts, site, hash, number })}
</figure>
<link rel="stylesheet" href="${xml(site)}tabiya-board.css">
<script type="module" src="${xml(site)}tabiya-board.js"></script>
`;
}

/** How wide a frame is, and how much of it stands below the board: the buttons, words and a link. In pixels. */
const FRAME = { width: 480, below: 130 };

/**
 * A frame is as wide as there is room, and as high as its board is then. A citation may hold addresses, which have no
 * spaces.
 * @param {Source} source
 */
export function iframe({ texts, svg, bare = svg, site, hash, framed = hash, id, number }) {
  const address = xml(`${site}embed.html${framed}`);
  const [, across, down] = sizeOf(bare);
  const { width, below } = FRAME;
  const height = Math.round((width * down) / across) + below;
  const size =
    `inline-size: 100%; max-inline-size: ${width}px; ` +
    `block-size: calc(min(100vw, ${width}px) * ${(down / across).toFixed(2)} + ${below}px); border: 0`;
  return `<figure${named(id)} style="overflow-wrap: anywhere">
  <iframe src="${address}" title="${xml(texts.title)}" width="${width}" height="${height}"
    style="${size}" loading="lazy"></iframe>
  ${figcaption({ texts, site, hash, number })}
</figure>
`;
}

/** @param {Source} source @param {"svg" | "png"} [format] */
export function markdown({ texts, site, hash, number }, format = "svg") {
  const file = encodeURI(`${texts.name}.${format}`);
  const link = `${site}${hash}`.replace(/[()<>\s\\]/g, encodeURIComponent);
  const figure = number ? `**${words.figure(escaped(number))}** ` : "";
  const caption = `${figure}*${escaped(texts.caption)}* ${escaped(before(texts.citation, site))}`;
  return `![${escaped(texts.alt)}](${file})\n\n${caption} [${words.open}](<${link}>)\n`;
}

/** A text in Markdown as it stands. @param {string} text */
function escaped(text) {
  return text.replace(/[\\`*_{}[\]<>#|~&!]/g, "\\$&").replace(/\n/g, " ");
}

/** For Obsidian: a picture among its files, and what is written under it. @param {Source} source */
export function obsidian(source) {
  const { alt } = source.texts;
  const [, ...below] = markdown(source).split("\n");
  return `![[${source.texts.name}.png|${alt.replace(/[[\]|\n]/g, " ")}|480]]\n${below.join("\n")}`;
}

/** A block of WordPress; the picture is to be uploaded, and its address put in. @param {Source} source */
export function wordpress({ texts, site, hash, id, number }) {
  const caption = figcaption({ texts, site, hash, number }).replace(
    "<figcaption>",
    '<figcaption class="wp-element-caption">',
  );
  // What begins a comment would end the block.
  const anchor = id ? ` ${JSON.stringify({ anchor: id }).replace(/-(?=-)/g, "\\u002d")}` : "";
  const image = `<img src="${xml(texts.name)}.png" alt="${xml(texts.alt)}"/>`;
  return `<!-- wp:image${anchor} -->
<figure class="wp-block-image"${named(id)}>${image}${caption}</figure>
<!-- /wp:image -->
`;
}

/** What the fields of an editor take that takes no text of pages. @param {Source} source */
export function substack({ texts, site, hash, number }) {
  const caption = [number && words.figure(number), texts.caption, before(texts.citation, site)]
    .filter(Boolean)
    .join(" ");
  return words.fields(`${texts.name}.png`, caption, texts.alt, `${site}${hash}`);
}

/** @param {Source} source */
export function mediawiki({ texts, site, hash, number }) {
  const escaped = (/** @type {string} */ text) =>
    text.replace(/[&<>[\]{}|~'"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\n/g, " ");
  const link = `${site}${hash}`.replace(
    /[[\]{}|<>"'\s~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const reference = `<ref>${escaped(before(texts.citation, site))} [${link} ${words.open}]</ref>`;
  const alt = escaped(texts.alt);
  const figure = number ? `'''${escaped(words.figure(number))}''' ` : "";
  const caption = `${figure}${escaped(texts.caption)}${reference}`;
  return `[[File:${texts.name}.svg|thumb|upright=1.6|alt=${alt}|${caption}]]\n`;
}

/** The picture as a file, or, as TikZ, within the text. @param {Source} source @param {string} [drawing] */
export function latex({ texts, site, hash, id }, drawing) {
  const names = { "\\": "\\textbackslash{}", "~": "\\textasciitilde{}", "^": "\\textasciicircum{}" };
  const escaped = (/** @type {string} */ text) =>
    text
      .replace(/[\\{}$&#%_~^]/g, (sign) => names[/** @type {keyof typeof names} */ (sign)] ?? `\\${sign}`)
      .replace(/\n/g, " ");
  const link = `${site}${hash}`.replace(/[\\{}^\s]/g, encodeURIComponent).replace(/[#%&]/g, "\\$&");
  const [needs, picture] = drawing
    ? ["tikz", drawing.trim()]
    : ["graphicx", `\\includegraphics[width=0.6\\linewidth,alt={${escaped(texts.alt)}}]{${texts.name}.png}`];
  // Figures are counted by LaTeX itself.
  return `% \\usepackage{${needs},hyperref}
\\begin{figure}
  \\centering
  ${picture}
  \\caption[${escaped(texts.title)}]{${escaped(texts.caption)}}
  \\label{fig:${(id || texts.name).replace(/[^\w:.-]/g, "")}}
  {\\footnotesize ${escaped(before(texts.citation, site))} \\href{${link}}{${words.open}}\\par}
\\end{figure}
`;
}

/** @param {string} [id] */
function named(id) {
  return id ? ` id="${xml(id)}"` : "";
}

/** @param {Pick<Source, "texts" | "site" | "hash" | "number">} source */
function figcaption({ texts, site, hash, number }) {
  const link = `<a href="${xml(site + hash)}">${words.open}</a>`;
  const count = number ? `<b>${xml(words.figure(number))}</b> ` : "";
  const cite = `<cite>${xml(before(texts.citation, site))} ${link}</cite>`;
  return `<figcaption>${count}${xml(texts.caption)} ${cite}</figcaption>`;
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
export function moving({ texts, site, hash, id, number }) {
  return `<figure${named(id)}>
  <picture>
    <source srcset="${xml(texts.name)}.svg" media="(prefers-reduced-motion: reduce)">
    <img src="${xml(texts.name)}-moving.svg" alt="${xml(texts.alt)}">
  </picture>
  ${figcaption({ texts, site, hash, number })}
</figure>
`;
}
