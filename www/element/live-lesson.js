// A lesson in the shadow of its element: fetched when one comes near the screen.

import { coded } from "../core/module.js";
import { h } from "../lib/dom.js";
import { courses, load as fetchCourse } from "../lessons/courses/index.js";
import { parse, read } from "../lessons/lesson.js";
import ELEMENT from "../lessons/lesson-element.css?inline";
import TAKING from "../lessons/taking.css?inline";
import { Taking } from "../lessons/taking.js";
import { sayFault, tellAuthor } from "../lessons/say-fault.js";
import board from "./board-styles.js";
import { element as words } from "../words/lesson-room.js";
import { tabiya } from "../lessons/rules.js";

export { load } from "./live-figure.js";

/** @typedef {import("../lessons/lesson.js").Lesson} Lesson */

/** How large a file of a lesson may be, in letters. */
const MOST = 400_000;

/** The styles of all lessons of a document. @type {WeakMap<Document, CSSStyleSheet[]>} */
const sheets = new WeakMap();

/** @param {ShadowRoot} root */
function addStyles(root) {
  const page = root.ownerDocument;
  const made = sheets.get(page) ?? [];
  if (made.length === 0) {
    for (const styles of [board, TAKING, ELEMENT]) {
      const sheet = new (page.defaultView ?? window).CSSStyleSheet();
      sheet.replaceSync(styles);
      made.push(sheet);
    }
    sheets.set(page, made);
  }
  root.adoptedStyleSheets = made;
}

export class LiveLesson {
  index = 0;
  /** @type {Lesson | undefined} */
  #lesson;
  #done = /** @type {Set<number>} */ (new Set());
  /** @type {(name: string) => string | null} */
  #get = () => null;

  /** @param {ShadowRoot} shadow @param {(name: string, detail: object) => void} tell */
  constructor(shadow, tell) {
    addStyles(shadow);
    this.title = h("p", { class: "lesson-title", part: "title" });
    this.taking = new Taking({
      go: (index) => this.#go(index),
      answered: (index, right) => {
        if (right) this.#done.add(index);
        this.#draw();
        tell("tabiya-answer", { step: index + 1, right, done: this.#done.size, of: this.steps });
      },
    });
    this.root = h("div", { class: "lesson-live" }, this.title, this.taking.root);
  }

  get steps() {
    return this.#lesson?.steps.length ?? 0;
  }

  /**
   * Shows what the attributes say; gives what of it could not be read. Throws, with a code, if there is no lesson.
   * @param {(name: string) => string | null} get @param {unknown} value @param {boolean} placed
   */
  async show(get, value, placed) {
    this.#get = get;
    /** @type {string[]} */
    let told = [];
    if (!placed || !this.#lesson) {
      const { lesson, faults } = read(tabiya, value ?? (await this.#fetch(get)));
      told = faults.map(sayFault);
      tellAuthor(faults);
      if (lesson.steps.length === 0) {
        throw coded("bad-lesson", [words.notRead, ...told].join(" "));
      }
      const same = JSON.stringify(lesson) === JSON.stringify(this.#lesson);
      if (!same) this.#done = new Set();
      this.#lesson = lesson;
      if (!same) this.index = 0;
    }
    const step = Number(get("step") ?? this.index + 1);
    if (Number.isInteger(step) && step >= 1 && step <= this.steps) this.index = step - 1;
    this.#draw();
    return told;
  }

  /** @param {(name: string) => string | null} get */
  async #fetch(get) {
    const [course, src, lesson] = [get("course"), get("src"), get("lesson")];
    if (course !== null) {
      const id = course.trim();
      if (courses.some((one) => one.id === id)) return fetchCourse(id);
      throw coded("no-course", words.noCourse(id.slice(0, 60)));
    }
    if (src !== null) return fetched(src);
    if (lesson === null) throw coded("no-lesson", words.none);
    const text = lesson.trim();
    try {
      const value = text.startsWith("{") ? JSON.parse(text) : await parse(text);
      if (value !== undefined) return value;
    } catch {
      // It is no JSON.
    }
    throw coded("bad-lesson", words.notRead);
  }

  /** @param {number} index */
  #go(index) {
    if (index >= this.steps) {
      this.#draw();
      this.taking.finish(this.#done.size, this.steps);
      return;
    }
    this.index = index;
    this.#draw();
  }

  #draw() {
    const lesson = this.#lesson;
    if (!lesson) return;
    this.title.textContent = lesson.title;
    if (lesson.language) this.title.lang = lesson.language;
    const set = this.#get("pieces");
    const pieces = set === "letters" || set === "pictograms" ? set : "figures";
    this.taking.show(lesson, this.index, { pieces, flipped: this.#get("turned") !== null, done: this.#done });
  }
}

/** @param {string} address */
async function fetched(address) {
  try {
    const answer = await fetch(new URL(address, document.baseURI));
    const text = answer.ok ? await answer.text() : "";
    if (text && text.length <= MOST) return JSON.parse(text);
  } catch {
    // As said.
  }
  throw coded("no-lesson", words.notFetched);
}
