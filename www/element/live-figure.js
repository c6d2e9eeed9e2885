// The living boards of a figure, and the buttons that step through its line.

import { BoardView, coded, init, whole } from "../core/module.js";
import { outline, piecesOf } from "../core/games.js";
import { LiveBoard } from "../board/live-board.js";
import { mayMove } from "../lib/motion.js";
import { drawing, h, say } from "../lib/dom.js";
import { icon } from "../lib/icons.js";
import { APART, boards, holdsPieces } from "../figures/figure.js";
import { entries, key } from "../figures/key.js";
import { under } from "../core/rule-set.js";
import * as words from "../words/element.js";
import { written } from "./written.js";

/** @typedef {import("../figures/figure.js").Figure} Figure */

export { read } from "./attributes.js";
export { checked } from "./checked.js";
export { admit } from "./own-file.js";

/** @type {Promise<unknown> | undefined} */
let ready;

/** Loads the rules; one module serves every figure of the page. What could not be fetched is asked for again. */
export function load() {
  ready ??= init()
    .then(whole)
    .catch((error) => {
      ready = undefined;
      throw error;
    });
  return ready;
}

/** How long the board rests between two moves. */
const REST = 700;

export class Live {
  ply = 0;
  playing = false;
  /** @type {LiveBoard[]} */
  #boards = [];
  /** @type {BoardView | undefined} */
  #solo;
  #run = 0;
  /** Of each board. @type {import("../core/annotations.js").Annotations[]} */
  #annotations = [];

  /**
   * @param {HTMLElement} host
   * @param {(ply: number, move: string | undefined, words: string) => void} stepped
   */
  constructor(host, stepped) {
    this.stepped = stepped;
    this.row = h("div", { class: "row", part: "boards", lang: words.language });
    this.key = h("div", { class: "key", part: "key" });
    const button = (
      /** @type {"first" | "back" | "play" | "forward" | "last"} */ name,
      /** @type {() => void} */ click,
    ) =>
      h(
        "button",
        {
          type: "button",
          class: name,
          part: `button ${name}`,
          "aria-label": words.buttons[name],
          title: words.buttons[name],
          on: { click },
        },
        icon(name),
      );
    this.first = button("first", () => this.go(0));
    this.back = button("back", () => this.go(this.ply - 1));
    this.toggle = button("play", () => (this.playing ? this.pause() : void this.play()));
    this.forward = button("forward", () => this.go(this.ply + 1));
    this.last = button("last", () => this.go(this.reach));
    this.said = h("p", { class: "said", part: "status", role: "status" });
    this.longest = h("p", { class: "longest", "aria-hidden": "true" });
    this.controls = h(
      "div",
      { class: "controls", part: "controls", lang: words.language },
      h(
        "div",
        { class: "buttons", role: "group", "aria-label": words.steps },
        this.first,
        this.back,
        this.toggle,
        this.forward,
        this.last,
      ),
      h("div", { class: "words" }, this.longest, this.said),
    );
    host.replaceChildren(this.row, this.key, this.controls);
  }

  /** How many moves of the line are possible. */
  get reach() {
    return Math.max(0, ...this.#boards.map((board) => board.session?.reach ?? 0));
  }

  /**
   * Shows a figure. Throws, with a code, if it cannot be; the boards are then as before.
   * @param {Figure} asked
   */
  show(asked) {
    const figure = written(asked);
    // Finds out whether all of it can be before anything changes.
    const drawn = boards({ ...figure, ply: figure.line.length });
    const settings = {
      mode: /** @type {const} */ ("still"),
      flipped: figure.flipped,
      coordinates: figure.coordinates,
      animation: mayMove(),
    };
    this.pause();
    this.figure = figure;
    if (figure.piece) {
      const [{ match, marks, annotations, game, label }] = drawn;
      this.#dropBoards(0);
      const own = { ...settings, pieces: piecesOf(game, figure.pieces), label };
      if (this.#solo) {
        this.#solo.set(own);
        this.#solo.show(match);
      } else this.#solo = new BoardView(this.row, match, own);
      this.#solo.marks(marks);
      this.#solo.annotate(annotations);
      this.ply = 0;
    } else {
      this.#solo?.destroy();
      this.#solo = undefined;
      this.#dropBoards(drawn.length);
      while (this.#boards.length < drawn.length) {
        const host = h("div", { class: "board" });
        this.row.append(host);
        this.#boards.push(new LiveBoard(host));
      }
      this.#annotations = drawn.map(({ annotations }) => annotations);
      this.#place(figure.ply);
    }
    // Boards side by side stand as far apart as in the picture.
    const widths = [...this.row.querySelectorAll("svg.tabiya")].map(
      (svg) => /** @type {SVGSVGElement} */ (svg).viewBox.baseVal.width + APART,
    );
    const share = APART / (widths.reduce((sum, width) => sum + width, 0) - APART);
    this.row.style.setProperty("--apart", `${(100 * share).toFixed(3)}%`);
    const count = entries(figure);
    this.key.replaceChildren(...(count > 0 ? [drawing(key(count, widths[0] - APART))] : []));
    this.longest.textContent = this.#longest();
    this.#mark();
  }

  /** @param {number} count how many stay */
  #dropBoards(count) {
    for (const board of this.#boards.splice(count)) {
      board.destroy();
      board.host.remove();
    }
  }

  /** @param {number} ply */
  #place(ply) {
    const { figure } = this;
    if (!figure) return;
    const sets = figure.compare.length > 0 ? figure.compare : [{ options: {} }];
    const hands = holdsPieces(figure);
    this.#boards.forEach((board, index) => {
      const { game, options } = under(figure, sets[index]);
      const annotations = this.#annotations;
      const { position, line, flipped, coordinates, pieces, marks } = figure;
      board.show(
        { game, options, position, line, ply },
        {
          mode: "still",
          flipped,
          coordinates,
          pieces,
          hands,
          label: outline(game).title,
        },
      );
      board.view?.marks(marks);
      board.view?.annotate(annotations[index]);
    });
    this.ply = ply;
  }

  /** Steps to a place in the line. @param {number} ply @param {boolean} [alone] without its play being stopped */
  go(ply, alone = false) {
    if (!alone) this.pause();
    const to = Math.max(0, Math.min(ply, this.reach));
    if (to === this.ply) return;
    this.#place(to);
    this.#mark();
    this.stepped(to, this.figure?.line[to - 1], this.#told());
  }

  pause() {
    this.#run += 1;
    this.playing = false;
    this.#mark();
  }

  /** Plays on from here; from the start, if the line is at its end. */
  async play() {
    if (this.reach === 0) return;
    const run = ++this.#run;
    this.playing = true;
    if (this.ply >= this.reach) this.go(0, true);
    this.#mark();
    while (run === this.#run && this.ply < this.reach) {
      await rest(REST);
      if (run !== this.#run) return;
      this.go(this.ply + 1, true);
      await Promise.all(this.#boards.map((board) => board.settled));
    }
    if (run === this.#run) this.pause();
  }

  /** What each move of the line does, in words: on the board that follows it farthest. */
  get #words() {
    const [leader] = [...this.#boards].sort((one, other) => (other.session?.reach ?? 0) - (one.session?.reach ?? 0));
    return (leader?.session?.plies ?? []).map((ply) => ply.words);
  }

  /** What the move that led here did, in words. */
  #told() {
    return words.at(this.ply, this.reach, this.#words[this.ply - 1]);
  }

  /** The longest of all that is said on the way. */
  #longest() {
    const all = this.#words;
    const most = all.reduce((most, text, at) => (text.length > all[most].length ? at : most), 0);
    return this.reach > 0 ? words.at(most + 1, this.reach, all[most]) : "";
  }

  /** Says where the line stands, and which buttons lead on. */
  #mark() {
    const { toggle, first, back, forward, last } = this;
    const name = this.playing ? "pause" : "play";
    if (toggle.getAttribute("aria-label") !== words.buttons[name]) {
      toggle.setAttribute("aria-label", words.buttons[name]);
      toggle.title = words.buttons[name];
      toggle.replaceChildren(icon(name));
    }
    // Not disabled: the focus would be lost at the end of the line.
    for (const [control, on] of /** @type {const} */ ([
      [first, this.ply > 0],
      [back, this.ply > 0],
      [forward, this.ply < this.reach],
      [last, this.ply < this.reach],
    ])) {
      control.setAttribute("aria-disabled", String(!on));
    }
    say(this.said, this.reach > 0 ? this.#told() : "");
  }

  destroy() {
    this.pause();
    this.#dropBoards(0);
    this.#solo?.destroy();
    this.#solo = undefined;
  }
}

/** The error of a module that did not come. @param {unknown} error */
export function loadError(error) {
  return coded("load-failed", `${words.loadFailed} ${error instanceof Error ? error.message : ""}`.trim());
}

/** The error of a board that would be a heap of words. */
export function styleError() {
  return coded("unstyled", words.unstyled);
}

/** What the element itself says. */
export { note, badAttribute } from "../words/element.js";

/** @param {number} time in milliseconds */
function rest(time) {
  return new Promise((resolve) => setTimeout(resolve, time));
}
