// What is asked for in the room “Evidence”, as its address has it.

import { gameInfo } from "../core/games.js";
import { ruledOut } from "../core/module.js";
import type { State } from "../state/store.js";
import type { evidence as words } from "../words/evidence.js";
import type { Asked } from "./evidence-run.js";

export const COUNTS = [8, 20, 50, 100, 200, 500];
export const PLAYS = ["random", "level-1", "level-2", "level-4", "level-4+level-2"] as const satisfies Play[];
/** Choices have marks of their own to the plot’s limit. */
export const MOST = 5;

export type Play = keyof typeof words.plays;

/** An option, its choices, who plays and how often. */
export function read(state: State, about: string): Asked {
  const [id, list = "", play = "", games = ""] = about.split(";");
  const { options } = gameInfo(state.game);
  const option = options.find((one) => one.id === id) ?? options.find((one) => state.options[one.id]) ?? options[0];
  const out = outOf(state, option.id);
  const known = option.choices.map((choice) => choice.id).filter((one) => !out.includes(one));
  const named = known.filter((one) => list.split(",").includes(one)).slice(0, MOST);
  const { [option.id]: _, ...others } = state.options;
  return {
    game: state.game,
    options: others,
    option: option.id,
    // Unless the reader says otherwise all are compared: the two that come first may be the two that hardly differ.
    choices: id === option.id && list !== "" ? named : known.slice(0, MOST),
    // Chance shows how a rule works; players show what it is worth.
    play: PLAYS.find((one) => one === play) ?? "level-2",
    games: COUNTS.find((count) => String(count) === games) ?? 50,
    seed: 1,
  };
}

/** The choices of an option that others in force rule out. */
export function outOf({ game, options }: Pick<State, "game" | "options">, option: string) {
  return ruledOut(game, options).flatMap((one) => (one.option === option ? [one.choice] : []));
}

/** The same as the address has it; without choices those that are usual. */
export const written = ({ option, choices, play, games }: Asked, usual = false) =>
  `${option};${usual ? "" : choices.join(",") || "-"};${play};${games}`;
