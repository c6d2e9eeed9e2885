// Step buttons for a line, and the keys that do the same while one of them has the focus.

import { enable, h, say } from "../lib/dom.js";
import { parting as words } from "../words/laboratory.js";

export class Steps {
  #ply = 0;

  /**
   * @param {(ply: number) => void} go where the reader wants to be; it may be more than there is
   * @param {string} [last] where the last button leads
   */
  constructor(go, last = words.last) {
    this.go = go;
    this.at = h("span", { class: "parting-at", "aria-live": "polite" });
    const step = (/** @type {string} */ text, /** @type {string} */ title, /** @type {() => number} */ to) =>
      h("button", {
        type: "button",
        class: "quiet",
        "aria-label": title,
        title,
        text,
        on: { click: () => go(to()) },
      });
    this.ways = [
      step("|◀", words.first, () => 0),
      step("◀", words.back, () => this.#ply - 1),
      step("▶", words.next, () => this.#ply + 1),
      step("▶|", last, () => Number.POSITIVE_INFINITY),
    ];
    this.root = h(
      "div",
      {
        class: "parting-steps",
        role: "group",
        "aria-label": words.steps,
        on: { keydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) },
      },
      ...this.ways,
      this.at,
    );
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const to = {
      ArrowLeft: this.#ply - 1,
      ArrowRight: this.#ply + 1,
      Home: 0,
      End: Number.POSITIVE_INFINITY,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.go(to);
  }

  /** @param {number} ply @param {number} plies @param {string} told where that is */
  show(ply, plies, told) {
    this.#ply = ply;
    say(this.at, told);
    enable(this.ways.map((way, place) => [way, place < 2 ? ply > 0 : ply < plies]));
  }
}
