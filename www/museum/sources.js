// The room of the sources: what remains of a game’s rules if only some are heard, a bibliography that programs can
// read, and how this page is cited.

import { gameInfo, outline } from "../core/games.js";
import { optionOf } from "../core/options.js";
import { whole } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { fill, h, say } from "../lib/dom.js";
import { standing } from "../panels/options.js";
import { write } from "../state/address.js";
import { opening } from "../state/store.js";
import { margin as words, unread } from "../words/museum.js";
import { FORMS, sources } from "./bibliography.js";
import { heardBoard, heardSigns } from "./heard-board.js";
import { STANDINGS, margin, readFilter, writeFilter } from "./margin.js";
import STYLES from "./sources.css?inline";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../views/hall.js").RoomContext} RoomContext */
/** @typedef {import("./bibliography.js").Work} Work */

/** @param {RoomContext} context @returns {import("../views/hall.js").Furnished} */
export function sourcesRoom(context) {
  addStyles(STYLES);
  const room = new Sources(context);
  return { root: room.root, render: (state, about) => room.render(state, about) };
}

/** What the build calls the version of the page; nothing, where the page has no files beside it. */
async function version() {
  try {
    const response = await fetch(new URL("pkg/precache.js", document.baseURI));
    return /version: "(\w+)"/.exec(await response.text())?.[1];
  } catch {
    return undefined;
  }
}

class Sources {
  #filter = readFilter("", "");
  /** @type {State | undefined} */
  #state;
  /** @type {Promise<string | undefined> | undefined} */
  #version;

  /** @param {RoomContext} context */
  constructor(context) {
    this.context = context;
    this.notice = h("p", { class: "help", role: "status" });
    const hear = () => this.context.set(writeFilter({ source: this.work.value, standing: this.how.value }), "visit");
    this.work = h("select", { name: "source", on: { change: hear } });
    this.how = h(
      "select",
      { name: "standing", on: { change: hear } },
      ...Object.keys(STANDINGS).map((id) => h("option", { value: id, text: words.standings[id] })),
    );
    this.title = h("h2", {});
    this.board = h("div", { class: "margin-board" });
    this.count = h("p", { role: "status", class: "margin-count" });
    this.gaps = h("div", { class: "margin-gaps" });
    this.rules = h("div", { class: "margin-rules" });
    this.own = h("input", { type: "checkbox", name: "own", on: { change: () => this.#list() } });
    this.form = h(
      "select",
      { name: "form", on: { change: () => this.#list() } },
      ...["", ...Object.keys(FORMS)].map((form) => h("option", { value: form, text: form || words.list })),
    );
    this.copied = h("span", { role: "status", class: "help" });
    this.copy = h("button", { type: "button", class: "action", text: words.copy, on: { click: () => this.#copy() } });
    this.works = h("ul", { class: "margin-works" });
    this.text = h("textarea", { readonly: true, rows: "16", spellcheck: "false", "aria-label": words.text });
    this.cite = h("p", { class: "margin-cite" });
    const label = (/** @type {string} */ text, /** @type {HTMLElement} */ field) =>
      h("label", {}, h("span", { text }), field);
    this.root = h(
      "div",
      { class: "margin" },
      this.notice,
      h(
        "section",
        {},
        this.title,
        h(
          "div",
          { class: "margin-filter", role: "group", "aria-label": words.filter },
          label(words.source, this.work),
          label(words.standing, this.how),
        ),
        this.count,
        this.board,
        this.gaps,
        this.rules,
      ),
      h(
        "section",
        {},
        h("h2", { text: words.bibliography }),
        h(
          "div",
          { class: "margin-tools" },
          h("label", {}, words.form, " ", this.form),
          h("label", { class: "check" }, this.own, " ", words.own),
          this.copy,
          this.copied,
        ),
        h("p", { class: "help", text: words.witnesses }),
        this.works,
        this.text,
        h("h2", { text: words.cite }),
        h("p", { class: "help", text: words.citeHelp }),
        this.cite,
      ),
    );
  }

  /** @param {State} state @param {string} about */
  async render(state, about) {
    await whole();
    this.#state = state;
    const { game, options } = state;
    const filter = readFilter(about, game);
    this.#filter = filter;
    say(this.notice, filter.unread.length > 0 ? unread(filter.unread) : "");
    say(this.title, words.rules(outline(game).title));
    fill(
      this.work,
      ...[{ id: "", short: words.every }, ...gameInfo(game).sources].map(({ id, short }) =>
        h("option", { key: id, value: id, text: short, selected: id === filter.source }),
      ),
    );
    this.work.value = filter.source;
    this.how.value = filter.standing;
    this.#hear(margin(game, options, filter), state);
    this.#list();
    this.#version ??= version();
    const found = await this.#version;
    if (this.#state === state) this.#tellCite(state, found);
  }

  /** @param {import("./margin.js").Margin} found @param {State} state */
  #hear(found, state) {
    const { sections, kept, all, silent, open, settled } = found;
    say(this.count, words.count(kept, all));
    this.board.replaceChildren(heardBoard(state, found), heardSigns(found));
    const answers = (/** @type {import("./margin.js").Question} */ asked) =>
      h(
        "li",
        { key: asked.id },
        h("i", { text: asked.question }),
        " ",
        asked.choices.length === 0 ? words.none : words.several(asked.choices.length),
        h("ul", {}, ...asked.choices.map((choice) => this.#answer(state, asked, choice))),
      );
    fill(
      this.gaps,
      silent.length > 0 && h("p", { class: "margin-silent" }, words.silent, " ", h("b", { text: silent.join(", ") })),
      ...[
        { id: "open", title: words.open, asked: open },
        { id: "settled", title: words.settled, asked: settled },
      ].map(
        ({ id, title, asked }) =>
          asked.length > 0 &&
          h(
            "details",
            { key: id, class: `margin-${id}` },
            h("summary", { text: `${title} ${asked.length}` }),
            h("ul", {}, ...asked.map(answers)),
          ),
      ),
    );
    fill(
      this.rules,
      ...sections.map(({ title, kept, lost }) =>
        h(
          "section",
          { key: title, class: kept.length === 0 && "is-silent" },
          h("h3", { text: title }),
          ...kept.map(({ text, sources, standing: how }) =>
            h("p", {}, text, " ", standing(how), " ", h("cite", { text: sources.join("; ") })),
          ),
          lost.length > 0 && h("p", { class: "margin-lost", text: `${lost.length} ${words.gone}` }),
        ),
      ),
    );
  }

  /**
   * An answer with its source, and the address under which it is in force.
   * @param {State} state @param {import("./margin.js").Question} asked
   * @param {import("../core/module.js").ChoiceInfo} choice
   */
  #answer({ game, options: before, room }, { id: option, now }, { id, title, standing: how, source }) {
    const usual = optionOf(game, option)?.default;
    const { [option]: _, ...options } = before;
    if (id !== usual) options[option] = id;
    const href = write({ ...opening(game), options, view: "room", room });
    return h(
      "li",
      { key: id },
      id === now.id ? h("b", { text: title }) : h("a", { href, text: title }),
      " ",
      standing(how),
      " ",
      h("cite", { text: source }),
    );
  }

  /** The bibliography, in the form that is chosen. */
  #list() {
    const state = this.#state;
    if (!state) return;
    const shown = sources().filter(({ games }) => !this.own.checked || games.includes(state.game));
    const form = this.form.value;
    this.works.hidden = form !== "";
    this.text.hidden = form === "";
    this.copy.hidden = form === "";
    say(this.copied, "");
    fill(
      this.works,
      ...shown.map(({ id, short, text, games, work }) =>
        h(
          "li",
          { key: id, "data-source": id },
          h("b", { text: short }),
          " ",
          h("span", { text }),
          " ",
          words.sorts[work.genre] && h("i", { text: words.sorts[work.genre] }),
          " ",
          h("small", { text: words.cited(games.map((game) => outline(game).title)) }),
        ),
      ),
    );
    this.text.value = form === "" ? "" : FORMS[form](shown.map(({ work }) => work));
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.text.value);
      say(this.copied, words.copied);
    } catch {
      this.text.select();
      say(this.copied, words.notCopied);
    }
  }

  /** @param {State} state @param {string | undefined} version */
  #tellCite({ game, options }, version) {
    const info = gameInfo(game);
    const chosen = info.options.flatMap(({ id, choices }) => {
      const choice = choices.find((one) => one.id === options[id]);
      return choice ? [choice.title] : [];
    });
    const about = writeFilter(this.#filter);
    /** @type {Partial<State>} */
    const part = about === "" ? { panel: "rules" } : { view: "room", room: `sources:${about}` };
    // With v=1 every choice is named, so that the address keeps its meaning when a default changes.
    const address = new URL(write({ ...opening(game), options, ...part }), document.baseURI).href;
    const { source, standing } = this.#filter;
    const heard = [
      info.sources.find(({ id }) => id === source)?.short,
      standing === "any" ? undefined : words.standings[standing].toLowerCase(),
    ];
    fill(
      this.cite,
      h("span", { text: `${words.title(info.title, chosen, heard.filter(Boolean).join(", "), version)}. ` }),
      h("a", { href: address, text: address }),
    );
  }
}
