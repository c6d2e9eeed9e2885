// The search room, in which everything is found.

import { outline } from "../core/games.js";
import { whole } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { fill, h, say } from "../lib/dom.js";
import { addressOf, everyStudy } from "../studies/corpus.js";
import { find as words } from "../words/museum.js";
import { entries, search, studyEntry, wallEntry, witnessEntry } from "./index.js";
import { boardsOf, everyWall, spoken } from "./walls.js";
import { spoken as heard, testimony } from "./witnesses.js";
import STYLES from "./find.css?inline";

/** @typedef {import("./index.js").Entry} Entry */

/** How many of each kind are shown at most. */
const MOST = 12;

/** @param {import("../views/hall.js").RoomContext} context @returns {import("../views/hall.js").Furnished} */
export function findRoom(context) {
  addStyles(STYLES);
  const room = new Find(context);
  return { root: room.root, render: (_, about) => room.render(about) };
}

class Find {
  /** @type {Entry[]} */
  #all = [];
  /** @type {Promise<void> | undefined} */
  #made;
  #asked = "";
  /** Whether the field is to have the focus when it is seen next: so when the room is opened first, and by its key. */
  #wanted = true;

  /** @param {import("../views/hall.js").RoomContext} context */
  constructor(context) {
    this.field = h("input", {
      type: "search",
      name: "find",
      placeholder: words.placeholder,
      autocomplete: "off",
      spellcheck: "false",
      maxlength: "100",
      on: { input: () => context.set(this.field.value, "step") },
    });
    // The page's own listener comes first, and opens this room.
    addEventListener("keydown", ({ key, defaultPrevented }) => {
      if (key !== "/" || !defaultPrevented) return;
      this.#wanted = true;
      this.#take();
    });
    this.count = h("p", { class: "help", role: "status" });
    this.found = h("div", { class: "find-found" });
    this.root = h(
      "div",
      { class: "finder" },
      h("div", { role: "search" }, h("label", { class: "find-field" }, h("span", { text: words.field }), this.field)),
      this.count,
      this.found,
    );
  }

  /** @param {string} about */
  async render(about) {
    this.#asked = about;
    if (this.field.value !== about) this.field.value = about;
    this.#made ??= this.#make();
    await this.#made;
    if (this.#asked === about) this.#show(about);
    this.#take();
  }

  #take() {
    if (!this.#wanted || !this.field.isConnected) return;
    this.#wanted = false;
    this.field.focus({ preventScroll: true });
  }

  /** Gathers what can be found; studies, wall texts and witnesses come from their own files, and can be missing. */
  async #make() {
    await whole();
    this.#all = entries();
    try {
      const studies = await everyStudy();
      this.#all.push(...studies.map((study) => studyEntry(study, addressOf(study), outline(study.game).title)));
      const walls = await everyWall();
      this.#all.push(...walls.map((wall) => wallEntry(wall, spoken(wall), boardsOf(wall)[0].game)));
      const { witnesses } = await testimony();
      this.#all.push(...witnesses.map((witness) => witnessEntry(witness, heard(witness))));
    } catch (error) {
      console.warn(error);
    }
  }

  /** @param {string} query */
  #show(query) {
    const found = search(this.#all, query);
    const blank = query.trim() === "";
    say(this.count, blank ? words.ready(this.#all.length) : words.count(found.length, this.#all.length));
    const kinds = Object.keys(words.kinds).map((kind) => ({ kind, own: found.filter((one) => one.kind === kind) }));
    fill(
      this.found,
      ...kinds
        .filter(({ own }) => own.length > 0)
        .map(({ kind, own }) =>
          h(
            "section",
            { key: kind, "data-kind": kind },
            h("h2", { text: words.kinds[kind] }),
            h(
              "ul",
              {},
              ...own
                .slice(0, MOST)
                .map(({ title, text, href }) =>
                  h("li", { key: href + title + text }, h("a", { href, text: title }), " ", h("span", { text })),
                ),
            ),
            own.length > MOST && h("p", { class: "help", text: words.more(own.length - MOST) }),
          ),
        ),
    );
  }
}
