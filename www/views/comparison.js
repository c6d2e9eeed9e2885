// The defaults of a comparison, before anything of it is shown.

import { gameInfo } from "../core/games.js";
import { ruledOut } from "../core/module.js";
import { nearest } from "../core/relatives.js";

/** @typedef {import("../state/store.js").State} State */

/**
 * With what is compared already, with the nearest relative, else with other rules of the same game.
 * @param {State} state
 * @returns {Partial<State>}
 */
export function begin(state) {
  if (state.compare.length > 1) return { view: "differs" };
  const game = nearest(state.game);
  const other = game ? { game, options: {} } : { options: otherRules(state) };
  return { view: "differs", compare: [...(state.compare.length > 0 ? state.compare : [{ options: {} }]), other] };
}

/**
 * Another answer to the first question that has one.
 * @param {Pick<State, "game" | "options">} state
 * @returns {Record<string, string>}
 */
export function otherRules({ game, options }) {
  const out = new Set(ruledOut(game, options).map(({ option, choice }) => `${option} ${choice}`));
  for (const { id, choices, default: usual } of gameInfo(game).options) {
    const now = options[id] ?? usual;
    const found = choices.find((choice) => choice.id !== now && !out.has(`${id} ${choice.id}`));
    if (found) return { [id]: found.id };
  }
  return {};
}
