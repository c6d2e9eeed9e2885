// Up to three sets of rules: one piece under each of them on one board, or the
// same game under each of them side by side.

import { byId, h, refill, say } from "../lib/dom.js";
import { MOST_COMPARED, readRuleSet, writeRuleSet, under as resolved } from "../core/rule-set.js";
import { accounts } from "../core/accounts.js";
import { Around } from "../board/status.js";
import { Hands } from "../board/hands.js";
import { Seats } from "../board/seats.js";
import { Throws } from "../dice/dice.js";
import { LiveBoard, detail } from "../board/live-board.js";
import { dice, kinds, reason, seats } from "../core/module.js";
import { allGames, gameInfo, ownName, placeOf } from "../core/games.js";
import { markSample } from "../board/pictures.js";
import { overlaid } from "../figures/overlay.js";
import { SoloBoard } from "../board/solo-board.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../core/rule-set.js").RuleSet} RuleSet */
/** @typedef {import("../core/module.js").Mark} Mark */
/** @typedef {import("../core/module.js").Move} Move */

export class Compare {
  /** @type {Column[]} */
  columns = [];

  /**
   * @param {Store} store
   * @param {object} help
   * @param {(moves: Move[], game: string, options: Record<string, string>) => Promise<string | undefined>} help.choose
   * @param {() => number} help.speed
   */
  constructor(store, help) {
    this.store = store;
    this.help = help;
    this.solo = new SoloBoard(store);
    this.solo.ever.addEventListener("change", () => this.render(store.state));
    this.kind = h("select", { on: { change: () => store.set({ piece: this.kind.value }, "step") } });
    this.quick = h("select", { on: { change: () => this.#ask(this.quick.value) } });
    this.quickLabel = h("label", { class: "quick" }, h("span", { text: words.compare.quick }), this.quick);
    this.slots = h("div", { class: "slots" });
    this.table = h("div", { class: "accounts" });
    this.shared = h("p", { class: "shared", "aria-live": "polite" });
    this.overlayTab = this.#tab("overlay", words.compare.overlayTab);
    this.boardsTab = this.#tab("boards", words.compare.boardsTab);
    this.row = h("div", { class: "columns" });
    this.overlay = h(
      "div",
      { class: "overlay" },
      this.solo.board,
      this.solo.said,
      h("div", { class: "solo-controls" }, h("label", {}, h("span", { text: words.compare.piece }), this.kind)),
      this.solo.controls,
      h("p", { class: "help", text: words.compare.overlayHelp }),
    );
    this.said = h("p", { class: "refusal", role: "status" });
    // One throw for all boards: they are to be compared.
    this.throws = new Throws(store, {
      play: (text, patch) => {
        say(this.said, "");
        const { line } = store.state;
        const ply = this.leader?.ply ?? 0;
        store.set({ ...patch, line: line[ply] === text ? line : [...line.slice(0, ply), text], ply: ply + 1 }, "edit");
      },
      say: (text) => say(this.said, text),
    });
    this.alike = h("span", { class: "alike", role: "status" });
    this.boards = h(
      "div",
      { class: "boards" },
      h("p", { class: "help" }, words.compare.boardsHelp, " ", this.alike),
      this.throws.root,
      this.said,
      this.row,
    );
    byId("compare").replaceChildren(
      h(
        "div",
        { class: "compare-head" },
        h(
          "div",
          { class: "switch", role: "group", "aria-label": words.views.compare },
          this.overlayTab,
          this.boardsTab,
        ),
        this.quickLabel,
      ),
      this.overlay,
      this.boards,
    );
    this.text = byId("compare-text");
    this.text.replaceChildren(this.table, this.shared);
  }

  /** Sets up the comparison that an option's question calls for. @param {string} value */
  #ask(value) {
    const { state } = this.store;
    const account = accounts(state.game, withoutCompared(state)).find((account) => accountValue(account) === value);
    if (!account) return;
    this.store.set(
      {
        compare: account.sets,
        piece: account.kind,
        at: placeOf(state.game, state.options, account.kind),
        friends: [],
        enemies: [],
      },
      "visit",
    );
  }

  /**
   * @param {"overlay" | "boards"} view
   * @param {string} text
   */
  #tab(view, text) {
    return h("button", {
      type: "button",
      text,
      on: { click: () => this.store.set({ view, ...this.#ready(view) }, "visit") },
    });
  }

  /** What a view needs that the state may not have yet. @param {"overlay" | "boards"} view */
  #ready(view) {
    const { state } = this.store;
    if (view === "boards" || state.piece) return {};
    // The piece that the rules differ about, if there is one.
    const differs = (/** @type {string} */ option) => state.compare.some((set) => !set.game && option in set.options);
    const found = accounts(state.game, withoutCompared(state)).find((account) => differs(account.option));
    const all = kinds(state.game, state.options);
    const kind = all.find((kind) => kind.id === found?.kind) ?? all[0];
    return { piece: kind.id, at: kind.at };
  }

  /** When every board stands still. */
  get settled() {
    return Promise.all([this.throws.settled, ...this.columns.map((column) => column.live.settled)]);
  }

  /** The session that follows the line the farthest. */
  get leader() {
    const sessions = this.columns.flatMap((column) => column.live.session ?? []);
    return sessions.sort((one, other) => other.reach - one.reach)[0];
  }

  /** @param {State} state */
  render(state) {
    const boards = state.view === "boards";
    this.overlayTab.setAttribute("aria-pressed", String(!boards));
    this.boardsTab.setAttribute("aria-pressed", String(boards));
    this.overlay.hidden = boards;
    this.boards.hidden = !boards;
    // Beside the numbers, or below the line: between it and the boards they would keep them apart.
    const home = boards ? byId("compared") : this.text;
    if (this.slots.parentElement !== home) home.append(this.slots);
    this.#renderQuick(state);
    this.#renderSlots(state);
    if (boards) this.#renderBoards(state);
    else this.#renderOverlay(state);
  }

  /** @param {State} state */
  #renderQuick(state) {
    const found = accounts(state.game, withoutCompared(state));
    const fits = (/** @type {string} */ kind) => state.view === "boards" || kind === state.piece;
    const now = found.find((account) => fits(account.kind) && sameSets(account.sets, state.compare));
    refill(
      this.quick,
      ...(now ? [] : [h("option", { value: "", text: words.compare.quickOther, selected: true })]),
      ...found.map((account) =>
        h("option", { value: accountValue(account), text: account.question, selected: account === now }),
      ),
    );
    this.quickLabel.hidden = found.length === 0;
  }

  /** @param {State} state */
  #renderSlots(state) {
    const change = (/** @type {RuleSet[]} */ compare) => this.store.set({ compare }, "visit");
    refill(
      this.slots,
      ...state.compare.map((set, place) => {
        const select = ruleSetSelect(state, set, (chosen) =>
          change(state.compare.map((other, index) => (index === place ? chosen : other))),
        );
        return h(
          "div",
          { class: `slot series-${place}` },
          h("label", {}, h("span", { class: "slot-name" }, seriesSample(place), words.compare.slot(place)), select),
          state.compare.length > 1 &&
            h("button", {
              type: "button",
              class: "quiet",
              text: words.compare.remove,
              "aria-label": `${words.compare.remove}: ${words.compare.slot(place)}`,
              on: { click: () => change(state.compare.filter((_, index) => index !== place)) },
            }),
        );
      }),
      ...(state.compare.length < MOST_COMPARED
        ? [
            h("button", {
              type: "button",
              class: "quiet add",
              text: words.compare.add,
              on: { click: () => change([...state.compare, { options: {} }]) },
            }),
          ]
        : []),
    );
  }

  /** @param {State} state */
  #renderOverlay(state) {
    const own = kinds(state.game, state.options);
    const kind = own.find((kind) => kind.id === state.piece) ?? own[0];
    refill(
      this.kind,
      ...own.map((other) =>
        h("option", { value: other.id, text: `${ownName(other)} – ${other.meaning}`, selected: other === kind }),
      ),
    );
    /** @type {Mark[]} */
    const marks = [];
    /** @type {Set<string>[]} */
    const reached = [];
    const figure = { ...state, piece: kind.id, ever: this.solo.ever.checked };
    const rows = state.compare.map((set, place) => {
      const name = h("th", { scope: "row" }, seriesSample(place), h("span", { text: ruleSetTitle(state, set) }));
      try {
        const { found, marks: own, beyond } = overlaid(figure, set, place);
        marks.push(...own);
        reached.push(new Set(found.marks.map((mark) => mark.square)));
        return h(
          "tr",
          {},
          name,
          h(
            "td",
            {},
            h("span", { class: "account-field", text: found.field }),
            " ",
            h("code", { text: found.betza }),
            h("span", { class: "account-source" }, ...ruleSetSource(state, set)),
            beyond.length > 0 && h("span", { class: "account-beyond", text: words.compare.beyond(beyond) }),
          ),
          h("td", { class: "number", text: found.now }),
          h("td", { class: "number", text: found.ever }),
        );
      } catch (error) {
        return h("tr", {}, name, h("td", { colspan: 3, class: "why", text: reason(error) }));
      }
    });
    this.solo.render(state, {
      game: state.game,
      options: state.options,
      kind: kind.id,
      marks,
      label: words.pattern.board(ownName(kind), state.at),
    });
    const c = words.compare;
    this.table.replaceChildren(
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", { scope: "col", text: c.rules }),
            h("th", { scope: "col", text: c.betza }),
            h("th", { scope: "col", class: "number", text: c.now, title: words.pattern.nowText }),
            h("th", { scope: "col", class: "number", text: c.ever, title: words.pattern.everText }),
          ),
        ),
        h("tbody", {}, ...rows),
      ),
      h("p", { class: "help", text: `${c.now}: ${words.pattern.nowText}; ${c.ever}: ${words.pattern.everText}.` }),
    );
    const all =
      reached.length > 1 ? [...reached[0]].filter((square) => reached.every((set) => set.has(square))) : undefined;
    say(this.shared, all ? c.shared(all.sort()) : "");
  }

  /** How far the boards were when they were last shown. @type {number | undefined} */
  #ply;

  /** @param {State} state */
  #renderBoards(state) {
    while (this.columns.length > state.compare.length) {
      const column = /** @type {Column} */ (this.columns.pop());
      column.live.destroy();
      column.root.remove();
    }
    while (this.columns.length < state.compare.length) {
      const column = new Column(this.store, this.help, this.columns.length);
      this.columns.push(column);
      this.row.append(column.root);
    }
    this.row.dataset.count = String(this.columns.length);
    say(
      this.alike,
      new Set(state.compare.map((set) => rulesOf(state, set))).size < state.compare.length ? words.compare.alike : "",
    );
    state.compare.forEach((set, place) => this.columns[place].render(state, set));
    const { leader } = this;
    const match = leader?.match;
    const fresh = leader !== undefined && this.#ply !== undefined && leader.ply === this.#ply + 1;
    this.#ply = leader?.ply;
    this.throws.root.hidden = true;
    if (leader && match?.state().table) this.throws.render(state, leader, dice(match.game, match.options()), fresh);
  }
}

/** One of the boards side by side. */
class Column {
  /**
   * @param {Store} store
   * @param {Compare["help"]} help
   * @param {number} place
   */
  constructor(store, help, place) {
    this.store = store;
    this.help = help;
    this.title = h("h2", {}, seriesSample(place), h("span"));
    this.host = h("div", { class: "board-frame" });
    this.status = h("p", { class: "status" });
    this.said = h("p", { class: "refusal", role: "status" });
    this.around = new Around((text) => this.#play(text));
    const { counts, actions, condition } = this.around;
    this.root = h(
      "section",
      { class: `column series-${place}` },
      this.title,
      this.host,
      this.status,
      this.said,
      counts,
      actions,
      condition,
    );
    this.live = new LiveBoard(this.host);
    this.seats = new Seats(this.host);
    this.hands = new Hands(this.seats, { view: () => this.live.view, say: (text) => say(this.said, text) });
    this.host.addEventListener("tabiya-move", (event) => this.#play(detail(event).text));
    this.host.addEventListener("tabiya-choice", async (event) => {
      const match = this.live.session?.match;
      const text = match && (await help.choose(detail(event).moves, match.game, match.options()));
      if (text) this.#play(text);
      else this.live.view?.select();
      this.hands.mark();
    });
    this.host.addEventListener("tabiya-refuse", (event) => say(this.said, detail(event).message));
    this.host.addEventListener("tabiya-select", (event) => {
      this.#describe();
      const { message } = detail(event);
      if (message) say(this.said, message);
      this.hands.released();
    });
  }

  /** @param {string} text */
  #play(text) {
    const { line } = this.store.state;
    const ply = this.live.session?.ply ?? 0;
    if (line[ply] === text) this.store.set({ ply: ply + 1 }, "step");
    else this.store.set({ line: [...line.slice(0, ply), text], ply: ply + 1 }, "edit");
  }

  /**
   * @param {State} state
   * @param {RuleSet} set
   */
  render(state, set) {
    const { game, options } = resolved(state, set);
    const title = ruleSetTitle(state, set);
    say(/** @type {Element} */ (this.title.lastChild), title);
    this.root.setAttribute("aria-label", title);
    try {
      this.live.show(
        { game, options, position: state.position, line: state.line, ply: state.ply },
        {
          mode: "play",
          flipped: state.flipped,
          coordinates: state.coordinates,
          pieces: state.pieces,
          speed: this.help.speed(),
          label: words.compare.board(gameInfo(game).title, title),
        },
      );
      this.#wanted = state.ply;
      this.#describe();
      const match = this.live.session?.match;
      if (match) {
        const sides = seats(game, options);
        const now = match.state();
        this.seats.render(sides, state.flipped, now);
        this.hands.render({ ...state, game }, match.hands(), now.turn, sides);
      }
    } catch (error) {
      this.live.destroy();
      this.seats.render([], state.flipped);
      this.hands.render({ ...state, game }, [], [], []);
      this.around.render(undefined);
      say(this.status, "");
      say(this.said, words.compare.cannot(reason(error)));
    }
  }

  #wanted = 0;

  /** Who moves, or why this board could not follow the others. */
  #describe() {
    const { session } = this.live;
    if (!session) return;
    say(this.status, session.match.outcome()?.text ?? session.match.state().text);
    this.around.render(session.match, this.status.textContent ?? "");
    const { refused } = session;
    const parted = refused && this.#wanted > refused.index;
    this.root.classList.toggle("is-parted", parted === true);
    say(this.said, parted ? words.compare.parted(refused.index, refused.text, refused.message) : "");
  }
}

/**
 * The options of the page without those that the compared rules set themselves.
 * @param {State} state
 */
function withoutCompared(state) {
  const own = { ...state.options };
  for (const set of state.compare) if (!set.game) for (const key of Object.keys(set.options)) delete own[key];
  return own;
}

/**
 * What a rule set is called: its choices, or its preset, or its game.
 * @param {State} state
 * @param {RuleSet} set
 */
function ruleSetTitle(state, set) {
  const game = gameInfo(set.game ?? state.game);
  const preset = presetOf(state, set);
  if (preset) return preset.title;
  // An answer says nothing where its question does not stand above, and “No” says nothing anywhere.
  const asked =
    accounts(state.game, withoutCompared(state)).some((account) => sameSets(account.sets, state.compare)) &&
    state.compare.every((set) => chosen(game, set).every(({ choice }) => words.compare.speaks(choice.title)));
  const titles = chosen(game, set).map(({ option, choice }) =>
    asked ? choice.title : `${option.question} ${choice.title}`,
  );
  if (set.game) titles.unshift(game.title);
  return titles.join("; ") || words.compare.asSet;
}

/**
 * All the answers that a rule set comes to, to tell it from others.
 * @param {State} state
 * @param {RuleSet} set
 */
function rulesOf(state, set) {
  const { game, options } = resolved(state, set);
  return JSON.stringify([game, ...gameInfo(game).options.map((option) => options[option.id] ?? option.default)]);
}

/**
 * Where the choices of a rule set stand.
 * @param {State} state
 * @param {RuleSet} set
 */
function ruleSetSource(state, set) {
  const preset = presetOf(state, set);
  const sources = preset
    ? [preset.source]
    : chosen(gameInfo(set.game ?? state.game), set).map(({ choice }) => choice.source);
  return sources.map((source) => h("cite", { text: source }));
}

/**
 * @param {import("../core/module.js").GameInfo} game
 * @param {RuleSet} set
 */
function chosen(game, set) {
  return Object.entries(set.options).flatMap(([id, value]) => {
    const option = game.options.find((option) => option.id === id);
    const choice = option?.choices.find((choice) => choice.id === value);
    return option && choice ? [{ option, choice }] : [];
  });
}

/**
 * @param {State} state
 * @param {RuleSet} set
 */
function presetOf(state, set) {
  const own = writeRuleSet(set);
  if (own === "-") return undefined;
  return gameInfo(state.game).presets.find((preset) => own === writeRuleSet(presetSet(state, preset)));
}

/**
 * @param {State} state
 * @param {import("../core/module.js").Preset} preset
 * @returns {RuleSet}
 */
function presetSet(state, preset) {
  return preset.game === state.game ? { options: preset.options } : { game: preset.game, options: preset.options };
}

/**
 * A list of rule sets to choose from: one choice away from the rules in force,
 * a named set, or another game.
 *
 * @param {State} state
 * @param {RuleSet} set the one now chosen
 * @param {(set: RuleSet) => void} change
 */
function ruleSetSelect(state, set, change) {
  const game = gameInfo(state.game);
  const now = writeRuleSet(set);
  const seen = new Set(["-"]);
  const item = (/** @type {RuleSet} */ of, /** @type {string} */ text) => {
    const value = writeRuleSet(of);
    seen.add(value);
    return h("option", { value, text, selected: value === now });
  };
  const groups = [
    item({ options: {} }, words.compare.asSet),
    ...game.options.map((option) =>
      h(
        "optgroup",
        { label: option.question },
        ...option.choices.map((choice) => {
          const of = { options: { [option.id]: choice.id } };
          // Closed, the list shows the answer without the question above it.
          return item(
            of,
            writeRuleSet(of) === now ? words.compare.answer(choice.title, option.question) : choice.title,
          );
        }),
      ),
    ),
  ];
  const presets = game.presets
    .map((preset) => ({ of: presetSet(state, preset), title: preset.title }))
    .filter(({ of }) => !seen.has(writeRuleSet(of)));
  if (presets.length > 0)
    groups.push(h("optgroup", { label: words.compare.presets }, ...presets.map(({ of, title }) => item(of, title))));
  const others = allGames().filter((other) => other !== game && !seen.has(other.id));
  if (others.length > 0)
    groups.push(
      h(
        "optgroup",
        { label: words.compare.games },
        ...others.map((other) => item({ game: other.id, options: {} }, other.title)),
      ),
    );
  if (!seen.has(now)) groups.unshift(item(set, ruleSetTitle(state, set)));
  const select = h("select", {}, ...groups);
  select.addEventListener("change", () => change(readRuleSet(select.value)));
  return select;
}

/** @param {import("../core/accounts.js").Account} account */
function accountValue(account) {
  return `${account.option} ${account.kind}`;
}

/**
 * @param {RuleSet[]} a
 * @param {RuleSet[]} b
 */
function sameSets(a, b) {
  return a.map(writeRuleSet).join() === b.map(writeRuleSet).join();
}

/** @param {number} place */
function seriesSample(place) {
  return markSample({ kind: "both", series: place });
}
