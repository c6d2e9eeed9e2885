// Stepping through the line of the page in the room “Maps”, by hand or by itself, and what each ply changes.

import { enable, h, say } from "../lib/dom.js";
import { parting, steps as words } from "../words/laboratory.js";

/** How long a ply is seen before the next, in milliseconds. */
const PACE = 1200;

/** By seat, how many of its pieces attack each square. @typedef {Map<string, Map<string, number>>} Attacks */
/** What a ply has changed for a side: squares that it attacks now and did not before, and the other way round.
 * @typedef {{ fresh: Set<string>, gone: Set<string> }} Change */

/** @param {Map<string, number> | undefined} before @param {Map<string, number> | undefined} now @returns {Change} */
export function changed(before, now) {
  const [old, own] = [before, now].map((counts) => new Set(counts?.keys()));
  return {
    fresh: new Set([...own].filter((square) => !old.has(square))),
    gone: new Set([...old].filter((square) => !own.has(square))),
  };
}

export class Steps {
  #ply = 0;
  #plies = 0;
  #timer = 0;

  /** @param {(ply: number) => void} go @param {() => void} follow sets a line up where there is none */
  constructor(go, follow) {
    this.go = go;
    const step = (/** @type {string} */ text, /** @type {string} */ title, /** @type {() => number} */ to) =>
      h("button", {
        type: "button",
        class: "quiet",
        "aria-label": title,
        title,
        text,
        on: { click: () => this.#step(to()) },
      });
    this.back = [step("|◀", parting.first, () => 0), step("◀", parting.back, () => this.#ply - 1)];
    this.on = [step("▶", parting.next, () => this.#ply + 1), step("▶|", words.last, () => this.#plies)];
    this.play = h("button", { type: "button", class: "quiet", on: { click: () => this.#run(this.#timer === 0) } });
    this.follow = h("button", { type: "button", class: "quiet", text: words.follow, on: { click: follow } });
    this.at = h("span", { class: "parting-at", "aria-live": "polite" });
    this.root = h(
      "div",
      {
        class: "parting-steps",
        role: "group",
        "aria-label": parting.steps,
        on: { keydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) },
      },
      ...this.back,
      this.play,
      ...this.on,
      this.follow,
      this.at,
    );
  }

  /** @param {number} ply @param {number} plies @param {string} told of the ply */
  show(ply, plies, told) {
    [this.#ply, this.#plies] = [ply, plies];
    const controls = [...this.back, this.play, ...this.on];
    for (const control of controls) control.hidden = plies === 0;
    this.follow.hidden = plies > 0;
    enable([
      ...this.back.map((one) => /** @type {[HTMLButtonElement, boolean]} */ ([one, ply > 0])),
      ...this.on.map((one) => /** @type {[HTMLButtonElement, boolean]} */ ([one, ply < plies])),
    ]);
    if (ply === plies) this.pause();
    say(this.play, this.#timer ? words.stop : words.play);
    say(this.at, plies === 0 ? "" : told);
  }

  pause() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    say(this.play, words.play);
  }

  /** @param {boolean} on */
  #run(on) {
    this.pause();
    if (!on) return;
    const next = () => {
      // The reader may look at something else by now, in which the line is not to move.
      if (!this.root.checkVisibility()) {
        this.pause();
        return;
      }
      this.#timer = window.setTimeout(next, PACE);
      this.go(this.#ply + 1);
    };
    // From the end it begins again.
    this.#timer = window.setTimeout(next, PACE);
    say(this.play, words.stop);
    this.go(this.#ply === this.#plies ? 0 : this.#ply + 1);
  }

  /** @param {number} ply */
  #step(ply) {
    this.pause();
    this.go(Math.max(0, Math.min(this.#plies, ply)));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const to = { ArrowLeft: this.#ply - 1, ArrowRight: this.#ply + 1, Home: 0, End: this.#plies }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.#step(to);
  }
}
