// Short notes to the reader above the page, each of which can be closed.

import { h } from "./dom.js";
import { words } from "./words.js";

export class Notices {
  /** @param {HTMLElement} root a polite live region */
  constructor(root) {
    this.root = root;
  }

  /** @param {string} text */
  show(text) {
    for (const note of this.root.children) {
      if (note.firstChild?.textContent === text) note.remove();
    }
    const note = h("div", { class: "notice" },
      h("p", { text }),
      h("button", { type: "button", class: "close", "aria-label": words.dismiss, text: "×", on: { click: () => note.remove() } }),
    );
    this.root.append(note);
  }

  clear() {
    this.root.replaceChildren();
  }
}
