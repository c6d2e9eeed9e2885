// Lines to step through: the game's demonstration, and a short one for each
// rule that is hard to believe until it has been seen.

import { h } from "../lib/dom.js";
import { fetched } from "../lib/fetched.js";
import { keptHere } from "../lib/kept.js";
import { gameInfo } from "../core/games.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../core/module.js").LineInfo} LineInfo */

/** The name under which a record that was played is kept (panels/record-notes.js). */
export const RECORD_KEY = "record-told";

export class Lines {
  #game = "";
  /** The record that the line was read from, if it was. */
  #record = h("div", { class: RECORD_KEY });

  /**
   * @param {HTMLElement} root
   * @param {Store} store
   * @param {() => void} play
   */
  constructor(root, store, play) {
    this.root = root;
    this.store = store;
    this.play = play;
  }

  /** @param {State} state */
  render(state) {
    if (this.#game !== state.game) {
      this.#game = state.game;
      this.root.replaceChildren(
        this.#record,
        h("p", { class: "lead", text: words.lines.lead }),
        h("ul", { class: "lines" }, ...gameInfo(state.game).lines.map((line) => this.#entry(line))),
      );
    }
    for (const item of /** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll("[data-line]"))) {
      item.classList.toggle("is-on", item.dataset.line === state.study);
    }
    const kept = keptHere(RECORD_KEY);
    if (kept === undefined) return;
    void fetched(() => import("./record-notes.js")).then((part) =>
      part?.showRecordNotes(this.#record, kept, this.store),
    );
  }

  /** Sets a line up, at its start. @param {LineInfo} line */
  open(line) {
    this.store.set(
      { options: line.options, position: line.position, line: line.moves, ply: 0, study: line.id, view: "play" },
      "visit",
    );
  }

  /** Sets a line up, and plays it. @param {LineInfo} line */
  follow(line) {
    this.open(line);
    this.play();
  }

  /** @param {LineInfo} line */
  #entry(line) {
    return h(
      "li",
      { "data-line": line.id },
      h("h2", { text: line.title }),
      h("p", { text: line.text }),
      h(
        "p",
        { class: "line-actions" },
        h("button", {
          type: "button",
          class: "action",
          text: words.lines.play,
          "aria-label": words.lines.playThis(line.title),
          on: { click: () => this.follow(line) },
        }),
        h("span", { class: "line-length", text: words.counted(line.moves.length, "move", "moves") }),
      ),
    );
  }
}
