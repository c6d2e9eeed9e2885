// The sides of the board: who sits there, and room for the pieces they hold.

import { h } from "../lib/dom.js";
import * as words from "../words/page.js";

/** @typedef {import("../core/module.js").SeatInfo} SeatInfo */
/** @typedef {import("../core/module.js").State} MatchState */
/** @typedef {"near" | "far" | "left" | "right"} Place */

/** Where a side of the board lies on the screen; turned, on the opposite one. */
const PLACES = /** @type {const} */ ({ south: "near", west: "left", north: "far", east: "right" });
const OPPOSITE = /** @type {const} */ ({ near: "far", far: "near", left: "right", right: "left" });

/**
 * @param {SeatInfo["side"]} side
 * @param {boolean} flipped
 * @returns {Place}
 */
export function placeOfSide(side, flipped) {
  return flipped ? OPPOSITE[PLACES[side]] : PLACES[side];
}

export class Seats {
  /** @param {HTMLElement} board what the board is mounted in */
  constructor(board) {
    const side = (/** @type {Place} */ place) => {
      const name = h("p", { class: "seat", hidden: true });
      const hand = h("div", { class: `hand hand-${place}`, role: "group", hidden: true });
      return { root: h("div", { class: `side side-${place}` }, name, hand), name, hand };
    };
    this.sides = { far: side("far"), left: side("left"), right: side("right"), near: side("near") };
    /** The board between its sides. */
    this.table = h("div", { class: "table" });
    // The build may have drawn it already.
    (board.closest(".table") ?? board).replaceWith(this.table);
    const { far, left, right, near } = this.sides;
    this.table.append(far.root, left.root, board, right.root, near.root);
  }

  /**
   * Names the seats of a game that has more than two; two are told by their pieces.
   * @param {SeatInfo[]} seats
   * @param {boolean} flipped
   * @param {MatchState} [now]
   * @param {Map<string, import("../state/thrown.js").Thrown>} [thrown] what each has thrown last
   */
  render(seats, flipped, now, thrown) {
    const table = seats.length > 2 ? now?.table : undefined;
    this.table.classList.toggle("has-seats", table !== undefined);
    for (const { name } of Object.values(this.sides)) name.hidden = true;
    if (!table) return;
    for (const seat of seats) {
      const { name } = this.sides[placeOfSide(seat.side, flipped)];
      const own = table.seats.find((other) => other.seat === seat.id);
      const ally = seats.find((other) => other.id === own?.ally);
      if (own && !takesPart(own)) continue;
      const lot = own?.lot === undefined ? undefined : { value: own.lot, passed: false, fresh: false };
      const last = thrown?.get(seat.id) ?? lot;
      const decides = now?.facts.find(({ code, other }) => code === "decides" && other === seat.id)?.seat;
      const master = seats.find(({ id }) => id === decides);
      // At its turn another may decide, who is then the one to act.
      const turn = master !== undefined || (now?.turn.includes(seat.id) ?? false);
      name.hidden = false;
      name.classList.toggle("was-on-turn", name.classList.contains("is-on-turn") && name.dataset.seat === seat.id);
      name.classList.toggle("is-on-turn", turn);
      name.dataset.seat = seat.id;
      if (turn) name.setAttribute("aria-current", "true");
      else name.removeAttribute("aria-current");
      name.replaceChildren(
        swatch(seat.tone),
        h("span", { class: "seat-name", text: seat.name }),
        " ",
        h("span", { class: "seat-side", text: words.seats.sides[seat.side] }),
        ...(ally ? [" ", h("span", { class: "seat-ally", text: words.seats.ally(ally.name) })] : []),
        ...(master ? [" ", h("span", { class: "seat-master", text: words.seats.decides(master.name) })] : []),
        ...(last ? [" ", thrownBy(last)] : []),
        ...(turn ? [h("span", { class: "unseen", text: words.seats.onTurn })] : []),
      );
    }
  }
}

/** What a seat has thrown last, beside its name. @param {import("../state/thrown.js").Thrown} last */
function thrownBy({ value, passed, fresh }) {
  const classes = ["seat-lot", fresh && "is-fresh", passed && "has-passed"].filter(Boolean).join(" ");
  const text = passed ? words.player.passes(String(value)) : String(value);
  return h("span", { class: classes, text, title: words.seats.lot(value, passed) });
}

/**
 * Whether anybody sits there: in a race some corners may stay empty.
 * @param {import("../core/module.js").TableInfo["seats"][number]} own
 */
export function takesPart({ outside, running = 0, home = 0 }) {
  return outside === undefined || outside + running + home > 0;
}

/**
 * The colour of a seat's pieces, for the eye.
 * @param {string} tone
 */
export function swatch(tone) {
  return h("span", { class: `swatch tone-${tone}`, "aria-hidden": "true" });
}
