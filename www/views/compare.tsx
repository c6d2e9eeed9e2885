// The view that compares up to three sets of rules: what they say differently, one piece under each of them on one
// board, or the same game under each of them side by side.

import { render } from "preact";
import { SoloBoard } from "../board/solo-board.ts";
import { outline } from "../core/games.js";
import { keyed } from "../figures/key.js";
import { addStyles } from "../lib/add-styles.js";
import { byId } from "../lib/dom.js";
import type { State } from "../state/store.js";
import { compare as words } from "../words/views.js";
import { Boards } from "./boards.ts";
import { Columns } from "./columns.tsx";
import STYLES from "./compare.css?inline";
import { parted } from "./comparison.js";
import { Differences } from "./differences.tsx";
import { Overlay } from "./overlay.tsx";
import { type Change, FoldedSlots, MoreRules } from "./slots.tsx";
import type { Page } from "./view.js";
import WIDE from "./wide.css?inline";

export class Compare {
  readonly #solo: SoloBoard;
  readonly #boards: Boards;

  constructor(readonly page: Page) {
    addStyles(STYLES);
    addStyles(WIDE);
    this.#solo = new SoloBoard(page.store);
    this.#boards = new Boards(page);
  }

  get #view() {
    return this.page.store.state.view;
  }

  /** When every board stands still. */
  get settled() {
    return this.#boards.settled;
  }

  /** The session of the board that follows the line the farthest, where boards stand side by side. */
  get session() {
    return this.#view === "boards" ? this.#boards.leader : undefined;
  }

  get moving() {
    return [...this.#boards.views, this.#boards.dice.tray];
  }

  /** The living boards on the stage. */
  get views() {
    return this.#view === "boards" ? this.#boards.views : this.#view === "overlay" ? this.#solo.views : [];
  }

  get ever() {
    return this.#solo.ever.value;
  }

  /** The overlay as a picture; boards side by side are not one. */
  picture({ game, piece, view, compare }: State) {
    const drawn = view === "overlay" ? this.#solo.picture() : undefined;
    const text = drawn && keyed(drawn, compare.length, outline(game).title);
    return text ? { text, name: `${game}-${piece}-compared` } : undefined;
  }

  render(state: State) {
    render(this.#drawn(state), byId("compare"));
  }

  #drawn(state: State) {
    const slots = { state, change: this.#change };
    if (state.view === "overlay") return <Overlay store={this.page.store} solo={this.#solo} {...slots} />;
    const view = state.view === "boards" ? "boards" : "differs";
    return (
      <>
        <div class="compare-head">
          <p class="help">{words.leads[view]}</p>
          <MoreRules {...slots} />
        </div>
        <FoldedSlots {...slots} />
        {view === "boards" ? (
          <Columns boards={this.#boards} {...this.#boards.show(state)} />
        ) : (
          <Differences state={state} />
        )}
      </>
    );
  }

  /** Takes other rules to compare. */
  #change: Change = (compare) => {
    const { store } = this.page;
    const begun = this.#view === "boards" ? parted({ ...store.state, compare }) : {};
    store.set({ compare, ...begun }, "visit");
  };
}
