// The room of the stories and disputes: all of them as a list, or one of them with its boards.

import { addStyles } from "../lib/add-styles.js";
import { fill, h, say } from "../lib/dom.js";
import { Wall } from "../museum/wall.js";
import { boardsOf, everyWall } from "../museum/walls.js";
import { opening } from "../state/store.js";
import { write } from "../state/address.js";
import { stories as words } from "../words/learn.js";
import { ages } from "../words/museum.js";
import { tales } from "../museum/dated.js";
import STYLES from "./learn.css?inline";

/** @typedef {import("../state/store.js").State} State */

/** @param {import("../views/hall.js").RoomContext} context @returns {import("../views/hall.js").Furnished} */
export function storiesRoom(context) {
  addStyles(STYLES);
  const room = new Stories(context);
  return { root: room.root, render: (state, about) => room.render(state, about), leave: () => room.wall.leave() };
}

class Stories {
  #asked = "";
  /** Which is on the page. */
  #read = "";

  /** @param {import("../views/hall.js").RoomContext} context */
  constructor(context) {
    this.context = context;
    this.notice = h("p", { class: "help", role: "status" });
    this.list = h("div", { class: "stories-list" });
    this.wall = new Wall();
    this.way = h("p", { class: "stories-way" });
    this.one = h("div", { class: "story" }, this.wall.root, this.way);
    this.root = h("div", { class: "stories" }, this.notice, this.list, this.one);
  }

  /** @param {State} state @param {string} about the id of a story */
  async render(state, about) {
    this.#asked = about;
    const all = await everyWall();
    if (this.#asked !== about) return;
    const at = all.findIndex(({ id }) => id === about);
    say(this.notice, about && at < 0 ? words.none(about) : "");
    this.list.hidden = at >= 0;
    this.one.hidden = at < 0;
    const to = (/** @type {string} */ room) => write({ ...opening(state.game), view: "room", room });
    if (at < 0) {
      this.wall.leave();
      this.#read = "";
      return this.#list(all, to);
    }
    const next = all[(at + 1) % all.length];
    fill(
      this.way,
      h("a", { href: to("stories"), text: words.all }),
      h("a", { href: to(`stories:${next.id}`), text: words.next(next.title) }),
    );
    await this.wall.render(all[at], state);
    // Where the one before was read to its end, the next is read from its start.
    if (this.#read !== about && this.root.getBoundingClientRect().top < 0) this.root.scrollIntoView();
    this.#read = about;
  }

  /** @param {import("../museum/walls.js").Wall[]} all @param {(room: string) => string} to */
  #list(all, to) {
    const card = (/** @type {string} */ href, /** @type {string} */ title, /** @type {string} */ text) =>
      h("li", {}, h("a", { href, text: title }), text && h("p", { text }));
    const section = (/** @type {string} */ kind, /** @type {HTMLElement[]} */ cards) =>
      h("section", {}, h("h2", { text: words.kinds[kind] }), h("ul", { class: "cards" }, ...cards));
    const ofKind = (/** @type {string} */ kind) =>
      all
        .filter((wall) => wall.kind === kind)
        .map((wall) =>
          card(to(`stories:${wall.id}`), wall.title, `${wall.text[0].text} (${words.boards(boardsOf(wall).length)})`),
        );
    fill(
      this.list,
      section("stories", ofKind("stories")),
      section("disputes", ofKind("disputes")),
      section(
        "tales",
        tales.map(({ piece, id }) => card(to(`ages:${piece},${id}`), ages.tales[`${piece} ${id}`].title, "")),
      ),
    );
  }
}
