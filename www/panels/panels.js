// The panels beside the board, one of them seen at a time: the list of them, and when each is made.

import { dashed } from "../core/moves.js";
import { sameOptions } from "../core/options.js";
import { byId } from "../lib/dom.js";
import { Tabs } from "../lib/tabs.js";
import * as words from "../words/page.js";
import { Legend } from "./legend.js";
import { Lines } from "./lines.js";
import { ofRules } from "./options.js";
import { About, Rules } from "./texts.js";

/** The tabs; that of the rules shows what is disputed, or all of them. */
const TABS = /** @type {const} */ (["pieces", "rules", "moves", "about"]);

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */

export class Panels {
  /**
   * @param {Store} store
   * @param {import("../lib/idle-queue.js").IdleQueue} idle
   * @param {() => void} playLine
   * @param {HTMLElement} line the list of the moves
   * @param {object} load what is fetched later
   * @param {() => Promise<typeof import("./trial.js").Trial>} load.trial
   * @param {() => Promise<typeof import("./sourced.js").showSources>} load.sourced
   * @param {() => Promise<typeof import("./rules-sheet.js").rulesSheet>} load.rulesSheet
   * @param {() => void} load.compare
   * @param {() => Promise<import("./lines.js").RecordField | undefined>} load.record
   */
  constructor(store, idle, playLine, line, { trial, sourced, rulesSheet, compare, record }) {
    this.store = store;
    this.idle = idle;
    this.root = byId("panels");
    this.tabs = new Tabs(byId("tabs"), this.root, TABS, words.panels, (id) =>
      store.set(
        { panel: id === "rules" ? this.rules.panel : /** @type {"pieces" | "moves" | "about"} */ (id) },
        "step",
      ),
    );
    const root = (/** @type {typeof TABS[number]} */ id) => this.tabs.panel(id);
    this.lines = new Lines(root("moves"), store, playLine, line, record);
    this.rules = new Rules(root("rules"), store, idle, { trial, sourced, rulesSheet, compare });
    /** @type {Record<string, { render(state: State): void }>} */
    this.panels = {
      pieces: new Legend(root("pieces"), store, idle),
      rules: this.rules,
      moves: this.lines,
      about: new About(root("about"), store),
    };
    // Printed is what is open: all of it.
    addEventListener("beforeprint", () => idle.now());
  }

  /**
   * What is about the game and not about the move: of another game it comes after its board.
   * @param {State} state
   * @param {State | undefined} before
   * @param {import("../state/session.js").Session} session of the game's own board
   */
  render(state, before, session) {
    const panel = ofRules(state) ? "rules" : /** @type {"pieces" | "moves" | "about"} */ (state.panel);
    this.tabs.select(panel);
    const sameGame = before?.game === state.game;
    if (sameGame && !sameOptions(before.options, state.options))
      this.rules.options.render(state, fared(state, session), before);
    for (const id of [panel, ...TABS.filter((other) => other !== panel)]) {
      const render = () => this.panels[id].render(this.store.state);
      if (sameGame && id === panel) render();
      else this.idle.put(id, render);
    }
    if (sameGame) return;
    this.root.ariaBusy = "true";
    const free = () => this.root.removeAttribute("aria-busy");
    // What goes wrong there is told where it goes wrong.
    this.idle.done.then(free, free);
  }
}

/**
 * How the line fared under other rules.
 * @param {State} state
 * @param {import("../state/session.js").Session} session
 */
function fared(state, { refused }) {
  if (refused) return words.lineStops(refused.index, dashed(refused.text), refused.message);
  return state.line.length > 0 ? words.lineKept(state.line.length) : words.chosen;
}
