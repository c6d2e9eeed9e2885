// Drawing of annotations over a board: with the second button of a mouse at any time; with any pointer, or the
// keyboard, while the tool is open. A press on one square is a circle, or what the tool has chosen; from one square to
// another it is an arrow; the same again takes it away.

import { COLOURS, LABEL, entries, fitting, parts, toggle } from "../core/annotations.js";
import { squareTest } from "../core/games.js";
import { board } from "../core/module.js";
import { under } from "../core/rule-set.js";
import { byId, say } from "../lib/dom.js";
import * as words from "../words/figures.js";

/** @typedef {import("../core/annotations.js").Annotations} Annotations */
/** @typedef {import("../core/annotations.js").List} List */
/** @typedef {import("../core/module.js").BoardView} BoardView */
/** @typedef {import("../state/store.js").State} State */

/** What the tool draws. @typedef {{ list: List, colour: string, text: string }} Tool */

/**
 * @typedef {object} Page
 * @property {() => State} state
 * @property {() => readonly BoardView[]} views the living boards on the stage
 * @property {(annotations: Annotations) => void} drawn
 */

export class Drawing {
  /** The tool, while it is open. @type {Tool | undefined} */
  tool;
  /** Where a press or an arrow began. @type {{ cell: HTMLElement, colour: string, second: boolean } | undefined} */
  #start;
  /** Whether a pointer is down. */
  #pressed = false;

  /**
   * @param {HTMLElement} plate
   * @param {Page} page
   */
  constructor(plate, page) {
    this.plate = plate;
    this.page = page;
    const hold = { capture: true };
    plate.addEventListener("click", (event) => this.#click(event), hold);
    plate.addEventListener("keydown", (event) => this.#key(event), hold);
    addEventListener("pointermove", (event) => this.#move(event));
    addEventListener("pointerup", (event) => this.up(event));
    addEventListener("pointercancel", () => this.#forget());
  }

  /** A pointer goes down. Whether it draws. @param {PointerEvent} event */
  down(event) {
    const cell = cellOf(event.target);
    const second = event.button === 2;
    if (!cell || !(second || (this.tool && event.button === 0 && event.isPrimary))) return false;
    this.#pressed = true;
    // The end of an arrow whose beginning has been tapped.
    if (!second && this.#start) return true;
    this.#start = { cell, colour: second ? colourOf(event) : (this.tool?.colour ?? ""), second };
    return true;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (!this.#pressed || !this.#start) return;
    const over = cellAt(event);
    this.show(over ? this.#entry(over) : undefined);
  }

  /** It comes up. @param {PointerEvent} event */
  up(event) {
    if (!this.#pressed) return;
    this.#pressed = false;
    const over = cellAt(event);
    const begun = this.#start;
    if (!over || !begun) {
      this.#forget();
      return;
    }
    // A tap begins an arrow, and ends it on another square.
    if (!begun.second && this.tool?.list === "arrows" && over === begun.cell && !this.#tapped) this.#tap();
    else this.#draw(over);
  }

  /** Whether an arrow was begun by a tap or a key, not by a press that still lasts. */
  #tapped = false;

  #tap() {
    this.#tapped = true;
    const { cell, colour = "" } = this.#start ?? {};
    this.show(cell && { list: "circles", entry: `${colour || "green"}:${cell.dataset.square}` });
  }

  /** What is drawn from where it began to this square. @param {HTMLElement} over */
  #entry(over) {
    if (!this.#start) return undefined;
    const { cell, colour, second } = this.#start;
    const before = colour ? `${colour}:` : "";
    const [from, to] = [cell.dataset.square, over.dataset.square];
    const { list = "circles", text = "" } = this.tool ?? {};
    if (over.closest(".tabiya-board") !== cell.closest(".tabiya-board")) return undefined;
    if (from !== to) return { list: /** @type {List} */ ("arrows"), entry: `${before}${from}${to}` };
    if (list === "labels" && !second) return text ? { list, entry: `${before}${to}:${text}` } : undefined;
    const spot = list === "squares" ? list : "circles";
    return { list: /** @type {List} */ (spot), entry: `${before}${to}` };
  }

  /** @param {HTMLElement} over */
  #draw(over) {
    const drawn = this.#entry(over);
    const same = this.#tapped && over === this.#start?.cell;
    this.#forget();
    if (!drawn || same) return;
    const before = this.page.state().annotations;
    const after = toggle(before, drawn.list, drawn.entry);
    const of = parts(drawn.list, drawn.entry);
    const added = entries(after[drawn.list]).length >= entries(before[drawn.list]).length;
    if (of) say(byId("said"), words.annotate.done(words.annotate.entry(drawn.list, of), added));
    this.page.drawn(after);
  }

  #forget() {
    this.#start = undefined;
    this.#pressed = false;
    this.#tapped = false;
    this.show();
  }

  /** The reader means a square, without a pointer. @param {HTMLElement} cell */
  #act(cell) {
    if (!this.#start) {
      this.#start = { cell, colour: this.tool?.colour ?? "", second: false };
      if (this.tool?.list === "arrows") {
        this.#tap();
        return;
      }
    }
    this.#draw(cell);
  }

  /** The board has no part in a press that draws. @param {MouseEvent} event */
  #click(event) {
    const cell = cellOf(event.target);
    if (!this.tool || !cell) return;
    event.stopPropagation();
    event.preventDefault();
    // A screen reader clicks without a pointer.
    if (event.detail === 0) this.#act(cell);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const cell = cellOf(event.target);
    if (!this.tool || !cell || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && this.#start) this.#forget();
    else if (event.key !== "Enter" && event.key !== " ") return;
    else if (!event.repeat) this.#act(cell);
    event.stopPropagation();
    event.preventDefault();
  }

  /** Shows what has been drawn, and what is about to be. @param {{ list: List, entry: string }} [more] */
  show(more) {
    const state = this.page.state();
    const all = more ? toggle(state.annotations, more.list, more.entry) : state.annotations;
    const views = this.page.views();
    const sets = state.view === "boards" ? state.compare : [];
    views.forEach((view, place) => {
      const { game, options } = sets[place] ? under(state, sets[place]) : state;
      view.annotate({ ...fitting(all, squareTest(board(game, options))), caption: undefined });
    });
  }

  /** Takes up the tool, or lays it down. @param {Tool | undefined} tool */
  take(tool) {
    if (!tool) this.#forget();
    this.tool = tool && { ...tool, text: [...tool.text.replace(/[\s,]/gu, "")].slice(0, LABEL).join("") };
    this.plate.classList.toggle("is-drawn-on", tool !== undefined);
  }
}

/**
 * As on lichess: Shift or Ctrl for the second colour, Alt for the third, both for the fourth.
 * @param {MouseEvent} event
 */
function colourOf(event) {
  return COLOURS[(event.shiftKey || event.ctrlKey ? 1 : 0) + (event.altKey ? 2 : 0)];
}

/** @param {EventTarget | null} target */
function cellOf(target) {
  return target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(".tabiya-cell")) : null;
}

/** The square under a pointer, wherever it was pressed. @param {PointerEvent} event */
function cellAt({ clientX, clientY }) {
  return cellOf(document.elementFromPoint(clientX, clientY));
}
