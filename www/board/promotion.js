// The promotion dialogue: which of several moves to a square is meant, what a piece becomes, or that
// it stays what it is.

import { byId, h } from "../lib/dom.js";
import { ownName, piecesOf } from "../core/games.js";
import { kinds, seats } from "../core/module.js";
import { figure } from "./pictures.js";
import * as words from "../words/page.js";

/** @typedef {import("../core/module.js").Move} Move */
/** @typedef {import("../core/module.js").KindInfo} KindInfo */
/** @typedef {(id: string) => KindInfo | undefined} KindOf */

/**
 * @param {Move[]} moves
 * @param {Pick<import("../state/store.js").State, "game" | "options" | "pieces" | "flipped">} state
 * @returns {Promise<string | undefined>} the move's text; nothing if the reader thought better of it
 */
export function choose(moves, { game, options, pieces, flipped }) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("promotion"));
  const all = kinds(game, options);
  const kindOf = (/** @type {string} */ id) => all.find((kind) => kind.id === id);
  const sides = seats(game, options);
  const tones = Object.fromEntries(sides.map(({ id, tone }) => [id, tone]));
  // Of four only those at the near side would be seen turned: all stand upright.
  const facing = { pieces: piecesOf(game, pieces), flipped: flipped && sides.length === 2 };
  const turns = faces(moves, kindOf);
  return new Promise((resolve) => {
    const buttons = (turns ? [turns.yes, turns.no] : moves).map((move) => {
      const kind = kindOf(move.promotion ?? move.kind ?? "");
      return h(
        "button",
        { type: "submit", value: move.text },
        kind && figure(kind.figure, tones[move.seat], { ...facing, letter: kind.letter }),
        turns ? face(move, kind) : h("span", { text: move.words }),
      );
    });
    dialog.replaceChildren(
      h(
        "form",
        { method: "dialog" },
        h("h2", { id: "promotion-title", text: turns ? words.promotion.question(turns.noun) : words.chooseMove }),
        h("div", { class: `promotion-moves${turns ? " promotion-faces" : ""}` }, ...buttons),
        h("button", { type: "submit", class: "quiet", value: "", text: words.cancel }),
      ),
    );
    dialog.returnValue = "";
    dialog.addEventListener("close", () => resolve(dialog.returnValue || undefined), { once: true });
    dialog.showModal();
    buttons[0]?.focus();
  });
}

/**
 * The two moves, if all that is asked is whether a piece shows its other face.
 * @param {Move[]} moves
 * @param {KindOf} kindOf
 */
function faces(moves, kindOf) {
  const yes = moves.find((move) => move.promotion && move.kind && kindOf(move.promotion)?.promotedFrom === move.kind);
  const no = moves.find((move) => !move.promotion);
  if (!yes || !no || moves.length !== 2) return undefined;
  return { yes, no, noun: kindOf(yes.kind ?? "")?.noun ?? "" };
}

/**
 * @param {Move} move
 * @param {KindInfo} [kind]
 */
function face(move, kind) {
  const { yes, no, becomes, stays } = words.promotion;
  const name = kind ? `${ownName(kind)}, ${kind.noun}` : "";
  return h(
    "span",
    { class: "face" },
    h("span", { class: "face-does", text: move.promotion ? yes : no }),
    " ",
    h("span", { class: "face-is", text: move.promotion ? becomes(name) : stays(name) }),
  );
}
