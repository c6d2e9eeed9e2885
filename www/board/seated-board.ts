// A living board with its seats, its signs and what is in hand, of a game that is played beside another.

import { type Move, seats } from "../core/module.js";
import type { Setup } from "../state/session.js";
import type { State } from "../state/store.js";
import { Hands } from "./hands.js";
import { detail, LiveBoard } from "./live-board.js";
import { Seats } from "./seats.js";
import { Signs } from "./signs.js";

/** Something that is not legal here. */
export interface Tried {
  from?: string;
  kind?: string;
  to: string;
  message: string;
}

/** What a board asks of what shows it. */
export interface Asked {
  play(text: string): void;
  /** Which of several moves is meant. */
  which(moves: Move[]): Promise<string | undefined>;
  tried(tried: Tried): void;
  /** What is said of what was done; nothing, when something else is. */
  say(text: string): void;
}

interface Looks {
  mode: "play" | "still";
  label: string;
  speed: number;
}

export class SeatedBoard {
  /** Set by whoever shows the board: what is asked may change with what is shown. */
  asked?: Asked;
  readonly live: LiveBoard;
  readonly #seats: Seats;
  readonly #signs: Signs;
  readonly #hands: Hands;

  constructor() {
    const host = document.createElement("div");
    host.className = "board-frame";
    this.live = new LiveBoard(host);
    this.#seats = new Seats(host);
    this.#signs = new Signs(host);
    this.#hands = new Hands(this.#seats, { view: () => this.live.view, say: (text) => this.asked?.say(text) });
    host.addEventListener("tabiya-move", (event) => this.asked?.play(detail(event).text));
    host.addEventListener("tabiya-choice", async (event) => {
      const text = await this.asked?.which(detail(event).moves);
      if (text) this.asked?.play(text);
      else this.live.view?.select();
      this.#hands.mark();
    });
    host.addEventListener("tabiya-refuse", (event) => this.asked?.tried(detail(event)));
    host.addEventListener("tabiya-select", (event) => {
      this.asked?.say(detail(event).message ?? "");
      this.#hands.released();
    });
  }

  /** The board between its seats. */
  get root(): HTMLElement {
    return this.#seats.table;
  }

  get match() {
    return this.live.session?.match;
  }

  /**
   * Shows a game as the page shows its own. Throws what the module throws for rules that cannot be.
   * @returns what the game says
   */
  show({ flipped, coordinates, pieces, ...page }: State, setup: Setup, looks: Looks) {
    this.live.show(setup, { ...looks, flipped, coordinates, pieces });
    const { match } = this;
    if (!match) return "";
    const { game, options } = setup;
    const state = { ...page, flipped, coordinates, pieces, game, options };
    const sides = seats(game, options);
    const now = match.state();
    this.#seats.render(sides, flipped, now);
    this.#signs.render(state, match, this.live);
    this.#hands.render(state, match.hands(), looks.mode === "still" ? [] : now.turn, sides, undefined, this.live);
    return match.outcome()?.text ?? now.text;
  }

  /** Shows nothing. */
  clear(state: State) {
    this.live.destroy();
    this.#seats.render([], state.flipped);
    this.#hands.render(state, [], [], []);
  }
}
