// What the reader and the computer can do in “Guess the rule”.

import type { Tried } from "../board/seated-board.ts";
import type { Move } from "../core/module.js";
import { seats } from "../core/module.js";
import { optionOf } from "../core/options.js";
import { newSeed } from "../lib/chance.js";
import { levelOf } from "../state/seated.js";
import type { State } from "../state/store.js";
import type { RoomContext } from "../views/view.js";
import * as words from "../words/guess.js";
import { type Guess, type Setting, writeSetting } from "./guess.js";
import type { Shown } from "./guess-now.ts";

/** The room, as addresses have it: its title was another once, and addresses stay. */
export const ID = "difference";
/** The level that begins. */
const FIRST = "3";

export type Deeds = ReturnType<typeof deedsOf>;

/** @param refuse says why something cannot be */
export function deedsOf(
  context: RoomContext,
  state: State,
  setting: Setting,
  now: Shown | undefined,
  refuse: (why: string) => void,
) {
  const { store } = context;
  const set = (change: Partial<Setting>, patch: Partial<State>, manner: "visit") => {
    const { mode, sets } = setting;
    store.set({ ...patch, room: `${ID}:${writeSetting({ mode, sets, ...change })}` }, manner);
  };
  /** Which of several moves is meant. */
  const which = async (moves: Move[], place: number) => {
    const rules = now?.rules[place];
    return rules && context.choose(moves, rules.game, rules.options);
  };
  /** Plays on both boards; what followed is replaced. */
  const play = (text: string) => {
    if (!now || now.over) return;
    const ply = now.line.length;
    if (state.line[ply] === text) store.set({ ply: ply + 1 }, "step");
    else store.set({ line: [...now.line, text], ply: ply + 1 }, "edit");
  };
  return {
    which,
    play,
    refuse,
    /** A new game, or a new round. */
    begin(mode: Setting["mode"]) {
      const { seated, game } = state;
      const fresh = { line: [], ply: 0, position: undefined, study: undefined };
      if (mode === "open") return set({ mode }, fresh, "visit");
      // The guesser plays against the computer, unless a friend has sat down in a round before.
      const blind = now && now.setting.mode !== "open";
      const sat = blind || seated.some(levelOf) ? seated : seats(game, {}).map((_, at) => (at === 0 ? "you" : FIRST));
      set({ mode }, { ...fresh, seed: newSeed(), seated: sat }, "visit");
    },
    readings: (sets: Setting["sets"]) => set({ mode: "open", sets }, {}, "visit"),
    seat(seated: string[]) {
      const alone = seated.every((who) => who === "you");
      store.set({ seated: alone ? [] : seated, flipped: seated[0] !== "you" }, "step");
    },
    guess(guess: Guess) {
      // What lies behind the boards that are seen has been taken back.
      const { line } = now ?? { line: [] };
      set({ guess }, { line, ply: line.length }, "visit");
    },
    step: (ply: number) => store.set({ ply: Math.max(0, Math.min(state.line.length, ply)) }, "step"),
    /** What one board does not allow is a move all the same if the other does. */
    async tried({ from, kind, to, message }: Tried, place: number) {
      const other = 1 - place;
      const meant = (move: Move) => (from === undefined ? move.kind === kind && !move.from : move.from === from);
      const moves = now?.legal[other].filter((move) => move.to === to && meant(move)) ?? [];
      if (moves.length === 0) return refuse(now?.blind ? words.neither : message);
      const text = moves.length === 1 ? moves[0].text : await which(moves, other);
      if (text) play(text);
    },
    /** Back to before the reader’s last move. */
    takeBack() {
      if (!now || now.line.length === 0) return;
      const all = seats(state.game, {});
      const sits = (id: string) => levelOf(now.seated[all.findIndex((seat) => seat.id === id)]);
      let ply = now.line.length - 1;
      while (ply > 0 && sits(now.stand.seats[ply])) ply -= 1;
      store.set({ line: now.line.slice(0, ply), ply }, "edit");
    },
    /** The game goes on under the rules of one board, where games do. */
    goOn(place: number) {
      if (!now) return;
      const { rules, stand, line } = now;
      const { game, options } = rules[place];
      const chosen = Object.entries(options).filter(([id, choice]) => optionOf(game, id)?.default !== choice);
      const legal = stand.move && stand.move.only !== place ? line.slice(0, stand.alike) : line;
      const rest = { view: "play", room: undefined, study: undefined } as const;
      const { position } = now.state;
      store.set({ ...rest, options: Object.fromEntries(chosen), position, line: legal, ply: legal.length }, "visit");
    },
  };
}
