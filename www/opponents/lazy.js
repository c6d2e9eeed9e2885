// Opponents, loaded when they are first asked for: by the button, or by an address in which somebody sits.

import { byId } from "../lib/dom.js";
import { fetched } from "../lib/fetched.js";
import { keptText } from "../lib/kept.js";
import { leftOff } from "../state/seated.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/session.js").Session} Session */

/**
 * What it is given to work with.
 * @typedef {object} Help
 * @property {() => Promise<typeof import("./opponents.js").Opponents>} load
 * @property {import("../state/store.js").Store} store
 * @property {import("../views/play.js").Play} game what shows the board and plays its moves
 * @property {import("../board/player.js").Player} player of the line
 */

export class LazyOpponents {
  /**
   * Settles when it is there, if it is to come, or has not come.
   * @type {Promise<import("./opponents.js").Opponents | undefined> | undefined}
   */
  coming;
  /** @type {import("./opponents.js").Opponents | undefined} */
  #opponents;
  /** @type {[State, Session] | undefined} */
  #shown;

  /** @param {Help} help */
  constructor(help) {
    this.help = help;
    this.root = byId("opponent");
    const [begin, goOn] = this.root.getElementsByTagName("button");
    this.button = begin;
    this.goOn = goOn;
    begin.addEventListener("click", async () => (await this.#come())?.begin());
    goOn.addEventListener("click", () => {
      location.hash = keptText(leftOff(this.help.store.state.game)) ?? "";
    });
  }

  /** @param {State} state @param {Session} session */
  render(state, session) {
    this.#shown = [state, session];
    // Nobody plays on from an end.
    this.button.disabled = session.match.outcome() !== undefined;
    // Where nothing has been begun, the game that was left goes on.
    const begun = state.line.length > 0 || state.position !== undefined || state.study !== undefined;
    this.goOn.hidden = begun || keptText(leftOff(state.game)) === undefined;
    if (this.#opponents) this.#opponents.render(state, session);
    else if (state.seated.length > 0) void this.#come();
  }

  #come() {
    this.coming ??= fetched(this.help.load).then((Opponents) => {
      if (!Opponents) {
        this.coming = undefined;
        return undefined;
      }
      this.#opponents = new Opponents(this.root, this.help);
      if (this.#shown) this.#opponents.render(...this.#shown);
      return this.#opponents;
    });
    return this.coming;
  }
}
