// Short notes to the reader above the page, each of which can be closed.

import { h } from "../lib/dom.js";
import * as words from "../words/page.js";

/** How many sentences stand in one note at most. */
const MOST = 5;

export class Notices {
  /** @param {HTMLElement} root a polite live region */
  constructor(root) {
    this.root = root;
    // The words end above them.
    const { style } = document.documentElement;
    new ResizeObserver(() => style.setProperty("--notes", `${root.offsetHeight && root.offsetHeight + 16}px`)).observe(
      root,
    );
  }

  /**
   * One note with all that an address says and cannot mean.
   * @param {string[]} texts
   */
  gather(texts) {
    if (texts.length === 0) return;
    const more = texts.length - MOST;
    this.show(more > 0 ? [...texts.slice(0, MOST), words.moreNotices(more)].join(" ") : texts.join(" "));
  }

  /**
   * @param {string} text
   * @param {{ text: string, click: () => void }} [action] what the reader may do about it
   */
  show(text, action) {
    for (const note of this.root.children) {
      if (note.firstChild?.textContent === text) note.remove();
    }
    const note = h(
      "div",
      { class: "notice" },
      h("p", { text }),
      action && h("button", { type: "button", class: "quiet act", text: action.text, on: { click: action.click } }),
      h("button", {
        type: "button",
        class: "close",
        "aria-label": words.dismiss,
        text: "×",
        on: { click: () => note.remove() },
      }),
    );
    this.root.append(note);
    return note;
  }

  /** Takes the notes away, but for those that ask the reader to do something. */
  clear() {
    for (const note of [...this.root.children]) if (!note.querySelector(".act")) note.remove();
  }
}
