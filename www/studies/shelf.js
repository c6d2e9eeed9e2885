// The list of studies: of one game or of all, to be searched, and printed as a sheet with the solutions overleaf.

import { outline } from "../core/games.js";
import { fill, h, say } from "../lib/dom.js";
import { lost } from "../lib/lost.js";
import { printAs } from "../lib/print.js";
import * as page from "../words/page.js";
import { studies as words } from "../words/studies.js";
import { addressOf, depthOf, everyStudy, worksOf } from "./corpus.js";
import { sheets } from "./sheet.js";
import { claimed, diagram } from "./study-text.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./corpus.js").Study} Study */

/** Where this window keeps what the list was narrowed to. */
const KEPT = "tabiya-studies";

export class Shelf {
  /** @type {Study[]} */
  #all = [];
  /** The games whose studies are shown; every game, if it is empty. */
  #game = "";
  #printed = false;
  /** @type {State | undefined} */
  #state;
  /** Draws the boards that come into sight. */
  #watch = new IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen) if (isIntersecting) this.#draw(/** @type {HTMLElement} */ (target));
  });

  /**
   * @param {import("../state/store.js").Store} store
   * @param {(study: Study) => void} open
   */
  constructor(store, open) {
    this.store = store;
    this.open = open;
    const select = (/** @type {string} */ name, /** @type {() => void} */ change) =>
      h("select", { name, on: { change } });
    this.games = select("game", () => this.#choose());
    this.works = select("work", () => this.#narrow());
    this.kinds = select("verdict", () => this.#narrow());
    this.find = h("input", {
      type: "search",
      name: "find",
      placeholder: words.findPlaceholder,
      autocomplete: "off",
      spellcheck: "false",
      on: { input: () => this.#narrow() },
    });
    this.count = h("p", { class: "help", role: "status" });
    this.sheet = h("button", {
      type: "button",
      class: "quiet",
      "aria-pressed": "false",
      text: words.sheet,
      title: words.sheetHelp,
      on: {
        click: () => {
          this.#printed = !this.#printed;
          this.#show();
        },
      },
    });
    this.print = h("button", {
      type: "button",
      class: "action",
      text: words.print,
      on: { click: () => printAs("view") },
    });
    const label = (/** @type {string} */ text, /** @type {HTMLElement} */ field) =>
      h("label", {}, h("span", { text }), field);
    this.tools = [
      h(
        "div",
        { class: "study-filters", role: "search" },
        label(words.find_, this.find),
        label(words.game, this.games),
        label(words.work, this.works),
        label(words.kind, this.kinds),
      ),
      h("div", { class: "study-deeds" }, this.sheet, this.print),
      this.count,
    ];
    this.list = h("ul", { class: "study-list" });
    this.sheets = h("div", { class: "sheets", hidden: true });
    this.root = h("div", { class: "study-shelf" }, this.list, this.sheets);
  }

  /** Fetches what is to be shown. @param {State} state */
  async render(state) {
    const fresh = state.game !== this.#state?.game || state.view !== this.#state?.view;
    this.#state = state;
    try {
      this.#all = await everyStudy();
    } catch (error) {
      console.error(error);
      lost(this.root, page.lost);
      return;
    }
    if (fresh) {
      const own = this.#all.some(({ game }) => game === state.game);
      this.#game = own && state.view === "studies" ? state.game : "";
      this.#recall();
    }
    this.#show();
  }

  /** What the list of this game was narrowed to when it was last seen in this window. */
  #recall() {
    const last = kept();
    const { game = this.#game, work = "", kind = "", find = "" } = last.of === this.#state?.game ? last : {};
    this.#game = game;
    this.#offer();
    [this.works.value, this.kinds.value, this.find.value] = [work, kind, find];
    // What there no longer is.
    for (const select of [this.works, this.kinds]) if (select.selectedIndex < 0) select.value = "";
  }

  /** @param {string} [of] the game at whose list it will be recalled */
  #keep(of = this.#state?.game) {
    const [work, kind, find] = [this.works.value, this.kinds.value, this.find.value];
    try {
      sessionStorage.setItem(KEPT, JSON.stringify({ of, game: this.#game, work, kind, find }));
    } catch {
      // It keeps nothing.
    }
  }

  /** The studies that stand in the list, in their order. */
  get shown() {
    const work = this.works.value;
    const kind = this.kinds.value;
    const text = this.find.value.trim().toLowerCase();
    return this.#all.filter((study) => {
      if (this.#game && study.game !== this.#game) return false;
      if ((work && !worksOf(study).includes(work)) || (kind && study.verdict.state !== kind)) return false;
      return searched(study).includes(text);
    });
  }

  /** What there is to be chosen from. */
  #offer() {
    const games = [...new Set(this.#all.map(({ game }) => game))];
    const of = this.#all.filter(({ game }) => !this.#game || game === this.#game);
    const options = (/** @type {HTMLSelectElement} */ select, /** @type {[string, string][]} */ choices) => {
      const { value } = select;
      fill(select, ...choices.map(([id, text]) => h("option", { key: id, value: id, text, selected: id === value })));
    };
    options(this.games, [
      ["", words.everyGame],
      ...games.map((id) => /** @type {[string, string]} */ ([id, outline(id).title])),
    ]);
    this.games.value = this.#game;
    const works = [...new Set(of.flatMap(worksOf))];
    options(this.works, [["", words.everyWork], ...works.map((id) => /** @type {[string, string]} */ ([id, id]))]);
    const kinds = [...new Set(of.map(({ verdict }) => verdict.state))];
    options(this.kinds, [
      ["", words.everyKind],
      ...kinds.map(
        (id) => /** @type {[string, string]} */ ([id, words.kinds[/** @type {keyof typeof words.kinds} */ (id)] ?? id]),
      ),
    ]);
  }

  #choose() {
    this.#game = this.games.value;
    this.#offer();
    this.#narrow();
  }

  #narrow() {
    this.#keep();
    this.#show();
  }

  #show() {
    const state = this.#state;
    if (!state) return;
    const { shown } = this;
    say(this.count, words.count(shown.length, this.#all.length));
    this.sheet.setAttribute("aria-pressed", String(this.#printed));
    this.list.hidden = this.#printed;
    this.sheets.hidden = !this.#printed;
    this.print.hidden = !this.#printed;
    this.#watch.disconnect();
    if (this.#printed) {
      this.list.replaceChildren();
      this.sheets.replaceChildren(...sheets(shown, state));
      return;
    }
    this.sheets.replaceChildren();
    fill(this.list, ...shown.map((study) => this.#card(study)));
    for (const board of this.list.querySelectorAll(".study-board")) this.#watch.observe(board);
  }

  /** @param {Study} study */
  #card(study) {
    const { id, game, title, fame, verdict } = study;
    const click = (/** @type {MouseEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // From the study one comes back to the list of its game.
      this.#keep(game);
      this.open(study);
    };
    return h(
      "li",
      { key: `${game} ${id}` },
      h(
        "a",
        { href: addressOf(study), class: "study-card", "data-study": id, on: { click } },
        h("span", { class: "study-board", "data-game": game, "data-study": id }),
        h(
          "span",
          { class: "study-words" },
          h("b", { text: title }),
          h("span", { text: claimed(study) }),
          h("span", { class: "study-source", text: words.cited(study) }),
          fame && h("span", { class: "study-source", text: words.famous(fame.why) }),
          h("span", { class: "study-source", text: words.depth(depthOf(study)) }),
          h("span", { class: "study-kind", "data-kind": verdict.state, text: words.kinds[verdict.state] }),
          !this.#game && h("span", { class: "study-source", text: outline(game).title }),
        ),
      ),
    );
  }

  /** @param {HTMLElement} board */
  #draw(board) {
    this.#watch.unobserve(board);
    const { game, study: id } = board.dataset;
    const study = this.#all.find((one) => one.id === id && one.game === game);
    if (study && this.#state && !board.firstChild) board.append(diagram(study, this.#state, `study-${id}`));
  }
}

/** @returns {{ of?: string, game?: string, work?: string, kind?: string, find?: string }} */
function kept() {
  try {
    return Object(JSON.parse(sessionStorage.getItem(KEPT) ?? "{}"));
  } catch {
    return {};
  }
}

/** What a study is found by. @param {Study} study */
function searched({ title, author, date, stands, sources, position, note, game, id }) {
  const works = [...stands.map(words.standing), ...stands.map(({ by }) => by), ...sources.map(({ work }) => work)];
  return [title, author, date, ...works, position, note, outline(game).title, id].join(" ").toLowerCase();
}
