// The invitation to a first-time reader: what this page is, and the one thing to try. Gone as soon as there is a line
// on the board, and for good once the reader has said so.

import { fill, h } from "../lib/dom.js";
import { turn } from "../lib/kept.js";
import { accounts } from "../core/accounts.js";
import { gameInfo, placeOf } from "../core/games.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */

/** What remembers that the reader has been welcomed (app/first.js reads it as well). */
const WELCOMED = "welcomed";
/** How many of the questions are named, and how long they may be together: their room is kept. */
const [ASKED, LETTERS] = [3, 130];

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
    const { game, options } = state;
    const info = gameInfo(game);
    const [account] = accounts(game, options);
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
      disputed > 0 &&
        h(
          "p",
          { class: "differ" },
          words.invitation.differ(disputed, asked.length),
          ...asked.flatMap(({ id, question }) => [" ", button("ask", question, () => ask(id))]),
        ),
      h(
        "div",
        { class: "invitation-buttons" },
        account &&
          button("action try-account", words.invitation.account(account.name), () =>
            visit({
              view: "overlay",
              piece: account.kind,
              at: placeOf(game, options, account.kind),
              compare: account.sets,
              friends: [],
              enemies: [],
            }),
          ),
        !account &&
          disputed > 0 &&
          button("action try-choices", words.invitation.choices, () => visit({ panel: "choices" })),
        line && button("action try-line", words.invitation.line, () => follow(line)),
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
