import { search } from "./tabiya.js";
import type { SearchLimits, SearchResult, SearchSetup, SolveLimits, SolveResult, Soundness } from "./tabiya.js";

export { default } from "./tabiya.js";
export { search };
export type {
  ReasonInfo,
  SearchLimits,
  SearchProgress,
  SearchResult,
  SearchScore,
  SearchSetup,
  SolvedKey,
  SolveLimits,
  SolveResult,
  Soundness,
} from "./tabiya.js";

/**
 * Looks for a move in a worker, so that the page goes on meanwhile. Ended by `signal`, or by `onProgress` returning
 * `false`, it gives what has been found so far, without reasons; `undefined` if that is nothing. Where there are no
 * workers it searches for a quarter of a second at most, and the page waits.
 */
export function think(
  setup: SearchSetup,
  options?: SearchLimits & { signal?: AbortSignal },
): Promise<SearchResult | undefined>;

/** Makes the worker before it is needed. */
export function prepare(): void;

/** A position of which something is asked: as for a search. */
export type ProblemSetup = SearchSetup;

/** How a table is made. */
export interface EndingLimits {
  /** Is told how far it is; ends it by returning `false`. */
  onProgress?: (state: EndingProgress) => boolean | void;
}

/** How far a table is. Tables of what captures and promotions lead to are made first. */
export interface EndingProgress {
  /** The material of the table that is being made, such as `KRvKN`. */
  material: string;
  /** From 0 to 1, over all tables. */
  done: number;
  millis: number;
}

/** A move of an ending, and what it comes to for the side that makes it. */
export interface EndingMove {
  move: string;
  result: "win" | "draw" | "loss";
  /** After how many plies, this one among them, the game is over; none where it is drawn. */
  plies?: number;
}

/** What an ending comes to for the side that acts. */
export interface EndingResult {
  result: "win" | "draw" | "loss";
  /** After how many plies the game is over; none where it is drawn. */
  plies?: number;
  /** Every move, the best first. */
  moves: EndingMove[];
  /** The material, such as `KRvKN`; the first seat’s first. */
  material: string;
}

/** An ending: of the position, or of the material. */
export type EndingSetup =
  | SearchSetup
  | {
      game: string;
      options?: Record<string, string>;
      /** Letters of the pieces as in a position text, the first seat’s, `v`, the second’s: `KRvKN`. */
      material: string;
    };

/** What an ending comes to, by the side to move. */
export interface EndingSide {
  /** Letter of the seat that is to move. */
  seat: string;
  /** How many positions it wins, draws and loses; mirror images count as one. */
  won: number;
  drawn: number;
  lost: number;
  /** The longest win of the side to move, and a position that has it. */
  longestWin?: { plies: number; position: string };
  /** The longest defence of the side to move. */
  longestLoss?: { plies: number; position: string };
}

export interface EndingStatistics {
  material: string;
  /** How many positions have been looked at. */
  positions: number;
  sides: EndingSide[];
}

/** What making the tables of an ending takes. */
export interface EndingInfo {
  /** Names the table: game, options, material. The same under the same rules. */
  id: string;
  material: string;
  /** Whether it is there. */
  ready: boolean;
  /** Every table that is needed, this one last, with its positions. */
  tables: { id: string; material: string; positions: number; ready: boolean }[];
}

/** Ends it from outside. */
export interface Cancellable {
  signal?: AbortSignal;
}

/**
 * Proves a win, in a worker where there are some. Ended by `signal` or by `onProgress`, it answers `unknown`, or the win
 * found so far.
 *
 * Errors have a `code`: those of `new Match` and `play`, `bad-argument`, `unknown-field`; `no-two-sides` for games with
 * dice or four seats.
 */
export function solve(setup: ProblemSetup, limits: SolveLimits & Cancellable): Promise<SolveResult>;

/**
 * What an ending comes to, with every move. The first call makes the table, in a worker where there are some;
 * `undefined` when it has been ended before that.
 *
 * Errors: as `solve`; `ending-too-large`, `ending-hands`, `ending-state` where no table can speak.
 */
export function ending(setup: ProblemSetup, limits?: EndingLimits & Cancellable): Promise<EndingResult | undefined>;

/** How often an ending is won, drawn and lost. */
export function endingStatistics(
  setup: EndingSetup,
  limits?: EndingLimits & Cancellable,
): Promise<EndingStatistics | undefined>;

/** What making a table takes, without making it. */
export function endingInfo(setup: EndingSetup): Promise<EndingInfo>;

/** The bytes of a table that is there, to be kept; `undefined` if it is not. */
export function exportTable(id: string): Promise<Uint8Array | undefined>;

/** Takes a table that was kept; its id. `bad-table` for bytes that are none. */
export function importTable(bytes: Uint8Array): Promise<string>;

/** Whether a problem is sound; if not, which sound one is nearest. */
export function soundness(setup: ProblemSetup, limits: SolveLimits & Cancellable): Promise<Soundness>;
