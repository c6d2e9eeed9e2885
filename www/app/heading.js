// The heading above the board: the game, its views, and the menu of the games. The build
// writes the same into the page, so that nothing moves when the rules core comes.

import { byId, fill, h, say } from "../lib/dom.js";
import { board, isOwn } from "../core/module.js";
import { outline } from "../core/games.js";
import { VIEWS, viewOf } from "../views/views.js";
import * as words from "../words/page.js";
import { gameList } from "./game-menu.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../views/view.js").View} View */

/**
 * @param {State} state
 * @param {(view: View) => void} [visit] shows another view
 */
export function heading(state, visit) {
  const game = outline(state.game);
  document.title = words.pageTitle(game.title);
  say(byId("title"), game.title);
  fill(
    byId("subtitle"),
    ...[isOwn(game) ? words.views.file : "", game.subtitle, game.place, game.period]
      .filter(Boolean)
      .map((text) => h("span", { text })),
  );
  // What of the board no source tells.
  const notes = board(state.game, state.options).notes.map(({ text }) => text);
  say(byId("board-note"), notes.join(" "));
  gameList(state);
  const on = viewOf(state);
  say(byId("view-name"), on.title);
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
          on: {
            click: () => {
              // Where the views are a menu.
              const menu = byId("view-menu");
              if (menu.matches(":popover-open")) menu.hidePopover();
              if (view !== on) visit?.(view);
            },
          },
        }),
      ),
    ),
  );
}
