// The printed line of a study beside the proved one, each to be stepped through on the board, and where
// they part.

import { Match } from "../core/module.js";
import { fill, h } from "../lib/dom.js";
import { asWritten } from "../state/reading.js";
import { studies as words } from "../words/studies.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./corpus.js").Study} Study */

export class Lines {
  /**
   * @param {(line: string[], ply: number) => void} go
   * @param {() => void} solve proves the line
   */
  constructor(go, solve) {
    this.go = go;
    this.solve = solve;
    this.root = h("details", { class: "study-lines" });
    this.body = h("div", { class: "study-columns" });
    this.root.append(h("summary", { text: words.lines }), this.body);
  }

  /**
   * @param {State} state
   * @param {Study} study
   * @param {{ line: string[], from: number }} [found] the line, if it has been proved here, and from which place on
   */
  render(state, study, found) {
    const proved = found?.line;
    const { line: printed = [], impossible } = study;
    const parts = proved ? printed.findIndex((move, at) => move !== proved[at]) : -1;
    fill(
      this.body,
      this.#column(state, words.printed, printed, parts, impossible),
      this.#column(state, words.proved, proved, parts, undefined, found?.from),
    );
  }

  /**
   * @param {State} state
   * @param {string} title
   * @param {string[] | undefined} line nothing, if it is not known yet
   * @param {number} parts
   * @param {Study["impossible"]} [impossible]
   * @param {number} [from] how much of it was played, not proved
   */
  #column(state, title, line, parts, impossible, from = 0) {
    if (!line) {
      return h(
        "section",
        { key: title, "aria-label": title },
        h("h4", { text: title }),
        h("p", { class: "help", text: words.notProved }),
        h("button", { type: "button", class: "quiet", text: words.deeds.solve.text, on: { click: this.solve } }),
      );
    }
    const { game, options, position } = state;
    const match = new Match(game, { options, position });
    const { refused } = match.playLine(line);
    const legal = match.line().length;
    match.free();
    const texts = asWritten({ game, options, position, line: line.slice(0, legal) });
    const shown = state.line.slice(0, state.ply);
    const items = line.map((move, at) => {
      const now = at + 1 === shown.length && shown.every((text, place) => text === line[place]);
      return h(
        "li",
        { key: String(at), class: at === parts ? "parts" : undefined },
        h("button", {
          type: "button",
          text: texts[at] ?? move,
          disabled: at >= legal,
          title: at === parts ? words.parts : undefined,
          "aria-current": now && "step",
          on: { click: () => this.go(line.slice(0, legal), at + 1) },
        }),
      );
    });
    return h(
      "section",
      { key: title, "aria-label": title },
      h("h4", { text: title }),
      from > 0 && h("p", { class: "help", text: words.provedFrom(from) }),
      line.length === 0 ? h("p", { class: "help", text: words.noLine }) : h("ol", { class: "study-moves" }, ...items),
      refused && h("p", { class: "why", text: words.impossible(line[legal] ?? "", refused.message) }),
      impossible && h("p", { class: "why", text: words.misprint(impossible.printed, impossible.ply) }),
    );
  }
}
