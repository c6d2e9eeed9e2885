// The pieces in hand, beside the board: those of the player at the far edge first,
// then, after the board, those of the player at the near one. A piece is taken by
// a click, a key or a drag, and then put on a square of the board.

import { fill, h } from "../lib/dom.js";
import { fetched } from "../lib/fetched.js";
import { mayMove } from "../lib/motion.js";
import { figure } from "./pictures.js";
import { piecesOf } from "../core/games.js";
import { placeOfSide } from "./seats.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/module.js").HandInfo} HandInfo */
/** @typedef {import("../core/module.js").HandPiece} HandPiece */
/** @typedef {import("../core/module.js").BoardView} BoardView */
/**
 * @typedef {object} Press
 * @property {number} pointer
 * @property {[number, number]} start
 * @property {HTMLElement} button
 * @property {boolean} was
 * @property {HTMLElement} [ghost]
 * @property {Element} [over]
 */

/** How far a pointer goes before a press becomes a drag, in pixels. */
const SLOP = 5;

export class Hands {
  #shown = "";
  /** The kinds that each hand has held in this game, in their order: their places are kept. */
  #slots = { game: "", kinds: /** @type {Map<string, string[]>} */ (new Map()) };
  /** @type {Press | undefined} */
  #press;
  /** What the hands held before. @type {HandInfo[]} */
  #before = [];
  /**
   * Shows the way between board and hand, once it has come.
   * @type {typeof import("./between.js").between | undefined}
   */
  #between;
  #asked = false;
  /** Whether the reader has just let go of a piece over the board. */
  #letGo = false;
  /** A press has already done what its click would do. */
  #ignore = false;
  /** The piece that was taken by a key: the focus comes back to it. @type {string | undefined} */
  #keyed;

  /**
   * @param {import("./seats.js").Seats} seats in whose places the hands lie
   * @param {object} help
   * @param {() => BoardView | undefined} help.view
   * @param {(text: string) => void} help.say
   */
  constructor(seats, help) {
    this.help = help;
    this.table = seats.table;
    this.sides = seats.sides;
    for (const { hand } of Object.values(seats.sides)) {
      hand.addEventListener("click", (event) => this.#click(event));
      hand.addEventListener("keydown", (event) => {
        if (event.key === "Escape") this.#take(undefined);
      });
      hand.addEventListener("pointerdown", (event) => this.#down(event));
      hand.addEventListener("pointermove", (event) => this.#move(event));
      hand.addEventListener("pointerup", (event) => this.#up(event));
      hand.addEventListener("pointercancel", () => this.#end());
    }
  }

  /**
   * @param {State} state
   * @param {HandInfo[]} hands
   * @param {string[]} turn the seats that may act
   * @param {import("../core/module.js").SeatInfo[]} seats
   * @param {string[] | undefined} [entering] the kinds that a throw lets onto the board, where one lies
   * @param {import("./live-board.js").LiveBoard} [live] the board, if a move begins to be seen on it
   */
  render(state, hands, turn, seats, entering, live) {
    this.table.classList.toggle("has-hands", hands.length > 0);
    this.table.toggleAttribute("data-coordinates", state.coordinates);
    const shown = { pieces: piecesOf(state.game, state.pieces), flipped: state.flipped && seats.length === 2 };
    const key = JSON.stringify([state.game, hands, turn, shown, state.flipped, seats, entering]);
    if (key === this.#shown) return this.mark();
    this.#shown = key;
    this.#end();
    this.#keyed = undefined;
    if (this.#slots.game !== state.game) this.#slots = { game: state.game, kinds: new Map() };
    if (live && hands.length > 0 && !this.#asked) void this.#fetch();
    for (const { hand } of Object.values(this.sides)) hand.hidden = true;
    const rootOf = (/** @type {import("../core/module.js").SeatInfo} */ { side }) =>
      this.sides[placeOfSide(side, state.flipped)].hand;
    for (const seat of seats) {
      const root = rootOf(seat);
      const hand = hands.find((hand) => hand.seat === seat.id && (seats.length === 2 || hand.pieces.length > 0));
      root.hidden = hand === undefined;
      if (!hand) {
        root.replaceChildren();
        continue;
      }
      const open = turn.includes(seat.id);
      root.setAttribute("aria-label", words.hands.hand(seat.name, hand.pieces.length === 0));
      root.classList.toggle("is-open", open);
      root.dataset.label = words.hands.hand(seat.name, false);
      const each = seats.length > 2;
      const places = each ? hand.pieces.map(({ kind }) => kind) : this.#places(hand);
      fill(
        root,
        ...places.map((kind) => {
          const piece = hand.pieces.find((piece) => piece.kind === kind);
          if (!piece) return h("span", { key: kind, class: "held", "data-kind": kind, "aria-hidden": "true" });
          return this.#piece(piece, seat, open, { ...shown, each, moves: open && entering?.includes(kind) });
        }),
      );
    }
    this.mark();
    const place = (/** @type {string} */ id, /** @type {string} */ kind) => {
      const seat = seats.find((seat) => seat.id === id);
      return /** @type {HTMLElement | null} */ (seat && rootOf(seat).querySelector(`[data-kind="${kind}"]`));
    };
    const before = this.#before;
    this.#before = hands;
    if (live?.beats.length) this.#between?.(live, place, before, hands, this.#letGo);
  }

  /**
   * The kinds that a hand has room for: what it holds, and what it has held, each where it was.
   * @param {HandInfo} hand
   */
  #places({ seat, pieces }) {
    const now = pieces.map(({ kind }) => kind);
    for (const [place, kind] of (this.#slots.kinds.get(seat) ?? []).entries()) {
      if (!now.includes(kind)) now.splice(Math.min(place, now.length), 0, kind);
    }
    this.#slots.kinds.set(seat, now);
    return now;
  }

  /**
   * @param {HandPiece} piece
   * @param {import("../core/module.js").SeatInfo} seat
   * @param {boolean} open
   * @param {import("../core/module.js").FigureOptions & { each: boolean, moves?: boolean }} shown
   */
  #piece(piece, seat, open, { each, moves, ...shown }) {
    const figures = Array.from({ length: each ? piece.count : 1 }, () =>
      figure(piece.figure, seat.tone, { ...shown, letter: piece.letter }),
    );
    return h(
      "button",
      {
        key: piece.kind,
        type: "button",
        class: `held${each ? " is-each" : ""}${moves ? " is-movable" : ""}`,
        "data-kind": piece.kind,
        "data-owner": seat.name,
        "aria-label": words.hands.piece(piece.name, piece.count, open),
        "aria-pressed": open ? "false" : undefined,
        "aria-disabled": open ? undefined : "true",
      },
      ...figures,
      !each && piece.count > 1 && h("span", { class: "held-count", text: piece.count }),
    );
  }

  async #fetch() {
    this.#asked = true;
    const found = await fetched(() => import("./between.js"));
    this.#between = found?.between;
    this.#asked = found !== undefined;
  }

  /** Shows which piece is taken, if one is. */
  mark() {
    const armed = this.help.view()?.armed;
    this.table.classList.toggle("is-armed", armed !== undefined);
    for (const button of this.table.querySelectorAll(".held[aria-pressed]")) {
      const on = /** @type {HTMLElement} */ (button).dataset.kind === armed;
      button.setAttribute("aria-pressed", String(on));
    }
  }

  /** The reader has let go of it, or taken something else. */
  released() {
    const kind = this.#keyed;
    this.mark();
    if (kind === undefined || this.help.view()?.armed) return;
    this.#keyed = undefined;
    if (!this.table.querySelector('[role="gridcell"][aria-selected="true"]')) {
      /** @type {HTMLElement | null} */ (this.table.querySelector(`.held[aria-pressed][data-kind="${kind}"]`))?.focus();
    }
  }

  /** @param {string | undefined} kind */
  #take(kind) {
    this.help.say("");
    this.help.view()?.arm(kind);
    this.mark();
  }

  /**
   * The piece that an event happened to, if it may be put on the board now.
   * @param {Event} event
   */
  #button(event) {
    const button = event.target instanceof Element ? event.target.closest(".held") : null;
    return button instanceof HTMLElement ? button : undefined;
  }

  /** A click that no press has announced: by the keyboard, or by a screen reader. @param {Event} event */
  #click(event) {
    const button = this.#button(event);
    if (!button) return;
    if (button.getAttribute("aria-disabled")) return this.help.say(words.hands.waits(button.dataset.owner ?? ""));
    if (this.#ignore) {
      this.#ignore = false;
      return;
    }
    const { kind } = button.dataset;
    const on = this.help.view()?.armed === kind;
    this.#take(on ? undefined : kind);
    if (on) return;
    this.#keyed = kind;
    /** @type {HTMLElement | null} */ (this.table.querySelector('[role="gridcell"][tabindex="0"]'))?.focus();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const button = this.#button(event);
    this.#ignore = false;
    if (!button || this.#press || !event.isPrimary || event.button !== 0 || button.getAttribute("aria-disabled"))
      return;
    const was = this.help.view()?.armed === button.dataset.kind;
    if (!was) this.#take(button.dataset.kind);
    button.setPointerCapture(event.pointerId);
    this.#press = { pointer: event.pointerId, start: [event.clientX, event.clientY], button, was };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!press.ghost) {
      if (Math.hypot(x - press.start[0], y - press.start[1]) < SLOP) return;
      press.ghost = this.#lift(press.button);
    }
    press.ghost.style.translate = `${x}px ${y}px`;
    const over = this.#cellAt(x, y);
    if (over === press.over) return;
    press.over?.removeAttribute("data-over");
    over?.setAttribute("data-over", "");
    press.over = over;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return;
    this.#ignore = true;
    const { ghost } = press;
    if (ghost) {
      press.ghost = undefined;
      const cell = this.#cellAt(event.clientX, event.clientY);
      this.#end();
      this.#land(ghost, cell?.matches(".target") ? cell : press.button);
      this.#letGo = true;
      if (cell) cell.click();
      else this.#take(undefined);
      this.#letGo = false;
      return;
    }
    this.#end();
    if (press.was) this.#take(undefined);
  }

  /**
   * The piece in the reader's hand comes down on a square, or goes back.
   * @param {HTMLElement} ghost
   * @param {HTMLElement} place
   */
  #land(ghost, place) {
    const { left, top, width, height } = place.getBoundingClientRect();
    const end = `${left + width / 2}px ${top + height / 2}px`;
    const glide = mayMove()
      ? ghost.animate([{ translate: ghost.style.translate }, { translate: end }], { duration: 160, easing: "ease-out" })
      : undefined;
    if (glide) glide.finished.catch(() => undefined).then(() => ghost.remove());
    else ghost.remove();
  }

  /** A piece in the reader's hand, as large as on the board. @param {HTMLElement} button */
  #lift(button) {
    const ghost = h("div", { class: "ghost", "aria-hidden": "true" });
    const figure = button.querySelector("svg");
    if (figure) ghost.append(figure.cloneNode(true));
    const cell = this.table.querySelector('[role="gridcell"]');
    if (cell) ghost.style.inlineSize = `${cell.getBoundingClientRect().width}px`;
    this.table.append(ghost);
    return ghost;
  }

  /**
   * The cell of the board at a point of the window.
   * @param {number} x
   * @param {number} y
   */
  #cellAt(x, y) {
    const cell = document.elementFromPoint(x, y)?.closest(".tabiya-cell");
    return cell instanceof HTMLElement && this.table.contains(cell) ? cell : undefined;
  }

  #end() {
    this.#press?.ghost?.remove();
    this.#press?.over?.removeAttribute("data-over");
    this.#press = undefined;
  }
}
