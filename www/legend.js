// The pieces of the game: names, meaning, and a small diagram of the moves.
// Choosing one opens the pattern explorer.

import { h } from "./dom.js";
import { gameInfo, kinds, ownName } from "./module.js";
import { diagram, figure } from "./pictures.js";
import { middle } from "./pattern.js";
import { words } from "./words.js";

/** @typedef {import("./store.js").State} State */
/** @typedef {import("./store.js").Store} Store */

export class Legend {
  #shown = "";

  /**
   * @param {HTMLElement} root
   * @param {Store} store
   */
  constructor(root, store) {
    this.root = root;
    this.store = store;
  }

  /** @param {State} state */
  render(state) {
    const open = state.view === "piece" || state.view === "overlay" ? state.piece : "";
    const shown = JSON.stringify([state.game, state.options]);
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.root.replaceChildren(
        h("p", { class: "lead", text: words.legend.lead }),
        h("ul", { class: "legend" }, ...kinds(state.game, state.options).map((kind) => this.#entry(state, kind))),
      );
    }
    for (const button of this.root.querySelectorAll("button[data-kind]")) {
      const on = /** @type {HTMLElement} */ (button).dataset.kind === open;
      button.setAttribute("aria-pressed", String(on));
    }
  }

  /**
   * @param {State} state
   * @param {import("./module.js").KindInfo} kind
   */
  #entry(state, kind) {
    const game = gameInfo(state.game);
    const at = middle(game.board);
    return h("li", {},
      h("button", {
        type: "button", class: "kind", "data-kind": kind.id, "aria-pressed": "false",
        "aria-describedby": `kind-${kind.id}-text`,
        on: {
          click: () => this.store.set({ view: "piece", piece: kind.id, at, friends: [], enemies: [], compare: [] }, "visit"),
        },
      },
        h("span", { class: "kind-figures" }, figure(kind.figure, "w"), figure(kind.figure, "b")),
        h("span", { class: "kind-names" },
          h("span", { class: "kind-name", lang: kind.names[0]?.language, text: ownName(kind) }),
          " ",
          h("span", { class: "kind-meaning", text: kind.meaning }),
        ),
        h("span", { class: "kind-diagram" }, diagram(state.game, state.options, kind, at)),
      ),
      h("div", { class: "kind-text", id: `kind-${kind.id}-text` },
        kind.names.length > 1 && h("p", { class: "kind-also" }, words.legend.also, ...named(kind.names.slice(1))),
        ...kind.moves.map(({ sentence }) => h("p", { text: sentence })),
        h("p", { class: "kind-field" },
          h("span", { text: words.legend.count(kind.count) }),
          kind.field !== "" && h("span", { text: words.legend.field(kind.field) }),
          h("span", {}, `${words.legend.betza} `, h("code", { text: kind.betza })),
        ),
      ),
    );
  }
}

/**
 * Names, each in its language, with commas between.
 * @param {{ name: string, language: string }[]} names
 */
function named(names) {
  return names.flatMap(({ name, language }, index) => [
    index > 0 ? ", " : " ",
    h("i", { lang: language, text: name }),
  ]);
}
