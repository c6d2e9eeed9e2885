// The studies: a list, the table of what the masters said, and one study on the board of the game.

import { opening } from "../state/store.js";
import { byId, h, say } from "../lib/dom.js";
import { fetchedOf, opened, posed, studiesOf } from "../studies/corpus.js";
import { Room } from "../studies/room.js";
import { Shelf } from "../studies/shelf.js";
import { addStyles } from "../lib/add-styles.js";
import STYLES from "../studies/studies.css?inline";
import { Table } from "../studies/table.js";
import { outline } from "../core/games.js";
import { readPosition } from "../state/address.js";
import * as page from "../words/page.js";
import { studies as words } from "../words/studies.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../studies/corpus.js").Study} Study */

export class Studies {
  /** Settles when what is shown has come. @type {Promise<unknown>} */
  coming = Promise.resolve();

  /** @param {import("./view.js").Page} page */
  constructor(page) {
    addStyles(STYLES);
    this.page = page;
    this.store = page.store;
    this.shelf = new Shelf(page.store, (study) => this.#open(study));
    this.table = new Table((game, options, position) => this.#show(game, options, position));
    this.room = new Room(page, (study) => this.#open(study));
    this.tools = h("div", { class: "study-tools" });
    byId("studies-tools").replaceChildren(this.tools);
    byId("study-tools").replaceChildren(...this.room.tools);
    byId("study-text").replaceChildren(...this.room.text);
  }

  get #studied() {
    return this.store.state.view === "study";
  }

  get session() {
    return this.#studied ? this.page.game.session : undefined;
  }

  get views() {
    return this.#studied ? this.page.game.views : [];
  }

  /** @param {State} state */
  picture(state) {
    return state.view === "study" ? this.page.game.picture(state) : undefined;
  }

  /** @param {State} state @param {State} [before] */
  render(state, before) {
    if (state.view === "study") this.coming = this.#study(state, before);
    else {
      this.room.leave();
      this.coming = this.#list(state);
    }
  }

  /** @param {State} state */
  async #list(state) {
    const table = state.view === "verdicts";
    const shown = table ? this.table : this.shelf;
    if (byId("studies").firstElementChild !== shown.root) {
      byId("studies").replaceChildren(shown.root);
      this.tools.replaceChildren(...shown.tools);
    }
    await shown.render(state);
  }

  /** @param {State} state @param {State} [before] */
  async #study(state, before) {
    let all = fetchedOf(state.game);
    try {
      all ??= await studiesOf(state.game);
    } catch (error) {
      console.error(error);
      say(this.room.answer, page.lost.text);
      return;
    }
    if (this.store.state !== state) return;
    const place = all.findIndex(({ id }) => id === state.problem);
    const study = all[place];
    // What changes the state waits until all have shown it.
    if (!study || state.position === undefined) await undefined;
    if (this.store.state !== state) return;
    if (!study) {
      this.page.notice(words.none(state.problem ?? ""));
      this.store.set({ view: "studies", problem: undefined }, "step");
      return;
    }
    // An address may name the study alone.
    if (state.position === undefined) {
      this.store.set({ ...posed(study), options: { ...study.options, ...state.options } }, "step");
      return;
    }
    this.room.open(study, [all[place - 1], all[place + 1]]);
    this.room.render(state, before);
  }

  /** @param {Study} [study] the list, without one */
  #open(study) {
    this.store.set(study ? opened(study, this.store.state) : { view: "studies", problem: undefined }, "visit");
  }

  /**
   * Puts a position on the board of the game.
   * @param {string} game
   * @param {Record<string, string>} rules
   * @param {string} text
   */
  #show(game, rules, text) {
    const { position, options } = readPosition(text, outline(game));
    this.store.set(
      { ...opening(game), seed: undefined, study: undefined, options: { ...options, ...rules }, position },
      "visit",
    );
  }
}
