// The views that stand in the page: each is fetched when it is first shown, and stays.

import { h } from "../lib/dom.js";
import { lost } from "../lib/lost.js";
import { play } from "../views/play.js";
import { partsOf, viewOf } from "../views/views.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../views/view.js").Mounted} Mounted */
/** @typedef {import("../views/view.js").View} View */

/** How long a view may be on its way unmentioned, in milliseconds. */
const SOON = 1000;

export class MountedViews {
  /** @type {Map<View, Mounted>} */
  #mounted = new Map();
  /** Those that are on their way. @type {Map<View, Promise<void>>} */
  #coming = new Map();

  /**
   * @param {import("../views/view.js").Page} page
   * @param {object} hooks
   * @param {() => void} hooks.lost says that a view has not come, where it has no stage to say so
   * @param {() => void} hooks.come a view has come that is to be shown
   */
  constructor(page, hooks) {
    this.page = page;
    this.hooks = hooks;
    this.#mounted.set(play, page.game);
  }

  /** The one that is shown, and the game’s board until it is there. @returns {Mounted} */
  get shown() {
    return this.#mounted.get(viewOf(this.page.store.state)) ?? this.page.game;
  }

  /** All that moves with the line: boards, and dice. */
  get moving() {
    return this.#all.flatMap((view) => view.moving ?? []);
  }

  /** Settles when nothing moves any more. */
  settled() {
    return Promise.all(this.#all.map((view) => view.settled));
  }

  /** Settles when they have come, with what they show. */
  async come() {
    await Promise.all(this.#coming.values());
    await Promise.all(this.#all.map((view) => view.coming));
  }

  /**
   * Shows the view of a state, or fetches it; the game’s board is shown by itself.
   * @param {State} state
   * @param {State} [before]
   */
  render(state, before) {
    const view = viewOf(state);
    if (!this.#mounted.has(view)) this.#coming.set(view, this.#coming.get(view) ?? this.#fetch(view));
    else if (view !== play) this.#mounted.get(view)?.render(state, before);
  }

  get #all() {
    return [...this.#mounted.values()];
  }

  /** @param {View} view */
  #wanted(view) {
    return viewOf(this.page.store.state) === view;
  }

  /** @param {View} view */
  async #fetch(view) {
    // What few readers need makes its own stage.
    const stage = () => document.getElementById(partsOf(this.page.store.state)[0]);
    const note = h("p", { class: "help coming", role: "status", text: words.lost.coming });
    const saying = setTimeout(() => this.#wanted(view) && stage()?.append(note), SOON);
    try {
      const found = await view.load?.(this.page);
      if (found) this.#mounted.set(view, found);
    } catch (error) {
      console.error(error);
      if (!this.#wanted(view)) return;
      const place = stage();
      if (place) lost(place, words.lost);
      else this.hooks.lost();
      return;
    } finally {
      clearTimeout(saying);
      note.remove();
      this.#coming.delete(view);
    }
    if (this.#wanted(view)) this.hooks.come();
  }
}
