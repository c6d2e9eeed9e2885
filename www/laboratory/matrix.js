// The room “Matrix”: every game by every rule, each cell with its sentences, where they stand and how well, and a
// board.

import { diagram } from "../board/pictures.js";
import { piecesOf } from "../core/games.js";
import { choiceOf } from "../core/options.js";
import { Match, reason } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { fill, h, say, svg } from "../lib/dom.js";
import { printAs } from "../lib/print.js";
import { write } from "../state/address.js";
import { opening } from "../state/store.js";
import { matrix as words } from "../words/laboratory.js";
import { standings } from "../words/page.js";
import { kept } from "../core/partings.js";
import { ruleTable } from "./rule-table.js";
import STYLES from "./laboratory.css?inline";
import { FORMATS } from "./table-text.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./rule-table.js").Row} Row */
/** @typedef {import("./rule-table.js").Rule} Rule */
/** @typedef {import("./rule-table.js").Cell} Cell */
/** @typedef {import("../core/module.js").RuleSentence} RuleSentence */

/**
 * @typedef {{ find: string, sort: string, rules: string, across: boolean, standing: string }} Set what is set in the
 *   room
 */

const USUAL = { find: "", sort: "listed", rules: "listed", across: false, standing: "" };

export class Matrix {
  #shown = "";
  /** @type {Set} */
  #set = USUAL;
  /** @type {{ rows: Row[], rules: Rule[] }} */
  #all = { rows: [], rules: [] };

  /** @param {import("../views/hall.js").RoomContext} context */
  constructor(context) {
    addStyles(STYLES);
    this.context = context;
    this.find = h("input", {
      type: "search",
      name: "find",
      autocomplete: "off",
      spellcheck: "false",
      title: words.filterHelp,
      on: { input: () => this.#put({ find: this.find.value.trim() }, "step") },
    });
    const select = (/** @type {string} */ name, /** @type {Record<string, string>} */ options) =>
      h(
        "select",
        { name, on: { change: (/** @type {Event} */ event) => this.#put({ [name]: value(event) }, "step") } },
        ...Object.entries(options).map(([value, text]) => h("option", { value, text })),
      );
    this.sort = select("sort", words.sorts);
    this.rules = select("rules", words.ruleSorts);
    this.standing = select("standing", { "": words.standingAll, ...standings });
    this.across = h("input", {
      type: "checkbox",
      name: "across",
      on: { change: () => this.#put({ across: this.across.checked }, "step") },
    });
    const label = (/** @type {string} */ text, /** @type {HTMLElement} */ of) =>
      h("label", {}, h("span", { text }), of);
    this.form = h(
      "div",
      { class: "lab-form", role: "search" },
      label(words.filter, this.find),
      label(words.sort, this.sort),
      label(words.sortRules, this.rules),
      label(words.standing, this.standing),
      h("label", { class: "check" }, this.across, h("span", { text: words.transpose })),
    );
    this.copied = h("span", { class: "help", role: "status" });
    this.text = h("textarea", { class: "lab-text", readonly: true, hidden: true, "aria-label": words.copy });
    const formats = /** @type {(keyof typeof FORMATS)[]} */ (Object.keys(FORMATS));
    this.tools = h(
      "div",
      { class: "lab-tools" },
      h("span", { text: words.copy }),
      ...formats.map((format) =>
        h("button", {
          type: "button",
          class: "quiet",
          "data-format": format,
          text: words.copies[format],
          on: { click: () => void this.#copy(format) },
        }),
      ),
      h("button", { type: "button", class: "quiet", text: words.print, on: { click: () => printAs("view") } }),
      this.copied,
    );
    this.count = h("p", { class: "help", role: "status" });
    this.summary = h("p", { class: "matrix-summary" });
    this.table = h("table", { class: "lab-table matrix" });
    this.scroll = h(
      "div",
      {
        class: "lab-scroll matrix-scroll",
        tabindex: 0,
        role: "region",
        "aria-label": words.table,
        on: { keydown: (/** @type {KeyboardEvent} */ event) => this.#key(event) },
      },
      this.table,
    );
    this.detail = h("aside", { class: "matrix-detail", hidden: true, "aria-live": "polite" });
    this.root = h(
      "div",
      { class: "lab-room matrix-room" },
      this.form,
      this.tools,
      h("p", { class: "help", text: words.help }),
      this.count,
      this.summary,
      this.detail,
      this.scroll,
      this.text,
    );
  }

  /** @param {State} state @param {string} about */
  render(state, about) {
    const set = read(about);
    const known = JSON.stringify([state.game, state.options]);
    if (this.#shown !== known) this.#all = ruleTable(state, words.royal);
    else if (JSON.stringify(set) === JSON.stringify(this.#set) && this.table.firstChild) return;
    this.#shown = known;
    this.#set = set;
    if (document.activeElement !== this.find) this.find.value = set.find;
    [this.sort.value, this.rules.value, this.standing.value] = [set.sort, set.rules, set.standing];
    this.across.checked = set.across;
    this.#show();
  }

  /** @param {Partial<Set>} patch @param {"step" | "visit"} manner */
  #put(patch, manner) {
    this.context.set(written({ ...this.#set, ...patch }), manner);
  }

  /** The rows and the rules that are wanted, in their order. */
  #wanted() {
    const { find, sort, rules: by, standing } = this.#set;
    const wanted = find.toLowerCase().split(/\s+/).filter(Boolean);
    const has = (/** @type {string} */ text) => wanted.every((word) => text.toLowerCase().includes(word));
    const names = (/** @type {Rule} */ rule) => rule.titles.join(" / ");
    const told = (/** @type {Cell | undefined} */ cell) =>
      (cell?.sentences ?? []).filter((one) => standing === "" || one.standing === standing);
    const holds = (/** @type {Row} */ row, /** @type {Rule} */ rule) => {
      const sentences = told(row.cells.get(rule.id));
      const text = sentences.map(({ text, sources, rule }) => `${text} ${sources.join(" ")} ${rule}`).join(" ");
      return sentences.length > 0 && has(`${row.title} ${names(rule)} ${text}`);
    };
    const rows = this.#all.rows.filter((row) => this.#all.rules.some((rule) => holds(row, rule)));
    const rules = this.#all.rules.filter((rule) => rows.some((row) => holds(row, rule)));
    if (sort === "title") rows.sort((one, other) => one.title.localeCompare(other.title, "en"));
    if (by === "title") rules.sort((one, other) => names(one).localeCompare(names(other), "en"));
    if (by === "shared") rules.sort((one, other) => other.games - one.games);
    return {
      rows,
      rules,
      told: (/** @type {Row} */ row, /** @type {Rule} */ rule) =>
        holds(row, rule) ? told(row.cells.get(rule.id)) : [],
    };
  }

  #show() {
    const { rows, rules, told } = this.#wanted();
    const { across } = this.#set;
    say(this.count, words.count(rows.length, rules.length));
    const game = (/** @type {Row} */ row) => row.title;
    const name = (/** @type {Rule} */ rule) => rule.titles.join(" / ");
    const cell = (/** @type {Row} */ row, /** @type {Rule} */ rule) => {
      const sentences = told(row, rule);
      if (sentences.length === 0) {
        return h(
          "td",
          { class: "matrix-none" },
          h("span", { "aria-label": words.noneLabel, role: "img", text: words.none }),
        );
      }
      const open = h(
        "button",
        {
          type: "button",
          class: "matrix-cell",
          "data-game": row.id,
          "data-rule": rule.id,
          on: { click: () => void this.#open(row, rule, sentences) },
        },
        ...sentences.map((one) => h("span", { class: "matrix-sentence" }, one.text, " ", chip(one))),
      );
      return h("td", {}, open);
    };
    const head = across ? [words.game, ...rows.map(game)] : [words.game, ...rules.map(name)];
    const lines = across
      ? rules.map((rule) => ({ name: name(rule), cells: () => rows.map((row) => cell(row, rule)) }))
      : rows.map((row) => ({ name: game(row), cells: () => rules.map((rule) => cell(row, rule)) }));
    this.table.replaceChildren(
      h("caption", { text: words.table }),
      h("thead", {}, h("tr", {}, ...head.map((text) => h("th", { scope: "col", text })))),
      h("tbody", {}, ...lines.map(({ name, cells }) => h("tr", {}, h("th", { scope: "row", text: name }), ...cells()))),
    );
    // Measured first, then marked, so that the table is laid out once.
    const cells = /** @type {HTMLElement[]} */ ([...this.table.querySelectorAll(".matrix-cell")]);
    const long = cells.filter((cell) => cell.scrollHeight > cell.clientHeight + 1);
    for (const cell of long) cell.classList.add("is-long");
    say(this.summary, words.summary(...shared(rows, rules, told)));
    this.#stop(cells[0] ?? null);
  }

  /** One cell is a stop of the Tab key; arrows lead from it. @param {Element | null} cell */
  #stop(cell) {
    for (const other of this.table.querySelectorAll(".matrix-cell")) other.setAttribute("tabindex", "-1");
    cell?.setAttribute("tabindex", "0");
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const now = /** @type {HTMLElement | null} */ (document.activeElement)?.closest("td");
    if (event.key === "Escape" && !this.detail.hidden) {
      event.preventDefault();
      event.stopPropagation();
      this.#close();
      return;
    }
    const step = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[event.key];
    if (!step || !now) return;
    event.preventDefault();
    event.stopPropagation();
    const rows = [...this.table.rows];
    let [row, column] = [rows.indexOf(/** @type {HTMLTableRowElement} */ (now.parentElement)), now.cellIndex];
    // Over what is empty, to the next that says something.
    for (;;) {
      row += step[0];
      column += step[1];
      const next = rows[row]?.cells[column];
      if (!next) return;
      const cell = /** @type {HTMLElement | null} */ (next.querySelector(".matrix-cell"));
      if (!cell) continue;
      this.#stop(cell);
      cell.focus();
      return;
    }
  }

  /**
   * Where the sentences of a cell stand, and a board.
   * @param {Row} row
   * @param {Rule} rule
   * @param {RuleSentence[]} sentences
   */
  async #open(row, rule, sentences) {
    const cell = this.table.querySelector(`[data-game="${row.id}"][data-rule="${CSS.escape(rule.id)}"]`);
    this.#stop(cell);
    for (const other of this.table.querySelectorAll("[aria-expanded]")) other.removeAttribute("aria-expanded");
    cell?.setAttribute("aria-expanded", "true");
    const place = h("figure", { class: "matrix-board" });
    this.detail.hidden = false;
    fill(
      this.detail,
      h(
        "header",
        {},
        h("h2", { text: words.detail(row.title, rule.titles.join(" / ")) }),
        h("button", { type: "button", class: "quiet", text: words.close, on: { click: () => this.#close() } }),
      ),
      place,
      h(
        "ul",
        {},
        ...sentences.map((one) =>
          h("li", {}, one.text, " ", chip(one), " ", h("cite", { text: `${one.sources.join("; ")} (${one.rule})` })),
        ),
      ),
      h("a", { href: write({ ...opening(row.id), options: row.options, panel: "rules" }), text: words.openGame }),
    );
    const { picture, caption } = await this.#board(row, rule, sentences);
    place.replaceChildren(...(picture ? [picture] : []), h("figcaption", { text: caption }));
  }

  /**
   * How the piece moves; a position in which choices of the rule part; or the array.
   * @param {Row} row @param {Rule} rule @param {RuleSentence[]} sentences
   * @returns {Promise<{ picture?: Element, caption: string }>}
   */
  async #board({ id, options, cells }, rule, sentences) {
    const pieces = piecesOf(id, this.context.store.state.pieces);
    const drawn = pieces === "letters" || pieces === "pictograms" ? pieces : "figures";
    try {
      const kind = cells.get(rule.id)?.kind;
      if (kind && kind.betza !== "") {
        return { picture: diagram(id, options, kind, drawn, "matrix"), caption: words.boards.moves };
      }
      const asked = sentences.map(({ rule }) => /\.(.+)=(.+)$/.exec(rule)).find(Boolean);
      const [, option, choice] = asked ?? [];
      const all = option ? await kept().catch(() => []) : [];
      const parted = all.find(
        (one) => one.game === id && one.option === option && one.line && (one.a === choice || one.b === choice),
      );
      if (parted?.line !== undefined && option) {
        const own = parted.only ?? (parted.a === choice ? "a" : "b");
        const match = new Match(id, { options: { ...parted.beside, [option]: parted[own] } });
        match.playLine(parted.line.split(" ").filter(Boolean));
        const arrow = /^([a-z]\d+)([a-z]\d+)/.exec(parted.move ?? "");
        const picture = svg(
          match.svg({
            coordinates: false,
            pieces: drawn,
            prefix: "matrix",
            arrows: arrow && arrow[1] !== arrow[2] ? [{ from: arrow[1], to: arrow[2] }] : [],
          }),
        );
        match.free();
        return { picture, caption: words.boards.parts(title(id, option, parted.a), title(id, option, parted.b)) };
      }
      const match = new Match(id, { options });
      const picture = svg(match.svg({ coordinates: false, pieces: drawn, prefix: "matrix" }));
      match.free();
      return { picture, caption: words.boards.array };
    } catch (error) {
      return { caption: reason(error) };
    }
  }

  #close() {
    this.detail.hidden = true;
    const open = /** @type {HTMLElement | null} */ (this.table.querySelector("[aria-expanded]"));
    open?.removeAttribute("aria-expanded");
    open?.focus();
  }

  /** What is seen, as plain text. */
  #plain() {
    const { rows, rules, told } = this.#wanted();
    const say = (/** @type {Row} */ row, /** @type {Rule} */ rule) =>
      told(row, rule)
        .map((one) => `${one.text} [${[...one.sources, standings[one.standing]].join("; ")}]`)
        .join(" ");
    const name = (/** @type {Rule} */ rule) => rule.titles.join(" / ");
    return this.#set.across
      ? {
          caption: words.table,
          head: [words.game, ...rows.map(({ title }) => title)],
          rows: rules.map((rule) => [name(rule), ...rows.map((row) => say(row, rule))]),
        }
      : {
          caption: words.table,
          head: [words.game, ...rules.map(name)],
          rows: rows.map((row) => [row.title, ...rules.map((rule) => say(row, rule))]),
        };
  }

  /** @param {keyof typeof FORMATS} format */
  async #copy(format) {
    const text = FORMATS[format](this.#plain());
    try {
      await navigator.clipboard.writeText(text);
      this.text.hidden = true;
      say(this.copied, words.copied(words.copies[format]));
    } catch {
      this.text.hidden = false;
      this.text.value = text;
      this.text.select();
      say(this.copied, words.notCopied);
    }
  }
}

/** How well a sentence is attested, and where it stands. @param {RuleSentence} sentence */
function chip({ standing, sources, rule }) {
  return h("small", {
    class: `chip standing-${standing}`,
    title: rule && `${sources.join("; ")} (${rule})`,
    text: standings[standing],
  });
}

/** @param {string} game @param {string} option @param {string} choice */
const title = (game, option, choice) => choiceOf(game, option, choice)?.title ?? choice;

/** @param {Event} event */
const value = (event) => /** @type {HTMLSelectElement} */ (event.currentTarget).value;

/** What the room’s own text says. @param {string} about @returns {Set} */
function read(about) {
  /** @type {Set} */
  const set = { ...USUAL };
  for (const part of about.split(";")) {
    const [name, ...rest] = part.split("=");
    const text = rest.join("=");
    if (name === "across") set.across = true;
    else if (name === "sort" && text in words.sorts) set.sort = text;
    else if (name === "rules" && text in words.ruleSorts) set.rules = text;
    else if (name === "standing" && text in standings) set.standing = text;
    else if (name === "find") set.find = text;
  }
  return set;
}

/** @param {Set} set */
function written({ find, sort, rules, across, standing }) {
  return [
    across && "across",
    sort !== USUAL.sort && `sort=${sort}`,
    rules !== USUAL.rules && `rules=${rules}`,
    standing !== "" && `standing=${standing}`,
    find !== "" && `find=${find.replaceAll(";", " ").slice(0, 100)}`,
  ]
    .filter(Boolean)
    .join(";");
}

/**
 * How many rules all games have that are shown, how many one game alone, and which game has most of its own.
 * @param {Row[]} rows @param {Rule[]} rules
 * @param {(row: Row, rule: Rule) => readonly unknown[]} told
 * @returns {[games: number, all: number, alone: number, most: { title: string, rules: number } | undefined]}
 */
function shared(rows, rules, told) {
  const having = rules.map((rule) => rows.filter((row) => told(row, rule).length > 0));
  const alone = having.filter(({ length }) => length === 1).map(([row]) => row.title);
  const count = (/** @type {string} */ title) => alone.filter((one) => one === title).length;
  const [most] = [...new Set(alone)].sort((one, other) => count(other) - count(one));
  const all = having.filter(({ length }) => length === rows.length).length;
  return [rows.length, all, alone.length, most === undefined ? undefined : { title: most, rules: count(most) }];
}
