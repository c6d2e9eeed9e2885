// One of the two boards of “Spot the difference”.

import { Hands } from "../board/hands.js";
import { LiveBoard, detail } from "../board/live-board.js";
import { Seats } from "../board/seats.js";
import { seats } from "../core/module.js";
import { h, say } from "../lib/dom.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/module.js").Move} Move */
/** @typedef {{ from?: string, kind?: string, to: string, message: string }} Tried */
/**
 * What a board asks of its room.
 * @typedef {object} Asked
 * @property {(text: string) => void} play
 * @property {(moves: Move[]) => Promise<string | undefined>} choose which of several moves is meant
 * @property {(tried: Tried) => void} tried something that is not legal on this board
 * @property {(text: string) => void} say
 */

export class Side {
  /** @param {number} place @param {Asked} room */
  constructor(place, room) {
    this.host = h("div", { class: "board-frame" });
    this.head = h("h2", { class: `series-${place}` });
    this.status = h("p", { class: "parting-status" });
    this.root = h("section", { class: "parting-board", "data-side": String(place) }, this.head, this.host, this.status);
    this.live = new LiveBoard(this.host);
    this.seats = new Seats(this.host);
    this.hands = new Hands(this.seats, { view: () => this.live.view, say: room.say });
    this.host.addEventListener("tabiya-move", (event) => room.play(detail(event).text));
    this.host.addEventListener("tabiya-choice", async (event) => {
      const text = await room.choose(detail(event).moves);
      if (text) room.play(text);
      else this.live.view?.select();
      this.hands.mark();
    });
    this.host.addEventListener("tabiya-refuse", (event) => room.tried(detail(event)));
    this.host.addEventListener("tabiya-select", (event) => {
      room.say(detail(event).message ?? "");
      this.hands.released();
    });
  }

  /** The match as it stands here. */
  get match() {
    return this.live.session?.match;
  }

  /**
   * Throws what the module throws for rules that cannot be.
   * @param {State} state
   * @param {import("./spot.js").Rules} rules
   * @param {object} shown
   * @param {string[]} shown.line
   * @param {string} shown.label what it is called
   * @param {boolean} shown.still whether nothing can be played
   * @param {string} shown.said why it stands where it does
   * @param {boolean} shown.parted
   * @param {number} shown.speed
   */
  show(state, { game, options }, { line, label, still, said, parted, speed }) {
    const { flipped, coordinates, pieces, position } = state;
    say(this.head, label);
    this.live.show(
      { game, options, position, line, ply: line.length },
      { mode: still ? "still" : "play", flipped, coordinates, pieces, label, speed },
    );
    const match = this.match;
    if (!match) return;
    const sides = seats(game, options);
    const now = match.state();
    this.seats.render(sides, flipped, now);
    this.hands.render({ ...state, game, options }, match.hands(), still ? [] : now.turn, sides);
    say(this.status, said || (match.outcome()?.text ?? now.text));
    this.status.classList.toggle("is-parted", parted);
    this.root.classList.toggle("is-parted", parted);
  }
}
