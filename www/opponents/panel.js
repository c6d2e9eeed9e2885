// The panel of opponents: who sits where, what the computer thinks, and the buttons for it.

import { fill, h, say } from "../lib/dom.js";
import { PLAYERS } from "../state/seated.js";
import * as words from "../words/opponents.js";

/** @typedef {import("../core/module.js").SeatInfo} SeatInfo */
/** @typedef {import("../pkg/lab.js").ReasonInfo} ReasonInfo */

/** @typedef {"stop" | "takeBack" | "hint" | "why" | "line" | "swap" | "leave"} Deed */

/** Every button, in its order. @type {readonly Deed[]} */
const DEEDS = ["stop", "takeBack", "hint", "why", "line", "swap", "leave"];

export class Panel {
  #seats = "";

  /**
   * @param {HTMLElement} root
   * @param {Record<Deed, () => void>} deeds
   * @param {{ seat: (place: number, who: string) => void, opinion: (shown: boolean) => void }} set
   */
  constructor(root, deeds, set) {
    this.set = set;
    this.root = root;
    this.seats = h("div", { class: "opponent-seats", role: "group", "aria-label": words.who });
    const button = (/** @type {Deed} */ name) =>
      h("button", {
        type: "button",
        class: "action",
        "data-deed": name,
        text: words.deeds[name].text,
        title: words.deeds[name].help,
        on: {
          click: () => {
            if (this.buttons[name].ariaDisabled !== "true") deeds[name]();
          },
        },
      });
    this.buttons = /** @type {Record<Deed, HTMLButtonElement>} */ (
      Object.fromEntries(DEEDS.map((name) => [name, button(name)]))
    );
    /** What is said once. */
    this.said = h("p", { class: "opponent-said" });
    /** What changes while the computer thinks: to be read, not to be said. */
    this.thought = h("p", { class: "opponent-thought" });
    this.reasons = h("ul", { class: "opponent-reasons" });
    this.news = h("div", { role: "status" }, this.said, this.reasons);
    // Its height changes only with what the reader does, so that nothing moves by itself; what is longer scrolls, by
    // whole lines.
    this.told = h(
      "div",
      { class: "opponent-told", tabindex: 0, role: "group", "aria-label": words.comments },
      this.news,
      this.thought,
    );
    this.opinion = h("input", {
      type: "checkbox",
      name: "opinion",
      on: { change: () => set.opinion(this.opinion.checked) },
    });
    this.meter = h("meter", { min: -1000, max: 1000, value: 0, "aria-label": words.opinion });
    this.verdict = h("span", { class: "opponent-verdict" });
    this.bar = h("span", { class: "opponent-bar", hidden: true }, this.meter, this.verdict);
    this.body = [
      this.seats,
      h("div", { class: "opponent-deeds" }, ...DEEDS.map((name) => this.buttons[name])),
      this.told,
      h(
        "div",
        { class: "opponent-opinion" },
        h("label", { class: "check", title: words.opinionHelp }, this.opinion, words.opinion),
        this.bar,
      ),
    ];
    this.invitation = [...root.children];
  }

  /** @param {boolean} open */
  open(open) {
    if (this.root.classList.toggle("is-open", open) === this.seats.isConnected) return;
    const held = this.root.contains(document.activeElement);
    this.root.replaceChildren(...(open ? this.body : this.invitation));
    /** @type {HTMLElement | null} */
    const first = this.root.querySelector("button, select");
    if (held) first?.focus({ preventScroll: true });
  }

  /**
   * @param {SeatInfo[]} seats
   * @param {readonly string[]} seated
   * @param {readonly string[]} absent seats that take no part, as in a race of two
   */
  showSeats(seats, seated, absent) {
    const key = JSON.stringify([seats.map(({ id, name }) => [id, name]), seated, absent]);
    if (key === this.#seats) return;
    this.#seats = key;
    fill(
      this.seats,
      ...seats.map(({ id, name }, place) => {
        if (absent.includes(id)) return false;
        const chosen = seated[place] ?? "-";
        const select = h(
          "select",
          {
            key: id,
            "data-seat": id,
            on: { change: (/** @type {any} */ event) => this.set.seat(place, event.currentTarget.value) },
          },
          ...[...PLAYERS, "-"].map((who) => h("option", { value: who, selected: who === chosen, text: named(who) })),
        );
        return h("label", { key: `seat-${id}` }, h("span", { text: name }), " ", select);
      }),
    );
  }

  /** @param {Partial<Record<Deed, boolean>>} on */
  enable(on) {
    for (const [name, can] of Object.entries(on)) this.buttons[/** @type {Deed} */ (name)].ariaDisabled = String(!can);
  }

  /** A button that does one of two things. @param {Deed} name @param {keyof typeof words.deeds} now which */
  call(name, now) {
    say(this.buttons[name], words.deeds[now].text);
    this.buttons[name].title = words.deeds[now].help;
  }

  /** Room for an answer. @param {boolean} asked */
  ask(asked) {
    this.told.classList.toggle("has-room", asked);
  }

  /** @param {readonly ReasonInfo[]} reasons */
  showReasons(reasons) {
    fill(this.reasons, ...reasons.map(({ code, text, rule }) => h("li", { "data-code": code, title: rule, text })));
  }

  /** @param {{ points: number, text: string } | undefined} verdict nothing while it is not shown */
  judge(verdict) {
    this.bar.hidden = !verdict;
    if (!verdict) return;
    this.meter.value = verdict.points;
    say(this.verdict, verdict.text);
  }
}

/** @param {string} who */
function named(who) {
  return who === "you" ? words.you : who === "-" ? words.nobody : words.level(Number(who));
}
