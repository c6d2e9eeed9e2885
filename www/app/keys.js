// What the keyboard does anywhere on the page.

import { byId } from "../lib/dom.js";

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
