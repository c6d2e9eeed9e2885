// What stands above the board: the games, the name of this one, its views. The build
// writes the same into the page, so that nothing moves when the rules core comes.

import { write } from "../state/address.js";
import { byId, fill, h, say } from "../lib/dom.js";
import { allGames, gameInfo } from "../core/games.js";
import { opening } from "../state/store.js";
import { VIEWS, viewOf } from "../views/views.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../views/view.js").View} View */

/**
 * @param {State} state
 * @param {(view: View) => void} [visit] shows another view
 */
export function heading(state, visit) {
  const game = gameInfo(state.game);
  document.title = words.pageTitle(game.title);
  say(byId("title"), game.title);
  fill(
    byId("subtitle"),
    ...[game.subtitle, game.place, game.period].filter(Boolean).map((text) => h("span", { text })),
  );
  const { panel, coordinates, pieces, flipped } = state;
  renew(byId("games"), { game: state.game, panel, coordinates, pieces, flipped }, () => games(state));
  const on = viewOf(state);
  const views = VIEWS.filter(({ fits }) => !fits || fits(state));
  fill(
    byId("views"),
    ...views.map((view) =>
      h(
        "li",
        {},
        h("button", {
          type: "button",
          text: view.title,
          "aria-pressed": String(view === on),
          on: { click: () => view !== on && visit?.(view) },
        }),
      ),
    ),
  );
}

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
  fill(parent, ...children());
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
