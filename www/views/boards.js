// The comparison's boards: the same game under each of the rule sets, side by side.

import { fill, h, say } from "../lib/dom.js";
import { dice, reason, seats } from "../core/module.js";
import { gameInfo } from "../core/games.js";
import { dashed } from "../core/moves.js";
import { onlyHere } from "../core/parting.js";
import { under } from "../core/rule-set.js";
import { following } from "../state/reading.js";
import { Hands } from "../board/hands.js";
import { LiveBoard, detail } from "../board/live-board.js";
import { Seats } from "../board/seats.js";
import { Signs } from "../board/signs.js";
import { Status } from "../board/status.js";
import { Dice } from "../dice/dice.js";
import * as words from "../words/views.js";
import { ruleSetTitle, rulesOf, seriesSample } from "./rule-sets.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/rule-set.js").RuleSet} RuleSet */
/** @typedef {import("./view.js").Page} Page */

/** How many moves are named below a board that other boards do not have. */
const MOST_OFFERED = 6;

export class Boards {
  /** @type {Column[]} */
  columns = [];

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    const { store } = page;
    this.row = h("div", { class: "columns" });
    this.said = h("p", { class: "refusal", role: "status" });
    // One throw for all boards: they are to be compared.
    this.dice = new Dice(store, {
      play: (text, patch) => {
        say(this.said, "");
        const { line } = store.state;
        const ply = this.leader?.ply ?? 0;
        store.set({ ...patch, line: line[ply] === text ? line : [...line.slice(0, ply), text], ply: ply + 1 }, "edit");
      },
      say: (text) => say(this.said, text),
      view: "boards",
      settled: () => this.settled,
      speed: () => page.speed(),
    });
    this.alike = h("span", { class: "alike", role: "status" });
    this.root = h(
      "div",
      { class: "boards" },
      this.dice.root,
      this.dice.news,
      this.dice.more,
      this.said,
      this.row,
      h("p", { class: "help" }, words.compare.boardsHelp, " ", this.alike),
    );
  }

  /** When every board stands still. */
  get settled() {
    return Promise.all([this.dice.settled, ...this.columns.map((column) => column.live.settled)]);
  }

  /** The boards that stand. */
  get views() {
    return this.columns.flatMap(({ live }) => live.view ?? []);
  }

  /** The session that follows the line the farthest. */
  get leader() {
    const sessions = this.columns.flatMap((column) => column.live.session ?? []);
    return sessions.sort((one, other) => other.reach - one.reach)[0];
  }

  /** How far the boards were when they were last shown. @type {number | undefined} */
  #ply;

  /** @param {State} state */
  render(state) {
    while (this.columns.length > state.compare.length) {
      const column = /** @type {Column} */ (this.columns.pop());
      column.live.destroy();
      column.root.remove();
    }
    while (this.columns.length < state.compare.length) {
      const column = new Column(this.page, this.columns.length);
      this.columns.push(column);
      this.row.append(column.root);
    }
    this.row.dataset.count = String(this.columns.length);
    say(
      this.alike,
      new Set(state.compare.map((set) => rulesOf(state, set))).size < state.compare.length ? words.compare.alike : "",
    );
    state.compare.forEach((set, place) => this.columns[place].render(state, set));
    this.#part();
    const { leader } = this;
    const match = leader?.match;
    const fresh = leader !== undefined && this.#ply !== undefined && leader.ply === this.#ply + 1;
    this.#ply = leader?.ply;
    this.dice.root.hidden = this.dice.more.hidden = this.dice.news.hidden = true;
    if (leader && match?.state().table) this.dice.render(state, leader, dice(match.game, match.options()), fresh);
  }

  /** What can be played under some of the rules only, where all of them have come to the same ply. */
  #part() {
    const sessions = this.columns.flatMap((column) => column.live.session ?? []);
    const level = sessions.length === this.columns.length && new Set(sessions.map(({ ply }) => ply)).size === 1;
    const moves = level && sessions.length > 1 ? onlyHere(sessions.map(({ match }) => match)) : [];
    this.columns.forEach((column, place) => column.only(moves[place] ?? []));
    const alike = this.alike.textContent === words.compare.alike;
    const same = level && sessions.length > 1 && !alike && moves.every((own) => own.length === 0);
    if (!alike) say(this.alike, same ? words.compare.sameMoves : "");
  }
}

/** One of the boards side by side. */
class Column {
  /**
   * @param {Page} page
   * @param {number} place
   */
  constructor(page, place) {
    this.page = page;
    this.title = h("h2", {}, seriesSample(place), h("span"));
    this.host = h("div", { class: "board-frame" });
    this.status = h("p", { class: "status" });
    this.said = h("p", { class: "refusal", role: "status" });
    this.parted = h("p", { class: "refusal parted", role: "status" });
    this.about = new Status((text) => this.#play(text));
    const { counts, actions, condition } = this.about;
    this.moves = h("p", { class: "only-here" });
    // Three rows, which boards side by side share: what is said below a board may be long on one of them only.
    this.root = h(
      "section",
      { class: `column series-${place}` },
      this.title,
      h("div", { class: "column-board" }, this.host, this.parted),
      h(
        "div",
        { class: "column-said" },
        h("div", { class: "column-now" }, this.status, this.moves),
        this.said,
        counts,
        actions,
        condition,
      ),
    );
    this.live = new LiveBoard(this.host);
    this.seats = new Seats(this.host);
    this.signs = new Signs(this.host);
    this.hands = new Hands(this.seats, { view: () => this.live.view, say: (text) => say(this.said, text) });
    this.host.addEventListener("tabiya-move", (event) => this.#play(detail(event).text));
    this.host.addEventListener("tabiya-choice", async (event) => {
      const match = this.live.session?.match;
      const text = match && (await page.choose(detail(event).moves, match.game, match.options()));
      if (text) this.#play(text);
      else this.live.view?.select();
      this.hands.mark();
    });
    this.host.addEventListener("tabiya-refuse", (event) => say(this.said, detail(event).message));
    this.host.addEventListener("tabiya-select", (event) => {
      this.#describe();
      const { message } = detail(event);
      if (message) say(this.said, message);
      this.hands.released();
    });
  }

  /** @param {string} text */
  #play(text) {
    const { line } = this.page.store.state;
    const ply = this.live.session?.ply ?? 0;
    if (line[ply] === text) this.page.store.set({ ply: ply + 1 }, "step");
    else this.page.store.set({ line: [...line.slice(0, ply), text], ply: ply + 1 }, "edit");
  }

  /**
   * @param {State} state
   * @param {RuleSet} set
   */
  render(state, set) {
    const { game, options } = under(state, set);
    const title = ruleSetTitle(state, set);
    say(/** @type {Element} */ (this.title.lastChild), title);
    this.root.setAttribute("aria-label", title);
    try {
      this.live.show(
        { game, options, position: state.position, line: state.line, ply: state.ply },
        {
          mode: "play",
          flipped: state.flipped,
          coordinates: state.coordinates,
          pieces: state.pieces,
          speed: this.page.speed(),
          label: words.compare.board(gameInfo(game).title, title),
        },
      );
      this.#wanted = state.ply;
      this.#describe();
      const match = this.live.session?.match;
      if (match) {
        const sides = seats(game, options);
        const now = match.state();
        this.seats.render(sides, state.flipped, now);
        this.signs.render({ ...state, game, options }, match, this.live.settled);
        this.hands.render({ ...state, game }, match.hands(), now.turn, sides);
      }
    } catch (error) {
      this.live.destroy();
      this.seats.render([], state.flipped);
      this.hands.render({ ...state, game }, [], [], []);
      this.about.render(undefined);
      say(this.status, "");
      say(this.parted, "");
      say(this.said, words.compare.cannot(reason(error)));
    }
  }

  /** Offers the moves that not all boards have. @param {string[]} moves */
  only(moves) {
    const c = words.compare;
    const match = this.live.session?.match;
    this.moves.hidden = moves.length === 0;
    fill(
      this.moves,
      h("span", { text: c.onlyHere }),
      ...moves.slice(0, MOST_OFFERED).map((text) =>
        h("button", {
          type: "button",
          class: "only-move",
          "data-move": text,
          text: match ? following(match, [text]).join() : text,
          on: { click: () => this.#play(text) },
        }),
      ),
      moves.length > MOST_OFFERED && h("span", { text: c.onlyMore(moves.length - MOST_OFFERED) }),
    );
  }

  #wanted = 0;

  /** Who moves, or why this board could not follow the others. */
  #describe() {
    const { session } = this.live;
    if (!session) return;
    say(this.status, session.match.outcome()?.text ?? session.match.state().text);
    this.about.render(session.match, this.status.textContent ?? "");
    const { refused } = session;
    const parted = refused && this.#wanted > refused.index;
    this.root.classList.toggle("is-parted", parted === true);
    say(this.said, "");
    say(this.parted, parted ? words.compare.parted(refused.index, dashed(refused.text), refused.message) : "");
  }
}
