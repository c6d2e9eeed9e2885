// The witnesses: who saw each game first, who first told its rules, and what was found of it, as data that come when
// they are first asked for.

import { data } from "../core/data.js";
import { outline } from "../core/games.js";

/** @typedef {import("./told.tsx").Sentence} Sentence */
/** @typedef {import("./told.tsx").Source} Source */
/** @typedef {"first" | "rules" | "find" | "later"} As what a witness is for a game */

/**
 * A date as a source gives it: a span, a point, or both. Years before our era are negative.
 * @typedef {object} Dating
 * @property {string} text
 * @property {string} source id of the source that gives it
 * @property {number} [from]
 * @property {number} [to]
 * @property {number} [mark] a year that is told within it, or alone
 * @property {"start" | "end"} [open] the end that is not told
 */

/**
 * @typedef {object} Witness
 * @property {string} id
 * @property {string} title
 * @property {"text" | "treatise" | "travel" | "study" | "record" | "picture" | "find"} kind
 * @property {string} place
 * @property {"certain" | "probable" | "disputed" | "doubtful"} certainty
 * @property {Dating[]} dates more than one where sources contradict each other, or date its parts
 * @property {{ game: string, as: As }[]} games
 * @property {Sentence[]} text
 * @property {Sentence[]} [doubt] what is not certain, and why
 * @property {{ said: string, received: string, in: string, by: string }[]} [sic] errors of a source, and what is right
 */

/** Where none is known, that is said. @typedef {{ game: string, as: As, text: string }} Unknown */

/**
 * What the witnesses say to one question, an option’s or one of its own.
 * @typedef {object} Tally
 * @property {string} id
 * @property {string} game
 * @property {string} [option]
 * @property {string} [question]
 * @property {{ choice?: string, text: string, witnesses: string[], from: string[] }[]} answers
 */

/** @typedef {{ sources: Source[], witnesses: Witness[], unknown: Unknown[], tallies: Tally[] }} Testimony */

/** All of it. @returns {Promise<Testimony>} */
export const testimony = () => data("museum/witnesses");

/** What a witness is for a game, in the order in which it is told. @type {readonly As[]} */
export const AS = ["first", "rules", "find", "later"];

/** The year by which a witness has its place in time: the first of all that is said. @param {Witness} witness */
export const yearOf = ({ dates }) =>
  Math.min(...dates.map(({ from, mark, to }) => Math.min(from ?? Infinity, mark ?? Infinity, to ?? Infinity)));

/** In the order of time. @param {readonly Witness[]} witnesses */
export const inTime = (witnesses) => [...witnesses].sort((one, other) => yearOf(one) - yearOf(other));

/**
 * Those of a game that are one thing for it.
 * @param {readonly Witness[]} witnesses @param {string} game @param {As} as
 */
export const of = (witnesses, game, as) =>
  inTime(witnesses.filter(({ games }) => games.some((one) => one.game === game && one.as === as)));

/** The sources of a witness, in the order in which it names them. @param {Witness} witness @param {Source[]} sources */
export function sourcesOf({ dates, text, doubt = [], sic = [] }, sources) {
  const named = [
    ...dates.map(({ source }) => source),
    ...[...text, ...doubt].flatMap(({ from }) => from),
    ...sic.flatMap(({ in: where, by }) => [where, by]),
  ];
  return [...new Set(named)].flatMap((id) => sources.find((source) => source.id === id) ?? []);
}

/** What is looked through for a witness: all that is said, and the names of its games. @param {Witness} witness */
export const spoken = ({ dates, place, games, text, doubt = [], sic = [] }) =>
  [
    place,
    ...dates.map((date) => date.text),
    ...[...text, ...doubt].map((sentence) => sentence.text),
    ...sic.flatMap(({ said, received }) => [said, received]),
    ...games.map(({ game }) => outline(game).title),
  ].join(" ");
