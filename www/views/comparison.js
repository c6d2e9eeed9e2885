// Where a comparison begins, before anything of it is shown.

import { accounts } from "../core/accounts.js";
import { gameInfo, placeOf } from "../core/games.js";
import { ruledOut } from "../core/module.js";

/** @typedef {import("../state/store.js").State} State */

/**
 * With what is compared already, with the accounts of a piece if they
 * differ, else with another set of rules.
 * @param {State} state
 * @returns {Partial<State>}
 */
export function begin(state) {
  const { game, options } = state;
  if (state.compare.length > 0) return { view: state.piece ? "overlay" : "boards" };
  const [found] = accounts(game, options);
  if (!found) return { view: "boards", compare: [{ options: {} }, { options: otherRules(state) }] };
  const at = placeOf(game, options, found.kind);
  return { view: "overlay", piece: found.kind, at, compare: found.sets, friends: [], enemies: [] };
}

/**
 * Rules that differ from those in force, for a first look: a named set, else another answer to the
 * first question that has one.
 * @param {State} state
 * @returns {Record<string, string>}
 */
function otherRules({ game, options }) {
  const { presets, options: questions } = gameInfo(game);
  const now = Object.fromEntries(questions.map(({ id, default: usual }) => [id, options[id] ?? usual]));
  const differs = (/** @type {Record<string, string>} */ set) =>
    Object.entries(set).some(([id, choice]) => now[id] !== choice);
  const named = presets.find((preset) => preset.game === game && differs(preset.options));
  if (named) return named.options;
  const out = new Set(ruledOut(game, options).map(({ option, choice }) => `${option} ${choice}`));
  const others = questions.flatMap(({ id, choices }) =>
    choices
      .filter((choice) => choice.id !== now[id] && !out.has(`${id} ${choice.id}`))
      .map((choice) => ({ [id]: choice.id })),
  );
  return others[0] ?? {};
}
