// The room “Maps”: what each side attacks in the position, how a piece goes and comes on an empty board, and how much
// each kind sees under each choice.

import { gameInfo, outline, piecesOf } from "../core/games.js";
import { Match, kinds, reason, seats } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { fill, h, say } from "../lib/dom.js";
import { Session } from "../state/session.js";
import { maps as words, steps } from "../words/laboratory.js";
import { heat } from "./heat.js";
import { PlayedSteps, changed } from "./maps-steps.js";
import { attacked, reach, squaresOf } from "./reach.js";
import STYLES from "./laboratory.css?inline";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {{ game: string, options: Record<string, string>, title: string }} Side rules, and what they are called */

export class Maps {
  #shown = "";
  /** What the maps of a board with nobody on it were made of: a line changes nothing in them. */
  #still = "";
  /** @type {Side[]} */
  #sides = [];

  /** @param {import("../views/hall.js").RoomContext} context */
  constructor(context) {
    addStyles(STYLES);
    this.context = context;
    this.kind = h("select", { name: "kind", on: { change: () => this.#put() } });
    this.against = h("select", { name: "against", on: { change: () => this.#put() } });
    const label = (/** @type {string} */ text, /** @type {HTMLElement} */ of) =>
      h("label", {}, h("span", { text }), of);
    this.form = h("div", { class: "lab-form" }, label(words.kind, this.kind), label(words.against, this.against));
    const map = (/** @type {string} */ title, /** @type {string} */ help) => {
      const place = h("div", { class: "map-pair" });
      return { place, root: h("section", {}, h("h2", { text: title }), h("p", { class: "help", text: help }), place) };
    };
    this.moves = map(words.moves, words.movesHelp);
    this.comes = map(words.comes, words.comesHelp);
    this.attacks = map(words.attacks, words.attacksHelp);
    this.steps = new PlayedSteps(
      (ply) => this.context.store.set({ ply }, "step"),
      () => this.#follow(),
    );
    this.key = h("p", { class: "help", text: words.changeHelp });
    this.attacks.place.before(this.steps.root, this.key);
    this.table = h("div", { class: "lab-scroll", tabindex: 0, role: "region", "aria-label": words.table });
    this.said = h("p", { class: "refusal", role: "status" });
    // What the maps show, in a sentence each, before they are drawn.
    this.answers = { reached: h("span"), attacked: h("span"), most: h("span") };
    const { reached, attacked: now, most } = this.answers;
    const answer = h("p", { class: "maps-answer" }, reached, " ", now, " ", most);
    this.root = h(
      "div",
      { class: "lab-room maps-room" },
      this.form,
      this.said,
      answer,
      this.moves.root,
      this.comes.root,
      this.attacks.root,
      h("section", {}, h("h2", { text: words.table }), h("p", { class: "help", text: words.tableHelp }), this.table),
    );
  }

  #put() {
    this.context.set([this.kind.value, this.against.value].filter(Boolean).join(":"), "visit");
  }

  /** @param {State} state @param {string} about `kind:option=choice` */
  async render(state, about) {
    const { game, options, position, line, ply, pieces, flipped, compare } = state;
    const shown = JSON.stringify([game, options, position, line, ply, pieces, flipped, about, compare]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const still = JSON.stringify([game, options, pieces, flipped, about, compare]);
    if (still === this.#still) {
      this.#tryAttacks(state);
      return;
    }
    this.#still = still;
    say(this.said, "");
    for (const answer of Object.values(this.answers)) say(answer, "");
    const [wanted = "", beside = usual(state)] = about.split(":");
    const all = kinds(game, options).filter(({ betza }) => betza !== "");
    const [option, choice] = beside.split("=");
    const info = gameInfo(game);
    const asked = info.options.find(({ id }) => id === option);
    const chosen = asked?.choices.find(({ id }) => id === choice);
    const changed = asked && chosen ? movedBy(state, asked.id, chosen.id) : undefined;
    const kind = all.find(({ id }) => id === wanted) ?? all.find(({ id }) => id === changed) ?? all[0];
    fill(this.kind, ...all.map(({ id, noun }) => h("option", { value: id, text: capital(noun) })));
    this.kind.value = kind.id;
    fill(
      this.against,
      h("option", { value: "", text: words.alone }),
      ...info.options.map(({ id, question, choices, default: standard }) =>
        h(
          "optgroup",
          { label: question },
          ...choices
            .filter((own) => own.id !== (options[id] ?? standard))
            .map((own) => h("option", { value: `${id}=${own.id}`, text: `${question} ${own.title}` })),
        ),
      ),
    );
    this.against.value = asked && chosen ? `${option}=${choice}` : "";
    const now = asked?.choices.find(({ id }) => id === (options[asked.id] ?? asked.default));
    /** @type {Side[]} */
    const sides = [{ game, options, title: now?.title ?? words.inForce }];
    if (asked && chosen) sides.push({ game, options: { ...options, [asked.id]: chosen.id }, title: chosen.title });
    this.#sides = sides;
    try {
      this.#reaches(state, sides, kind);
    } catch (error) {
      say(this.said, reason(error));
    }
    this.#tryAttacks(state);
    await this.#rows(state, still);
  }

  leave() {
    this.steps.pause();
  }

  /** Sets the game’s demonstration up, at its start. */
  #follow() {
    const { store } = this.context;
    const line = gameInfo(store.state.game).lines[0];
    const { options, position, moves, id } = line;
    store.set({ options, position, line: moves, ply: 0, study: id }, "visit");
  }

  /** @param {State} state */
  #tryAttacks(state) {
    try {
      this.#attacks(state, this.#sides);
    } catch (error) {
      say(this.said, reason(error));
    }
  }

  /** @param {State} state @param {Side[]} sides @param {import("../core/module.js").KindInfo} kind */
  #reaches(state, sides, kind) {
    const { game, flipped } = state;
    const found = sides.map((rules) => reach(rules, kind.id));
    const board = squaresOf(game);
    say(
      this.answers.reached,
      words.answers.reached(
        capital(kind.noun),
        sides.map(({ title }, series) => [title, found[series].ever.length]),
        board.length,
      ),
    );
    const pictures = sides.map((rules) => bare(rules, flipped, "map"));
    const most = Math.max(1, ...found.flatMap(({ goes }) => [...goes.values()].map(({ length }) => length)));
    const busiest = Math.max(1, ...found.flatMap(({ comes }) => [...comes.values()]));
    const draw = (
      /** @type {HTMLElement} */ place,
      /** @type {number} */ deepest,
      /** @type {(series: number, square: string) => number | undefined} */ count,
      /** @type {string} */ title,
    ) =>
      fill(
        place,
        ...sides.map((side, series) => {
          const never = new Set(board.filter((square) => !found[series].ever.includes(square)));
          const counted = board.map((square) => ({
            square,
            counts: [never.has(square) ? undefined : count(series, square)],
          }));
          const label = words.reached(capital(kind.noun), found[series].ever.length, board.length, never.size);
          const picture = heat(pictures[series], {
            cells: counted,
            deepest,
            label: `${title}. ${side.title}. ${label}`,
            flipped,
            never,
          });
          return h(
            "figure",
            { class: `map series-${series}` },
            picture,
            h("figcaption", {}, h("b", { text: side.title }), " ", label),
          );
        }),
      );
    draw(this.moves.place, most, (series, square) => found[series].goes.get(square)?.length ?? 0, words.moves);
    draw(this.comes.place, busiest, (series, square) => found[series].comes.get(square) ?? 0, words.comes);
  }

  /** @param {State} state @param {Side[]} sides */
  #attacks(state, sides) {
    const all = seats(state.game, state.options);
    const drawn = piecesOf(state.game, state.pieces);
    const pieces = drawn === "letters" || drawn === "pictograms" ? drawn : "figures";
    const two = all.slice(0, 2);
    const { line } = state;
    /** @type {[string, [string, number][]][]} */
    const answers = [];
    fill(
      this.attacks.place,
      ...sides.map((side, series) => {
        const session = new Session({ ...state, options: side.options });
        const { match, ply } = session;
        const found = attacked(match);
        // Where the line goes no further, nothing has changed with this ply.
        const here = ply > 0 && ply === Math.min(state.ply, line.length);
        const before = here ? attacked(new Session({ ...state, options: side.options, ply: ply - 1 }).match) : found;
        const changes = two.map(({ id }) => changed(before.get(id), found.get(id)));
        const cells = squaresOf(state.game).map((square) => ({
          square,
          counts: two.map(({ id }) => found.get(id)?.get(square) ?? 0),
          turns: changes.map(({ fresh, gone }) =>
            fresh.has(square) ? /** @type {const} */ ("fresh") : gone.has(square) ? "gone" : undefined,
          ),
        }));
        /** @type {[string, number][]} */
        const counts = two.map(({ id, name }) => [name, found.get(id)?.size ?? 0]);
        const label = words.attackLabel(side.title, counts);
        answers.push([side.title, counts]);
        if (series === 0) {
          const told = two.map(({ name }, own) => words.change(name, changes[own].fresh.size, changes[own].gone.size));
          this.steps.show(ply, session.reach, steps.at(ply, session.reach, line[ply - 1], told));
          this.key.hidden = session.reach === 0;
        }
        const text = match.svg({
          coordinates: false,
          flipped: state.flipped,
          hands: false,
          pieces,
          prefix: `attacks-${series}`,
        });
        const picture = heat(text, { cells, label, corners: true, flipped: state.flipped });
        const short = ply < Math.min(state.ply, line.length) && ` ${steps.short(ply)}`;
        return h("figure", { class: "map" }, picture, h("figcaption", {}, label, short));
      }),
    );
    say(this.answers.attacked, words.answers.attacked(answers));
  }

  /** Every kind under each of the rules, and under each choice that makes it move otherwise. @param {State} state
   * @param {string} still */
  async #rows(state, still) {
    const { game, options } = state;
    const all = kinds(game, options).filter(({ betza, takesPart }) => betza !== "" && takesPart);
    const of = outline(game).files * outline(game).ranks;
    const body = h("tbody");
    fill(
      this.table,
      h(
        "table",
        { class: "lab-table" },
        h("thead", {}, h("tr", {}, ...words.head.map((text) => h("th", { scope: "col", text })))),
        body,
      ),
    );
    /** @type {[string, number][]} */
    const means = [];
    for (const kind of all) {
      // The page goes on between one kind and the next.
      await new Promise((resolve) => setTimeout(resolve));
      if (this.#still !== still) return;
      const ways = waysOf(state, kind);
      ways.forEach((way, place) => {
        const { mean, each, ever } = reach({ game, options: way.options }, kind.id);
        if (place === 0) means.push([kind.noun, mean]);
        body.append(
          h(
            "tr",
            {},
            place === 0 && h("th", { scope: "rowgroup", rowspan: ways.length, text: capital(kind.noun) }),
            h("td", { text: way.title }),
            h("td", { class: "number", text: words.mean(mean) }),
            h("td", { class: "number", text: words.each(each, of) }),
            h("td", { class: "number", text: words.together(ever.length, of) }),
          ),
        );
      });
    }
    say(this.answers.most, words.answers.most(means));
  }
}

/**
 * The rules in force, and every choice under which a kind moves otherwise.
 * @param {State} state
 * @param {import("../core/module.js").KindInfo} kind
 * @returns {{ title: string, options: Record<string, string> }[]}
 */
function waysOf({ game, options }, kind) {
  const seen = new Set([kind.betza]);
  /** @type {{ title: string, options: Record<string, string> }[]} */
  const ways = [];
  let here = "";
  for (const { id, default: usual, choices } of gameInfo(game).options) {
    for (const choice of choices) {
      const chosen = { ...options, [id]: choice.id };
      try {
        const own = kinds(game, chosen).find((other) => other.id === kind.id);
        if (!own || seen.has(own.betza)) continue;
        seen.add(own.betza);
        ways.push({ title: choice.title, options: chosen });
        here ||= choices.find((one) => one.id === (options[id] ?? usual))?.title ?? "";
      } catch {
        // Another choice in force rules this one out.
      }
    }
  }
  return [{ title: here || words.inForce, options }, ...ways];
}

/** The kind that a choice makes move otherwise. @param {State} state @param {string} option @param {string} choice */
function movedBy({ game, options }, option, choice) {
  try {
    const other = kinds(game, { ...options, [option]: choice });
    return kinds(game, options).find(({ id, betza }) => other.find((own) => own.id === id)?.betza !== betza)?.id;
  } catch {
    return undefined;
  }
}

/** The first choice under which a piece moves otherwise: with it, the maps begin. @param {State} state */
function usual(state) {
  for (const { id, default: standard, choices } of gameInfo(state.game).options) {
    for (const choice of choices) {
      if (choice.id === (state.options[id] ?? standard)) continue;
      if (movedBy(state, id, choice.id)) return `${id}=${choice.id}`;
    }
  }
  return "";
}

/** A board with nobody on it. @param {Side} rules @param {boolean} flipped @param {string} prefix */
function bare({ game, options }, flipped, prefix) {
  const match = Match.withPieces(game, { options, pieces: [] });
  const text = match.svg({ coordinates: false, flipped, hands: false, prefix });
  match.free();
  return text;
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
