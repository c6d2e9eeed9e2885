/**
 * The custom element `<tabiya-board>`: a diagram in an article. Importing this module defines it.
 *
 * What stands inside the tag shows before, without and in place of the script.
 *
 * | attribute | value |
 * | --- | --- |
 * | `game` | id of a game; the others may be left out |
 * | `file` | a game of one’s own, in place of `game`: its file’s address, or the file packed as addresses are |
 * | `options` | choices that are not at their default: `elephant:dabbaba, leap:no` |
 * | `position` | position text, if the line does not begin at the setup |
 * | `line` | moves, in move text: `e2e3 e7e6` |
 * | `ply` | how many of them have been made; all, unless said |
 * | `piece`, `at` | a kind of piece that stands alone, and its square |
 * | `side`, `friends`, `enemies` | its seat, and squares with pieces of its side and the other |
 * | `ever` | also marks what the piece reaches some time |
 * | `compare` | rule sets on one board (with `piece`) or side by side: `elephant:alfil;elephant:dabbaba` |
 * | `marks` | marks on squares: `e4 blocked:d5 move/jump:b6` |
 * | `arrows`, `squares`, `circles` | drawings, green unless it says `red`, `blue` or `yellow`: `g1f3 red:e2e4` |
 * | `labels` | up to three characters on a square: `e4:A red:d5:1` |
 * | `pieces` | `figures`, `letters` or `pictograms` |
 * | `drawings` | pieces of one’s own, by letter (see `BoardPiece`), as JSON: `{"K": "https://…/k.svg"}` or SVG text |
 * | `coordinates` | `off` leaves them out |
 * | `turned` | the first player sits at the top |
 * | `theme` | `light`, `dark` or `auto`; else the page’s custom properties, else the colours of files |
 * | `lang` | language of the words; only `en` so far, which any other falls back to |
 * | `controls` | buttons that step through the line |
 * | `caption` | a line below the board |
 *
 * Colours: `--tabiya-board`, `--tabiya-board-frame`, `--tabiya-board-line`, `--tabiya-board-mark`,
 * `--tabiya-board-focus`, `--tabiya-coordinate`; of pieces `--tabiya-piece-light`, `-dark`, `-red`, `-green`,
 * `-yellow`, `-black`, each also with `-edge`; of marks `--tabiya-mark-move`, `-capture`, `-both`, `-reach`, `-from`,
 * `-last`, `-check`, `-blocked`, `-note`; `--tabiya-series-0` to `-2`; `--tabiya-annotation-green`, `-red`, `-blue`,
 * `-yellow`. Set on the element or on what holds it, they go before `theme`. Its width at most: `--tabiya-size`.
 *
 * Events, which bubble and cross shadow trees: `tabiya-ready`, `tabiya-step`, `tabiya-error`.
 */
export declare class TabiyaBoard extends HTMLElement {
  /** Loads the rules and shows the living board; resolves when it stands, or cannot. */
  load(): Promise<void>;
  /** How many moves of the line have been made. */
  ply: number;
  /** A figure set as a whole, in place of the attributes; the next attribute that changes undoes it. */
  figure: Figure | undefined;
  /** Plays the line; from the start, if it is at its end. */
  play(): Promise<void>;
  pause(): void;
}

/** Rules that differ from a figure’s own: another game, or other choices. */
export interface RuleSet {
  game?: string;
  options: Record<string, string>;
}

/** What a diagram shows: `piece` alone on `at`, or the game after `ply` moves, under each of the rule sets compared. */
export interface Figure {
  game: string;
  /** Choices that are not at their default. */
  options: Record<string, string>;
  /** Position text, if the line does not begin at the setup. */
  position?: string;
  line: string[];
  ply: number;
  /** Id of a kind, or nothing. */
  piece: string;
  at: string;
  /** Whose the piece is; the first player's, if empty. */
  seat: string;
  friends: string[];
  enemies: string[];
  compare: RuleSet[];
  marks: import("./pkg/tabiya.js").Mark[];
  /** What is drawn over the board; the caption is written below saved pictures alone. */
  annotations?: { arrows?: string; squares?: string; circles?: string; labels?: string; caption?: string };
  /** Also marks what the piece reaches some time. */
  ever?: boolean;
  flipped: boolean;
  coordinates: boolean;
  /** A set of the game’s, or drawings of one’s own by the letters of `BoardPiece`. */
  pieces: "figures" | "letters" | "pictograms" | Record<string, string>;
}

/** A living board stands, or stands again after a change. */
export interface ReadyDetail {
  ply: number;
}
/** The line was stepped to another place. */
export interface StepDetail {
  ply: number;
  move?: string;
  words: string;
}
/** The diagram cannot be: what was inside the tag shows, with a note. */
export interface ErrorDetail {
  code: string;
  message: string;
}

/** Its events by name. */
export interface TabiyaBoardEvents {
  "tabiya-ready": CustomEvent<ReadyDetail>;
  "tabiya-step": CustomEvent<StepDetail>;
  "tabiya-error": CustomEvent<ErrorDetail>;
}

/** Listeners as React and Preact name them. */
export type TabiyaBoardListeners = {
  [Name in keyof TabiyaBoardEvents as `on${Name}`]?: (event: TabiyaBoardEvents[Name]) => void;
};

/** Its attributes in JSX; `tabiya/react`, `tabiya/preact` and `tabiya/solid` tell these of them. */
export interface TabiyaBoardAttributes {
  game?: import("./pkg/tabiya.js").GameId | (string & {});
  file?: string;
  options?: string;
  position?: string;
  line?: string;
  ply?: number | string;
  piece?: string;
  at?: string;
  side?: string;
  friends?: string;
  enemies?: string;
  ever?: boolean | "";
  compare?: string;
  marks?: string;
  arrows?: string;
  squares?: string;
  circles?: string;
  labels?: string;
  pieces?: "figures" | "letters" | "pictograms";
  drawings?: string;
  coordinates?: "off" | "";
  turned?: boolean | "";
  theme?: "light" | "dark" | "auto";
  lang?: string;
  controls?: boolean | "";
  caption?: string;
}

declare global {
  interface HTMLElementTagNameMap {
    "tabiya-board": TabiyaBoard;
  }
  interface HTMLElementEventMap extends TabiyaBoardEvents {}
}
