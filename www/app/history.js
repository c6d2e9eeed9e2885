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
  /** Whether the address that was read last was that of a link, and no step back or forward. */
  linked = false;

  /**
   * @param {Store} store
   * @param {import("../lib/idle-queue.js").IdleQueue} idle
   * @param {import("./notices.js").Notices} notices
   */
  constructor(store, idle, notices) {
    this.store = store;
    this.idle = idle;
    addEventListener("pagehide", () => this.settle());
    let link = false;
    addEventListener("click", ({ target }) => {
      link = target instanceof Element && target.closest("a[href^='#']") !== null;
      if (link) this.#keepPlace();
    });
    // Not for our own changes.
    addEventListener("hashchange", async () => {
      this.#known = location.hash;
      const asked = this.#known;
      const linked = link;
      link = false;
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
      this.linked = linked;
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
      this.settle();
      this.#enter("pushState", write(state));
    } else {
      this.#owed = state;
      this.idle.put("address", () => this.settle());
    }
  }

  /** What could not be read does not stay in the address. */
  putRight() {
    history.replaceState(history.state, "", write(this.store.state));
    this.#known = location.hash;
  }

  /**
   * How far down the page was when it was left, where the browser has come back to it.
   * @returns {number | undefined}
   */
  get place() {
    return this.linked ? undefined : history.state?.top;
  }

  #keepPlace() {
    history.replaceState({ top: scrollY }, "");
  }

  /** Writes in the address what it does not say yet. */
  settle() {
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
      if (how === "pushState") this.#keepPlace();
      history[how](how === "pushState" ? null : history.state, "", address);
      this.#known = location.hash;
    } catch {
      // Browsers limit how often the address may change; the next change will carry it.
    }
  }
}
