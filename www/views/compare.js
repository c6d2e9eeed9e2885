// Up to three sets of rules: one piece under each of them on one board, or the
// same game under each of them side by side.

import { byId, fill, h } from "../lib/dom.js";
import { accounts } from "../core/accounts.js";
import { placeOf } from "../core/games.js";
import { kinds } from "../core/module.js";
import { MOST_COMPARED } from "../core/rule-set.js";
import * as words from "../words/views.js";
import { Boards } from "./boards.js";
import { Overlay } from "./overlay.js";
import { accountValue, ruleSetSelect, sameSets, seriesSample, withoutCompared } from "./rule-sets.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/rule-set.js").RuleSet} RuleSet */
/** @typedef {import("./view.js").Page} Page */

export class Compare {
  /** @param {Page} page */
  constructor(page) {
    this.store = page.store;
    this.overlay = new Overlay(page.store);
    this.boards = new Boards(page);
    this.quick = h("select", { on: { change: () => this.#ask(this.quick.value) } });
    this.quickLabel = h("label", { class: "quick" }, h("span", { text: words.compare.quick }), this.quick);
    this.slots = h("div", { class: "slots" });
    this.overlayTab = this.#tab("overlay", words.compare.overlayTab);
    this.boardsTab = this.#tab("boards", words.compare.boardsTab);
    const { overlayTab, boardsTab } = this;
    this.head = h(
      "div",
      { class: "compare-head" },
      h("div", { class: "switch", role: "group", "aria-label": words.views.compare }, overlayTab, boardsTab),
      this.quickLabel,
    );
    byId("compare").replaceChildren(this.overlay.root, this.boards.root);
    byId("compare-tools").replaceChildren(this.overlay.tools);
    this.text = byId("compare-text");
    this.text.replaceChildren(this.overlay.table, this.overlay.shared);
  }

  /** Sets up the comparison that an option's question calls for. @param {string} value */
  #ask(value) {
    const { state } = this.store;
    const account = accounts(state.game, withoutCompared(state)).find((account) => accountValue(account) === value);
    if (!account) return;
    this.store.set(
      {
        compare: account.sets,
        piece: account.kind,
        at: placeOf(state.game, state.options, account.kind),
        friends: [],
        enemies: [],
      },
      "visit",
    );
  }

  /**
   * @param {"overlay" | "boards"} view
   * @param {string} text
   */
  #tab(view, text) {
    return h("button", {
      type: "button",
      text,
      on: { click: () => this.store.set({ view, ...this.#ready(view) }, "visit") },
    });
  }

  /** What a view needs that the state may not have yet. @param {"overlay" | "boards"} view */
  #ready(view) {
    const { state } = this.store;
    if (view === "boards" || state.piece) return {};
    // The piece that the rules differ about, if there is one.
    const differs = (/** @type {string} */ option) => state.compare.some((set) => !set.game && option in set.options);
    const found = accounts(state.game, withoutCompared(state)).find((account) => differs(account.option));
    const all = kinds(state.game, state.options);
    const kind = all.find((kind) => kind.id === found?.kind) ?? all[0];
    return { piece: kind.id, at: kind.at };
  }

  /** When every board stands still. */
  get settled() {
    return this.boards.settled;
  }

  /** The session of the board that follows the line the farthest, where boards stand side by side. */
  get session() {
    return this.store.state.view === "boards" ? this.boards.leader : undefined;
  }

  get moving() {
    return [...this.boards.views, this.boards.dice.tray];
  }

  /** The living boards on the stage. */
  get views() {
    return this.store.state.view === "boards" ? this.boards.views : this.overlay.solo.views;
  }

  get ever() {
    return this.overlay.solo.ever.checked;
  }

  /** The overlay as a picture; boards side by side are not one. @param {State} state */
  picture({ game, piece, view }) {
    const text = view === "overlay" ? this.overlay.solo.picture?.() : undefined;
    return text ? { text, name: `${game}-${piece}-compared` } : undefined;
  }

  /** @param {State} state */
  render(state) {
    const boards = state.view === "boards";
    this.overlayTab.setAttribute("aria-pressed", String(!boards));
    this.boardsTab.setAttribute("aria-pressed", String(boards));
    this.overlay.root.hidden = boards;
    this.boards.root.hidden = !boards;
    // Beside the numbers, or below the line: between it and the boards they would keep them apart.
    const home = boards ? byId("compared") : this.text;
    if (this.slots.parentElement !== home) home.append(this.slots);
    // Above the boards, or beside the one board.
    const above = boards ? byId("compare") : byId("compare-tools");
    if (this.head.parentElement !== above) above.prepend(this.head);
    this.#renderQuick(state);
    this.#renderSlots(state);
    (boards ? this.boards : this.overlay).render(state);
  }

  /** @param {State} state */
  #renderQuick(state) {
    const found = accounts(state.game, withoutCompared(state));
    const fits = (/** @type {string} */ kind) => state.view === "boards" || kind === state.piece;
    const now = found.find((account) => fits(account.kind) && sameSets(account.sets, state.compare));
    fill(
      this.quick,
      ...(now ? [] : [h("option", { value: "", text: words.compare.quickOther, selected: true })]),
      ...found.map((account) =>
        h("option", { value: accountValue(account), text: account.question, selected: account === now }),
      ),
    );
    this.quickLabel.hidden = found.length === 0;
  }

  /** @param {State} state */
  #renderSlots(state) {
    const change = (/** @type {RuleSet[]} */ compare) => this.store.set({ compare }, "visit");
    fill(
      this.slots,
      ...state.compare.map((set, place) => {
        const select = ruleSetSelect(state, set, (chosen) =>
          change(state.compare.map((other, index) => (index === place ? chosen : other))),
        );
        return h(
          "div",
          { class: `slot series-${place}` },
          h("label", {}, h("span", { class: "slot-name" }, seriesSample(place), words.compare.slot(place)), select),
          state.compare.length > 1 &&
            h("button", {
              type: "button",
              class: "quiet",
              text: words.compare.remove,
              "aria-label": `${words.compare.remove}: ${words.compare.slot(place)}`,
              on: { click: () => change(state.compare.filter((_, index) => index !== place)) },
            }),
        );
      }),
      ...(state.compare.length < MOST_COMPARED
        ? [
            h("button", {
              type: "button",
              class: "quiet add",
              text: words.compare.add,
              on: { click: () => change([...state.compare, { options: {} }]) },
            }),
          ]
        : []),
    );
  }
}
