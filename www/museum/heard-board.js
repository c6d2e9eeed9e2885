// A board as far as the sources that are heard tell it: a piece of whose moves nothing is heard stands there as a
// question, and where the array itself is not heard nothing stands on it.

import { outline, piecesOf } from "../core/games.js";
import { Match } from "../core/module.js";
import { h, svg } from "../lib/dom.js";
import { standing } from "../panels/options.js";
import { margin as words } from "../words/museum.js";
import { heardOf } from "./margin.js";

/** @typedef {import("./margin.js").Margin} Margin */
/** @typedef {import("./margin.js").Section} Section */

const NS = "http://www.w3.org/2000/svg";

/** @param {import("../state/store.js").State} state @param {Margin} found */
export function heardBoard({ game, options, pieces }, { array, pieces: told }) {
  const match = new Match(game, { options });
  const picture = svg(match.svg({ pieces: piecesOf(game, pieces), prefix: "margin", title: outline(game).title }));
  const placed = match.board();
  match.free();
  picture.setAttribute("aria-hidden", "true");
  const nothing = heardOf(array) === "none";
  for (const { square, kind } of placed) {
    const piece = picture.querySelector(`.piece[data-square="${square}"]`);
    const section = told.get(kind);
    if (!piece) continue;
    if (nothing) piece.remove();
    else if (section) question(piece, heardOf(section));
  }
  return picture;
}

/** @param {Element} piece @param {ReturnType<typeof heardOf>} heard */
function question(piece, heard) {
  piece.classList.add(`is-heard-${heard}`);
  if (heard !== "none") return;
  const sign = document.createElementNS(NS, "text");
  sign.setAttribute("x", "50");
  sign.setAttribute("y", "68");
  sign.setAttribute("text-anchor", "middle");
  sign.textContent = "?";
  piece.append(sign);
}

/** What is told of each sign of the board, with who says so. @param {Margin} found */
export function heardSigns({ squares, array, pieces }) {
  const sections = new Set([squares, array, ...pieces.values()]);
  return h("ul", { class: "margin-signs", "aria-label": words.signs }, ...[...sections].map(sign));
}

/** @param {Section} section */
function sign(section) {
  const heard = heardOf(section);
  const cites = [...new Set(section.kept.flatMap(({ sources }) => sources))];
  const how = [...new Set(section.kept.map((one) => one.standing))];
  return h(
    "li",
    { class: `is-heard-${heard}`, "data-heard": heard },
    h("b", { text: section.title }),
    " ",
    ...(heard === "all" ? [] : [h("em", { text: words.heard[heard] }), " "]),
    ...how.flatMap((one) => [standing(one), " "]),
    h("cite", { text: cites.join("; ") }),
  );
}
