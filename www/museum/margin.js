// What of a game’s rules remains if only some sources are heard: its sentences, and the questions that stay open.

import { ruleSentences } from "../core/module.js";
import { gameInfo } from "../core/games.js";

/** @typedef {import("../core/module.js").RuleSentence} RuleSentence */
/** @typedef {import("../core/module.js").ChoiceInfo} ChoiceInfo */
/** @typedef {ChoiceInfo["standing"]} Standing */

/** Which standings are heard. @type {Record<string, readonly Standing[]>} */
export const STANDINGS = {
  any: ["described", "reported", "inferred", "reconstructed", "modern"],
  "without-reconstructions": ["described", "reported", "inferred", "modern"],
  "as-told": ["described", "reported"],
  described: ["described"],
};

/**
 * What is heard: `daou-2007,described`.
 * @typedef {{ source: string, standing: string, unread: string[] }} Filter a source of the game, or none for all
 */

/** @param {string} about @param {string} game @returns {Filter} */
export function readFilter(about, game) {
  /** @type {Filter} */
  const filter = { source: "", standing: "any", unread: [] };
  for (const part of about.split(",").filter(Boolean)) {
    if (part in STANDINGS) filter.standing = part;
    else if (gameInfo(game).sources.some(({ id }) => id === part)) filter.source = part;
    else filter.unread.push(part);
  }
  return filter;
}

/** @param {Pick<Filter, "source" | "standing">} filter */
export const writeFilter = ({ source, standing }) =>
  [source, standing === "any" ? "" : standing].filter(Boolean).join(",");

/**
 * The source that a citation is of: that whose name it begins with, the longest of them.
 * @param {string} cite @param {{ id: string, short: string }[]} sources
 */
export function sourceOf(cite, sources) {
  const fits = sources.filter(({ short }) => cite.startsWith(short));
  return fits.sort((one, other) => other.short.length - one.short.length)[0]?.id;
}

/**
 * @typedef {object} Margin
 * @property {{ title: string, kept: RuleSentence[], lost: RuleSentence[] }[]} sections
 * @property {number} kept
 * @property {number} all
 * @property {string[]} silent headings of which nothing remains
 * @property {{ question: string, choices: string[] }[]} open questions with no answer left, or more than one
 * @property {{ question: string, choice: string }[]} settled questions to which one answer is left
 */

/** @param {string} game @param {Record<string, string>} options @param {Filter} filter @returns {Margin} */
export function margin(game, options, { source, standing }) {
  const info = gameInfo(game);
  const heard = (/** @type {string[]} */ cites, /** @type {Standing} */ how) =>
    STANDINGS[standing].includes(how) &&
    (source === "" || cites.some((cite) => sourceOf(cite, info.sources) === source));
  /** @type {Map<string, { title: string, kept: RuleSentence[], lost: RuleSentence[] }>} */
  const sections = new Map();
  const sentences = ruleSentences(game, options);
  for (const sentence of sentences) {
    const title = sentence.section;
    const section = sections.get(title) ?? { title, kept: [], lost: [] };
    sections.set(title, section);
    section[heard(sentence.sources, sentence.standing) ? "kept" : "lost"].push(sentence);
  }
  const asked = info.options.map(({ question, choices }) => ({
    question,
    choices: choices.filter((choice) => heard(choice.source.split("; "), choice.standing)).map(({ title }) => title),
  }));
  const all = [...sections.values()];
  return {
    sections: all,
    kept: all.reduce((sum, { kept }) => sum + kept.length, 0),
    all: sentences.length,
    silent: all.filter(({ kept }) => kept.length === 0).map(({ title }) => title),
    open: asked.filter(({ choices }) => choices.length !== 1),
    settled: asked.flatMap(({ question, choices }) => (choices.length === 1 ? [{ question, choice: choices[0] }] : [])),
  };
}
