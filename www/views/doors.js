// The doors of the page and the views behind each, in the order in which they stand: the one list that the header, and
// the row below it, go by. A row of one view is none: behind the first door the game has its board alone, with its
// panel beside it.

import { gameInfo, hasPatterns, outline } from "../core/games.js";
import { dice } from "../core/module.js";
import * as words from "../words/page.js";

/** @typedef {import("../state/store.js").State} State */

/**
 * Fetches what comparisons begin with.
 * @typedef {() => Promise<typeof import("./comparison.js").compared>} Comparing
 */

/**
 * @typedef {object} Way
 * @property {string} id
 * @property {string} title
 * @property {(state: State) => boolean} shows whether the state is one of its
 * @property {(state: State) => boolean} [fits] whether the game has it, if not every game does
 * @property {boolean} [stays] whether it is about the game, so that it stays when another is chosen
 * @property {boolean} [compares] whether it begins with what is compared, which is fetched first
 * @property {(state: State, comparing: Comparing) => Partial<State> | Promise<Partial<State>>} begin what the state
 *   becomes when it is chosen
 */

/**
 * @typedef {object} Door
 * @property {string} id
 * @property {string} title
 * @property {readonly Way[]} ways
 */

/** Whether the game has a rule on which its sources differ. @param {State} state */
const hasChoices = ({ game }) => gameInfo(game).options.some(({ choices }) => choices.length > 1);
/** Whether two armies play by moves alone, under rules with a choice. @param {State} state */
const canDiffer = (state) => outline(state.game).contest === "kings" && !dice(state.game, {}) && hasChoices(state);
const withPatterns = (/** @type {State} */ { game }) => hasPatterns(game);

/** The room of a hall that a state names. @param {State} state */
export const roomOf = ({ view, room = "" }) => (view === "room" ? room.split(":", 1)[0] : "");

/** @param {keyof typeof words.ways} id @param {Pick<Way, "fits" | "stays">} [more] @returns {Way} */
const room = (id, more) => ({
  id,
  title: words.ways[id],
  shows: (state) => roomOf(state) === id,
  begin: () => ({ view: "room", room: id }),
  ...more,
});

/** @param {keyof typeof words.ways} id @param {Way["fits"]} [fits] @returns {Way} */
const ofGame = (id, fits) => room(id, { fits, stays: true });

/**
 * @param {keyof typeof words.ways & State["view"]} id
 * @param {State["view"][]} more views that belong to it
 * @returns {Way}
 */
const view = (id, ...more) => ({
  id,
  title: words.ways[id],
  shows: (state) => state.view === id || more.includes(state.view),
  begin: () => ({ view: id }),
});

/** Whether problems are shown, and not the longest win of an ending, to which the table leads (studies/longest.tsx). */
const isProblem = (/** @type {State} */ { view, problem = "" }) =>
  view === "studies" || (view === "study" && !problem.startsWith("ending-"));

/** @param {"differs" | "overlay" | "boards"} id @returns {Way} */
const compared = (id) => ({
  ...view(id),
  compares: true,
  fits: id === "overlay" ? withPatterns : undefined,
  begin: async (state, comparing) => (await comparing())(state, id),
});

/** Where rules stand beside each other. */
export const COMPARISON = compared("differs");

/** @type {readonly Door[]} */
export const DOORS = [
  { id: "board", ways: [view("play", "piece", "tracks", "setup")] },
  {
    id: "learn",
    ways: [
      room("start"),
      room("stories"),
      room("lessons"),
      { ...view("studies"), shows: isProblem },
      view("verdicts", "study"),
    ],
  },
  {
    id: "compare",
    ways: [
      COMPARISON,
      compared("overlay"),
      compared("boards"),
      ofGame("parting", hasChoices),
      ofGame("difference", canDiffer),
    ],
  },
  { id: "museum", ways: [room("family"), room("ages"), room("witnesses"), ofGame("sources"), view("set")] },
  {
    id: "research",
    ways: [
      ofGame("evidence", hasChoices),
      room("matrix"),
      ofGame("maps", withPatterns),
      ofGame("reconstruct", hasChoices),
      view("file"),
    ],
  },
].map((door) => ({ ...door, title: words.doors[/** @type {keyof typeof words.doors} */ (door.id)] }));

/** Whether the game has what a state shows. @param {State} state */
export const fitting = (state) => doorOf(state)?.way.fits?.(state) ?? true;

/** The door behind which a state is shown, and by which of its ways; none for the search. @param {State} state */
export function doorOf(state) {
  for (const door of DOORS) {
    const way = door.ways.find(({ shows }) => shows(state));
    if (way) return { door, way };
  }
  return undefined;
}
