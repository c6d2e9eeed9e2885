// The room in which one begins: what this page is, three ways in, and every game by its board.

import { smallBoard } from "../board/pictures.js";
import { everyOutline, outline, outlines } from "../core/games.js";
import { isOwn, whole } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { h } from "../lib/dom.js";
import { write } from "../state/address.js";
import { opening } from "../state/store.js";
import { start as words } from "../words/learn.js";
import STYLES from "./learn.css?inline";

/** Where each way begins. */
const [STORY, LESSON, EASY] = ["stories:dilaram", "lessons:first-steps:1", "2"];

/** @param {import("../views/hall.js").RoomContext} _ @returns {import("../views/hall.js").Furnished} */
export function startRoom(_) {
  addStyles(STYLES);
  const all = outlines().filter((one) => !isOwn(one));
  const [{ id: first, title }] = all;
  const at = (/** @type {string} */ room) => write({ ...opening(first), view: "room", room });
  const way = (/** @type {string} */ href, /** @type {{ title: string, text: string }} */ { title, text }) =>
    h("li", {}, h("a", { href, text: title }), h("p", { text }));
  const games = all.map(({ id }) => game(id));
  const compared = everyOutline()
    .filter(({ reference }) => reference)
    .map(({ id }) => game(id));
  /** @type {Promise<void> | undefined} */
  let drawn;
  const root = h(
    "div",
    { class: "begin" },
    h(
      "section",
      {},
      h("h2", { text: words.begin }),
      h(
        "ul",
        { class: "cards start-ways" },
        way(at(STORY), words.story),
        way(at(LESSON), words.lesson),
        way(write({ ...opening(first), seated: ["you", EASY] }), words.play(title)),
      ),
    ),
    h(
      "section",
      {},
      h("h2", { text: words.games }),
      h("ul", { class: "start-games" }, ...games.map(({ root }) => root)),
    ),
    h(
      "section",
      {},
      h("h2", { text: words.compared }),
      h("ul", { class: "start-games" }, ...compared.map(({ root }) => root)),
    ),
  );
  return { root, render: () => (drawn ??= draw([...games, ...compared])) };
}

/** A game as it is listed, before its board is drawn. @param {string} id */
function game(id) {
  const { title, place, period } = outline(id);
  const board = h("span", { class: "start-board", "aria-hidden": "true" });
  const root = h(
    "li",
    {},
    h(
      "a",
      { href: `#/${id}`, "data-game": id },
      board,
      h("b", { text: title }),
      h("span", { text: place }),
      h("span", { text: period }),
    ),
  );
  return { id, board, root };
}

/** Draws the boards, one after the other, so that clicks come in between. @param {ReturnType<typeof game>[]} games */
async function draw(games) {
  await whole();
  for (const { id, board } of games) {
    board.replaceChildren(smallBoard(id));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
