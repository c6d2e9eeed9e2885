// The settings of the room “Reconstruct”, as its address has them: options with their choices, facts, who plays, how
// often, from which seed, which rows are shown, and whether playing stops where the verdict is plain. What cannot be is
// left out, with a code and what it was.

import { FACTS, FACT_IDS } from "./reconstruct-facts.js";

/** @typedef {import("./reconstruct-facts.js").Fact} Fact */
/** @typedef {{ id: string, choices: string[] }} Varied an option, and which of its choices are tried */
/** @typedef {{ code: FaultCode, item: string }} Fault */
/**
 * @typedef {"unknown-option" | "unknown-choice" | "option-twice" | "too-many-options" | "unknown-fact"
 *   | "unknown-subject" | "bad-bound"
 *   | "fact-twice" | "too-many-facts" | "unknown-play" | "bad-games" | "bad-seed" | "unknown-filter"
 *   | "unknown-part" | "too-long"} FaultCode
 */
/**
 * @typedef {object} Setting
 * @property {Varied[]} options
 * @property {Fact[]} facts
 * @property {string} play
 * @property {number} games
 * @property {number} seed
 * @property {string} show
 * @property {boolean} stop whether a combination whose verdict is plain is played no further
 */
/** What a game has. @typedef {{ options: Varied[], usual: string, kinds: string[], rules: string[] }} Known */

export const PLAYS = /** @type {const} */ (["random", "level-1", "level-2"]);
export const COUNTS = [8, 20, 50, 100, 200];
export const SHOWS = /** @type {const} */ (["all", "remaining", "agreeing", "contradicted"]);
export const [MOST_OPTIONS, MOST_FACTS, MOST_SEED, MOST_LETTERS] = [4, 6, 999_999, 400];
/** So many combinations are played at most. */
export const LIMIT = 64;

/** The last part of an address where combinations are stopped. */
const STOP = "stop";

/** What stands for an empty list; nothing at all stands for what is usual. */
const NONE = "-";

/** @param {Known} known @returns {Setting} */
const usual = ({ options, usual }) => ({
  options: options.filter(({ id }) => id === usual),
  facts: [fact("within"), fact("draws")],
  play: PLAYS[0],
  games: 20,
  seed: 1,
  show: SHOWS[0],
  stop: false,
});

/** A fact as it is before its bound is set. @param {Fact["id"]} id @param {string} [of] @returns {Fact} */
export const fact = (id, of = "") => ({ id, of, bound: FACTS[id].usual });

/**
 * @param {string} about
 * @param {Known} known
 * @returns {{ setting: Setting, faults: Fault[] }}
 */
export function read(about, known) {
  /** @type {Fault[]} */
  const faults = [];
  const slip = (/** @type {FaultCode} */ code, /** @type {string} */ item) => void faults.push({ code, item });
  const setting = usual(known);
  const [options = "", facts = "", play = "", games = "", seed = "", show = "", stop = "", ...rest] = about.split(";");
  if (options) setting.options = readOptions(options, known, slip);
  if (facts) setting.facts = readFacts(facts, known, slip);
  const named = /** @type {readonly string[]} */ (PLAYS);
  if (named.includes(play)) setting.play = play;
  else if (play) slip("unknown-play", play);
  if (COUNTS.some((count) => String(count) === games)) setting.games = Number(games);
  else if (games) slip("bad-games", games);
  if (/^\d{1,6}$/.test(seed)) setting.seed = Number(seed);
  else if (seed) slip("bad-seed", seed);
  const filters = /** @type {readonly string[]} */ (SHOWS);
  if (filters.includes(show)) setting.show = show;
  else if (show) slip("unknown-filter", show);
  setting.stop = stop === STOP;
  for (const part of setting.stop ? rest : [stop, ...rest]) if (part) slip("unknown-part", part);
  return { setting, faults };
}

/** @typedef {(code: FaultCode, item: string) => void} Slip */

/** @param {string} text @param {Known} known @param {Slip} slip */
function readOptions(text, known, slip) {
  /** @type {Varied[]} */
  const found = [];
  for (const part of text === NONE ? [] : text.split(",")) {
    const [id, ...wanted] = part.split(":");
    const option = known.options.find((one) => one.id === id);
    if (!option) slip("unknown-option", id);
    else if (found.some((one) => one.id === id)) slip("option-twice", id);
    else if (found.length === MOST_OPTIONS) slip("too-many-options", id);
    else {
      for (const choice of wanted) if (!option.choices.includes(choice)) slip("unknown-choice", choice);
      const choices = option.choices.filter((choice) => wanted.includes(choice));
      found.push({ id, choices: choices.length > 0 ? choices : option.choices });
    }
  }
  return found;
}

/** @param {string} text @param {Known} known @param {Slip} slip */
function readFacts(text, known, slip) {
  /** @type {Fact[]} */
  const found = [];
  for (const part of text === NONE ? [] : text.split(",")) {
    const [name, ...rest] = part.split(":");
    const id = FACT_IDS.find((one) => one === name);
    const form = id && FACTS[id];
    if (!form) {
      slip("unknown-fact", name);
      continue;
    }
    const of = form.of ? (rest.shift() ?? "") : "";
    const [text = ""] = rest;
    if (form.of && !known[form.of === "kind" ? "kinds" : "rules"].includes(of)) slip("unknown-subject", of || name);
    else if (found.some((one) => one.id === id && one.of === of)) slip("fact-twice", of ? `${id}:${of}` : id);
    else if (found.length === MOST_FACTS) slip("too-many-facts", id);
    else {
      const bound = bounded(text, form.bounds);
      if (bound === undefined || rest.length > 1) slip("bad-bound", rest.join(":") || name);
      found.push({ id, of, bound: bound ?? form.usual });
    }
  }
  return found;
}

/**
 * A bound as it may be.
 * @param {string} text
 * @param {import("./reconstruct-facts.js").Form["bounds"]} bounds
 */
export function bounded(text, [least, most, step]) {
  if (!(step < 1 ? /^\d{1,3}(\.\d)?$/ : /^\d{1,3}$/).test(text)) return undefined;
  const bound = Number(text);
  return bound >= least && bound <= most ? bound : undefined;
}

/** @param {Setting} setting @param {Known} known */
export function written({ options, facts, play, games, seed, show, stop }, known) {
  const all = (/** @type {Varied} */ { id, choices }) =>
    known.options.find((one) => one.id === id)?.choices.length === choices.length;
  const varied = options.map((one) => (all(one) ? one.id : [one.id, ...one.choices].join(":")));
  const held = facts.map(({ id, of, bound }) => [id, of, bound].filter((part) => part !== "").join(":"));
  const parts = [varied.join(",") || NONE, held.join(",") || NONE, play, games, seed];
  const shown = show === SHOWS[0] ? "" : show;
  return [...parts, ...(stop ? [shown, STOP] : shown ? [shown] : [])].join(";");
}

/** Every way of choosing, the first option changing the slowest. @param {Varied[]} options */
export function combinations(options) {
  /** @type {Record<string, string>[]} */
  let found = [{}];
  for (const { id, choices } of options)
    found = found.flatMap((one) => choices.map((choice) => ({ ...one, [id]: choice })));
  return found;
}

/**
 * Which option to leave out where there are too many: the one of the fewest choices that is enough, or the one of the
 * most.
 * @param {Varied[]} options
 */
export function toDrop(options) {
  const all = options.reduce((product, { choices }) => product * choices.length, 1);
  if (all <= LIMIT) return undefined;
  const bySize = [...options].sort((one, other) => one.choices.length - other.choices.length);
  const { id, choices } = bySize.find((one) => all / one.choices.length <= LIMIT) ?? bySize[bySize.length - 1];
  return { option: id, left: all / choices.length };
}

/**
 * In how many of the remaining combinations each choice stands.
 * @param {Varied[]} options
 * @param {Record<string, string>[]} remaining
 */
export function readings(options, remaining) {
  return options.map(({ id, choices }) => ({
    id,
    choices: choices.map((choice) => ({
      id: choice,
      remains: remaining.filter((one) => one[id] === choice).length,
    })),
  }));
}
