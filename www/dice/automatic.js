// Automatic moves, if the reader wants them: throws, moves without a choice, or all of them by chance.

import { chance } from "../lib/chance.js";
import { h } from "../lib/dom.js";
import { isOn, turn } from "../lib/kept.js";
import { mayMove } from "../lib/motion.js";
import * as words from "../words/page.js";

/** @typedef {import("../core/module.js").Move} Move */
/** @typedef {"throws" | "sole" | "all"} Switch */

const SWITCHES = /** @type {const} */ (["throws", "sole", "all"]);
/** How long what lies is to be seen before the next thing happens, at normal speed, in milliseconds. */
const REST = 600;
/** Far from the places of the throws, so that moves and throws of a seed have nothing to do with each other. */
const MOVES = 2 ** 20;

/** @param {Switch} name */
const kept = (name) => `automatic-${name}`;

export class Automatic {
  /** Whether something is about to happen by itself. */
  running = false;
  /** Counts the runs, so that one that was stopped knows. */
  #run = 0;

  /**
   * @param {object} help
   * @param {(what: "throw" | Move) => void} help.act
   * @param {() => Promise<unknown>} help.settled when the board stands still, and nothing rolls
   * @param {() => number} help.speed
   * @param {() => void} help.switched one of the switches has been turned
   * @param {() => void} help.shown whether it runs has changed
   */
  constructor(help) {
    this.help = help;
    this.switches = SWITCHES.map((name) => {
      const input = h("input", {
        type: "checkbox",
        name: kept(name),
        checked: isOn(kept(name)),
        on: {
          change: () => {
            turn(kept(name), input.checked);
            this.render();
            help.switched();
            if (this.running) this.#inSight();
          },
        },
      });
      const title = words.dice.automaticHelp[name];
      return { name, input, label: h("label", { class: "check", title }, input, words.dice.automatic[name]) };
    });
    this.root = h(
      "div",
      { class: "automatic", role: "group", "aria-label": words.dice.automatically },
      h("span", { "aria-hidden": "true", text: words.dice.automatically }),
      ...this.switches.map(({ label }) => label),
    );
  }

  /** The switches are those of every board. */
  render() {
    const all = isOn(kept("all"));
    for (const { name, input } of this.switches) {
      // To have every move played is to have the sole ones played as well.
      const within = all && name === "sole";
      input.checked = within || isOn(kept(name));
      input.disabled = within;
    }
  }

  /** What begins is seen, and the button that stops it: the switches may stand far below the board. */
  #inSight() {
    const spread = this.root.closest(".spread");
    if (spread && spread.getBoundingClientRect().top < 0)
      spread.scrollIntoView({ behavior: mayMove() ? "smooth" : "auto" });
  }

  stop() {
    this.#run += 1;
    this.#show(false);
  }

  /**
   * Does what is to be done next by itself, if anything is.
   * @param {Move[]} legal
   * @param {string} seed
   * @param {number} ply
   */
  async go(legal, seed, ply) {
    const run = ++this.#run;
    const next = this.#next(legal, seed, ply);
    this.#show(next !== undefined);
    if (next === undefined) return;
    await this.help.settled();
    await new Promise((resolve) => setTimeout(resolve, REST / this.help.speed()));
    if (run === this.#run) this.help.act(next);
  }

  /** @param {boolean} running */
  #show(running) {
    if (running === this.running) return;
    this.running = running;
    this.help.shown();
  }

  /**
   * @param {Move[]} legal
   * @param {string} seed
   * @param {number} ply
   * @returns {"throw" | Move | undefined}
   */
  #next(legal, seed, ply) {
    const all = isOn(kept("all"));
    if (legal.some(({ action }) => action === "throw")) {
      // A seat that may also propose an exchange is asked.
      return isOn(kept("throws")) && (all || legal.every(({ action }) => action === "throw")) ? "throw" : undefined;
    }
    if (all) return legal[Math.floor(chance(seed, MOVES + ply) * legal.length)];
    return isOn(kept("sole")) && legal.length === 1 ? legal[0] : undefined;
  }
}
