// The menu “Settings”: how the board is shown, how fast a line is played, its picture to take along, and help.

import { kinds } from "../core/module.js";
import { fill, h } from "../lib/dom.js";
import { outline, ownName, piecesOf } from "../core/games.js";
import * as words from "../words/page.js";
import { Notations } from "./notations.js";
import { digest } from "../lib/digest.js";
import { NO_LETTERS, isOn, turn } from "../lib/kept.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */

const PIECES = /** @type {const} */ (["figures", "letters", "pictograms"]);

export class Display {
  /**
   * @param {HTMLElement} root
   * @param {Store} store
   * @param {object} help
   * @param {() => { text: string, name: string } | undefined} help.picture what stands on the stage, if it is one board
   * @param {HTMLElement} help.speeds how fast a line is played
   */
  constructor(root, store, help) {
    this.help = help;
    const box = (/** @type {string} */ text, /** @type {(on: boolean) => Partial<State>} */ patch) => {
      const input = h("input", { type: "checkbox", on: { change: () => store.set(patch(input.checked), "step") } });
      return { input, label: h("label", { class: "check" }, input, h("span", { text })) };
    };
    this.coordinates = box(words.display.coordinates, (coordinates) => ({ coordinates }));
    const letters = h("input", {
      type: "checkbox",
      name: "letter-keys",
      checked: !isOn(NO_LETTERS),
      on: {
        change: () => {
          turn(NO_LETTERS, !letters.checked);
          // What names the keys says so.
          store.set({}, "step");
        },
      },
    });
    this.pieces = PIECES.map((set) => {
      const input = h("input", {
        type: "radio",
        name: "pieces",
        value: set,
        on: { change: () => store.set({ pieces: set }, "step") },
      });
      return {
        set,
        input,
        label: h("label", { class: "check" }, input, h("span", { text: words.display.pieces[set] })),
      };
    });
    // Nothing of the state changes, but what is shown of it.
    this.notations = new Notations(() => store.set({}, "step"));
    this.save = h("button", {
      type: "button",
      class: "quiet",
      text: words.display.save,
      title: words.display.saveHelp,
      on: { click: () => this.#save() },
    });
    this.key = h("dl", { class: "letter-key" });
    root.replaceChildren(
      h(
        "fieldset",
        { class: "piece-sets" },
        h("legend", { text: words.display.pieceSets }),
        ...this.pieces.map(({ label }) => label),
      ),
      this.coordinates.label,
      this.notations.label,
      h("label", {}, h("span", { text: words.player.speed }), " ", help.speeds),
      h("label", { class: "check", title: words.display.lettersHelp }, letters, words.display.letters),
      h(
        "p",
        {},
        this.save,
        " ",
        h("button", { type: "button", class: "quiet", popovertarget: "help", text: words.display.help }),
      ),
      this.key,
    );
  }

  /** @param {State} state */
  render(state) {
    this.notations.render(state);
    this.coordinates.input.checked = state.coordinates;
    const { pieceSets } = outline(state.game);
    for (const { set, input, label } of this.pieces) {
      input.checked = set === piecesOf(state.game, state.pieces);
      label.hidden = !pieceSets.includes(set);
    }
    this.#tellLetters(state);
    // What these views show can be one picture.
    this.save.hidden = !["play", "study", "piece", "overlay", "setup"].includes(state.view);
  }

  /** What the letters stand for, where pieces are shown by them. @param {State} state */
  #tellLetters({ game, options, pieces }) {
    this.key.hidden = piecesOf(game, pieces) !== "letters";
    fill(
      this.key,
      ...(this.key.hidden ? [] : kinds(game, options).filter(({ takesPart }) => takesPart)).map((kind) => {
        const name = [ownName(kind), kind.meaning.toLowerCase()].filter(Boolean);
        return h(
          "div",
          { key: kind.id },
          h("dt", { text: kind.letter.toUpperCase() }),
          h("dd", { text: [...new Set(name)].join(", ") }),
        );
      }),
      !this.key.hidden && h("p", { class: "help", key: "why", text: words.display.letterKey }),
    );
  }

  /** Offers the board as it stands as a file. */
  #save() {
    const picture = this.help.picture();
    if (!picture) return;
    const url = URL.createObjectURL(new Blob([picture.text], { type: "image/svg+xml" }));
    h("a", { href: url, download: `${picture.name}-${digest(picture.text)}.svg` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }
}
