// The panels beside the board, one of them seen at a time: the list of them, and when each is made.

import { dashed } from "../core/moves.js";
import { byId, h } from "../lib/dom.js";
import { Tabs } from "../lib/tabs.js";
import { PANELS } from "../state/address.js";
import * as words from "../words/page.js";
import { Legend } from "./legend.js";
import { Lines } from "./lines.js";
import { Options } from "./options.js";
import { Rules, Sources } from "./texts.js";

/** @typedef {import("../state/store.js").Panel} Panel */
/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */

export class Panels {
  /**
   * @param {Store} store
   * @param {import("../lib/idle-queue.js").IdleQueue} idle
   * @param {() => void} playLine
   * @param {object} load what is fetched later
   * @param {() => Promise<typeof import("./trial.js").Trial>} load.trial
   * @param {() => Promise<typeof import("./sourced.js").showSources>} load.sourced
   * @param {() => Promise<typeof import("./rules-sheet.js").rulesSheet>} load.rulesSheet
   */
  constructor(store, idle, playLine, { trial, sourced, rulesSheet }) {
    this.store = store;
    this.idle = idle;
    this.root = byId("panels");
    this.tabs = new Tabs(byId("tabs"), this.root, PANELS, words.panels, (id) =>
      store.set({ panel: /** @type {Panel} */ (id) }, "step"),
    );
    const root = (/** @type {Panel} */ id) => this.tabs.panel(id);
    this.lines = new Lines(root("lines"), store, playLine);
    this.options = new Options(root("choices"), store, idle, trial);
    /** @type {Record<Panel, { render(state: State): void }>} */
    this.panels = {
      pieces: new Legend(root("pieces"), store, idle),
      choices: this.options,
      lines: this.lines,
      rules: new Rules(root("rules"), sourced, async () => {
        const sheet = await rulesSheet();
        return sheet(store);
      }),
      sources: new Sources(root("sources")),
      // Filled by those who show the board and take it along.
      board: { render: () => undefined },
    };
    root("board").append(
      h("div", { id: "display", class: "display", role: "group", "aria-label": words.display.label }),
      h("details", { id: "annotate", class: "use" }, h("summary", { text: words.annotate })),
      h("details", { id: "use", class: "use" }),
      h("details", { id: "own-things", class: "use" }),
    );
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
    this.tabs.select(state.panel);
    const sameGame = before?.game === state.game;
    if (sameGame && before.options !== state.options) this.options.render(state, fared(state, session), before);
    for (const id of [state.panel, ...PANELS.filter((other) => other !== state.panel)]) {
      const render = () => this.panels[id].render(this.store.state);
      if (sameGame && id === state.panel) render();
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
