// The pattern explorer: one piece, its moves and the numbers.

import { byId, fill, h } from "../lib/dom.js";
import { board, kinds, pattern, seats } from "../core/module.js";
import { ownName, piecesOf } from "../core/games.js";
import { reachMarks } from "../core/lone-piece.js";
import { keyOf } from "../board/mark-key.js";
import { figure, screens } from "../board/pictures.js";
import { SoloBoard } from "../board/solo-board.js";
import { accounts } from "../core/accounts.js";
import { inBrief, nameList } from "../panels/names.js";
import * as words from "../words/views.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../core/module.js").Mark} Mark */
/** @typedef {import("../core/module.js").KindInfo} KindInfo */
/** @typedef {import("../core/module.js").PatternInfo} PatternInfo */

export class Piece {
  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    this.solo = new SoloBoard(store, (square) => this.solo.marks(this.#draw(store.state, square ?? store.state.at)));
    this.solo.ever.addEventListener("change", () => this.render(store.state));
    this.strip = h("fieldset", { class: "piece-strip" });
    this.name = h("h2", { class: "solo-name" });
    this.numbers = h("dl", { class: "numbers" });
    this.namesTitle = h("h3", { text: words.pattern.names });
    this.names = h("div");
    this.text = h("div", { class: "solo-text", "aria-live": "polite" });
    this.key = h("ul", { class: "key", "aria-label": words.pattern.key });
    this.compare = h("p", { class: "solo-compare" });
    byId("piece").replaceChildren(this.strip, this.solo.board);
    byId("piece-tools").replaceChildren(this.solo.controls, this.solo.said);
    byId("piece-text").replaceChildren(
      h("div", { class: "solo-head" }, this.name, this.numbers),
      this.key,
      this.text,
      this.compare,
      h("p", { class: "help", text: words.pattern.help }),
      this.namesTitle,
      this.names,
    );
  }

  /** @param {State} state */
  picture({ game, piece, at }) {
    const text = this.solo.picture?.();
    return text ? { text, name: `${game}-${piece}-${at}` } : undefined;
  }

  get views() {
    return this.solo.views;
  }

  get ever() {
    return this.solo.ever.checked;
  }

  /** @param {State} state */
  render(state) {
    const { game, options, piece, at } = state;
    const all = kinds(game, options);
    const kind = all.find((kind) => kind.id === piece) ?? all[0];
    this.#choose(state, all, kind);
    this.solo.render(state, {
      game,
      options,
      kind: kind.id,
      marks: this.#draw(state, at),
      label: words.pattern.board(ownName(kind), at),
    });
    this.namesTitle.hidden = kind.names.length === 0;
    this.name.replaceChildren(
      h("span", { lang: kind.names[0]?.language, text: ownName(kind) }),
      " ",
      h("span", { class: "kind-native" }, ...inBrief(kind.names)),
      " ",
      h("span", { class: "kind-meaning", text: kind.meaning }),
    );
    this.names.replaceChildren(nameList(kind.names, seats(game, options)));
    // A piece whose accounts differ leads on to their comparison.
    const parted = accounts(game, options).filter((account) => account.kind === kind.id);
    this.compare.replaceChildren(
      ...parted.map((account) =>
        h("button", {
          type: "button",
          class: "link",
          text: `${words.pattern.compare}: ${account.named ? words.joined(account.fields) : account.question}`,
          on: { click: () => this.store.set({ view: "overlay", compare: account.sets }, "visit") },
        }),
      ),
    );
  }

  /**
   * A piece for each kind that takes part under the choices in force, to choose from.
   * @param {State} state
   * @param {KindInfo[]} all
   * @param {KindInfo} chosen
   */
  #choose(state, all, chosen) {
    const { game, options, seat } = state;
    const pieces = piecesOf(game, state.pieces);
    fill(
      this.strip,
      h("legend", { class: "unseen", text: words.pattern.strip }),
      ...all
        .filter((kind) => kind.takesPart || kind === chosen)
        .map((kind) =>
          h(
            "label",
            { key: kind.id, title: ownName(kind) },
            h("input", {
              type: "radio",
              name: "piece-alone",
              value: kind.id,
              "aria-label": ownName(kind),
              checked: kind === chosen,
              on: {
                change: () => {
                  const { at, friends, enemies } = this.store.state;
                  // One that hops needs somebody to hop over; where nobody stands yet, some are put.
                  const nobody = friends.length + enemies.length === 0;
                  const others = nobody ? screens(game, options, kind, kind.at) : [];
                  const place = others.length > 0 ? kind.at : at;
                  this.store.set({ piece: kind.id, at: place, ...(nobody ? { friends: others } : {}) }, "step");
                },
              },
            }),
            figure(kind.figure, toneOf(state, seat), { pieces, letter: kind.letter }),
          ),
        ),
    );
  }

  /**
   * Counts, words and key of the piece on a square, which it may only be held over; the marks for the board.
   * @param {State} state
   * @param {string} at
   */
  #draw(state, at) {
    const { game, options, piece, seat } = state;
    const points = board(game, options).style === "points";
    const others = (/** @type {string} */ square) => square !== at;
    const [friends, enemies] = [state.friends.filter(others), state.enemies.filter(others)];
    const all = kinds(game, options);
    const kind = all.find((kind) => kind.id === piece) ?? all[0];
    const from = all.find((other) => other.id === kind.promotedFrom);
    const found = pattern({ game, options, kind: kind.id, at, seat, friends, enemies });
    const reached = this.solo.ever.checked ? reachMarks(found, undefined) : [];
    const marks = [...reached, ...found.marks];
    this.numbers.replaceChildren(
      h(
        "div",
        {},
        h("dt", { text: words.pattern.now }),
        h("dd", {}, h("b", { text: found.now }), h("span", { text: words.pattern.nowText(points) })),
      ),
      h(
        "div",
        {},
        h("dt", { text: words.pattern.everCount }),
        h("dd", {}, h("b", { text: found.ever }), h("span", { text: words.pattern.everText(points) })),
      ),
    );
    this.text.replaceChildren(
      ...sentences(at, found, enemies).map((text) => h("p", { text })),
      h(
        "p",
        { class: "kind-field" },
        from && h("span", { text: words.legend.promoted(ownName(from)) }),
        found.field !== "" && h("span", { text: words.legend.field(found.field) }),
        h("span", {}, `${words.legend.betza} `, h("code", { text: found.betza })),
      ),
    );
    // The frame round an enemy speaks for itself.
    const unframed = found.marks.filter((mark) => !enemies.includes(mark.square));
    this.key.replaceChildren(...keyOf([...reached, ...unframed]));
    return marks;
  }
}

/**
 * The colour of a seat's pieces.
 * @param {State} state
 * @param {string} id
 */
function toneOf({ game, options }, id) {
  const all = seats(game, options);
  return (all.find((seat) => seat.id === id) ?? all[0]).tone;
}

/**
 * A pattern in words: what the marks show, for those who do not see them.
 * @param {string} at
 * @param {PatternInfo} found
 * @param {string[]} enemies
 */
function sentences(at, found, enemies) {
  const of = (/** @type {(mark: Mark) => boolean | undefined} */ test) =>
    words.inOrder(found.marks.filter(test).map((mark) => mark.square));
  const takes = of((mark) => enemies.includes(mark.square));
  const wouldTake = of((mark) => mark.kind === "capture" && !enemies.includes(mark.square));
  const goes = of((mark) => mark.kind !== "capture" && !enemies.includes(mark.square));
  const once = of((mark) => mark.once);
  return [
    ...found.sentences,
    words.pattern.goes(at, goes),
    takes.length > 0 && words.pattern.takes(takes),
    wouldTake.length > 0 && words.pattern.wouldTake(wouldTake, found.prey),
    once.length > 0 && words.pattern.once(once),
    ...[...new Set(found.blocked.map(({ by }) => by))].map((by) => {
      const closed = found.blocked.filter((blocked) => blocked.by === by).map(({ square }) => square);
      return words.pattern.blocked(
        by,
        // What it can take beyond it, it can only not go to.
        words.inOrder(closed.filter((square) => square !== by)),
        closed.some((square) => wouldTake.includes(square) || takes.includes(square)),
      );
    }),
  ].filter((text) => typeof text === "string");
}
