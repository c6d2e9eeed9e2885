// The single registry of views, in the order of their tabs: showing, naming and beginning one goes by this list.
// What a view takes of the page are slots: an element of index.html for its stage, its tools in the console and its
// words.

import { gameInfo, hasPatterns, hasTracks, placeOf } from "../core/games.js";
import { seats, track } from "../core/module.js";
import * as words from "../words/page.js";
import { begin } from "./comparison.js";
import { play } from "./play.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../state/store.js").State} State */

const others = () => import("./others.js");

/** What writes the diagram on the stage for elsewhere. */
export const usePanel = async () => (await others()).UsePanel;

/** What saves all that the reader has made. */
export const ownThings = async () => (await others()).OwnThings;

/** What shows the choices at work. */
export const trial = async () => (await others()).Trial;

/** What is printed with the rules. */
export const rulesSheet = async () => (await others()).rulesSheet;
/** Where each sentence of the rules stands. */
export const sourced = async () => (await others()).showSources;

/** Who plays against the reader. */
export const opponents = async () => (await others()).Opponents;

/** What draws over a board, and the panel that says with what. */
export const drawing = async () => (await others()).Drawing;
export const annotatePanel = async () => (await others()).AnnotatePanel;

/** @type {View} */
const piece = {
  title: words.views.piece,
  parts: { piece: ["piece", "piece-tools", "piece-text", "annotate", "use"] },
  fits: ({ game }) => hasPatterns(game),
  begin: ({ game, options, piece, at }) => {
    const first = gameInfo(game).kinds[0].id;
    return piece ? { view: "piece", piece, at } : { view: "piece", piece: first, at: placeOf(game, options, first) };
  },
  load: async ({ store }) => new (await others()).Piece(store),
};

/** @type {View} */
const compare = {
  title: words.views.compare,
  parts: {
    differs: ["compare"],
    overlay: ["compare", "compare-tools", "compare-text", "annotate", "use"],
    boards: ["compare", "player", "line", "compared", "annotate", "use"],
  },
  begin,
  load: async (page) => new (await others()).Compare(page),
};

/** @type {View} */
const tracks = {
  title: words.views.tracks,
  parts: { tracks: ["tracks", "tracks-tools", "tracks-text"] },
  fits: ({ game }) => hasTracks(game),
  begin: ({ game, options }) => {
    const seat = seats(game, options)[0].id;
    return { view: "tracks", seat, at: track(game, seat, options)[0]?.square ?? "a1" };
  },
  load: async ({ store }) => new (await others()).Tracks(store),
};

/** @type {View} */
const set = {
  title: words.views.set,
  parts: { set: ["set", "set-tools"] },
  begin: () => ({ view: "set" }),
  load: async ({ store }) => new (await others()).PrintSet(store),
};

/** @type {View} */
const studies = {
  title: words.views.studies,
  parts: {
    studies: ["studies", "studies-tools"],
    verdicts: ["studies", "studies-tools"],
    study: ["play", "status", "study-tools", "player", "refusal", "held-key", "study-text", "line", "annotate", "use"],
  },
  begin: () => ({ view: "studies" }),
  load: async (page) => new (await others()).Studies(page),
};

/** @type {View} */
const laboratory = {
  title: words.views.laboratory,
  parts: { laboratory: ["hall"] },
  begin: () => ({ view: "laboratory" }),
  load: async (page) => new (await others()).Hall(page, (await others()).laboratory),
};

/** @type {View} */
const museum = {
  title: words.views.museum,
  parts: { museum: ["hall"] },
  begin: () => ({ view: "museum" }),
  load: async (page) => new (await others()).Hall(page, (await others()).museum),
};

/**
 * It has no tab: it is a tool of the game’s own board, and begins from there.
 * @type {View}
 */
const setUp = {
  title: words.views.setup,
  parts: { setup: ["setup", "setup-tools", "setup-text"] },
  fits: () => false,
  begin: () => ({ view: "setup" }),
  load: async (page) => new (await others()).SetUp(page),
};

/**
 * It is begun in the menu of the games.
 * @type {View}
 */
const file = {
  title: words.views.file,
  parts: { file: ["file", "file-tools", "file-text"] },
  fits: () => false,
  begin: () => ({ view: "file" }),
  load: async (page) => new (await others()).GameFile(page),
};

/** Takes in the games of the reader’s own, also one that an address carries; gives what is to be told of them. */
export const admit = async (/** @type {string} */ hash) => (await others()).admit(hash);

/** @type {readonly View[]} */
export const VIEWS = [play, piece, compare, studies, laboratory, museum, tracks, set, setUp, file];

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
const WIDE = ["differs", "laboratory", "museum"];

/** Shows what belongs to the view of a state, and nothing that belongs to others alone. @param {State} state */
export function arrange(state) {
  const seen = partsOf(state);
  const spread = document.getElementById("spread");
  // What is read takes the width of the window, as boards side by side do.
  if (spread) spread.dataset.view = WIDE.includes(state.view) ? "boards" : state.view;
  for (const id of ALL) {
    const part = document.getElementById(id);
    if (part) part.hidden = !seen.includes(id);
  }
}
