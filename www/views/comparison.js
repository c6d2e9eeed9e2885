// The defaults of a comparison, before anything of it is shown.

import { accounts } from "../core/accounts.js";
import { gameInfo } from "../core/games.js";
import { kinds, ruledOut } from "../core/module.js";
import { changedOptions } from "../core/options.js";
import { parting } from "../core/parting.js";
import { nearest } from "../core/relatives.js";
import { MOST_COMPARED, under } from "../core/rule-set.js";
import { withoutCompared } from "./rule-sets.js";

/** @typedef {import("../state/store.js").State} State */

/** The line to where rules part that was found last. */
let found = "";

/**
 * What a way of comparing begins with: what is compared already, or the nearest relative.
 * @param {State} now @param {"differs" | "boards" | "overlay"} view @returns {Partial<State>}
 */
export function compared(now, view) {
  const begun = begin(now);
  const state = { ...now, ...begun };
  if (view === "boards") return { ...begun, view, ...parted(state) };
  if (view === "differs" || state.piece) return { ...begun, view };
  // The piece that the rules differ about, if there is one.
  const differs = (/** @type {string} */ option) => state.compare.some((set) => !set.game && option in set.options);
  const account = accounts(state.game, withoutCompared(state)).find(({ option }) => differs(option));
  const all = kinds(state.game, state.options);
  const kind = all.find(({ id }) => id === account?.kind) ?? all[0];
  return { ...begun, view, piece: kind.id, at: kind.at };
}

/** The position on which boards open: where the rules part, unless the reader has a line. @param {State} state */
export function parted(state) {
  if (state.position || (state.line.length > 0 && state.line.join() !== found)) return {};
  /** @type {string[]} */
  let line = [];
  try {
    line = parting(state.compare.map((set) => under(state, set))) ?? [];
  } catch {
    // Rules that cannot be are told of on their board.
  }
  found = line.join();
  return { line, ply: line.length };
}

/**
 * With what is compared already, with the answers to the question that the reader has answered, with the nearest
 * relative, else with other rules of the same game.
 * @param {State} state
 * @returns {Partial<State>}
 */
function begin(state) {
  if (state.compare.length > 1) return { view: "differs" };
  if (state.compare.length === 0) {
    const sets = answers(state);
    if (sets.length > 1) return { view: "differs", compare: sets };
  }
  const game = nearest(state.game);
  const other = game ? { game, options: {} } : { options: otherRules(state) };
  return { view: "differs", compare: [...(state.compare.length > 0 ? state.compare : [{ options: {} }]), other] };
}

/**
 * Where one question is answered otherwise than usual, its answers; where several are, the rules as set and the usual
 * ones.
 * @param {Pick<State, "game" | "options">} state
 * @returns {import("../state/store.js").RuleSet[]}
 */
function answers({ game, options }) {
  const asked = changedOptions(game, {}, options);
  if (asked.length === 0) return [];
  if (asked.length > 1) {
    return [{ options: Object.fromEntries(asked.map(({ option, was }) => [option.id, was])) }, { options: {} }];
  }
  const [
    {
      option: { id, choices },
      was: usual,
      now,
    },
  ] = asked;
  const out = new Set(ruledOut(game, options).flatMap(({ option, choice }) => (option === id ? choice : [])));
  const possible = choices.filter((choice) => !out.has(choice.id)).map((choice) => choice.id);
  const kept = [...new Set([usual, now, ...possible])].slice(0, MOST_COMPARED);
  return possible.filter((choice) => kept.includes(choice)).map((choice) => ({ options: { [id]: choice } }));
}

/**
 * Another answer to the first question that has one: an unusual one, as the usual ones together have a name.
 * @param {Pick<State, "game" | "options">} state
 * @returns {Record<string, string>}
 */
export function otherRules({ game, options }) {
  const out = new Set(ruledOut(game, options).map(({ option, choice }) => `${option} ${choice}`));
  for (const { id, choices, default: usual } of gameInfo(game).options) {
    const now = options[id] ?? usual;
    const found = choices.find((choice) => choice.id !== now && choice.id !== usual && !out.has(`${id} ${choice.id}`));
    if (found) return { [id]: found.id };
  }
  return {};
}
