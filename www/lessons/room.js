// The room of the lessons: their list, a lesson that is taken, its work sheet, and the form that makes one. What is
// seen is the room’s text in the address: `shatranj:3`, `own:LETTERS:3`, `shatranj:print`, `make`, `make:LETTERS`.

import { outline, piecesOf } from "../core/games.js";
import { Match, reason, whole } from "../core/module.js";
import { fill, h, say, svg } from "../lib/dom.js";
import { addStyles } from "../lib/add-styles.js";
import { printAs } from "../lib/print.js";
import { write as addressOf } from "../state/address.js";
import { opening } from "../state/store.js";
import { room as words } from "../words/lesson-room.js";
import { unread } from "../words/museum.js";
import { courses, load } from "./courses/index.js";
import { tell, tellFaults } from "./faults.js";
import { Form } from "./form.js";
import { parse, read, write } from "./lesson.js";
import { doneIn, forget, isAny, keyOf, markDone } from "./progress.js";
import { sheets } from "./sheet.js";
import ROOM from "./room.css?inline";
import TAKING from "./taking.css?inline";
import { Taking } from "./taking.js";
import { tabiya } from "./rules.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./lesson.js").Lesson} Lesson */
/** @typedef {import("./lesson.js").Fault} Fault */

/**
 * A lesson that has been opened.
 * @typedef {object} Opened
 * @property {string} place of it in the room’s text
 * @property {string} key under which its progress is kept
 * @property {Lesson} lesson
 * @property {Fault[]} faults
 */

/**
 * What the room is given to work with: `set` changes what is set in it.
 * @typedef {{
 *   store: import("../state/store.js").Store, set: (about: string, manner: "step" | "visit") => void
 * }} RoomContext
 */

/** @param {RoomContext} context */
export function lessonsRoom({ store, set }) {
  addStyles(TAKING);
  addStyles(ROOM);
  const room = new Lessons(store, set);
  return {
    root: room.root,
    render: (/** @type {State} */ state, /** @type {string} */ about) => room.render(state, about),
  };
}

class Lessons {
  /** @type {Opened | undefined} */
  #opened;
  #about = "";
  /** A drawing for each course. @type {Map<string, SVGElement>} */
  #drawn = new Map();
  /** @type {Form | undefined} */
  #form;

  /** @param {import("../state/store.js").Store} store @param {(about: string, manner: "step" | "visit") => void} set */
  constructor(store, set) {
    this.store = store;
    this.set = set;
    this.notice = h("p", { class: "help", role: "status" });
    this.head = h("div", { class: "lessons-head" });
    this.faults = h("div", { class: "lessons-faults", role: "status", hidden: true });
    this.body = h("div");
    this.foot = h("div", { class: "lessons-tools" });
    this.root = h("div", { class: "lessons" }, this.notice, this.head, this.faults, this.body, this.foot);
    this.taking = new Taking({
      go: (index) => this.#go(index),
      answered: (index, right) => {
        if (!right || !this.#opened) return;
        markDone(this.#opened.key, index);
        this.#take(this.store.state, index);
      },
    });
  }

  /** The address with this set in the room. @param {string} about */
  #address(about) {
    return addressOf({ ...this.store.state, view: "room", room: about ? `lessons:${about}` : "lessons" });
  }

  /** A course has the page of its own game about it. @param {string} game @param {string} about */
  #courseAddress(game, about) {
    const { state } = this.store;
    if (game === state.game) return this.#address(about);
    const { coordinates, pieces, paper } = state;
    return addressOf({ ...opening(game), coordinates, pieces, paper, view: "room", room: `lessons:${about}` });
  }

  /** @param {string} about @param {string} text @param {Record<string, unknown>} [more] */
  #link(about, text, more) {
    return h("a", { href: this.#address(about), text, ...more });
  }

  /** @param {State} state @param {string} about */
  async render(state, about) {
    const fresh = this.#about !== about;
    this.#about = about;
    const [id, ...rest] = about.split(":");
    if (fresh) say(this.notice, "");
    await whole();
    if (this.#about !== about) return;
    if (id === "make") return this.#make(state, rest.join(":"));
    this.#form?.leave();
    const place = id === "own" ? `own:${rest.shift() ?? ""}` : id;
    if (id === "") return this.#list(state);
    if (place !== this.#opened?.place) {
      this.#opened = undefined;
      say(this.notice, words.coming);
      const opened = await this.#open(place).catch((error) => {
        console.error(error);
        return words.lost;
      });
      if (this.#about !== about) return;
      if (typeof opened === "string") {
        this.#list(state);
        say(this.notice, opened);
        return;
      }
      say(this.notice, "");
      this.#opened = opened;
    }
    const [step = "1", ...left] = rest;
    if (step === "print" && left.length === 0) return this.#print(state);
    const at = /^\d{1,2}$/.test(step) ? Number(step) - 1 : -1;
    const index = at >= 0 && at < this.#opened.lesson.steps.length ? at : 0;
    const wrong = [...(at === index ? [] : [step]), ...left];
    if (wrong.length > 0) say(this.notice, unread(wrong));
    this.#take(state, index);
  }

  /** @param {string} place @returns {Promise<Opened | string>} or why not */
  async #open(place) {
    const [id, letters] = place.split(":");
    if (letters === undefined) {
      const found = courses.some((course) => course.id === id);
      if (!found) return words.none(id);
      const { lesson, faults } = read(tabiya, await load(id));
      return lesson.steps.length > 0 ? { place, key: id, lesson, faults } : words.lost;
    }
    const value = await parse(letters);
    if (value === undefined) return words.unread;
    const { lesson, faults } = read(tabiya, value);
    if (lesson.steps.length === 0) return `${words.unread} ${faults.map(tell).join(" ")}`.trim();
    return { place, key: keyOf(letters), lesson, faults };
  }

  /** @param {number} index */
  #go(index) {
    const opened = this.#opened;
    if (!opened) return;
    const count = opened.lesson.steps.length;
    if (index < count) {
      this.set(`${opened.place}:${index + 1}`, "step");
      return;
    }
    this.#take(this.store.state, count - 1);
    const { game } = opened.lesson;
    const at = courses.findIndex(({ id }) => id === opened.place);
    const next = at >= 0 ? courses[at + 1] : undefined;
    this.taking.finish(doneIn(opened.key).size, count, [
      h("a", { href: addressOf(opening(game)), text: words.playIt(outline(game).title) }),
      ...(next ? [h("a", { href: this.#courseAddress(next.game, next.id), text: words.nextLesson(next.title) })] : []),
    ]);
  }

  /** @param {State} state @param {number} index */
  #take(state, index) {
    const opened = this.#opened;
    if (!opened) return;
    const { lesson, faults, key, place } = opened;
    const done = doneIn(key);
    const button = (/** @type {string} */ text, /** @type {() => void} */ click) =>
      h("button", { key: text, type: "button", class: "quiet", text, on: { click } });
    fill(
      this.head,
      h("h2", { text: lesson.title || words.untitled, ...(lesson.language && { lang: lesson.language }) }),
      h("div", { class: "lessons-tools" }, this.#link("", words.all)),
      h("p", {
        class: "help",
        text: [outline(lesson.game).title, words.progress(done.size, lesson.steps.length)].join(" · "),
      }),
    );
    fill(
      this.foot,
      this.#link(`${place}:print`, words.print, { title: words.printHelp }),
      button(words.edit, () => void this.#edit(lesson)),
      button(words.again, () => {
        forget(key);
        if (index === 0) this.#take(this.store.state, 0);
        else this.set(`${place}:1`, "step");
      }),
    );
    tellFaults(this.faults, faults, words.faults);
    // The board of the game may be turned; that of a lesson is as its lesson says.
    const { pieces, coordinates } = state;
    if (this.body.firstElementChild !== this.taking.root) this.body.replaceChildren(this.taking.root);
    this.taking.show(lesson, index, { pieces, coordinates, done });
  }

  /** @param {Lesson} lesson */
  async #edit(lesson) {
    this.#form ??= this.#newForm();
    this.#form.take(lesson);
    this.set("make", "visit");
  }

  /** @param {State} state */
  #list(state) {
    this.#opened = undefined;
    this.foot.replaceChildren();
    tellFaults(this.faults, [], words.faults);
    const file = h("input", {
      type: "file",
      accept: ".json,application/json",
      "aria-label": words.open,
      tabindex: -1,
      on: { change: () => void this.#file(file) },
    });
    fill(
      this.head,
      h(
        "div",
        { class: "lessons-tools" },
        this.#link("make", words.make),
        h("button", {
          key: "open",
          type: "button",
          class: "quiet",
          text: words.open,
          on: { click: () => file.click() },
        }),
        file,
        h("button", {
          key: "forget",
          type: "button",
          class: "quiet",
          disabled: !isAny(),
          text: words.forget,
          on: {
            click: () => {
              forget();
              this.#list(this.store.state);
              say(this.notice, words.forgotten);
            },
          },
        }),
      ),
    );
    const list = h("ol", { key: "list", class: "lessons-list" }, ...courses.map((course) => this.#card(state, course)));
    this.body.replaceChildren(list);
  }

  /** @param {State} state @param {typeof courses[number]} course */
  #card(state, { id, game, title, steps }) {
    const done = [...doneIn(id)].filter((step) => step < steps);
    const first = Array.from({ length: steps }, (_, at) => at).find((at) => !done.includes(at)) ?? 0;
    const told = done.length >= steps ? words.done : done.length > 0 ? words.goOn : words.begin;
    return h(
      "li",
      { "data-course": id },
      h(
        "a",
        { href: this.#courseAddress(game, done.length > 0 && done.length < steps ? `${id}:${first + 1}` : id) },
        this.#drawing(state, id, game),
        h(
          "span",
          {},
          h("b", { text: title }),
          h("span", { class: "help", text: [outline(game).title, words.steps(steps), told].join(" · ") }),
          done.length > 0 &&
            h("progress", { max: steps, value: done.length, "aria-label": words.progress(done.length, steps) }),
        ),
      ),
    );
  }

  /** @param {State} state @param {string} id of a course @param {string} game */
  #drawing({ pieces }, id, game) {
    const key = `${id} ${pieces}`;
    let node = this.#drawn.get(key);
    if (!node) {
      const match = new Match(game, {});
      node = svg(match.svg({ coordinates: false, pieces: piecesOf(game, pieces), prefix: `lessons-${id}` }));
      match.free();
      for (const text of node.querySelectorAll("title, desc")) text.remove();
      node.setAttribute("aria-hidden", "true");
      this.#drawn.set(key, node);
    }
    return node;
  }

  /** Opens a file as a lesson in an address, or in the form where that is too long. @param {HTMLInputElement} input */
  async #file(input) {
    const [file] = input.files ?? [];
    if (!file) return;
    this.#form ??= this.#newForm();
    const lesson = await this.#form.open(file);
    input.value = "";
    const letters = lesson && (await write(lesson));
    this.set(letters ? `own:${letters}` : "make", "visit");
  }

  #newForm() {
    return new Form({
      state: () => this.store.state,
      address: (about) => this.#address(about),
    });
  }

  /** @param {State} state @param {string} letters of a lesson to begin from */
  async #make(state, letters) {
    this.#opened = undefined;
    this.foot.replaceChildren();
    this.#form ??= this.#newForm();
    if (letters) {
      const about = this.#about;
      const value = await parse(letters);
      if (this.#about !== about) return;
      this.#form.take(value);
      this.set("make", "step");
      return;
    }
    tellFaults(this.faults, [], words.faults);
    fill(this.head, h("div", { class: "lessons-tools" }, this.#link("", words.all)));
    if (this.body.firstElementChild !== this.#form.root) this.body.replaceChildren(this.#form.root);
    this.#form.render(state);
  }

  /** @param {State} state */
  #print(state) {
    const opened = this.#opened;
    if (!opened) return;
    const { lesson, faults, place } = opened;
    this.foot.replaceChildren();
    fill(
      this.head,
      h("h2", { text: lesson.title || words.untitled }),
      h(
        "div",
        { class: "lessons-tools" },
        this.#link(place, words.back),
        h("button", {
          key: "print",
          type: "button",
          class: "action",
          text: words.printNow,
          on: { click: () => printAs("view") },
        }),
      ),
    );
    tellFaults(this.faults, faults, words.faults);
    try {
      this.body.replaceChildren(h("div", { class: "sheets" }, ...sheets(lesson, state)));
    } catch (error) {
      this.body.replaceChildren(h("p", { text: reason(error) }));
    }
  }
}
