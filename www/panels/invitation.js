// The invitation to a first-time reader: what this page is, and where to start. Gone when a line comes from
// elsewhere, and for good once the reader has said so.

import { fill, h } from "../lib/dom.js";
import { turn } from "../lib/kept.js";
import { gameInfo, outline } from "../core/games.js";
import { isOwn } from "../core/module.js";
import { easyGame } from "../state/beginnings.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */

/** What remembers that the reader has been welcomed (app/first.js reads it as well). */
const WELCOMED = "welcomed";
/** How many of the questions are named, and how long they may be together: their room is kept. */
const [ASKED, LETTERS] = [2, 100];

export class Invitation {
  /** The game beside which it stands, and that of which it speaks. */
  #shown = "";
  #filled = "";

  /**
   * @param {HTMLElement} root
   * @param {object} does
   * @param {(line: import("../core/module.js").LineInfo) => void} does.follow
   * @param {(patch: Partial<State>) => void} does.visit
   * @param {(room: { game: string, room: string }) => void} does.enter
   * @param {(option: string) => void} does.ask opens the choices at a question
   */
  constructor(root, does) {
    this.root = root;
    this.does = does;
  }

  /** @param {State} state */
  render(state) {
    const { game, line: played, seated, study, view } = state;
    const info = gameInfo(game);
    const [line] = info.lines;
    // It speaks of the collection and of what is told of its games.
    const own = isOwn(outline(game));
    // It stays while moves are played beside it, so that nothing moves; what comes with a line has none.
    const begun = played.length > 0 && (this.#shown !== game || this.root.hidden);
    this.#shown = game;
    this.root.hidden = own || begun || view !== "play" || study !== undefined || seated.length > 0;
    if (this.root.hidden || this.#filled === game) return;
    this.#filled = game;
    const disputed = info.options.length;
    // The first are those that change the game most.
    const asked = info.options.slice(0, ASKED);
    while (asked.map(({ question }) => question).join().length > LETTERS) asked.pop();
    const { ask, enter, visit, follow } = this.does;
    const lesson = outline(game).reference ? "lessons" : `lessons:${game}:1`;
    const button = (/** @type {string} */ name, /** @type {string} */ text, /** @type {() => void} */ click) =>
      h("button", { type: "button", class: name, text, on: { click } });
    fill(
      this.root,
      h("p", { text: words.invitation.what }),
      h(
        "div",
        { class: "invitation-buttons" },
        button("action", words.invitation.story, () => enter({ game, room: "stories" })),
        button("action", words.invitation.lesson, () => enter({ game, room: lesson })),
        button("action", words.invitation.play, () => visit({ seated: easyGame(info.seats.length) })),
        line && button("action try-line", words.invitation.line, () => follow(line)),
      ),
      disputed > 0 &&
        h(
          "p",
          { class: "differ" },
          words.invitation.differ(disputed, asked.length),
          ...asked.flatMap(({ id, question }) => [" ", button("ask", question, () => ask(id))]),
        ),
      h("button", {
        type: "button",
        class: "close",
        text: "×",
        title: words.invitation.close,
        "aria-label": words.invitation.close,
        on: { click: () => this.#dismiss() },
      }),
    );
  }

  #dismiss() {
    document.documentElement.dataset.welcomed = "";
    turn(WELCOMED, true);
  }
}
