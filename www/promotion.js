// Asks which of several moves between two squares is meant: what a soldier
// becomes, or that it stays what it is.

import { byId, h } from "./dom.js";
import { figure } from "./pictures.js";
import { words } from "./words.js";

/** @typedef {import("./module.js").Move} Move */
/** @typedef {import("./module.js").KindInfo} KindInfo */

/**
 * @param {Move[]} moves
 * @param {(id: string) => KindInfo | undefined} kindOf
 * @returns {Promise<string | undefined>} the move's text; nothing if the reader thought better of it
 */
export function choose(moves, kindOf) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("promotion"));
  return new Promise((resolve) => {
    const buttons = moves.map((move) => {
      const shown = kindOf(move.promotion ?? move.kind ?? "");
      return h(
        "button",
        { type: "submit", value: move.text },
        shown && figure(shown.figure, move.seat),
        h("span", { text: move.words }),
      );
    });
    dialog.replaceChildren(
      h(
        "form",
        { method: "dialog" },
        h("h2", { id: "promotion-title", text: words.chooseMove }),
        h("div", { class: "promotion-moves" }, ...buttons),
        h("button", { type: "submit", class: "quiet", value: "", text: words.cancel }),
      ),
    );
    dialog.returnValue = "";
    dialog.addEventListener("close", () => resolve(dialog.returnValue || undefined), { once: true });
    dialog.showModal();
    buttons[0]?.focus();
  });
}
