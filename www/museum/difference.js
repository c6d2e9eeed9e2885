// The room “Spot the difference”: one game on two boards, each under rules of its own, until a move or an end is not
// the same on both; with both sets of rules known, or with a difference that is hidden and to be guessed.

import { kept } from "../core/partings.js";
import { optionOf } from "../core/options.js";
import { coded, reason, seats, whole } from "../core/module.js";
import { dashed } from "../core/moves.js";
import { newSeed } from "../lib/chance.js";
import { addStyles } from "../lib/add-styles.js";
import { enable, fill, h, say } from "../lib/dom.js";
import { lost } from "../lib/lost.js";
import { Steps } from "../laboratory/steps.js";
import SHARED from "../laboratory/laboratory.css?inline";
import { levelOf } from "../state/seated.js";
import * as words from "../words/difference.js";
import { parting } from "../words/laboratory.js";
import * as page from "../words/page.js";
import STYLES from "./difference.css?inline";
import { Form } from "./spot-form.js";
import { reply } from "./spot-opponent.js";
import { Side } from "./spot-side.js";
import { ID, sentences, soonest, titleOf, spotText, why } from "./spot-text.js";
import { drawPair, follow, hidden, readSpot, writeSpot } from "./spot.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../views/hall.js").RoomContext} RoomContext */
/** @typedef {import("./spot.js").Rules} Rules */
/** @typedef {import("./spot.js").Spot} Spot */
/** @typedef {import("./spot.js").Stand} Stand */
/** @typedef {import("./spot.js").Fault} Fault */
/** @typedef {import("./spot-side.js").Move} Move */
/** @typedef {import("./spot-text.js").Shown} Shown */

/** The level that begins. */
const FIRST = "3";
/** How long a move lies before the next at normal speed, in milliseconds. */
const REST = 450;

/** @type {import("../views/hall.js").Room} */
export const difference = {
  id: ID,
  lead: words.lead,
  open: (context) => new Difference(context),
};

class Difference {
  /** What is shown, as far as it bears on what is to be done. */
  #key = "";
  /** @type {Shown | undefined} */
  #now;
  /** @type {import("../core/partings.js").Kept[]} */
  #kept = [];
  /** What the computer is looking for. @type {AbortController | undefined} */
  #task;

  /** @param {RoomContext} context */
  constructor(context) {
    addStyles(SHARED);
    addStyles(STYLES);
    this.context = context;
    this.form = new Form({
      begin: (mode) => this.#begin(mode),
      readings: (sets) => this.#set({ mode: "open", sets }, {}, "visit"),
      seat: (seated) => this.#seat(seated),
      guess: (guess) => this.#guess(guess),
    });
    const button = (/** @type {keyof typeof words.deeds} */ name, /** @type {() => void} */ click) => {
      const { text, help } = words.deeds[name];
      return h("button", { type: "button", class: "action", "data-deed": name, text, title: help, on: { click } });
    };
    this.faults = h("div", { class: "spot-faults", role: "status" });
    this.said = h("div", { class: "spot-said", role: "status" });
    this.refused = h("p", { class: "refusal spot-refused", role: "status" });
    this.back = button("back", () => this.#takeBack());
    this.again = button("again", () => this.#begin(this.#now?.spot.mode ?? "open"));
    this.draw = button("begin", () => this.#begin(readSpot(this.#about, this.context.store.state.game).mode));
    this.steps = new Steps((ply) => this.#step(ply), words.last);
    this.deeds = h("div", { class: "spot-deeds" }, this.back, this.again, this.draw, this.steps.root);
    this.actions = h("div", { class: "spot-deeds spot-actions", role: "group", "aria-label": words.actions });
    const asked = (/** @type {0 | 1} */ place) => ({
      play: (/** @type {string} */ text) => this.#play(text),
      choose: (/** @type {Move[]} */ moves) => this.#which(moves, place),
      tried: (/** @type {import("./spot-side.js").Tried} */ tried) => this.#tried(tried, place),
      say: (/** @type {string} */ text) => say(this.refused, text),
    });
    this.sides = [new Side(0, asked(0)), new Side(1, asked(1))];
    this.boards = h("div", { class: "parting-boards spot-boards" }, ...this.sides.map(({ root }) => root));
    this.result = h("div", { class: "spot-result" });
    this.root = h(
      "div",
      { class: "lab-room spot" },
      this.form.modes,
      this.faults,
      h("div", { class: "spot-now" }, this.said, this.deeds, this.actions, this.refused),
      this.boards,
      this.form.root,
      this.result,
    );
  }

  /** What is set in the room, as the address has it. */
  get #about() {
    return this.context.store.state.room?.slice(ID.length + 1) ?? "";
  }

  /** @param {State} state */
  #keyOf({ view, room, game, options, position, line, ply, seed, seated, flipped, coordinates, pieces }) {
    const shown = [view, room, game, options, position, line, ply, seed, seated, flipped, coordinates, pieces];
    return JSON.stringify([...shown, this.#kept.length]);
  }

  /** @param {State} state @param {string} about what `readSpot` reads */
  async render(state, about) {
    await whole();
    try {
      this.#kept = await kept();
    } catch (error) {
      console.error(error);
      lost(this.root, page.lost);
    }
    const key = this.#keyOf(state);
    if (key === this.#key || this.context.store.state !== state) return;
    this.#key = key;
    this.#drop();
    say(this.refused, "");
    const spot = readSpot(about, state.game);
    const seated = this.#seated(state, spot.faults);
    const now = this.#read(state, spot, seated);
    this.#now = now;
    this.form.render(state.game, spot, seated, this.#kept, now?.blind ?? false);
    fill(
      this.faults,
      ...spot.faults.map(({ code, part }) => h("p", { "data-code": code, text: words.faults[code]?.(part) ?? part })),
    );
    this.root.classList.toggle("is-begun", now !== undefined);
    for (const part of [this.boards, this.back, this.again, this.steps.root]) part.hidden = !now;
    const drawn = now !== undefined || this.#pairs(state, spot.mode).length > 0;
    this.draw.hidden = now !== undefined || !drawn;
    if (now) this.#show(now);
    else {
      this.actions.hidden = true;
      fill(this.said, h("p", { text: drawn ? words.notBegun : words.noPair }));
      fill(this.result);
    }
    await Promise.all(this.sides.map(({ live }) => live.settled));
    if (now && this.#key === key) void this.#act(now);
  }

  leave() {
    this.#drop();
    this.#key = "";
  }

  #drop() {
    this.#task?.abort();
    this.#task = undefined;
  }

  /** What may be hidden. @param {State} state @param {Spot["mode"]} mode */
  #pairs({ game }, mode) {
    return mode === "open" ? [] : hidden(game, this.#kept, mode === "usual");
  }

  /** Who sits at each seat: where nobody does the reader, who has to sit somewhere. @param {State} state
   * @param {Fault[]} faults */
  #seated({ game, seated }, faults) {
    const all = seats(game, {}).map((_, place) => (levelOf(seated[place]) ? seated[place] : "you"));
    if (all.every(levelOf)) {
      faults.push({ code: "no-reader", part: "" });
      all[0] = "you";
    }
    return all;
  }

  /** What is to be shown; nothing if what is hidden has not been drawn. @param {State} state @param {Spot} spot
   * @param {string[]} seated @returns {Shown | undefined} */
  #read(state, spot, seated) {
    const { game, position } = state;
    const pair = spot.mode === "open" || !state.seed ? undefined : drawPair(state.seed, this.#pairs(state, spot.mode));
    if (spot.mode !== "open" && !pair) return undefined;
    const sets = pair ? [pair.a, pair.b].map((choice) => ({ [pair.option]: choice })) : spot.sets;
    // Choices that do not go together with those of the page, or at all, or a position that is none under them: as much
    // is left out as has to be.
    const none = readSpot("", game).sets;
    const tries = [
      ...(pair ? [] : [{ sets, beside: state.options, position }]),
      { sets, beside: {}, position },
      { sets: none, beside: {}, position: undefined },
    ];
    const { rules, stand, from } = this.#first(tries, state, spot.faults);
    if (stand.illegal) spot.faults.push({ code: "illegal-move", part: stand.illegal.reason });
    const parted = stand.move !== undefined || stand.ends !== undefined;
    const over = parted || stand.over !== undefined || spot.guess !== undefined;
    const line = state.line.slice(0, stand.alike + (stand.move ? 1 : 0));
    return {
      state: { ...state, position: from },
      spot,
      rules,
      stand,
      line,
      seated,
      over,
      blind: spot.mode !== "open" && !over,
    };
  }

  /**
   * The first of these rules that can be, and how far they are alike; why the others cannot is a fault.
   * @param {{ sets: Record<string, string>[], beside: Record<string, string>, position?: string }[]} tries
   * @param {State} state @param {Fault[]} faults
   */
  #first(tries, { game, line, ply }, faults) {
    for (const { sets, beside, position } of tries) {
      const rules = /** @type {[Rules, Rules]} */ (sets.map((own) => ({ game, options: { ...beside, ...own } })));
      try {
        return { rules, stand: follow(rules, line.slice(0, ply), position), from: position };
      } catch (error) {
        const part = reason(error);
        if (faults.at(-1)?.part !== part) faults.push({ code: "bad-rules", part });
      }
    }
    throw coded("bad-rules", faults.at(-1)?.part ?? "");
  }

  /** @param {Partial<Spot>} spot @param {Partial<State>} patch @param {import("../state/store.js").Manner} manner */
  #set(spot, patch, manner) {
    const { mode, sets } = readSpot(this.#about, this.context.store.state.game);
    this.context.store.set({ ...patch, room: `${ID}:${writeSpot({ mode, sets, ...spot })}` }, manner);
  }

  /** A new game, or a new round. @param {Spot["mode"]} mode */
  #begin(mode) {
    const { seated, game } = this.context.store.state;
    const fresh = { line: [], ply: 0, position: undefined, study: undefined };
    if (mode === "open") return this.#set({ mode }, fresh, "visit");
    // Who guesses plays against the computer, unless a friend has sat down in a round before.
    const blind = this.#now && this.#now.spot.mode !== "open";
    const sat = blind || seated.some(levelOf) ? seated : seats(game, {}).map((_, at) => (at === 0 ? "you" : FIRST));
    return this.#set({ mode }, { ...fresh, seed: newSeed(), seated: sat }, "visit");
  }

  /** @param {string[]} seated */
  #seat(seated) {
    const alone = seated.every((who) => who === "you");
    this.context.store.set({ seated: alone ? [] : seated, flipped: seated[0] !== "you" }, "step");
  }

  /** @param {import("./spot.js").Guess} guess */
  #guess(guess) {
    // What lies behind the boards that are seen has been taken back.
    const { line } = this.#now ?? { line: [] };
    this.#set({ guess }, { line, ply: line.length }, "visit");
  }

  /** @param {number} ply */
  #step(ply) {
    this.context.store.set({ ply: Math.max(0, Math.min(this.context.store.state.line.length, ply)) }, "step");
  }

  /** Plays on both boards; what followed is replaced. @param {string} text */
  #play(text) {
    const now = this.#now;
    if (!now || now.over) return;
    const ply = now.line.length;
    if (this.context.store.state.line[ply] === text) this.context.store.set({ ply: ply + 1 }, "step");
    else this.context.store.set({ line: [...now.line, text], ply: ply + 1 }, "edit");
  }

  /** Which of several moves is meant. @param {Move[]} moves @param {0 | 1} place */
  async #which(moves, place) {
    const rules = this.#now?.rules[place];
    return rules && this.context.choose(moves, rules.game, rules.options);
  }

  /** What one board does not allow is a move all the same if the other does.
   * @param {import("./spot-side.js").Tried} tried @param {0 | 1} place */
  async #tried({ from, kind, to, message }, place) {
    const other = place === 0 ? 1 : 0;
    const all = this.sides[other].match?.legal() ?? [];
    const meant = (/** @type {Move} */ move) =>
      from === undefined ? move.kind === kind && !move.from : move.from === from;
    const moves = all.filter((move) => move.to === to && meant(move));
    if (moves.length === 0) return say(this.refused, this.#now?.blind ? words.neither : message);
    const text = moves.length === 1 ? moves[0].text : await this.#which(moves, other);
    if (text) this.#play(text);
  }

  /** Back to before the reader’s last move. */
  #takeBack() {
    const now = this.#now;
    if (!now || now.line.length === 0) return;
    let ply = now.line.length - 1;
    while (ply > 0 && this.#level(now, now.stand.seats[ply])) ply -= 1;
    this.context.store.set({ line: now.line.slice(0, ply), ply }, "edit");
  }

  /** The level of the computer that sits at a seat, if it does. @param {Shown} now @param {string} seat */
  #level({ state, seated }, seat) {
    return levelOf(seated[seats(state.game, {}).findIndex(({ id }) => id === seat)]);
  }

  /** The name and the level of the computer, if it is to play now. @param {Shown} now */
  #due(now) {
    const { state, stand, over } = now;
    const seat = stand.seats[stand.alike];
    const level = over || stand.illegal || state.ply < state.line.length ? undefined : this.#level(now, seat);
    return level && { level, name: seats(state.game, {}).find(({ id }) => id === seat)?.name ?? seat };
  }

  /** @param {Shown} now */
  #show(now) {
    const { state, rules, stand, line, over, blind, spot } = now;
    const due = this.#due(now);
    const titles = rules.map((_, place) => titleOf(now, place));
    this.root.classList.toggle("is-blind", blind);
    for (const [place, side] of this.sides.entries()) {
      const label = words.boardLabel(words.sides[place], blind ? undefined : titles[place]);
      side.show(state, rules[place], {
        line,
        label,
        still: over || due !== undefined,
        said: why(stand, place),
        parted: stand.move !== undefined && stand.move.only !== place,
        speed: this.context.speed(),
      });
    }
    const { text, help } = words.deeds[spot.mode === "open" ? "again" : "round"];
    say(this.again, text);
    this.again.title = help;
    enable([[this.back, line.length > 0 && spot.guess === undefined]]);
    const last = line.length > 0 ? dashed(line[line.length - 1]) : "";
    this.steps.show(line.length, state.line.length, parting.at(line.length, state.line.length, last));
    this.#offer(now);
    this.#tell(now, this.#turn(now));
    fill(this.result, ...(blind ? [] : this.#conclude(now, titles)));
  }

  /** Whose turn it is. @param {Shown} now */
  #turn({ state, stand, seated }) {
    const seat = seats(state.game, {}).find(({ id }) => id === stand.seats[stand.alike]);
    const alone = !seated.some(levelOf);
    const own = seat && seated[seats(state.game, {}).findIndex(({ id }) => id === seat.id)] === "you";
    if (own && !alone) return words.yours;
    return alone || state.ply === state.line.length ? words.toMove(seat?.name ?? "") : words.waits;
  }

  /** @param {Shown} now @param {string} turn */
  #tell(now, turn) {
    const titles = now.rules.map((_, place) => titleOf(now, place));
    fill(this.said, ...spotText(now, titles, turn).map((text) => h("p", { text })));
  }

  /** What is done without a square, on either board. @param {Shown} now */
  #offer(now) {
    const all = now.over || this.#due(now) ? [] : this.sides.flatMap(({ match }) => match?.legal() ?? []);
    const found = new Map(all.filter(({ to, action }) => !to && action !== "throw").map((move) => [move.text, move]));
    this.actions.hidden = found.size === 0;
    fill(
      this.actions,
      ...[...found.values()].map(({ text, words }) =>
        h("button", {
          key: text,
          type: "button",
          class: "action",
          "data-move": text,
          text: words.replace(/\.$/, ""),
          on: { click: () => this.#play(text) },
        }),
      ),
    );
  }

  /** How soon they could be told apart, where to go on, and what the rules say. @param {Shown} now
   * @param {string[]} titles @returns {(Node | false)[]} */
  #conclude(now, titles) {
    const { rules, stand, over, spot } = now;
    const apart = stand.move !== undefined || stand.ends !== undefined || spot.guess !== undefined;
    const ways = rules.map((_, place) =>
      h("button", {
        key: `on-${place}`,
        type: "button",
        class: "action",
        "data-on": String(place),
        text: words.onWith(titles[place]),
        on: { click: () => this.#goOn(now, place) },
      }),
    );
    return [soonest(now, this.#kept), apart && h("div", { class: "spot-deeds" }, ...ways), over && sentences(rules)];
  }

  /** The game goes on under the rules of one board, where games do. @param {Shown} now @param {number} place */
  #goOn({ rules, stand, line, state }, place) {
    const { game, options } = rules[place];
    const chosen = Object.entries(options).filter(([id, choice]) => optionOf(game, id)?.default !== choice);
    const legal = stand.move && stand.move.only !== place ? line.slice(0, stand.alike) : line;
    const { position } = state;
    const rest = { view: /** @type {const} */ ("play"), room: undefined, study: undefined };
    this.context.store.set(
      { ...rest, options: Object.fromEntries(chosen), position, line: legal, ply: legal.length },
      "visit",
    );
  }

  /** The computer plays where it is its turn. @param {Shown} now */
  async #act(now) {
    const due = this.#due(now);
    if (!due) return;
    const task = new AbortController();
    this.#task = task;
    const key = this.#key;
    this.#tell(now, words.thinks(due.name, due.level));
    try {
      const { state, rules, line } = now;
      const at = { line, position: state.position, level: due.level, seed: state.seed ?? ID, signal: task.signal };
      const rest = new Promise((resolve) => setTimeout(resolve, REST / this.context.speed()));
      const [text] = await Promise.all([reply(rules, at), rest]);
      if (task.signal.aborted) return;
      // Another view may have come, of which nobody tells a room.
      if (this.#keyOf(this.context.store.state) !== key) this.#key = "";
      else if (text !== undefined) this.#play(text);
    } catch (error) {
      if (!task.signal.aborted) say(this.refused, words.failed(reason(error)));
    } finally {
      if (this.#task === task) this.#task = undefined;
    }
  }
}
