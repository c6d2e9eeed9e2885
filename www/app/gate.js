// The gate for calls before the whole rules core is there: what its first part cannot answer waits, and is done then.
//
// The core comes in two files (core/module.js). The first can show a game as it begins and where a chosen piece may go.
// A call of anything else would stop the page, so the reader's other clicks and keys are held back here.

import { whole } from "../core/module.js";
import * as words from "../words/page.js";

/** What a reader does that may ask something of the core. */
const EVENTS = ["click", "dblclick", "contextmenu", "pointerdown", "keydown", "change", "input", "hashchange"];
/** Parts of the page that ask nothing of it. */
const APART = "#notices, #theme";
/** How long what is held back may go unmentioned, in milliseconds. */
const SOON = 400;

export class Gate {
  /** @type {{ target: EventTarget, event: Event }[]} */
  #held = [];
  /** Says that something waits. @type {Element | undefined} */
  #note;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #saying;
  /** @type {unknown} */
  #failed;
  /** @type {(event: Event) => void} */
  #listener = (event) => this.#meet(event);
  /** Settles when the whole core is there, however often it has to be asked for. @type {Promise<void>} */
  opened;

  /**
   * @param {import("./notices.js").Notices} notices
   * @param {(square: string) => boolean} may whether the piece on a square of the board may be chosen
   * @param {unknown} [failed] why the core has not come, where it has been asked for
   */
  constructor(notices, may, failed) {
    this.notices = notices;
    this.may = may;
    this.#failed = failed;
    for (const name of EVENTS) addEventListener(name, this.#listener, { capture: true });
    this.opened = this.#open();
  }

  async #open() {
    while (!(await this.#come()));
    clearTimeout(this.#saying);
    this.#note?.remove();
    for (const name of EVENTS) removeEventListener(name, this.#listener, { capture: true });
    for (const { target, event } of this.#held) {
      const again = /** @type {typeof Event} */ (event.constructor);
      if (target instanceof Node && !target.isConnected) continue;
      const goes = target.dispatchEvent(new again(event.type, event));
      // The browser does nothing of its own after a key that no reader has pressed.
      if (goes && presses(event)) /** @type {HTMLElement} */ (target).click();
    }
  }

  /** Whether the core has come. If not, the reader is told, and this settles when it is worth another try. */
  async #come() {
    try {
      const failed = this.#failed;
      this.#failed = undefined;
      if (failed) throw failed;
      await whole();
      return true;
    } catch (error) {
      console.error(error);
      await new Promise((resolve) => {
        addEventListener("online", resolve, { once: true });
        const { missing, again } = words.rest;
        this.#say(missing, { text: again, click: () => resolve(undefined) });
      });
      this.#say(words.rest.coming);
      return false;
    }
  }

  /**
   * @param {string} text
   * @param {Parameters<import("./notices.js").Notices["show"]>[1]} [action]
   */
  #say(text, action) {
    this.#note?.remove();
    this.#note = this.notices.show(text, action);
  }

  /** @param {Event} event */
  #meet(event) {
    const { target } = event;
    if (!target || this.#passes(event)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    // A click follows, which is held as well.
    if (event.type === "pointerdown") return;
    this.#held.push({ target, event });
    this.#saying ??= setTimeout(() => {
      if (!this.#note?.isConnected) this.#say(words.rest.coming);
    }, SOON);
  }

  /** Whether nothing but the first part of the core has to answer. @param {Event} event */
  #passes(event) {
    const { target, type } = event;
    if (!(target instanceof Element)) return type !== "hashchange" && type !== "keydown";
    if (target.closest(APART)) return true;
    if (event instanceof KeyboardEvent) return isHarmless(event) || target.matches("input, textarea, select");
    const board = target.closest("#board");
    if (type === "pointerdown") return !board;
    const square = target.closest("[data-square]")?.getAttribute("data-square");
    return type === "click" && board !== null && typeof square === "string" && this.may(square);
  }
}

/** Whether it is a key that presses what it is on. @param {Event} event */
function presses(event) {
  if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return false;
  return event.key === "Enter" ? event.target.matches("button, summary, a[href]") : isSpaceOn(event.target, event.key);
}

/** @param {Element} target @param {string} key */
const isSpaceOn = (target, key) => key === " " && target.matches("button, summary");

/** Whether a key only moves about, does nothing alone, or is the browser’s. @param {KeyboardEvent} event */
function isHarmless({ key, ctrlKey, altKey, metaKey }) {
  return ctrlKey || altKey || metaKey || /^(Tab|Escape|Shift|Control|Alt|Meta|F\d+)$/.test(key);
}
