// What the room of the lessons shows, by the room’s text in the address: `shatranj:3`, `own:LETTERS:3`,
// `shatranj:print`, `make`, `make:LETTERS`; and what stays of it while something else is seen.

import { signal } from "@preact/signals";
import { outline } from "../core/games.js";
import { whole } from "../core/module.js";
import { h } from "../lib/dom.js";
import { write as addressOf } from "../state/address.js";
import { opening, type State } from "../state/store.js";
import type { RoomContext } from "../views/view.js";
import { room as words } from "../words/lesson-room.js";
import { unread } from "../words/museum.js";
import { courses, load as fetchCourse } from "./courses/index.js";
import { type Fault, type Lesson, parse, read, write } from "./lesson.js";
import { doneIn, keyOf, markDone } from "./progress.js";
import { tabiya } from "./rules.js";
import { sayFault } from "./say-fault.js";
import { Taking } from "./taking.js";
import { Writing } from "./writing.ts";

/** A lesson that has been opened. */
export interface Opened {
  /** Of it in the room’s text. */
  place: string;
  /** Under which its progress is kept. */
  key: string;
  lesson: Lesson;
  faults: Fault[];
}

/** What is seen: the list of courses, unless a lesson has been opened or is made. */
export interface Seen {
  /** What is told of the address. */
  notice?: string;
  make?: boolean;
  opened?: Opened;
  /** The step; none where the lesson is to be printed. */
  index?: number;
}

export class Lessons {
  readonly coming = signal(false);
  /** Counts the changes of what is kept of the reader’s progress. */
  readonly progress = signal(0);
  readonly taking = new Taking({
    go: (index) => this.#go(index),
    answered: (index, right) => {
      if (right && this.#opened) this.change(() => markDone(this.#opened?.key ?? "", index));
    },
  });
  #opened?: Opened;
  #about = "";
  #writing?: Writing;

  constructor(readonly context: RoomContext) {}

  get writing() {
    this.#writing ??= new Writing(() => this.context.store.state);
    return this.#writing;
  }

  /** The steps that are done of a lesson. */
  doneIn(key: string) {
    void this.progress.value;
    return doneIn(key);
  }

  /** Changes what is kept of the progress. */
  change(what: () => void) {
    what();
    this.progress.value += 1;
  }

  /** The address with this set in the room. */
  address = (about: string) =>
    addressOf({ ...this.context.store.state, view: "room", room: about ? `lessons:${about}` : "lessons" });

  /** A course has the page of its own game about it. */
  courseAddress = (game: string, about: string) => {
    const { state } = this.context.store;
    if (game === state.game) return this.address(about);
    const { coordinates, pieces, paper } = state;
    return addressOf({ ...opening(game), coordinates, pieces, paper, view: "room", room: `lessons:${about}` });
  };

  load = async (_: State, about: string): Promise<Seen> => {
    this.#about = about;
    const [id, ...rest] = about.split(":");
    await whole();
    if (id === "make") return this.#make(about, rest.join(":"));
    this.#writing?.say("");
    if (id === "") return {};
    const place = id === "own" ? `own:${rest.shift() ?? ""}` : id;
    if (place !== this.#opened?.place) {
      const opened = await this.#open(place);
      if (typeof opened === "string") return { notice: opened };
      this.#opened = opened;
    }
    const opened = this.#opened;
    const [step = "1", ...left] = rest;
    if (step === "print" && left.length === 0) return { opened };
    const at = /^\d{1,2}$/.test(step) ? Number(step) - 1 : -1;
    const index = at >= 0 && at < opened.lesson.steps.length ? at : 0;
    const wrong = [...(at === index ? [] : [step]), ...left];
    return { opened, index, notice: wrong.length > 0 ? unread(wrong) : undefined };
  };

  /** Opens a file as a lesson in an address, or in the form where that is too long. */
  async openFile(file: File) {
    const lesson = await this.writing.takeFile(file);
    const letters = lesson && (await write(lesson));
    this.context.set(letters ? `own:${letters}` : "make", "visit");
  }

  async #make(about: string, letters: string) {
    if (letters) {
      const value = await parse(letters);
      if (this.#about === about) {
        this.writing.take(value);
        this.context.set("make", "step");
      }
    }
    return { make: true };
  }

  /** Opens a lesson, or says why not. */
  async #open(place: string): Promise<Opened | string> {
    this.coming.value = true;
    try {
      const [id, letters] = place.split(":");
      if (letters === undefined && !courses.some((course) => course.id === id)) return words.none(id);
      const value = await (letters === undefined ? fetchCourse(id) : parse(letters));
      if (value === undefined) return words.unread;
      const { lesson, faults } = read(tabiya, value);
      if (lesson.steps.length > 0) return { place, key: letters ? keyOf(letters) : id, lesson, faults };
      return letters === undefined ? words.lost : `${words.unread} ${faults.map(sayFault).join(" ")}`.trim();
    } catch (error) {
      console.error(error);
      return words.lost;
    } finally {
      this.coming.value = false;
    }
  }

  #go(index: number) {
    if (!this.#opened) return;
    const { place, lesson, key } = this.#opened;
    const count = lesson.steps.length;
    if (index < count) {
      this.context.set(`${place}:${index + 1}`, "step");
      return;
    }
    const at = courses.findIndex(({ id }) => id === place);
    const next = at >= 0 ? courses[at + 1] : undefined;
    this.taking.finish(doneIn(key).size, count, [
      h("a", { href: addressOf(opening(lesson.game)), text: words.playIt(outline(lesson.game).title) }),
      ...(next ? [h("a", { href: this.courseAddress(next.game, next.id), text: words.nextLesson(next.title) })] : []),
    ]);
  }
}
