// The rules in words, the notes and the sources.

import { h } from "../lib/dom.js";
import { rulesText, seats, terms } from "../core/module.js";
import { gameInfo } from "../core/games.js";
import { nameList } from "./names.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */

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
      h("div", { class: "prose" }, ...rulesText(state.game, state.options).split("\n").filter(Boolean).map(paragraph)),
      ...inTheirWords(state),
    );
  }
}

/**
 * What the players call the game, the parts of its board and what is said over it.
 * @param {State} state
 */
function inTheirWords({ game, options }) {
  const { names, title } = gameInfo(game);
  const sides = seats(game, options);
  return [
    h("h2", { text: words.rules.names }),
    h(
      "dl",
      { class: "terms" },
      ...[{ noun: title, names }, ...terms(game, options)].flatMap((term) => [
        h("dt", { text: term.noun }),
        h("dd", {}, nameList(term.names, sides)),
      ]),
    ),
  ];
}

/**
 * A paragraph of the rules; what it is about, if it begins by saying so, stands out.
 * @param {string} text
 */
function paragraph(text) {
  const [, about, rest] = /^([^:.]{1,30}): (.*)$/s.exec(text) ?? [];
  return about ? h("p", {}, h("span", { class: "run-in", text: about.toLowerCase() }), rest) : h("p", { text });
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
      h("h2", { text: words.sources.notes }),
      h(
        "div",
        { class: "prose" },
        ...game.notes.map((note) => h("p", {}, note.text, " ", h("cite", { text: note.source }))),
      ),
      h("h2", { text: words.sources.sources }),
      h("ul", { class: "sources" }, ...game.sources.map((source) => h("li", { text: source.text }))),
    );
  }
}
