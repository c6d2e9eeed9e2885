// The pattern explorer: one piece, its moves and the numbers.

import { byId, h } from "../lib/dom.js";
import { kinds, pattern, seats } from "../core/module.js";
import { ownName } from "../core/games.js";
import { reachMarks } from "../core/lone-piece.js";
import { markSample } from "../board/pictures.js";
import { SoloBoard } from "../board/solo-board.js";
import { accounts } from "../core/accounts.js";
import { inBrief, nameList } from "../panels/names.js";
import * as words from "../words/views.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */
/** @typedef {import("../core/module.js").Mark} Mark */
/** @typedef {import("../core/module.js").PatternInfo} PatternInfo */

export class Piece {
  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    this.solo = new SoloBoard(store);
    this.solo.ever.addEventListener("change", () => this.render(store.state));
    this.name = h("h2", { class: "solo-name" });
    this.numbers = h("dl", { class: "numbers" });
    this.names = h("div");
    this.text = h("div", { class: "solo-text", "aria-live": "polite" });
    this.key = h("ul", { class: "key" });
    this.compare = h("p", { class: "solo-compare" });
    byId("piece").replaceChildren(this.solo.board);
    byId("piece-tools").replaceChildren(
      this.solo.said,
      this.solo.controls,
      h("p", { class: "help", text: words.pattern.help }),
    );
    byId("piece-text").replaceChildren(
      this.name,
      this.numbers,
      this.text,
      this.compare,
      h("h3", { text: words.pattern.key }),
      this.key,
      h("h3", { text: words.pattern.names }),
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
    const { game, options, piece, at, seat, friends, enemies } = state;
    const all = kinds(game, options);
    const kind = all.find((kind) => kind.id === piece) ?? all[0];
    const found = pattern({ game, options, kind: kind.id, at, seat, friends, enemies });
    const reached = this.solo.ever.checked ? reachMarks(found, undefined) : [];
    this.solo.render(state, {
      game,
      options,
      kind: kind.id,
      marks: [...reached, ...found.marks],
      label: words.pattern.board(ownName(kind), at),
    });
    const from = all.find((other) => other.id === kind.promotedFrom);
    this.name.replaceChildren(
      h("span", { lang: kind.names[0]?.language, text: ownName(kind) }),
      " ",
      h("span", { class: "kind-native" }, ...inBrief(kind.names)),
      " ",
      h("span", { class: "kind-meaning", text: kind.meaning }),
    );
    this.names.replaceChildren(nameList(kind.names, seats(game, options)));
    this.numbers.replaceChildren(
      h(
        "div",
        {},
        h("dt", { text: words.pattern.now }),
        h("dd", {}, h("b", { text: found.now }), h("span", { text: words.pattern.nowText })),
      ),
      h(
        "div",
        {},
        h("dt", { text: words.pattern.everCount }),
        h("dd", {}, h("b", { text: found.ever }), h("span", { text: words.pattern.everText })),
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
}

/**
 * A pattern in words: what the marks show, for those who do not see them.
 * @param {string} at
 * @param {PatternInfo} found
 * @param {string[]} enemies
 */
function sentences(at, found, enemies) {
  const of = (/** @type {(mark: Mark) => boolean | undefined} */ test) =>
    found.marks
      .filter(test)
      .map((mark) => mark.square)
      .sort();
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
        closed.filter((square) => square !== by),
      );
    }),
  ].filter((text) => typeof text === "string");
}

/**
 * Key entries for the marks that are on the board, and no others.
 * @param {Mark[]} marks
 */
export function keyOf(marks) {
  const entries = [];
  // A step has no sign of its own: it is told only where something else is to be told from it.
  const strides = marks.some(({ stride }) => stride !== undefined && stride !== "step");
  for (const kind of /** @type {const} */ (["both", "move", "capture"])) {
    for (const stride of /** @type {const} */ (["step", "jump", "slide", "lame", undefined])) {
      for (const once of [false, true]) {
        if (!marks.some((mark) => mark.kind === kind && mark.stride === stride && (mark.once ?? false) === once))
          continue;
        const how = strides && stride ? `${words.key[kind]}: ${words.key[stride]}` : words.key[kind];
        entries.push(entry({ kind, stride, once }, once ? `${how}, ${words.key.once}` : how));
      }
    }
  }
  if (marks.some(({ kind }) => kind === "reach")) entries.push(entry({ kind: "reach" }, words.key.reach));
  return entries;
}

/**
 * @param {Omit<Mark, "square">} mark
 * @param {string} text
 */
function entry(mark, text) {
  return h("li", {}, markSample(mark), h("span", { text }));
}
