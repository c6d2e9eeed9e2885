// The record of a view, and that of a room: which parts of the page it takes, how it is fetched, what it is given.
// There is no code here; the views themselves are listed in views.js, the rooms in rooms.js.

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../state/session.js").Session} Session */
/** @typedef {import("../core/module.js").BoardView} BoardView */
/** @typedef {import("../core/module.js").Move} Move */
/** @typedef {import("../core/module.js").ViewSettings} ViewSettings */

/**
 * What a view is given to work with.
 * @typedef {object} Page
 * @property {import("../state/store.js").Store} store
 * @property {(moves: Move[], game: string, options: Record<string, string>) => Promise<string | undefined>} choose
 *   asks which of several moves is meant
 * @property {import("../app/notices.js").Notices["show"]} notice tells something in a note
 * @property {() => number} speed of the line
 * @property {() => void} play plays the line from where it stands
 * @property {import("./play.js").Play} game its own board
 */

/**
 * @typedef {object} View
 * @property {Partial<Record<State["view"], readonly string[]>>} parts the elements of the page that are seen, by what
 *   the state calls the view; the first of them is its stage
 * @property {(page: Page) => Promise<Mounted>} [load] the view, mounted; it is fetched when it is first shown. The
 *   game’s own board has no such thing: it is there from the start
 */

/**
 * What moves with the line, and stops with it.
 * @typedef {{ pause(): void, resume(): void, set(settings: { speed: number }): void }} Moving
 */

/**
 * A view that stands in the page.
 * @typedef {object} Mounted
 * @property {(state: State, before?: State) => void} render
 * @property {(state: State) => { text: string, name: string } | undefined} [picture] of its board, and a file’s name
 * @property {Session} [session] of the board that follows the line the farthest
 * @property {readonly Moving[]} [moving]
 * @property {Promise<unknown>} [settled] when nothing moves any more
 * @property {Promise<unknown>} [coming] when what it shows has been fetched
 * @property {readonly BoardView[]} [views] the living boards on its stage
 * @property {boolean} [ever] whether squares reached sooner or later are marked
 */

/**
 * A room as it is listed.
 * @typedef {object} Room
 * @property {string} id as addresses have it: small letters and hyphens
 * @property {string} lead a sentence that says what it is for
 * @property {(context: RoomContext) => Furnished} open
 */

/**
 * What a room is given to work with.
 * @typedef {Page & {
 *   set: (about: string, manner: "step" | "visit") => void,
 *   places: (state: State) => Place[],
 * }} RoomContext
 *   `set` changes what is set in it, `places` is what the page has for the game
 */

/**
 * A view of the page.
 * @typedef {{ id: string, title: string, door: string, href: string }} Place
 */

/**
 * A room that has been opened.
 * @typedef {object} Furnished
 * @property {HTMLElement} root
 * @property {(state: State, about: string) => Promise<unknown> | void} render with what is set in it; settles when
 *   what it shows has come
 * @property {() => void} [leave] when another room is seen, or none
 */

export {};
