// Scores beside the board of four: stakes, prisoners and commands, or how far
// the pieces of a race have come.

import { h } from "../lib/dom.js";
import { swatch, takesPart } from "./seats.js";
import * as words from "../words/page.js";

/** @typedef {import("../core/module.js").SeatInfo} SeatInfo */
/** @typedef {import("../core/module.js").TableInfo} TableInfo */
/** @typedef {TableInfo["seats"][number]} TableSeat */

/**
 * What a column says of a seat; its numbers stand under each other.
 * @typedef {{ title: string, text: (own: TableSeat) => string }} Column
 */

export class Scores {
  #shown = "";

  constructor() {
    this.root = h("div", { class: "scores", hidden: true });
  }

  /**
   * @param {SeatInfo[]} seats
   * @param {TableInfo} [table]
   */
  render(seats, table) {
    const key = JSON.stringify([seats, table?.seats, table?.pool]);
    if (key === this.#shown) return;
    this.#shown = key;
    this.root.hidden = table === undefined;
    if (!table) return this.root.replaceChildren();
    const raced = table.seats.some((own) => own.home !== undefined);
    /** @type {Column[]} */
    const numbers = [];
    if (table.pool !== undefined)
      numbers.push({ title: words.scores.balance, text: ({ balance = 0 }) => signed(balance) });
    if (raced) {
      numbers.push(
        { title: words.scores.outside, text: ({ outside = 0 }) => String(outside) },
        { title: words.scores.running, text: ({ running = 0 }) => String(running) },
        { title: words.scores.home, text: ({ home = 0 }) => String(home) },
      );
    }
    const row = (/** @type {TableSeat} */ own) => {
      const seat = seats.find(({ id }) => id === own.seat);
      const name = h("th", { scope: "row" }, swatch(seat?.tone ?? ""), seat?.name ?? own.seat);
      if (!takesPart(own))
        return h("tr", { class: "is-out" }, name, h("td", { colspan: numbers.length, text: words.scores.absent }));
      return h(
        "tr",
        {},
        name,
        ...numbers.map(({ text }) => h("td", { class: "number", text: text(own) })),
        !raced && h("td", { class: "scores-notes", text: own.notes.join("; ") || "–" }),
      );
    };
    this.root.replaceChildren(
      h(
        "table",
        {},
        h("caption", {
          text: raced ? words.scores.race : table.pool === undefined ? words.scores.armies : words.scores.stakes,
        }),
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", { scope: "col", text: words.scores.seat }),
            ...numbers.map(({ title }) => h("th", { scope: "col", class: "number", text: title })),
            !raced && h("th", { scope: "col", text: words.scores.notes }),
          ),
        ),
        h("tbody", {}, ...table.seats.map(row)),
        table.pool !== undefined &&
          h(
            "tfoot",
            {},
            h(
              "tr",
              {},
              h("th", { scope: "row", text: words.scores.pool }),
              h("td", { class: "number", text: table.pool }),
              h("td"),
            ),
          ),
      ),
    );
  }
}

/** A balance with its sign, as account books write it. @param {number} number */
function signed(number) {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}
