// What stands above the board: the games, the name of this one, the ways of
// looking at it. The build writes the same into the page, so that nothing moves
// when the rules core comes.

import { accounts } from "../core/accounts.js";
import { write } from "../state/address.js";
import { byId, h, refill, say } from "../lib/dom.js";
import { ruledOut, seats, track } from "../core/module.js";
import { allGames, gameInfo, hasPatterns, hasWays, placeOf } from "../core/games.js";
import { opening } from "../state/store.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */

/**
 * @param {State} state
 * @param {(patch: Partial<State>) => void} [visit] shows something else
 */
export function heading(state, visit) {
  const game = gameInfo(state.game);
  document.title = words.pageTitle(game.title);
  say(byId("title"), game.title);
  const subtitle = [game.subtitle, game.place, game.period].filter(Boolean);
  renew(byId("subtitle"), subtitle, () => subtitle.map((text) => h("span", { text })));
  const { panel, coordinates, pieces, flipped } = state;
  renew(byId("games"), { game: state.game, panel, coordinates, pieces, flipped }, () => games(state));
  const views = waysOfLooking(state);
  // Only a click needs to know how a view begins, and the state may be another by then.
  begins = Object.fromEntries(views.map(({ text, patch }) => [text, patch]));
  renew(byId("views"), views, () =>
    views.map(({ text, on }) =>
      h(
        "li",
        {},
        h("button", {
          type: "button",
          text,
          "aria-pressed": String(on),
          on: { click: () => !on && visit?.(begins[text]()) },
        }),
      ),
    ),
  );
}

/** How each view begins, by its name. @type {Record<string, () => Partial<State>>} */
let begins = {};

/** What each element was last made from. @type {WeakMap<Element, string>} */
const made = new WeakMap();

/**
 * Gives an element new children if what they are made from is another.
 * @param {Element} parent
 * @param {unknown} from
 * @param {() => Node[]} children
 */
function renew(parent, from, children) {
  const key = JSON.stringify(from);
  if (made.get(parent) === key) return;
  made.set(parent, key);
  refill(parent, ...children());
}

/** Links to the games, by the part of the world they belong to. @param {State} state */
function games({ game, panel, coordinates, pieces, flipped }) {
  /** @type {Map<string, import("../core/module.js").GameInfo[]>} */
  const families = new Map();
  for (const one of allGames()) families.set(one.family, [...(families.get(one.family) ?? []), one]);
  return [...families].map(([family, games]) =>
    h(
      "li",
      { class: "family" },
      h("h2", { class: "family-name", text: family }),
      h(
        "ul",
        {},
        ...games.map((other) =>
          h(
            "li",
            {},
            h(
              "a",
              {
                href: write({ ...opening(other.id), panel, coordinates, pieces, flipped }),
                title: other.subtitle,
                "aria-current": other.id === game ? "page" : undefined,
              },
              h("span", { class: "game-name", text: other.title }),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Brings the game that is open into sight, where the games stand in one row. */
export function showGame() {
  const list = byId("games");
  const link = /** @type {HTMLElement | null} */ (list.querySelector("[aria-current]"));
  if (!link) return;
  const { offsetLeft: left, offsetWidth: width } = link;
  const seen = left >= list.scrollLeft && left + width <= list.scrollLeft + list.clientWidth;
  if (!seen) list.scrollLeft = left - (list.clientWidth - width) / 2;
}

/**
 * The views that the game has, and how each begins.
 * @param {State} state
 * @returns {{ text: string, patch: () => Partial<State>, on: boolean }[]}
 */
function waysOfLooking(state) {
  const { game, options, view } = state;
  const place = (/** @type {string} */ kind) => placeOf(game, options, kind);
  const piece = state.piece || gameInfo(game).kinds[0].id;
  const seat = () => seats(game, options)[0].id;
  const way = (/** @type {string} */ seat) => ({
    view: /** @type {const} */ ("ways"),
    seat,
    at: track(game, seat, options)[0]?.square ?? "a1",
  });
  /** @type {{ text: string, patch: () => Partial<State>, on: boolean, is: boolean }[]} */
  const views = [
    { text: words.views.play, patch: () => ({ view: "play" }), on: view === "play", is: true },
    {
      text: words.views.piece,
      patch: () => ({ view: "piece", piece, at: state.piece ? state.at : place(piece) }),
      on: view === "piece",
      is: hasPatterns(game),
    },
    {
      text: words.views.compare,
      patch: () => comparison(state, place),
      on: view === "overlay" || view === "boards",
      is: true,
    },
    { text: words.views.ways, patch: () => way(seat()), on: view === "ways", is: hasWays(game) },
    { text: words.views.set, patch: () => ({ view: "set" }), on: view === "set", is: true },
  ];
  return views.filter(({ is }) => is);
}

/**
 * Where a comparison begins: with what is compared already, with the accounts of a piece if they
 * differ, else with another set of rules.
 * @param {State} state
 * @param {(kind: string) => string} place
 * @returns {Partial<State>}
 */
function comparison(state, place) {
  if (state.compare.length > 0) return { view: state.piece ? "overlay" : "boards" };
  const found = accounts(state.game, state.options)[0];
  if (found)
    return { view: "overlay", piece: found.kind, at: place(found.kind), compare: found.sets, friends: [], enemies: [] };
  return { view: "boards", compare: [{ options: {} }, { options: otherRules(state) }] };
}

/**
 * Rules that differ from those in force, for a first look: a named set, else another answer to the
 * first question that has one.
 * @param {State} state
 * @returns {Record<string, string>}
 */
function otherRules({ game, options }) {
  const { presets, options: questions } = gameInfo(game);
  const now = Object.fromEntries(questions.map(({ id, default: usual }) => [id, options[id] ?? usual]));
  const differs = (/** @type {Record<string, string>} */ set) =>
    Object.entries(set).some(([id, choice]) => now[id] !== choice);
  const named = presets.find((preset) => preset.game === game && differs(preset.options));
  if (named) return named.options;
  const out = new Set(ruledOut(game, options).map(({ option, choice }) => `${option} ${choice}`));
  const others = questions.flatMap(({ id, choices }) =>
    choices
      .filter((choice) => choice.id !== now[id] && !out.has(`${id} ${choice.id}`))
      .map((choice) => ({ [id]: choice.id })),
  );
  return others[0] ?? {};
}
