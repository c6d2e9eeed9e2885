// A set to print and cut out: the board, the pieces and what is thrown, on sheets of
// paper. What is seen here is what the browser's print dialogue gets.

import { byId, h, say, svg } from "../lib/dom.js";
import { printAs } from "../lib/print.js";
import { dice, isOwn, printSet, seats } from "../core/module.js";
import { gameInfo, piecesOf } from "../core/games.js";
import { PAPERS } from "../state/store.js";
import * as words from "../words/views.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */

export class PrintSet {
  #shown = "";

  /** @param {Store} store */
  constructor(store) {
    this.papers = PAPERS.map((paper) => {
      const input = h("input", {
        type: "radio",
        name: "paper",
        value: paper,
        on: { change: () => store.set({ paper }, "step") },
      });
      return {
        paper,
        input,
        label: h("label", { class: "check" }, input, h("span", { text: words.set.papers[paper] })),
      };
    });
    this.summary = h("p", { class: "help" });
    this.sheets = h("div", { class: "sheets" });
    const stage = byId("set");
    // It is scrolled by the keyboard too.
    stage.tabIndex = 0;
    stage.replaceChildren(this.sheets);
    byId("set-tools").replaceChildren(
      h(
        "div",
        { class: "set-controls" },
        h(
          "fieldset",
          { class: "papers" },
          h("legend", { text: words.set.paper }),
          ...this.papers.map(({ label }) => label),
        ),
        h("button", { type: "button", class: "action", text: words.set.print, on: { click: () => printAs("view") } }),
      ),
      this.summary,
    );
  }

  /** @param {State} state */
  render(state) {
    const { game, options, paper, coordinates } = state;
    const pieces = piecesOf(game, state.pieces);
    for (const { paper: own, input } of this.papers) input.checked = own === paper;
    const shown = JSON.stringify([game, options, paper, coordinates, pieces]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const info = gameInfo(game);
    const set = printSet(game, { options, paper, coordinates, pieces });
    say(this.summary, words.set.summary(set.sheets.length, set.square));
    const cutOut = armies(set.pieces, seats(game, options));
    const chosen = info.options.flatMap(({ id, choices }) =>
      choices.filter((choice) => choice.id === options[id]).map(({ title }) => title),
    );
    this.sheets.replaceChildren(
      ...set.sheets.map(({ part, svg: drawing }, index) => {
        const picture = svg(drawing);
        const thrown = picture.querySelector(".spinner") !== null;
        return h(
          "article",
          { class: "sheet", "data-paper": paper, "data-part": part, "aria-label": words.set.sheet(info.title, part) },
          h(
            "header",
            {},
            h("h2", { text: words.set.sheet(info.title, part) }),
            part === "board"
              ? h("p", {
                  text: [isOwn(info) ? words.ownGame : "", info.subtitle, ...chosen].filter(Boolean).join(" · "),
                })
              : h("p", {
                  text: [
                    ...(part === "pieces" ? cutOut : []),
                    thrown && words.set.spinner(set.sides, dice(game, options)?.shells),
                  ]
                    .filter(Boolean)
                    .join(" "),
                }),
          ),
          h("div", { class: "drawing" }, picture),
          h(
            "footer",
            {},
            h("span", { class: "ruler", text: words.set.ruler }),
            h("span", { class: "sheet-source", text: words.set.citation(set.source) }),
            h("span", { text: words.set.page(index + 1, set.sheets.length) }),
          ),
        );
      }),
    );
  }
}

/**
 * What there is to cut out, in sentences: armies that are alike in one.
 * @param {import("../core/module.js").PrintPiece[]} pieces
 * @param {{ id: string, name: string }[]} seats
 */
function armies(pieces, seats) {
  /** @type {Map<string, string[]>} */
  const alike = new Map();
  for (const { id, name } of seats) {
    const own = pieces
      .filter(({ seat }) => seat === id)
      .map(words.set.piece)
      .join(", ");
    if (own) alike.set(own, [...(alike.get(own) ?? []), name]);
  }
  return [...alike].map(([own, names]) => words.set.army(names, own));
}
