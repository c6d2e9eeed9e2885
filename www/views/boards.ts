// The comparison's boards: the same game under each of the rule sets, side by side.

import { signal } from "@preact/signals";
import { SeatedBoard } from "../board/seated-board.ts";
import { Status } from "../board/status.js";
import { gameInfo } from "../core/games.js";
import { dice, reason } from "../core/module.js";
import { dashed } from "../core/moves.js";
import { onlyHere } from "../core/parting.js";
import { type RuleSet, under } from "../core/rule-set.js";
import { Dice } from "../dice/dice.js";
import { following } from "../state/reading.js";
import type { State } from "../state/store.js";
import { compare as words } from "../words/views.js";
import { ruleSetTitle, rulesOf } from "./rule-sets.js";
import type { Page } from "./view.js";

/** What is seen of one of the boards. */
export interface Shown {
  column: Column;
  title: string;
  /** Who moves, or how the game is over. */
  status: string;
  /** Why this board could not follow the others. */
  parted: string;
  /** What can be played under some of the rules only. */
  only: { text: string; words: string }[];
}

export class Boards {
  readonly dice: Dice;
  /** What the dice say. */
  readonly said = signal("");
  #columns: Column[] = [];
  /** How far the boards were when they were last shown. */
  #ply?: number;

  constructor(readonly page: Page) {
    const { store } = page;
    // One throw for all boards: they are to be compared.
    this.dice = new Dice(store, {
      play: (text, patch) => {
        this.said.value = "";
        const { line } = store.state;
        const ply = this.leader?.ply ?? 0;
        store.set({ ...patch, line: line[ply] === text ? line : [...line.slice(0, ply), text], ply: ply + 1 }, "edit");
      },
      say: (text) => {
        this.said.value = text;
      },
      view: "boards",
      settled: () => this.settled,
      speed: () => page.speed(),
    });
  }

  /** When every board stands still. */
  get settled(): Promise<unknown> {
    return Promise.all([this.dice.settled, ...this.#columns.map(({ board }) => board.live.settled)]);
  }

  /** The boards that stand. */
  get views() {
    return this.#columns.flatMap(({ board }) => board.live.view ?? []);
  }

  get #sessions() {
    return this.#columns.flatMap(({ board }) => board.live.session ?? []);
  }

  /** The session that follows the line the farthest. */
  get leader() {
    return this.#sessions.sort((one, other) => other.reach - one.reach).at(0);
  }

  /** Brings the boards to a state, and says what is seen of them. */
  show(state: State): { all: Shown[]; note: string } {
    const { compare } = state;
    for (const { board } of this.#columns.splice(compare.length)) board.live.destroy();
    while (this.#columns.length < compare.length) this.#columns.push(new Column(this.page));
    const shown = compare.map((set, place) => this.#columns[place].show(state, set));
    this.#throw(state);
    const moves = this.#parting();
    const alike = new Set(compare.map((set) => rulesOf(state, set))).size < compare.length;
    const same = moves?.every((own) => own.length === 0);
    return {
      all: shown.map((one, place) => ({ ...one, only: one.column.told(moves?.[place] ?? []) })),
      note: alike ? words.alike : same ? words.sameMoves : "",
    };
  }

  /** The moves that not all have, by board, where all of them have come to the same ply. */
  #parting() {
    const sessions = this.#sessions;
    const level = sessions.length === this.#columns.length && new Set(sessions.map(({ ply }) => ply)).size === 1;
    return level && sessions.length > 1 ? onlyHere(sessions.map(({ match }) => match)) : undefined;
  }

  #throw(state: State) {
    const { leader } = this;
    const fresh = leader !== undefined && this.#ply !== undefined && leader.ply === this.#ply + 1;
    this.#ply = leader?.ply;
    const { root, more, news } = this.dice;
    root.hidden = more.hidden = news.hidden = true;
    if (!leader?.match.state().table) return;
    const { match } = leader;
    this.dice.render(state, leader, dice(match.game, match.options()), fresh);
  }
}

/** One of the boards side by side. */
export class Column {
  readonly board = new SeatedBoard();
  readonly about = new Status((text) => this.play(text));
  /** Why something cannot be, until something else is done. */
  readonly said = signal("");

  constructor(readonly page: Page) {
    const say = (text: string) => {
      this.said.value = text;
    };
    this.board.asked = {
      play: (text) => this.play(text),
      which: async (moves) => {
        const { match } = this.board;
        return match && page.choose(moves, match.game, match.options());
      },
      tried: ({ message }) => say(message),
      say,
    };
  }

  /** Plays a move, which what stands on the line may be already. */
  play(text: string) {
    const { store } = this.page;
    const { line } = store.state;
    const ply = this.board.live.session?.ply ?? 0;
    if (line[ply] === text) store.set({ ply: ply + 1 }, "step");
    else store.set({ line: [...line.slice(0, ply), text], ply: ply + 1 }, "edit");
  }

  show(state: State, set: RuleSet) {
    const { game, options } = under(state, set);
    const title = ruleSetTitle(state, set);
    const { position, line, ply } = state;
    const label = words.board(gameInfo(game).title, title);
    try {
      const setup = { game, options, position, line, ply };
      const status = this.board.show(state, setup, { mode: "play", label, speed: this.page.speed() });
      this.about.render(this.board.match, status);
      this.said.value = "";
      return { column: this, title, status, parted: this.#parted(ply) };
    } catch (error) {
      this.board.clear(state);
      this.about.render(undefined);
      this.said.value = words.cannot(reason(error));
      return { column: this, title, status: "", parted: "" };
    }
  }

  #parted(ply: number) {
    const refused = this.board.live.session?.refused;
    return refused && ply > refused.index ? words.parted(refused.index, dashed(refused.text), refused.message) : "";
  }

  /** Moves, as a reader has them written. */
  told(moves: string[]) {
    const { match } = this.board;
    return moves.map((text) => ({ text, words: match ? following(match, [text]).join() : text }));
  }
}
