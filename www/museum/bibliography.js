// The sources of all games as a bibliography, in the forms that programs read. Which works there are, and how they
// are cited, the games say; the parts of each work (author, year) stand in works.json, and those that the museum
// alone cites, with what they are called.

import { everyGame } from "../core/games.js";
import data from "./works.json" with { type: "json" };

/**
 * A work, by the names that CSL has for its parts.
 * @typedef {object} Work
 * @property {string} id
 * @property {string} type
 * @property {string} genre what kind of source it is: a key of `margin.sorts` among the words
 * @property {string} [citation-label] what it is called, if no game cites it
 * @property {string} title
 * @property {{ family?: string, given?: string, literal?: string }[]} [author]
 * @property {string} [container-title]
 * @property {string} [collection-title]
 * @property {string} [publisher-place]
 * @property {string} [volume]
 * @property {string} [number]
 * @property {string} [edition]
 * @property {string} [page]
 * @property {string} [version]
 * @property {string} [URL]
 * @property {string} [note]
 * @property {number[]} [issued] year, month and day, as far as they are known
 */

/** @typedef {{ id: string, short: string, text: string, games: string[], work: Work }} Source */

export const works = /** @type {Work[]} */ (data);

/**
 * Every source that a game cites, with the games that do, and those that the museum alone cites; by the alphabet.
 * @returns {Source[]}
 */
export function sources() {
  /** @type {Map<string, Source>} */
  const found = new Map();
  for (const { id: game, sources } of everyGame()) {
    for (const { id, short, text } of sources) {
      const work = works.find((one) => one.id === id) ?? { id, type: "document", genre: "", title: text };
      const source = found.get(id) ?? { id, short, text, games: [], work };
      source.games.push(game);
      found.set(id, source);
    }
  }
  for (const work of works) {
    const { id, "citation-label": short } = work;
    if (short && !found.has(id)) found.set(id, { id, short, text: told(work), games: [], work });
  }
  return [...found.values()].sort((one, other) => one.short.localeCompare(other.short, "en"));
}

/** A work in words, from its parts. @param {Work} work */
function told({ author = [], title, "container-title": within, volume, number, page, issued, note, ...work }) {
  const names = author.map(({ family, given, literal }) => literal ?? `${given} ${family}`).join(", ");
  const place = [within, volume && `vol. ${volume}`, number && `no. ${number}`, page && `p. ${page}`];
  const printed = [work["publisher-place"], issued?.[0]].filter(Boolean).join(" ");
  const parts = [title, ...place, printed].filter(Boolean).join(", ");
  return `${names ? `${names}: ` : ""}${parts}${note ? ` (${note})` : ""}.`;
}

/** The forms, by what they are called. @type {Record<string, (works: Work[]) => string>} */
export const FORMS = {
  BibTeX: (works) => works.map(bibtex).join("\n\n"),
  RIS: (works) => works.map(ris).join("\n"),
  "CSL-JSON": (works) => JSON.stringify(works.map(csl), null, 2),
};

/** @param {Work} work */
function csl({ issued, ...work }) {
  return { ...work, ...(issued && { issued: { "date-parts": [issued] } }) };
}

/** What BibTeX calls a type; it has few. @type {Record<string, string>} */
const BIBTEX = { book: "book", "article-journal": "article", "article-magazine": "article" };

/** @param {NonNullable<Work["author"]>[number]} author */
const named = ({ family, given, literal }) => literal ?? `${family}, ${given}`;

/** @param {Work} work */
function bibtex(work) {
  const { id, type, author, issued, URL: url } = work;
  const kind = BIBTEX[type] ?? "misc";
  const [year] = issued ?? [];
  /** @type {[string, string | number | undefined][]} */
  const fields = [
    ["author", author?.map((one) => (one.literal ? `{${escaped(one.literal)}}` : escaped(named(one)))).join(" and ")],
    ["title", `{${escaped(work.title)}}`],
    [kind === "article" ? "journal" : "howpublished", work["container-title"] && escaped(work["container-title"])],
    ["series", work["collection-title"] && escaped(work["collection-title"])],
    ["volume", work.volume],
    ["number", work.number],
    ["edition", work.edition],
    ["pages", work.page?.replace("–", "--")],
    ["address", work["publisher-place"]],
    ["year", year],
    ["version", work.version],
    ["url", url],
    ["note", work.note && escaped(work.note)],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []));
  return `@${kind}{${id},\n${lines.join(",\n")}\n}`;
}

/** What TeX would take for its own. @param {string} text */
const escaped = (text) => text.replace(/[&%$#_]/g, "\\$&").replace(/[{}]/g, "");

/** @type {Record<string, string>} */
const RIS = {
  book: "BOOK",
  "article-journal": "JOUR",
  "article-magazine": "MGZN",
  webpage: "ELEC",
  software: "COMP",
  dataset: "DATA",
  "entry-encyclopedia": "ENCYC",
  pamphlet: "PAMP",
};

/** @param {Work} work */
function ris(work) {
  const [year, month, day] = work.issued ?? [];
  const two = (/** @type {number | undefined} */ part) => (part ? String(part).padStart(2, "0") : "");
  /** @type {[string, string | undefined][]} */
  const fields = [
    ["TY", RIS[work.type] ?? "GEN"],
    ["ID", work.id],
    ...(work.author ?? []).map((one) => /** @type {[string, string]} */ (["AU", named(one)])),
    ["TI", work.title],
    ["T2", work["container-title"] ?? work["collection-title"]],
    ["VL", work.volume],
    ["IS", work.number],
    ["ET", work.edition ?? work.version],
    ["SP", work.page],
    ["CY", work["publisher-place"]],
    ["PY", year ? String(year) : undefined],
    ["DA", month ? `${year}/${two(month)}/${two(day)}` : undefined],
    ["UR", work.URL],
    ["N1", work.note],
  ];
  return `${fields.flatMap(([tag, value]) => (value ? [`${tag}  - ${value}\n`] : [])).join("")}ER  - \n`;
}
