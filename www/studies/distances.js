// Distances to the end: what every move of an ending comes to, on the board by labels, beside it in a list.

import { dashed } from "../core/moves.js";
import { fill, h, say } from "../lib/dom.js";
import { studies as words } from "../words/studies.js";
import { distances } from "./prover.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../pkg/lab.js").EndingMove} EndingMove */

const COLOURS = { win: "green", draw: "blue", loss: "red" };

/** As much as a label holds. @param {EndingMove} move */
const short = ({ result, plies = 0 }) => (result === "draw" ? "=" : `${result === "win" ? "" : "−"}${plies}`);

export class Distances {
  on = false;
  /** The position that is shown. */
  #key = "";
  /** @type {EndingMove[]} */
  #moves = [];

  /**
   * @param {(move: string) => void} play
   * @param {() => import("../core/module.js").BoardView | undefined} view
   */
  constructor(play, view) {
    this.play = play;
    this.view = view;
    this.said = h("p", { role: "status" });
    this.list = h("ul", { class: "study-distances" });
    this.root = h("section", { hidden: true, "aria-label": words.everyMove }, h("h3", { text: words.everyMove }));
    this.root.append(this.said, this.list);
  }

  toggle() {
    this.on = !this.on;
    this.root.hidden = !this.on;
    if (!this.on) this.close();
  }

  close() {
    this.on = false;
    this.root.hidden = true;
    this.clear();
  }

  /** Takes the labels from the board. */
  clear() {
    if (this.#key) this.view()?.annotate();
    this.#key = "";
    this.#moves = [];
  }

  /**
   * @param {State} state
   * @param {import("./runner.js").Runner} runner
   * @param {(error: unknown) => void} failed
   */
  async show(state, runner, failed) {
    if (!this.on || runner.busy) return;
    const { game, options, position } = state;
    const asked = { game, options, position, line: state.line.slice(0, state.ply) };
    const key = JSON.stringify([game, options, position, asked.line]);
    if (key === this.#key) {
      this.label(state);
      return;
    }
    this.clear();
    try {
      const done = await runner.run((help) => distances(asked, help));
      if (!done || !this.on) return;
      this.#key = key;
      this.#moves = done.found?.moves ?? [];
      say(this.said, done.found ? words.worth(done.found) : words.noTable);
      fill(
        this.list,
        ...this.#moves.map((move) =>
          h(
            "li",
            { key: move.move, "data-result": move.result },
            h(
              "button",
              { type: "button", on: { click: () => this.play(move.move) } },
              h("span", { text: dashed(move.move) }),
              h("b", { text: words.distance(move) }),
            ),
          ),
        ),
      );
      this.label(state);
    } catch (error) {
      failed(error);
    }
  }

  /**
   * The labels: of a piece that is taken up, where it can go; else on each piece the best that it can do.
   * @param {State} state
   */
  label(state) {
    if (!this.on || this.#moves.length === 0) return;
    const view = this.view();
    const held = document.querySelector('#board [role="gridcell"][aria-selected="true"]')?.getAttribute("data-square");
    /** @type {Map<string, EndingMove>} */
    const squares = new Map();
    for (const move of this.#moves) {
      const [, from, to] = /^([a-z]\d{1,2})([a-z]\d{1,2})/.exec(move.move) ?? [];
      const square = held ? from === held && to : from;
      // The best comes first.
      if (square && !squares.has(square)) squares.set(square, move);
    }
    const labels = [...squares].map(([square, move]) => `${COLOURS[move.result]}:${square}:${short(move)}`);
    const { caption: _, ...drawn } = state.annotations;
    view?.annotate({ ...drawn, labels: [drawn.labels, ...labels].filter(Boolean).join(",") });
  }
}
