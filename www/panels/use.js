// A lazily loaded part of a panel: what writes the diagram for elsewhere, and others.

import { h } from "../lib/dom.js";
import { lost } from "../lib/lost.js";
import * as words from "../words/page.js";

export class Use {
  /** @type {{ render(): void } | undefined} */
  #panel;

  /**
   * @param {HTMLDetailsElement} details
   * @param {string} title
   * @param {(body: HTMLElement) => Promise<{ render(): void }>} load
   */
  constructor(details, title, load) {
    this.details = details;
    const body = h("div", { class: "use-body" });
    details.replaceChildren(h("summary", { text: title }), body);
    details.addEventListener("toggle", async () => {
      if (!details.open) return;
      try {
        this.#panel ??= await load(body);
      } catch (error) {
        console.error(error);
        lost(body, words.lost);
        return;
      }
      this.render();
    });
  }

  render() {
    if (this.details.open) this.#panel?.render();
  }
}
