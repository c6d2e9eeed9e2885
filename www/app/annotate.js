// Drawing over the boards on the stage. What draws is fetched with the first press that means it, or for an address
// that has something drawn; what is pressed until it has come is kept.

import { isBare } from "../core/annotations.js";
import { say } from "../lib/dom.js";
import { fetched } from "../lib/fetched.js";
import { annotatePanel, drawing, partsOf } from "../views/views.js";

/** @typedef {import("../board/drawing.js").Drawing} Drawing */
/** @typedef {import("../state/store.js").State} State */

export class Annotate {
  /** @type {Drawing | undefined} */
  #drawing;
  /** @type {Promise<Drawing | undefined> | undefined} */
  #coming;
  /** @type {import("../panels/annotate-panel.js").Panel | undefined} */
  #panel;
  /** What happened before it had come. @type {PointerEvent[]} */
  #kept = [];
  #second = false;

  /**
   * @param {object} parts
   * @param {HTMLElement} parts.plate
   * @param {HTMLDetailsElement} parts.details
   * @param {HTMLElement} parts.caption where the caption is told
   * @param {import("../state/store.js").Store} parts.store
   * @param {() => readonly import("../core/module.js").BoardView[]} parts.views
   */
  constructor({ plate, details, caption, store, views }) {
    this.plate = plate;
    this.store = store;
    this.views = views;
    this.details = details;
    this.caption = caption;
    plate.addEventListener("pointerdown", (event) => this.#down(event), { capture: true });
    addEventListener("pointerup", (event) => this.#kept.length > 0 && this.#kept.push(event));
    plate.addEventListener(
      "contextmenu",
      (event) => {
        // The menu key and a long touch keep theirs.
        if (this.#second) event.preventDefault();
        this.#second = false;
      },
      { capture: true },
    );
    details.addEventListener("toggle", () => void this.#toggled());
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#second = false;
    // Elsewhere is no board of a game, or the second button has a use of its own.
    if (!partsOf(this.store.state).includes("annotate")) return;
    const cell = event.target instanceof Element && event.target.closest(".tabiya-cell");
    if (this.#drawing) {
      if (!this.#drawing.down(event)) return;
    } else if (cell && event.button === 2) {
      this.#kept.push(event);
      void this.#fetch();
    } else return;
    this.#second = event.button === 2;
    if (this.#second) return;
    // It is no move.
    event.stopPropagation();
    event.preventDefault();
    if (cell) /** @type {HTMLElement} */ (cell).focus({ preventScroll: true });
  }

  #fetch() {
    this.#coming ??= fetched(drawing).then((Drawing) => {
      if (!Drawing) {
        this.#coming = undefined;
        this.#kept = [];
        return undefined;
      }
      const { plate, store, views } = this;
      this.#drawing = new Drawing(plate, {
        state: () => store.state,
        views,
        drawn: (annotations) => store.set({ annotations }, "step"),
      });
      for (const event of this.#kept.splice(0)) {
        if (event.type === "pointerdown") this.#drawing.down(event);
        else this.#drawing.up(event);
      }
      this.#drawing.show();
      return this.#drawing;
    });
    return this.#coming;
  }

  async #toggled() {
    const { details, store } = this;
    if (!details.open) {
      this.#drawing?.take(undefined);
      return;
    }
    const [drawing, Panel] = await Promise.all([this.#fetch(), fetched(annotatePanel)]);
    if (!drawing || !Panel) {
      // Opened again, it is fetched again.
      details.open = false;
      return;
    }
    this.#panel ??= new Panel(details, store, (tool) => drawing.take(tool));
    this.#panel.render(store.state);
    if (details.open) drawing.take(this.#panel.tool);
  }

  /** What has to be waited for, if anything. @param {State} state */
  render(state) {
    const drawable = partsOf(state).includes("annotate");
    say(this.caption, (drawable && state.annotations.caption) || "");
    if (this.details.open && this.#panel) {
      this.#panel.render(state);
      // Where there is no board of a game it is laid down.
      this.#drawing?.take(drawable ? this.#panel.tool : undefined);
    }
    if (this.#drawing) this.#drawing.show();
    else if (!isBare(state.annotations)) return this.#fetch();
    return undefined;
  }
}
