// The moves of the line: in numbered pairs, each with the piece that moves, what it takes and how the game ends.

import { fill, h } from "../lib/dom.js";
import { kinds, seats } from "../core/module.js";
import { isThrow } from "../core/moves.js";
import { piecesOf } from "../core/games.js";
import { isWritable, moveText, notationOf, written } from "../state/notation.js";
import { passed } from "../state/thrown.js";
import { figure } from "./pictures.js";
import { swatch } from "./seats.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/session.js").Session} Session */

export class MoveList {
  /** What the rows were made from. */
  #made = "";
  /** Pieces that have been drawn, to be copied. @type {Map<string, SVGElement>} */
  #figures = new Map();

  /** The moves in the chosen notation, if that is not coordinates. @type {string[]} */
  texts = [];

  /** @param {(ply: number) => void} go */
  constructor(go) {
    this.go = go;
    this.root = h("ol", { class: "moves", "aria-label": words.player.moves });
  }

  /**
   * @param {State} state
   * @param {Session} session
   * @param {number} ply
   */
  render(state, session, ply) {
    const { reach, ending } = session;
    const shown = [state.game, state.options, state.pieces, state.line, reach, ending];
    const made = JSON.stringify([shown, notationOf(state.game), isWritable()]);
    if (made !== this.#made) {
      this.#made = made;
      this.texts = written({ ...state, line: state.line.slice(0, reach) });
      fill(this.root, ...this.#rows(state, session, this.texts));
    }
    for (const button of this.root.querySelectorAll("button")) {
      if (Number(button.dataset.ply) === ply) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
    // With the next frame, which lays the page out anyway.
    requestAnimationFrame(() => keepInSight(this.root));
  }

  /**
   * @param {State} state
   * @param {Session} session
   * @param {string[]} texts in the chosen notation, if that is not coordinates
   */
  #rows(state, session, texts) {
    const sides = seats(state.game, state.options);
    const paired = sides.length === 2;
    this.root.classList.toggle("is-paired", paired);
    /** @type {HTMLElement[]} */
    const rows = [];
    let full = true;
    for (const index of state.line.keys()) {
      const seat = session.plies[index]?.seat;
      const first = seat === undefined || seat === sides[0].id;
      const second = paired && !first;
      if (full || !second || !paired) {
        rows.push(h("li", {}, h("span", { class: "move-number", text: `${rows.length + 1}.` })));
        full = false;
      }
      rows[rows.length - 1].append(this.#move(state, session, index, second, texts[index]));
      if (second) full = true;
    }
    if (session.ending) rows.push(h("li", { class: "move-outcome", text: session.ending }));
    return rows;
  }

  /**
   * @param {State} state
   * @param {Session} session
   * @param {number} index
   * @param {boolean} second whether it answers another
   * @param {string | undefined} written in the chosen notation
   */
  #move(state, session, index, second, written) {
    const text = state.line[index];
    const beyond = index >= session.reach;
    const { words: said = words.player.beyond, action, capture, seat, kind } = session.plies[index] ?? {};
    const told = moveText(text, action, capture, written);
    const does = passed(session, index) ? words.player.passes(told) : told;
    const tones = seats(state.game, state.options);
    const tone = tones.find(({ id }) => id === seat)?.tone;
    const classes = [beyond && "is-beyond", isThrow(text) && "is-throw", second && "second"].filter(Boolean).join(" ");
    return h(
      "button",
      {
        type: "button",
        class: classes || undefined,
        "data-ply": index + 1,
        title: said,
        "aria-label": `${does}: ${said}`,
        disabled: beyond,
        on: { click: () => this.go(index + 1) },
      },
      this.#figure(state, kind, tone) ?? (tones.length > 2 && tone !== undefined && swatch(tone)),
      h("span", { text: does }),
    );
  }

  /**
   * The piece that moves, as it looks on the board.
   * @param {State} state
   * @param {string | undefined} id of its kind
   * @param {string | undefined} tone
   */
  #figure({ game, options, pieces }, id, tone) {
    const kind = id && tone ? kinds(game, options).find((kind) => kind.id === id) : undefined;
    if (!kind || !tone) return undefined;
    const shown = { pieces: piecesOf(game, pieces), letter: kind.letter };
    const key = JSON.stringify([game, kind.figure, tone, shown]);
    const drawn = this.#figures.get(key) ?? figure(kind.figure, tone, shown);
    this.#figures.set(key, drawn);
    return /** @type {SVGElement} */ (drawn.cloneNode(true));
  }
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
