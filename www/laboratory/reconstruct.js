// The room “Reconstruct”: rules that are in doubt, facts that the reader holds for certain, and which combinations of
// readings the facts contradict when games are played under each.

import { reason, seats, whole } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { fill, h, say } from "../lib/dom.js";
import { write } from "../state/address.js";
import { opening } from "../state/store.js";
import { reconstruct as words } from "../words/reconstruct.js";
import { askedOf, knownOf, question, title, withoutUsual } from "./reconstruct-asked.js";
import { save } from "./evidence-files.js";
import {
  FACTS,
  byChance,
  contradicted,
  estimate,
  inOrder,
  ofMoves,
  together,
  verdict,
  withShares,
} from "./reconstruct-facts.js";
import { csv, json } from "./reconstruct-files.js";
import { ReconstructForm } from "./reconstruct-form.js";
import { Run, mobilities } from "./reconstruct-run.js";
import { MOST_LETTERS, SHOWS, read, readings, written } from "./reconstruct-setting.js";
import OWN from "./reconstruct.css?inline";
import STYLES from "./laboratory.css?inline";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./reconstruct-facts.js").Row} Row */
/** @typedef {import("./reconstruct-facts.js").Mobility} Mobility */
/** @typedef {import("./reconstruct-setting.js").Setting} Setting */
/** @typedef {import("./reconstruct-asked.js").Asked} Asked */

/** How many games of a combination are listed. */
const LISTED = 200;

export class Reconstruct {
  #shown = "";
  #played = "";
  /** @type {Asked | undefined} */
  #asked;
  /** @type {Run | undefined} */
  #run;
  /** How far pieces see under each combination, where a fact asks for it. @type {Map<string, Mobility>[]} */
  #moves = [];
  /** The combination whose games are listed. */
  #listed = 0;
  /** Every combination under the facts, and what that was made of. @type {Row[]} */
  #found = [];
  /** @type {unknown[]} */
  #made = [];
  #frame = 0;
  #told = words.idle;

  /** @param {import("../views/hall.js").RoomContext} context */
  constructor(context) {
    addStyles(STYLES);
    addStyles(OWN);
    this.context = context;
    this.form = new ReconstructForm((change) => this.#put(change));
    this.faults = h("ul", { class: "reconstruct-faults refusal", role: "status", "aria-label": words.faults });
    this.count = h("p", { class: "reconstruct-count", role: "status" });
    const button = (/** @type {string} */ text, /** @type {() => void} */ click) =>
      h("button", { type: "button", class: "action", text, on: { click } });
    this.button = button(words.start, () => this.#press());
    this.cancel = button(words.cancel, () => this.#cancel());
    this.progress = h("progress", { max: "1", value: "0", "aria-label": words.progress });
    this.at = h("p", { class: "reconstruct-at" });
    this.status = h("p", { class: "reconstruct-status", role: "status" });
    this.filter = h(
      "select",
      { name: "show", on: { change: () => this.#put({ show: this.filter.value }) } },
      ...SHOWS.map((id) => h("option", { value: id, text: words.shows[id] })),
    );
    this.remaining = h("p", { class: "reconstruct-remaining" });
    this.table = h("div", {
      class: "lab-scroll reconstruct-scroll",
      tabindex: 0,
      role: "region",
      "aria-label": words.table,
    });
    this.chance = h("p", { class: "reconstruct-chance" });
    this.readings = h("div", { class: "reconstruct-readings" });
    this.games = h("section", {
      class: "reconstruct-games",
      hidden: true,
      on: { keydown: (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && this.#close(event) },
    });
    const take = (/** @type {string} */ text, /** @type {() => void} */ click) =>
      h("button", { type: "button", class: "quiet", text, on: { click } });
    this.found = h(
      "div",
      { class: "reconstruct-found", hidden: true },
      h("section", {}, h("h2", { text: words.readings }), this.remaining, this.readings),
      h("div", { class: "lab-form" }, h("label", {}, h("span", { text: words.filter }), this.filter)),
      h("p", { class: "help", text: words.tableHelp }),
      this.table,
      this.chance,
      h(
        "div",
        { class: "lab-tools", role: "group", "aria-label": words.exports },
        take(words.csv, () => this.#save("csv")),
        take(words.json, () => this.#save("json")),
      ),
      this.games,
    );
    this.root = h(
      "div",
      { class: "lab-room reconstruct" },
      this.faults,
      this.form.root,
      this.count,
      h("div", { class: "reconstruct-run" }, this.button, this.cancel, this.progress, this.at, this.status),
      h(
        "aside",
        { class: "reconstruct-warning" },
        h("h2", { text: words.warning }),
        h("ul", {}, ...words.warnings.map((text) => h("li", { text }))),
      ),
      this.found,
    );
  }

  /** @param {State} state @param {string} about */
  async render(state, about) {
    await whole();
    const shown = JSON.stringify([state.game, state.options, about]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const known = knownOf(state);
    const { setting, faults } = read(about, known);
    const asked = askedOf(state, setting, known);
    this.#asked = asked;
    this.#tell(faults);
    this.form.fill(state, setting, known);
    this.filter.value = setting.show;
    const played = JSON.stringify([asked.game, asked.sets, setting.play, setting.games, setting.seed]);
    if (played !== this.#played) {
      this.#played = played;
      this.#run?.end();
      this.#run = undefined;
      this.#moves = [];
      this.#listed = 0;
      this.#told = words.idle;
      const kept = new Run(asked.game, asked.sets, setting);
      if (asked.refusal === "" && kept.recall()) this.#take(kept);
    }
    this.#show();
    if (this.#run) this.#measure(this.#run, setting);
    if (setting.facts.some(({ id }) => FACTS[id].exact)) await this.#look(asked);
    if (this.#asked === asked) this.#show();
  }

  leave() {
    this.#run?.pause();
  }

  /** @param {Partial<Setting>} change */
  #put(change) {
    const asked = this.#asked;
    if (!asked) return;
    const text = written({ ...asked.setting, ...change }, asked.known);
    if (text.length <= MOST_LETTERS) this.context.set(text, "step");
    else {
      this.#tell([{ code: "too-long", item: "" }]);
      this.form.fill(this.context.store.state, asked.setting, asked.known);
    }
  }

  /** @param {import("./reconstruct-setting.js").Fault[]} faults */
  #tell(faults) {
    fill(this.faults, ...faults.map((one) => h("li", { "data-code": one.code, text: words.fault(one) })));
  }

  /** How far the pieces see. @param {Asked} asked */
  async #look(asked) {
    if (this.#moves.length === asked.sets.length) return;
    /** @type {Map<string, Mobility>[]} */
    const moves = [];
    for (const options of asked.sets) {
      moves.push(await mobilities({ game: asked.game, options }));
      if (this.#asked !== asked) return;
    }
    this.#moves = moves;
  }

  /** Measures anew: other facts may ask for other measures. @param {Run} run @param {Setting} setting */
  #measure(run, { facts }) {
    run.asks = facts.some(({ id }) => FACTS[id].measure);
    run.measure().catch((error) => {
      if (this.#run !== run) return;
      run.error = reason(error);
      this.#show();
    });
  }

  /** @param {Run} run */
  #take(run) {
    this.#run = run;
    run.asks = this.#asked?.setting.facts.some(({ id }) => FACTS[id].measure) ?? false;
    // Many games may come in a frame.
    run.onChange = () => {
      this.#frame ||= requestAnimationFrame(() => {
        this.#frame = 0;
        if (this.#run === run) this.#show();
      });
    };
  }

  #press() {
    const asked = this.#asked;
    if (!asked || asked.refusal) return;
    if (this.#run?.running) this.#run.pause();
    else {
      if (this.#run?.done || !this.#run) {
        this.#run?.end();
        this.#take(new Run(asked.game, asked.sets, asked.setting));
      }
      void this.#run?.start();
    }
    this.#show();
  }

  #cancel() {
    this.#run?.end();
    this.#run?.forget();
    this.#run = undefined;
    this.#listed = 0;
    this.#told = words.canceled;
    this.#show();
    this.button.focus({ preventScroll: true });
  }

  #show() {
    const asked = this.#asked;
    const run = this.#run;
    if (!asked) return;
    const { sets, setting, refusal } = asked;
    const all = setting.options.reduce((product, { choices }) => product * choices.length, 1);
    const games = setting.games;
    say(this.count, refusal || words.count(sets.length, all - sets.length, games, games * sets.length));
    this.button.disabled = refusal !== "";
    say(this.button, run?.running ? words.pause : run?.done ? words.again : run ? words.resume : words.start);
    this.cancel.hidden = !run || run.done;
    this.progress.value = run ? run.played / run.all : 0;
    say(this.at, run?.running ? words.played(run.played, run.all, run.workers) : "");
    const made = [this.#shown, run?.lists, run?.measured, run?.running, this.#moves, this.#listed];
    const fresh = made.some((part, index) => part !== this.#made[index]);
    if (fresh) this.#found = this.#rows(asked);
    this.#made = made;
    const rows = this.#found;
    if (refusal !== "") say(this.status, "");
    else if (run?.error) say(this.status, `${words.failed} ${run.error}`);
    else if (!run) say(this.status, this.#told);
    else if (run.running) say(this.status, words.begun);
    else if (run.done && run.lists.length > 0) say(this.status, words.done(run.all, left(rows).length, rows.length));
    else if (!run.done) say(this.status, words.paused(run.played, run.all));
    this.found.hidden = rows.length === 0;
    if (fresh && rows.length > 0) this.#fillFound(asked, rows);
  }

  /** Every combination under the facts. @param {Asked} asked @returns {Row[]} */
  #rows({ sets, setting, refusal }) {
    if (refusal !== "" || setting.facts.length === 0) return [];
    const rows = sets.map((options, index) => {
      const games = this.#run?.lists[index] ?? [];
      const found = setting.facts.map((fact) => {
        if (!FACTS[fact.id].exact) return estimate(fact, games, this.#run?.measured?.[index]);
        const moves = this.#moves[index];
        return moves && ofMoves(fact, moves);
      });
      const verdicts = setting.facts.map((fact, place) => verdict(fact, found[place]));
      return { number: index + 1, options, found, verdicts, all: together(verdicts) };
    });
    return withShares(rows, setting.facts);
  }

  /** @param {Asked} asked @param {Row[]} rows */
  #fillFound(asked, rows) {
    const { setting, game } = asked;
    const told = rows.some(({ found }) => found.some(Boolean));
    const remaining = left(rows);
    say(this.remaining, told ? words.remaining(remaining.length, rows.length, contradicted(rows)) : "");
    const ways = readings(
      setting.options,
      remaining.map(({ options }) => options),
    );
    fill(
      this.readings,
      ...(told && remaining.length > 0 ? ways : []).map(({ id, choices }) =>
        h(
          "div",
          { key: id },
          h("h3", { text: question(game, id) }),
          h(
            "ul",
            {},
            ...choices.map((choice) =>
              h("li", {
                "data-choice": choice.id,
                "data-remains": choice.remains,
                text: words.reading(title(game, id, choice.id), choice.remains, remaining.length),
              }),
            ),
          ),
        ),
      ),
    );
    // Rows stay where they are while games come in.
    const ordered = this.#run?.running ? rows : inOrder(rows);
    this.#fillTable(asked, ordered.filter(shows(setting.show)));
    const { intervals, missing } = byChance(rows);
    say(this.chance, intervals > 0 ? words.chance(intervals, missing) : told ? words.exactOnly : "");
    this.#fillGames(asked);
  }

  /** @param {Asked} asked @param {Row[]} rows */
  #fillTable({ game, setting }, rows) {
    const names = this.form.names;
    const column = (/** @type {string} */ text) => h("th", { scope: "col", text });
    const value = (/** @type {Row} */ row, /** @type {number} */ index) => {
      const found = row.found[index];
      const { unit } = FACTS[setting.facts[index].id];
      return h(
        "td",
        { "data-verdict": row.verdicts[index] },
        h("b", { text: found ? words.verdicts[row.verdicts[index]] : "–" }),
        h("span", { text: found ? words.figure(found.value, unit) : words.notYet }),
        found && h("span", { text: words.interval(found, unit) }),
        found?.games !== undefined &&
          found.games < (this.#run?.lists[row.number - 1]?.length ?? 0) &&
          h("span", { text: words.within(found.games) }),
      );
    };
    const line = (/** @type {Row} */ row) => {
      const href = write({ ...opening(game), options: withoutUsual(game, row.options) });
      const open = this.#listed === row.number;
      return h(
        "tr",
        { key: String(row.number), "data-number": row.number },
        h(
          "th",
          { scope: "row" },
          h("a", { href, "aria-label": words.open(row.number), title: words.open(row.number), text: row.number }),
        ),
        ...setting.options.map(({ id }) => h("td", { text: title(game, id, row.options[id]) })),
        h(
          "td",
          { "data-verdict": row.all },
          h("b", { text: words.standing[row.all] }),
          row.q !== undefined && h("span", { class: "reconstruct-q", text: words.q(row.q) }),
        ),
        ...setting.facts.map((_, index) => value(row, index)),
        h(
          "td",
          {},
          h("button", {
            type: "button",
            class: "quiet",
            disabled: !this.#run?.lists[row.number - 1]?.length,
            "aria-expanded": String(open),
            "aria-label": words.gamesTitle(row.number),
            text: words.gamesOf,
            on: { click: () => this.#list(open ? 0 : row.number) },
          }),
        ),
      );
    };
    fill(
      this.table,
      h(
        "table",
        { class: "lab-table reconstruct-table" },
        h("caption", { text: words.table }),
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            column(words.number),
            ...setting.options.map(({ id }) => column(question(game, id))),
            column(words.all),
            ...setting.facts.map((fact) => column(names.says(fact))),
            column(words.gamesOf),
          ),
        ),
        h("tbody", {}, ...rows.map(line)),
      ),
      rows.length === 0 && h("p", { class: "help", text: words.empty }),
    );
  }

  /** The games of a combination, each of which opens. @param {Asked} asked */
  #fillGames({ game, sets }) {
    const games = this.#run?.lists[this.#listed - 1] ?? [];
    this.games.hidden = games.length === 0;
    if (games.length === 0) return fill(this.games);
    const sides = seats(game, {});
    const usual = { ...opening(game), options: withoutUsual(game, sets[this.#listed - 1]) };
    return fill(
      this.games,
      h(
        "header",
        {},
        h("h2", { tabindex: -1, text: words.gamesTitle(this.#listed) }),
        h("button", { type: "button", class: "quiet", text: words.close, on: { click: () => this.#close() } }),
      ),
      h(
        "ol",
        {},
        ...games.slice(0, LISTED).map((played, index) => {
          const href = write({ ...usual, line: played.line, ply: played.line.length });
          return h("li", {}, h("a", { href, text: words.game(index + 1, played, sides) }));
        }),
      ),
    );
  }

  /** @param {number} number */
  #list(number) {
    this.#listed = number;
    this.#show();
    if (number > 0) this.games.querySelector("h2")?.focus();
  }

  /** @param {Event} [event] */
  #close(event) {
    event?.preventDefault();
    event?.stopPropagation();
    const number = this.#listed;
    this.#list(0);
    const row = this.table.querySelector(`tr[data-number="${number}"]`);
    /** @type {HTMLElement | null | undefined} */ (row?.querySelector("button"))?.focus();
  }

  /** @param {"csv" | "json"} format */
  #save(format) {
    const asked = this.#asked;
    if (!asked) return;
    const { game, setting, options } = asked;
    const rows = this.#found;
    const name = `${game}-${setting.options.map(({ id }) => id).join("-")}-${setting.play}.${format}`;
    if (format === "csv") save(csv(game, setting, rows), "text/csv", name);
    else save(json(game, setting, rows, options, this.#run?.lists ?? []), "application/json", name);
  }
}

/** Those that no fact contradicts. @param {Row[]} rows */
const left = (rows) => rows.filter(({ all }) => all !== "contradicts");

/** @param {string} filter @returns {(row: Row) => boolean} */
function shows(filter) {
  if (filter === "remaining") return ({ all }) => all !== "contradicts";
  if (filter === "agreeing") return ({ all }) => all === "agrees";
  return filter === "contradicted" ? ({ all }) => all === "contradicts" : () => true;
}
