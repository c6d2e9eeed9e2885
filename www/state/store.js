// The state of the page: one plain object, which the address can hold.

import { outline } from "../core/games.js";

/** What a set can be printed on. */
export const PAPERS = /** @type {const} */ (["a4", "letter"]);

/** @typedef {import("../core/rule-set.js").RuleSet} RuleSet */

/**
 * @typedef {object} State
 * @property {string} game
 * @property {Record<string, string>} options only what differs from the default
 * @property {string} [position] where the line starts, if not from the setup
 * @property {string[]} line the moves, also those beyond where it stops being legal
 * @property {number} ply how many of them have been played
 * @property {string} [seed] from which dice are thrown
 * @property {string[]} seated who sits at each seat, as the address has it (seated.js); nobody if it is empty
 * @property {string} [study] the line of the game's list that is being followed
 * @property {string} [problem] the study that is being solved (studies/corpus.js)
 * @property {string} [room] what is set within a view: which room, and what is set in it (views/hall.js)
 * @property {View} view
 * @property {string} piece the kind that stands alone
 * @property {string} at its square
 * @property {string} seat its owner
 * @property {string[]} friends
 * @property {string[]} enemies
 * @property {RuleSet[]} compare
 * @property {Panel} panel
 * @property {string} [ask] the question, or the rule, at which the rules are opened; or the verdict that is shown
 * @property {boolean} flipped
 * @property {boolean} coordinates
 * @property {import("../core/games.js").Pieces} pieces
 * @property {(typeof PAPERS)[number]} paper for a set to print
 * @property {import("../core/annotations.js").Annotations} annotations what has been drawn over the board
 */

/**
 * @typedef {"play" | "piece" | "differs" | "overlay" | "boards" | "tracks" | "set" | "setup" | "file" | "studies"
 *   | "verdicts" | "study" | "room"} View
 */
/** @typedef {"pieces" | "choices" | "rules" | "moves" | "about"} Panel of the rules what is disputed, or all */

/**
 * How a change enters the history. A `step` only moves along what is there. An
 * `edit` changes the game or its line, and can be undone. A `visit` is a place
 * that the browser's Back button should return to.
 * @typedef {"step" | "edit" | "visit"} Manner
 */

/**
 * The state of a game's page as it opens.
 * @param {string} game
 * @returns {State}
 */
export function opening(game) {
  return {
    game,
    options: {},
    line: [],
    ply: 0,
    seated: [],
    view: "play",
    piece: "",
    at: "d4",
    seat: outline(game).seat,
    friends: [],
    enemies: [],
    compare: [],
    panel: "pieces",
    flipped: false,
    coordinates: true,
    pieces: "figures",
    paper: "a4",
    annotations: {},
  };
}

/** Whether the game’s own board is what is seen. @param {State} state */
export const onBoard = ({ view }) => view === "play" || view === "study";

/**
 * Another game as it opens, shown as this one is; but who sat below in this one is not below in that.
 * @param {string} game
 * @param {State} state
 */
export function elsewhere(game, { panel, coordinates, pieces, paper }) {
  return { ...opening(game), panel, coordinates, pieces, paper };
}

/** @param {State} state what undo brings back */
function edited({ game, options, position, line, ply, study, seed }) {
  // Taking back the throw that chose the seed does not choose another.
  return { game, options, position, line, ply, study, ...(seed && { seed }) };
}

/** Holds the state, tells those who asked, and remembers what can be undone. */
export class Store {
  /** @type {Set<(state: State, before: State, manner: Manner | "restore") => void>} */
  #listeners = new Set();
  /** @type {Partial<State>[]} */
  #past = [];
  /** @type {Partial<State>[]} */
  #future = [];

  /** @param {State} state */
  constructor(state) {
    this.state = state;
  }

  /**
   * @param {(state: State, before: State, manner: Manner | "restore") => void} listener
   * @returns {() => void} ends it
   */
  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * @param {Partial<State>} patch
   * @param {Manner} manner
   */
  set(patch, manner) {
    if (manner !== "step" && Object.keys(patch).some((key) => key in edited(this.state))) {
      this.#past.push(edited(this.state));
      this.#future = [];
    }
    this.#become({ ...this.state, ...patch }, manner);
  }

  /**
   * Takes the state of an address, which is already in the browser's history.
   * @param {State} state
   */
  restore(state) {
    if (state.game !== this.state.game) {
      this.#past = [];
      this.#future = [];
    }
    this.#become(state, "restore");
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /** Whether what is shown does not stay: a computer moves there at once. */
  passes = () => false;

  undo() {
    do this.#exchange(this.#past, this.#future);
    while (this.canUndo && this.passes());
  }

  redo() {
    do this.#exchange(this.#future, this.#past);
    while (this.canRedo && this.passes());
  }

  /**
   * @param {Partial<State>[]} from
   * @param {Partial<State>[]} to
   */
  #exchange(from, to) {
    const found = from.pop();
    if (!found) return;
    to.push(edited(this.state));
    // A record may have brought another game: what belongs to that, such as its piece alone, does not go along.
    const rest = found.game === this.state.game ? this.state : elsewhere(found.game ?? this.state.game, this.state);
    this.#become({ ...rest, ...found }, "step");
  }

  /**
   * @param {State} state
   * @param {Manner | "restore"} manner
   */
  #become(state, manner) {
    const before = this.state;
    this.state = state;
    for (const listener of this.#listeners) listener(state, before, manner);
  }
}
