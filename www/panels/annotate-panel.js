// The annotation panel: with what is drawn, in which colour, and all that has been drawn, each to be taken away.
// While it is open a press on the board draws.

import { CAPTION, COLOURS, LABEL, LISTS, entries, parts, toggle } from "../core/annotations.js";
import { byId, fill, h } from "../lib/dom.js";
import * as words from "../words/figures.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/annotations.js").List} List */

/**
 * Takes over a caption as it is being typed.
 * @param {import("../state/store.js").Store} store
 * @param {string} typed
 */
export function captioned(store, typed) {
  const { caption: _, ...others } = store.state.annotations;
  const caption = typed.trim();
  store.set({ annotations: caption ? { ...others, caption } : others }, "step");
}

export class Panel {
  /**
   * @param {HTMLDetailsElement} details
   * @param {import("../state/store.js").Store} store
   * @param {(tool: import("../board/drawing.js").Tool) => void} take
   */
  constructor(details, store, take) {
    this.store = store;
    const choose = () => {
      this.text.disabled = this.tool.list !== "labels";
      take(this.tool);
    };
    const radios = (
      /** @type {string} */ name,
      /** @type {string} */ legend,
      /** @type {readonly string[]} */ values,
      /** @type {Record<string, string>} */ titles,
    ) => {
      const inputs = values.map((value, place) =>
        h("input", { type: "radio", name, value, checked: place === 0, on: { change: choose } }),
      );
      const label = (/** @type {HTMLInputElement} */ input) =>
        h(
          "label",
          { class: "check" },
          input,
          name === "annotate-colour" && h("span", { class: `hue hue-${input.value}`, "aria-hidden": "true" }),
          h("span", { text: titles[input.value] }),
        );
      return {
        value: () => inputs.find((input) => input.checked)?.value ?? values[0],
        group: h(
          "fieldset",
          { class: "piece-sets" },
          h("legend", { class: "unseen", text: legend }),
          ...inputs.map(label),
        ),
      };
    };
    this.list = radios("annotate-list", words.annotate.what, LISTS, words.annotate.lists);
    this.colour = radios("annotate-colour", words.annotate.colour, COLOURS, words.annotate.colours);
    this.text = h("input", {
      type: "text",
      size: 4,
      maxlength: LABEL,
      value: "A",
      disabled: true,
      autocomplete: "off",
      on: { input: choose },
    });
    this.caption = h("textarea", {
      rows: 2,
      maxlength: CAPTION,
      on: { input: () => captioned(store, this.caption.value) },
    });
    this.drawn = h("ul", { class: "drawn-list" });
    this.clear = h("button", {
      type: "button",
      class: "quiet",
      text: words.annotate.clear,
      on: { click: () => store.set({ annotations: {} }, "step") },
    });
    // A reader who came from the figure goes back to it.
    const use = /** @type {HTMLDetailsElement} */ (byId("use"));
    const figure = h("button", {
      type: "button",
      class: "quiet",
      text: words.annotate.figure,
      "aria-controls": "use",
      on: {
        click: () => {
          use.open = true;
          // What has the focus comes into sight where it is scrolled, and the page stays.
          use.querySelector("summary")?.focus();
        },
      },
    });
    details.append(
      h(
        "div",
        { class: "use-body" },
        h("p", { class: "help", text: words.annotate.lead }),
        h(
          "div",
          { class: "display-row" },
          this.list.group,
          h("label", {}, h("span", { text: words.annotate.text }), " ", this.text),
        ),
        h("div", { class: "display-row" }, this.colour.group),
        h("label", { class: "caption-field" }, h("span", { text: words.annotate.caption }), this.caption),
        h("div", { class: "display-row" }, this.clear, figure),
        this.drawn,
      ),
    );
  }

  /** @returns {import("../board/drawing.js").Tool} */
  get tool() {
    return { list: /** @type {List} */ (this.list.value()), colour: this.colour.value(), text: this.text.value };
  }

  /** @param {State} state */
  render({ annotations }) {
    if (document.activeElement !== this.caption) this.caption.value = annotations.caption ?? "";
    const items = LISTS.flatMap((list) =>
      entries(annotations[list]).map((entry) => {
        const of = parts(list, entry);
        const text = of ? words.annotate.entry(list, of) : entry;
        return h(
          "li",
          { key: `${list} ${entry}` },
          h("button", {
            type: "button",
            class: "quiet",
            text: `${text} ×`,
            "aria-label": words.annotate.remove(text),
            on: {
              click: () => this.store.set({ annotations: toggle(this.store.state.annotations, list, entry) }, "step"),
            },
          }),
        );
      }),
    );
    fill(this.drawn, ...items);
    this.clear.disabled = items.length === 0 && !annotations.caption;
  }
}
