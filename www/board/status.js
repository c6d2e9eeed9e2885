// The status of a game, as it stands around its board besides its pieces: the counts that run, what can be
// done without going to a square, and one line with all that decides and cannot be seen on the board.

import { fill, h, say } from "../lib/dom.js";
import * as words from "../words/page.js";

/** @typedef {import("../core/module.js").Match} Match */
/** @typedef {import("../core/module.js").Move} Move */
/** @typedef {import("../core/module.js").FactInfo} FactInfo */

/** What is done on the board, or where the throws lie. @type {Move["action"][]} */
const ELSEWHERE = ["step", "drop", "place", "throw", "skip"];

/** What the counts say, and the account of the seats beside a board of four. @type {FactInfo["code"][]} */
const TOLD = ["bare-king-moves", "bare-count", "board-count"];
/** @type {FactInfo["code"][]} */
const ACCOUNT = ["balance", "pool", "captive", "commands", "steers", "at-peace", "empire"];

/** Why the turn stands as it does, where throws decide: the first of these that holds. @type {FactInfo["code"][]} */
const REASONS = ["idle-throw", "decides", "begins", "throws-again", "opening-throw"];

/**
 * Says in the line of the status who is to do what, and where throws decide also why.
 * @param {HTMLElement} line
 * @param {Match} match
 */
export function sayStatus(line, match) {
  const now = match.state();
  const text = match.outcome()?.text ?? now.text;
  if (!now.table) {
    say(line, text);
    return;
  }
  const facts = match.outcome() ? [] : now.facts;
  const why = REASONS.map((code) => facts.find((fact) => fact.code === code)).find(Boolean)?.text ?? "";
  // Room for it is kept, so that nothing moves when it comes.
  fill(line, h("span", { text }), h("span", { class: "status-why", title: why || undefined, text: why }));
}

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

    const news = now?.facts.filter((fact) => isNews(fact, now.table !== undefined, status)) ?? [];
    const remarks = (match?.remarks() ?? []).map(({ code, text }) => ({ code, text: plain(text) }));
    const told = [...news, ...remarks].map(({ code, text }) => h("span", { "data-fact": code, text }));
    this.condition.replaceChildren(...told);

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
 * Whether a fact is to be told in the line: nothing else tells it, and a clock only from its half on.
 * @param {FactInfo} fact
 * @param {boolean} accounted whether there is an account of the seats
 * @param {string} status what is said already
 */
function isNews({ code, value = 0, limit = 0, text }, accounted, status) {
  if (TOLD.includes(code) || (accounted && ACCOUNT.includes(code))) return false;
  if (code === "quiet-moves" && 2 * value < limit) return false;
  return !plain(status).includes(plain(text));
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
