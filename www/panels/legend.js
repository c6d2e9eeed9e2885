// The legend of the pieces: names, meaning, and a small diagram of the moves.
// Choosing one opens the pattern explorer.

import { h } from "../lib/dom.js";
import { isOwn, kinds, seats } from "../core/module.js";
import { hasPatterns, outline, ownName, piecesOf } from "../core/games.js";
import { diagram, figure, screens } from "../board/pictures.js";
import { inBrief, recorded } from "./names.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../core/module.js").KindInfo} KindInfo */

export class Legend {
  #shown = "";

  /**
   * @param {HTMLElement} root
   * @param {Store} store
   * @param {import("../lib/idle-queue.js").IdleQueue} idle
   */
  constructor(root, store, idle) {
    this.root = root;
    this.store = store;
    this.idle = idle;
  }

  /** @param {State} state */
  render(state) {
    const open = state.view === "piece" || state.view === "overlay" ? state.piece : "";
    const shown = JSON.stringify([state.game, state.options, piecesOf(state.game, state.pieces)]);
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.root.replaceChildren(
        subtitle(outline(state.game), [outline(state.game).place, outline(state.game).period]),
        h("p", { class: "lead", text: hasPatterns(state.game) ? words.legend.lead : words.legend.race }),
        h(
          "ul",
          { class: "legend" },
          ...ordered(kinds(state.game, state.options).filter(({ takesPart }) => takesPart)).map(({ kind, from }) =>
            this.#entry(state, kind, from),
          ),
        ),
      );
    }
    for (const button of this.root.querySelectorAll("button[data-kind]")) {
      const on = /** @type {HTMLElement} */ (button).dataset.kind === open;
      button.setAttribute("aria-pressed", String(on));
    }
  }

  /**
   * @param {State} state
   * @param {KindInfo} kind
   * @param {KindInfo} [from] what it is before promotion
   */
  #entry(state, kind, from) {
    const { at } = kind;
    const spelt = new Map(kind.names.filter(recorded).map((name) => [name.name, name]));
    const also = [...spelt.values()].slice(1);
    const pieces = piecesOf(state.game, state.pieces);
    const shown = { pieces, letter: kind.letter };
    const tones = seats(state.game, state.options).map((seat) => seat.tone);
    const patterns = hasPatterns(state.game);
    const named = (/** @type {string} */ noun) => noun.toLowerCase() === ownName(kind).toLowerCase();
    return h(
      "li",
      { class: from ? "is-promoted" : undefined },
      h(
        patterns ? "button" : "div",
        !patterns
          ? { class: "kind" }
          : {
              type: "button",
              class: "kind",
              "data-kind": kind.id,
              "aria-pressed": "false",
              "aria-describedby": `kind-${kind.id}-text`,
              on: {
                click: () =>
                  this.store.set(
                    {
                      view: "piece",
                      piece: kind.id,
                      at,
                      friends: screens(state.game, state.options, kind, at),
                      enemies: [],
                      compare: [],
                    },
                    "visit",
                  ),
              },
            },
        h("span", { class: "kind-figures" }, ...tones.slice(0, 2).map((tone) => figure(kind.figure, tone, shown))),
        h(
          "span",
          { class: "kind-names" },
          h("span", { class: "kind-name", lang: kind.names[0]?.language, text: ownName(kind) }),
          " ",
          h("span", { class: "kind-native" }, ...inBrief(kind.names)),
          " ",
          !named(kind.meaning) && h("span", { class: "kind-meaning", text: kind.meaning }),
        ),
        patterns && this.#diagram(state, kind),
      ),
      h(
        "div",
        { class: "kind-text", id: `kind-${kind.id}-text` },
        also.length > 0 && h("p", { class: "kind-also" }, words.legend.also, ...listed(also)),
        ...kind.moves.map(({ sentence }) => h("p", { text: sentence })),
        h(
          "p",
          { class: "kind-field" },
          kind.moves.length > 0 &&
            h("span", { text: from ? words.legend.promoted(ownName(from)) : words.legend.count(kind.count) }),
          !named(kind.noun) && kind.noun !== kind.meaning && h("span", { text: words.legend.said(kind.noun) }),
          kind.field !== "" && h("span", { text: words.legend.field(kind.field) }),
          kind.betza !== "" && h("span", {}, `${words.legend.betza} `, h("code", { text: kind.betza })),
        ),
      ),
    );
  }

  /**
   * How it moves, drawn when there is time: of all that the legend shows this takes longest.
   * @param {State} state
   * @param {KindInfo} kind
   */
  #diagram({ game, options, pieces }, kind) {
    const place = h("span", { class: "kind-diagram" });
    this.idle.put(`diagram of ${kind.id}`, () => place.append(diagram(game, options, kind, piecesOf(game, pieces))));
    return place;
  }
}

/**
 * A line that says where and when a game was played, or that it is the reader's own.
 * @param {Parameters<typeof isOwn>[0]} game
 * @param {string[]} texts
 */
export function subtitle(game, texts) {
  const all = [isOwn(game) ? words.ownGame : "", ...texts].filter(Boolean);
  return h("p", { class: "subtitle" }, ...all.map((text) => h("span", { text })));
}

/**
 * Names, each in its language, with commas between.
 * @param {{ name: string, language: string }[]} names
 */
function listed(names) {
  return names.flatMap(({ name, language }, index) => [index > 0 ? ", " : " ", h("i", { lang: language, text: name })]);
}

/**
 * The kinds, each followed by what it becomes.
 * @param {KindInfo[]} all
 * @returns {{ kind: KindInfo, from?: KindInfo }[]}
 */
function ordered(all) {
  /** @type {(from?: KindInfo) => { kind: KindInfo, from?: KindInfo }[]} */
  const of = (from) =>
    all.filter((kind) => kind.promotedFrom === from?.id).flatMap((kind) => [{ kind, from }, ...of(kind)]);
  return of(undefined);
}
