// The player of a lesson: the text beside the board, the answer on it. It stands in the page and in an element of
// other sites alike, so it knows neither.

import { frame, detail } from "../board/live-board.js";
import { outline, piecesOf } from "../core/games.js";
import { optionOf } from "../core/options.js";
import { BoardView, board, kinds, reason } from "../core/module.js";
import { fill, h, say } from "../lib/dom.js";
import { mayMove } from "../lib/motion.js";
import { taking as words } from "../words/lesson-room.js";
import { expected, judge, stand } from "./lesson.js";
import { choosesSquares, drawnMove, drawnOf, marksOf, onPoints, questionOf, answerText } from "./question.js";
import { tabiya } from "./rules.js";

/** @typedef {import("./lesson.js").Lesson} Lesson */
/** @typedef {import("./lesson.js").Step} Step */
/** @typedef {import("../core/module.js").Mark} Mark */

/**
 * How it is shown.
 * @typedef {object} Shown
 * @property {import("../core/games.js").Pieces} [pieces]
 * @property {boolean} [flipped]
 * @property {boolean} [coordinates]
 * @property {ReadonlySet<number>} done steps
 */

/**
 * Who is called as the lesson is taken.
 * @typedef {object} Listener
 * @property {(index: number) => void} go another step is asked for; one more than there are: the end
 * @property {(index: number, right: boolean) => void} answered also where a step without a question has been read
 */

/** The square of the board on which the keyboard is. */
const CELL = ".lesson-board [data-square][tabindex='0']";

export class Taking {
  /** @type {BoardView | undefined} */
  #view;
  /** @type {import("../core/module.js").Match | undefined} */
  #match;
  /** @type {Lesson | undefined} */
  #lesson;
  #index = 0;
  /** @type {Shown} */
  #shown = { done: new Set() };
  /** What stands on the board, as text. */
  #standing = "";
  /** Squares that the reader has chosen. @type {Set<string>} */
  #chosen = new Set();
  /** What each square is found to be, once it has been judged. @type {Map<string, "right" | "wrong" | "missed">} */
  #found = new Map();
  /** A button that was the answer. @type {unknown} */
  #given;
  /** Moves that lead to one square, of which one is to be chosen. @type {import("../core/module.js").Move[]} */
  #offered = [];
  /** @type {"open" | "wrong" | "right" | "shown"} */
  #judged = "open";
  /** Whether the next step was asked for by a key. */
  #onward = false;
  /** Whether another step was asked for here. */
  #gone = false;

  /** @param {Listener} listener @param {{ follow?: boolean }} [how] whether the page is scrolled to what is asked */
  constructor(listener, { follow = true } = {}) {
    this.listener = listener;
    this.follow = follow;
    this.board = h("div", { class: "lesson-board" });
    this.place = h("p", { class: "lesson-place" });
    this.bar = h("ol", { class: "lesson-steps", "aria-label": words.steps });
    this.text = h("div", { class: "lesson-text" });
    this.question = h("p", { class: "lesson-question" });
    this.answers = h("div", { class: "lesson-answers" });
    this.said = h("div", { class: "lesson-said", role: "status" });
    this.deeds = h("div", { class: "lesson-deeds" });
    this.ways = h("div", { class: "lesson-ways" });
    const side = h(
      "div",
      { class: "lesson-side" },
      h("div", { class: "lesson-along" }, this.bar, this.place),
      // What the next step says is told when it comes.
      h("div", { class: "lesson-told", "aria-live": "polite" }, this.text, this.question),
      this.answers,
      this.deeds,
      this.said,
      this.ways,
    );
    this.root = h("div", { class: "lesson" }, h("div", { class: "lesson-both" }, this.board, side));
    this.#listen();
  }

  #listen() {
    const { bar, board } = this;
    bar.addEventListener("keydown", (event) => {
      const on = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const steps = [...bar.querySelectorAll("button")];
      const at = steps.indexOf(/** @type {HTMLButtonElement} */ (event.target));
      if (!on || event.ctrlKey || event.metaKey || event.altKey || !steps[at + on]) return;
      event.preventDefault();
      steps[at + on].focus();
    });
    board.addEventListener("tabiya-square", (event) => this.#toggle(detail(event).square));
    // A piece is not moved here: what is meant is the square on which it is let go of.
    board.addEventListener("tabiya-drop", (event) => this.#toggle(detail(event).to));
    board.addEventListener(
      "keydown",
      (event) => {
        const place = /** @type {Element} */ (event.target).closest("[data-square]");
        if (!this.#choosing || !place || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key !== "Enter" && event.key !== " ") return;
        // Enter is the board’s own key for moving a piece.
        event.preventDefault();
        event.stopPropagation();
        this.#toggle(/** @type {HTMLElement} */ (place).dataset.square ?? "");
      },
      { capture: true },
    );
    board.addEventListener("tabiya-move", (event) => this.#answer(detail(event).text));
    board.addEventListener("tabiya-choice", (event) => {
      this.#offered = detail(event).moves;
      this.#draw();
      this.answers.querySelector("button")?.focus();
    });
    board.addEventListener("tabiya-refuse", (event) => this.#say(detail(event).message));
    board.addEventListener("tabiya-select", (event) => {
      this.#offered = [];
      const { message } = detail(event);
      if (message) this.#say(message);
    });
  }

  /** @returns {Step | undefined} */
  get #step() {
    return this.#lesson?.steps[this.#index];
  }

  /** Whether squares are being chosen. */
  get #choosing() {
    return choosesSquares(this.#step?.ask) && this.#judged !== "right" && this.#judged !== "shown";
  }

  /** The living board. */
  get views() {
    return this.#view ? [this.#view] : [];
  }

  /**
   * Shows a step; the same step stays as it has been answered.
   * @param {Lesson} lesson @param {number} index @param {Shown} shown
   */
  show(lesson, index, shown) {
    const { title, language, ...rest } = lesson;
    const first = this.#standing === "";
    const standing = JSON.stringify([rest.game, rest.options, index, rest.steps[index]]);
    this.#lesson = lesson;
    this.#index = index;
    this.#shown = shown;
    if (standing !== this.#standing) {
      this.#standing = standing;
      this.#begin();
      const { ask } = this.#step ?? {};
      // On a telephone what is asked, and what leads on, stands below the board.
      const { top } = this.root.getBoundingClientRect();
      const below = this.said.getBoundingClientRect().left < this.board.getBoundingClientRect().right;
      if (this.follow && below && (first ? top > 0 : this.#gone && top < 0)) this.root.scrollIntoView();
      this.#gone = false;
      // Where it is answered: on the board, or beside it.
      if (this.#onward && ask) {
        this.#focus(choosesSquares(ask) || ask.kind === "move" ? CELL : ".lesson-answers button");
      }
      this.#onward = false;
    } else {
      this.#view?.set(this.#settings);
      this.#draw();
    }
  }

  /** The step is as it was before it was answered. */
  #begin() {
    this.#chosen.clear();
    this.#found.clear();
    this.#given = undefined;
    this.#offered = [];
    this.#judged = "open";
    const [lesson, step] = [this.#lesson, this.#step];
    this.board.hidden = false;
    this.said.replaceChildren();
    if (lesson && step) {
      try {
        this.#place(lesson);
      } catch (error) {
        this.board.hidden = true;
        this.#say(`${words.failed} ${reason(error)}`);
      }
    }
    this.#draw();
  }

  /** @param {Lesson} lesson */
  #place(lesson) {
    const match = stand(tabiya, lesson, this.#index);
    const before = this.#match;
    this.#match = match;
    frame(this.board, board(lesson.game, match.options()));
    if (this.#view) {
      if (this.#view.moving) this.#view.finish();
      this.#view.set(this.#settings);
      this.#view.show(match);
    } else this.#view = new BoardView(this.board, match, this.#settings);
    before?.free();
  }

  /** @returns {import("../core/module.js").ViewSettings} */
  get #settings() {
    const { pieces = "figures", flipped = false, coordinates = true } = this.#shown;
    const game = this.#lesson?.game ?? "";
    const { ask } = this.#step ?? {};
    const open = this.#judged === "open" || this.#judged === "wrong";
    return {
      mode: !open || !ask ? "still" : choosesSquares(ask) ? "edit" : ask.kind === "move" ? "play" : "still",
      flipped,
      coordinates,
      pieces: piecesOf(game, pieces),
      hands: (this.#match?.hands().length ?? 0) > 0,
      animation: mayMove(),
      label: `${words.board}: ${outline(game).title}`,
    };
  }

  #draw() {
    const [lesson, step, match] = [this.#lesson, this.#step, this.#match];
    if (!lesson) return;
    const last = lesson.steps.length - 1;
    const { done } = this.#shown;
    say(this.place, words.step(this.#index + 1, last + 1));
    fill(
      this.bar,
      ...lesson.steps.map((_, at) =>
        h(
          "li",
          { key: at },
          h("button", {
            type: "button",
            class: done.has(at) ? "is-done" : "",
            "aria-current": at === this.#index && "step",
            "aria-label": words.stepNamed(at + 1, done.has(at)),
            // One stop of the tab key; from there the arrow keys go on.
            tabindex: at === this.#index ? 0 : -1,
            text: at + 1,
            on: { click: () => this.#go(at) },
          }),
        ),
      ),
    );
    this.text.lang = lesson.language ?? "";
    if (!lesson.language) this.text.removeAttribute("lang");
    const paragraphs = (step?.text ?? "").split(/\n\s*\n/).filter((text) => text.trim());
    const source = step?.source;
    fill(
      this.text,
      ...paragraphs.map((text) => h("p", { text })),
      source !== undefined && h("p", { class: "lesson-source" }, h("cite", { text: source })),
    );
    const shows = step && match && !this.board.hidden;
    const one = step?.ask?.kind === "find" && step.ask.squares?.length === 1;
    const tail = choosesSquares(step?.ask) && !one ? ` ${words.onBoard}` : "";
    // It says whose turn it is, which an answer changes.
    if (!shows || this.#judged === "open" || this.#judged === "wrong") {
      say(this.question, shows ? questionOf(match, step) + tail : "");
    }
    this.question.hidden = !this.question.textContent;
    if (shows) this.#drawBoard(lesson, match, step);
    fill(this.answers, ...(shows ? this.#buttons(lesson, match, step) : []));
    this.answers.hidden = !this.answers.hasChildNodes();
    fill(this.deeds, ...(shows && step.ask ? this.#tools(step) : []));
    this.deeds.hidden = !this.deeds.hasChildNodes();
    // What the answer was comes first, and not what could be done about it.
    this.deeds.classList.toggle("is-after", this.#judged === "right" || this.#judged === "shown");
    const answered = this.#judged === "right" || !step?.ask || done.has(this.#index);
    fill(
      this.ways,
      h("button", {
        key: "back",
        type: "button",
        class: "quiet",
        disabled: this.#index === 0,
        text: words.back,
        on: { click: () => this.#go(this.#index - 1) },
      }),
      h("button", {
        key: "next",
        type: "button",
        class: answered ? "action is-next" : "quiet",
        text: this.#index >= last ? words.finish : words.next,
        on: { click: () => this.#next() },
      }),
    );
  }

  /** Whether the keyboard is at work here: then the focus goes where the next key is wanted. */
  get #byKeys() {
    const { activeElement } = /** @type {Document | ShadowRoot} */ (this.root.getRootNode());
    return activeElement?.matches(":focus-visible") === true && this.root.contains(activeElement);
  }

  /** @param {string} part */
  #focus(part) {
    const place = /** @type {HTMLElement | null} */ (this.root.querySelector(part));
    place?.focus({ preventScroll: true });
  }

  #next() {
    this.#onward = this.#byKeys;
    if (!this.#step?.ask) this.listener.answered(this.#index, true);
    this.#go(this.#index + 1);
  }

  /** @param {number} index */
  #go(index) {
    this.#gone = true;
    this.listener.go(index);
  }

  /** @param {Lesson} lesson @param {import("../core/module.js").Match} match @param {Step} step */
  #drawBoard(lesson, match, step) {
    const view = this.#view;
    if (!view) return;
    view.set({ mode: this.#settings.mode });
    const marks = marksOf(match, lesson, this.#index);
    const squares = [...this.#chosen].map((square) => {
      const found = this.#found.get(square);
      return `${found === "right" ? "green" : found === "wrong" ? "red" : "blue"}:${square}`;
    });
    const circles = [...this.#found].filter(([, how]) => how === "missed").map(([square]) => `yellow:${square}`);
    const drawn = drawnOf(step);
    view.marks(marks);
    view.annotate({ ...drawn, squares, circles: [...(drawn.circles ?? []), ...circles] });
    const notes = { right: words.right, wrong: words.wrongNote, missed: words.missedNote };
    for (const cell of this.board.querySelectorAll("[data-square]")) {
      const { square = "" } = /** @type {HTMLElement} */ (cell).dataset;
      const found = this.#found.get(square);
      const note = found ? notes[found] : this.#chosen.has(square) ? words.chosenNote : undefined;
      if (cell.getAttribute("role") !== "gridcell") continue;
      if (note) cell.setAttribute("aria-description", note);
      else cell.removeAttribute("aria-description");
    }
  }

  /**
   * What can be answered beside the board.
   * @param {Lesson} lesson
   * @param {import("../core/module.js").Match} match
   * @param {Step} step
   */
  #buttons(lesson, match, { ask }) {
    const closed = this.#judged === "right" || this.#judged === "shown";
    const button = (/** @type {unknown} */ value, /** @type {string} */ text, /** @type {() => void} */ click) =>
      h("button", {
        key: String(value),
        type: "button",
        class: "quiet",
        "data-answer": String(value),
        "aria-pressed": String(this.#given === value),
        disabled: closed && this.#given !== value,
        text,
        on: { click },
      });
    const answer = (/** @type {unknown} */ value, /** @type {string} */ text) =>
      button(value, text, () => this.#answer(value));
    if (ask?.kind === "legal") return [answer(true, words.yes), answer(false, words.no)];
    if (ask?.kind === "reading") {
      return (optionOf(lesson.game, ask.option)?.choices ?? []).map(({ id, title }) => answer(id, title));
    }
    if (ask?.kind !== "move" || closed) return [];
    if (this.#offered.length > 0) {
      return [
        h("p", { class: "lesson-which", text: words.which }),
        ...this.#offered.map(({ text, words: said }) => answer(text, said)),
      ];
    }
    const legal = match.legal();
    // What is put on the board from the hand, and what is said and not moved.
    const held = [...new Set(legal.flatMap(({ from, to, kind }) => (!from && to && kind ? [kind] : [])))];
    const names = new Map(kinds(lesson.game, lesson.options).map(({ id, noun }) => [id, noun]));
    const takes = held.map((kind) =>
      button(`hand ${kind}`, names.get(kind) ?? kind, () => {
        this.#view?.arm(kind);
        this.#focus(CELL);
      }),
    );
    const deeds = legal.filter(({ from, to, action }) => !from && !to && action !== "throw");
    return [
      ...(takes.length > 0 ? [h("p", { class: "lesson-which", text: words.hand }), ...takes] : []),
      ...deeds.map(({ text, words: said }) => answer(text, said)),
    ];
  }

  /** @param {Step} step */
  #tools({ ask }) {
    const button = (/** @type {"check" | "clear" | "show" | "again"} */ id, /** @type {() => void} */ click) =>
      h("button", {
        key: id,
        type: "button",
        class: id === "check" ? "action" : "quiet",
        "data-deed": id,
        text: words[id],
        on: { click },
      });
    if (this.#judged === "right" || this.#judged === "shown") return [button("again", () => this.#again())];
    const squares = choosesSquares(ask);
    return [
      squares && button("check", () => this.#answer([...this.#chosen])),
      squares && this.#chosen.size > 0 && button("clear", () => this.#again()),
      button("show", () => this.#reveal()),
    ].filter((one) => one !== false);
  }

  #again() {
    this.#begin();
    const first = choosesSquares(this.#step?.ask) ? "[data-deed=check]" : "button";
    /** @type {HTMLElement | null} */ (this.root.querySelector(`.lesson-deeds ${first}`))?.focus({
      preventScroll: true,
    });
  }

  /** @param {string} square */
  #toggle(square) {
    if (!this.#choosing || !square || square === this.#of) return;
    const on = !this.#chosen.delete(square);
    if (on) this.#chosen.add(square);
    this.#found.clear();
    this.#judged = "open";
    this.#say(words.chosen(square, on, this.#chosen.size));
    this.#draw();
  }

  /** The piece that squares are asked of. */
  get #of() {
    const { ask } = this.#step ?? {};
    return ask?.kind === "squares" ? ask.of : undefined;
  }

  /** @param {unknown} given as lesson.js has it */
  #answer(given) {
    const [lesson, step, match] = [this.#lesson, this.#step, this.#match];
    if (!lesson || !step?.ask || !match || this.#judged === "right" || this.#judged === "shown") return;
    const found = judge(tabiya, lesson, this.#index, given);
    const { right, missing = [], extra = [] } = found;
    // What still is to be found is not given away.
    const reasons = choosesSquares(step.ask) ? found.reasons.slice(0, extra.length) : found.reasons;
    this.#given = given;
    this.#offered = [];
    this.#judged = right ? "right" : "wrong";
    const said = [];
    if (choosesSquares(step.ask)) {
      for (const square of this.#chosen) this.#found.set(square, extra.includes(square) ? "wrong" : "right");
      if (extra.length > 0) said.push(words.extra(extra.length, onPoints(lesson.game)));
      if (missing.length > 0) said.push(words.missing(missing.length, onPoints(lesson.game)));
    }
    if (step.ask.kind === "move") {
      if (right) this.#play(match, String(given));
      else this.#view?.select();
    }
    const keys = right && this.#byKeys;
    this.#draw();
    if (keys) this.#focus(".is-next");
    this.#say([right ? words.right : words.wrong, ...said].join(" "), reasons, right ? "right" : "wrong");
    this.listener.answered(this.#index, right);
  }

  /** @param {import("../core/module.js").Match} match @param {string} move */
  #play(match, move) {
    const after = match.clone();
    try {
      void this.#view?.animate(after, after.play(move)).catch(() => undefined);
    } catch {
      after.free();
      return;
    }
    match.free();
    this.#match = after;
  }

  /** Shows the answer; the step is not done by that. */
  #reveal() {
    const [lesson, step, match] = [this.#lesson, this.#step, this.#match];
    if (!lesson || !step?.ask || !match) return;
    const answer = expected(tabiya, lesson, this.#index);
    const text = answerText(match, step, answer);
    this.#judged = "shown";
    this.#offered = [];
    this.#found.clear();
    if (choosesSquares(step.ask)) {
      const squares = /** @type {string[]} */ (answer);
      for (const square of squares) this.#found.set(square, this.#chosen.has(square) ? "right" : "missed");
      for (const square of this.#chosen) if (!squares.includes(square)) this.#found.set(square, "wrong");
    } else if (step.ask.kind === "move") {
      this.#view?.select();
      const [first] = /** @type {string[]} */ (answer);
      if (first) this.#draw();
      if (first) this.#view?.annotate(drawnMove(first, "green"));
    } else this.#given = Array.isArray(answer) ? answer[0] : answer;
    const one = choosesSquares(step.ask) || !Array.isArray(answer) ? answer : answer[0];
    if (step.ask.kind !== "move") this.#draw();
    this.#say(`${words.shown} ${text}.`, judge(tabiya, lesson, this.#index, one).reasons, "shown");
  }

  /** @param {string} text @param {string[]} [reasons] @param {string} [how] */
  #say(text, reasons = [], how = "") {
    this.said.dataset.how = how;
    this.said.replaceChildren(
      h("p", { text }),
      ...(reasons.length > 0 ? [h("ul", {}, ...reasons.map((reason) => h("li", { text: reason })))] : []),
    );
  }

  /** Says that it is at its end. @param {number} done @param {number} of @param {HTMLElement[]} [onward] */
  finish(done, of, onward = []) {
    const byKeys = this.#byKeys;
    this.#say(words.finished(done, of), [], done === of ? "right" : "");
    // Nothing is left to finish; from here it goes back, or elsewhere.
    this.ways.lastElementChild?.remove();
    if (onward.length > 0) this.said.append(h("p", { class: "lesson-onward" }, ...onward));
    if (byKeys) this.#focus(onward.length > 0 ? ".lesson-onward a" : ".lesson-ways button");
  }

  destroy() {
    this.#view?.destroy();
    this.#view = undefined;
    this.#match?.free();
    this.#match = undefined;
    this.#standing = "";
  }
}
