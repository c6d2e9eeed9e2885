// What the room “Maps” compares: the rules in force and, beside them, those with another choice.

import { gameInfo } from "../core/games.js";
import { type KindInfo, kinds } from "../core/module.js";
import type { State } from "../state/store.js";

/** Rules, and what they are called. */
export interface Side {
  game: string;
  options: Record<string, string>;
  title: string;
}

type Rules = Pick<State, "game" | "options">;

/** The room’s own text, `kind:option=choice`: the piece that is looked at, and one or two sides. */
export function read(rules: Rules, about: string, inForce: string) {
  const { game, options } = rules;
  const [wanted, beside = usual(rules)] = about.split(":");
  const [option, choice] = beside.split("=");
  const asked = gameInfo(game).options.find(({ id }) => id === option);
  const chosen = asked?.choices.find(({ id }) => id === choice);
  const all = kinds(game, options).filter(({ betza }) => betza !== "");
  const changed = asked && chosen && movedBy(rules, asked.id, chosen.id);
  const kind = all.find(({ id }) => id === wanted) ?? all.find(({ id }) => id === changed) ?? all[0];
  const now = asked?.choices.find(({ id }) => id === (options[asked.id] ?? asked.default));
  const sides: Side[] = [{ game, options, title: now?.title ?? inForce }];
  if (asked && chosen) sides.push({ game, options: { ...options, [asked.id]: chosen.id }, title: chosen.title });
  return { all, kind, sides, against: asked && chosen ? beside : "" };
}

/** The kind that a choice makes move otherwise. */
function movedBy({ game, options }: Rules, option: string, choice: string) {
  try {
    const other = kinds(game, { ...options, [option]: choice });
    return kinds(game, options).find(({ id, betza }) => other.find((own) => own.id === id)?.betza !== betza)?.id;
  } catch {
    return undefined;
  }
}

/** The first choice under which a piece moves otherwise: with it, the maps begin. */
function usual(rules: Rules) {
  for (const { id, default: standard, choices } of gameInfo(rules.game).options) {
    for (const choice of choices) {
      if (choice.id === (rules.options[id] ?? standard)) continue;
      if (movedBy(rules, id, choice.id)) return `${id}=${choice.id}`;
    }
  }
  return "";
}

/** The rules in force, and every choice under which a kind moves otherwise. */
export function waysOf({ game, options }: Rules, kind: KindInfo, inForce: string): Side[] {
  const seen = new Set([kind.betza]);
  const ways: Side[] = [];
  let here = "";
  for (const { id, default: usual, choices } of gameInfo(game).options) {
    for (const choice of choices) {
      const chosen = { ...options, [id]: choice.id };
      try {
        const own = kinds(game, chosen).find((other) => other.id === kind.id);
        if (!own || seen.has(own.betza)) continue;
        seen.add(own.betza);
        ways.push({ game, options: chosen, title: choice.title });
        here ||= choices.find((one) => one.id === (options[id] ?? usual))?.title ?? "";
      } catch {
        // Another choice in force rules this one out.
      }
    }
  }
  return [{ game, options, title: here || inForce }, ...ways];
}
