// The rules on paper: what stands before them is the board as it is set up, and the choices that are in force. The
// pieces, the rules and the sources are the panels themselves (css/print.css). Fetched when the rules are first seen.

import { gameInfo, piecesOf } from "../core/games.js";
import { Match } from "../core/module.js";
import { byId, h, svg } from "../lib/dom.js";
import * as words from "../words/views.js";

let ready = false;

/**
 * From now on what is printed from the panel of the rules has its head.
 * @param {import("../state/store.js").Store} store
 */
export function rulesSheet(store) {
  if (ready) return;
  ready = true;
  /** @type {HTMLElement | undefined} */
  let head;
  addEventListener("beforeprint", () => {
    head?.remove();
    head = store.state.panel === "rules" ? sheetHead(store.state) : undefined;
    if (head) byId("panels").prepend(head);
  });
  addEventListener("afterprint", () => head?.remove());
}

/** @param {import("../state/store.js").State} state */
function sheetHead({ game, options, pieces }) {
  const match = new Match(game, { options });
  const chosen = gameInfo(game).options.flatMap((option) => {
    const choice = option.choices.find(({ id }) => id === (options[option.id] ?? option.default));
    return choice
      ? [h("dt", { text: option.question }), h("dd", {}, choice.title, " ", h("cite", { text: choice.source }))]
      : [];
  });
  return h(
    "div",
    { class: "sheet-head" },
    svg(match.svg({ pieces: piecesOf(game, pieces), prefix: "sheet" })),
    chosen.length > 0 && h("h2", { text: words.sheet.choices }),
    chosen.length > 0 && h("dl", { class: "terms" }, ...chosen),
  );
}
