// The status of a game, as it stands around its board besides its pieces: the counts that run, what can be
// done without going to a square, and the conditions of the play.

import { fill, h } from "../lib/dom.js";
import * as words from "../words/page.js";

/** @typedef {import("../core/module.js").Match} Match */
/** @typedef {import("../core/module.js").Move} Move */

/** What is done on the board, or where the throws lie. @type {Move["action"][]} */
const ELSEWHERE = ["step", "drop", "place", "throw", "skip"];

export class Status {
  /**
   * @param {(text: string) => void} play plays a move
   * @param {{ counts: HTMLElement, actions: HTMLElement, condition: HTMLElement }} [nodes] where it is to be written
   */
  constructor(play, nodes) {
    this.play = play;
    this.counts = nodes?.counts ?? h("ul", { class: "counts" });
    this.actions = nodes?.actions ?? h("div", { class: "actions" });
    this.condition = nodes?.condition ?? h("p", { class: "condition" });
  }

  /**
   * @param {Match | undefined} match
   * @param {string} [status] what is said already
   */
  render(match, status = "") {
    const now = match?.state();
    this.counts.replaceChildren(...(now?.counts ?? []).map(counted));

    const lines = now ? [now.phaseText, ...now.rights.map((right) => right.text)] : [];
    const news = lines.filter((line) => line && plain(line) !== plain(status));
    this.condition.replaceChildren(...news.map((text) => h("span", { text })));

    // Also what is done on the board, but easily overlooked there.
    const special = match?.legal().filter(({ action }) => !ELSEWHERE.includes(action)) ?? [];
    fill(
      this.actions,
      ...special.map((move) =>
        h("button", {
          key: move.text,
          type: "button",
          class: "action",
          text: words.actions[move.action] ?? plain(move.words),
          title: move.words,
          on: { click: () => this.play(move.text) },
        }),
      ),
    );
  }
}

/**
 * A count that runs, in numbers and in words.
 * @param {import("../core/module.js").CountInfo} count
 */
function counted({ value, limit, text }) {
  return h(
    "li",
    { class: "count" },
    h(
      "span",
      { class: "count-number", "aria-hidden": "true" },
      h("b", { text: value }),
      limit !== undefined && h("span", { text: `/ ${limit}` }),
    ),
    limit !== undefined && h("progress", { value, max: limit, "aria-hidden": "true" }),
    h("span", { class: "count-text", text }),
  );
}

/** A sentence without its full stop. @param {string} text */
function plain(text) {
  return text.replace(/\.$/, "");
}
