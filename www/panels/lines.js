// The panel of the moves: the line on the board, the record that it was read from and the field that opens one, and
// lines to step through: the game's demonstration, and a short one for each rule that is hard to believe until seen.

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

/** @typedef {{ form: HTMLElement, take(file: File): Promise<void> }} RecordField */

export class Lines {
  #game = "";
  /** The record that the line was read from, if it was. */
  #record = h("div", { class: RECORD_KEY });
  #place = h("div", { class: "record-place" });
  #lines = h("ul", { class: "lines" });
  /** @type {Promise<RecordField | undefined> | undefined} */
  #field;
  /** Settles when what opens a record has come. @type {Promise<unknown> | undefined} */
  coming;

  /**
   * @param {HTMLElement} root
   * @param {Store} store
   * @param {() => void} play
   * @param {HTMLElement} line the list of the moves
   * @param {() => Promise<RecordField | undefined>} field fetches what opens a record
   */
  constructor(root, store, play, line, field) {
    this.root = root;
    this.store = store;
    this.play = play;
    this.field = field;
    root.replaceChildren(
      line,
      this.#record,
      this.#place,
      h("h2", { text: words.lines.title }),
      h("p", { class: "lead", text: words.lines.lead }),
      this.#lines,
    );
    // A file that is dropped on the page is a record.
    addEventListener("dragover", (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());
    addEventListener("drop", (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      store.set({ panel: "moves", view: "play" }, "visit");
      void this.#fetch().then((found) => found?.take(file));
    });
  }

  #fetch() {
    this.#field ??= this.field().then((found) => {
      if (found) this.#place.replaceChildren(found.form);
      else this.#field = undefined;
      return found;
    });
    return this.#field;
  }

  /** @param {State} state */
  render(state) {
    if (state.panel === "moves") this.coming = this.#fetch();
    if (this.#game !== state.game) {
      this.#game = state.game;
      this.#lines.replaceChildren(...gameInfo(state.game).lines.map((line) => this.#entry(line)));
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
        h("span", { class: "line-length", text: words.counted(line.moves.length, "half-move", "half-moves") }),
      ),
    );
  }
}
