// The heading: the game, the doors, the views behind the one that is open, and the menu of the games. The build writes
// the same into the page, so that nothing moves when the rules core comes.

import { byId, fill, h, say } from "../lib/dom.js";
import { outline } from "../core/games.js";
import { DOORS, doorOf } from "../views/doors.js";
import * as words from "../words/page.js";
import { gameList } from "./game-menu.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../views/doors.js").Way} Way */

/**
 * @param {State} state
 * @param {(way: Way) => void} [visit] shows another view
 */
export function heading(state, visit) {
  const game = outline(state.game);
  const on = doorOf(state);
  const view = state.view === "play" ? undefined : (on?.way.title ?? words.search);
  document.title = words.pageTitle(game.title, view);
  say(byId("title"), game.title);
  gameList(state);
  say(byId("view-name"), on?.door.title ?? words.search);
  const open = (/** @type {Way} */ way) => {
    // Where the doors are a menu.
    const menu = byId("view-menu");
    if (menu.matches(":popover-open")) menu.hidePopover();
    if (way !== on?.way || state.view !== way.id) visit?.(way);
  };
  fill(byId("views"), ...DOORS.map(({ title, ways }) => item(title, on?.door.ways === ways, () => open(ways[0]))));
  const ways = on ? on.door.ways.filter(({ fits }) => !fits || fits(state)) : [];
  byId("ways").hidden = ways.length < 2;
  document.documentElement.toggleAttribute("data-ways", ways.length > 1);
  byId("ways").setAttribute("aria-label", on?.door.title ?? "");
  fill(byId("way-list"), ...ways.map((way) => item(way.title, way === on?.way, () => open(way))));
}

/**
 * A door, or a view behind it.
 * @param {string} text
 * @param {boolean} chosen
 * @param {() => void} click
 */
function item(text, chosen, click) {
  return h("li", {}, h("button", { type: "button", text, "aria-pressed": String(chosen), on: { click } }));
}
