// The invitation to a first-time reader: what this page is, and where to start. Gone as soon as there is a line on the
// board, and for good once the reader has said so.

import { fill, h } from "../lib/dom.js";
import { turn } from "../lib/kept.js";
import { gameInfo } from "../core/games.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */

/** What remembers that the reader has been welcomed (app/first.js reads it as well). */
const WELCOMED = "welcomed";
/** How many of the questions are named, and how long they may be together: their room is kept. */
const [ASKED, LETTERS] = [2, 100];
/** Where a story, and the first lesson, are told; and a level of the computer that a beginner beats. */
const [STORY, LESSON, EASY] = ["stories:dilaram", "lessons:first-steps:1", "2"];

export class Invitation {
  /**
   * @param {HTMLElement} root
   * @param {object} does
   * @param {(line: import("../core/module.js").LineInfo) => void} does.follow
   * @param {(patch: Partial<State>) => void} does.visit
   * @param {(option: string) => void} does.ask opens the choices at a question
   */
  constructor(root, does) {
    this.root = root;
    this.does = does;
  }

  /** @param {State} state */
  render(state) {
    const info = gameInfo(state.game);
    const [line] = info.lines;
    this.root.hidden = state.line.length > 0 || state.view !== "play";
    if (this.root.hidden) return;
    const disputed = info.options.length;
    // The first are those that change the game most.
    const asked = info.options.slice(0, ASKED);
    while (asked.map(({ question }) => question).join().length > LETTERS) asked.pop();
    const { ask, visit, follow } = this.does;
    const button = (/** @type {string} */ name, /** @type {string} */ text, /** @type {() => void} */ click) =>
      h("button", { type: "button", class: name, text, on: { click } });
    fill(
      this.root,
      h("p", { text: words.invitation.what }),
      h(
        "div",
        { class: "invitation-buttons" },
        button("action", words.invitation.story, () => visit({ view: "room", room: STORY })),
        button("action", words.invitation.lesson, () => visit({ view: "room", room: LESSON })),
        button("action", words.invitation.play, () =>
          visit({ seated: info.seats.map((_, place) => (place === 0 ? "you" : EASY)) }),
        ),
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
