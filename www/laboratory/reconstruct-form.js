// The form of the room “Reconstruct”: rules in doubt with their choices, facts with their bounds, who plays and how
// often.

import { gameInfo } from "../core/games.js";
import { fill, h } from "../lib/dom.js";
import { reconstruct as words } from "../words/reconstruct.js";
import { FACTS, FACT_IDS } from "./reconstruct-facts.js";
import { pieces } from "./reconstruct-run.js";
import { COUNTS, MOST_FACTS, MOST_OPTIONS, MOST_SEED, PLAYS, bounded, fact } from "./reconstruct-setting.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./reconstruct-facts.js").Fact} Fact */
/** @typedef {import("./reconstruct-setting.js").Setting} Setting */
/** @typedef {import("./reconstruct-setting.js").Known} Known */
/** @typedef {import("./reconstruct-setting.js").Varied} Varied */

/** How things are called: what a fact is about, and what it says. */
class Names {
  /** @param {Map<string, string>} nouns of the pieces */
  constructor(nouns = new Map()) {
    this.nouns = nouns;
  }

  /** @param {Fact} fact */
  of({ id, of }) {
    return FACTS[id].of === "rule" ? words.end(of) : (this.nouns.get(of) ?? of);
  }

  /** @param {Fact} fact */
  says(fact) {
    return words.says(fact, this.of(fact));
  }
}

export class ReconstructForm {
  names = new Names();

  /** @param {(change: Partial<Setting>) => void} put */
  constructor(put) {
    this.put = put;
    const part = (/** @type {string} */ title, /** @type {string} */ help) => {
      const list = h("ul", { class: "reconstruct-list" });
      const add = h("div", { class: "reconstruct-add" });
      const own = h("section", {}, h("h2", { text: title }), h("p", { class: "help", text: help }), list, add);
      return { list, add, own };
    };
    this.rules = part(words.vary, words.varyHelp);
    this.facts = part(words.facts, words.factsHelp);
    this.how = h("div", { class: "lab-form" });
    this.root = h(
      "div",
      { class: "reconstruct-form" },
      h("div", { class: "reconstruct-asked" }, this.rules.own, this.facts.own),
      this.how,
    );
  }

  /** @param {State} state @param {Setting} setting @param {Known} known */
  fill(state, setting, known) {
    const nouns = known.kinds.length > 0 ? pieces(state).map(({ id, noun }) => /** @type {const} */ ([id, noun])) : [];
    this.names = new Names(new Map(nouns));
    this.#fillRules(state.game, setting, known);
    this.#fillFacts(setting, known);
    this.#fillHow(setting);
  }

  /** @param {string} game @param {Setting} setting @param {Known} known */
  #fillRules(game, { options: varied }, known) {
    const all = gameInfo(game).options.filter(({ id }) => known.options.some((one) => one.id === id));
    const rule = (/** @type {Varied} */ { id, choices }) => {
      const option = all.find((one) => one.id === id);
      const without = () => this.put({ options: varied.filter((one) => one.id !== id) });
      const check = (/** @type {{ id: string, title: string }} */ choice) => {
        const on = choices.includes(choice.id);
        const next = (option?.choices ?? [])
          .map((one) => one.id)
          .filter((one) => (one === choice.id ? !on : choices.includes(one)));
        const change = () => this.put({ options: varied.map((one) => (one.id === id ? { id, choices: next } : one)) });
        return h(
          "label",
          { class: "check" },
          h("input", {
            type: "checkbox",
            value: choice.id,
            checked: on,
            disabled: on && choices.length === 1,
            on: { change },
          }),
          choice.title,
        );
      };
      return h(
        "li",
        { key: id, "data-option": id },
        h(
          "fieldset",
          { class: "reconstruct-choices" },
          h("legend", { text: option?.question ?? id }),
          ...(option?.choices ?? []).map(check),
        ),
        this.#remove(words.removeOption(option?.question ?? id), without),
      );
    };
    fill(this.rules.list, ...varied.map(rule));
    const left = all.filter(({ id }) => !varied.some((one) => one.id === id));
    this.#fillAdd(
      this.rules.add,
      { name: "add-option", label: words.addOption, full: varied.length >= MOST_OPTIONS },
      left.map(({ id, question }) => [id, question]),
      (id) => {
        const option = known.options.find((one) => one.id === id);
        if (option) this.put({ options: [...varied, option] });
      },
    );
  }

  /** @param {Setting} setting @param {Known} known */
  #fillFacts({ facts }, known) {
    const subjects = (/** @type {Fact["id"]} */ id) => {
      const { of } = FACTS[id];
      return of ? known[of === "kind" ? "kinds" : "rules"] : [""];
    };
    const free = (/** @type {Fact["id"]} */ id) =>
      subjects(id).filter((of) => !facts.some((one) => one.id === id && one.of === of));
    fill(this.facts.list, ...facts.map((own) => this.#fact(own, facts, [own.of, ...free(own.id)])));
    this.#fillAdd(
      this.facts.add,
      { name: "add-fact", label: words.addFact, full: facts.length >= MOST_FACTS },
      FACT_IDS.filter((id) => free(id).length > 0).map((id) => [id, words.factTitle(id)]),
      (id) => {
        const known = /** @type {Fact["id"]} */ (id);
        this.put({ facts: [...facts, fact(known, free(known)[0])] });
      },
    );
  }

  /** @param {Fact} own @param {Fact[]} facts @param {string[]} subjects */
  #fact(own, facts, subjects) {
    const { unit, bounds, of } = FACTS[own.id];
    const says = this.names.says(own);
    const put = (/** @type {Partial<Fact>} */ change) =>
      this.put({ facts: facts.map((one) => (one === own ? { ...one, ...change } : one)) });
    const change = (/** @type {Event} */ event) => {
      const input = /** @type {HTMLInputElement} */ (event.currentTarget);
      const bound = bounded(String(Number(input.value)), bounds);
      if (bound === undefined || input.value === "") input.value = String(own.bound);
      else put({ bound });
    };
    const [min, max, step] = bounds;
    return h(
      "li",
      { key: `${own.id}:${own.of}`, "data-fact": own.id },
      h("span", { text: says }),
      this.#remove(words.removeFact(says), () => this.put({ facts: facts.filter((one) => one !== own) })),
      h(
        "div",
        { class: "reconstruct-set" },
        of &&
          h(
            "label",
            {},
            words.of[of],
            h(
              "select",
              { name: `of-${own.id}`, on: { change: (/** @type {Event} */ event) => put({ of: chosen(event) }) } },
              ...subjects.map((id) =>
                h("option", { value: id, selected: id === own.of, text: this.names.of({ ...own, of: id }) }),
              ),
            ),
          ),
        h(
          "label",
          {},
          h("input", {
            type: "number",
            name: `bound-${own.id}`,
            min,
            max,
            step,
            value: own.bound,
            "aria-label": words.bound(words.bounds[unit], says),
            on: { change },
          }),
          words.bounds[unit],
        ),
      ),
    );
  }

  /** @param {Setting} setting */
  #fillHow({ play, games, seed }) {
    const field = (/** @type {string} */ text, /** @type {HTMLElement} */ of) =>
      h("label", {}, h("span", { text }), of);
    const select = (
      /** @type {string} */ name,
      /** @type {string} */ value,
      /** @type {[string, string][]} */ list,
      /** @type {(value: string) => void} */ change,
    ) =>
      h(
        "select",
        { name, on: { change: (/** @type {Event} */ event) => change(chosen(event)) } },
        ...list.map(([id, text]) => h("option", { value: id, selected: id === value, text })),
      );
    const sown = (/** @type {Event} */ event) => {
      const input = /** @type {HTMLInputElement} */ (event.currentTarget);
      if (/^\d{1,6}$/.test(input.value)) this.put({ seed: Number(input.value) });
      else input.value = String(seed);
    };
    fill(
      this.how,
      field(
        words.play,
        select(
          "play",
          play,
          PLAYS.map((id) => [id, words.plays[id]]),
          (play) => this.put({ play }),
        ),
      ),
      field(
        words.games,
        select(
          "games",
          String(games),
          COUNTS.map((count) => [String(count), String(count)]),
          (count) => this.put({ games: Number(count) }),
        ),
      ),
      field(
        words.seed,
        h("input", {
          type: "number",
          name: "seed",
          min: 0,
          max: MOST_SEED,
          step: 1,
          value: seed,
          on: { change: sown },
        }),
      ),
    );
  }

  /** @param {string} label @param {() => void} click */
  #remove(label, click) {
    const props = { type: "button", class: "quiet", "aria-label": label, title: label };
    return h("button", { ...props, text: words.remove, on: { click } });
  }

  /**
   * A list of what can be added, and a button: arrow keys move in it and add nothing yet.
   * @param {HTMLElement} place
   * @param {{ name: string, label: string, full: boolean }} what
   * @param {[string, string][]} list
   * @param {(id: string) => void} add
   */
  #fillAdd(place, { name, label, full }, list, add) {
    const select = () => /** @type {HTMLSelectElement} */ (place.querySelector("select"));
    const off = full || list.length === 0;
    const click = () => add(select().value);
    fill(
      place,
      h(
        "select",
        { name, "aria-label": label, disabled: off },
        ...list.map(([id, text]) => h("option", { value: id, text })),
      ),
      h("button", { type: "button", class: "quiet", disabled: off, text: words.add, on: { click } }),
    );
  }
}

/** @param {Event} event */
const chosen = (event) => /** @type {HTMLSelectElement} */ (event.currentTarget).value;
