// The rules in words, the notes and the sources.

import { h } from "./dom.js";
import { gameInfo, rulesText } from "./module.js";
import { words } from "./words.js";

/** @typedef {import("./store.js").State} State */

export class Rules {
  #shown = "";

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  /** @param {State} state */
  render(state) {
    const shown = JSON.stringify([state.game, state.options]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.root.replaceChildren(
      h("p", { class: "lead", text: words.rules.lead }),
      h("div", { class: "prose" },
        ...rulesText(state.game, state.options).split("\n").filter(Boolean).map((text) => h("p", { text })),
      ),
    );
  }
}

export class Sources {
  #game = "";

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
  }

  /** @param {State} state */
  render(state) {
    if (this.#game === state.game) return;
    this.#game = state.game;
    const game = gameInfo(state.game);
    this.root.replaceChildren(
      h("h3", { text: words.sources.notes }),
      h("div", { class: "prose" },
        ...game.notes.map((note) => h("p", {}, note.text, " ", h("cite", { text: note.source }))),
      ),
      h("h3", { text: words.sources.sources }),
      h("dl", { class: "sources" },
        ...game.sources.flatMap((source) => [h("dt", { text: source.id }), h("dd", { text: source.text })]),
      ),
    );
  }
}
