// The query of the room “Reconstruct”: what a game has to be set, and the combinations that can be.

import { gameInfo, outline } from "../core/games.js";
import { Match } from "../core/module.js";
import { choiceOf, optionOf } from "../core/options.js";
import type { State } from "../state/store.js";
import { reconstruct as words } from "../words/reconstruct.js";
import { FACTS, type Fact, endsOf } from "./reconstruct-facts.js";
import { type Rules, pieces } from "./reconstruct-run.js";
import { type Known, LIMIT, type Setting, combinations, toDrop } from "./reconstruct-setting.js";

/** The setting, and every combination that can be, with all its choices. */
export interface Asked {
  game: string;
  /** Those that do not vary. */
  options: Record<string, string>;
  setting: Setting;
  known: Known;
  names: Names;
  sets: Record<string, string>[];
  /** How many combinations cannot be. */
  impossible: number;
  /** Why nothing can be played. */
  refusal: string;
}

/** How things are called: what a fact is about, and what it says. */
export interface Names {
  of: (fact: Pick<Fact, "id" | "of">) => string;
  says: (fact: Fact) => string;
}

/** What can be set for a game. */
export function knownOf({ game, options }: State): Known {
  const all = gameInfo(game)
    .options.map(({ id, choices }) => ({ id, choices: choices.map((choice) => choice.id) }))
    .filter(({ choices }) => choices.length > 1);
  const changed = all.find(({ id }) => id in options) ?? all[0];
  return {
    options: all,
    usual: changed?.id ?? "",
    kinds: kindsOf({ game, options }).map(({ id }) => id),
    rules: endsOf(outline(game).contest),
  };
}

function kindsOf(rules: Rules) {
  try {
    return outline(rules.game).patterns ? pieces(rules) : [];
  } catch {
    // Choices that cannot be are told of elsewhere.
    return [];
  }
}

export function askedOf({ game, options }: State, setting: Setting, known: Known): Asked {
  const varied = setting.options.map(({ id }) => id);
  const others = Object.fromEntries(Object.entries(options).filter(([id]) => !varied.includes(id)));
  const all = combinations(setting.options);
  const drop = toDrop(setting.options);
  const sets =
    drop || varied.length === 0
      ? []
      : all.map((one) => ({ ...others, ...one })).filter((one) => possible({ game, options: one }));
  const refusal = drop
    ? words.tooMany(all.length, LIMIT, question(game, drop.option), drop.left)
    : varied.length === 0
      ? words.noOption
      : setting.facts.length === 0
        ? words.noFact
        : sets.length === 0
          ? words.noCombination
          : "";
  const names = namesOf({ game, options });
  return { game, options: others, setting, known, names, sets, impossible: all.length - sets.length, refusal };
}

function namesOf(rules: Rules): Names {
  const nouns = new Map(kindsOf(rules).map(({ id, noun }) => [id, noun]));
  const of: Names["of"] = ({ id, of }) => (FACTS[id].of === "rule" ? words.end(of) : (nouns.get(of) ?? of));
  return { of, says: (fact) => words.says(fact, of(fact)) };
}

/** Whether a game can begin under these rules. */
function possible({ game, options }: Rules) {
  try {
    new Match(game, { options }).free();
    return true;
  } catch {
    return false;
  }
}

/** Options as addresses have them. */
export function withoutUsual(game: string, options: Record<string, string>) {
  const usual = new Map(gameInfo(game).options.map((option) => [option.id, option.default]));
  return Object.fromEntries(Object.entries(options).filter(([id, choice]) => usual.get(id) !== choice));
}

export const question = (game: string, id: string) => optionOf(game, id)?.question ?? id;

export const title = (game: string, id: string, choice: string) => choiceOf(game, id, choice)?.title ?? choice;
