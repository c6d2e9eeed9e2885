// The comparison's overlay: one piece under each of the rule sets, on one board.

import { fill, h, say } from "../lib/dom.js";
import { board, kinds, reason } from "../core/module.js";
import { ownName } from "../core/games.js";
import { SoloBoard } from "../board/solo-board.js";
import { overlaid } from "../figures/overlay.js";
import * as words from "../words/views.js";
import { ruleSetSource, ruleSetTitle, seriesSample } from "./rule-sets.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/module.js").Mark} Mark */

export class Overlay {
  /** @param {import("../state/store.js").Store} store */
  constructor(store) {
    this.solo = new SoloBoard(store);
    this.solo.ever.addEventListener("change", () => this.render(store.state));
    this.kind = h("select", { on: { change: () => store.set({ piece: this.kind.value }, "step") } });
    this.root = h("div", { class: "overlay" }, this.solo.board);
    this.tools = h(
      "div",
      { class: "stage-tools" },
      this.solo.said,
      h("div", { class: "solo-controls" }, h("label", {}, h("span", { text: words.compare.piece }), this.kind)),
      this.solo.controls,
      h("p", { class: "help", text: words.compare.overlayHelp }),
    );
    this.table = h("div", { class: "accounts" });
    this.shared = h("p", { class: "shared", "aria-live": "polite" });
  }

  /** @param {State} state */
  render(state) {
    const own = kinds(state.game, state.options);
    const kind = own.find((kind) => kind.id === state.piece) ?? own[0];
    fill(
      this.kind,
      ...own.map((other) =>
        h("option", { value: other.id, text: `${ownName(other)} – ${other.meaning}`, selected: other === kind }),
      ),
    );
    /** @type {Mark[]} */
    const marks = [];
    /** @type {Set<string>[]} */
    const reached = [];
    const figure = { ...state, piece: kind.id, ever: this.solo.ever.checked };
    const rows = state.compare.map((set, place) => {
      const name = h("th", { scope: "row" }, seriesSample(place), h("span", { text: ruleSetTitle(state, set) }));
      try {
        const { found, kind: there, marks: own, beyond } = overlaid(figure, set, place);
        marks.push(...own);
        reached.push(new Set(own.map(({ square }) => square)));
        return h(
          "tr",
          {},
          name,
          h(
            "td",
            {},
            there.noun !== kind.noun && h("span", { class: "account-name", text: `${there.noun}: ` }),
            h("span", { class: "account-field", text: found.field }),
            " ",
            h("code", { text: found.betza }),
            h("span", { class: "account-source" }, ...ruleSetSource(state, set)),
            beyond.length > 0 && h("span", { class: "account-beyond", text: words.compare.beyond(beyond) }),
          ),
          h("td", { class: "number", text: found.now }),
          h("td", { class: "number", text: found.ever }),
        );
      } catch (error) {
        return h("tr", {}, name, h("td", { colspan: 3, class: "why", text: reason(error) }));
      }
    });
    this.solo.render(state, {
      game: state.game,
      options: state.options,
      kind: kind.id,
      marks,
      label: words.pattern.board(ownName(kind), state.at),
    });
    const c = words.compare;
    const points = board(state.game, state.options).style === "points";
    const [nowText, everText] = [words.pattern.nowText(points), words.pattern.everText(points)];
    this.table.replaceChildren(
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", { scope: "col", text: c.rules }),
            h("th", { scope: "col", text: c.betza }),
            h("th", { scope: "col", class: "number", text: c.now, title: nowText }),
            h("th", { scope: "col", class: "number", text: c.ever, title: everText }),
          ),
        ),
        h("tbody", {}, ...rows),
      ),
      h("p", { class: "help", text: `${c.now}: ${nowText}; ${c.ever}: ${everText}.` }),
    );
    const all =
      reached.length > 1 ? [...reached[0]].filter((square) => reached.every((set) => set.has(square))) : undefined;
    say(this.shared, all ? c.shared(all.sort()) : "");
  }
}
