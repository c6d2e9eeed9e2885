// The points on which the sources differ, each with its answers, where they
// stand and how well they are attested.

import { enable, fill, h, say } from "../lib/dom.js";
import { ruledOut } from "../core/module.js";
import { gameInfo } from "../core/games.js";
import { opening } from "../state/store.js";
import { write } from "../state/address.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../core/module.js").ChoiceInfo} ChoiceInfo */

export class Options {
  /** @type {Map<string, { input: HTMLInputElement, item: HTMLElement, why: HTMLElement }>} */
  #inputs = new Map();
  #game = "";
  #shown = "";

  /**
   * @param {HTMLElement} root
   * @param {Store} store
   */
  constructor(root, store) {
    this.root = root;
    this.store = store;
    this.presets = h("ul", { class: "presets" });
    this.presetsTitle = h("h2", { text: words.options.presets });
    this.said = h("p", { class: "kept", role: "status" });
    this.reset = h("button", {
      type: "button",
      class: "quiet",
      text: words.options.reset,
      on: { click: () => this.#choose({}) },
    });
    this.body = h("div", { class: "questions" });
    root.replaceChildren(
      h("p", { class: "lead", text: words.options.lead }),
      this.presetsTitle,
      this.presets,
      h("div", { class: "options-state" }, this.said, this.reset),
      this.body,
      standings(),
    );
  }

  /** @param {Record<string, string>} options */
  #choose(options) {
    this.store.set({ options }, "edit");
  }

  /**
   * @param {State} state
   * @param {string} [said] how the line fared under a change just made
   */
  render(state, said) {
    if (this.#game !== state.game) this.#build(state.game);
    if (said !== undefined) say(this.said, said);
    const shown = JSON.stringify([state.game, state.options, state.panel]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const game = gameInfo(state.game);
    /** @type {Map<string, string>} */
    const out = new Map();
    for (const { option, choice, message } of ruledOut(state.game, state.options))
      out.set(`${option} ${choice}`, message);
    for (const option of game.options) {
      const now = state.options[option.id] ?? option.default;
      for (const choice of option.choices) {
        const key = `${option.id} ${choice.id}`;
        const found = this.#inputs.get(key);
        if (!found) continue;
        const message = out.get(key);
        found.input.checked = choice.id === now;
        found.input.disabled = message !== undefined && choice.id !== now;
        found.item.classList.toggle("is-out", found.input.disabled);
        say(found.why, message ?? "");
      }
    }
    this.presetsTitle.hidden = game.presets.length === 0;
    const first = [...this.#inputs.values()].find(({ input }) => input.checked);
    enable([
      [this.reset, Object.keys(state.options).length > 0],
      ...(first ? [/** @type {[HTMLInputElement, boolean]} */ ([first.input, true])] : []),
    ]);
    fill(
      this.presets,
      ...game.presets.map((preset) => {
        const elsewhere = preset.game !== state.game;
        const on = !elsewhere && sameOptions(preset.options, state.options, game);
        const name = elsewhere
          ? h("a", {
              href: write({ ...opening(preset.game), options: preset.options, panel: state.panel }),
              text: preset.title,
            })
          : h("button", {
              type: "button",
              class: "link",
              text: preset.title,
              "aria-pressed": String(on),
              on: { click: () => this.#choose(withoutDefaults(preset.options, game)) },
            });
        return h(
          "li",
          { key: preset.id, class: on ? "is-on" : "" },
          name,
          h("span", { text: preset.text }),
          h("cite", { text: preset.source }),
        );
      }),
    );
  }

  /** @param {string} id */
  #build(id) {
    this.#game = id;
    this.#inputs.clear();
    this.said.textContent = "";
    const game = gameInfo(id);
    this.body.replaceChildren(
      ...game.options.map((option) =>
        h(
          "fieldset",
          { class: "question" },
          h("legend", { text: option.question }),
          ...option.choices.map((choice) => this.#choice(option.id, option.default, choice)),
        ),
      ),
    );
  }

  /**
   * @param {string} option
   * @param {string} usual
   * @param {ChoiceInfo} choice
   */
  #choice(option, usual, choice) {
    const id = `choice-${option}-${choice.id}`;
    const input = h("input", {
      type: "radio",
      name: `option-${option}`,
      value: choice.id,
      id,
      "aria-describedby": `${id}-text ${id}-why`,
      on: {
        change: () => {
          const options = { ...this.store.state.options, [option]: choice.id };
          if (choice.id === usual) delete options[option];
          this.#choose(options);
        },
      },
    });
    const why = h("span", { class: "why", id: `${id}-why` });
    const item = h(
      "div",
      { class: "choice" },
      input,
      h("label", { for: id, text: choice.title }),
      h(
        "div",
        { class: "choice-text", id: `${id}-text` },
        choice.text && h("p", { text: choice.text }),
        h("p", { class: "source" }, standing(choice.standing), " ", h("cite", { text: choice.source })),
      ),
      why,
    );
    this.#inputs.set(`${option} ${choice.id}`, { input, item, why });
    return item;
  }
}

/**
 * The word for a standing, with a mark that tells it by shape.
 * @param {ChoiceInfo["standing"]} standing
 */
export function standing(standing) {
  return h("span", { class: `standing standing-${standing}`, text: words.standings[standing] });
}

function standings() {
  return h(
    "details",
    { class: "standings" },
    h("summary", { text: words.options.standings }),
    h(
      "dl",
      {},
      ...Object.entries(words.standingTexts).flatMap(([id, text]) => [
        h("dt", {}, standing(/** @type {ChoiceInfo["standing"]} */ (id))),
        h("dd", { text }),
      ]),
    ),
  );
}

/**
 * @param {Record<string, string>} options
 * @param {import("../core/module.js").GameInfo} game
 */
function withoutDefaults(options, game) {
  return Object.fromEntries(
    Object.entries(options).filter(
      ([id, choice]) => game.options.find((option) => option.id === id)?.default !== choice,
    ),
  );
}

/**
 * @param {Record<string, string>} a
 * @param {Record<string, string>} b
 * @param {import("../core/module.js").GameInfo} game
 */
function sameOptions(a, b, game) {
  return game.options.every((option) => (a[option.id] ?? option.default) === (b[option.id] ?? option.default));
}
