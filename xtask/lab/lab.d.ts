import { measures, playout, search, sharedOpening } from "./tabiya.js";
import type {
  EndingInfo,
  EndingLimits,
  EndingResult,
  EndingSetup,
  EndingStatistics,
  GameRecordInfo,
  Match,
  Measures,
  Parting,
  PartingLimits,
  PlayedFacts,
  PlayedGame,
  PlayoutHow,
  ReadSetup,
  SearchLimits,
  SearchResult,
  SearchSetup,
  SolveLimits,
  SolveResult,
  Soundness,
} from "./tabiya.js";

export { default, initSync } from "./tabiya.js";
export { measures, playout, search, sharedOpening };
export { chanceOutside, chanceWithin, compareGames, exactInterval, falseShares, leastSeen } from "./tabiya.js";
export type {
  EndingInfo,
  EndingLimits,
  EndingMove,
  EndingProgress,
  EndingResult,
  EndingSetup,
  EndingSide,
  EndingStatistics,
  EndingTable,
  Estimate,
  Figure,
  GameRecordInfo,
  Measures,
  Paired,
  Parting,
  PartingLimits,
  PartingProgress,
  PlayedFacts,
  PlayedGame,
  PlayoutHow,
  ReadSetup,
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
 * Looks for a move in a worker, so that the page goes on meanwhile; under Node.js the worker is a thread. Ended by
 * `signal`, or by `onProgress` returning `false`, it gives what has been found so far, without reasons; `undefined` if
 * that is nothing. Where workers cannot be had it searches in place: on a page, which waits, for a quarter of a second
 * at most; elsewhere as long as it is asked to, and a signal can only come from `onProgress`.
 */
export function think(
  setup: SearchSetup | Match,
  options?: SearchLimits & { signal?: AbortSignal },
): Promise<SearchResult | undefined>;

/** Makes the worker before it is needed. */
export function prepare(): void;

/** Ends it from outside. */
export interface Cancellable {
  signal?: AbortSignal;
}

/**
 * Proves a win, in a worker where there are some, after all that was asked before. Ended by `signal` or by
 * `onProgress`, it gives what has been found so far. Where there are no workers, a page solves for a quarter of a
 * second at most.
 *
 * Errors have a `code`: those of `new Match` and `play`, `bad-argument`, `unknown-field`, `unknown-seat`;
 * `no-two-sides` for games with dice or four seats.
 */
export function solve(setup: SearchSetup | Match, limits: SolveLimits & Cancellable): Promise<SolveResult>;

/**
 * Looks for the shortest line after which a move is legal under one of two setups alone, or the result differs, in a
 * worker where there are some; without one a page looks for a quarter of a second at most. `result` says whether there
 * is one within the plies, and otherwise why it was looked for no longer.
 *
 * Errors have a `code`: those of `new Match` and `play`, `bad-argument`, `unknown-field`; `dice` where something is
 * thrown.
 */
export function parting(
  a: SearchSetup | Match,
  b: SearchSetup | Match,
  limits: PartingLimits & Cancellable,
): Promise<Parting>;

/** Whether a problem is sound; if not, which sound one is nearest. */
export function soundness(setup: SearchSetup | Match, limits: SolveLimits & Cancellable): Promise<Soundness>;

/**
 * What an ending comes to, with every move. The first call makes the tables, which stay in the worker; `undefined` when
 * `signal`, or `onProgress` by returning `false`, has ended that. Then the worker goes, and its tables with it.
 *
 * Errors: those of `solve`, and `ending-too-large`, `ending-hands`, `ending-state` where no table can speak.
 */
export function ending(
  setup: SearchSetup | Match,
  limits?: EndingLimits & Cancellable,
): Promise<EndingResult | undefined>;

/** How often an ending is won, drawn and lost; as `ending` for the rest, and `bad-material`. */
export function endingStatistics(
  setup: EndingSetup,
  limits?: EndingLimits & Cancellable,
): Promise<EndingStatistics | undefined>;

/** What making the tables of an ending takes, without making them. */
export function endingInfo(setup: EndingSetup): Promise<EndingInfo>;

/** The bytes of a table that is there, by its name, to be kept; `undefined` if it is not. */
export function exportTable(id: string): Promise<Uint8Array | undefined>;

/** Takes a table that was kept; its name. `bad-table` for bytes that are none. */
export function importTable(bytes: Uint8Array): Promise<string>;

/** Workers side by side, each of which does one thing after the other. One that fails is replaced. */
export interface Crew {
  /** How many there are; 1 where there are none and things are done here. */
  readonly size: number;
  /** Plays a game. */
  ask(task: "playout", setup: SearchSetup | Match, how?: PlayoutHow): Promise<PlayedGame>;
  /** Finds an opening that rule sets share. */
  ask(
    task: "sharedOpening",
    setups: (SearchSetup | Match)[],
    how?: { plies?: number; seed?: number },
  ): Promise<string[]>;
  /** Measures games. */
  ask(task: "measures", games: PlayedFacts[]): Promise<Measures>;
  /** Reads a game’s record. */
  ask(task: "readGameRecord", text: string, setup?: ReadSetup): Promise<GameRecordInfo>;
  /** Makes a game known to a crew of one; its id. */
  ask(task: "defineGame", text: string): Promise<string>;
  /** Ends them at once. What was asked and is not done is refused (`stopped`). */
  end(): void;
}

/** So many workers for many games. End them when they are no longer needed. */
export function crew(size: number): Crew;

// Where a program has it, this adds nothing to it.
declare global {
  interface AbortSignal {}
}
