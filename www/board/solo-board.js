// One piece alone on a board, which the reader drags about and surrounds with
// friends and enemies. The explorer and the overlay both stand on this.

import { enable, fill, h, say } from "../lib/dom.js";
import { BoardView, board, seats } from "../core/module.js";
import { piecesOf } from "../core/games.js";
import { soloMatch } from "../core/lone-piece.js";
import { detail } from "./live-board.js";
import { frame } from "./live-board.js";
import { mayMove } from "../lib/motion.js";
import * as words from "../words/views.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../core/module.js").Mark} Mark */

/** What a click on a square does. */
const TOOLS = /** @type {const} */ (["move", "friend", "enemy", "clear"]);

/** @typedef {(typeof TOOLS)[number]} Tool */

export class SoloBoard {
  /** @type {BoardView | undefined} */
  #view;
  /** @type {Tool} */
  #tool = "move";
  /** Whether the piece itself is being dragged, not one of the others. */
  #dragged = false;
  #shown = "";
  /** The board as a picture, to be saved. @type {(() => string) | undefined} */
  picture;

  /** The living board, once there is one. */
  get views() {
    return this.#view ? [this.#view] : [];
  }

  /**
   * @param {Store} store
   * @param {(square?: string) => void} [follow] the piece is held over a square; over none any more
   */
  constructor(store, follow) {
    this.store = store;
    this.board = h("div", { class: "board-frame" });
    this.said = h("p", { class: "refusal", role: "status" });
    this.place = h("select", { on: { change: () => this.#move(this.place.value) } });
    this.sides = h("select", { on: { change: () => this.store.set({ seat: this.sides.value }, "step") } });
    this.clear = h("button", {
      type: "button",
      class: "quiet",
      text: words.pattern.clear,
      on: { click: () => this.store.set({ friends: [], enemies: [] }, "step") },
    });
    this.ever = h("input", { type: "checkbox" });
    count += 1;
    const tool = (/** @type {Tool} */ id) =>
      h(
        "label",
        { class: `solo-tool tool-${id}`, title: words.pattern.toolHelp[id] },
        h("input", {
          type: "radio",
          name: `solo-tool-${count}`,
          value: id,
          checked: id === this.#tool,
          on: {
            change: () => {
              this.#tool = id;
            },
          },
        }),
        h("span", { text: words.pattern.tools[id] }),
      );
    this.tools = h(
      "fieldset",
      { class: "solo-tools" },
      h("legend", { class: "unseen", text: words.pattern.tool }),
      ...TOOLS.map(tool),
    );
    this.controls = h(
      "div",
      { class: "solo-controls" },
      this.tools,
      h("label", {}, h("span", { text: words.pattern.stands }), this.place),
      h("label", {}, h("span", { text: words.pattern.side }), this.sides),
      h("label", { class: "check" }, this.ever, h("span", { text: words.pattern.ever })),
      this.clear,
    );
    this.board.addEventListener("tabiya-square", (event) => this.#use(detail(event)));
    this.board.addEventListener("tabiya-drop", (event) => this.#drop(detail(event)));
    if (follow) this.#follow(follow);
  }

  /** Tells over which square the piece is held. @param {(square?: string) => void} follow */
  #follow(follow) {
    this.board.addEventListener(
      "pointerdown",
      ({ target }) => {
        const cell = /** @type {Element} */ (target).closest("[data-square]");
        this.#dragged = cell?.getAttribute("data-square") === this.store.state.at;
      },
      { capture: true },
    );
    new MutationObserver(() => {
      if (!this.#dragged) return;
      follow(this.board.querySelector("[data-over]")?.getAttribute("data-square") ?? undefined);
    }).observe(this.board, { subtree: true, attributeFilter: ["data-over"] });
  }

  /** Other marks, as of a piece that is held over a square. @param {Mark[]} marks */
  marks(marks) {
    this.#view?.marks(marks);
  }

  /** @param {string} at */
  #move(at) {
    const { friends, enemies } = this.store.state;
    const others = (/** @type {string} */ square) => square !== at;
    this.store.set({ at, friends: friends.filter(others), enemies: enemies.filter(others) }, "step");
  }

  /** @param {{ from: string, to: string }} drop */
  #drop({ from, to }) {
    const { at, friends, enemies } = this.store.state;
    if (from === to) return;
    if (from === at) return this.#move(to);
    if (to === at) return;
    const moved = (/** @type {string[]} */ list) =>
      list.includes(from)
        ? [...list.filter((square) => square !== from && square !== to), to]
        : list.filter((square) => square !== to);
    this.store.set({ friends: moved(friends), enemies: moved(enemies) }, "step");
  }

  /**
   * Does with a square what the tool does; the second button puts an enemy, whatever the tool. What stands there
   * already goes when the same is put there again.
   * @param {{ square: string, button?: number }} click
   */
  #use({ square, button }) {
    const { at, friends, enemies } = this.store.state;
    const tool = button === 2 ? "enemy" : this.#tool;
    if (square === at) return;
    if (tool === "move") return this.#move(square);
    const others = (/** @type {string} */ other) => other !== square;
    const there = friends.includes(square) ? "friend" : enemies.includes(square) ? "enemy" : "empty";
    const next = tool === "clear" || tool === there ? "empty" : tool;
    if (next === there) return;
    this.store.set(
      {
        friends: next === "friend" ? [...friends, square] : friends.filter(others),
        enemies: next === "enemy" ? [...enemies, square] : enemies.filter(others),
      },
      "step",
    );
    say(this.said, words.pattern.put(square, words.pattern[next]));
  }

  /**
   * @param {State} state
   * @param {object} shown
   * @param {string} shown.game
   * @param {Record<string, string>} shown.options
   * @param {string} shown.kind of the piece
   * @param {Mark[]} shown.marks
   * @param {string} shown.label
   */
  render(state, { game, options, kind, marks, label }) {
    const all = seats(game, options);
    const alone = { ...state, game, options, piece: kind };
    const settings = {
      mode: /** @type {const} */ ("edit"),
      flipped: state.flipped,
      coordinates: state.coordinates,
      pieces: piecesOf(game, state.pieces),
      animation: mayMove(),
      label,
    };
    const shape = board(game, options);
    frame(this.board, shape);
    const { at, seat, friends, enemies } = state;
    const shown = JSON.stringify([game, options, kind, at, seat, friends, enemies]);
    if (!this.#view) {
      this.#view = new BoardView(this.board, soloMatch(alone), settings);
    } else {
      this.#view.set(settings);
      if (shown !== this.#shown) this.#view.show(soloMatch(alone));
    }
    // What a click did is said until something else happens.
    if (shown !== this.#shown) say(this.said, "");
    this.#shown = shown;
    this.#view.marks(marks);
    const { flipped, coordinates, pieces } = settings;
    this.picture = () => soloMatch(alone).svg({ flipped, coordinates, pieces, marks, title: label });

    fill(
      this.place,
      ...squares(shape).map((square) => h("option", { value: square, text: square, selected: square === state.at })),
    );
    fill(
      this.sides,
      ...all.map((seat) => h("option", { value: seat.id, text: seat.name, selected: seat.id === state.seat })),
    );
    enable([
      [this.ever, true],
      [this.clear, state.friends.length + state.enemies.length > 0],
    ]);
  }
}

/** How many boards have tools, whose buttons are told apart by their names. */
let count = 0;

/** @param {{ files: number, ranks: number }} board */
function squares({ files, ranks }) {
  const all = [];
  for (let file = 0; file < files; file += 1) {
    for (let rank = 1; rank <= ranks; rank += 1) all.push(String.fromCharCode(97 + file) + rank);
  }
  return all;
}
