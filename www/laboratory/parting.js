// The room “Parting”: two choices of a rule, what they say differently, and the shortest line after which they part, on
// two boards.

import { LiveBoard } from "../board/live-board.js";
import { diagram } from "../board/pictures.js";
import { differs, points } from "../core/differences.js";
import { gameInfo, piecesOf } from "../core/games.js";
import { dashed } from "../core/moves.js";
import { choiceOf, optionOf } from "../core/options.js";
import { Match, dice, reason } from "../core/module.js";
import { under } from "../core/rule-set.js";
import { addStyles } from "../lib/add-styles.js";
import { fill, h, say } from "../lib/dom.js";
import { lost } from "../lib/lost.js";
import { write } from "../state/address.js";
import { opening } from "../state/store.js";
import * as page from "../words/page.js";
import { parting as words } from "../words/laboratory.js";
import { between, kept } from "../core/partings.js";
import { Steps } from "./steps.js";
import STYLES from "./laboratory.css?inline";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/partings.js").Kept} Kept */
/** @typedef {{ game: string, options: Record<string, string> }} Rules */
/**
 * Two sets of rules, and what is known of them.
 * @typedef {object} Pair
 * @property {[Rules, Rules]} rules
 * @property {[string, string]} titles
 * @property {string} heading
 * @property {Kept} [kept]
 * @property {string[]} beside
 */

/** What the address calls the rules compared. */
const COMPARED = "compared";
/** So far it is looked at the most, in moves. */
const FAR = 40;

export class Parting {
  #shown = "";
  #ply = 0;
  /** Whether the line from a position is asked for, where there is one from the array too. */
  #near = false;
  /** @type {Pair | undefined} */
  #pair;
  /** What was found here, by the pair. @type {Map<string, Partial<Kept>>} */
  #found = new Map();
  /** @type {AbortController | undefined} */
  #task;

  /** @param {import("../views/hall.js").RoomContext} context */
  constructor(context) {
    addStyles(STYLES);
    this.context = context;
    const select = (/** @type {string} */ name) => h("select", { name, on: { change: () => this.#choose(name) } });
    this.option = select("option");
    this.a = select("a");
    this.b = select("b");
    const label = (/** @type {string} */ text, /** @type {HTMLElement} */ of) =>
      h("label", {}, h("span", { text }), of);
    this.form = h(
      "div",
      { class: "lab-form" },
      label(words.option, this.option),
      label(words.a, this.a),
      label(words.b, this.b),
    );
    this.title = h("h2", { class: "parting-title" });
    this.said = h("div", { class: "parting-said" });
    this.proof = h("div", { class: "parting-proof", role: "status" });
    this.lives = [0, 1].map((series) => {
      const host = h("div", { class: "board-frame" });
      const head = h("h3", { class: `series-${series}` });
      const status = h("p", { class: "parting-status" });
      return {
        host,
        head,
        status,
        live: new LiveBoard(host),
        root: h("div", { class: "parting-board" }, head, host, status),
      };
    });
    this.boards = h("div", { class: "parting-boards" }, ...this.lives.map(({ root }) => root));
    this.steps = new Steps((ply) => this.#step(ply));
    this.go = h("a", { class: "parting-compare", text: words.compare });
    this.look = h("button", {
      type: "button",
      class: "quiet",
      text: words.look,
      title: words.lookHelp,
      on: { click: () => (this.#task ? this.#task.abort() : void this.#search()) },
    });
    this.progress = h("span", { class: "parting-progress", role: "status" });
    this.turn = h("button", {
      type: "button",
      class: "quiet parting-from",
      on: {
        click: () => {
          this.#near = !this.#near;
          this.#ply = 0;
          if (this.#pair) this.#proves(this.#pair);
          void this.#board();
        },
      },
    });
    this.line = h("div", { class: "parting-line" }, this.turn, this.steps.root, this.boards, this.go);
    this.list = h("div", { class: "lab-scroll", tabindex: 0, role: "region", "aria-label": words.all });
    this.root = h(
      "div",
      { class: "lab-room parting-room" },
      this.form,
      this.title,
      h("section", {}, h("h3", { text: words.says }), this.said),
      h(
        "section",
        {},
        h("h3", { text: words.where }),
        this.proof,
        h("div", { class: "parting-look" }, this.look, this.progress),
        this.line,
      ),
      h("details", { class: "parting-all" }, h("summary", { text: words.all }), this.list),
    );
  }

  /** @param {State} state @param {string} about `option:a:b`, or `compared` */
  async render(state, about) {
    /** @type {Kept[]} */
    let all = [];
    try {
      all = await kept();
    } catch (error) {
      console.error(error);
      lost(this.root, page.lost);
    }
    const shown = JSON.stringify([state.game, state.options, state.compare, state.pieces, about, all.length]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#task?.abort();
    this.#task = undefined;
    say(this.progress, "");
    this.#pair = this.#read(state, about, all);
    this.#list(state.game, all);
    this.#show();
    await this.#board();
  }

  leave() {
    this.#task?.abort();
  }

  /** The form as the address has it, and the pair. @param {State} state @param {string} about @param {Kept[]} all */
  #read(state, about, all) {
    const game = gameInfo(state.game);
    const [id, one, other] = about.split(":");
    const comparable = state.compare.length > 1;
    const compared = comparable && (id === COMPARED || (about === "" && state.compare.some(({ game }) => game)));
    const options = game.options.filter(({ choices }) => choices.length > 1);
    const first = comparable ? Object.keys({ ...state.compare[0].options, ...state.compare[1].options })[0] : undefined;
    const option = options.find((own) => own.id === id) ?? options.find((own) => own.id === first) ?? options[0];
    const choice = (/** @type {string | undefined} */ wanted, /** @type {string | undefined} */ not) =>
      option.choices.find((own) => own.id === wanted && own.id !== not) ??
      option.choices.find((own) => own.id !== not) ??
      option.choices[0];
    const told = about === "" && comparable && !compared && first === option.id;
    const [usualA, usualB] = told ? state.compare.map((set) => set.options[option.id] ?? option.default) : [];
    const a = choice(one ?? usualA ?? state.options[option.id], undefined);
    const b = choice(other ?? usualB, a.id);
    fill(
      this.option,
      ...(comparable ? [h("option", { value: COMPARED, text: words.compared })] : []),
      ...options.map((own) => h("option", { value: own.id, text: own.question })),
    );
    this.option.value = compared ? COMPARED : option.id;
    for (const [select, chosen] of /** @type {const} */ ([
      [this.a, a],
      [this.b, b],
    ])) {
      fill(select, ...option.choices.map((own) => h("option", { value: own.id, text: own.title })));
      select.value = chosen.id;
      select.closest("label")?.toggleAttribute("hidden", compared);
    }
    if (compared) {
      const rules = /** @type {[Rules, Rules]} */ (state.compare.slice(0, 2).map((set) => under(state, set)));
      const titles = /** @type {[string, string]} */ (rules.map(nameOf));
      return { rules, titles, heading: titles.join(" · "), beside: [] };
    }
    const found = between(all, { game: state.game, option: option.id, a: a.id, b: b.id });
    const beside = found?.beside ?? {};
    /** @param {string} chosen @returns {Rules} */
    const rules = (chosen) => ({ game: state.game, options: { ...beside, [option.id]: chosen } });
    return {
      rules: /** @type {[Rules, Rules]} */ ([rules(a.id), rules(b.id)]),
      titles: /** @type {[string, string]} */ ([a.title, b.title]),
      heading: words.heading(option.question, a.title, b.title),
      kept: found,
      beside: Object.entries(beside).map(([name, value]) => answer(state.game, name, value)),
    };
  }

  /** @param {string} name of the field that was changed */
  #choose(name) {
    const option = this.option.value;
    if (option === COMPARED) return this.context.set(COMPARED, "visit");
    if (name === "option") return this.context.set(option, "visit");
    let [a, b] = [this.a.value, this.b.value];
    if (a === b) {
      const other = [...this.a.options].map(({ value }) => value).find((value) => value !== a) ?? a;
      if (name === "a") b = other;
      else a = other;
    }
    return this.context.set(`${option}:${a}:${b}`, "visit");
  }

  /** What is known of the pair: what is kept, or what was found here. */
  get #known() {
    const pair = this.#pair;
    if (!pair) return undefined;
    return { ...pair.kept, ...this.#found.get(JSON.stringify(pair.rules)) };
  }

  /** The line shown, from the array or a position. @returns {Partial<import("../core/partings.js").From>} */
  get #way() {
    const known = this.#known ?? {};
    if (known.from && (this.#near || known.line === undefined)) return known.from;
    const { line, move, only, proved } = known;
    return { line, move, only, proved };
  }

  #show() {
    const pair = this.#pair;
    if (!pair) return;
    say(this.title, pair.heading);
    this.#near = false;
    this.#says(pair);
    this.#ply = 0;
    this.#proves(pair);
  }

  /** The sentences that differ. @param {Pair} pair */
  #says({ rules, titles }) {
    try {
      const different = points(rules).filter(differs);
      fill(
        this.said,
        ...(different.length === 0 ? [h("p", { text: words.sameSentences })] : []),
        ...different.map((point) =>
          h(
            "div",
            { class: "parting-point", "data-point": point.id },
            h("h4", { text: point.title }),
            ...point.sides.map(({ own, kind }, series) =>
              h(
                "div",
                { class: `parting-side series-${series}` },
                h("p", { class: "parting-under", text: titles[series] }),
                point.moves &&
                  kind &&
                  kind.betza !== "" &&
                  h(
                    "div",
                    { class: "parting-diagram" },
                    diagram(
                      rules[series].game,
                      rules[series].options,
                      kind,
                      piecesOf(rules[series].game, this.context.store.state.pieces),
                      `parting-${series}-${kind.id}`,
                    ),
                  ),
                own.length === 0 && h("p", { class: "parting-none", text: words.nothing }),
                ...own.map(({ text, rule, sources, standing }) =>
                  h(
                    "p",
                    { "data-rule": rule },
                    text,
                    " ",
                    h("cite", { text: cited(sources, page.standings[standing]) }),
                  ),
                ),
              ),
            ),
          ),
        ),
      );
    } catch (error) {
      this.said.replaceChildren(h("p", { class: "refusal", text: reason(error) }));
    }
  }

  /** Where they part, and how that is known. @param {Pair} pair */
  #proves({ rules, titles, beside }) {
    const known = this.#known ?? {};
    const { line, proved, same } = known;
    const way = this.#way;
    const thrown = rules.some(({ game, options }) => dice(game, options));
    /** @type {string[]} */
    const told = [];
    if (beside.length > 0) told.push(words.beside(beside));
    if (thrown) told.push(words.thrown);
    else if (same) told.push(words.same);
    else if (line !== undefined) {
      const moves = split(line);
      told.push(words.after(moves.length));
      if (!way.position) told.push(...this.#parts(rules, titles, way));
      told.push(moves.length <= (proved ?? 0) ? words.shortest(proved ?? 0) : words.open(proved ?? 0));
    } else told.push(proved === undefined ? words.notYet : words.none(proved));
    if (way.position) {
      told.push(words.from(split(way.line ?? "").length), ...this.#parts(rules, titles, way));
    }
    fill(this.proof, ...told.map((text) => h("p", { text })));
    this.line.hidden = way.line === undefined || thrown || same === true;
    const settled = thrown || same || (line !== undefined && split(line).length <= (proved ?? 0));
    this.look.hidden = settled === true;
    const moves = split(way.line ?? "");
    this.steps.root.hidden = moves.length === 0;
    this.turn.hidden = line === undefined || known.from === undefined;
    say(this.turn, way.position ? words.fromArray : words.fromPosition);
    const [a, b] = rules;
    const shared = a.game === this.context.store.state.game ? a.game : this.context.store.state.game;
    const set = (/** @type {Rules} */ { game, options }) => (game === shared ? { options } : { game, options });
    this.go.href = write({
      ...opening(shared),
      view: "boards",
      compare: [set(a), set(b)],
      line: moves,
      ply: 0,
      ...(way.position && { position: way.position }),
    });
  }

  /** What parts them at the end of a line. @param {[Rules, Rules]} rules @param {[string, string]} titles
   * @param {Partial<import("../core/partings.js").From>} way */
  #parts(rules, titles, { position, line, only, move }) {
    const matches = rules.map(({ game, options }) => new Match(game, { options, position }));
    try {
      for (const match of matches) match.playLine(split(line ?? ""));
      const side = only === "b" ? 1 : 0;
      const action = only && matches[side].legal().find(({ text }) => text === move);
      const ends = matches.map((match) => match.outcome()?.text);
      return [
        ...(action ? [words.only(titles[side], `${action.words.replace(/\.$/, "")} (${dashed(action.text)})`)] : []),
        ...(ends.some((end) => end) ? ends.map((end, series) => words.ends(titles[series], end)) : []),
      ];
    } finally {
      for (const match of matches) match.free();
    }
  }

  get #moves() {
    return split(this.#way.line ?? "");
  }

  /** @param {number} ply */
  #step(ply) {
    this.#ply = Math.max(0, Math.min(this.#moves.length, ply));
    void this.#board();
  }

  /** Both boards, as far along. */
  async #board() {
    const pair = this.#pair;
    const known = this.#way;
    if (!pair || this.line.hidden) return;
    const moves = this.#moves;
    const ply = Math.min(this.#ply, moves.length);
    const { flipped, coordinates, pieces } = this.context.store.state;
    const here = ply === moves.length;
    this.lives.forEach(({ head, status, live }, series) => {
      const { game, options } = pair.rules[series];
      say(head, pair.titles[series]);
      live.show(
        { game, options, line: moves, ply, position: known.position },
        { mode: "still", flipped, coordinates, pieces, label: words.board.label(pair.titles[series]) },
      );
      const match = live.session?.match;
      const own = known.only === (series === 0 ? "a" : "b");
      const action = here && own ? match?.legal().find(({ text }) => text === known.move) : undefined;
      const now = match?.outcome()?.text ?? match?.state().text ?? "";
      say(status, action ? words.only(pair.titles[series], dashed(action.text)) : now);
      status.classList.toggle("is-parted", action !== undefined);
    });
    this.steps.show(ply, moves.length, words.at(ply, moves.length, ply > 0 ? dashed(moves[ply - 1]) : ""));
    await Promise.all(this.lives.map(({ live }) => live.settled));
  }

  /** Looks for a shorter line, or for one. */
  async #search() {
    const pair = this.#pair;
    if (!pair) return;
    const task = new AbortController();
    this.#task = task;
    const begun = performance.now();
    const key = JSON.stringify(pair.rules);
    say(this.look, words.stop);
    say(this.progress, words.looking(0, 0, 0));
    try {
      const { parting } = await import("../pkg/lab.js");
      const [a, b] = pair.rules;
      const known = this.#known?.line;
      const plies = known === undefined ? FAR : Math.min(FAR, Math.max(0, split(known).length - 1));
      const found = await parting(a, b, {
        plies,
        signal: task.signal,
        onProgress: ({ plies, nodes }) => {
          if (this.#task !== task) return;
          const seconds = Math.floor((performance.now() - begun) / 1000);
          say(this.progress, words.looking(plies, nodes, seconds));
        },
      });
      const before = this.#known ?? {};
      const parts = found.result === "part";
      if (parts) {
        const { line, move, only } = found;
        this.#found.set(key, { line: line.join(" "), move, only, proved: line.length });
      } else {
        this.#found.set(key, { ...this.#found.get(key), proved: Math.max(found.plies, before.proved ?? 0) });
      }
      if (this.#pair === pair) say(this.progress, parts ? words.found(found.line.length) : words.stopped(found.plies));
    } catch (error) {
      if (this.#pair === pair) say(this.progress, reason(error));
    } finally {
      if (this.#task === task) this.#task = undefined;
      say(this.look, words.look);
      if (this.#pair === pair) {
        this.#proves(pair);
        void this.#board();
      }
    }
  }

  /** Every two choices of the game. @param {string} game @param {Kept[]} all */
  #list(game, all) {
    const own = all.filter((one) => one.game === game);
    const info = gameInfo(game);
    const titles = (/** @type {Kept} */ { option, a, b }) => {
      const of = info.options.find(({ id }) => id === option);
      const title = (/** @type {string} */ id) => of?.choices.find((choice) => choice.id === id)?.title ?? id;
      return { question: of?.question ?? option, choices: `${title(a)} · ${title(b)}` };
    };
    fill(
      this.list,
      h(
        "table",
        { class: "lab-table" },
        h("thead", {}, h("tr", {}, ...words.allHead.map((text) => h("th", { scope: "col", text })))),
        h(
          "tbody",
          {},
          ...own.map((one) => {
            const { question, choices } = titles(one);
            const moves = one.line === undefined ? undefined : split(one.line).length;
            const about = `${one.option}:${one.a}:${one.b}`;
            return h(
              "tr",
              { key: about },
              h("td", { text: question }),
              h(
                "td",
                {},
                h("button", {
                  type: "button",
                  class: "link",
                  text: choices,
                  on: { click: () => this.context.set(about, "visit") },
                }),
              ),
              h("td", {
                text: one.same ? words.cells.same : moves === undefined ? words.cells.none : words.moves(moves),
              }),
              h("td", {
                text: one.same
                  ? ""
                  : moves !== undefined && moves <= one.proved
                    ? words.cells.shortest
                    : words.cells.open(one.proved),
              }),
            );
          }),
        ),
      ),
    );
  }
}

/** @param {string} line */
const split = (line) => line.split(" ").filter(Boolean);

/** A question with its answer. @param {string} game @param {string} option @param {string} choice */
function answer(game, option, choice) {
  return `${optionOf(game, option)?.question ?? option} ${choiceOf(game, option, choice)?.title ?? choice}`;
}

/** What a set of rules is called. @param {Rules} rules */
function nameOf({ game, options }) {
  const info = gameInfo(game);
  const chosen = Object.entries(options).filter(([id, value]) =>
    info.options.some((option) => option.id === id && option.default !== value),
  );
  return [info.title, ...chosen.map(([id, value]) => answer(game, id, value))].join("; ");
}

/** @param {string[]} sources @param {string} standing */
function cited(sources, standing) {
  return sources.length > 0 ? `${sources.join("; ")} (${standing})` : standing;
}
