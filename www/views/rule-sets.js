// The rule sets of a comparison: their names, and where they stand.

import { accounts } from "../core/accounts.js";
import { gameInfo } from "../core/games.js";
import { under, writeRuleSet } from "../core/rule-set.js";
import * as words from "../words/views.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/rule-set.js").RuleSet} RuleSet */

/**
 * The options of the page without those that the compared rules set themselves.
 * @param {State} state
 */
export function withoutCompared(state) {
  const own = { ...state.options };
  for (const set of state.compare) if (!set.game) for (const key of Object.keys(set.options)) delete own[key];
  return own;
}

/** What the rules of the page's game are called as they are: the reader may have set none. @param {State} state */
export const asItIs = ({ options }) =>
  Object.keys(options).length === 0 ? words.compare.asOpened : words.compare.asSet;

/**
 * What a rule set is called: its choices, or its preset, or its game.
 * @param {State} state
 * @param {RuleSet} set
 */
export function ruleSetTitle(state, set) {
  const game = gameInfo(set.game ?? state.game);
  const preset = presetOf(state, set);
  const several = new Set(state.compare.map((set) => set.game ?? state.game)).size > 1;
  if (preset) return several ? words.compare.named(game.title, preset.title) : preset.title;
  // An answer says nothing where its question does not stand above, and “No” says nothing anywhere.
  const asked =
    accounts(state.game, withoutCompared(state)).some((account) => sameSets(account.sets, state.compare)) &&
    state.compare.every((set) => chosen(game, set).every(({ choice }) => words.compare.speaks(choice.title)));
  const titles = chosen(game, set).map(({ option, choice }) =>
    asked ? choice.title : `${option.question} ${choice.title}`,
  );
  if (set.game || several) titles.unshift(game.title);
  if (!set.game && several && Object.keys(state.options).length > 0) titles.push(words.compare.asSetShort);
  return titles.join("; ") || asItIs(state);
}

/**
 * All the answers that a rule set comes to, to tell it from others.
 * @param {State} state
 * @param {RuleSet} set
 */
export function rulesOf(state, set) {
  const { game, options } = under(state, set);
  return JSON.stringify([game, ...gameInfo(game).options.map((option) => options[option.id] ?? option.default)]);
}

/**
 * Where the choices of a rule set stand.
 * @param {State} state
 * @param {RuleSet} set
 */
export function ruleSetSources(state, set) {
  const preset = presetOf(state, set);
  if (preset) return [preset.source];
  return chosen(gameInfo(set.game ?? state.game), set).map(({ choice }) => choice.source);
}

/**
 * @param {import("../core/module.js").GameInfo} game
 * @param {RuleSet} set
 */
function chosen(game, set) {
  return Object.entries(set.options).flatMap(([id, value]) => {
    const option = game.options.find((option) => option.id === id);
    const choice = option?.choices.find((choice) => choice.id === value);
    return option && choice ? [{ option, choice }] : [];
  });
}

/**
 * The named sets that a game is told by, those that another game's sources have for it among them. What the page
 * has otherwise than a set of its own game is put back by it.
 * @param {State} state
 * @param {string} id
 * @returns {{ id: string, title: string, source: string, options: Record<string, string> }[]}
 */
export function presetsFor(state, id) {
  const own = gameInfo(id).presets.filter(({ game }) => game === id);
  const led = id === state.game ? [] : gameInfo(state.game).presets.filter(({ game }) => game === id);
  const usual = Object.fromEntries(gameInfo(id).options.map((option) => [option.id, option.default]));
  const undone =
    id === state.game ? Object.fromEntries(Object.keys(state.options).map((key) => [key, usual[key] ?? ""])) : {};
  return [...own, ...led]
    .map(({ id, title, source, options }) => ({ id, title, source, options: { ...undone, ...options } }))
    .filter(({ options }) => Object.keys(options).length > 0);
}

/**
 * The named set that a rule set is.
 * @param {State} state
 * @param {RuleSet} set
 */
export function presetOf(state, set) {
  const own = written(set.options);
  return presetsFor(state, set.game ?? state.game).find(({ options }) => written(options) === own);
}

/** @param {Record<string, string>} options */
const written = (options) =>
  Object.entries(options)
    .map((entry) => entry.join(":"))
    .sort()
    .join("~");

/**
 * @param {RuleSet[]} a
 * @param {RuleSet[]} b
 */
export function sameSets(a, b) {
  return a.map(writeRuleSet).join() === b.map(writeRuleSet).join();
}
