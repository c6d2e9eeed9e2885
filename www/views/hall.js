// A hall: rooms of which one is seen, each of which fills the page. Which one, and what is set in it, is one text of
// the state: “matrix”, or “matrix:” and the room’s own text.

import { addStyles } from "../lib/add-styles.js";
import { byId, fill, h, say } from "../lib/dom.js";
import { lost } from "../lib/lost.js";
import { lost as lostWords } from "../words/page.js";
import { halls as words } from "../words/halls.js";
import { STYLES } from "./hall-styles.js";
import { STYLES as WIDE } from "./wide-styles.js";

/** @typedef {import("../state/store.js").State} State */

/**
 * A room as it is listed.
 * @typedef {object} Room
 * @property {string} id as addresses have it: small letters and hyphens
 * @property {string} title of its tab
 * @property {string} lead a sentence that says what it is for
 * @property {(state: State) => boolean} [fits] whether the game has it, if not every game does
 * @property {(context: RoomContext) => Furnished} open
 */

/**
 * What a room is given to work with.
 * @typedef {import("./view.js").Page & { set: (about: string, manner: "step" | "visit") => void }} RoomContext
 *   `set` changes what is set in it
 */

/**
 * A room that has been opened.
 * @typedef {object} Furnished
 * @property {HTMLElement} root
 * @property {(state: State, about: string) => Promise<unknown> | void} render with what is set in it; settles when
 *   what it shows has come
 * @property {() => void} [leave] when another room is seen, or none
 */

export class Hall {
  /** Settles when what is shown has come. @type {Promise<unknown> | undefined} */
  coming;
  /** @type {Map<string, Furnished>} */
  #open = new Map();
  /** @type {Furnished | undefined} */
  #seen;

  /** @param {import("./view.js").Page} page @param {readonly Room[]} rooms */
  constructor(page, rooms) {
    addStyles(STYLES);
    addStyles(WIDE);
    this.page = page;
    this.rooms = rooms;
    this.tabs = h("div", { class: "switch", role: "group", "aria-label": words.rooms });
    this.lead = h("p", { class: "help" });
    this.place = h("div", { class: "room" });
    this.root = h("div", { class: "hall" }, h("header", {}, this.tabs, this.lead), this.place);
  }

  /** @param {State} state */
  render(state) {
    const stage = byId("hall");
    if (stage.firstElementChild !== this.root) stage.replaceChildren(this.root);
    const [, id, about = ""] = /^([a-z-]*):?(.*)$/su.exec(state.room ?? "") ?? [];
    const rooms = this.rooms.filter(({ fits }) => !fits || fits(state));
    const room = rooms.find((one) => one.id === id) ?? rooms[0];
    fill(
      this.tabs,
      ...rooms.map((one) =>
        h("button", {
          key: one.id,
          type: "button",
          "aria-pressed": String(one === room),
          text: one.title,
          on: { click: () => one !== room && this.page.store.set({ room: one.id }, "visit") },
        }),
      ),
    );
    say(this.lead, room.lead);
    stage.setAttribute("aria-label", room.title);
    const furnished = this.#open.get(room.id) ?? room.open({ ...this.page, set: this.#setter(room.id) });
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
