// What the rule sets of a comparison are called, where they stand, and how they are chosen.

import { h } from "../lib/dom.js";
import { accounts } from "../core/accounts.js";
import { allGames, gameInfo } from "../core/games.js";
import { readRuleSet, under, writeRuleSet } from "../core/rule-set.js";
import { markSample } from "../board/pictures.js";
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

/**
 * What a rule set is called: its choices, or its preset, or its game.
 * @param {State} state
 * @param {RuleSet} set
 */
export function ruleSetTitle(state, set) {
  const game = gameInfo(set.game ?? state.game);
  const preset = presetOf(state, set);
  if (preset) return preset.title;
  // An answer says nothing where its question does not stand above, and “No” says nothing anywhere.
  const asked =
    accounts(state.game, withoutCompared(state)).some((account) => sameSets(account.sets, state.compare)) &&
    state.compare.every((set) => chosen(game, set).every(({ choice }) => words.compare.speaks(choice.title)));
  const titles = chosen(game, set).map(({ option, choice }) =>
    asked ? choice.title : `${option.question} ${choice.title}`,
  );
  if (set.game) titles.unshift(game.title);
  return titles.join("; ") || words.compare.asSet;
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
export function ruleSetSource(state, set) {
  const preset = presetOf(state, set);
  const sources = preset
    ? [preset.source]
    : chosen(gameInfo(set.game ?? state.game), set).map(({ choice }) => choice.source);
  return sources.map((source) => h("cite", { text: source }));
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
 * @param {State} state
 * @param {RuleSet} set
 */
function presetOf(state, set) {
  const own = writeRuleSet(set);
  if (own === "-") return undefined;
  return gameInfo(state.game).presets.find((preset) => own === writeRuleSet(presetSet(state, preset)));
}

/**
 * @param {State} state
 * @param {import("../core/module.js").Preset} preset
 * @returns {RuleSet}
 */
function presetSet(state, preset) {
  return preset.game === state.game ? { options: preset.options } : { game: preset.game, options: preset.options };
}

/**
 * A list of rule sets to choose from: one choice away from the rules in force,
 * a named set, or another game.
 *
 * @param {State} state
 * @param {RuleSet} set the one now chosen
 * @param {(set: RuleSet) => void} change
 */
export function ruleSetSelect(state, set, change) {
  const game = gameInfo(state.game);
  const now = writeRuleSet(set);
  const seen = new Set(["-"]);
  const item = (/** @type {RuleSet} */ of, /** @type {string} */ text) => {
    const value = writeRuleSet(of);
    seen.add(value);
    return h("option", { value, text, selected: value === now });
  };
  const groups = [
    item({ options: {} }, words.compare.asSet),
    ...game.options.map((option) =>
      h(
        "optgroup",
        { label: option.question },
        ...option.choices.map((choice) => {
          const of = { options: { [option.id]: choice.id } };
          // Closed, the list shows the answer without the question above it.
          return item(
            of,
            writeRuleSet(of) === now ? words.compare.answer(choice.title, option.question) : choice.title,
          );
        }),
      ),
    ),
  ];
  const presets = game.presets
    .map((preset) => ({ of: presetSet(state, preset), title: preset.title }))
    .filter(({ of }) => !seen.has(writeRuleSet(of)));
  if (presets.length > 0)
    groups.push(h("optgroup", { label: words.compare.presets }, ...presets.map(({ of, title }) => item(of, title))));
  const others = allGames().filter((other) => other !== game && !seen.has(other.id));
  if (others.length > 0)
    groups.push(
      h(
        "optgroup",
        { label: words.compare.games },
        ...others.map((other) => item({ game: other.id, options: {} }, other.title)),
      ),
    );
  if (!seen.has(now)) groups.unshift(item(set, ruleSetTitle(state, set)));
  return h(
    "select",
    { on: { change: (/** @type {any} */ { target }) => change(readRuleSet(target.value)) } },
    ...groups,
  );
}

/** @param {import("../core/accounts.js").Account} account */
export function accountValue(account) {
  return `${account.option} ${account.kind}`;
}

/**
 * @param {RuleSet[]} a
 * @param {RuleSet[]} b
 */
export function sameSets(a, b) {
  return a.map(writeRuleSet).join() === b.map(writeRuleSet).join();
}

/** @param {number} place */
export function seriesSample(place) {
  return markSample({ kind: "both", series: place });
}
