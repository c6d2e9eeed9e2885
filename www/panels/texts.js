// The text panels: the rules, all of them or what is disputed; what a game is, its notes and sources.

import { h, say } from "../lib/dom.js";
import { bring } from "../lib/motion.js";
import { fetched } from "../lib/fetched.js";
import { board, ruleSentences, seats, terms } from "../core/module.js";
import { gameInfo, outline } from "../core/games.js";
import { madeFrom } from "../state/own.js";
import { cited, linked } from "./cited.js";
import { subtitle } from "./legend.js";
import { nameList } from "./names.js";
import { Options, ofRules, standing } from "./options.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/module.js").RuleSentence} RuleSentence */

export class Rules {
  #shown = "";
  #game = "";
  /** Those that are shown. @type {RuleSentence[]} */
  #sentences = [];
  /** The questions that are open beside their rules. @type {Set<string>} */
  #open = new Set();
  /** What the tab shows. @type {"choices" | "rules"} */
  panel = "rules";

  /**
   * @param {HTMLElement} root
   * @param {import("../state/store.js").Store} store
   * @param {import("../lib/idle-queue.js").IdleQueue} idle
   * @param {object} load what is fetched later
   * @param {() => Promise<typeof import("./trial.js").Trial>} load.trial
   * @param {() => Promise<typeof import("./sourced.js").showSources>} load.sourced
   * @param {() => Promise<typeof import("./rules-sheet.js").rulesSheet>} load.rulesSheet what is printed with them
   * @param {() => void} load.compare shows the answers beside each other
   */
  constructor(root, store, idle, { trial, sourced, rulesSheet, compare }) {
    this.root = root;
    this.sourced = sourced;
    this.sheet = async () => (await rulesSheet())(store);
    this.only = h("input", {
      type: "checkbox",
      id: "only-disputed",
      on: { change: () => store.set({ panel: this.only.checked ? "choices" : "rules" }, "step") },
    });
    this.count = h("span", {});
    this.toggle = h("label", { class: "check" }, this.only, this.count);
    this.box = h("input", { type: "checkbox", on: { change: () => void this.#show() } });
    const print = { type: "button", class: "quiet print-rules", text: words.rules.print };
    this.tools = h(
      "div",
      { class: "rules-tools" },
      h("label", { class: "check sourcing" }, this.box, words.rules.sourced),
      h("button", { ...print, on: { click: () => void this.#print() } }),
    );
    this.disputed = h("div", { class: "disputed" });
    this.all = h("div", { class: "in-force" });
    this.options = new Options(this.disputed, store, idle, trial, compare);
    const head = h("div", { class: "rules-head" }, this.toggle, this.tools);
    root.replaceChildren(head, this.disputed, this.all, this.options.bar);
  }

  /** @param {State} state */
  render(state) {
    this.options.render(state);
    const disputes = gameInfo(state.game).options.length;
    say(this.count, words.options.only(disputes));
    if (ofRules(state)) this.panel = /** @type {"choices" | "rules"} */ (state.panel);
    const only = disputes > 0 && this.panel === "choices";
    this.only.checked = only;
    this.toggle.hidden = disputes === 0;
    this.disputed.hidden = !only;
    this.all.hidden = this.tools.hidden = only;
    if (this.#game !== state.game) this.#open.clear();
    this.#game = state.game;
    if (only) {
      // Its rules say what is chosen when they are next seen.
      this.options.gather();
      this.#shown = "";
      return;
    }
    // Also the browser's own command prints it.
    if (state.panel === "rules") this.sheet().catch(() => undefined);
    const shown = JSON.stringify([state.game, state.options]);
    if (shown !== this.#shown) this.#write(state);
    this.#shown = shown;
  }

  /** @param {State} state */
  #write(state) {
    const sentences = ruleSentences(state.game, state.options);
    const held = /** @type {HTMLElement | null} */ (document.activeElement);
    const switches = switched(state.game, sentences, (option) => this.#turn(option));
    const prose = h(
      "div",
      { class: "prose rules" },
      ...sections(sentences).map((of) => paragraph(of, switches.beside)),
      switches.others.length > 0 &&
        h("div", { class: "also-asked" }, h("span", { class: "run-in", text: words.rules.others }), ...switches.others),
    );
    this.#sentences = sentences;
    this.all.replaceChildren(prose, ...inTheirWords(state));
    void this.#show();
    for (const option of this.#open) this.#place(option);
    // Whose answer is chosen goes on from there.
    if (held !== document.activeElement && held && this.all.contains(held)) held.focus({ preventScroll: true });
  }

  /** Shows where each rule stands, or does not. */
  async #show() {
    const sourced = this.box.checked && (await fetched(this.sourced));
    // What shows them may not have come.
    if (!sourced) this.box.checked = false;
    const prose = /** @type {HTMLElement | null} */ (this.all.querySelector(".prose"));
    if (sourced && prose) sourced(prose, this.#game, this.#sentences, standing);
    prose?.classList.toggle("sourced", this.box.checked);
  }

  /** Opens a question beside its rule, or closes it. @param {string} option */
  #turn(option) {
    if (this.#open.delete(option)) this.options.question(option)?.remove();
    else this.#open.add(option);
    const question = this.#place(option);
    if (question) bring(question);
  }

  /** @param {string} option */
  #place(option) {
    const open = this.#open.has(option);
    const button = this.all.querySelector(`[data-option="${option}"]`);
    button?.setAttribute("aria-expanded", String(open));
    const question = open ? this.options.question(option) : undefined;
    if (question) button?.after(question);
    return question;
  }

  /** Prints, if what is printed is there. */
  async #print() {
    const print = await fetched(this.sheet);
    print?.();
  }
}

/**
 * What the players call the game, the parts of its board and what is said over it.
 * @param {State} state
 */
function inTheirWords({ game, options }) {
  const { names, title } = gameInfo(game);
  const sides = seats(game, options);
  return [
    h("h2", { text: words.rules.names }),
    h(
      "dl",
      { class: "terms" },
      ...[{ noun: title, names }, ...terms(game, options)].flatMap((term) => [
        h("dt", { text: term.noun }),
        h("dd", {}, nameList(term.names, sides)),
      ]),
    ),
  ];
}

/**
 * The sentences by their headings.
 * @param {RuleSentence[]} sentences
 */
function sections(sentences) {
  /** @type {RuleSentence[][]} */
  const found = [];
  for (const sentence of sentences) {
    const last = found.at(-1);
    if (last?.[0]?.section === sentence.section) last.push(sentence);
    else found.push([sentence]);
  }
  return found;
}

/**
 * What opens the question of each rule that is disputed: by the first sentence that it stands beside, and the others.
 * @param {string} game
 * @param {RuleSentence[]} sentences
 * @param {(option: string) => void} turn
 */
function switched(game, sentences, turn) {
  /** @type {Map<RuleSentence, HTMLElement>} */
  const beside = new Map();
  const others = gameInfo(game).options.flatMap(({ id, question, choices }) => {
    // The first says what is spoken of, the last of a paragraph what holds.
    const all = sentences.filter(({ rule }) => rule.startsWith(`${game}.${id}=`));
    const own = all.findLast(({ section }) => section === all[0].section);
    const button = h("button", {
      type: "button",
      class: "turns",
      "data-option": id,
      "aria-expanded": "false",
      "aria-label": words.rules.ask(question, choices.length),
      title: question,
      text: own ? words.rules.answers(choices.length) : question,
      on: { click: () => turn(id) },
    });
    if (own) beside.set(own, button);
    return own ? [] : [button];
  });
  return { beside, others };
}

/**
 * A heading and its sentences.
 * @param {RuleSentence[]} sentences
 * @param {Map<RuleSentence, HTMLElement>} beside
 */
function paragraph(sentences, beside) {
  const text = sentences[0]?.section.toLowerCase();
  const heading = h("span", { class: "run-in", role: "heading", "aria-level": "3", text });
  const all = sentences.flatMap((sentence) => [said(sentence, beside.get(sentence)), " ", beside.get(sentence), " "]);
  return h("div", {}, heading, ...all);
}

/**
 * A sentence, a mark that tells its standing by shape, and where it stands.
 * @param {RuleSentence} sentence
 * @param {HTMLElement} [button] what opens its question, as a press on the sentence does too
 */
function said({ text, rule, sources, standing: how }, button) {
  const title = words.rules.stands(words.standings[how], sources.join("; "), rule);
  return h(
    "span",
    {
      class: button ? "sentence is-disputed" : "sentence",
      "data-rule": rule,
      on: button && { click: () => button.click() },
    },
    text,
    h("span", { class: `mark standing-${how}`, title, "aria-hidden": "true" }),
  );
}

export class About {
  #shown = "";

  /**
   * @param {HTMLElement} root
   * @param {import("../state/store.js").Store} store
   */
  constructor(root, store) {
    this.root = root;
    this.store = store;
  }

  /** @param {State} state */
  render({ game: id, options }) {
    const shown = JSON.stringify([id, options]);
    if (this.#shown === shown) return;
    this.#shown = shown;
    const game = gameInfo(id);
    const { notes } = board(id, options);
    const from = madeFrom[id];
    const disputed = game.options.length;
    const show = () => this.store.set({ panel: "choices" }, "step");
    this.root.replaceChildren(
      subtitle(game, [game.subtitle, game.place, game.period]),
      ...(from ? [h("p", {}, h("a", { href: `#/${from}`, text: words.about.madeFrom(outline(from).title) }))] : []),
      ...(game.notes.length > 0 ? [h("h2", { text: words.about.notes })] : []),
      h("div", { class: "prose" }, ...game.notes.map((note) => h("p", {}, note.text, " ", cited(id, note.source)))),
      ...(notes.length + disputed > 0
        ? [h("h2", { class: notes.length > 0 ? undefined : "points-to-choices", text: words.about.open })]
        : []),
      // What of the board no source tells.
      ...notes.map(({ text }) => h("p", { class: "board-note", text })),
      ...(disputed > 0
        ? [
            h(
              "p",
              { class: "prose points-to-choices" },
              words.about.disputed(disputed),
              " ",
              h("button", { type: "button", class: "quiet", text: words.about.show, on: { click: show } }),
            ),
          ]
        : []),
      h("h2", { text: words.about.sources }),
      h("ul", { class: "sources" }, ...game.sources.map((source) => h("li", {}, ...linked(source.text)))),
    );
  }
}
