import { search } from "./tabiya.js";
import type { SearchLimits, SearchResult, SearchSetup } from "./tabiya.js";

export { default } from "./tabiya.js";
export { search };
export type {
  ReasonInfo,
  SearchLimits,
  SearchProgress,
  SearchResult,
  SearchScore,
  SearchSetup,
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
