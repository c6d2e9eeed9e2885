// The rooms, each of which fills the page. Which one is seen, and what is set in it, is one text of the state:
// “matrix”, or “matrix:” and the room’s own text.

import { addStyles } from "../lib/add-styles.js";
import { byId, h, say } from "../lib/dom.js";
import { lost } from "../lib/lost.js";
import { lost as lostWords, noRoom, notOfGame, search, ways } from "../words/page.js";
import { outline } from "../core/games.js";
import { fitting } from "./doors.js";
import { placesOf } from "./places.js";
import { ROOMS } from "./rooms.js";
import STYLES from "./hall.css?inline";
import WIDE from "./wide.css?inline";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./view.js").RoomContext} RoomContext */
/** @typedef {import("./view.js").Furnished} Furnished */

/** @param {string} id */
const titleOf = (id) => ways[/** @type {keyof typeof ways} */ (id)] ?? search;

export class Hall {
  /** Settles when what is shown has come. @type {Promise<unknown> | undefined} */
  coming;
  /** @type {Map<string, Furnished>} */
  #open = new Map();
  /** A name that no room has, of which the reader has been told. */
  #strange = "";
  /** @type {Furnished | undefined} */
  #seen;

  /** @param {import("./view.js").Page} page */
  constructor(page) {
    addStyles(STYLES);
    addStyles(WIDE);
    this.page = page;
    this.lead = h("p", { class: "help" });
    this.place = h("div", { class: "room" });
    this.root = h("div", { class: "hall" }, this.lead, this.place);
  }

  /** @param {State} state */
  render(state) {
    const stage = byId("hall");
    if (stage.firstElementChild !== this.root) stage.replaceChildren(this.root);
    const [, id, about = ""] = /^([a-z-]*):?(.*)$/su.exec(state.room ?? "") ?? [];
    const room = ROOMS.find((one) => one.id === id) ?? ROOMS[0];
    if (id && id !== room.id && id !== this.#strange) this.page.notice(noRoom(id));
    this.#strange = id && id !== room.id ? id : "";
    say(this.lead, room.lead);
    stage.setAttribute("aria-label", titleOf(room.id));
    if (!fitting(state)) {
      this.#seen?.leave?.();
      this.#seen = undefined;
      this.coming = undefined;
      this.place.replaceChildren(h("p", { text: notOfGame(outline(state.game).title) }));
      return;
    }
    const furnished =
      this.#open.get(room.id) ?? room.open({ ...this.page, set: this.#setter(room.id), places: placesOf });
    this.#open.set(room.id, furnished);
    if (this.#seen !== furnished) this.#seen?.leave?.();
    this.#seen = furnished;
    if (this.place.firstElementChild !== furnished.root) this.place.replaceChildren(furnished.root);
    this.coming = this.#filled(furnished, state, room.id === id ? about : "");
  }

  /**
   * A room that cannot show what it should says so in its place.
   * @param {Furnished} room
   * @param {State} state
   * @param {string} about
   */
  async #filled(room, state, about) {
    this.place.querySelector(":scope > .lost")?.remove();
    try {
      await room.render(state, about);
    } catch (error) {
      console.error(error);
      if (this.#seen === room) lost(this.place, lostWords);
    }
  }

  /** @param {string} id @returns {RoomContext["set"]} */
  #setter(id) {
    return (about, manner) => this.page.store.set({ room: about === "" ? id : `${id}:${about}` }, manner);
  }
}
