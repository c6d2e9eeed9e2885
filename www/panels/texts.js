// The text panels: the rules in words, the notes and the sources.

import { h } from "../lib/dom.js";
import { fetched } from "../lib/fetched.js";
import { ruleSentences, seats, terms } from "../core/module.js";
import { gameInfo } from "../core/games.js";
import { nameList } from "./names.js";
import { standing } from "./options.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/module.js").RuleSentence} RuleSentence */

export class Rules {
  #shown = "";
  #sourced = false;

  /**
   * @param {HTMLElement} root
   * @param {() => Promise<typeof import("./sourced.js").showSources>} sourced
   * @param {() => Promise<() => void>} sheet fetches what is printed with the rules, and gives what prints them
   */
  constructor(root, sourced, sheet) {
    this.root = root;
    this.sourced = sourced;
    this.sheet = sheet;
  }

  /** @param {State} state */
  render(state) {
    // Also the browser's own command prints it.
    if (state.panel === "rules") this.sheet().catch(() => undefined);
    const shown = JSON.stringify([state.game, state.options]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const sentences = ruleSentences(state.game, state.options);
    const prose = h("div", { class: "prose rules" }, ...sections(sentences).map(paragraph));
    const show = async () => {
      if (this.#sourced) {
        const sourced = await fetched(this.sourced);
        if (!sourced) {
          this.#sourced = box.checked = false;
          return;
        }
        sourced(prose, state.game, sentences, standing);
      }
      prose.classList.toggle("sourced", this.#sourced);
    };
    const change = (/** @type {Event} */ event) => {
      this.#sourced = /** @type {HTMLInputElement} */ (event.target).checked;
      show();
    };
    const box = h("input", { type: "checkbox", checked: this.#sourced, on: { change } });
    show();
    this.root.replaceChildren(
      h("p", { class: "lead", text: words.rules.lead }),
      h(
        "p",
        { class: "rules-tools" },
        h("label", { class: "sourcing" }, box, words.rules.sourced),
        h("button", {
          type: "button",
          class: "quiet print-rules",
          text: words.rules.print,
          on: { click: () => this.#print() },
        }),
      ),
      prose,
      ...inTheirWords(state),
    );
  }

  /** Prints, if what is printed is there. */
  async #print() {
    const print = await fetched(this.sheet);
    print?.();
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
 * The sentences by their headings.
 * @param {RuleSentence[]} sentences
 */
function sections(sentences) {
  /** @type {RuleSentence[][]} */
  const found = [];
  for (const sentence of sentences) {
    const last = found.at(-1);
    if (last?.[0]?.section === sentence.section) last.push(sentence);
    else found.push([sentence]);
  }
  return found;
}

/**
 * A heading and its sentences.
 * @param {RuleSentence[]} sentences
 */
function paragraph(sentences) {
  const heading = h("span", { class: "run-in", text: sentences[0]?.section.toLowerCase() });
  return h("p", {}, heading, ...sentences.flatMap((sentence) => [said(sentence), " "]));
}

/**
 * A sentence, a mark that tells its standing by shape, and where it stands.
 * @param {RuleSentence} sentence
 */
function said({ text, rule, sources, standing: how }) {
  const cited = sources.join("; ");
  const title = words.rules.stands(words.standings[how], cited, rule);
  return h(
    "span",
    { class: "sentence", "data-rule": rule },
    text,
    h("span", { class: `mark standing-${how}`, title, "aria-hidden": "true" }),
  );
}

/** A text whose addresses can be followed. @param {string} text */
function linked(text) {
  return text
    .split(/((?:[\w-]+\.)+(?:com|org|net|fr|uk)[\w./~-]*)/)
    .map((part, at) => (at % 2 === 0 ? part : h("a", { href: `http://${part}`, text: part })));
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
      h("ul", { class: "sources" }, ...game.sources.map((source) => h("li", {}, ...linked(source.text)))),
    );
  }
}
