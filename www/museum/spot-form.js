// The form of “Spot the difference”: how it is played, the readings, who sits where, a guess.

import { optionOf } from "../core/options.js";
import { seats } from "../core/module.js";
import { fill, h, say } from "../lib/dom.js";
import { levelOf } from "../state/seated.js";
import * as words from "../words/difference.js";
import * as table from "../words/opponents.js";
import { MODES, asking, differing, guesses } from "./spot.js";

/** @typedef {import("./spot.js").Spot} Spot */
/** @typedef {import("./spot.js").Guess} Guess */
/**
 * @typedef {object} Wishes
 * @property {(mode: Spot["mode"]) => void} begin
 * @property {(sets: Spot["sets"]) => void} readings
 * @property {(seated: string[]) => void} seat
 * @property {(guess: Guess) => void} guess
 */

const LEVELS = 10;

export class Form {
  #game = "";
  /** @type {string[]} */
  #seated = [];

  /** @param {Wishes} wishes */
  constructor(wishes) {
    this.wishes = wishes;
    this.mode = h(
      "select",
      { name: "mode", on: { change: () => wishes.begin(/** @type {Spot["mode"]} */ (this.mode.value)) } },
      ...MODES.map((mode) => h("option", { value: mode, text: words.mode[mode].text })),
    );
    this.modes = h(
      "div",
      { class: "lab-form spot-modes" },
      h("label", {}, h("span", { text: words.modes }), this.mode),
    );
    this.help = h("p", { class: "help" });
    const select = (/** @type {string} */ name, /** @type {string} */ text) => {
      const field = h("select", { name, on: { change: () => this.#choose(name) } });
      return { field, label: h("label", {}, h("span", { text }), field) };
    };
    this.option = select("option", words.option);
    this.a = select("a", words.a);
    this.b = select("b", words.b);
    this.option.label.className = "spot-rule";
    this.readings = h("div", { class: "lab-form" }, this.option.label, this.a.label, this.b.label);
    this.seats = h("div", { class: "lab-form", role: "group", "aria-label": table.who });
    this.guess = h("select", { name: "guess", on: { change: () => this.#ready() } });
    this.do = h("button", {
      type: "button",
      class: "action",
      "data-deed": "guess",
      text: words.guessDo,
      on: { click: () => this.#guessed() },
    });
    const label = h("label", {}, h("span", { text: words.guess }), this.guess);
    this.guessing = h("div", { class: "lab-form spot-guess" }, label, this.do);
    this.root = h("div", { class: "spot-setting" }, this.guessing, this.help, this.readings, this.seats);
  }

  /**
   * @param {import("./spot.js").Rules["game"]} game
   * @param {Spot} spot
   * @param {string[]} seated who sits at each seat
   * @param {import("../core/partings.js").Kept[]} kept
   * @param {boolean} blind whether something can be guessed
   */
  render(game, { mode, sets }, seated, kept, blind) {
    this.#game = game;
    this.#seated = seated;
    this.mode.value = mode;
    say(this.help, words.mode[mode].help);
    this.readings.hidden = mode !== "open";
    if (mode === "open") this.#read(game, sets);
    this.#sit(game, seated);
    this.guessing.hidden = !blind;
    const usual = mode === "usual";
    if (blind) this.#guesses(guesses(game, kept), usual);
  }

  /** @param {string} game @param {Spot["sets"]} sets */
  #read(game, sets) {
    const [option, ...more] = differing([
      { game, options: sets[0] },
      { game, options: sets[1] },
    ]);
    fill(
      this.option.field,
      ...(more.length > 0 ? [h("option", { value: "", text: words.several })] : []),
      ...asking(game).map(({ id, question }) => h("option", { value: id, text: question })),
    );
    this.option.field.value = more.length > 0 ? "" : option;
    const { choices = [], default: usual = "" } = optionOf(game, option) ?? {};
    for (const [place, { field, label }] of [this.a, this.b].entries()) {
      label.hidden = more.length > 0;
      fill(field, ...choices.map(({ id, title }) => h("option", { value: id, text: title })));
      field.value = sets[place][option] ?? usual;
    }
  }

  /** @param {string} game @param {string[]} seated */
  #sit(game, seated) {
    const levels = Array.from({ length: LEVELS }, (_, level) => String(level + 1));
    fill(
      this.seats,
      ...seats(game, {}).map(({ id, name }, place) => {
        const change = (/** @type {any} */ { currentTarget }) => this.#seat(place, currentTarget.value);
        const options = ["you", ...levels].map((who) =>
          h("option", {
            value: who,
            selected: who === seated[place],
            text: who === "you" ? table.you : table.level(Number(who)),
          }),
        );
        const field = h("select", { key: id, name: `seat-${id}`, on: { change } }, ...options);
        return h("label", { key: `of-${id}` }, h("span", { text: name }), field);
      }),
    );
  }

  /** @param {ReturnType<typeof guesses>} open @param {boolean} usual whether the default is no secret */
  #guesses(open, usual) {
    const chosen = this.guess.value;
    fill(
      this.guess,
      h("option", { value: "", text: words.guessNone }),
      ...open.map(({ id, question, choices, default: own }) =>
        h(
          "optgroup",
          { label: question },
          h("option", { value: id, text: words.anyReading(question) }),
          ...choices
            .filter((choice) => !usual || choice.id !== own)
            .map(({ id: own, title }) =>
              h("option", { value: `${id}:${own}`, text: words.oneReading(question, title) }),
            ),
        ),
      ),
    );
    // Who ponders over a guess while the game goes on need not choose again.
    this.guess.value = [...this.guess.options].some(({ value }) => value === chosen) ? chosen : "";
    this.#ready();
  }

  #ready() {
    this.do.disabled = this.guess.value === "";
  }

  /** @param {string} name of the field that was changed */
  #choose(name) {
    const option = this.option.field.value;
    const { choices = [] } = optionOf(this.#game, option) ?? {};
    if (choices.length < 2) return;
    let [a, b] = name === "option" ? choices.map(({ id }) => id) : [this.a.field.value, this.b.field.value];
    if (a === b) {
      const other = choices.find(({ id }) => id !== a)?.id ?? a;
      if (name === "a") b = other;
      else a = other;
    }
    this.wishes.readings([{ [option]: a }, { [option]: b }]);
  }

  /** @param {number} place @param {string} who */
  #seat(place, who) {
    const seated = this.#seated.with(place, who);
    // Somebody has to guess.
    if (seated.every(levelOf)) seated[1 - place] = "you";
    this.wishes.seat(seated);
  }

  #guessed() {
    const [option, choice] = this.guess.value.split(":");
    if (option) this.wishes.guess(choice === undefined ? { option } : { option, choice });
  }
}
