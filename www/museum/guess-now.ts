// What “Guess the rule” shows of a state of the page: under which rules both boards stand, how far they are alike, who
// sits there, and what of the address cannot be.

import { coded, Match, reason, seats } from "../core/module.js";
import type { Kept } from "../core/partings.js";
import { levelOf } from "../state/seated.js";
import type { State } from "../state/store.js";
import { drawPair, type Fault, follow, hidden, type Rules, readSetting, type Setting, type Stand } from "./guess.js";

/** What is played. */
export interface Shown {
  state: State;
  setting: Setting;
  rules: [Rules, Rules];
  stand: Stand;
  /** As far as it is shown. */
  line: string[];
  /** Who sits at each seat. */
  seated: string[];
  /** Whether nothing more is played. */
  over: boolean;
  /** Whether what differs is still hidden. */
  blind: boolean;
  /** What may be played on each board. */
  legal: ReturnType<Match["legal"]>[];
  /** The computer that is to play now. */
  due?: { name: string; level: number };
}

/** What may be hidden. */
export const pairsOf = ({ game }: State, mode: Setting["mode"], kept: Kept[]) =>
  mode === "open" ? [] : hidden(game, kept, mode === "usual");

/**
 * @param about what `readSetting` reads
 * @returns without `now` if what is hidden has not been drawn
 */
export function read(state: State, about: string, kept: Kept[]): { setting: Setting; seated: string[]; now?: Shown } {
  const setting = readSetting(about, state.game);
  const seated = seatedAt(state, setting.faults);
  const pair =
    setting.mode === "open" || !state.seed ? undefined : drawPair(state.seed, pairsOf(state, setting.mode, kept));
  if (setting.mode !== "open" && !pair) return { setting, seated };
  const sets = pair ? [pair.a, pair.b].map((choice) => ({ [pair.option]: choice })) : setting.sets;
  const { position } = state;
  // Choices that do not go together with those of the page, or at all, or a position that is none under them: as much
  // is left out as has to be.
  const tries = [
    ...(pair ? [] : [{ sets, beside: state.options, position }]),
    { sets, beside: {}, position },
    { sets: readSetting("", state.game).sets, beside: {}, position: undefined },
  ];
  const { rules, stand, from } = first(tries, state, setting.faults);
  if (stand.illegal) setting.faults.push({ code: "illegal-move", part: stand.illegal.reason });
  const over = [stand.move, stand.ends, stand.over, setting.guess].some((end) => end !== undefined);
  const line = state.line.slice(0, stand.alike + (stand.move ? 1 : 0));
  const now = {
    state: { ...state, position: from },
    setting,
    rules,
    stand,
    line,
    seated,
    over,
    blind: setting.mode !== "open" && !over,
    legal: rules.map((own) => legalAt(own, line, from)),
  };
  return { setting, seated, now: { ...now, due: dueAt(now) } };
}

/** Where nobody sits the reader does, who has to sit somewhere. */
function seatedAt({ game, seated }: State, faults: Fault[]) {
  const all = seats(game, {}).map((_, place) => (levelOf(seated[place]) ? seated[place] : "you"));
  if (all.every(levelOf)) {
    faults.push({ code: "no-reader", part: "" });
    all[0] = "you";
  }
  return all;
}

/** The first of these rules that can be, and how far they are alike; why the others cannot is a fault. */
function first(
  tries: { sets: Record<string, string>[]; beside: Record<string, string>; position?: string }[],
  { game, line, ply }: State,
  faults: Fault[],
) {
  for (const { sets, beside, position } of tries) {
    const rules = sets.map((own) => ({ game, options: { ...beside, ...own } })) as [Rules, Rules];
    try {
      return { rules, stand: follow(rules, line.slice(0, ply), position), from: position };
    } catch (error) {
      const part = reason(error);
      if (faults.at(-1)?.part !== part) faults.push({ code: "bad-rules", part });
    }
  }
  throw coded("bad-rules", faults.at(-1)?.part ?? "");
}

function legalAt({ game, options }: Rules, line: string[], position?: string) {
  const match = new Match(game, { options, position });
  match.playLine(line);
  const legal = match.legal();
  match.free();
  return legal;
}

/** The seat that is on turn, and the level of the computer that sits there, if it does. */
export function onTurn({ state, seated, stand }: Pick<Shown, "state" | "seated" | "stand">, ply = stand.alike) {
  const all = seats(state.game, {});
  const place = all.findIndex(({ id }) => id === stand.seats[ply]);
  return { who: seated[place], level: levelOf(seated[place]), name: all[place]?.name ?? stand.seats[ply] };
}

function dueAt(now: Omit<Shown, "due">) {
  const { level, name } = onTurn(now);
  const open = !now.over && !now.stand.illegal && now.state.ply >= now.state.line.length;
  return open && level ? { level, name } : undefined;
}
