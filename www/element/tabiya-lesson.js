// The custom element <tabiya-lesson>: a lesson in another site.
//
//     <tabiya-lesson course="shatranj">A lesson in Shatranj.</tabiya-lesson>
//     <script type="module" src="tabiya-lesson.js"></script>
//
// What stands inside the tag shows until the lesson takes its place, and stays where it cannot. The rules are loaded
// when it comes near the screen. Its attributes are described in ../tabiya-lesson.d.ts.

import { define, LazyElement } from "./lazy.js";

/** @typedef {typeof import("./live-lesson.js")} Rules */

/** Those that say which lesson it is. */
const WHICH = ["course", "src", "lesson"];

/** @extends {LazyElement<Rules>} */
class TabiyaLesson extends LazyElement {
  static observedAttributes = [...WHICH, "step", "pieces", "turned"];

  /** @type {import("./live-lesson.js").LiveLesson | undefined} */
  #live;
  /** A lesson that was set as a whole. @type {unknown} */
  #value;
  #run = 0;

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (before === value) return;
    if (WHICH.includes(name)) this.#value = undefined;
    this.drawSoon(() => this.draw(name === "step"));
  }

  async fetchRules() {
    const rules = await import("./live-lesson.js");
    await rules.load();
    return rules;
  }

  /** What was set as a whole. */
  get lesson() {
    return this.#value;
  }

  set lesson(value) {
    this.#value = value;
    if (this.rules) void this.draw();
  }

  get step() {
    return this.#live ? this.#live.index + 1 : Number(this.getAttribute("step") ?? 1) || 1;
  }

  set step(step) {
    this.setAttribute("step", String(step));
  }

  /** @param {boolean} [placed] whether only the step is another */
  async draw(placed = false) {
    const rules = /** @type {Rules} */ (this.rules);
    this.#run += 1;
    const run = this.#run;
    try {
      this.#live ??= new rules.LiveLesson(this.root, (name, detail) => this.tell(name, detail));
      const get = (/** @type {string} */ name) => this.getAttribute(name);
      const faults = await this.#live.show(get, this.#value, placed);
      if (run !== this.#run) return;
      this.slotted.replaceWith(this.#live.root);
      this.note.hidden = faults.length === 0;
      this.note.textContent = faults.join(" ");
      this.tell("tabiya-ready", { steps: this.#live.steps });
    } catch (error) {
      if (run === this.#run) this.fail(error);
    }
  }

  /** @param {string} message */
  erase(message) {
    this.#live?.root.replaceWith(this.slotted);
    return message;
  }
}

define("tabiya-lesson", TabiyaLesson);

export { TabiyaLesson };
