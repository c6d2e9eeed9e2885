// The board of the game: what has been played, who may play, and why not.

import { Around } from "./around.js";
import { byId, say } from "./dom.js";
import { Hands } from "./hands.js";
import { LiveBoard } from "./live.js";
import { gameInfo, reason } from "./module.js";
import { words } from "./words.js";

/** @typedef {import("./store.js").State} State */
/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./module.js").Move} Move */

export class Play {
  /**
   * @param {Store} store
   * @param {object} help
   * @param {(moves: Move[]) => Promise<string | undefined>} help.choose asks which of several moves is meant
   * @param {(text: string) => void} help.notice
   * @param {() => number} help.speed
   */
  constructor(store, help) {
    this.store = store;
    this.help = help;
    this.live = new LiveBoard(byId("board"));
    this.refusal = byId("refusal");
    this.around = new Around((text) => this.play(text), {
      counts: byId("counts"), actions: byId("actions"), condition: byId("condition"),
    });
    const board = byId("board");
    this.hands = new Hands(board, { view: () => this.live.view, say: (text) => say(this.refusal, text) });
    board.addEventListener("tabiya-move", (event) => this.play(detail(event).text));
    board.addEventListener("tabiya-choice", async (event) => {
      const text = await help.choose(detail(event).moves);
      if (text) this.play(text);
      else this.live.view?.select();
      this.hands.mark();
    });
    board.addEventListener("tabiya-refuse", (event) => say(this.refusal, detail(event).message));
    board.addEventListener("tabiya-select", (event) => {
      say(this.refusal, detail(event).message ?? "");
      this.hands.released();
    });
  }

  get session() {
    return this.live.session;
  }

  /** The board as a picture, to be saved. @param {State} state */
  picture({ flipped, coordinates, pieces }) {
    return this.session?.match.svg({ flipped, coordinates, pieces });
  }

  /** Plays a move from where the line stands; what followed before is replaced. @param {string} text */
  play(text) {
    const { state } = this.store;
    const ply = this.session?.ply ?? 0;
    say(this.refusal, "");
    if (state.line[ply] === text) this.store.set({ ply: ply + 1 }, "step");
    else this.store.set({ line: [...state.line.slice(0, ply), text], ply: ply + 1 }, "edit");
  }

  /**
   * @param {State} state
   * @param {State} [before]
   */
  render(state, before) {
    if (before && (before.line !== state.line || before.ply !== state.ply || before.game !== state.game)) {
      say(this.refusal, "");
    }
    try {
      this.live.show(state, {
        mode: "play",
        flipped: state.flipped,
        coordinates: state.coordinates,
        pieces: state.pieces,
        speed: this.help.speed(),
        label: gameInfo(state.game).title,
        // Nobody sees it move behind another view.
        animation: state.view === "play",
      });
    } catch (error) {
      this.#fallBack(state, error);
      return;
    }
    this.#describe(state);
  }

  /**
   * The rules or the position cannot be: says why, and goes on without them.
   * @param {State} state
   * @param {unknown} error
   */
  #fallBack(state, error) {
    const badRules = /option/.test(/** @type {{ code?: string }} */ (error).code ?? "");
    if (badRules && Object.keys(state.options).length > 0) {
      this.help.notice(words.badRules(reason(error)));
      this.store.set({ options: {} }, "step");
    } else if (state.position) {
      this.help.notice(words.badPosition(reason(error)));
      this.store.set({ position: undefined, line: [], ply: 0, study: undefined }, "step");
    } else throw error;
  }

  /** Writes what stands around the board. @param {State} state */
  #describe(state) {
    const { match } = /** @type {NonNullable<Play["session"]>} */ (this.session);
    const now = match.state();
    const outcome = match.outcome();
    const status = byId("status");
    say(status, outcome?.text ?? now.text);
    status.classList.toggle("is-over", outcome !== undefined);
    status.classList.toggle("is-check", now.check.length > 0);

    this.hands.render(state, match.hands(), now.turn, gameInfo(state.game).seats);
    this.around.render(match, status.textContent ?? "");
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
