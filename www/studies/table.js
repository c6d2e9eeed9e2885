// The table “Were they right?”: what the masters said of endings, and what all their positions come to.

import { outline } from "../core/games.js";
import { kinds } from "../core/module.js";
import { fill, h, say } from "../lib/dom.js";
import { lost } from "../lib/lost.js";
import * as page from "../words/page.js";
import { studies as words, table as own } from "../words/studies.js";
import { verdicts } from "./corpus.js";
import { judged, others, rulesOf, shares, worked } from "./found.js";
import { Runner } from "./runner.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./study.js").Verdict} Verdict */
/** @typedef {import("./study.js").Solved} Solved */

/** So many pieces besides the kings a table has room for. */
const MOST = 2;

export class Table {
  /** @type {Verdict[]} */
  #all = [];
  /** What was solved here. @type {Map<string, Solved[]>} */
  #here = new Map();
  /** The game whose rules can be chosen. */
  #game = "";

  /**
   * @param {(game: string, options: Record<string, string>, position: string) => void} show puts a position on the
   *   board
   */
  constructor(show) {
    this.show = show;
    this.runner = new Runner();
    this.find = h("input", {
      type: "search",
      name: "ending",
      autocomplete: "off",
      spellcheck: "false",
      on: { input: () => this.#show() },
    });
    this.under = h("select", { name: "under", on: { change: () => this.#show() } });
    this.said = h("p", { class: "help", role: "status" });
    this.tools = [
      h("p", { class: "help", text: own.help }),
      h(
        "div",
        { class: "study-filters", role: "search" },
        h("label", {}, h("span", { text: words.find_ }), this.find),
        h("label", {}, h("span", { text: own.under }), this.under),
      ),
      this.runner.root,
      this.said,
    ];
    this.body = h("tbody");
    this.root = h(
      "div",
      { class: "study-table", tabindex: 0, role: "region", "aria-label": own.title },
      h(
        "table",
        {},
        h("caption", { text: own.title }),
        h("thead", {}, h("tr", {}, ...own.heads.map((text) => h("th", { scope: "col", text })))),
        this.body,
      ),
    );
  }

  /** @param {State} state */
  async render({ game }) {
    if (game !== this.#game) {
      this.#game = game;
      this.under.replaceChildren(h("option", { value: "", text: own.usual }), ...others(game));
    }
    try {
      this.#all = await verdicts();
    } catch (error) {
      console.error(error);
      lost(this.root, page.lost);
      return;
    }
    this.#show();
  }

  #show() {
    const text = this.find.value.trim().toLowerCase();
    const shown = this.#all.filter((one) =>
      [this.#ending(one), one.who, one.note, outline(one.game).title, ...one.sources.map(({ work }) => work)]
        .join(" ")
        .toLowerCase()
        .includes(text),
    );
    fill(this.body, ...shown.map((one) => this.#row(one)));
    const solved = this.#all.filter(({ id, solved }) => solved ?? this.#here.has(id)).length;
    if (!this.runner.busy) say(this.said, own.count(shown.length, this.#all.length, solved));
  }

  /** The rules that are chosen, of this game or of another, which has its own. @param {string} game */
  #options(game) {
    const [id, choice] = this.under.value.split("=");
    return choice && game === this.#game ? { [id]: choice } : {};
  }

  /** The pieces in words. @param {Verdict} one */
  #ending({ game, material, colours }) {
    const all = kinds(game, {});
    const side = (/** @type {string} */ letters) =>
      [...letters].map((letter) => all.find((kind) => kind.letter === letter.toLowerCase())?.noun ?? letter);
    return own.ending(side(material[0]), side(material[1]), colours);
  }

  /** @param {Verdict} one */
  #row(one) {
    const { id, game, claim, who, sources, note, condition, solved = [] } = one;
    const all = [...solved, ...(this.#here.get(id) ?? [])];
    const { right, otherwise } = judged(one, all);
    const rules = JSON.stringify(this.#options(game));
    const known = all.some(({ options }) => JSON.stringify(options) === rules);
    const large = one.material.join("").length > MOST;
    return h(
      "tr",
      { key: id, "data-verdict": id },
      h("th", { scope: "row" }, this.#ending(one), h("small", { text: outline(game).title })),
      h(
        "td",
        {},
        h("span", { text: own.said(who, claim) }),
        ...sources.map(({ work, page, url }) => {
          const text = words.workOf(work, page);
          return h("small", {}, url ? h("a", { href: url, rel: "noopener", text }) : text);
        }),
        ...[note, condition?.text].map((text) => text && h("small", { text })),
      ),
      h(
        "td",
        {},
        ...all.map((found) => shares(game, found, this.show, condition !== undefined)),
        large && all.length === 0 && h("small", { text: own.tooMany }),
        !large &&
          !known &&
          h("button", {
            type: "button",
            class: "quiet",
            text: words.deeds.solve.text,
            "aria-label": own.solve(this.#ending(one)),
            on: { click: () => void this.#solve(one) },
          }),
      ),
      h(
        "td",
        { "data-right": right },
        own.right[right],
        otherwise.length > 0 &&
          h("small", { text: own.otherwise(otherwise.map(({ options }) => rulesOf(game, options))) }),
        condition && h("small", { text: own.counted(condition.counted) }),
      ),
    );
  }

  /** @param {Verdict} one */
  async #solve(one) {
    const { id, game, material } = one;
    try {
      const options = this.#options(game);
      const letters = material.map((letters) => letters.toUpperCase());
      const done = await this.runner.run((help) =>
        worked({ game, options, material: `K${letters[0]}vK${letters[1]}` }, help),
      );
      if (!done?.found) return;
      this.#here.set(id, [...(this.#here.get(id) ?? []), done.found]);
      this.#show();
    } catch (error) {
      say(this.said, words.failed(error instanceof Error ? error.message : String(error)));
    }
  }
}
