// A study under each choice of each rule that bears on it: chosen, it is so on the board.

import { gameInfo } from "../core/games.js";
import { Match, reason, ruledOut, seats } from "../core/module.js";
import { fill, h, say } from "../lib/dom.js";
import { studies as words } from "../words/studies.js";
import { bearing } from "./corpus.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./corpus.js").Study} Study */
/** @typedef {import("../pkg/lab.js").SolveResult} SolveResult */
/** @typedef {import("./prover.js").Asked} Asked */

/**
 * @typedef {object} Page
 * @property {import("../state/store.js").Store} store
 * @property {import("./runner.js").Runner} runner
 * @property {(asked: Asked, help: import("./prover.js").Help) => Promise<{ found: SolveResult }>} proved
 * @property {(error: unknown) => void} failed
 */

export class Rules {
  /** What was found, by study and choices. @type {Map<string, string>} */
  #found = new Map();
  /** @type {Study | undefined} */
  #study;

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.all = h("button", {
      type: "button",
      class: "quiet",
      "data-deed": "rules",
      text: words.solveAll,
      title: words.solveAllHelp,
      on: { click: () => void this.#solveAll() },
    });
    this.said = h("p", { class: "help", role: "status" });
    this.list = h("div", { class: "study-rules" });
    this.every = h("input", {
      type: "checkbox",
      on: { change: () => this.#study && this.render(page.store.state, this.#study) },
    });
    this.wider = h("label", { class: "check" }, this.every, h("span", { text: words.everyRule }));
    this.root = h("details", {}, h("summary", { text: words.rules }));
    this.root.append(h("p", { class: "help", text: words.rulesHelp }), this.all, this.wider, this.said, this.list);
    this.root.addEventListener("toggle", () => this.#study && this.render(page.store.state, this.#study));
  }

  /** The options that bear on a study: all, unless it is known which. @param {Study} study */
  #options(study) {
    const { options } = gameInfo(study.game);
    const known = bearing(study);
    return known.size === 0 || this.every.checked ? options : options.filter(({ id }) => known.has(id));
  }

  /** @param {State} state @param {Study} study */
  render(state, study) {
    if (study !== this.#study) say(this.said, "");
    this.#study = study;
    if (!this.root.open) return;
    this.wider.hidden = bearing(study).size === 0;
    const out = ruledOut(study.game, state.options);
    fill(
      this.list,
      ...this.#options(study).map(({ id, question, default: usual, choices }) =>
        h(
          "fieldset",
          { key: id, "data-option": id },
          h("legend", { text: question }),
          ...choices.map((choice) => {
            const options = chosen(state.options, id, choice.id, usual);
            const on = (state.options[id] ?? usual) === choice.id;
            const cannot = out.find((one) => one.option === id && one.choice === choice.id);
            return h(
              "label",
              { key: choice.id, class: "study-choice" },
              h("input", {
                type: "radio",
                name: `study-${id}`,
                value: choice.id,
                checked: on,
                disabled: cannot !== undefined && !on,
                on: { change: () => this.#choose(options) },
              }),
              h("span", { text: choice.title }),
              this.#cell(study, state, options),
            );
          }),
        ),
      ),
    );
  }

  /**
   * What was found under these rules, here or on record.
   * @param {Study} study @param {State} state @param {Record<string, string>} options
   */
  #cell(study, state, options) {
    const found = this.#found.get(this.#key(study, options));
    const now = this.#found.get(this.#key(study, state.options));
    const key = (/** @type {Record<string, string>} */ some) => this.#key(study, some);
    const kept = study.verdict.under?.find((one) => key({ ...study.options, ...one.options }) === key(options));
    const text = found ?? (kept ? words.onRecord(kept.result, kept.plies) : "");
    return h("b", { class: found !== now && found ? "differs" : undefined, text });
  }

  /** @param {Study} study @param {Record<string, string>} options */
  #key({ game, position }, options) {
    return JSON.stringify([game, position, Object.entries(options).sort()]);
  }

  /** @param {Record<string, string>} options */
  #choose(options) {
    const { store } = this.page;
    store.set({ options }, "step");
    void this.#under(async (help) => {
      if (this.#study) await this.#solve(this.#study, options, help);
    });
  }

  async #solveAll() {
    const study = this.#study;
    const { options: now } = this.page.store.state;
    if (!study) return;
    await this.#under(async (help) => {
      const out = ruledOut(study.game, now);
      const rows = this.#options(study).flatMap(({ id, default: usual, choices }) =>
        choices
          .filter((choice) => !out.some((one) => one.option === id && one.choice === choice.id))
          .map((choice) => chosen(now, id, choice.id, usual)),
      );
      for (const [at, options] of rows.entries()) {
        if (help.signal.aborted) return;
        say(this.said, words.choice(at + 1, rows.length));
        await this.#solve(study, options, help);
      }
      const own = this.#found.get(this.#key(study, now));
      const other = rows.filter((options) => this.#found.get(this.#key(study, options)) !== own).length;
      say(this.said, words.depends(other, rows.length));
    });
  }

  /** @param {(help: import("./prover.js").Help) => Promise<void>} job */
  async #under(job) {
    try {
      await this.page.runner.run(job);
    } catch (error) {
      this.page.failed(error);
    }
  }

  /** @param {Study} study @param {Record<string, string>} options @param {import("./prover.js").Help} help */
  async #solve(study, options, help) {
    const key = this.#key(study, options);
    if (!this.#found.has(key)) {
      const text = await this.#verdict(study, options, help);
      if (help.signal.aborted) return;
      this.#found.set(key, text);
    }
    if (this.#study) this.render(this.page.store.state, this.#study);
  }

  /** @param {Study} study @param {Record<string, string>} options @param {import("./prover.js").Help} help */
  async #verdict({ game, position }, options, help) {
    try {
      const match = new Match(game, { options, position });
      const [turn] = match.state().turn;
      const over = match.outcome()?.text;
      match.free();
      if (over) return over;
      const { found } = await this.page.proved({ game, options, position, line: [] }, { ...help, brief: true });
      const all = seats(game, options);
      const name = all.find(({ id }) => id === turn)?.name ?? "";
      return words.result(found, name, all.find(({ id }) => id !== turn)?.name ?? "");
    } catch (error) {
      return words.cannot(reason(error));
    }
  }
}

/**
 * Options with another choice: only what differs from the default.
 * @param {Record<string, string>} options
 * @param {string} id
 * @param {string} choice
 * @param {string} usual
 */
function chosen(options, id, choice, usual) {
  const { [id]: _, ...others } = options;
  return choice === usual ? others : { ...others, [id]: choice };
}
