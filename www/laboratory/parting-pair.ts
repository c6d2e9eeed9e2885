// The pair of the room “Parting”: two sets of rules, as its address has them, and what is known of them.

import { signal } from "@preact/signals";
import { gameInfo } from "../core/games.js";
import { choiceOf, optionOf } from "../core/options.js";
import { type From, type Kept, between } from "../core/partings.js";
import { under } from "../core/rule-set.js";
import type { State } from "../state/store.js";
import { parting as words } from "../words/laboratory.js";

export interface Rules {
  game: string;
  options: Record<string, string>;
}

export interface Pair {
  /** Tells it from other pairs. */
  id: string;
  rules: [Rules, Rules];
  titles: [string, string];
  heading: string;
  kept?: Kept;
  /** What has to be chosen besides, with its question. */
  beside: string[];
}

/** What is known of a pair. */
export type Known = Partial<Kept>;
/** The line shown, from the array or a position. */
export type Way = Partial<From>;

/** What the address calls the rules compared. */
export const COMPARED = "compared";

/** What was found here, by the pair: also when the reader comes back. */
const found = signal<Record<string, Known>>({});

export function learn(pair: Pair, known: Known) {
  found.value = { ...found.value, [pair.id]: { ...found.value[pair.id], ...known } };
}

/** What is kept, or what was found here. */
export const knownOf = (pair: Pair): Known => ({ ...pair.kept, ...found.value[pair.id] });

/** The moves of a line as it is kept. */
export const split = (line = "") => line.split(" ").filter(Boolean);

/** The form as the address has it, `option:a:b` or `compared`, and the pair. */
export function read(state: State, about: string, all: Kept[]) {
  const [id, one, other] = about.split(":");
  const { game, compare } = state;
  const comparable = compare.length > 1;
  const compared = comparable && (id === COMPARED || (about === "" && compare.some(({ game }) => game)));
  const options = gameInfo(game).options.filter(({ choices }) => choices.length > 1);
  const first = comparable ? Object.keys({ ...compare[0].options, ...compare[1].options })[0] : undefined;
  const option = options.find((own) => own.id === id) ?? options.find((own) => own.id === first) ?? options[0];
  const choice = (wanted?: string, not?: string) =>
    option.choices.find((own) => own.id === wanted && own.id !== not) ??
    option.choices.find((own) => own.id !== not) ??
    option.choices[0];
  const told = about === "" && comparable && !compared && first === option.id;
  const [usualA, usualB] = told ? compare.map((set) => set.options[option.id] ?? option.default) : [];
  const a = choice(one ?? usualA ?? state.options[option.id]);
  const b = choice(other ?? usualB, a.id);
  const form = { options, comparable, compared, option, a, b };
  if (compared) {
    const rules = compare.slice(0, 2).map((set) => under(state, set)) as Pair["rules"];
    const titles = rules.map(nameOf) as Pair["titles"];
    return { form, pair: pairOf({ rules, titles, heading: titles.join(" · "), beside: [] }) };
  }
  const kept = between(all, { game, option: option.id, a: a.id, b: b.id });
  const beside = kept?.beside ?? {};
  const rules = (chosen: string): Rules => ({ game, options: { ...beside, [option.id]: chosen } });
  return {
    form,
    pair: pairOf({
      rules: [rules(a.id), rules(b.id)],
      titles: [a.title, b.title],
      heading: words.heading(option.question, a.title, b.title),
      kept,
      beside: Object.entries(beside).map(([name, value]) => answer(game, name, value)),
    }),
  };
}

const pairOf = (pair: Omit<Pair, "id">): Pair => ({ ...pair, id: JSON.stringify(pair.rules) });

/** A question with its answer. */
function answer(game: string, option: string, choice: string) {
  return `${optionOf(game, option)?.question ?? option} ${choiceOf(game, option, choice)?.title ?? choice}`;
}

/** What a set of rules is called. */
function nameOf({ game, options }: Rules) {
  const { title, options: all } = gameInfo(game);
  const chosen = Object.entries(options).filter(([id, value]) =>
    all.some((option) => option.id === id && option.default !== value),
  );
  return [title, ...chosen.map(([id, value]) => answer(game, id, value))].join("; ");
}
