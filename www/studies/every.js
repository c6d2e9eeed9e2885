// Statistics of an ending: how many of its positions are won, drawn and lost, under the rules that hold and under
// others beside them.

import { fill, h, say } from "../lib/dom.js";
import { every as words, studies } from "../words/studies.js";
import { others, shares, worked } from "./found.js";
import { matchAt, tableOf } from "./prover.js";
import { reason } from "../core/module.js";

/** @typedef {import("./prover.js").Asked} Asked */
/** @typedef {import("./study.js").Solved} Solved */

export class Every {
  /** The rules and pieces that the list is about. */
  #about = "";
  /** @type {Solved[]} */
  #found = [];

  /**
   * @param {() => Asked | undefined} asked the position on the board
   * @param {import("./runner.js").Runner} runner
   * @param {(game: string, options: Record<string, string>, position: string) => void} show puts one on the board
   */
  constructor(asked, runner, show) {
    this.asked = asked;
    this.runner = runner;
    this.show = show;
    this.count = h("button", {
      type: "button",
      class: "quiet",
      "data-deed": "every",
      text: words.count,
      title: words.countHelp,
      on: { click: () => void this.#work() },
    });
    this.under = h("select", { name: "every-under", "aria-label": words.under });
    this.said = h("p", { class: "help", role: "status" });
    this.list = h("div", { class: "study-every" });
    this.root = h(
      "details",
      {},
      h("summary", { text: words.title }),
      h("p", { class: "help", text: words.help }),
      h("div", { class: "study-filters" }, h("label", {}, h("span", { text: words.under }), this.under), this.count),
      this.said,
      this.list,
    );
    this.root.addEventListener("toggle", () => this.changed());
  }

  /** The board may show other pieces, or other rules. */
  changed() {
    const asked = this.root.open ? this.asked() : undefined;
    if (!asked) return;
    const { game, options } = asked;
    const match = matchAt(asked);
    const pieces = [
      ...match
        .position()
        .split(" ")[0]
        .replace(/[^A-Za-z+~]/g, ""),
    ]
      .sort()
      .join("");
    match.free();
    const about = JSON.stringify([game, options, pieces]);
    if (about === this.#about) return;
    this.#about = about;
    this.#found = [];
    this.list.replaceChildren();
    say(this.said, "");
    fill(this.under, h("option", { value: "", text: words.now }), ...others(game));
  }

  async #work() {
    this.changed();
    const asked = this.asked();
    const about = this.#about;
    if (!asked) return;
    const [id, choice] = this.under.value.split("=");
    const options = choice ? { ...asked.options, [id]: choice } : asked.options;
    try {
      // A count that runs under the rules that hold may be unknown to the other choice.
      const setup = { ...asked, options, position: asked.position?.replace(/ counting=\S+/, "") };
      const done = await this.runner.run(async (help) => {
        const info = await tableOf(setup);
        return info && worked(setup, help);
      });
      if (!done || about !== this.#about) return;
      if (!done.found) return say(this.said, studies.noTable);
      const same = JSON.stringify(options);
      this.#found = [...this.#found.filter((one) => JSON.stringify(one.options) !== same), done.found];
      say(this.said, words.side);
      fill(this.list, ...this.#found.map((one) => shares(asked.game, one, this.show)));
    } catch (error) {
      say(this.said, studies.failed(reason(error)));
    }
  }
}
