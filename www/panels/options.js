// What is disputed: the points on which the sources differ, each with its answers, where they stand and how well they
// are attested. Where all rules are read, a question stands beside its rule (texts.js).

import { enable, fill, h, say } from "../lib/dom.js";
import { lost } from "../lib/lost.js";
import { bring } from "../lib/motion.js";
import { isOwn, ruledOut } from "../core/module.js";
import { gameInfo } from "../core/games.js";
import { opening } from "../state/store.js";
import { write } from "../state/address.js";
import { cited } from "./cited.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../core/module.js").ChoiceInfo} ChoiceInfo */

export class Options {
  /** @type {Map<string, { input: HTMLInputElement, item: HTMLElement, why: HTMLElement }>} */
  #inputs = new Map();
  /** @type {Map<string, HTMLElement>} */
  #questions = new Map();
  #game = "";
  #shown = "";
  /** Shows what a choice does, once it is fetched. @type {import("./trial.js").Trial | undefined} */
  #trial;
  #fetched = false;
  /** Whether the reader is choosing, so that it is played; what undo brings back is not. */
  #choosing = false;
  /** Whose pictures stand here. */
  #pictured = "";

  /**
   * @param {HTMLElement} root
   * @param {Store} store
   * @param {import("../lib/idle-queue.js").IdleQueue} idle
   * @param {() => Promise<typeof import("./trial.js").Trial>} trial
   * @param {() => void} compare shows the answers beside each other
   */
  constructor(root, store, idle, trial, compare) {
    this.root = root;
    this.trial = trial;
    this.store = store;
    this.idle = idle;
    this.presets = h("ul", {
      class: "presets",
      on: { keydown: (/** @type {KeyboardEvent} */ event) => this.#along(event) },
    });
    this.presetsTitle = h("h2", { text: words.options.presets });
    this.said = h("p", { class: "kept", role: "status" });
    this.reset = h("button", {
      type: "button",
      class: "quiet",
      text: words.options.reset,
      on: { click: () => this.#choose({}) },
    });
    this.compare = h("button", { type: "button", class: "quiet", text: words.options.compare, on: { click: compare } });
    this.asked = h("ul", { class: "asked" });
    this.askedTitle = h("summary", {});
    this.short = h("details", { class: "short" }, this.askedTitle, this.asked);
    this.body = h("div", { class: "questions" });
    this.told = h("div", { class: "trial-words" }, this.said);
    this.ways = h("div", { class: "trial-ways" }, this.compare, this.reset);
    this.bar = h("div", { class: "trial" }, this.told, this.ways);
    root.replaceChildren(
      h("p", { class: "lead", text: words.options.lead }),
      this.short,
      this.presetsTitle,
      this.presets,
      this.body,
    );
  }

  /** A question with its answers. @param {string} id */
  question(id) {
    return this.#questions.get(id);
  }

  /** The questions stand where all that is disputed is read. */
  gather() {
    // To move them takes the focus away.
    if (this.body.children.length < this.#questions.size) this.body.replaceChildren(...this.#questions.values());
  }

  /** @param {Record<string, string>} options */
  #choose(options) {
    this.#choosing = true;
    this.store.set({ options }, "edit");
    this.#choosing = false;
  }

  /** Brings a question into sight, and the focus to its answer. @param {string} option */
  ask(option) {
    const question = document.getElementById(`question-${option}`);
    if (question) bring(question, true);
    /** @type {HTMLElement | null | undefined} */ (question?.querySelector(":checked"))?.focus({ preventScroll: true });
  }

  /** @param {Record<string, string>} [options] those on which the reader rests */
  #rest(options) {
    this.idle.put("trial", () => this.#trial?.preview(options));
  }

  /** What a row does when the reader rests on it. @param {() => Record<string, string>} options */
  #resting(options) {
    const rest = () => this.#rest(options());
    const leave = () => this.#rest();
    return { pointerenter: rest, pointerleave: leave, focusin: rest, focusout: leave };
  }

  /** Fetches what shows the choices at work, when they are first seen. */
  async #fetch() {
    this.#fetched = true;
    const Trial = await this.trial();
    const trial = new Trial(this.store);
    this.#trial = trial;
    // What is by its file alone has no standing to be explained.
    if (!isOwn(gameInfo(this.store.state.game))) this.body.after(trial.standings(standing));
    this.told.prepend(trial.would, trial.said);
    this.ways.prepend(trial.undo);
    const { state } = this.store;
    trial.render(state);
    this.#picture(state);
  }

  /** Puts its small picture beside each choice that has one. @param {State} state */
  #picture(state) {
    const trial = this.#trial;
    const shown = JSON.stringify([state.game, state.pieces]);
    if (!trial || !ofRules(state) || shown === this.#pictured) return;
    this.#pictured = shown;
    for (const option of gameInfo(state.game).options) {
      this.idle.put(`pictures of ${option.id}`, () => {
        if (this.#pictured !== shown || this.#game !== state.game) return;
        const found = trial.pictures(state, option);
        for (const choice of option.choices) {
          const item = this.#inputs.get(`${option.id} ${choice.id}`)?.item;
          const picture = found.get(choice.id);
          item?.querySelector(".choice-picture")?.remove();
          item?.classList.toggle("has-picture", picture !== undefined);
          if (picture) item?.append(picture);
        }
      });
    }
  }

  /** The named sets are one stop of the Tab key; the arrows lead from one to the next. @param {KeyboardEvent} event */
  #along(event) {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const all = /** @type {HTMLElement[]} */ ([...this.presets.querySelectorAll("a, button")]);
    const now = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = step && now >= 0 ? all[(now + step + all.length) % all.length] : undefined;
    if (!next) return;
    for (const one of all) one.tabIndex = one === next ? 0 : -1;
    next.focus();
    event.preventDefault();
  }

  /**
   * @param {State} state
   * @param {string} [said] how the line fared under a change just made
   * @param {State} [before] that change
   */
  render(state, said, before) {
    if (this.#game !== state.game) this.#build(state.game);
    // What it changes says that it is changed.
    if (said !== undefined) say(this.said, this.#trial && said === words.chosen ? "" : said);
    this.#list(state);
    if (before && this.#choosing) this.#trial?.take(before, state);
    else this.#trial?.render(state);
    if (ofRules(state) && !this.#fetched) this.#fetch().catch(() => lost(this.told, words.lost));
    this.#picture(state);
  }

  /** @param {State} state */
  #list(state) {
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
    this.ways.classList.toggle("is-one", Object.keys(state.options).length === 1);
    const first = [...this.#inputs.values()].find(({ input }) => input.checked);
    enable([
      [this.reset, Object.keys(state.options).length > 0],
      [this.compare, Object.keys(state.options).length > 0],
      ...(first ? [/** @type {[HTMLInputElement, boolean]} */ ([first.input, true])] : []),
    ]);
    fill(
      this.presets,
      ...game.presets.map((preset, at) => {
        const elsewhere = preset.game !== state.game;
        const on = !elsewhere && sameOptions(preset.options, state.options, game);
        const name = elsewhere
          ? h("a", {
              href: write({ ...opening(preset.game), options: preset.options, panel: state.panel }),
              text: preset.title,
              tabindex: at === 0 ? undefined : -1,
            })
          : h("button", {
              type: "button",
              class: "link",
              text: preset.title,
              "aria-pressed": String(on),
              tabindex: at === 0 ? undefined : -1,
              on: { click: () => this.#choose(withoutDefaults(preset.options, game)) },
            });
        return h(
          "li",
          {
            key: preset.id,
            class: on ? "is-on" : "",
            on: elsewhere ? {} : this.#resting(() => withoutDefaults(preset.options, game)),
          },
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
    this.#pictured = "";
    const game = gameInfo(id);
    say(this.askedTitle, words.options.questions(game.options.length));
    this.short.hidden = game.options.length < 2;
    // Under a finger each needs its height, which the answers would have.
    this.short.open = !matchMedia("(pointer: coarse)").matches;
    this.asked.replaceChildren(
      ...game.options.map((option) =>
        h(
          "li",
          {},
          h("button", {
            type: "button",
            class: "ask",
            text: option.question,
            // By the Tab key each question is one stop already.
            tabindex: -1,
            on: { click: () => this.ask(option.id) },
          }),
        ),
      ),
    );
    this.#questions = new Map(
      game.options.map((option) => [
        option.id,
        h(
          "fieldset",
          { class: "question", id: `question-${option.id}` },
          h("legend", { text: option.question }),
          ...option.choices.map((choice) => this.#choice(option.id, option.default, choice)),
        ),
      ]),
    );
    this.body.replaceChildren(...this.#questions.values());
  }

  /**
   * @param {string} option
   * @param {string} usual
   * @param {ChoiceInfo} choice
   */
  #choice(option, usual, choice) {
    const id = `choice-${option}-${choice.id}`;
    const chosen = () => {
      const options = { ...this.store.state.options, [option]: choice.id };
      if (choice.id === usual) delete options[option];
      return options;
    };
    const input = h("input", {
      type: "radio",
      name: `option-${option}`,
      value: choice.id,
      id,
      "aria-describedby": `${id}-text ${id}-why`,
      on: {
        change: () => this.#choose(chosen()),
      },
    });
    const why = h("span", { class: "why", id: `${id}-why` });
    const item = h(
      "div",
      { class: "choice", on: this.#resting(() => (input.disabled ? this.store.state.options : chosen())) },
      input,
      h("label", { for: id, text: choice.title }),
      h(
        "div",
        { class: "choice-text", id: `${id}-text` },
        choice.text && h("p", { text: choice.text }),
        h("p", { class: "source" }, standing(choice.standing), " ", cited(this.store.state.game, choice.source)),
      ),
      why,
    );
    this.#inputs.set(`${option} ${choice.id}`, { input, item, why });
    return item;
  }
}

/** Whether the rules are read. @param {State} state */
export const ofRules = ({ panel }) => panel === "choices" || panel === "rules";

/**
 * The word for a standing, with a mark that tells it by shape.
 * @param {ChoiceInfo["standing"]} standing
 */
export function standing(standing) {
  return h("span", { class: `standing standing-${standing}`, text: words.standings[standing] });
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
