// The runner of long work: one thing at a time, with how far it has come and a button that ends it.

import { h, say } from "../lib/dom.js";
import { studies as words } from "../words/studies.js";

/** @typedef {import("./prover.js").Help} Help */
/** @typedef {import("./prover.js").Progress} Progress */

export class Runner {
  /** @type {AbortController | undefined} */
  #task;
  #began = 0;

  constructor() {
    this.bar = h("progress", { max: 1, "aria-label": words.working });
    this.text = h("span", { class: "study-progress-text" });
    this.cancel = h("button", { type: "button", class: "quiet", text: words.cancel, on: { click: () => this.end() } });
    this.root = h("div", { class: "study-progress" }, this.bar, this.text, this.cancel);
    this.#show(false);
    addEventListener("keydown", ({ key, defaultPrevented }) => {
      if (key === "Escape" && !defaultPrevented && this.#task) this.end();
    });
  }

  get busy() {
    return this.#task !== undefined;
  }

  /** Ends what is under way. */
  end() {
    this.#task?.abort();
    this.#task = undefined;
    this.#show(false);
  }

  /**
   * Does something in place of what is under way.
   * @template T
   * @param {(help: Help) => Promise<T>} job
   * @returns {Promise<{ found: T, millis: number } | undefined>} nothing, if it has been ended
   */
  async run(job) {
    this.end();
    const task = new AbortController();
    this.#task = task;
    this.#began = performance.now();
    this.bar.removeAttribute("value");
    say(this.text, words.working);
    this.#show(true);
    try {
      const found = await job({ signal: task.signal, tell: (progress) => this.#task === task && this.#tell(progress) });
      if (this.#task !== task) return undefined;
      return { found, millis: performance.now() - this.#began };
    } catch (error) {
      if (this.#task !== task) return undefined;
      throw error;
    } finally {
      if (this.#task === task) this.end();
    }
  }

  /** @param {Progress} progress */
  #tell({ share, depth, nodes, material }) {
    if (share !== undefined) this.bar.value = Math.max(0, Math.min(1, share));
    const seconds = Math.floor((performance.now() - this.#began) / 1000);
    say(this.text, material ? words.making(material, seconds) : words.searching(depth ?? 0, nodes ?? 0, seconds));
  }

  /** @param {boolean} on */
  #show(on) {
    this.root.classList.toggle("is-on", on);
    this.cancel.disabled = !on;
  }
}
