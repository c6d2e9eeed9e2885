// One of the two living boards of “Guess the rule”, with its seats and hands.

import { Hands } from "../board/hands.js";
import { detail, LiveBoard } from "../board/live-board.js";
import { Seats } from "../board/seats.js";
import { type Move, seats } from "../core/module.js";
import type { Shown } from "./spot-now.ts";

export interface Tried {
  from?: string;
  kind?: string;
  to: string;
  message: string;
}

/** What a board asks of its room. */
export interface Asked {
  play(text: string): void;
  /** Which of several moves is meant. */
  which(moves: Move[], place: number): Promise<string | undefined>;
  /** Something that is not legal on this board. */
  tried(tried: Tried, place: number): void;
  refuse(text: string): void;
}

export class SpotBoard {
  /** Set by whoever shows the board: what is asked may change with what is shown. */
  asked: Asked | undefined;
  readonly live: LiveBoard;
  readonly #seats: Seats;
  readonly #hands: Hands;

  constructor(readonly place: number) {
    const host = document.createElement("div");
    host.className = "board-frame";
    this.live = new LiveBoard(host);
    this.#seats = new Seats(host);
    this.#hands = new Hands(this.#seats, { view: () => this.live.view, say: (text) => this.asked?.refuse(text) });
    host.addEventListener("tabiya-move", (event) => this.asked?.play(detail(event).text));
    host.addEventListener("tabiya-choice", async (event) => {
      const text = await this.asked?.which(detail(event).moves, place);
      if (text) this.asked?.play(text);
      else this.live.view?.select();
      this.#hands.mark();
    });
    host.addEventListener("tabiya-refuse", (event) => this.asked?.tried(detail(event), place));
    host.addEventListener("tabiya-select", (event) => {
      this.asked?.refuse(detail(event).message ?? "");
      this.#hands.released();
    });
  }

  /** The board between its seats. */
  get root(): HTMLElement {
    return this.#seats.table;
  }

  /**
   * Throws what the module throws for rules that cannot be.
   * @param label what it is called
   * @returns what the game says
   */
  show({ state, rules, line, over, due }: Shown, label: string, speed: number) {
    const { game, options } = rules[this.place];
    const { flipped, coordinates, pieces, position } = state;
    const still = over || due !== undefined;
    this.live.show(
      { game, options, position, line, ply: line.length },
      { mode: still ? "still" : "play", flipped, coordinates, pieces, label, speed },
    );
    const match = this.live.session?.match;
    if (!match) return "";
    const sides = seats(game, options);
    const now = match.state();
    this.#seats.render(sides, flipped, now);
    this.#hands.render({ ...state, game, options }, match.hands(), still ? [] : now.turn, sides);
    return match.outcome()?.text ?? now.text;
  }
}
