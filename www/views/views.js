// The single registry of views: what shows each of them, and what it takes of the page: an element of index.html for
// its stage, its tools in the console and its words. Where they are found is in doors.js.

import { doorOf } from "./doors.js";
import { play } from "./play.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../state/store.js").State} State */

const others = () => import("./others.js");

/** What writes the diagram on the stage for elsewhere. */
export const usePanel = async () => (await others()).UsePanel;

/** What stands in the menu that says how the board is shown. */
export const displayMenu = async () => (await others()).Display;

/** What opens the record of a game. */
export const recordField = async () => (await others()).recordField;

/** What saves all that the reader has made. */
export const ownThings = async () => (await others()).OwnThings;

/** What shows the choices at work. */
export const trial = async () => (await others()).Trial;

/** What is printed with the rules. */
export const rulesSheet = async () => (await others()).rulesSheet;
/** Where each sentence of the rules stands. */
export const sourced = async () => (await others()).showSources;

/** What comparisons begin with. */
export const comparing = async () => (await others()).compared;

/** Who plays against the reader. */
export const opponents = async () => (await others()).Opponents;

/** What draws over a board, and the panel that says with what. */
export const drawing = async () => (await others()).Drawing;
export const annotatePanel = async () => (await others()).AnnotatePanel;

/** @type {View} */
const piece = {
  parts: { piece: ["piece", "back", "piece-tools", "piece-text", "annotate", "use"] },
  load: async ({ store }) => new (await others()).Piece(store),
};

/** @type {View} */
const compare = {
  parts: {
    differs: ["compare"],
    overlay: ["compare", "compare-tools", "compare-text", "annotate", "use"],
    boards: ["compare", "player", "line", "compared", "annotate", "use"],
  },
  load: async (page) => new (await others()).Compare(page),
};

/** @type {View} */
const tracks = {
  parts: { tracks: ["tracks", "back", "tracks-tools", "tracks-text"] },
  load: async ({ store }) => new (await others()).Tracks(store),
};

/** @type {View} */
const set = {
  parts: { set: ["set"] },
  load: async ({ store }) => new (await others()).PrintSet(store),
};

/** @type {View} */
const studies = {
  parts: {
    studies: ["studies", "studies-tools"],
    verdicts: ["studies", "studies-tools"],
    study: ["play", "status", "study-tools", "player", "refusal", "held-key", "study-text", "line", "annotate", "use"],
  },
  load: async (page) => new (await others()).Studies(page),
};

/** The rooms, each of which fills the page. @type {View} */
const room = {
  parts: { room: ["hall"] },
  load: async (page) => new (await others()).Hall(page),
};

/** @type {View} */
const setUp = {
  parts: { setup: ["setup", "back", "setup-tools", "setup-text"] },
  load: async (page) => new (await others()).SetUp(page),
};

/** @type {View} */
const file = {
  parts: { file: ["file", "file-source", "file-tools", "file-text"] },
  load: async (page) => new (await others()).GameFile(page),
};

/** Takes in the games of the reader’s own, also one that an address carries; gives what is to be told of them. */
export const admit = async (/** @type {string} */ hash) => (await others()).admit(hash);

/** @type {readonly View[]} */
export const VIEWS = [play, piece, compare, studies, room, tracks, set, setUp, file];

/** The view that shows a state. @param {State} state */
export function viewOf({ view }) {
  return VIEWS.find(({ parts }) => view in parts) ?? play;
}

/** The parts of the page that are seen with a state; the first of them is the stage. @param {State} state */
export function partsOf(state) {
  return viewOf(state).parts[state.view] ?? [];
}

const ALL = new Set(VIEWS.flatMap(({ parts }) => Object.values(parts).flat()));

/** @type {State["view"][]} */
const WIDE = ["differs", "room", "set"];

/**
 * Shows what belongs to the view of a state, and nothing that belongs to others alone. The page as a whole has the view
 * too, and whether its board is one of four seats: `:has()` would say so to styles, but is asked again with each change
 * of the page.
 * @param {State} state
 */
export function arrange(state) {
  const seen = partsOf(state);
  const page = document.documentElement;
  const spread = document.getElementById("spread");
  // What is read takes the width of the window, as boards side by side do.
  if (spread) {
    page.dataset.view = spread.dataset.view = WIDE.includes(state.view) ? "boards" : state.view;
    // What is about the game alone stands beside its board, and nowhere else.
    spread.dataset.door = doorOf(state)?.door.id ?? "";
  }
  for (const id of ALL) {
    const part = document.getElementById(id);
    if (part) part.hidden = !seen.includes(id);
  }
  page.toggleAttribute("data-four", seen.includes("play") && document.querySelector("#play .has-seats") !== null);
  spread?.classList.toggle("is-four", spread.querySelector(".has-seats") !== null);
}
