// The views in the order of their tabs. Whoever shows, names or begins one does so from this list.

import { compare } from "./compare.js";
import { piece } from "./piece.js";
import { play } from "./play.js";
import { set } from "./print-set.js";
import { tracks } from "./tracks.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../state/store.js").State} State */

/** @type {readonly View[]} */
export const VIEWS = [play, piece, compare, tracks, set];

/** The view that shows a state. @param {State} state */
export function viewOf({ view }) {
  return VIEWS.find(({ parts }) => view in parts) ?? play;
}

/** The parts of the page that are seen with a state; the first of them is the stage. @param {State} state */
export function partsOf(state) {
  return viewOf(state).parts[state.view] ?? [];
}

const ALL = new Set(VIEWS.flatMap(({ parts }) => Object.values(parts).flat()));

/** Shows what belongs to the view of a state, and nothing that belongs to others alone. @param {State} state */
export function arrange(state) {
  const seen = partsOf(state);
  for (const id of ALL) {
    const part = document.getElementById(id);
    if (part) part.hidden = !seen.includes(id);
  }
}
