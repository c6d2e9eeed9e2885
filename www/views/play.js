// The game board: what has been played, who may play, and why not.

import { Status, sayStatus } from "../board/status.js";
import { byId, say } from "../lib/dom.js";
import { fetched } from "../lib/fetched.js";
import { HeldKey } from "../board/held-key.js";
import { Hands } from "../board/hands.js";
import { LiveBoard, detail } from "../board/live-board.js";
import { Scores } from "../board/scores.js";
import { dice, reason, seats } from "../core/module.js";
import { outline } from "../core/games.js";
import { Seats } from "../board/seats.js";
import { Signs } from "../board/signs.js";
import { edgeOf } from "../state/notation.js";
import { onBoard } from "../state/store.js";
import { lastThrows } from "../state/thrown.js";
import { goByTarget } from "../board/targets.js";
import { Dice } from "../dice/dice.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./view.js").Page} Page */

/** @type {import("./view.js").View} */
export const play = {
  parts: {
    play: [
      "play",
      "status",
      "throws",
      "player",
      "refusal",
      "held-key",
      "opponent",
      "notes",
      "line",
      "throws-more",
      "annotate",
      "use",
    ],
  },
};

export class Play {
  /** @param {Omit<Page, "game">} page */
  constructor(page) {
    this.page = page;
    this.store = page.store;
    this.live = new LiveBoard(byId("board"));
    this.refusal = byId("refusal");
    this.about = new Status((text) => this.play(text), {
      counts: byId("counts"),
      actions: byId("actions"),
      condition: byId("condition"),
    });
    const board = byId("board");
    const tell = (/** @type {string} */ text) => say(this.refusal, text);
    this.seats = new Seats(board);
    this.hands = new Hands(this.seats, { view: () => this.live.view, say: tell });
    this.signs = new Signs(board);
    this.dice = new Dice(page.store, {
      play: (text, patch) => this.play(text, patch),
      say: tell,
      view: "play",
      settled: () => this.settled,
      speed: () => page.speed(),
    });
    this.scores = new Scores();
    this.key = new HeldKey(byId("held-key"), board);
    byId("throws").replaceChildren(this.dice.root);
    this.dice.news.id = "news";
    byId("news").replaceWith(this.dice.news);
    byId("throws-more").replaceChildren(this.dice.more, this.scores.root);
    board.addEventListener("tabiya-move", (event) => this.play(detail(event).text));
    const ask = async (/** @type {import("../core/module.js").Move[]} */ moves) => {
      const text = await page.choose(moves, this.store.state.game, this.store.state.options);
      if (text) this.play(text);
      else this.live.view?.select();
      this.hands.mark();
    };
    board.addEventListener("tabiya-choice", (event) => ask(detail(event).moves));
    goByTarget(board, {
      match: () => (outline(this.store.state.game).contest === "race" ? this.session?.match : undefined),
      held: () => this.live.view?.armed !== undefined,
      play: (moves) => (moves.length === 1 ? this.play(moves[0].text) : ask(moves)),
    });
    board.addEventListener("tabiya-refuse", (event) => say(this.refusal, detail(event).message));
    board.addEventListener("tabiya-select", (event) => {
      say(this.refusal, detail(event).message ?? "");
      this.hands.released();
      requestAnimationFrame(() => this.key.render());
    });
  }

  get session() {
    return this.live.session;
  }

  /** The board as a picture, to be saved. @param {State} state */
  picture(state) {
    const { session } = this;
    const { game, flipped, pieces } = state;
    const look = { flipped, coordinates: edgeOf(state), pieces };
    // As figures are named (figures/caption.js).
    const when = session?.ply ? `after-${session.ply}` : "start";
    return session && { text: session.match.svg(look), name: `${game}-${when}` };
  }

  get views() {
    return this.live.view ? [this.live.view] : [];
  }

  get moving() {
    return [...this.views, this.dice.tray];
  }

  /** When the board stands still, and nothing rolls. */
  get settled() {
    return Promise.all([this.live.settled, this.dice.settled]);
  }

  /**
   * Plays a move from where the line stands; what followed before is replaced.
   * @param {string} text
   * @param {Partial<State>} [patch] what changes with it
   */
  play(text, patch = {}) {
    const { state } = this.store;
    const ply = this.session?.ply ?? 0;
    say(this.refusal, "");
    if (state.line[ply] === text) this.store.set({ ...patch, ply: ply + 1 }, "step");
    else this.store.set({ ...patch, line: [...state.line.slice(0, ply), text], ply: ply + 1 }, "edit");
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
        coordinates: edgeOf(state),
        pieces: state.pieces,
        speed: this.page.speed(),
        label: outline(state.game).title,
        // Nobody sees it move behind another view.
        animation: onBoard(state),
      });
    } catch (error) {
      this.#fallBack(state, error);
      return;
    }
    const ahead = before?.game === state.game && onBoard(state) && state.ply === before.ply + 1;
    this.#describe(state, ahead);
  }

  /**
   * The rules or the position cannot be: says why, and goes on without them.
   * @param {State} state
   * @param {unknown} error
   */
  #fallBack(state, error) {
    const badRules = /option/.test(/** @type {{ code?: string }} */ (error).code ?? "");
    if (badRules && Object.keys(state.options).length > 0) {
      this.page.notice(words.badRules(reason(error)));
      this.store.set({ options: {} }, "step");
    } else if (state.position) {
      this.page.notice(words.badPosition(reason(error)));
      this.store.set({ position: undefined, line: [], ply: 0, study: undefined }, "step");
    } else throw error;
  }

  /**
   * Writes what stands around the board.
   * @param {State} state
   * @param {boolean} ahead whether the line has just gone one move on
   */
  #describe(state, ahead) {
    const session = /** @type {NonNullable<Play["session"]>} */ (this.session);
    const { match } = session;
    const now = match.state();
    const outcome = match.outcome();
    const status = byId("status");
    // What stands there while a throw still rolls.
    status.dataset.before = status.firstElementChild?.textContent ?? "";
    sayStatus(status, match);
    status.classList.toggle("is-over", outcome !== undefined);
    status.classList.toggle("is-check", now.check.length > 0);

    const sides = seats(state.game, state.options);
    const thrown =
      now.table?.throw === undefined
        ? undefined
        : match.legal().flatMap(({ action, kind }) => (action === "drop" && kind ? [kind] : []));
    this.seats.render(sides, state.flipped, now, now.table && lastThrows(session));
    this.signs.render(state, match, this.live);
    this.hands.render(state, match.hands(), now.turn, sides, thrown, this.live);
    this.dice.render(state, session, now.table && dice(state.game, state.options), ahead);
    this.scores.render(sides, now.table);
    requestAnimationFrame(() => this.key.render());
    this.about.render(match, status.textContent ?? "");
    // Which choices decide the end.
    if (outcome) {
      fetched(() => import("./others.js")).then((others) => others?.tellDecided(this.store, state, this));
    }
  }
}
