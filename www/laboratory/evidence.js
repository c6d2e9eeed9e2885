// The room “Evidence”: games are played by themselves under the choices of an option, and measured as they come.

import { gameInfo } from "../core/games.js";
import { ruledOut, seats, whole } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { fill, h, say, svg } from "../lib/dom.js";
import { write } from "../state/address.js";
import { opening } from "../state/store.js";
import { evidence as words } from "../words/evidence.js";
import { csv, json, save } from "./evidence-files.js";
import { plot } from "./evidence-plot.js";
import { Run } from "./evidence-run.js";
import STYLES from "./evidence.css?inline";
import { FALSE, FEWEST, couples } from "./paired-games.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../views/hall.js").RoomContext} RoomContext */
/** @typedef {import("./evidence-run.js").Asked} Asked */
/** @typedef {import("../core/module.js").OptionInfo} OptionInfo */

const COUNTS = [8, 20, 50, 100, 200, 500];
/** Choices have marks of their own to the plot’s limit. */
const MOST = 5;
/** How many games of a choice are listed. */
const LISTED = 100;

/** @type {(keyof typeof words.plays)[]} */
const PLAYS = ["random", "level-1", "level-2", "level-4", "level-4+level-2"];

export class Evidence {
  /** @type {Asked | undefined} */
  #asked;
  /** @type {Run | undefined} */
  #run;
  #about = "";
  /** Whether the reader has opened the list of games. */
  #listed = false;

  /** @param {RoomContext} context */
  constructor(context) {
    addStyles(STYLES);
    this.context = context;
    this.form = h("div", { class: "evidence-form" });
    this.button = h("button", { type: "button", class: "action", on: { click: () => this.#press() } });
    this.progress = h("progress", { max: "1", value: "0", "aria-label": words.progress });
    this.status = h("p", { class: "evidence-status", role: "status" });
    this.found = h("div", { class: "evidence-found" });
    this.root = h(
      "div",
      { class: "evidence" },
      this.form,
      h("div", { class: "evidence-run" }, this.button, this.progress, this.status),
      this.found,
    );
  }

  /** @param {State} state @param {string} about */
  async render(state, about) {
    await whole();
    const asked = read(state, about);
    const key = JSON.stringify(asked);
    if (key === this.#about) return;
    this.#about = key;
    this.#asked = asked;
    this.#run?.end();
    this.#run = undefined;
    this.#fillForm(state, asked);
    const kept = new Run(asked);
    if (kept.recall()) {
      this.#run = kept;
      kept.onChange = () => this.#show();
      await kept.measure();
    }
    this.#show();
  }

  leave() {
    this.#run?.pause();
  }

  /** @param {State} state @param {Asked} asked */
  #fillForm(state, asked) {
    const { options } = gameInfo(state.game);
    const option = /** @type {OptionInfo} */ (options.find(({ id }) => id === asked.option));
    const out = ruledOut(state.game, state.options).filter((one) => one.option === option.id);
    const put = (/** @type {Partial<Asked>} */ change) => this.context.set(written({ ...asked, ...change }), "step");
    const select = (
      /** @type {string} */ label,
      /** @type {string} */ name,
      /** @type {string} */ value,
      /** @type {[string, string][]} */ list,
      /** @type {(value: string) => void} */ change,
    ) =>
      h(
        "label",
        { class: "evidence-field" },
        h("span", { text: label }),
        h(
          "select",
          { name, on: { change: (/** @type {Event} */ { target }) => change(/** @type {any} */ (target).value) } },
          ...list.map(([id, text]) => h("option", { value: id, selected: id === value, text })),
        ),
      );
    const named = /** @type {[string, string][]} */ (options.map(({ id, question }) => [id, question]));
    const check = (/** @type {OptionInfo["choices"][number]} */ { id, title }) => {
      const on = asked.choices.includes(id);
      const next = option.choices
        .map((one) => one.id)
        .filter((one) => (one === id ? !on : asked.choices.includes(one)));
      return h(
        "label",
        { class: "check" },
        h("input", {
          type: "checkbox",
          value: id,
          checked: on,
          disabled: out.some(({ choice }) => choice === id) || (!on && asked.choices.length >= MOST),
          on: { change: () => put({ choices: next }) },
        }),
        title,
      );
    };
    fill(
      this.form,
      select(words.option, "option", option.id, named, (id) =>
        this.context.set(`${id};;${asked.play};${asked.games}`, "step"),
      ),
      h(
        "fieldset",
        { class: "evidence-choices" },
        h("legend", { text: words.choices }),
        ...option.choices.map((choice) => check(choice)),
      ),
      select(
        words.play,
        "play",
        asked.play,
        PLAYS.map((id) => [id, words.plays[id]]),
        (play) => put({ play: /** @type {any} */ (play) }),
      ),
      select(
        words.games,
        "games",
        String(asked.games),
        COUNTS.map((count) => [String(count), String(count)]),
        (games) => put({ games: Number(games) }),
      ),
    );
  }

  #press() {
    if (!this.#asked) return;
    if (this.#run?.running) this.#run.pause();
    else {
      if (this.#run?.done || !this.#run) {
        this.#run?.end();
        this.#run = new Run(this.#asked);
        this.#run.onChange = () => this.#show();
      }
      void this.#run.start();
    }
    this.#show();
  }

  #show() {
    const run = this.#run;
    const asked = this.#asked;
    if (!asked) return;
    const few = asked.choices.length < 2;
    this.button.disabled = few;
    this.button.textContent = run?.running ? words.pause : run?.done ? words.again : run ? words.resume : words.start;
    this.progress.value = run ? run.played / run.all : 0;
    if (few) say(this.status, words.needsTwo);
    else if (run?.error) say(this.status, `${words.failed} ${run.error}`);
    else if (!run) say(this.status, words.idle);
    else if (run.done) say(this.status, words.ready(run.all));
    else if (run.running) say(this.status, words.playing(run.played, run.all, run.workers));
    else say(this.status, words.paused(run.played, run.all));
    this.found.hidden = !run?.measured;
    if (run?.measured) this.#fillFound(run);
  }

  /** @param {Run} run */
  #fillFound(run) {
    const { asked, measured } = run;
    if (!measured) return;
    const info = gameInfo(asked.game);
    const option = /** @type {OptionInfo} */ (info.options.find(({ id }) => id === asked.option));
    const titles = asked.choices.map((id) => option.choices.find((choice) => choice.id === id)?.title ?? id);
    const play = words.plays[/** @type {keyof typeof words.plays} */ (asked.play)];
    const caption = words.caption({
      title: info.title,
      question: option.question,
      play,
      games: Math.min(...measured.map(({ games }) => games)),
      seed: asked.seed,
    });
    const picture = plot(run.rows, titles, caption, false);
    const row = (/** @type {import("./evidence-run.js").Row} */ { id, title, help, found, compared }) => {
      const told = compared.filter(({ q }) => q <= FALSE);
      const shown = compared.length === 1 ? compared : told;
      return h(
        "tr",
        { key: id },
        h("th", { scope: "row" }, h("span", { text: title }), help !== "" && h("small", { text: help })),
        ...found.map((one) =>
          one
            ? h(
                "td",
                {},
                h("span", { class: "evidence-value", text: words.figure(id, one.value) }),
                h("span", { class: "evidence-interval", text: ` ${words.interval(id, one)}` }),
              )
            : h("td", { text: "–" }),
        ),
        h("td", {
          class: told.length > 0 ? "evidence-differs" : "evidence-same",
          text:
            shown.map((one) => words.inPairs(id, titles[one.choices[0]], titles[one.choices[1]], one)).join("; ") ||
            (compared.length > 0 ? words.none : "–"),
        }),
      );
    };
    const file = `${asked.game}-${asked.option}-${asked.play}`;
    const take = (/** @type {string} */ text, /** @type {() => [string, string, string]} */ make) =>
      h("button", { type: "button", class: "quiet", text, on: { click: () => save(...make()) } });
    fill(
      this.found,
      this.#answers(run, titles),
      h("figure", { class: "evidence-plot" }, svg(picture), h("figcaption", { text: caption })),
      h(
        "div",
        { class: "evidence-scroll", tabindex: "0", role: "group", "aria-label": words.measure },
        h(
          "table",
          { class: "evidence-table" },
          h("caption", { text: words.table }),
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              h("th", { scope: "col", text: words.measure }),
              ...titles.map((text) => h("th", { scope: "col", text })),
              h("th", { scope: "col", text: words.difference }),
            ),
          ),
          h("tbody", {}, ...run.rows.map(row)),
        ),
      ),
      h(
        "div",
        { class: "evidence-exports", role: "group", "aria-label": words.exports },
        take(words.csv, () => [csv(run), "text/csv", `${file}.csv`]),
        take(words.json, () => [json(run), "application/json", `${file}.json`]),
        take(words.svg, () => [plot(run.rows, titles, caption, true), "image/svg+xml", `${file}.svg`]),
      ),
      this.#games(run, titles),
    );
  }

  /** What was found, in sentences. @param {Run} run @param {string[]} titles */
  #answers(run, titles) {
    const asked = run.rows.flatMap(({ compared }) => compared).filter(({ higher, lower }) => higher + lower > 0);
    const differing = run.rows.flatMap(({ id, found, compared }) =>
      compared
        .filter(({ q }) => q <= FALSE)
        .map((one) => {
          const [own, other] = one.choices;
          return words.differs(id, titles[own], titles[other], one, [found[own]?.value, found[other]?.value]);
        }),
    );
    return h(
      "section",
      { class: "evidence-answers" },
      h("h2", { text: words.found }),
      ...couples(titles.length).map(([one, other], place) =>
        h("p", { text: words.parted(titles[one], titles[other], run.parted[place]) }),
      ),
      differing.length > 0 && h("ul", {}, ...differing.map((text) => h("li", { text }))),
      h("p", {
        class: "help",
        text: differing.length > 0 ? words.chance(asked.length) : words.nothing(asked.length, FEWEST),
      }),
    );
  }

  /** The games, each of which opens. @param {Run} run @param {string[]} titles */
  #games(run, titles) {
    const { asked } = run;
    const usual = opening(asked.game);
    const link = (/** @type {string} */ choice, /** @type {number} */ number) => {
      const game = run.games.get(choice)?.[number];
      if (!game) return undefined;
      const options = { ...asked.options, [asked.option]: choice };
      const href = write({ ...usual, options, line: game.line, ply: game.line.length });
      return h("li", {}, h("a", { href, text: words.game(number + 1, game, seats(asked.game, options)) }));
    };
    return h(
      "details",
      {
        class: "evidence-games",
        open: this.#listed,
        on: {
          toggle: (/** @type {Event} */ { target }) => {
            const { open } = /** @type {HTMLDetailsElement} */ (target);
            if (open === this.#listed) return;
            this.#listed = open;
            this.#show();
          },
        },
      },
      h("summary", { text: words.list }),
      h(
        "div",
        { class: "evidence-columns" },
        ...(this.#listed ? asked.choices : []).map((choice, index) =>
          h(
            "section",
            {},
            h("h2", { text: titles[index] }),
            h("ol", {}, ...Array.from({ length: Math.min(asked.games, LISTED) }, (_, number) => link(choice, number))),
          ),
        ),
      ),
    );
  }
}

/** What is asked for: an option, its choices, who plays and how often. @param {State} state @param {string} about */
function read(state, about) {
  const [id, list = "", play = "", games = ""] = about.split(";");
  const { options } = gameInfo(state.game);
  const option = options.find((one) => one.id === id) ?? options.find((one) => state.options[one.id]) ?? options[0];
  const out = ruledOut(state.game, state.options).filter((one) => one.option === option.id);
  const known = option.choices.map((choice) => choice.id).filter((one) => !out.some(({ choice }) => choice === one));
  const named = known.filter((one) => list.split(",").includes(one)).slice(0, MOST);
  const { [option.id]: _, ...others } = state.options;
  return {
    game: state.game,
    options: others,
    option: option.id,
    choices: id === option.id && list !== "" ? named : known.slice(0, 2),
    play: PLAYS.find((one) => one === play) ?? PLAYS[0],
    games: COUNTS.find((count) => String(count) === games) ?? 50,
    seed: 1,
  };
}

/** The same as the address has it. @param {Asked} asked */
const written = ({ option, choices, play, games }) => `${option};${choices.join(",") || "-"};${play};${games}`;
