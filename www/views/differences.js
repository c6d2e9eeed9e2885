// The table of differences between rule sets: a row for each point, with the sentences of each set of rules beside each
// other, where they stand, and how the piece moves there. What all say alike is folded away.

import { fill, h, say } from "../lib/dom.js";
import { diagram } from "../board/pictures.js";
import { differs, points } from "../core/differences.js";
import { piecesOf } from "../core/games.js";
import { reason } from "../core/module.js";
import { under } from "../core/rule-set.js";
import { ways } from "../words/page.js";
import * as words from "../words/views.js";
import { ruleSetTitle, seriesSample } from "./rule-sets.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/differences.js").Point} Point */
/** @typedef {import("../core/module.js").RuleSentence} RuleSentence */

export class Differences {
  #shown = "";

  constructor() {
    this.summary = h("p", { class: "differ-summary", role: "status" });
    this.rows = h("div", { class: "differ-rows" });
    this.alike = h("div", { class: "differ-alike" });
    const title = h("h2", { class: "unseen", text: ways.differs });
    this.root = h("div", { class: "differences" }, title, this.summary, this.rows, this.alike);
  }

  /** @param {State} state */
  render(state) {
    const shown = JSON.stringify([state.game, state.options, state.compare, state.pieces]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const c = words.compare;
    const titles = state.compare.map((set) => ruleSetTitle(state, set));
    const rules = state.compare.map((set) => under(state, set));
    this.rows.dataset.count = String(rules.length);
    /** @type {Point[]} */
    let all = [];
    try {
      all = points(rules);
      const parted = all.filter(differs).map(({ title }) => title);
      say(this.summary, rules.length < 2 ? c.alone : c.summary(parted));
    } catch (error) {
      say(this.summary, c.cannot(reason(error)));
    }
    fill(
      this.rows,
      ...all
        .filter(differs)
        .map((point) =>
          h(
            "section",
            { class: "differ-row", key: point.id, "data-point": point.id },
            h("h3", { text: point.title }),
            ...point.sides.map(({ own, has, kind }, place) =>
              h(
                "div",
                { class: `differ-side series-${place}` },
                h("p", { class: "differ-under" }, seriesSample(place), h("span", { text: titles[place] })),
                point.moves &&
                  kind &&
                  kind.betza !== "" &&
                  h(
                    "div",
                    { class: "differ-board" },
                    diagram(
                      rules[place].game,
                      rules[place].options,
                      kind,
                      piecesOf(rules[place].game, state.pieces),
                      `differ-${place}-${kind.id}`,
                    ),
                  ),
                h(
                  "ul",
                  { class: "differ-said" },
                  ...own.map(sentence),
                  own.length === 0 &&
                    h("li", { class: "differ-none", text: c.nothing(has, point.piece, rules.length) }),
                ),
              ),
            ),
          ),
        ),
    );
    const shared = all.filter(({ shared }) => shared.length > 0);
    fill(
      this.alike,
      shared.length > 0 &&
        h(
          "details",
          {},
          h("summary", { text: c.sameUnderAll(shared.reduce((sum, { shared }) => sum + shared.length, 0)) }),
          ...shared.flatMap(({ title, shared }) => [
            h("h3", { text: title }),
            h("ul", { class: "differ-said" }, ...shared.map(sentence)),
          ]),
        ),
    );
  }
}

/** A sentence, and where it stands. @param {RuleSentence} sentence */
function sentence({ text, rule, sources, standing }) {
  const cited = sources.join("; ");
  return h(
    "li",
    { "data-rule": rule, title: words.rules.stands(words.standings[standing], cited, rule) },
    text,
    " ",
    h("cite", { text: standing === "described" ? cited : words.compare.cited(cited, words.standings[standing]) }),
  );
}
