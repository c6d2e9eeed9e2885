// The view that compares up to three sets of rules: what they say differently, one piece under each of them on one
// board, or the same game under each of them side by side.

import { byId, fill, h, say } from "../lib/dom.js";
import { accounts } from "../core/accounts.js";
import { outline, placeOf } from "../core/games.js";
import { kinds } from "../core/module.js";
import { parting } from "../core/parting.js";
import { under } from "../core/rule-set.js";
import { keyed } from "../figures/key.js";
import * as words from "../words/views.js";
import { Boards } from "./boards.js";
import { begin } from "./comparison.js";
import { addStyles } from "../lib/add-styles.js";
import STYLES from "./compare.css?inline";
import WIDE from "./wide.css?inline";
import { Differences } from "./differences.js";
import { Overlay } from "./overlay.js";
import { accountValue, sameSets, withoutCompared } from "./rule-sets.js";
import { Slots } from "./slots.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/rule-set.js").RuleSet} RuleSet */
/** @typedef {import("./view.js").Page} Page */
/** @typedef {"differs" | "boards" | "overlay"} Way */

/** The line to where rules part that was found last. */
let found = "";

/**
 * What a way of comparing begins with: what is compared already, or the nearest relative.
 * @param {State} now @param {Way} view @returns {Partial<State>}
 */
export function compared(now, view) {
  const begun = begin(now);
  const state = { ...now, ...begun };
  if (view === "boards") return { ...begun, view, ...opened(state) };
  if (view === "differs" || state.piece) return { ...begun, view };
  // The piece that the rules differ about, if there is one.
  const differs = (/** @type {string} */ option) => state.compare.some((set) => !set.game && option in set.options);
  const account = accounts(state.game, withoutCompared(state)).find(({ option }) => differs(option));
  const all = kinds(state.game, state.options);
  const kind = all.find(({ id }) => id === account?.kind) ?? all[0];
  return { ...begun, view, piece: kind.id, at: kind.at };
}

/** The position on which boards open: where the rules part, unless the reader has a line. @param {State} state */
function opened(state) {
  if (state.position || (state.line.length > 0 && state.line.join() !== found)) return {};
  /** @type {string[]} */
  let line = [];
  try {
    line = parting(state.compare.map((set) => under(state, set))) ?? [];
  } catch {
    // Rules that cannot be are told of on their board.
  }
  found = line.join();
  return { line, ply: line.length };
}

export class Compare {
  /** @param {Page} page */
  constructor(page) {
    addStyles(STYLES);
    addStyles(WIDE);
    this.store = page.store;
    this.overlay = new Overlay(page.store);
    this.boards = new Boards(page);
    this.differences = new Differences();
    this.quick = h("select", { on: { change: () => this.#ask(this.quick.value) } });
    this.quickLabel = h("label", { class: "quick" }, h("span", { text: words.compare.quick }), this.quick);
    this.slots = new Slots((compare) => this.#choose(compare));
    this.lead = h("p", { class: "help" });
    this.head = h("div", { class: "compare-head" }, this.quickLabel, this.lead);
    byId("compare").replaceChildren(this.differences.root, this.overlay.root, this.boards.root);
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

  /** Takes other rules to compare. @param {RuleSet[]} compare */
  #choose(compare) {
    const { state } = this.store;
    const begun = state.view === "boards" ? opened({ ...state, compare }) : {};
    this.store.set({ compare, ...begun }, "visit");
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
    const { view } = this.store.state;
    return view === "boards" ? this.boards.views : view === "overlay" ? this.overlay.solo.views : [];
  }

  get ever() {
    return this.overlay.solo.ever.checked;
  }

  /** The overlay as a picture; boards side by side are not one. @param {State} state */
  picture({ game, piece, view, compare }) {
    const drawn = view === "overlay" ? this.overlay.solo.picture?.() : undefined;
    const text = drawn && keyed(drawn, compare.length, outline(game).title);
    return text ? { text, name: `${game}-${piece}-compared` } : undefined;
  }

  /** @param {State} state */
  render(state) {
    const { view } = state;
    const alone = view === "overlay";
    this.differences.root.hidden = view !== "differs";
    this.overlay.root.hidden = !alone;
    this.boards.root.hidden = view !== "boards";
    // Above what stands beside each other, or beside the one board.
    const above = byId(alone ? "compare-tools" : "compare");
    if (this.head.parentElement !== above) above.prepend(this.head);
    if (alone && this.slots.root.parentElement !== this.text) this.text.append(this.slots.root, this.slots.add);
    if (!alone && this.slots.root.parentElement !== above) {
      this.head.append(this.slots.add);
      this.head.after(this.slots.root);
    }
    this.lead.hidden = view === "overlay";
    if (view !== "overlay") say(this.lead, words.compare.leads[/** @type {"differs" | "boards"} */ (view)]);
    this.#renderQuick(state);
    this.slots.render(state);
    if (view === "differs") this.differences.render(state);
    else (alone ? this.overlay : this.boards).render(state);
  }

  /** @param {State} state */
  #renderQuick(state) {
    const found = accounts(state.game, withoutCompared(state));
    const now = found.find((account) => account.kind === state.piece && sameSets(account.sets, state.compare));
    fill(
      this.quick,
      ...(now ? [] : [h("option", { value: "", text: words.compare.quickOther, selected: true })]),
      ...found.map((account) =>
        h("option", { value: accountValue(account), text: account.question, selected: account === now }),
      ),
    );
    this.quickLabel.hidden = state.view !== "overlay" || found.length === 0;
  }
}
