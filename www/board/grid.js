// A grid of squares that can be pointed at, laid over a picture of a board: an ARIA grid
// with one stop for the Tab key and arrows from square to square.

import { h } from "../lib/dom.js";
import { geometry } from "./geometry.js";

/**
 * @typedef {object} Shown
 * @property {Element} picture of the board that it lies over
 * @property {boolean} flipped
 * @property {string} label of the whole
 * @property {string} at the square that is chosen
 * @property {(square: string) => string} say what a square is
 */

export class SquareGrid {
  #laid = "";

  /**
   * @param {object} events
   * @param {(square: string) => void} events.choose by click, Enter or Space
   * @param {(square: string | undefined) => void} events.point with the mouse or by going there; none any more
   */
  constructor(events) {
    this.events = events;
    this.element = h("div", { class: "tabiya-grid", role: "grid", "aria-readonly": "false" });
    const square = (/** @type {Event} */ event) =>
      /** @type {HTMLElement} */ (event.target).closest?.("[data-square]")?.getAttribute("data-square") ?? undefined;
    const { element } = this;
    element.addEventListener("click", (event) => this.#choose(square(event)));
    for (const name of ["pointerover", "focusin"])
      element.addEventListener(name, (event) => events.point(square(event)));
    for (const name of ["pointerleave", "focusout"]) element.addEventListener(name, () => events.point(undefined));
    element.addEventListener("keydown", (event) => this.#key(event, square(event)));
  }

  /** @param {Shown} shown */
  render({ picture, flipped, label, at, say }) {
    const shape = geometry(picture);
    const laid = JSON.stringify([shape, flipped]);
    const { element } = this;
    if (laid !== this.#laid) {
      this.#laid = laid;
      const { files, ranks, width, height, left, top, board } = shape;
      const share = (/** @type {number} */ part, /** @type {number} */ whole) => `${(100 * part) / whole}%`;
      const style = {
        left: share(left, width),
        top: share(top, height),
        width: share(board.width, width),
        height: share(board.height, height),
        files: String(files),
        ranks: String(ranks),
      };
      for (const [name, value] of Object.entries(style)) element.style.setProperty(`--tabiya-${name}`, value);
      const inOrder = (/** @type {number} */ many) => [...Array(many).keys()];
      const columns = flipped ? inOrder(files).reverse() : inOrder(files);
      const rows = flipped ? inOrder(ranks) : inOrder(ranks).reverse();
      element.replaceChildren(
        ...rows.map((rank) =>
          h(
            "div",
            { class: "tabiya-row", role: "row" },
            ...columns.map((file) =>
              h(
                "div",
                {
                  class: "tabiya-cell target",
                  role: "gridcell",
                  tabindex: "-1",
                  "data-square": String.fromCharCode(97 + file) + (rank + 1),
                },
                h("span", { class: "tabiya-name" }),
              ),
            ),
          ),
        ),
      );
    }
    element.setAttribute("aria-label", label);
    for (const cell of this.#cells()) {
      const square = String(cell.dataset.square);
      cell.tabIndex = square === at ? 0 : -1;
      cell.setAttribute("aria-selected", String(square === at));
      const name = /** @type {HTMLElement} */ (cell.firstChild);
      if (name.textContent !== say(square)) name.textContent = say(square);
    }
  }

  #cells() {
    return /** @type {HTMLElement[]} */ ([...this.element.querySelectorAll("[data-square]")]);
  }

  /** @param {string | undefined} square */
  #choose(square) {
    if (square !== undefined) this.events.choose(square);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {string | undefined} square
   */
  #key(event, square) {
    if (square === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const cells = this.#cells();
    const across = /** @type {HTMLElement} */ (this.element.firstChild).childElementCount;
    const now = cells.findIndex((cell) => cell.dataset.square === square);
    const column = now % across;
    const next = {
      ArrowRight: column + 1 < across ? now + 1 : now,
      ArrowLeft: column > 0 ? now - 1 : now,
      ArrowUp: now - across,
      ArrowDown: now + across,
      Home: now - column,
      End: now - column + across - 1,
    }[event.key];
    if (event.key === "Enter" || event.key === " ") this.#choose(square);
    else if (next === undefined) return;
    else cells[next]?.focus();
    event.preventDefault();
  }
}
