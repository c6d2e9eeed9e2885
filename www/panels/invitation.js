// What a reader who has just arrived may want to see first. Gone as soon as
// there is a line on the board.

import { fill, h } from "../lib/dom.js";
import { accounts } from "../core/accounts.js";
import { gameInfo, placeOf } from "../core/games.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/store.js").Store} Store */

export class Invitation {
  /**
   * @param {HTMLElement} root
   * @param {Store} store
   * @param {(line: import("../core/module.js").LineInfo) => void} follow
   */
  constructor(root, store, follow) {
    this.root = root;
    this.store = store;
    this.follow = follow;
  }

  /** @param {State} state */
  render(state) {
    const game = gameInfo(state.game);
    const [account] = accounts(state.game, state.options);
    const [line] = game.lines;
    this.root.hidden = state.line.length > 0 || state.view !== "play";
    if (this.root.hidden) return;
    const link = (/** @type {string} */ text, /** @type {() => void} */ click) =>
      h("li", {}, h("button", { type: "button", class: "link", text, on: { click } }));
    fill(
      this.root,
      ...(line ? [link(words.invitation.line, () => this.follow(line))] : []),
      ...(account
        ? [
            link(words.invitation.account(account.name, account.fields), () =>
              this.store.set(
                {
                  view: "overlay",
                  piece: account.kind,
                  at: placeOf(state.game, state.options, account.kind),
                  compare: account.sets,
                  friends: [],
                  enemies: [],
                },
                "visit",
              ),
            ),
          ]
        : []),
    );
  }
}
