// The menu of the games: a small board for each, by the part of the world they belong to, found by any of their names.
// The list is drawn by the build as well; the boards are drawn when the menu is first opened.

import { write } from "../state/address.js";
import { byId, fill, h, say } from "../lib/dom.js";
import { smallBoard } from "../board/pictures.js";
import { everyOutline, gameInfo } from "../core/games.js";
import { isOwn } from "../core/module.js";
import { opening } from "../state/store.js";
import { doorOf, fitting, roomOf } from "../views/doors.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/module.js").GameInfo} GameInfo */
/** @typedef {import("../core/module.js").GameOutline} GameOutline */

/** The boards that have been drawn, by game. @type {Map<string, SVGElement>} */
const boards = new Map();
let shown = "";

/** The games of the collection, those beside them for comparison, and the reader’s own. */
const listed = () => everyOutline().toSorted((a, b) => Number(isOwn(a)) - Number(isOwn(b)));

/** Links to the games. @param {State} state */
export function gameList(state) {
  const { game, panel, coordinates, pieces, flipped } = state;
  const root = byId("games");
  // What is asked of one game can be asked of another.
  const here = doorOf(state)?.way.stays ? { view: state.view, room: roomOf(state) } : {};
  const key = JSON.stringify([game, panel, coordinates, pieces, flipped, here, everyOutline().length]);
  if (shown === key && root.childElementCount > 0) return;
  shown = key;
  byId("write-game").setAttribute("href", write({ ...opening(game), view: "file" }));
  /** @type {Map<string, GameOutline[]>} */
  const families = new Map();
  for (const one of listed()) families.set(one.family, [...(families.get(one.family) ?? []), one]);
  const link = (/** @type {GameOutline} */ one) => {
    const board = boards.get(one.id);
    const there = { ...opening(one.id), ...here };
    return h(
      "li",
      { key: one.id },
      h(
        "a",
        {
          href: write({
            ...(fitting(there) ? there : opening(one.id)),
            panel,
            coordinates,
            pieces,
            flipped: flipped && one.id === game,
          }),
          title: one.subtitle,
          "data-game": one.id,
          "aria-current": one.id === game ? "page" : undefined,
        },
        h("span", { class: "game-board", "aria-hidden": "true" }, board),
        h("span", { class: "game-name", text: one.title }),
      ),
    );
  };
  fill(
    root,
    ...[...families].map(([family, games]) =>
      h(
        "li",
        { class: "family", key: family },
        h("h2", { class: "family-name", text: family || words.menu.own }),
        h("ul", {}, ...games.map(link)),
      ),
    ),
  );
}

/** Makes the menu live. @param {import("../lib/idle-queue.js").IdleQueue} idle */
export function gameMenu(idle) {
  const menu = byId("game-menu");
  const field = /** @type {HTMLInputElement} */ (byId("find-game"));
  const links = () => /** @type {HTMLAnchorElement[]} */ ([...menu.querySelectorAll("#games a")]);
  menu.addEventListener("toggle", (event) => {
    if (/** @type {ToggleEvent} */ (event).newState !== "open") return;
    for (const { id } of listed()) idle.put(`small board of ${id}`, () => draw(id));
    // A finger is not to bring up its keyboard unasked.
    if (matchMedia("(pointer: fine)").matches) field.focus();
  });
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) menu.hidePopover?.();
  });
  field.addEventListener("input", () => find(field.value));
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    links()
      .find((link) => !link.closest("[hidden]"))
      ?.click();
  });

  /** Shows the games that have a name with this in it. @param {string} text */
  function find(text) {
    const wanted = plain(text);
    for (const link of links()) {
      const item = /** @type {HTMLElement} */ (link.parentElement);
      item.hidden = !namesOf(gameInfo(link.dataset.game ?? "")).some((name) => plain(name).includes(wanted));
    }
    const families = /** @type {NodeListOf<HTMLElement>} */ (menu.querySelectorAll(".family"));
    for (const family of families) family.hidden = !family.querySelector("li:not([hidden])");
    say(byId("found-none"), links().some((link) => !link.closest("[hidden]")) ? "" : words.menu.none(text));
  }
}

/** Puts a game's board beside its name. @param {string} id */
function draw(id) {
  const place = document.querySelector(`#games [data-game="${id}"] .game-board`);
  if (!place || place.childElementCount > 0) return;
  const board = boards.get(id) ?? smallBoard(id);
  boards.set(id, board);
  place.append(board);
}

/**
 * All that a game is called, in whatever script, and where it is at home.
 * @param {GameInfo} game
 * @returns {string[]}
 */
function namesOf(game) {
  const { id, title, subtitle, place, family } = game;
  const own = game.names.flatMap(({ name, text, transliteration = "", meaning }) => [
    name,
    text,
    transliteration,
    meaning,
  ]);
  return [id, title, subtitle, place, family, words.menu.also[id] ?? "", ...own];
}

/** Without marks above and below letters, and in small ones. @param {string} text */
function plain(text) {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[‘’ʻʼ'`-]/g, " ")
    .toLowerCase()
    .trim();
}
