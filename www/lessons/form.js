// The form that makes a lesson: what is written stays in this browser, on a shelf of drafts, and can be kept in an
// address or a file. What cannot be read of it is told by its place, and the rest is kept. Nothing is written before
// the reader has changed something.

import { gameInfo, outline } from "../core/games.js";
import { Match, gameOutlines, kinds, seats } from "../core/module.js";
import { enable, fill, h, say } from "../lib/dom.js";
import { onOtherWindow } from "../lib/kept.js";
import { readPosition } from "../state/address.js";
import { form as words } from "../words/lesson-room.js";
import { deleteDraft, drafts, isDraft, keepDraft } from "./drafts.js";
import { tell, tellFaults } from "./faults.js";
import { GOALS, KINDS, LIMITS, read, stand, write } from "./lesson.js";
import { Taking } from "./taking.js";
import { tabiya } from "./rules.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./lesson.js").Lesson} Lesson */
/** @typedef {import("./lesson.js").Step} Step */
/** @typedef {import("./lesson.js").Fault} Fault */
/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

/** How large a file of a lesson may be, in bytes. */
const MOST_BYTES = 400_000;

/** @param {string} text */
const list = (text) => text.split(/[\s,]+/).filter(Boolean);

/**
 * What the form asks of the room.
 * @typedef {object} Room
 * @property {() => State} state
 * @property {(about: string) => string} address
 */

export class Form {
  /** @type {Lesson} */
  #draft;
  #at = 0;
  /** What of a file or an address could not be read. @type {Fault[]} */
  #lost = [];
  #run = 0;
  /** Under which the draft is kept, once something of it has been changed. @type {string | undefined} */
  #name;
  /** What was deleted last. @type {import("./drafts.js").Draft | undefined} */
  #deleted;

  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    this.#draft = fresh(room.state());
    this.shelf = h("select", { name: "draft", on: { change: () => this.#open(this.shelf.value) } });
    this.bringBack = h("button", {
      type: "button",
      class: "quiet",
      text: words.bringBack,
      hidden: true,
      on: { click: () => this.#bringBack() },
    });
    this.said = h("p", { class: "help", role: "status" });
    this.faults = h("div", { class: "lessons-faults", role: "status", hidden: true });
    const [latest] = drafts().filter(({ lesson }) => readable(lesson));
    if (latest) this.#take(latest);
    onOtherWindow((name) => isDraft(name) && this.#follow(name));
    const change = () => this.#read();
    const input = (/** @type {string} */ name, /** @type {Record<string, unknown>} */ more = {}) =>
      h("input", { type: "text", name, autocomplete: "off", spellcheck: "false", on: { input: change }, ...more });
    const select = (/** @type {string} */ name) => h("select", { name, on: { change } });
    this.fields = {
      title: input("title", { spellcheck: "true", maxlength: LIMITS.title }),
      game: h("select", { name: "game", on: { change: () => this.#game() } }),
      text: h("textarea", { name: "text", rows: 6, maxlength: LIMITS.text, on: { input: change } }),
      position: input("position", { placeholder: words.positionHelp }),
      line: input("line", { placeholder: words.lineHelp }),
      kind: h("select", { name: "kind", on: { change: () => this.#kind() } }),
      of: select("of"),
      places: input("places", { placeholder: words.placesHelp }),
      piece: select("piece"),
      seat: select("seat"),
      goal: select("goal"),
      moves: input("moves", { placeholder: words.lineHelp }),
      move: input("move", { placeholder: "c1e3" }),
      option: select("option"),
    };
    const label = (/** @type {keyof Form["fields"]} */ name, /** @type {string} */ text) =>
      h("label", { "data-field": name }, h("span", { text }), this.fields[name]);
    const button = (/** @type {string} */ deed, /** @type {string} */ text, /** @type {() => void} */ click) =>
      h("button", { type: "button", class: "quiet", "data-deed": deed, text, on: { click } });
    this.rules = h("p", { class: "help" });
    this.bar = h("ol", { class: "lesson-steps lessons-steps", "aria-label": words.steps });
    this.legend = h("legend");
    this.up = button("up", words.up, () => this.#move(-1));
    this.down = button("down", words.down, () => this.#move(1));
    this.add = button("add", words.add, () => this.#add());
    this.remove = button("remove", words.remove, () => this.#remove());
    this.take_ = button("take", words.take, () => this.#stand());
    this.setUp = h("a", { text: words.setUp });
    this.discard = button("discard", words.discard, () => this.#discard());
    this.elsewhere = h("p", { class: "help" });
    this.address = h("input", { type: "text", name: "address", readonly: true, "aria-label": words.address });
    this.whole = h("a", { "data-deed": "whole", text: words.take_ });
    this.file = h("input", {
      type: "file",
      accept: ".json,application/json",
      "aria-label": words.open,
      tabindex: -1,
      on: { change: () => void this.#opened() },
    });
    this.tried = new Taking({ go: () => {}, answered: () => {} });
    const tools = (/** @type {HTMLElement[]} */ ...all) => h("div", { class: "lessons-tools" }, ...all);
    const step = h(
      "fieldset",
      {},
      this.legend,
      label("text", words.text),
      label("position", words.position),
      tools(
        this.take_,
        button("setup", words.setup, () => this.#put("")),
        this.setUp,
      ),
      this.elsewhere,
      label("line", words.line),
      label("kind", words.ask),
      h(
        "div",
        { class: "lessons-ask" },
        label("option", words.option),
        label("places", words.places),
        label("piece", words.piece),
        label("seat", words.seat),
        label("goal", words.goal),
        label("of", words.of),
        label("moves", words.moves),
        label("move", words.move),
      ),
      tools(this.up, this.down, this.remove),
    );
    const keep = h(
      "section",
      { "aria-label": words.keep },
      h("h3", { text: words.keep }),
      h("label", {}, h("span", { text: words.address }), this.address),
      tools(
        button("copy", words.copy, () => void this.#copy()),
        this.whole,
        button("download", words.download, () => this.#download()),
        button("open", words.open, () => this.file.click()),
        this.file,
      ),
    );
    this.root = h(
      "div",
      { class: "lessons-form" },
      h(
        "div",
        {},
        h("h2", { text: words.name }),
        h("p", { class: "help", text: words.help }),
        this.said,
        this.faults,
        h(
          "div",
          { class: "lessons-tools" },
          h("label", {}, h("span", { text: words.shelf }), this.shelf),
          button("fresh", words.fresh, () => this.#fresh()),
          this.discard,
          this.bringBack,
        ),
        label("title", words.title),
        label("game", words.game),
        this.rules,
        tools(button("rules", words.takeRules, () => this.#rules())),
        h("div", { class: "lessons-tools" }, this.bar, this.add),
        step,
        keep,
      ),
      h("section", { "aria-label": words.tried }, h("h3", { text: words.tried }), this.tried.root),
    );
  }

  /** @returns {Step} */
  get #step() {
    return this.#draft.steps[this.#at];
  }

  /** @param {State} state */
  render(state) {
    const other = state.game !== this.#draft.game;
    this.elsewhere.hidden = !other;
    say(this.elsewhere, other ? words.elsewhere(outline(state.game).title) : "");
    this.take_.disabled = other;
    this.setUp.href = `#/${this.#draft.game}?v=1&view=setup`;
    this.#show();
  }

  /** It is another room that is seen. */
  leave() {
    say(this.said, "");
  }

  /** A lesson takes the place of what is written. @param {unknown} value @returns {Lesson | undefined} */
  take(value) {
    const { lesson, faults } = read(tabiya, value);
    this.#lost = faults;
    if (lesson.game) {
      this.#begin(lesson);
    }
    this.#show();
    return lesson.steps.length > 0 ? lesson : undefined;
  }

  /** Another draft takes the place of what is written, which stays on the shelf. @param {Lesson} lesson */
  #begin(lesson) {
    this.#draft = { ...lesson, steps: lesson.steps.length > 0 ? lesson.steps : [{ text: "" }] };
    this.#at = 0;
    this.#name = undefined;
  }

  /** @param {import("./drafts.js").Draft} draft */
  #take({ name, lesson }) {
    // As it was written: what is half written, or of a newer version of the page, stays.
    this.#begin(/** @type {Lesson} */ (/** @type {unknown} */ (lesson)));
    this.#lost = [];
    this.#name = name;
  }

  /** Opens a draft of the shelf. @param {string} name */
  #open(name) {
    const draft = drafts().find((one) => one.name === name);
    if (draft) this.#take(draft);
    this.render(this.room.state());
    say(this.said, "");
  }

  /** Another window has changed a draft. @param {string} name */
  #follow(name) {
    if (name === this.#name) {
      const draft = drafts().find((one) => one.name === name);
      const at = this.#at;
      // What is deleted there is kept here as soon as something is changed.
      if (draft) this.#take(draft);
      else this.#name = undefined;
      this.#at = at;
    }
    if (this.root.isConnected) this.#show();
  }

  /** The reader has changed the draft. @param {Lesson} draft */
  #change(draft) {
    this.#draft = draft;
    this.#name = keepDraft(draft, this.#name);
  }

  #discard() {
    const draft = drafts().find(({ name }) => name === this.#name);
    if (!draft) return;
    this.#deleted = draft;
    deleteDraft(draft.name);
    this.#begin(fresh(this.room.state()));
    this.render(this.room.state());
    say(this.said, words.discarded(String(draft.lesson.title || words.untitled)));
  }

  #bringBack() {
    const draft = this.#deleted;
    if (!draft) return;
    this.#deleted = undefined;
    keepDraft(draft.lesson, draft.name);
    this.#open(draft.name);
    this.shelf.focus();
  }

  /** Lists the drafts. */
  #offerDrafts() {
    const shown = drafts().map(({ name, changed, lesson }) => {
      const known = readable(lesson);
      const game = known ? outline(String(lesson.game)).title : String(lesson.game ?? "");
      const text = words.draft(String(lesson.title || words.untitled), game, changed.slice(0, 10));
      return { name, text: known ? text : words.unknownGame(text), known };
    });
    fill(
      this.shelf,
      this.#name === undefined && h("option", { key: "", value: "", text: words.notKeptYet, selected: true }),
      ...shown.map(({ name, text, known }) =>
        h("option", { key: name, value: name, text, disabled: !known, selected: name === this.#name }),
      ),
    );
    this.shelf.value = this.#name ?? "";
    this.discard.disabled = this.#name === undefined;
    this.bringBack.hidden = this.#deleted === undefined;
  }

  /** @param {File} file @returns {Promise<Lesson | undefined>} */
  async open(file) {
    const fault = (/** @type {string} */ code, /** @type {string} */ message) => {
      this.#lost = [{ at: "", code, message }];
      this.#show();
      return undefined;
    };
    if (file.size > MOST_BYTES) return fault("lesson-too-large", words.tooLarge);
    /** @type {unknown} */
    let value;
    try {
      value = JSON.parse(await file.text());
    } catch {
      return fault("lesson-not-json", words.notJson);
    }
    const lesson = this.take(value);
    if (lesson) say(this.said, words.opened);
    return this.#lost.length > 0 ? undefined : lesson;
  }

  async #opened() {
    const [file] = this.file.files ?? [];
    if (file) await this.open(file);
    this.file.value = "";
  }

  /** What the fields say becomes the step. */
  #read() {
    const { title, text, position, line } = this.fields;
    const steps = [...this.#draft.steps];
    const moves = list(line.value);
    const own = position.value.trim();
    const ask = this.#asked();
    const { text: _, position: __, line: ___, ask: ____, ...rest } = this.#step;
    steps[this.#at] = {
      ...rest,
      text: text.value,
      ...(own && { position: own }),
      ...(moves.length > 0 && { line: moves }),
      ...(ask && { ask }),
    };
    this.#change({ ...this.#draft, title: title.value, steps });
    this.#lost = [];
    this.#show();
  }

  /** @returns {Step["ask"]} */
  #asked() {
    const { kind, of, places, piece, seat, goal, moves, move, option } = this.fields;
    const now = this.#step.ask;
    // A kind of question that only a newer version of the page knows.
    if (now && kind.value === now.kind && !KINDS.includes(now.kind)) return now;
    if (kind.value === "squares") return { kind: "squares", of: of.value };
    if (kind.value === "find") {
      const squares = list(places.value);
      if (squares.length > 0) return { kind: "find", squares };
      return { kind: "find", piece: piece.value, ...(seat.value && { seat: seat.value }) };
    }
    if (kind.value === "legal") return { kind: "legal", move: move.value.trim() };
    if (kind.value === "reading") return { kind: "reading", option: option.value, of: of.value };
    if (kind.value !== "move") return undefined;
    if (goal.value === "moves") return { kind: "move", moves: list(moves.value) };
    return { kind: "move", goal: goal.value || GOALS[0], ...(of.value && now?.kind === "move" && { of: of.value }) };
  }

  /** Another kind of question begins with what is nearest. */
  #kind() {
    const { of, piece, option, goal } = this.fields;
    const [first] = this.#movers();
    const [kind] = this.#standing().kinds;
    if (!piece.value && kind) fill(piece, h("option", { value: kind[0], selected: true }));
    if (!of.value && first) fill(of, h("option", { value: first[0], selected: true }));
    const [question] = gameInfo(this.#draft.game).options;
    if (!option.value && question) fill(option, h("option", { value: question.id, selected: true }));
    if (!goal.value) fill(goal, h("option", { value: GOALS[0], selected: true }));
    this.#read();
  }

  #game() {
    this.#change({ ...this.#draft, game: this.fields.game.value, options: {} });
    this.render(this.room.state());
  }

  #rules() {
    const { game, options } = this.room.state();
    this.#change({ ...this.#draft, game, options: { ...options } });
    this.render(this.room.state());
  }

  /** @param {string} position */
  #put(position) {
    this.fields.position.value = position;
    this.#read();
  }

  /** Takes the position that stands on the board of the page. */
  #stand() {
    const { game, options, position, line, ply } = this.room.state();
    const match = new Match(game, { options, position });
    match.playLine(line.slice(0, ply));
    const text = match.position();
    const start = new Match(game, { options });
    const same = start.position() === text;
    for (const one of [match, start]) one.free();
    this.#put(same ? "" : (readPosition(text, outline(game)).position ?? ""));
  }

  /** @param {number} by */
  #move(by) {
    const steps = [...this.#draft.steps];
    const to = this.#at + by;
    if (to < 0 || to >= steps.length) return;
    const [step] = steps.splice(this.#at, 1);
    steps.splice(to, 0, step);
    this.#change({ ...this.#draft, steps });
    this.#at = to;
    this.#show();
    say(this.said, words.movedTo(to + 1));
  }

  #add() {
    const steps = [...this.#draft.steps];
    steps.splice(this.#at + 1, 0, { text: "", ...(this.#step.position && { position: this.#step.position }) });
    this.#change({ ...this.#draft, steps });
    this.#at += 1;
    this.#show();
    say(this.said, words.added(this.#at + 1));
    this.fields.text.focus();
  }

  #remove() {
    const gone = this.#at + 1;
    const steps = this.#draft.steps.filter((_, at) => at !== this.#at);
    this.#change({ ...this.#draft, steps: steps.length > 0 ? steps : [{ text: "" }] });
    this.#at = Math.min(this.#at, this.#draft.steps.length - 1);
    this.#show();
    say(this.said, words.removed(gone));
  }

  #fresh() {
    this.#begin(fresh(this.room.state()));
    this.#lost = [];
    this.render(this.room.state());
    say(this.said, words.begun);
    this.fields.title.focus();
  }

  /** The squares of the pieces that may move here, each with what stands there. @returns {[string, string][]} */
  #movers() {
    const { game, options } = this.#draft;
    try {
      const match = stand(tabiya, { ...this.#draft, steps: [this.#step] }, 0);
      const pieces = new Map(match.board().map(({ square, kind }) => [square, kind]));
      const squares = [...new Set(match.legal().flatMap(({ from }) => (from ? [from] : [])))];
      match.free();
      const nouns = new Map(kinds(game, options).map(({ id, noun }) => [id, noun]));
      return squares.map((square) => [square, `${square} (${nouns.get(pieces.get(square) ?? "") ?? ""})`]);
    } catch {
      return [];
    }
  }

  /** Kinds and sides that stand on the board. @returns {{ kinds: [string, string][], sides: [string, string][] }} */
  #standing() {
    const { game, options } = this.#draft;
    try {
      const match = stand(tabiya, { ...this.#draft, steps: [this.#step] }, 0);
      const pieces = match.board();
      match.free();
      const there = kinds(game, options).filter(({ id }) => pieces.some(({ kind }) => kind === id));
      const sides = seats(game, options).filter(({ id }) => pieces.some(({ seat }) => seat === id));
      return { kinds: there.map(({ id, noun }) => [id, noun]), sides: sides.map(({ id, name }) => [id, name]) };
    } catch {
      return { kinds: [], sides: [] };
    }
  }

  #show() {
    const draft = this.#draft;
    this.#offerDrafts();
    this.#at = Math.min(this.#at, draft.steps.length - 1);
    this.#fill(draft);
    fill(
      this.bar,
      ...draft.steps.map((_, at) =>
        h(
          "li",
          { key: at },
          h("button", {
            type: "button",
            "aria-pressed": String(at === this.#at),
            "aria-label": words.step(at + 1),
            text: at + 1,
            on: { click: () => this.#go(at) },
          }),
        ),
      ),
    );
    enable([
      [this.up, this.#at > 0],
      [this.down, this.#at < draft.steps.length - 1],
      [this.remove, draft.steps.length > 1 || JSON.stringify(this.#step) !== '{"text":""}'],
      [this.add, draft.steps.length < LIMITS.steps],
    ]);
    const { lesson, faults } = read(tabiya, draft);
    // What has not been written yet is no fault of it.
    const untold = draft.steps.flatMap((step, at) => (isBlank(step) ? [`steps[${at}]`] : []));
    if (draft.title === "") untold.push("title");
    if (untold.length > 0 && untold.length >= draft.steps.length) untold.push("steps", "");
    const told = [...this.#lost, ...faults.filter(({ at }) => !untold.includes(at))];
    tellFaults(this.faults, told, words.faults, (one) => this.#fault(one));
    const shown = { ...this.#step, text: this.#step.text || words.nothing };
    const one = read(tabiya, { ...draft, title: draft.title || words.name, steps: [shown] }).lesson;
    this.tried.root.hidden = one.steps.length === 0;
    const { pieces } = this.room.state();
    if (one.steps.length > 0) this.tried.show(one, 0, { pieces, done: new Set() });
    void this.#written(lesson);
  }

  /** @param {number} at */
  #go(at) {
    this.#at = at;
    this.#show();
  }

  /** The fields say what the draft does; the one that is being written in is left alone. @param {Lesson} draft */
  #fill(draft) {
    const { fields } = this;
    const step = this.#step;
    const { ask } = step;
    /** @type {any} */
    const asked = ask ?? {};
    const set = (/** @type {Field} */ field, /** @type {string} */ value) => {
      if (list(field.value).join(" ") !== list(value).join(" ") || document.activeElement !== field)
        field.value = value;
    };
    const offer = (/** @type {HTMLSelectElement} */ field, /** @type {[string, string][]} */ all, value = "") => {
      const known = value === "" || all.some(([id]) => id === value);
      const shown = known ? all : [...all, /** @type {[string, string]} */ ([value, value])];
      fill(field, ...shown.map(([id, text]) => h("option", { key: id, value: id, text, selected: id === value })));
      if (value) field.value = value;
    };
    const info = gameInfo(draft.game);
    set(fields.title, draft.title);
    offer(
      fields.game,
      gameOutlines().map(({ id, title }) => [id, title]),
      draft.game,
    );
    const chosen = Object.entries(draft.options ?? {}).map(([id, choice]) => {
      const option = info.options.find((one) => one.id === id);
      return `${option?.question ?? id} ${option?.choices.find((one) => one.id === choice)?.title ?? choice}.`;
    });
    say(this.rules, `${words.rules}: ${chosen.join(" ") || words.usual}`);
    say(this.legend, words.step(this.#at + 1));
    set(fields.text, step.text ?? "");
    set(fields.position, step.position ?? "");
    set(fields.line, (step.line ?? []).join(" "));
    const kinds = /** @type {const} */ (["none", ...KINDS]);
    offer(
      fields.kind,
      kinds.map((kind) => [kind, words.kinds[kind]]),
      ask?.kind ?? "none",
    );
    const goals = /** @type {const} */ ([...GOALS, "moves"]);
    offer(
      fields.goal,
      goals.map((goal) => [goal, words.goals[goal]]),
      ask?.kind === "move" ? (asked.goal ?? "moves") : "",
    );
    offer(
      fields.option,
      info.options.map(({ id, question }) => [id, question]),
      asked.option,
    );
    const none = /** @type {[string, string][]} */ (ask?.kind === "move" ? [["", words.anyPiece]] : []);
    offer(fields.of, [...none, ...this.#movers()], asked.of);
    const standing = this.#standing();
    set(fields.places, (asked.squares ?? []).join(" "));
    offer(fields.piece, standing.kinds, asked.piece);
    offer(fields.seat, [["", words.anySeat], ...standing.sides], asked.seat);
    set(fields.moves, (asked.moves ?? []).join(" "));
    set(fields.move, asked.move ?? "");
    const seen = {
      option: ask?.kind === "reading",
      of: ask?.kind === "reading" || ask?.kind === "squares" || (ask?.kind === "move" && asked.goal !== undefined),
      places: ask?.kind === "find",
      piece: ask?.kind === "find" && asked.squares === undefined,
      seat: ask?.kind === "find" && asked.squares === undefined,
      goal: ask?.kind === "move",
      moves: ask?.kind === "move" && asked.goal === undefined,
      move: ask?.kind === "legal",
    };
    for (const [name, on] of Object.entries(seen)) {
      const place = this.root?.querySelector(`[data-field="${name}"]`);
      if (place instanceof HTMLElement) place.hidden = !on;
    }
  }

  /** @param {Fault} fault @returns {(Node | string)[]} */
  #fault(fault) {
    const [, step] = /^steps\[(\d+)\]/.exec(fault.at) ?? [];
    if (step === undefined || Number(step) >= this.#draft.steps.length) return [tell(fault)];
    const go = h("button", {
      type: "button",
      class: "link",
      text: words.step(Number(step) + 1),
      on: { click: () => this.#go(Number(step)) },
    });
    return [go, ` ${tell(fault)}`];
  }

  /** Writes the address. @param {Lesson} lesson */
  async #written(lesson) {
    this.#run += 1;
    const run = this.#run;
    const letters = lesson.steps.length > 0 ? await write(lesson) : "";
    if (run !== this.#run) return;
    const href = letters ? this.room.address(`own:${letters}`) : "";
    this.address.value = href ? new URL(href, location.href).href : letters === undefined ? words.tooLong : "";
    this.whole.hidden = !href;
    this.whole.href = href || "#";
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.address.value);
      say(this.said, words.copied);
    } catch {
      this.address.select();
      say(this.said, words.notCopied);
    }
  }

  #download() {
    const { lesson } = read(tabiya, this.#draft);
    const text = JSON.stringify(lesson, null, 2);
    const url = URL.createObjectURL(new Blob([`${text}\n`], { type: "application/json" }));
    h("a", { href: url, download: `lesson-${this.#draft.game}.json` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
}

/** Whether nothing is written of a step. @param {Step} step */
const isBlank = ({ text, ask }) => !text?.trim() && !ask;

/** @param {State} state @returns {Lesson} */
const fresh = ({ game, options }) => ({ title: "", game, options: { ...options }, steps: [{ text: "" }] });

/** Whether the form can show a draft: its game is known here, and its parts are what it takes them for. */
const readable = (/** @type {Record<string, any>} */ { title = "", game, options = {}, steps }) =>
  typeof title === "string" &&
  gameOutlines().some(({ id }) => id === game) &&
  typeof options === "object" &&
  Array.isArray(steps) &&
  steps.length > 0 &&
  steps.every(
    (step) =>
      typeof step?.text === "string" &&
      ["string", "undefined"].includes(typeof step.position) &&
      [step.line ?? [], step.ask?.moves ?? [], step.ask?.squares ?? []].every(
        (moves) => Array.isArray(moves) && moves.every(isText),
      ),
  );

const isText = (/** @type {unknown} */ value) => typeof value === "string";
