// How the board is shown, and ways to take it along: as a picture, or as the
// letters in which chess programs write a position.

import { h, say } from "../lib/dom.js";
import { readPosition } from "../state/address.js";
import { Match, reason } from "../core/module.js";
import { outline, piecesOf } from "../core/games.js";
import * as words from "../words/page.js";
import { digest } from "../lib/digest.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */

const PIECES = /** @type {const} */ (["figures", "letters", "pictograms"]);

export class Display {
  /**
   * @param {HTMLElement} root
   * @param {Store} store
   * @param {object} help
   * @param {() => Match | undefined} help.match of the game’s own board
   * @param {() => void} help.clear takes the notices away
   * @param {() => { text: string, name: string } | undefined} help.picture what stands on the stage, if it is one board
   */
  constructor(root, store, help) {
    this.help = help;
    const box = (/** @type {string} */ text, /** @type {(on: boolean) => Partial<State>} */ patch) => {
      const input = h("input", { type: "checkbox", on: { change: () => store.set(patch(input.checked), "step") } });
      return { input, label: h("label", { class: "check" }, input, h("span", { text })) };
    };
    this.turned = box(words.display.turned, (flipped) => ({ flipped }));
    this.coordinates = box(words.display.coordinates, (coordinates) => ({ coordinates }));
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
    this.save = h("button", {
      type: "button",
      class: "quiet",
      text: words.display.save,
      title: words.display.saveHelp,
      on: { click: () => this.#save() },
    });
    this.position = h("input", {
      type: "text",
      spellcheck: "false",
      autocomplete: "off",
      autocapitalize: "off",
      "aria-describedby": "position-why position-help",
      on: { input: () => this.#refuse("") },
    });
    this.why = h("p", { id: "position-why", class: "why", role: "alert" });
    this.form = h(
      "form",
      {
        class: "position",
        on: {
          submit: (/** @type {Event} */ event) => {
            event.preventDefault();
            this.#setUp(store);
          },
        },
      },
      h("label", {}, h("span", { text: words.display.position }), this.position),
      h("button", { type: "submit", class: "quiet", text: words.display.setUp }),
      h("p", { id: "position-help", class: "unseen", text: words.display.positionHelp }),
      this.why,
    );
    root.replaceChildren(
      h(
        "div",
        { class: "display-row" },
        h(
          "fieldset",
          { class: "piece-sets" },
          h("legend", { class: "unseen", text: words.display.pieceSets }),
          ...this.pieces.map(({ label }) => label),
        ),
        this.coordinates.label,
        this.turned.label,
        this.save,
      ),
      this.form,
    );
  }

  /** @param {State} state */
  render(state) {
    this.turned.input.checked = state.flipped;
    this.coordinates.input.checked = state.coordinates;
    const { pieceSets } = outline(state.game);
    for (const { set, input, label } of this.pieces) {
      input.checked = set === piecesOf(state.game, state.pieces);
      label.hidden = !pieceSets.includes(set);
    }
    this.save.hidden = state.view === "boards" || state.view === "set";
    this.form.hidden = state.view !== "play";
    // What could not be set up stays to be mended, until another position stands on the board.
    if (this.#refused && this.#refused === this.#standing) return;
    this.#refuse("");
    if (document.activeElement !== this.position) this.position.value = this.help.match()?.position() ?? "";
  }

  /** What stood on the board when a position was refused. @type {string | undefined} */
  #refused;

  get #standing() {
    const match = this.help.match();
    return `${match?.game} ${match?.position()}`;
  }

  /** Says beside the field why what is written there cannot be set up. @param {string} why nothing, if it can */
  #refuse(why) {
    this.#refused = why ? this.#standing : undefined;
    say(this.why, why);
    if (why) this.position.setAttribute("aria-invalid", "true");
    else this.position.removeAttribute("aria-invalid");
  }

  /** Takes the position that the reader wrote, if it can be. @param {Store} store */
  #setUp(store) {
    const { game } = store.state;
    const { position, options } = readPosition(this.position.value, outline(game));
    try {
      new Match(game, { options, position });
    } catch (error) {
      // Said anew each time, so that it is heard.
      this.#refuse("");
      this.#refuse(words.badPositionKept(reason(error)));
      return;
    }
    this.#refuse("");
    this.help.clear();
    store.set({ position, options, line: [], ply: 0, study: undefined }, "edit");
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
