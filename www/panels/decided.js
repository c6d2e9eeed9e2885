// The note on deciding choices: which ones decide how a game has ended, with links to them.

import { deciding } from "../core/deciding.js";
import { h } from "../lib/dom.js";
import * as words from "../words/choices.js";

/**
 * @param {import("../state/store.js").Store} store
 * @param {import("../core/deciding.js").Played} played a game that is over
 * @returns {HTMLElement[]} nothing, if no choice has a part in it
 */
export function decided(store, played) {
  const found = deciding(played);
  if (found.length === 0) return [];
  const link = (/** @type {(typeof found)[number]} */ { option, question, choice }) =>
    h("button", {
      type: "button",
      class: "link",
      "data-decides": option,
      text: words.decided.choice(question, choice.title),
      on: {
        click: () => {
          store.set({ panel: "choices" }, "step");
          const input = document.getElementById(`choice-${option}-${choice.id}`);
          input?.focus({ preventScroll: true });
          input?.closest("fieldset")?.scrollIntoView({ block: "center" });
        },
      },
    });
  return [h("span", { text: words.decided.lead }), ...found.map(link)];
}

/**
 * The same of the board of the game, unless it shows something else by now.
 * @param {import("../state/store.js").Store} store
 * @param {import("../state/store.js").State} state
 * @param {{ session?: import("../state/session.js").Session, about: { condition: HTMLElement } }} game
 */
export function tellDecided(store, state, { session, about }) {
  if (store.state !== state || !session) return;
  const found = decided(store, { ...state, line: state.line.slice(0, session.ply) });
  if (found.length > 0) about.condition.append(h("span", { class: "decided" }, ...found));
}
