// The legend of throws: what each one moves, drawn beside the die.

import { figure } from "../board/pictures.js";
import { kinds } from "../core/module.js";
import { piecesOf } from "../core/games.js";
import { fill, h } from "../lib/dom.js";
import * as words from "../words/page.js";

/** @typedef {import("../core/module.js").DiceInfo} DiceInfo */

export class ThrowLegend {
  root = h("ul", { class: "throw-legend", "aria-label": words.dice.legend });
  #shown = "";

  /**
   * @param {import("../state/store.js").State} state
   * @param {DiceInfo} dice
   * @param {string} tone of the seat on turn
   * @param {number | undefined} lies the throw that is to be played
   */
  render({ game, options, pieces }, dice, tone, lies) {
    const key = JSON.stringify([game, options, pieces, dice, tone, lies]);
    if (key === this.#shown) return;
    this.#shown = key;
    const all = kinds(game, options);
    fill(
      this.root,
      ...dice.faces.map(({ value, kinds: moved }) => {
        const found = moved.flatMap((id) => all.filter((kind) => kind.id === id));
        const said = dice.shells
          ? words.dice.squares(value, value > dice.shells ? 0 : value)
          : words.dice.moves(
              value,
              found.map(({ noun }) => noun),
            );
        return h(
          "li",
          { key: String(value), class: value === lies ? "is-thrown" : undefined, title: said },
          h("span", { class: "unseen", text: said }),
          h("b", { "aria-hidden": "true", text: value }),
          ...found.map((kind) => figure(kind.figure, tone, { pieces: piecesOf(game, pieces), letter: kind.letter })),
          dice.shells !== undefined && openings(dice.shells, value),
        );
      }),
    );
  }
}

/** As many shells as are thrown, those with the opening up filled. @param {number} shells @param {number} value */
function openings(shells, value) {
  const open = value > shells ? 0 : value;
  return h(
    "span",
    { class: "openings", "aria-hidden": "true" },
    ...Array.from({ length: shells }, (_, place) => h("i", { class: place < open ? "is-open" : undefined })),
  );
}
