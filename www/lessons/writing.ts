// A lesson as a reader writes it. It stays in this browser, on a shelf of drafts; nothing is kept before the reader has
// changed something. What cannot be read of it is told by its place, and the rest is kept.

import { signal } from "@preact/signals";
import { outline } from "../core/games.js";
import { gameOutlines, Match } from "../core/module.js";
import { onOtherWindow } from "../lib/kept.js";
import { readPosition } from "../state/address.js";
import type { State } from "../state/store.js";
import { form as words } from "../words/lesson-room.js";
import { type Draft, deleteDraft, drafts, isDraft, keepDraft } from "./drafts.js";
import { type Fault, type Lesson, read, type Step } from "./lesson.js";
import { tabiya } from "./rules.js";

/** How large a file of a lesson may be, in bytes. */
const MOST_BYTES = 400_000;

export interface Written {
  lesson: Lesson;
  /** The step that is seen. */
  at: number;
  /** Under which it is kept, once something of it has been changed. */
  name?: string;
  /** What of a file or an address could not be read. */
  lost: Fault[];
  /** The step that is being written: what is wrong in it is no fault before it is left, or the lesson kept. */
  open?: number;
  /** What was deleted last. */
  deleted?: Draft;
  /** What is told of the last deed. */
  said: string;
}

export class Writing {
  readonly now;
  readonly #page: () => State;

  /** @param page its state */
  constructor(page: () => State) {
    this.#page = page;
    this.now = signal<Written>({ lesson: fresh(page()), at: 0, lost: [], said: "" });
    const [latest] = drafts().filter(({ lesson }) => isReadable(lesson));
    if (latest) this.#open(latest);
    onOtherWindow((name) => isDraft(name) && this.#follow(name));
  }

  get step() {
    const { lesson, at } = this.now.value;
    return lesson.steps[at];
  }

  say(said: string) {
    if (said !== this.now.peek().said) this.#put({ said });
  }

  /** A lesson takes the place of what is written, which stays on the shelf; gives what could be read of it. */
  take(value: unknown) {
    const { lesson, faults } = read(tabiya, value);
    this.#put({ lost: faults });
    if (lesson.game) this.#begin(lesson);
    return lesson.steps.length > 0 ? lesson : undefined;
  }

  /** Takes a file; gives its lesson, if all of it could be read. */
  async takeFile(file: File) {
    if (file.size > MOST_BYTES) return this.#cannot("lesson-too-large", words.tooLarge);
    let value: unknown;
    try {
      value = JSON.parse(await file.text());
    } catch {
      return this.#cannot("lesson-not-json", words.notJson);
    }
    const lesson = this.take(value);
    if (lesson) this.say(words.opened);
    return this.now.value.lost.length > 0 ? undefined : lesson;
  }

  /** Opens a draft of the shelf. */
  open(name: string) {
    const draft = drafts().find((one) => one.name === name);
    if (draft) this.#open(draft);
    this.say("");
  }

  begin() {
    this.#begin(fresh(this.#page()));
    this.#put({ lost: [], said: words.begun });
  }

  discard() {
    const draft = drafts().find(({ name }) => name === this.now.value.name);
    if (!draft) return;
    deleteDraft(draft.name);
    this.#begin(fresh(this.#page()));
    this.#put({ deleted: draft, said: words.discarded(String(draft.lesson.title || words.untitled)) });
  }

  bringBack() {
    const { deleted } = this.now.value;
    if (!deleted) return;
    keepDraft(deleted.lesson, deleted.name);
    this.#put({ deleted: undefined });
    this.open(deleted.name);
  }

  /** The reader has changed something. */
  change(patch: Partial<Lesson>, more: Partial<Written> = {}) {
    const { lesson: before, name } = this.now.value;
    const lesson = { ...before, ...patch };
    this.#put({ lesson, name: keepDraft(lesson, name), ...more });
  }

  /** Changes the step that is seen; what is empty of it goes. */
  edit(patch: Partial<Step>) {
    const { lesson, at } = this.now.value;
    const { position, line, ask, ...rest } = { ...lesson.steps[at], ...patch };
    const step = { ...rest, ...(position && { position }), ...(line?.length && { line }), ...(ask && { ask }) };
    this.change({ steps: lesson.steps.with(at, step) }, { lost: [], open: at });
  }

  go(at: number) {
    this.#put({ at, open: undefined });
  }

  /** The step that was being written is done with. */
  finish() {
    this.#put({ open: undefined });
  }

  move(by: number) {
    const { lesson, at } = this.now.value;
    const to = at + by;
    const { [at]: step, [to]: other } = lesson.steps;
    if (other)
      this.change(
        { steps: lesson.steps.with(at, other).with(to, step) },
        { at: to, open: undefined, said: words.movedTo(to + 1) },
      );
  }

  add() {
    const { lesson, at } = this.now.value;
    const { position } = this.step;
    const steps = lesson.steps.toSpliced(at + 1, 0, { text: "", ...(position && { position }) });
    this.change({ steps }, { at: at + 1, open: undefined, said: words.added(at + 2) });
  }

  remove() {
    const { lesson, at } = this.now.value;
    const left = lesson.steps.toSpliced(at, 1);
    const steps = left.length > 0 ? left : [{ text: "" }];
    this.change({ steps }, { at: Math.min(at, steps.length - 1), open: undefined, said: words.removed(at + 1) });
  }

  /** Takes the game of the page, with its rules. */
  takeRules() {
    const { game, options } = this.#page();
    this.change({ game, options: { ...options } });
  }

  /** Takes the position that stands on the board of the page. */
  takePosition() {
    const { game, options, position, line, ply } = this.#page();
    const match = new Match(game, { options, position });
    match.playLine(line.slice(0, ply));
    const start = new Match(game, { options });
    const text = match.position();
    const same = start.position() === text;
    for (const one of [match, start]) one.free();
    this.edit({ position: same ? "" : readPosition(text, outline(game)).position });
  }

  #put(patch: Partial<Written>) {
    this.now.value = { ...this.now.value, ...patch };
  }

  #cannot(code: string, message: string) {
    this.#put({ lost: [{ at: "", code, message }] });
    return undefined;
  }

  #begin(lesson: Lesson) {
    const steps = lesson.steps.length > 0 ? lesson.steps : [{ text: "" }];
    this.#put({ lesson: { ...lesson, steps }, at: 0, open: undefined, name: undefined });
  }

  /** As it was written: what is half written, or of a newer version of the page, stays. */
  #open({ name, lesson }: Draft) {
    this.#begin(lesson as unknown as Lesson);
    this.#put({ lost: [], name });
  }

  /** Another window has changed a draft. */
  #follow(name: string) {
    const { at, name: own } = this.now.value;
    const draft = drafts().find((one) => one.name === name);
    // What is deleted there is kept here as soon as something is changed.
    if (name !== own) this.#put({});
    else if (!draft) this.#put({ name: undefined });
    else {
      this.#open(draft);
      this.#put({ at: Math.min(at, this.now.value.lesson.steps.length - 1) });
    }
  }
}

const fresh = ({ game, options }: State): Lesson => ({
  title: "",
  game,
  options: { ...options },
  steps: [{ text: "" }],
});

/** Whether the form can show a draft: its game is known here, and its parts are what it takes them for. */
// biome-ignore lint/suspicious/noExplicitAny: it may be anything
export const isReadable = ({ title = "", game, options = {}, steps }: Record<string, any>) =>
  isText(title) &&
  gameOutlines().some(({ id }) => id === game) &&
  typeof options === "object" &&
  Array.isArray(steps) &&
  steps.length > 0 &&
  steps.every(
    (step) =>
      isText(step?.text) &&
      isText(step.position ?? "") &&
      [step.line ?? [], step.ask?.moves ?? [], step.ask?.squares ?? []].every(
        (moves) => Array.isArray(moves) && moves.every(isText),
      ),
  );

const isText = (value: unknown) => typeof value === "string";
