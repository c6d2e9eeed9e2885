// Sentences with the numbers of their sources, and the list of these, as the museum's texts have them.

import { h } from "../lib/dom.js";
import { standing } from "../panels/options.js";

/** @typedef {{ text: string, from: string[], begins?: true }} Sentence */
/**
 * @typedef {object} Source
 * @property {string} id
 * @property {string} cite the work and the place in it; of what was not read, who reports it
 * @property {"described" | "reported" | "inferred"} standing read, reported by another, or our own
 * @property {string} [url]
 * @property {string} [work] id of the source, where a game or the museum cites it too
 */

/** The sentences, each with the numbers of its sources. @param {Sentence[]} sentences @param {Source[]} sources */
export function paragraphs(sentences, sources) {
  /** @type {HTMLElement[]} */
  const found = [];
  for (const { text, from, begins } of sentences) {
    if (begins || found.length === 0) found.push(h("p"));
    found[found.length - 1].append(text, ...numbers(from, sources), " ");
  }
  return found;
}

/** The numbers of sources in the list of them. @param {string[]} from @param {Source[]} sources */
export function numbers(from, sources) {
  if (from.length === 0) return [];
  const found = from.map((id) => sources.findIndex((source) => source.id === id)).sort((one, other) => one - other);
  const title = found.map((at) => sources[at].cite).join("; ");
  return [h("sup", { title, text: found.map((at) => at + 1).join(", ") })];
}

/** @param {Source} source @param {string} [sort] what kind of source it is, in words */
export function cited({ cite, url, standing: how }, sort) {
  return h(
    "li",
    {},
    h("cite", {}, url ? h("a", { href: url, rel: "noopener", text: cite }) : cite),
    " ",
    standing(how),
    sort && " ",
    sort && h("i", { text: sort }),
  );
}
