// The step controls of the room “Maps”: through the line of the page, by hand or by itself, and what each ply changes.

import { h, say } from "../lib/dom.js";
import { steps as words } from "../words/laboratory.js";
import { Steps } from "./steps.js";

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

export class PlayedSteps {
  #ply = 0;
  #plies = 0;
  #timer = 0;

  /** @param {(ply: number) => void} go @param {() => void} follow sets a line up where there is none */
  constructor(go, follow) {
    this.go = go;
    this.steps = new Steps((ply) => this.#step(ply), words.last);
    this.root = this.steps.root;
    this.play = h("button", { type: "button", class: "quiet", on: { click: () => this.#run(this.#timer === 0) } });
    this.follow = h("button", { type: "button", class: "quiet", text: words.follow, on: { click: follow } });
    this.steps.ways[1].after(this.play);
    this.steps.at.before(this.follow);
  }

  /** @param {number} ply @param {number} plies @param {string} told of the ply */
  show(ply, plies, told) {
    [this.#ply, this.#plies] = [ply, plies];
    for (const control of [...this.steps.ways, this.play]) control.hidden = plies === 0;
    this.follow.hidden = plies > 0;
    if (ply === plies) this.pause();
    say(this.play, this.#timer ? words.stop : words.play);
    this.steps.show(ply, plies, plies === 0 ? "" : told);
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
}
