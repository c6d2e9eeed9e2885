// The trial of a choice: what it would change is previewed while the reader rests on it, and
// played on the board when it is taken. Fetched when the choices are first seen.

import { difference } from "../core/difference.js";
import { board, kinds } from "../core/module.js";
import { changedOptions, sameOptions } from "../core/options.js";
import { between, kept } from "../core/partings.js";
import { h, say } from "../lib/dom.js";
import { write } from "../state/address.js";
import { Session } from "../state/session.js";
import * as words from "../words/choices.js";
import { changeMarks } from "./change-marks.js";
import { choicePictures } from "./choice-pictures.js";
import { standings } from "./standings.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../core/difference.js").Difference} Difference */

/**
 * @typedef {object} TrialNote
 * @property {Difference} difference
 * @property {string} text
 * @property {string[]} concerned
 */

/** What to do to see a change. */
const hint = () => words.trial.hint(matchMedia("(pointer: coarse)").matches);

export class Trial {
  /** What was last taken, until the board goes on. @type {{ key: string, told: TrialNote | undefined } | undefined} */
  #taken;
  /** @type {Record<string, string> | undefined} */
  #tried;
  /** The question whose answer was taken, by the name of its buttons. */
  #asked = "";
  #drawn = "";

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    this.would = h("p", { class: "trial-would", text: hint() });
    this.said = h("p", { class: "trial-said", role: "status" });
    this.undo = h("button", {
      type: "button",
      class: "action",
      text: words.trial.undo,
      title: words.trial.undoHelp,
      hidden: true,
      on: { click: () => store.undo() },
    });
    this.parts = h("a", { class: "trial-parts", hidden: true });
    document.getElementById("board")?.addEventListener("tabiya-select", () => this.#clear());
  }

  /** What the standings of the choices mean. @param {Parameters<typeof standings>} of */
  standings(...of) {
    return standings(...of);
  }

  /** The small pictures of an option's choices. @param {Parameters<typeof choicePictures>} of */
  pictures(...of) {
    return choicePictures(...of);
  }

  /**
   * Shows what other choices would change; none, when the reader rests on nothing.
   * @param {Record<string, string>} [options]
   */
  preview(options) {
    const same = options && sameOptions(options, this.store.state.options);
    this.#tried = same ? undefined : options;
    this.#show();
  }

  /**
   * A choice has been taken: the change is played on the board.
   * @param {State} before
   * @param {State} state
   */
  take(before, state) {
    this.#tried = undefined;
    this.#asked = document.activeElement?.getAttribute("name") ?? "";
    const old = base(state.game, before.options, state.options);
    const told = this.#tell(old, state.options, true);
    this.#taken = { key: keyOf(state), told };
    say(this.said, told ? since(old, state, told.text) : "");
    this.undo.hidden = false;
    this.undo.closest(".trial")?.classList.add("is-used");
    this.#drawn = "";
    this.#show();
    void this.#part(old, state);
  }

  /** Where the old choice and the new one part. @param {Record<string, string>} old @param {State} state */
  async #part(old, state) {
    const taken = this.#taken;
    this.parts.hidden = true;
    const { game, options } = state;
    const changed = onlyChange(game, old, options);
    if (!changed) return;
    const { option, was: a, now: b } = changed;
    const found = between(await kept().catch(() => []), { game, option: option.id, a, b });
    // Far from the array, a position is kept in which they part.
    if (this.#taken !== taken || (found?.line ?? found?.from) === undefined) return;
    const { line } = found ?? {};
    const text =
      line === undefined ? words.trial.partsThere : words.trial.parts(line.split(" ").filter(Boolean).length);
    say(this.parts, text);
    this.parts.href = write({ ...state, view: "room", room: `parting:${option.id}:${a}:${b}` });
    this.parts.hidden = false;
    this.undo.after(this.parts);
  }

  /** @param {State} state */
  render(state) {
    if (this.#taken && this.#taken.key !== keyOf(state)) this.#forget();
    this.#show();
  }

  #forget() {
    const held = document.activeElement === this.undo;
    this.#taken = undefined;
    say(this.said, "");
    this.undo.hidden = this.parts.hidden = true;
    // A reader who undid it goes back to the question.
    const asked = document.querySelector(`#panels input[name="${this.#asked}"]:checked`);
    if (held && asked) /** @type {HTMLElement} */ (asked).focus({ preventScroll: true });
  }

  /** The board's own marks take over. */
  #clear() {
    if (this.#taken) this.#taken.told = undefined;
    this.#show();
  }

  /**
   * @param {Record<string, string>} old
   * @param {Record<string, string>} options
   * @param {boolean} taken
   * @returns {TrialNote | undefined}
   */
  #tell(old, options, taken) {
    const { state } = this.store;
    try {
      const next = new Session({ ...state, options });
      const was = new Session({ ...state, options: old, ply: next.ply });
      const now = was.ply === next.ply ? next : new Session({ ...state, options, ply: was.ply });
      return tell(state.game, [old, was.match], [options, now.match], taken);
    } catch {
      // A position that cannot be under these rules is told by whoever sets it up.
      return undefined;
    }
  }

  #show() {
    const { state } = this.store;
    const seen = /choices|rules/.test(state.panel) && state.view === "play";
    const tried = seen ? this.#tried : undefined;
    const told = tried ? this.#tell(base(state.game, state.options, tried), tried, false) : this.#taken?.told;
    say(this.would, tried ? (told?.text ?? "") : this.#taken ? "" : hint());
    this.said.hidden = tried !== undefined;
    const key = JSON.stringify([keyOf(state), seen, tried, told?.text, state.flipped, state.pieces]);
    if (key === this.#drawn) return;
    this.#drawn = key;
    for (const old of document.querySelectorAll(".change-marks")) old.remove();
    if (!seen) return;
    const marks =
      told &&
      changeMarks(told.difference, {
        ...board(state.game, tried ?? state.options),
        flipped: state.flipped,
        taken: tried === undefined,
        concerned: told.concerned,
      });
    if (marks) document.querySelector("#board .tabiya-grid")?.before(marks);
  }
}

/**
 * The one question that is answered otherwise, if it is only one.
 * @param {string} game
 * @param {Record<string, string>} old
 * @param {Record<string, string>} options
 */
function onlyChange(game, old, options) {
  const [changed, ...more] = changedOptions(game, old, options);
  return more.length === 0 ? changed : undefined;
}

/**
 * What other options are compared with: the usual answer to the question that they change, but where that is what is
 * taken, the answer before.
 * @param {string} game
 * @param {Record<string, string>} old
 * @param {Record<string, string>} options
 */
function base(game, old, options) {
  const { option, now } = onlyChange(game, old, options) ?? {};
  return !option || now === option.default ? old : { ...old, [option.id]: option.default };
}

/**
 * What has changed, and since which choice.
 * @param {Record<string, string>} old
 * @param {State} state
 * @param {string} change
 */
function since(old, { game, options }, change) {
  const { option, was } = onlyChange(game, old, options) ?? {};
  if (!option || !was) return change;
  return words.trial.since(option.choices.find(({ id }) => id === was)?.title ?? was, change);
}

/** What stands on the board. @param {State} state */
function keyOf({ game, options, position, line, ply }) {
  return JSON.stringify([game, sorted(options), position, line, ply]);
}

/** @param {Record<string, string>} options */
function sorted(options) {
  return JSON.stringify(Object.entries(options).sort());
}

/**
 * @param {string} game
 * @param {[Record<string, string>, import("../core/module.js").Match]} before
 * @param {[Record<string, string>, import("../core/module.js").Match]} after
 * @param {boolean} taken
 * @returns {TrialNote}
 */
function tell(game, [old, was], [options, after], taken) {
  const found = difference(was, after);
  const own = kinds(game, options);
  const { changed, elsewise, outcome } = found;
  const noun = (/** @type {string | undefined} */ kind) => own.find(({ id }) => id === kind)?.noun ?? kind ?? "";
  const texts = [
    elsewise.length > 0 && words.trial.stands(elsewise, taken),
    outcome && words.trial.ends(outcome, taken),
    changed.length > 0 &&
      elsewise.length === 0 &&
      words.trial.moves(
        changed.map((one) => [one.from ?? words.trial.inHand(noun(one.kind)), one]),
        taken,
      ),
  ].filter((text) => typeof text === "string");
  if (texts.length > 0) return { difference: found, text: texts.join(" "), concerned: [] };
  // Nothing here; but some piece may move otherwise from another square.
  const others = kinds(game, old);
  const moved = own.filter(({ id, betza }) => others.some((kind) => kind.id === id && kind.betza !== betza));
  const concerned = after.board().flatMap(({ square, kind }) => (moved.some(({ id }) => id === kind) ? square : []));
  const text =
    moved.length > 0
      ? words.trial.concerned(
          moved.map(({ noun }) => noun),
          taken,
        )
      : words.trial.same(taken);
  return { difference: found, text, concerned };
}
