// Page-wide keyboard shortcuts.

import { byId } from "../lib/dom.js";
import { NO_LETTERS, isOn } from "../lib/kept.js";

/** Ctrl+Z and Ctrl+Y undo and redo. @param {import("../state/store.js").Store} store */
export function undoByKeys(store) {
  addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (event.target instanceof Element && event.target.closest("input[type=text], textarea, dialog")) return;
    if (key === "z" && !event.shiftKey) store.undo();
    else if (key === "y" || (key === "z" && event.shiftKey)) store.redo();
    else return;
    event.preventDefault();
  });
}

/** What has a use of its own for the keys that step through the line. */
const FIELDS =
  "input, select, textarea, [contenteditable], [role=grid], [role=tablist], .held, dialog, [popover]:popover-open";

/**
 * The arrows, Home, End and Space step through the line, wherever they have no other use.
 * @param {{ player: import("../board/player.js").Player, active: () => boolean }} of
 */
export function stepByKeys({ player, active }) {
  addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !active()) return;
    if (!(target instanceof Element) || target.closest(FIELDS)) return;
    if (key === " " && target.closest("button, a, summary, label")) return;
    const step = {
      ArrowLeft: () => player.go(player.ply - 1),
      ArrowRight: () => player.go(player.ply + 1),
      Home: () => player.go(0),
      End: () => player.go(player.reach),
      " ": () => player.press(),
    }[key];
    if (!step) return;
    step();
    event.preventDefault();
  });
}

/** Where letters are written, or choose something. */
const LETTERS = "input:not([type=checkbox], [type=radio], [type=range]), select, textarea, [contenteditable], dialog";

/**
 * T throws, where anything is thrown, and / finds, unless the reader wants no letters to be keys.
 * @param {() => void} find opens the search
 */
export function actByKey(find) {
  addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (isOn(NO_LETTERS) || !(target instanceof Element)) return;
    if (target.closest(`${LETTERS}, [popover]:popover-open`)) return;
    if (key === "/") find();
    else if (key.toLowerCase() === "t") {
      const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".dice-throw")]);
      const button = buttons.find((one) => one.checkVisibility());
      if (!button) return;
      button.click();
    } else return;
    event.preventDefault();
  });
}

/** The first link leads to the board that is seen. */
export function skipToBoard() {
  byId("skip").addEventListener("click", (event) => {
    // The fragment is the page's state, so the link must not change it.
    event.preventDefault();
    const grid = document.querySelector(".stage:not([hidden]) [role=grid]");
    const target = grid?.querySelector('[tabindex="0"]') ?? grid ?? byId("play");
    /** @type {HTMLElement} */ (target).focus();
  });
}
