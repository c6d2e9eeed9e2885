// The board of the game: what has been played, who may play, and why not.

import { byId, h, refill, say } from "./dom.js";
import { Hands } from "./hands.js";
import { LiveBoard } from "./live.js";
import { gameInfo, reason } from "./module.js";
import { words } from "./words.js";

/** @typedef {import("./store.js").State} State */
/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./module.js").Move} Move */

/** @type {Move["action"][]} */
const ON_THE_BOARD = ["step", "drop", "place"];

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
    board.addEventListener("tabiya-select", () => {
      say(this.refusal, "");
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

    // What is done without going to a square, or is easily overlooked there.
    const special = match.legal().filter(({ action }) => !ON_THE_BOARD.includes(action));

    this.hands.render(state, match.hands(), now.turn, gameInfo(state.game).seats);
    byId("counts").replaceChildren(...now.counts.map(counted));

    const lines = [now.phaseText, ...now.rights.map((right) => right.text)].filter((line) => line && plain(line) !== plain(status.textContent ?? ""));
    byId("condition").replaceChildren(...lines.map((text) => h("span", { text })));

    refill(byId("actions"),
      ...special.map((move) =>
        h("button", {
          type: "button", class: "action", text: words.actions[move.action] ?? plain(move.words), title: move.words,
          on: { click: () => this.play(move.text) },
        }),
      ),
    );
  }
}

/**
 * A count that runs, in numbers and in words.
 * @param {import("./module.js").CountInfo} count
 */
function counted({ value, limit, text }) {
  return h("li", { class: "count" },
    h("span", { class: "count-number", "aria-hidden": "true" }, h("b", { text: value }), limit !== undefined && h("span", { text: `/ ${limit}` })),
    limit !== undefined && h("progress", { value, max: limit, "aria-hidden": "true" }),
    h("span", { class: "count-text", text }),
  );
}

/** A sentence without its full stop. @param {string} text */
function plain(text) {
  return text.replace(/\.$/, "");
}

/**
 * The detail of one of the board's events.
 * @param {Event} event
 * @returns {any}
 */
export function detail(event) {
  return /** @type {CustomEvent} */ (event).detail;
}
