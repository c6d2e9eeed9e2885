// The palette of pieces that can be put on a board, by side, and the tools. A piece is chosen by a click or a key, or
// dragged to a square.

import { fill, h } from "../lib/dom.js";
import { figure } from "../board/pictures.js";
import { lettersOf } from "../state/placement.js";
import { setUp as words } from "../words/set-up.js";

/** @typedef {import("../state/placement.js").PlacedPiece} PlacedPiece */
/** What a click on a square does. @typedef {"move" | "erase" | PlacedPiece} Tool */

/** How far a pointer goes before a press becomes a drag, in pixels. */
const SLOP = 5;

/** @param {Tool} one @param {Tool} other */
export function sameTool(one, other) {
  if (typeof one === "string" || typeof other === "string") return one === other;
  return one.seat === other.seat && one.kind === other.kind;
}

export class Palette {
  /** @type {Tool} */
  tool = "move";
  /**
   * @type {{ pointer: number, start: [number, number], button: HTMLElement, piece: PlacedPiece, ghost?: HTMLElement }
   *   | undefined}
   */
  #press;
  /** A drag has done what its click would do. */
  #ignore = false;

  /**
   * @param {object} help
   * @param {() => HTMLElement} help.board
   * @param {(piece: PlacedPiece, square: string) => void} help.put
   * @param {() => void} help.changed another tool is taken
   */
  constructor(help) {
    this.help = help;
    this.rows = h("div", { class: "palette-rows" });
    const tool = (/** @type {"move" | "erase"} */ id, /** @type {string} */ title) =>
      h("button", {
        type: "button",
        class: "quiet",
        "data-tool": id,
        text: words[id],
        title,
        on: { click: () => this.take(id) },
      });
    this.tools = [tool("move", words.moveHelp), tool("erase", words.eraseHelp)];
    this.rows.addEventListener("pointerdown", (event) => this.#down(event));
    this.rows.addEventListener("pointermove", (event) => this.#move(event));
    this.rows.addEventListener("pointerup", (event) => this.#up(event));
    this.rows.addEventListener("pointercancel", () => this.#end());
  }

  /** @param {Tool} tool */
  take(tool) {
    this.tool = tool;
    this.mark();
    this.help.changed();
  }

  /** Shows which tool is taken. */
  mark() {
    for (const button of [...this.tools, ...this.rows.querySelectorAll("button")]) {
      const { tool, seat = "", kind = "" } = /** @type {HTMLElement} */ (button).dataset;
      const own = tool ? /** @type {Tool} */ (tool) : { seat, kind };
      button.setAttribute("aria-pressed", String(sameTool(own, this.tool)));
    }
  }

  /**
   * @param {ReturnType<typeof import("../state/judged.js").groundOf>} ground
   * @param {{ pieces: "figures" | "letters" | "pictograms", flipped: boolean }} shown
   */
  render(ground, { pieces, flipped }) {
    const { tool } = this;
    const known =
      typeof tool === "string" ||
      (ground.seats.some(({ id }) => id === tool.seat) && ground.kinds.some(({ id }) => id === tool.kind));
    if (!known) this.tool = "move";
    // The pieces of the far side stand above those of the near one, as on the board.
    const rows = flipped ? ground.seats : [...ground.seats].reverse();
    const turned = flipped && ground.seats.length === 2;
    fill(
      this.rows,
      ...rows.map((seat) =>
        h(
          "div",
          { key: seat.id, class: "palette-row", role: "group", "aria-label": words.palette(seat.name) },
          ...ground.kinds.map((kind) => {
            const letters = lettersOf(ground, { seat: seat.id, kind: kind.id });
            const name = words.piece(seat.name, kind.noun, letters);
            return h(
              "button",
              {
                key: kind.id,
                type: "button",
                class: "palette-piece",
                "data-seat": seat.id,
                "data-kind": kind.id,
                "aria-label": name,
                title: name,
                on: { click: () => this.#click({ seat: seat.id, kind: kind.id }) },
              },
              figure(kind.figure, seat.tone, { pieces, flipped: turned, letter: letters }),
            );
          }),
        ),
      ),
    );
    this.mark();
  }

  /** Again, it is put back. @param {PlacedPiece} piece */
  #click(piece) {
    if (this.#ignore) this.#ignore = false;
    else this.take(sameTool(piece, this.tool) ? "move" : piece);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#ignore = false;
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || this.#press || !event.isPrimary || event.button !== 0) return;
    const { seat = "", kind = "" } = button.dataset;
    button.setPointerCapture(event.pointerId);
    this.#press = {
      pointer: event.pointerId,
      start: [event.clientX, event.clientY],
      button,
      piece: { seat, kind },
    };
  }

  /** @param {PointerEvent} event */
  #move({ pointerId, clientX: x, clientY: y }) {
    const press = this.#press;
    if (press?.pointer !== pointerId) return;
    if (!press.ghost) {
      if (Math.hypot(x - press.start[0], y - press.start[1]) < SLOP) return;
      press.ghost = h("div", { class: "ghost", "aria-hidden": "true" });
      const drawn = press.button.querySelector("svg");
      if (drawn) press.ghost.append(drawn.cloneNode(true));
      const cell = this.help.board().querySelector("[role=gridcell]");
      if (cell) press.ghost.style.inlineSize = `${cell.getBoundingClientRect().width}px`;
      this.rows.append(press.ghost);
    }
    press.ghost.style.translate = `${x}px ${y}px`;
  }

  /** @param {PointerEvent} event */
  #up({ pointerId, clientX, clientY }) {
    const press = this.#press;
    if (press?.pointer !== pointerId) return;
    this.#end();
    if (!press.ghost) return;
    this.#ignore = true;
    const cell = document.elementFromPoint(clientX, clientY)?.closest("[data-square]");
    if (cell instanceof HTMLElement && this.help.board().contains(cell)) {
      this.help.put(press.piece, cell.dataset.square ?? "");
    }
  }

  #end() {
    this.#press?.ghost?.remove();
    this.#press = undefined;
  }
}
