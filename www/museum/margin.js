// Rules under a filter of sources: the sentences that remain, and the questions that stay open.

import { kinds, ruleSentences } from "../core/module.js";
import { gameInfo } from "../core/games.js";
import { standings } from "../words/page.js";

/** @typedef {import("../core/module.js").RuleSentence} RuleSentence */
/** @typedef {import("../core/module.js").ChoiceInfo} ChoiceInfo */
/** @typedef {ChoiceInfo["standing"]} Standing */

/** Which standings are heard. @type {Record<string, readonly Standing[]>} */
export const STANDINGS = {
  any: /** @type {Standing[]} */ (Object.keys(standings)),
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
function sourceOf(cite, sources) {
  const fits = sources.filter(({ short }) => cite.startsWith(short));
  return fits.sort((one, other) => other.short.length - one.short.length)[0]?.id;
}

/**
 * @typedef {{ title: string, kept: RuleSentence[], lost: RuleSentence[] }} Section
 *
 * @typedef {object} Question
 * @property {string} id of the option
 * @property {string} question
 * @property {ChoiceInfo[]} choices that are heard
 * @property {ChoiceInfo} now the one in force
 *
 * @typedef {object} Margin
 * @property {Section[]} sections
 * @property {number} kept
 * @property {number} all
 * @property {string[]} silent headings of which nothing remains
 * @property {Question[]} open questions with no answer left, or more than one
 * @property {Question[]} settled questions to which one answer is left
 * @property {Section} squares what is told of the board
 * @property {Section} array what is told of where the pieces stand
 * @property {Map<string, Section>} pieces what is told of how each kind moves, by its id
 */

/** @param {string} game @param {Record<string, string>} options @param {Filter} filter @returns {Margin} */
export function margin(game, options, { source, standing }) {
  const info = gameInfo(game);
  const heard = (/** @type {string[]} */ cites, /** @type {Standing} */ how) =>
    STANDINGS[standing].includes(how) &&
    (source === "" || cites.some((cite) => sourceOf(cite, info.sources) === source));
  /** @type {Map<string, Section>} */
  const sections = new Map();
  const sentences = ruleSentences(game, options);
  for (const sentence of sentences) {
    const title = sentence.section;
    const section = sections.get(title) ?? { title, kept: [], lost: [] };
    sections.set(title, section);
    section[heard(sentence.sources, sentence.standing) ? "kept" : "lost"].push(sentence);
  }
  const asked = info.options.map(({ id, question, choices, default: usual }) => ({
    id,
    question,
    choices: choices.filter((choice) => heard(choice.source.split("; "), choice.standing)),
    now: choices.find((choice) => choice.id === (options[id] ?? usual)) ?? choices[0],
  }));
  const all = [...sections.values()];
  const about = (/** @type {string} */ noun) =>
    all.find(({ title }) => title.toLowerCase().split(" / ").includes(noun.toLowerCase()));
  // Rules begin with the board and the array.
  const [squares, array] = all;
  return {
    sections: all,
    kept: all.reduce((sum, { kept }) => sum + kept.length, 0),
    all: sentences.length,
    silent: all.filter(({ kept }) => kept.length === 0).map(({ title }) => title),
    open: asked.filter(({ choices }) => choices.length !== 1),
    settled: asked.filter(({ choices }) => choices.length === 1),
    squares,
    array,
    pieces: new Map(
      kinds(game, options).flatMap(({ id, noun }) => {
        const section = about(noun);
        return section ? [/** @type {[string, Section]} */ ([id, section])] : [];
      }),
    ),
  };
}

/** How much of a section is heard. @param {Section} section @returns {"all" | "part" | "none"} */
export const heardOf = ({ kept, lost }) => (kept.length === 0 ? "none" : lost.length > 0 ? "part" : "all");
