// The line: forward, back, play, pause, a slider, undo and redo of what the reader did to it, and what is said of the
// move; its speed (board/display.js shows it) and the list of the moves.

import { byId, enable, h, say } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { gameInfo, outline } from "../core/games.js";
import { isOwn, seats } from "../core/module.js";
import { dashed } from "../core/moves.js";
import { onBoard } from "../state/store.js";
import { MoveList } from "./move-list.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../state/session.js").Session} Session */

const SPEEDS = [0.25, 0.5, 1, 2, 4];
/** How long the board rests between two moves at normal speed, and for each word of a comment, in milliseconds. */
const [REST, WORD] = [700, 240];

export class Player {
  playing = false;
  /** Whether it plays, but stands still for now. */
  held = false;
  speed = 1;
  /** Counts the runs, so that one that was stopped during its rest knows. */
  #run = 0;
  #stepping = false;
  /** Settles when it is no longer held. @type {Promise<void> | undefined} */
  #released;
  /** @type {(() => void) | undefined} */
  #release;

  /**
   * @param {Store} store
   * @param {object} help
   * @param {() => Promise<unknown>} help.settled when the boards stand still
   * @param {() => void} help.hold stops the boards in the middle of a move
   * @param {() => void} help.release lets them go on
   * @param {() => void} help.changed the speed is another
   */
  constructor(store, help) {
    this.store = store;
    this.help = help;
    /** How far the line goes here. */
    this.reach = 0;

    const button = (/** @type {string} */ name, /** @type {string} */ label, /** @type {() => void} */ click) =>
      h(
        "button",
        { type: "button", class: `transport ${name}`, "aria-label": label, title: label, on: { click } },
        icon(name),
      );
    this.first = button("first", words.player.first, () => this.go(0));
    this.back = button("back", words.player.back, () => this.go(this.ply - 1));
    this.toggle = button("play", words.player.play, () => this.press());
    this.forward = button("forward", words.player.forward, () => this.go(this.ply + 1));
    this.last = button("last", words.player.last, () => this.go(this.reach));
    this.slider = h("input", {
      type: "range",
      min: 0,
      max: 0,
      step: 1,
      value: 0,
      class: "slider",
      "aria-label": words.player.slider,
      on: { input: () => this.go(Number(this.slider.value)) },
    });
    this.speeds = h(
      "select",
      {
        class: "speed",
        on: {
          change: () => {
            this.speed = Number(this.speeds.value);
            help.changed();
          },
        },
      },
      ...SPEEDS.map((speed) => h("option", { value: speed, selected: speed === 1, text: words.player.times(speed) })),
    );
    this.undo = h("button", {
      type: "button",
      class: "transport icon",
      "aria-label": words.player.undo,
      title: words.player.undoHelp,
      on: { click: () => store.undo() },
    });
    this.undo.append(icon("undo"));
    this.redo = h("button", {
      type: "button",
      class: "transport icon",
      "aria-label": words.player.redo,
      title: words.player.redoHelp,
      on: { click: () => store.redo() },
    });
    this.redo.append(icon("redo"));
    this.heading = h("p", { class: "line-heading" });
    this.comment = h("p", { class: "comment", role: "status" });
    this.list = new MoveList((ply) => this.go(ply));
    // One that is longer than its line is seen whole by whoever rests on it.
    this.stops = h("p", { class: "stops", role: "status", tabindex: "0" });
    this.told = h("div", { class: "told" }, this.heading, this.comment, this.stops);

    byId("player").replaceChildren(
      h(
        "div",
        { class: "transports" },
        h(
          "div",
          { class: "buttons", role: "group", "aria-label": words.player.steps },
          this.first,
          this.back,
          this.toggle,
          this.forward,
          this.last,
        ),
        this.slider,
        h("div", { class: "buttons" }, this.undo, this.redo),
      ),
      this.told,
    );
    /** The list of the moves, for who shows it. */
    this.line = h("section", { id: "line", class: "line", "aria-label": words.player.moves }, this.list.root);
  }

  /** How many moves have been played. */
  get ply() {
    return this.store.state.ply;
  }

  /** Plays, or pauses. */
  press() {
    if (this.playing && !this.held) this.hold();
    else this.play();
  }

  /** @param {number} ply */
  go(ply) {
    this.pause();
    this.#step(ply);
  }

  pause() {
    this.#run += 1;
    if (this.held) this.#unhold();
    if (!this.playing) return;
    this.playing = false;
    this.#showToggle();
  }

  /** Stops where it is, in the middle of a move if there is one. */
  hold() {
    this.held = true;
    this.#released = new Promise((resolve) => (this.#release = resolve));
    this.help.hold();
    this.#showToggle();
  }

  /** Plays on from here; from the start, if the line is at its end. */
  async play() {
    if (this.reach === 0) return;
    if (this.held) return this.#unhold();
    const run = ++this.#run;
    this.playing = true;
    this.#showToggle();
    // The button answers first; the first move is drawn after that.
    await rest(0);
    if (run !== this.#run) return;
    if (this.store.state.ply >= this.reach) {
      this.#step(0);
      await rest(this.#toRead() / this.speed);
    }
    while (this.playing && run === this.#run && this.store.state.ply < this.reach) {
      this.#step(this.store.state.ply + 1);
      await this.help.settled();
      await this.#released;
      if (run === this.#run && this.store.state.ply < this.reach) await rest(this.#toRead() / this.speed);
      // It may have been stopped meanwhile.
      await this.#released;
    }
    if (run === this.#run) this.pause();
  }

  /** Plays for who has asked for it elsewhere, and goes on here. */
  watch() {
    void this.play();
    this.toggle.focus({ preventScroll: true });
  }

  /** How long what is said of the move stays, at normal speed. */
  #toRead() {
    return Math.max(REST, WORD * (this.comment.textContent ?? "").split(" ").length);
  }

  /** @param {number} ply */
  #step(ply) {
    this.#stepping = true;
    this.store.set({ ply: Math.max(0, Math.min(ply, this.reach)) }, "step");
    this.#stepping = false;
  }

  #unhold() {
    this.held = false;
    this.help.release();
    this.#release?.();
    this.#showToggle();
  }

  #showToggle() {
    const running = this.playing && !this.held;
    const label = running ? words.player.pause : words.player.play;
    this.toggle.replaceChildren(icon(running ? "pause" : "play"));
    this.toggle.setAttribute("aria-label", label);
    this.toggle.title = label;
  }

  /**
   * @param {State} state
   * @param {Session} session of the board that follows the line the farthest
   */
  render(state, session) {
    // Whatever else the reader does ends the playing.
    if (!this.#stepping) this.pause();
    const { reach } = session;
    this.reach = reach;
    const ply = Math.min(state.ply, reach);
    const [behind, ahead] = [ply > 0, ply < reach];
    enable([
      [this.first, behind],
      [this.back, behind],
      [this.toggle, reach > 0],
      [this.forward, ahead],
      [this.last, ahead],
    ]);
    this.slider.max = String(reach);
    this.slider.value = String(ply);
    this.slider.disabled = reach === 0;
    this.slider.setAttribute("aria-valuetext", words.player.at(ply, reach, session.plies[ply - 1]?.words));
    enable([
      // Of a problem on which nothing has been tried there is nothing to be undone.
      [this.undo, this.store.canUndo && !(state.view === "study" && state.line.length === 0)],
      [this.redo, this.store.canRedo],
    ]);

    const study = state.study ? gameInfo(state.game).lines.find((line) => line.id === state.study) : undefined;
    const followed = study?.moves.slice(0, ply).every((move, index) => move === state.line[index]);
    const comment = followed ? study?.comments.find((comment) => comment.ply === ply)?.text : undefined;
    say(this.comment, comment ?? (followed && ply === 0 ? (study?.text ?? "") : ""));
    // The last move in words, where no line of the game's list says more.
    this.list.render(state, session, ply);
    const move = () => said(state, session, ply, this.list.texts[ply - 1]);
    const heading = study?.title ?? (state.line.length > 0 ? move() : toBegin(state, session));
    say(this.heading, heading);
    this.heading.title = heading;
    const { refused } = session;
    const stops = refused ? words.lineStops(refused.index, dashed(refused.text), refused.message) : "";
    say(this.stops, stops);
    this.stops.title = stops;

    this.told.classList.toggle("has-comments", (study?.comments.length ?? 0) > 0);
  }
}

/**
 * The last move in words, or as the chosen notation has it, so that it names no square otherwise than the board does;
 * what is thrown is told where it lies.
 * @param {State} state
 * @param {Session} session
 * @param {number} ply
 * @param {string | undefined} written
 */
function said({ game, options }, { plies }, ply, written) {
  const { action, seat, words: sentence = "" } = plies[ply - 1] ?? {};
  if (action === "throw") return "";
  const name = written && seats(game, options).find(({ id }) => id === seat)?.name;
  return name ? words.player.moved(name, written) : sentence;
}

/**
 * What is to be done where nothing has been played.
 * @param {State} state
 * @param {Session} session
 */
function toBegin(state, { match }) {
  const { noThrow, noLine, noLineYet, noLineHere } = words.player;
  if (match.outcome()) return "";
  if (match.legal().some(({ action }) => action === "throw")) return noThrow;
  if (!onBoard(state)) return noLineHere;
  // Each game of the collection has lines to follow; to ask which takes more of the rules core than a first board has.
  return state.view === "play" && !isOwn(outline(state.game)) ? noLineYet : noLine;
}

/** @param {number} time */
function rest(time) {
  return new Promise((resolve) => setTimeout(resolve, time));
}
