// The slots of a comparison, one for each rule set: first its game, then a named set of rules or one choice of that
// game.

import { fill, h } from "../lib/dom.js";
import { everyGame, gameInfo, outline } from "../core/games.js";
import { nearest } from "../core/relatives.js";
import { MOST_COMPARED } from "../core/rule-set.js";
import * as words from "../words/views.js";
import { otherRules } from "./comparison.js";
import { presetOf, presetsFor, ruleSetTitle, seriesSample } from "./rule-sets.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/rule-set.js").RuleSet} RuleSet */
/** @typedef {{ value: string, text: string }} Item */

export class Slots {
  /** @param {(compare: RuleSet[]) => void} change */
  constructor(change) {
    this.change = change;
    this.root = h("div", { class: "slots" });
    /** Stands where the view puts it. */
    this.add = h("button", { type: "button", class: "quiet slots-add", text: words.compare.add });
    this.add.addEventListener("click", () => this.#more());
  }

  /** @type {State | undefined} */
  #state;

  #more() {
    if (this.#state) this.change([...this.#state.compare, another(this.#state)]);
  }

  /** @param {State} state */
  render(state) {
    const { compare } = state;
    this.#state = state;
    this.add.hidden = compare.length >= MOST_COMPARED;
    this.root.dataset.count = String(compare.length);
    fill(
      this.root,
      ...compare.map((set, place) =>
        this.#slot(state, set, place, (to) =>
          this.change(compare.map((other, index) => (index === place ? to : other))),
        ),
      ),
    );
  }

  /**
   * @param {State} state
   * @param {RuleSet} set
   * @param {number} place
   * @param {(set: RuleSet) => void} change
   */
  #slot(state, set, place, change) {
    const c = words.compare;
    const id = set.game ?? state.game;
    const of = (/** @type {Record<string, string>} */ options) =>
      id === state.game ? { options } : { game: id, options };
    const remove = () => this.change(state.compare.filter((_, index) => index !== place));
    return h(
      "div",
      { class: `slot series-${place}`, key: String(place), role: "group", "aria-label": c.slot(place) },
      seriesSample(place),
      select(
        "slot-game",
        c.game,
        everyGame().map(({ id, title }) => ({ value: id, text: outline(id).reference ? c.compared(title) : title })),
        id,
        (value) => change(value === state.game ? { options: {} } : { game: value, options: {} }),
      ),
      this.#rules(state, set, of, change),
      ...this.#choice(state, set, of, change),
      state.compare.length > 1 &&
        h("button", {
          type: "button",
          class: "quiet slot-remove",
          text: "×",
          title: c.remove,
          "aria-label": `${c.remove}: ${c.slot(place)}`,
          on: { click: remove },
        }),
    );
  }

  /**
   * The rules as they are, a named set, or one choice.
   * @param {State} state
   * @param {RuleSet} set
   * @param {(options: Record<string, string>) => RuleSet} of
   * @param {(set: RuleSet) => void} change
   */
  #rules(state, set, of, change) {
    const c = words.compare;
    const id = set.game ?? state.game;
    const presets = presetsFor(state, id);
    const named = presetOf(state, set);
    const count = Object.keys(set.options).length;
    const now = named ? `set ${named.id}` : count === 0 ? "" : count === 1 ? "one" : "several";
    const items = [
      { value: "", text: set.game ? c.asOpened : c.asSet },
      ...presets.map(({ id, title }) => ({ value: `set ${id}`, text: title })),
      ...(gameInfo(id).options.length > 0 ? [{ value: "one", text: c.one }] : []),
      ...(now === "several" ? [{ value: now, text: ruleSetTitle(state, set) }] : []),
    ];
    return select("slot-rules", c.rules, items, now, (value) => {
      const preset = presets.find((preset) => value === `set ${preset.id}`);
      if (preset) change(of(preset.options));
      else if (value === "one") change(of(otherRules({ game: id, options: id === state.game ? state.options : {} })));
      else if (value === "") change(of({}));
    });
  }

  /**
   * The question and its answer, where one choice is what is compared.
   * @param {State} state
   * @param {RuleSet} set
   * @param {(options: Record<string, string>) => RuleSet} of
   * @param {(set: RuleSet) => void} change
   */
  #choice(state, set, of, change) {
    const [[asked, answer] = [], ...more] = Object.entries(set.options);
    if (asked === undefined || answer === undefined || more.length > 0 || presetOf(state, set)) return [];
    const c = words.compare;
    const { options } = gameInfo(set.game ?? state.game);
    const option = options.find(({ id }) => id === asked);
    if (!option) return [];
    return [
      select(
        "slot-question",
        c.question,
        options.map(({ id, question }) => ({ value: id, text: question })),
        asked,
        (value) => {
          const other = options.find(({ id }) => id === value);
          const choice = other?.choices.find(({ id }) => id !== other.default) ?? other?.choices[0];
          if (choice) change(of({ [value]: choice.id }));
        },
      ),
      select(
        "slot-answer",
        c.chosen,
        option.choices.map(({ id, title }) => ({ value: id, text: title })),
        answer,
        (value) => change(of({ [asked]: value })),
      ),
    ];
  }
}

/**
 * @param {string} name
 * @param {string} label
 * @param {Item[]} items
 * @param {string} now
 * @param {(value: string) => void} change
 */
function select(name, label, items, now, change) {
  return h(
    "label",
    { key: name, title: label },
    h("span", { class: "unseen", text: label }),
    h(
      "select",
      { class: name, on: { change: (/** @type {any} */ { currentTarget }) => change(currentTarget.value) } },
      ...items.map(({ value, text }) => h("option", { value, text, selected: value === now })),
    ),
  );
}

/** Rules to compare with those that are there already. @param {State} state @returns {RuleSet} */
function another({ game, options, compare }) {
  const there = compare.map((set) => set.game ?? game);
  const near = [game, ...there].map(nearest).find((id) => id && !there.includes(id));
  if (near) return near === game ? { options: {} } : { game: near, options: {} };
  const plain = compare.some((set) => !set.game && Object.keys(set.options).length === 0);
  return { options: plain ? otherRules({ game, options }) : {} };
}
