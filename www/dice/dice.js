// Dice controls: throws for the seat on turn by the odds, from a seed that the address
// keeps; or the value that the reader wants to study.

import { enable, fill, h, say } from "../lib/dom.js";
import { drawn, newSeed } from "../lib/chance.js";
import { onEscape } from "../lib/escape.js";
import { NO_LETTERS, isOn } from "../lib/kept.js";
import { Automatic } from "./automatic.js";
import { ThrowLegend } from "./legend.js";
import { Tray } from "./tray.js";
import { isThrow } from "../core/moves.js";
import { seats } from "../core/module.js";
import { actor, levelOf } from "../state/seated.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../state/session.js").Session} Session */
/** @typedef {import("../core/module.js").DiceInfo} DiceInfo */
/** @typedef {import("../core/module.js").Move} Move */

export class Dice {
  tray = new Tray();
  legend = new ThrowLegend();
  /** @type {Move[]} what can be thrown now */
  #open = [];
  /** @type {Move[]} the words with which the turn is given up */
  #skip = [];
  #lots = false;
  /** Whether the computer is about to throw or move: the reader then cannot. */
  #theirs = false;
  /** How many throws came before the next one. */
  #place = 0;
  /** The throws that lie, told from those before. */
  #shown = "";
  /** @type {DiceInfo | undefined} */
  #dice;
  /** What goes on by itself. @type {Automatic} */
  #automatic;
  /** The seed of the last throws, also of a game that has been cleared away. @type {string | undefined} */
  #last;
  /**
   * The line at its last look, what could follow it, and whether the computer is to act.
   * @type {{ state: State, legal: Move[], computer: boolean } | undefined}
   */
  #seen;

  /**
   * @param {Store} store
   * @param {object} help
   * @param {(text: string, patch?: Partial<State>) => void} help.play
   * @param {(text: string) => void} help.say why nothing can be thrown
   * @param {State["view"]} help.view in which this is seen
   * @param {() => Promise<unknown>} help.settled when the boards stand still, and nothing rolls
   * @param {() => number} help.speed at which throws and moves go on by themselves
   */
  constructor(store, help) {
    this.store = store;
    this.help = help;
    this.throwIt = h("button", {
      type: "button",
      class: "action dice-throw",
      text: words.dice.throwIt,
      on: { click: () => this.#press() },
    });
    // For the pointer: the keyboard has the button beside it, and a key of its own.
    this.thrown = h("button", {
      type: "button",
      class: "dice-tray",
      tabindex: "-1",
      on: { click: () => this.#press() },
    });
    this.forAll = h("button", {
      type: "button",
      class: "action",
      text: words.dice.forAll,
      hidden: true,
      on: { click: () => this.#throwForAll() },
    });
    this.pass = h("button", {
      type: "button",
      class: "action",
      text: words.actions.pass,
      hidden: true,
      on: { click: () => this.#skip[0] && !this.#waits() && help.play(this.#skip[0].text) },
    });
    this.value = h("b", { class: "dice-value" });
    this.news = h("p", { class: "dice-news" });
    this.faces = h("div", { class: "faces", role: "group", "aria-label": words.dice.set });
    this.seed = h("span", {});
    this.fresh = h("button", {
      type: "button",
      class: "quiet",
      text: words.dice.newSeed,
      title: words.dice.newSeedHelp,
      on: { click: () => store.set({ seed: newSeed() }, "step") },
    });
    this.again = h("button", {
      type: "button",
      class: "quiet",
      text: words.dice.again,
      title: words.dice.againHelp,
      on: {
        click: () => store.set({ line: [], ply: 0, position: undefined, study: undefined, seed: this.#last }, "edit"),
      },
    });
    this.#automatic = this.#setAutomatic();
    this.named = h("span", { class: "unseen" });
    this.thrown.append(this.named, this.tray.root, this.value);
    this.root = h(
      "div",
      { class: "dice", role: "group", "aria-label": words.dice.label, hidden: true },
      this.thrown,
      h("div", { class: "dice-buttons" }, this.throwIt, this.forAll, this.pass),
      this.legend.root,
    );
    /** What is not needed for every throw. */
    this.more = h(
      "div",
      { class: "dice-more", role: "group", "aria-label": words.dice.chance, hidden: true },
      h(
        "div",
        { class: "dice-study" },
        h("span", { "aria-hidden": "true", text: words.dice.set }),
        this.faces,
        this.again,
      ),
      this.#automatic.root,
      h(
        "details",
        { class: "dice-seed" },
        h("summary", { text: words.dice.chance }),
        h("p", {}, words.dice.chanceText, " ", this.seed, " ", this.fresh),
      ),
    );
  }

  /** Settles when nothing rolls any more. */
  get settled() {
    return this.tray.settled;
  }

  #setAutomatic() {
    onEscape(
      () => true,
      () => this.#automatic.stop(),
    );
    return new Automatic({
      settled: this.help.settled,
      speed: this.help.speed,
      act: (next) => {
        if (next === "throw") this.roll();
        else this.help.play(next.text);
      },
      switched: () => this.#goOn(),
      shown: () => this.#showButton(),
    });
  }

  /** @param {boolean} theirs whether the computer is to throw or move */
  wait(theirs) {
    this.#theirs = theirs;
    this.#showButton();
  }

  /** Says so, where the reader has to wait for the computer. */
  #waits() {
    if (this.#theirs) this.help.say(words.dice.theirs);
    return this.#theirs;
  }

  /** What goes on by itself goes on, if the line is at its end. */
  #goOn() {
    const { state, legal } = this.#seen ?? {};
    if (!state || !legal || state.view !== this.help.view || state.ply < state.line.length) return;
    // At its own seats the computer throws and moves.
    if (this.#seen?.computer) return;
    void this.#automatic.go(legal, state.seed ?? "", state.ply);
  }

  /** The one button throws, or stops what goes on by itself. */
  #press() {
    if (this.#automatic.running) this.#automatic.stop();
    else if (!this.#waits()) this.roll();
  }

  #showButton() {
    const { running } = this.#automatic;
    const open = this.#open.length > 0 && !this.#theirs;
    const ready = running || open;
    say(this.throwIt, running ? words.dice.stop : words.dice.throwIt);
    const letters = !isOn(NO_LETTERS);
    this.throwIt.title = this.thrown.title = running ? words.dice.stopHelp(letters) : words.dice.throwHelp(letters);
    this.throwIt.setAttribute("aria-disabled", String(!ready));
    this.throwIt.classList.toggle("is-due", ready);
    this.thrown.classList.toggle("is-due", !running && ready);
    for (const button of [this.forAll, ...this.faces.children]) button.setAttribute("aria-disabled", String(!open));
    this.pass.setAttribute("aria-disabled", String(this.#theirs));
  }

  /**
   * What happens by itself goes on after a throw or move that is new at the end of the line; whatever else the
   * reader does stops it.
   * @param {State} state
   * @param {Move[]} legal
   * @param {boolean} computer whether it is to act
   */
  #follow(state, legal, computer) {
    const before = this.#seen?.state;
    this.#seen = { state, legal, computer };
    const grown =
      before?.game === state.game && state.line !== before.line && state.ply === before.ply + 1 && !this.store.canRedo;
    if (grown) this.#goOn();
    // Pieces drawn otherwise, a panel opened: nothing has happened on the board.
    else if (!before || before.line !== state.line || before.ply !== state.ply || before.view !== state.view) {
      this.#automatic.stop();
    }
  }

  /**
   * @param {State} state
   * @param {Session} session
   * @param {DiceInfo | undefined} dice
   * @param {boolean} fresh whether the line has just come to this throw
   */
  render(state, session, dice, fresh) {
    this.root.hidden = this.more.hidden = this.news.hidden = dice === undefined;
    if (!dice) return this.#automatic.stop();
    this.#automatic.render();
    const { match } = session;
    const legal = match.legal();
    const now = match.state();
    const line = state.line.slice(0, session.ply);
    const values = line.filter(isThrow).map((text) => Number(text.slice("throw-".length)));
    this.#open = legal.filter(({ action }) => action === "throw");
    this.#skip = legal.filter(({ action }) => action === "skip");
    this.#lots = now.phase === "lots";
    this.#place = values.length;

    this.tray.render(dice);
    const last = isThrow(line.at(-1) ?? "");
    const lies = now.table?.throw ?? (last ? values.at(-1) : undefined);
    const before = Math.max(0, values.length - 1);
    const shown = JSON.stringify([match.game, state.position, values, last]);
    if (shown !== this.#shown) {
      if (fresh && last) {
        this.tray.roll(values[before], before);
        // The last of the opening throws has fallen: the highest is the one in force.
        void this.tray.settled.then(() => {
          if (shown === this.#shown && lies !== undefined) this.tray.lie(lies, before);
        });
      } else this.tray.lie(lies ?? values.at(-1), before);
    }
    this.#shown = shown;
    this.#showRolling();
    void this.tray.settled.then(() => this.#showRolling());
    this.root.classList.toggle("is-spent", lies === undefined);
    say(this.value, lies === undefined ? "" : String(lies));
    say(this.news, session.narration().join(" "));

    say(this.named, dice.shells ? words.dice.cowries : words.dice.die);
    const all = seats(match.game, match.options());
    const tone = all.find(({ id }) => now.turn.includes(id))?.tone;
    // The board may be that of another game, which is compared. A throw that moved nothing is over: the next seat has
    // not thrown yet.
    this.legend.render(
      { ...state, game: match.game, options: match.options() },
      dice,
      tone ?? "light",
      now.table?.throw,
    );
    const seat = all.findIndex(({ id }) => id === actor(match));
    this.#follow(state, legal, levelOf(state.seated[seat]) !== undefined);
    this.forAll.hidden = !this.#lots;
    this.pass.hidden = this.#skip.length === 0;
    this.pass.title = this.#skip[0]?.words ?? "";
    this.#renderFaces(dice);
    this.#showButton();
    if (state.seed && values.length > 0) this.#last = state.seed;
    enable([[this.again, this.#last !== undefined && (this.#last !== state.seed || state.line.length > 0)]]);
    say(this.seed, state.seed ? words.dice.seed(state.seed) : "");
    this.fresh.hidden = state.seed === undefined;
  }

  /** @param {DiceInfo} dice */
  #renderFaces(dice) {
    if (dice !== this.#dice) {
      this.#dice = dice;
      // Of how many equal chances each face has a whole number.
      const near = (/** @type {number} */ number) => Math.abs(number - Math.round(number)) < 1e-9;
      const whole =
        Array.from({ length: 64 }, (_, n) => n + 1).find((n) => dice.faces.every(({ chance }) => near(chance * n))) ??
        100;
      fill(
        this.faces,
        ...dice.faces.map(({ value, chance }) => {
          const odds = words.dice.face(value, Math.round(chance * whole), whole);
          return h("button", {
            type: "button",
            class: "face-value",
            text: value,
            "data-value": value,
            "aria-label": odds,
            title: odds,
            on: { click: () => this.#set(value) },
          });
        }),
      );
    }
  }

  /** While a throw rolls, what stands around the board does not tell what it will be. */
  #showRolling() {
    this.root.classList.toggle("is-rolling", this.tray.moving);
    const spread = this.root.closest(".spread");
    spread?.classList.toggle("is-rolling", spread.querySelector(".dice.is-rolling") !== null);
  }

  /** Throws by the odds: always the same at this place of the line, with this seed. */
  roll() {
    if (this.#open.length === 0) return this.help.say(words.dice.waits);
    const seed = this.store.state.seed ?? newSeed();
    this.help.play(drawn(seed, this.#place, this.#open).text, { seed });
  }

  /** @param {number} value */
  #set(value) {
    if (this.#waits()) return;
    const move = this.#open.find((move) => move.value === value);
    if (move) this.help.play(move.text);
    else this.help.say(words.dice.waits);
  }

  /** The opening throws one after the other, until it is clear who begins. */
  async #throwForAll() {
    if (this.#waits()) return;
    while (this.#lots && this.#open.length > 0) {
      this.roll();
      const { line, ply } = this.store.state;
      await this.settled;
      // The reader has done something else in the meantime.
      if (this.store.state.line !== line || this.store.state.ply !== ply) return;
    }
  }
}
