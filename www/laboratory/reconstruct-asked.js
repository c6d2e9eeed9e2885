// The query of the room “Reconstruct”: what a game has to be set, and the combinations that can be.

import { gameInfo, outline } from "../core/games.js";
import { choiceOf, optionOf } from "../core/options.js";
import { Match } from "../core/module.js";
import { reconstruct as words } from "../words/reconstruct.js";
import { endsOf } from "./reconstruct-facts.js";
import { pieces } from "./reconstruct-run.js";
import { LIMIT, combinations, toDrop } from "./reconstruct-setting.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./reconstruct-setting.js").Setting} Setting */
/** @typedef {import("./reconstruct-setting.js").Known} Known */
/**
 * What is asked: the setting, and every combination that can be, with all its choices.
 * @typedef {object} Asked
 * @property {string} game
 * @property {Record<string, string>} options those that do not vary
 * @property {Setting} setting
 * @property {Known} known
 * @property {Record<string, string>[]} sets
 * @property {string} refusal why nothing can be played
 */

/** What can be set for a game. @param {State} state @returns {Known} */
export function knownOf({ game, options }) {
  const info = gameInfo(game);
  const all = info.options
    .map(({ id, choices }) => ({ id, choices: choices.map((choice) => choice.id) }))
    .filter(({ choices }) => choices.length > 1);
  const changed = all.find(({ id }) => id in options) ?? all[0];
  return {
    options: all,
    usual: changed?.id ?? "",
    kinds: kindsOf(game, options),
    rules: endsOf(outline(game).contest),
  };
}

/** @param {string} game @param {Record<string, string>} options */
function kindsOf(game, options) {
  try {
    return outline(game).patterns ? pieces({ game, options }).map(({ id }) => id) : [];
  } catch {
    // Choices that cannot be are told of elsewhere.
    return [];
  }
}

/** @param {State} state @param {Setting} setting @param {Known} known @returns {Asked} */
export function askedOf({ game, options }, setting, known) {
  const varied = setting.options.map(({ id }) => id);
  const others = Object.fromEntries(Object.entries(options).filter(([id]) => !varied.includes(id)));
  const all = combinations(setting.options);
  const drop = toDrop(setting.options);
  const sets = drop ? [] : all.map((one) => ({ ...others, ...one })).filter((one) => possible({ game, options: one }));
  const refusal = drop
    ? words.tooMany(all.length, LIMIT, question(game, drop.option), drop.left)
    : setting.options.length === 0
      ? words.noOption
      : setting.facts.length === 0
        ? words.noFact
        : sets.length === 0
          ? words.noCombination
          : "";
  return { game, options: others, setting, known, sets: setting.options.length === 0 ? [] : sets, refusal };
}

/** Whether a game can begin under these rules. @param {{ game: string, options: Record<string, string> }} rules */
function possible({ game, options }) {
  try {
    new Match(game, { options }).free();
    return true;
  } catch {
    return false;
  }
}

/** Options as addresses have them. @param {string} game @param {Record<string, string>} options */
export function withoutUsual(game, options) {
  const usual = new Map(gameInfo(game).options.map((option) => [option.id, option.default]));
  return Object.fromEntries(Object.entries(options).filter(([id, choice]) => usual.get(id) !== choice));
}

/** @param {string} game @param {string} id */
export const question = (game, id) => optionOf(game, id)?.question ?? id;

/** @param {string} game @param {string} id @param {string} choice */
export const title = (game, id, choice) => choiceOf(game, id, choice)?.title ?? choice;
