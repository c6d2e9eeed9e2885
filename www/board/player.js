// The line: forward, back, play, pause, speed, a slider, the list of moves, and
// undo and redo of what the reader did to it.

import { byId, enable, fill, h, say } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { seats } from "../core/module.js";
import { dashed, isThrow } from "../core/moves.js";
import { gameInfo } from "../core/games.js";
import { swatch } from "./seats.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../state/session.js").Session} Session */

const SPEEDS = [0.25, 0.5, 1, 2, 4];
/** How long the board rests between two moves, at normal speed. */
const REST = 700;

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
    this.back = button("back", words.player.back, () => this.go(this.store.state.ply - 1));
    this.toggle = button("play", words.player.play, () => (this.playing && !this.held ? this.hold() : this.play()));
    this.forward = button("forward", words.player.forward, () => this.go(this.store.state.ply + 1));
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
      class: "quiet",
      text: words.player.undo,
      title: words.player.undoHelp,
      on: { click: () => store.undo() },
    });
    this.redo = h("button", {
      type: "button",
      class: "quiet",
      text: words.player.redo,
      title: words.player.redoHelp,
      on: { click: () => store.redo() },
    });
    this.clear = h("button", {
      type: "button",
      class: "quiet",
      text: words.player.clear,
      title: words.player.clearHelp,
      on: { click: () => store.set({ line: [], ply: 0, position: undefined, study: undefined }, "edit") },
    });
    this.heading = h("p", { class: "line-heading" });
    this.comment = h("p", { class: "comment", role: "status" });
    this.list = h("ol", { class: "moves", "aria-label": words.player.moves });
    this.stops = h("p", { class: "stops", role: "status" });

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
        h("label", { class: "speed" }, h("span", { text: words.player.speed }), this.speeds),
      ),
      this.comment,
      this.stops,
      this.heading,
      this.list,
      h("div", { class: "edits" }, this.undo, this.redo, this.clear),
    );
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
      await rest(REST / this.speed);
    }
    while (this.playing && run === this.#run && this.store.state.ply < this.reach) {
      this.#step(this.store.state.ply + 1);
      await this.help.settled();
      await this.#released;
      if (run === this.#run && this.store.state.ply < this.reach) await rest(REST / this.speed);
      // It may have been stopped meanwhile.
      await this.#released;
    }
    if (run === this.#run) this.pause();
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
    this.slider.setAttribute("aria-valuetext", words.player.at(ply, reach, session.words[ply - 1]));
    enable([
      [this.undo, this.store.canUndo],
      [this.redo, this.store.canRedo],
      [this.clear, state.line.length > 0 || state.position !== undefined],
    ]);

    const game = gameInfo(state.game);
    const study = game.lines.find((line) => line.id === state.study);
    const followed = study?.moves.slice(0, ply).every((move, index) => move === state.line[index]);
    const comment = followed ? study?.comments.find((comment) => comment.ply === ply)?.text : undefined;
    say(this.comment, comment ?? (followed && ply === 0 ? (study?.text ?? "") : ""));
    this.heading.textContent = study
      ? study.title
      : state.line.length > 0
        ? words.player.ownLine
        : toBegin(state, session);
    const { refused } = session;
    say(this.stops, refused ? words.lineStops(refused.index, refused.text, refused.message) : "");

    fill(this.list, ...this.#moves(state, session, ply));
    // With the next frame, which lays the page out anyway.
    requestAnimationFrame(() => keepInSight(this.list));
  }

  /**
   * @param {State} state
   * @param {Session} session
   * @param {number} ply
   */
  #moves(state, session, ply) {
    const tones = seats(state.game, state.options);
    return state.line.map((text, index) => {
      const beyond = index >= session.reach;
      const seat = session.seats[index];
      const shown = words.player.declared[session.actions[index]] ?? moveText(text);
      return h(
        "li",
        { class: `seat-${seat ?? "none"}${beyond ? " is-beyond" : ""}` },
        tones.length > 2 && swatch(tones.find(({ id }) => id === seat)?.tone ?? ""),
        h("button", {
          type: "button",
          class: isThrow(text) ? "is-throw" : undefined,
          text: shown,
          title: session.words[index] ?? words.player.beyond,
          "aria-label": `${shown}: ${session.words[index] ?? words.player.beyond}`,
          "aria-current": index === ply - 1 ? "step" : undefined,
          disabled: index >= this.reach,
          on: { click: () => this.go(index + 1) },
        }),
      );
    });
  }
}

/**
 * What is to be done where nothing has been played.
 * @param {State} state
 * @param {Session} session
 */
function toBegin({ view }, { match }) {
  const { noThrow, noLine, noLineHere } = words.player;
  if (match.legal().some(({ action }) => action === "throw")) return noThrow;
  return view === "play" ? noLine : noLineHere;
}

/**
 * A move as the list shows it; of a throw what it shows.
 * @param {string} text
 */
function moveText(text) {
  return isThrow(text) ? text.slice("throw-".length) : dashed(text);
}

/** @param {number} time */
function rest(time) {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** Scrolls the list, and only the list, to the move that was played last. @param {HTMLElement} list */
function keepInSight(list) {
  const item = list.querySelector("[aria-current]");
  if (!item) return;
  const outer = list.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
