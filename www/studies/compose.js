// The composing tools, beside the board on which a position is set up: solve it, say whether it is sound, and which
// sound position is nearest.

import { seats } from "../core/module.js";
import { h } from "../lib/dom.js";
import { asWritten } from "../state/reading.js";
import { compose as words, studies } from "../words/studies.js";
import { Every } from "./every.js";
import { lab, matchAt, outcomeAt, prove } from "./prover.js";
import { Runner } from "./runner.js";

/** @typedef {import("./prover.js").Asked} Asked */

/** Plies that are asked for to begin with, and the most. */
const [USUAL, MOST] = [7, 60];
/** How long the nearest sound position is looked for, in milliseconds. */
const PATIENCE = 60_000;

export class Compose {
  /**
   * @param {() => { game: string, options: Record<string, string>, position: string } | undefined} position that is
   *   set up, if it is possible
   * @param {(position: string) => void} take puts a position on the board
   */
  constructor(position, take) {
    this.position = position;
    this.take = take;
    this.runner = new Runner();
    this.plies = h("input", {
      type: "number",
      name: "plies",
      min: 1,
      max: MOST,
      value: USUAL,
      title: words.pliesHelp,
    });
    const button = (/** @type {"solve" | "sound" | "shortest" | "nearest"} */ id, /** @type {() => void} */ click) =>
      h("button", {
        type: "button",
        class: "quiet",
        "data-deed": id,
        text: words[id],
        title: words[`${id}Help`],
        on: { click },
      });
    this.said = h("div", { class: "compose-said", role: "status" });
    const posed = () => {
      const at = position();
      return at && { ...at, line: [] };
    };
    this.every = new Every(posed, this.runner, (_game, _options, found) => take(found));
    this.root = h(
      "section",
      { class: "compose", "aria-label": words.title },
      h("h2", { text: words.title }),
      h(
        "div",
        { class: "study-deeds" },
        h("label", { class: "compose-plies" }, h("span", { text: words.plies }), this.plies),
        button("solve", () => this.#solve(this.#most)),
        button("shortest", () => this.#solve(MOST)),
        button("sound", () => this.#sound(false)),
        button("nearest", () => this.#sound(true)),
      ),
      this.runner.root,
      this.said,
      this.every.root,
    );
  }

  get #most() {
    return Math.max(1, Math.min(MOST, Math.round(Number(this.plies.value)) || USUAL));
  }

  /** The position is another: what was said of it goes. */
  changed() {
    this.runner.end();
    this.said.replaceChildren();
    this.every.changed();
  }

  /** @param {(asked: Asked, help: import("./prover.js").Help) => Promise<(string | Node)[]>} job */
  async #under(job) {
    const at = this.position();
    if (!at) return this.#tell(words.impossible);
    const over = outcomeAt({ ...at, line: [] })?.text;
    if (over) return this.#tell(over);
    this.said.replaceChildren();
    try {
      const done = await this.runner.run((help) => job({ ...at, line: [] }, help));
      if (done) this.#tell(...done.found);
    } catch (error) {
      this.#tell(studies.failed(error instanceof Error ? error.message : String(error)));
    }
  }

  /** @param {...(string | Node)} parts */
  #tell(...parts) {
    this.said.replaceChildren(...parts.map((part) => (typeof part === "string" ? h("p", { text: part }) : part)));
  }

  /** @param {number} plies */
  #solve(plies) {
    void this.#under(async (asked, help) => {
      const began = performance.now();
      const found = await prove(asked, plies, help);
      return [...this.#result(asked, found), studies.effort(found, performance.now() - began)];
    });
  }

  /** @param {Asked} asked @param {import("../pkg/lab.js").SolveResult} found */
  #result(asked, found) {
    const match = matchAt(asked);
    const [turn] = match.state().turn;
    match.free();
    const all = seats(asked.game, asked.options);
    const name = (/** @type {boolean} */ own) => all.find(({ id }) => (id === turn) === own)?.name ?? "";
    const text = (/** @type {string} */ move) => asWritten({ ...asked, line: [move] })[0];
    const said = [studies.result(found, name(true), name(false))];
    if (found.keys.length > 0) {
      said.push(
        studies.keys(
          found,
          found.keys.map(({ move, plies }) => ({ move: text(move), plies })),
        ),
      );
      said.push(asWritten({ ...asked, line: found.line }).join(" "));
    }
    return said;
  }

  /** @param {boolean} near whether the nearest sound position is what is asked for */
  #sound(near) {
    void this.#under(async (asked, { signal, tell }) => {
      const { soundness } = await lab();
      const plies = this.#most;
      const onProgress = (/** @type {import("../pkg/lab.js").SolveResult} */ { depth, nodes }) =>
        tell?.({ depth, nodes });
      const found = await soundness(asked, { plies, signal, millis: near ? PATIENCE : undefined, onProgress });
      const { sound, fault = "unknown", nearest } = found;
      const said = near && sound ? [words.isSound] : near ? [] : [sound ? words.isSound : words.faults[fault]];
      if (!near) return [...said, ...this.#result(asked, found)];
      if (sound) return said;
      if (!nearest) return [words.noNear];
      const button = h("button", {
        type: "button",
        class: "quiet",
        "data-deed": "take",
        text: words.take,
        on: { click: () => this.take(nearest.position) },
      });
      return [
        words.near({ ...nearest, key: asWritten({ ...asked, position: nearest.position, line: [nearest.key] })[0] }),
        button,
      ];
    });
  }
}
