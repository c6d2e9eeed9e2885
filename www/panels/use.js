// Opens the panel “Use this diagram”, and keeps it in step with the stage.

import { h } from "../lib/dom.js";
import { lost } from "../lib/lost.js";
import * as words from "../words/page.js";

/** @typedef {import("./use-panel.js").Stage} Stage */

export class Use {
  /** @type {import("./use-panel.js").Panel | undefined} */
  #panel;

  /**
   * @param {HTMLDetailsElement} details
   * @param {() => Stage} stage
   * @param {() => Promise<typeof import("./use-panel.js").Panel>} load
   */
  constructor(details, stage, load) {
    this.details = details;
    const body = h("div", { class: "use-body" });
    details.replaceChildren(h("summary", { text: words.use }), body);
    details.addEventListener("toggle", async () => {
      if (!details.open) return;
      try {
        const Panel = await load();
        this.#panel ??= new Panel(body, stage);
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
