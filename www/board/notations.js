// The switch for the notation of the list of moves.

import { Match } from "../core/module.js";
import { fill, h } from "../lib/dom.js";
import { chooseNotation, notationOf, writable } from "../state/notation.js";
import * as words from "../words/notation.js";

/** @typedef {import("../state/store.js").State} State */

export class Notations {
  /** What the choices were made for. */
  #made = "";
  /** Whether the part of the rules core has come that knows them, or is on its way. */
  #there = false;
  #asked = false;
  /** @type {State | undefined} */
  #state;

  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    this.select = h(
      "select",
      {
        class: "notation",
        title: words.help,
        on: {
          change: () => {
            if (this.#state) chooseNotation(this.#state.game, this.select.value);
            changed();
          },
        },
      },
      h("option", { value: "coordinates", text: words.names.coordinates }),
    );
    this.label = h("label", {}, h("span", { text: words.label }), " ", this.select);
  }

  /** The games’ notations are in the part of the rules core that comes later. */
  async #ask() {
    if (this.#asked) return;
    this.#asked = true;
    await writable();
    this.#there = true;
    if (!this.#state) return;
    this.render(this.#state);
    if (notationOf(this.#state.game) !== "coordinates") this.changed();
  }

  /** @param {State} state */
  render(state) {
    this.#state = state;
    const { game, options } = state;
    const made = JSON.stringify([game, options]);
    if (!this.#there) this.#ask();
    if (!this.#there) return;
    if (made !== this.#made) {
      this.#made = made;
      const match = new Match(game, { options });
      fill(this.select, ...match.notations().map((id) => h("option", { value: id, text: words.names[id] ?? id })));
      match.free();
    }
    this.select.value = notationOf(game);
    if (this.select.selectedIndex < 0) this.select.value = "coordinates";
  }
}
