// Binding of address and state: Back and Forward, a link, or
// an address written by hand.

import { fetched } from "../lib/fetched.js";
import { read, write } from "../state/address.js";
import { hasOwn } from "../state/own.js";
import { admit } from "../views/views.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../state/store.js").Manner} Manner */

export class History {
  /** What the address does not say yet: to write it there takes as long as to play a move. @type {State | undefined} */
  #owed;
  /** The address as it was last read or written here. */
  #known = location.hash;

  /**
   * @param {Store} store
   * @param {import("../lib/idle-queue.js").IdleQueue} idle
   * @param {import("./notices.js").Notices} notices
   */
  constructor(store, idle, notices) {
    this.store = store;
    this.idle = idle;
    addEventListener("pagehide", () => this.#settle());
    // Not for our own changes.
    addEventListener("hashchange", async () => {
      this.#known = location.hash;
      const asked = this.#known;
      const told = hasOwn(asked) ? await fetched(() => admit(asked)) : [];
      // Another address has come meanwhile.
      if (asked !== location.hash) return;
      // What takes it in did not come: the address says again what is shown.
      if (!told) {
        this.putRight();
        return;
      }
      const found = read(asked);
      notices.clear();
      notices.gather([...told, ...found.notices]);
      store.restore(found.state);
      if (found.notices.length > 0) this.putRight();
    });
  }

  /**
   * Takes up a change of the state.
   * @param {State} state
   * @param {Manner | "restore"} manner
   */
  follow(state, manner) {
    if (manner === "restore") this.#owed = undefined;
    else if (manner === "visit") {
      this.#settle();
      this.#enter("pushState", write(state));
    } else {
      this.#owed = state;
      this.idle.put("address", () => this.#settle());
    }
  }

  /** What could not be read does not stay in the address. */
  putRight() {
    history.replaceState(null, "", write(this.store.state));
    this.#known = location.hash;
  }

  #settle() {
    // What a link has just asked for is not written over: its event is on the way.
    if (this.#owed && location.hash === this.#known) this.#enter("replaceState", write(this.#owed));
    this.#owed = undefined;
  }

  /**
   * @param {"pushState" | "replaceState"} how
   * @param {string} address
   */
  #enter(how, address) {
    if (address === location.hash) return;
    try {
      history[how](null, "", address);
      this.#known = location.hash;
    } catch {
      // Browsers limit how often the address may change; the next change will carry it.
    }
  }
}
