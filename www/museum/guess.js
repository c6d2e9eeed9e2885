// “Guess the rule” as data: which two sets of rules are played at once, how far a line is alike under
// both, and what a guess is worth.

import { gameInfo } from "../core/games.js";
import { choiceOf, optionOf } from "../core/options.js";
import { Match, coded, ruleSentences } from "../core/module.js";
import { readRuleSet, writeRuleSet } from "../core/rule-set.js";
import { chance } from "../lib/chance.js";

/** @typedef {import("../core/partings.js").Kept} Kept */
/** @typedef {Record<string, string>} Choices */
/** @typedef {{ option: string, a: string, b: string }} Pair two choices of one option */
/** @typedef {{ option: string, choice?: string }} Guess an option, or one of its choices */
/** @typedef {{ code: string, part: string }} Fault what of an address cannot be, and why */
/** @typedef {{ game: string, options: Choices }} Rules */

/** With both sets known; with two hidden choices of one option; with the default and a hidden choice. */
export const MODES = /** @type {const} */ (["open", "blind", "usual"]);

/**
 * @typedef {object} Setting what is set in the room
 * @property {(typeof MODES)[number]} mode
 * @property {[Choices, Choices]} sets both sets of rules, where they are known
 * @property {Guess} [guess] where they are not, and the reader has said what differs
 * @property {Fault[]} faults
 */

/** Pairs that have not parted in so many plies are not hidden, as a game would end before; unless others are few. */
const [LONGEST, FEWEST] = [40, 3];
const GUESS = "guess:";

/** The options of a game that ask for something. @param {string} game */
export const asking = (game) => gameInfo(game).options.filter(({ choices }) => choices.length > 1);

/** The choice in force. @param {Rules} rules @param {string} option */
export const inForce = ({ game, options }, option) => options[option] ?? optionOf(game, option)?.default ?? "";

/** The options on which two sets of rules answer differently. @param {[Rules, Rules]} rules */
export function differing([a, b]) {
  return asking(a.game)
    .map(({ id }) => id)
    .filter((id) => inForce(a, id) !== inForce(b, id));
}

/** Two sets of rules as two choices of one option, if they are no more. @param {[Rules, Rules]} rules */
export function pairOf(rules) {
  const [option, ...more] = differing(rules);
  const [a, b] = rules.map((own) => inForce(own, option));
  const usual = asking(rules[0].game).every(
    ({ id, default: own }) => id === option || rules.every((one) => inForce(one, id) === own),
  );
  return option !== undefined && more.length === 0 ? { option, a, b, usual } : undefined;
}

/** The rules that stand side by side if nobody says which. @param {string} game @returns {[Choices, Choices]} */
function first(game) {
  const [{ id, choices }] = asking(game);
  return [{ [id]: choices[0].id }, { [id]: choices[1].id }];
}

/**
 * What a room’s text in the address says: `open,elephant:alfil,elephant:dabbaba`, `blind`, `usual,guess:elephant:five`.
 * @param {string} about
 * @param {string} game
 * @returns {Setting}
 */
export function readSetting(about, game) {
  const [name = "", ...parts] = about.split(",");
  const mode = MODES.find((own) => own === name);
  /** @type {Fault[]} */
  const faults = mode || name === "" ? [] : [{ code: "unknown-mode", part: name }];
  /** @param {Fault["code"]} code @param {string} part @returns {false} */
  const refuse = (code, part) => {
    faults.push({ code, part });
    return false;
  };
  /** @param {string} option @param {string | undefined} choice @param {string} part */
  const fits = (option, choice, part) => {
    if (!asking(game).some(({ id }) => id === option)) return refuse("unknown-option", part);
    return choice === undefined || choiceOf(game, option, choice) !== undefined || refuse("unknown-choice", part);
  };
  if (mode === "blind" || mode === "usual") {
    /** @type {Guess | undefined} */
    let guess;
    for (const part of parts) {
      const [option, choice] = part.slice(GUESS.length).split(":");
      if (guess || !part.startsWith(GUESS)) refuse("unknown-part", part);
      else if (fits(option, choice, part)) guess = choice === undefined ? { option } : { option, choice };
    }
    return { mode, sets: first(game), faults, ...(guess && { guess }) };
  }
  const sets = parts.slice(0, 2).map((part) => {
    const set = readRuleSet(part);
    if (set.game !== undefined) refuse("unknown-part", set.game);
    return Object.fromEntries(
      Object.entries(set.options).filter(([option, choice]) => fits(option, choice, `${option}:${choice}`)),
    );
  });
  for (const part of parts.slice(2)) refuse("unknown-part", part);
  if (parts.length === 1) refuse("one-set", parts[0]);
  const [a = {}, b = {}] = sets;
  const apart = differing([
    { game, options: a },
    { game, options: b },
  ]);
  const usable = parts.length >= 2 && apart.length > 0;
  if (parts.length >= 2 && apart.length === 0) refuse("same-rules", parts.slice(0, 2).join(","));
  return { mode: "open", sets: usable ? [a, b] : first(game), faults };
}

/** @param {Pick<Setting, "mode" | "sets" | "guess">} setting */
export function writeSetting({ mode, sets, guess }) {
  if (mode === "open") return [mode, ...sets.map((options) => writeRuleSet({ options }))].join(",");
  const told = guess && [guess.option, guess.choice].filter((part) => part !== undefined).join(":");
  return told === undefined ? mode : `${mode},${GUESS}${told}`;
}

/** Whether two choices are not one for play. @param {string} game @param {readonly Kept[]} all */
const apart =
  (game, all) =>
  (/** @type {Pair} */ { option, a, b }) =>
    !all.some(
      (one) =>
        one.same && one.game === game && one.option === option && [a, b].includes(one.a) && [a, b].includes(one.b),
    );

/** Every two choices of a game. @param {string} game @param {boolean} usual whether one of them is the default */
function couples(game, usual) {
  return asking(game).flatMap(({ id: option, choices, default: own }) =>
    choices.flatMap(({ id: a }, place) =>
      choices
        .slice(place + 1)
        .map(({ id: b }) => ({ option, a, b }))
        .filter(() => !usual || a === own),
    ),
  );
}

/** The options that can be guessed: those of which something is for play. @param {string} game @param {Kept[]} all */
export function guesses(game, all) {
  const open = couples(game, false).filter(apart(game, all));
  return asking(game).filter(({ id }) => open.some(({ option }) => option === id));
}

/**
 * The pairs of which one may be hidden: they part by play, soon enough, and begin with the same array.
 * @param {string} game
 * @param {Kept[]} all the partings that are kept, without which nothing can be hidden
 * @param {boolean} usual whether one of the two is the default
 * @returns {Pair[]}
 */
export function hidden(game, all, usual) {
  if (all.length === 0) return [];
  const known = all.filter((one) => one.game === game);
  /** @param {Pair} pair @param {number} plies */
  const within = ({ option, a, b }, plies) =>
    known.length === 0 ||
    known.some(
      (one) =>
        one.option === option &&
        [a, b].includes(one.a) &&
        [a, b].includes(one.b) &&
        one.line !== undefined &&
        one.line.split(" ").length <= plies,
    );
  const open = couples(game, usual)
    .filter(apart(game, all))
    .filter((pair) => within(pair, Number.POSITIVE_INFINITY) && sameArray(game, pair));
  const soon = open.filter((pair) => within(pair, LONGEST));
  return soon.length >= FEWEST ? soon : open;
}

/** @param {string} game @param {Pair} pair */
function sameArray(game, { option, a, b }) {
  const [one, other] = [a, b].map((choice) => {
    try {
      const match = new Match(game, { options: { [option]: choice } });
      const board = match.position().split(" ")[0];
      match.free();
      return board;
    } catch {
      return undefined;
    }
  });
  return one !== undefined && one === other;
}

/**
 * The pair that a seed hides: of all the one to which the seed gives most, so that a pair more or less changes what few
 * seeds mean.
 * @param {string} seed
 * @param {readonly Pair[]} pairs
 * @returns {Pair | undefined}
 */
export function drawPair(seed, pairs) {
  const key = (/** @type {Pair} */ { option, a, b }) => `${seed} ${option}:${a}:${b}`;
  const [found] = pairs.map((pair) => ({ pair, lot: chance(key(pair), 0) })).sort((one, other) => other.lot - one.lot);
  if (!found) return undefined;
  const { option, a, b } = found.pair;
  return chance(key(found.pair), 1) < 0.5 ? { option, a, b } : { option, a: b, b: a };
}

/**
 * What a guess comes to: this choice of this rule, this rule, this rule but another choice, or another rule.
 * @param {Pair} pair
 * @param {Guess} guess
 * @returns {"choice" | "option" | "other-choice" | "wrong"}
 */
export function judged({ option, a, b }, guess) {
  if (guess.option !== option) return "wrong";
  if (guess.choice === undefined) return "option";
  return guess.choice === a || guess.choice === b ? "choice" : "other-choice";
}

/**
 * How far two sets of rules are alike.
 * @typedef {object} Stand
 * @property {number} alike plies that both allow, and after which both go on alike: the score
 * @property {string[]} seats who is on turn before each of them, and now
 * @property {{ text: string, words: string, only: 0 | 1, code: string, reason: string }} [move] the move that one alone
 *   allows, in its words, and why the other does not
 * @property {(string | undefined)[]} [ends] how the game ends under each, where it does not end alike
 * @property {string} [over] how it has ended under both
 * @property {{ text: string, reason: string }} [illegal] a move that neither allows
 */

/**
 * Follows a line under both.
 * @param {readonly [Rules, Rules]} rules
 * @param {readonly string[]} line
 * @param {string} [position] where it begins, if not with the array
 * @returns {Stand}
 */
export function follow(rules, line, position) {
  /** @type {Match[]} */
  const matches = [];
  try {
    for (const { game, options } of rules) matches.push(new Match(game, { options, position }));
    /** @type {string[]} */
    const seats = [];
    for (let alike = 0; ; alike += 1) {
      const ends = matches.map((match) => match.outcome());
      const stand = { alike, seats };
      if (ends[0]?.result !== ends[1]?.result) return { ...stand, ends: ends.map((end) => end?.text) };
      if (ends[0]) return { ...stand, over: ends[0].text };
      seats.push(matches[0].position().split(" ")[1]);
      if (alike === line.length) return stand;
      const text = line[alike];
      const told = matches.map((match) => match.legal().find((move) => move.text === text)?.words ?? text);
      const refused = matches.map((match) => refusal(match, text));
      const [one, other] = refused;
      if (one && other) return { ...stand, illegal: { text, reason: one.message } };
      const no = one ?? other;
      const only = one ? 1 : 0;
      if (no) {
        return { ...stand, move: { text, words: told[only], only, code: no.code ?? "", reason: no.message } };
      }
    }
  } finally {
    for (const match of matches) match.free();
  }
}

/** Plays a move, or says why it cannot be played. @param {Match} match @param {string} text */
function refusal(match, text) {
  try {
    match.play(text);
    return undefined;
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return error instanceof Error
      ? /** @type {import("../core/module.js").ModuleError} */ (error)
      : coded("refused", String(error));
  }
}

/**
 * What each set of rules says where they differ, with where it stands: the sentences of the rules on the choice in
 * force, or the choice itself where no sentence stands on it alone.
 * @param {[Rules, Rules]} rules
 */
export function accounts(rules) {
  const { game } = rules[0];
  return differing(rules).map((option) => ({
    option,
    question: optionOf(game, option)?.question ?? option,
    sides: rules.map((own) => {
      const id = inForce(own, option);
      const choice = choiceOf(game, option, id);
      const rule = `${game}.${option}=${id}`;
      const sentences = ruleSentences(game, own.options)
        .filter((sentence) => sentence.rule === rule)
        .map(({ text, sources, standing }) => ({ text, sources, standing }));
      const text = { text: choice?.text ?? id, sources: [choice?.source ?? ""], standing: choice?.standing };
      return { title: choice?.title ?? id, rule, sentences: sentences.length > 0 ? sentences : [text] };
    }),
  }));
}
