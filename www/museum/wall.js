// The view of a wall text: the sentences with their sources, the boards beside them, and what is not certain.

import { LiveBoard } from "../board/live-board.js";
import { outline } from "../core/games.js";
import { dashed } from "../core/moves.js";
import { whole } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { h, say } from "../lib/dom.js";
import { Steps } from "../laboratory/steps.js";
import SHARED from "../laboratory/laboratory.css?inline";
import { write } from "../state/address.js";
import { opening } from "../state/store.js";
import { parting as steps } from "../words/laboratory.js";
import { walls as words } from "../words/museum.js";
import { cited, numbers, paragraphs } from "./told.js";
import STYLES from "./wall.css?inline";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./walls.js").Wall} Entry */
/** @typedef {import("./walls.js").Board} Board */
/** @typedef {import("./told.js").Sentence} Sentence */

/** How long a move lies before the next, in milliseconds. */
const REST = 700;

export class Wall {
  #shown = "";
  /** @type {Scene[]} */
  #scenes = [];

  constructor() {
    addStyles(SHARED);
    addStyles(STYLES);
    this.root = h("article", { class: "wall" });
  }

  /** @param {Entry} wall @param {State} state */
  async render(wall, state) {
    await whole();
    const shown = JSON.stringify([wall.id, state.pieces, state.coordinates]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.leave();
    this.#tell(wall, state);
  }

  /** Stops what moves. */
  leave() {
    for (const scene of this.#scenes) scene.stop();
  }

  /** @param {Entry} wall @param {State} state */
  #tell(wall, state) {
    for (const scene of this.#scenes) scene.live.destroy();
    const scenes = (/** @type {Board[]} */ boards) => boards.map((board) => new Scene(board, wall, state));
    const own = scenes(wall.boards ?? []);
    const sides = (wall.sides ?? []).map((side) => ({ ...side, scene: new Scene(side.board, wall, state) }));
    this.#scenes = [...own, ...sides.map(({ scene }) => scene)];
    const told = (/** @type {Sentence[]} */ sentences) => paragraphs(sentences, wall.sources);
    const { sources } = wall;
    this.root.replaceChildren(
      h("h2", { text: wall.title }),
      h(
        "div",
        { class: own.length > 0 && "wall-sides" },
        h("div", { class: "wall-text" }, ...told(wall.text)),
        h("div", { class: "wall-boards" }, ...own.map(({ root }) => root)),
        ...sides.map(({ claim, held, text, scene }) =>
          h(
            "section",
            { class: "wall-side" },
            h(
              "div",
              { class: "wall-text" },
              h("h3", { text: claim }),
              h("p", { class: "wall-held", text: words.held(held) }),
              ...told(text),
            ),
            scene.root,
          ),
        ),
        h(
          "div",
          { class: "wall-rest" },
          h("section", { class: "wall-text wall-doubt" }, h("h3", { text: words.doubt }), ...told(wall.doubt)),
          h(
            "section",
            { class: "wall-sources" },
            h("h3", { text: words.sources }),
            h("ol", {}, ...sources.map((source) => cited(source))),
          ),
        ),
      ),
    );
    for (const scene of this.#scenes) scene.show(0);
  }
}

/** A board with its line, which is stepped through or played. */
class Scene {
  #ply = 0;
  /** Counts the runs, so that one that was stopped during its rest knows. */
  #run = 0;

  /** @param {Board} board @param {Entry} wall @param {State} state */
  constructor(board, wall, state) {
    this.board = board;
    this.state = state;
    const { game, options = {}, position, line, text, from = [] } = board;
    const host = h("div", { class: "board-frame" });
    this.live = new LiveBoard(host);
    this.steps = new Steps((ply) => this.#go(ply), words.last);
    this.play = h("button", { type: "button", class: "action", text: words.play, on: { click: () => this.#play() } });
    this.said = h("p", { class: "wall-said", role: "status" });
    const href = write({ ...opening(game), options, position, line });
    this.root = h(
      "figure",
      { class: "wall-board", "data-game": game },
      host,
      h("div", { class: "wall-steps" }, this.play, this.steps.root),
      h(
        "figcaption",
        {},
        text,
        ...numbers(from, wall.sources),
        " ",
        h("a", { href, text: words.open(outline(game).title) }),
      ),
      this.said,
    );
  }

  stop() {
    this.#run += 1;
  }

  /** @param {number} ply */
  show(ply) {
    const { game, options = {}, position, line, text } = this.board;
    const { pieces, coordinates } = this.state;
    this.#ply = Math.max(0, Math.min(line.length, ply));
    this.live.show(
      { game, options, position, line, ply: this.#ply },
      { mode: "still", flipped: false, coordinates, pieces, label: `${outline(game).title}: ${text}` },
    );
    const last = this.#ply > 0 ? dashed(line[this.#ply - 1]) : "";
    this.steps.show(this.#ply, line.length, steps.at(this.#ply, line.length, last));
    say(this.said, this.live.session?.match.outcome()?.text ?? "");
  }

  /** @param {number} ply */
  #go(ply) {
    this.stop();
    this.show(ply);
  }

  /** Plays to the end of the line; from the start, if it is there. */
  async #play() {
    this.stop();
    const run = this.#run;
    const { length } = this.board.line;
    if (this.#ply === length) this.show(0);
    while (run === this.#run && this.#ply < length) {
      this.show(this.#ply + 1);
      await this.live.settled;
      await new Promise((resolve) => setTimeout(resolve, REST));
    }
  }
}
