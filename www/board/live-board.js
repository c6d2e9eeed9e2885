// A living board and the session behind it.

import { BoardView, board } from "../core/module.js";
import { piecesOf } from "../core/games.js";
import { Session } from "../state/session.js";
import { mayMove } from "../lib/motion.js";

/** @typedef {import("../state/session.js").Setup} Setup */
/** @typedef {import("../core/module.js").ViewSettings} ViewSettings */

/**
 * Tells the style sheet how a board is shaped, so that it is as large as the window allows.
 * @param {HTMLElement} host
 * @param {{ files: number, ranks: number }} shape
 */
export function frame(host, { files, ranks }) {
  host.style.setProperty("--board-ratio", String(files / ranks));
}

export class LiveBoard {
  /** @type {Session | undefined} */
  session;
  /** @type {BoardView | undefined} */
  view;
  /** Settles when the board stands still. @type {Promise<unknown>} */
  settled = Promise.resolve();
  /** What is seen to happen. @type {import("../core/module.js").Beat[]} */
  beats = [];
  #settings = "";

  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
  }

  /**
   * Shows a setup: as a move if it is one move away, else at once.
   * Throws what the module throws if the setup cannot be; the board is then as before.
   *
   * @param {Setup} setup
   * @param {ViewSettings} settings
   */
  show(setup, settings) {
    const { session } = this;
    const change = session?.update(setup);
    if (!session) this.session = new Session(setup);
    const { match } = /** @type {Session} */ (this.session);
    const { pieces = "figures" } = settings;
    const wanted = {
      ...settings,
      pieces: piecesOf(setup.game, pieces),
      animation: settings.animation !== false && mayMove(),
    };
    frame(this.host, board(setup.game, setup.options));
    if (!this.view) {
      // What the build has drawn there: the living board takes its place within one frame.
      this.host.replaceChildren();
      this.view = new BoardView(this.host, match, wanted);
    } else {
      if (this.view.moving) this.view.finish();
      if (JSON.stringify(wanted) !== this.#settings) this.view.set(wanted);
      this.beats = change?.beats ?? [];
      // A throw is told with what it allows.
      const [first, second] = this.beats;
      if (first?.event === "throw" && !second && match.state().table?.throw) first.text = match.state().text;
      if (change?.beats) this.settled = this.view.animate(match, this.beats).catch(() => undefined);
      else if (change?.moved) this.view.show(match);
    }
    this.#settings = JSON.stringify(wanted);
  }

  destroy() {
    this.view?.destroy();
    this.view = undefined;
    this.session = undefined;
    this.host.replaceChildren();
  }
}

/**
 * The detail of one of the board's events.
 * @param {Event} event
 * @returns {any}
 */
export function detail(event) {
  return /** @type {CustomEvent} */ (event).detail;
}
