// The laboratory entry `tabiya/lab`: searching, solving, tables of endings, in a worker or here: `search` of the
// module, and functions that do not hold up the page.

import * as module from "./tabiya.js";
import { workers } from "./workers.js";

const { measures, playout, search, sharedOpening } = module;
const { chanceOutside, chanceWithin, compareGames, exactInterval, falseShares, leastSeen } = module;

export { default, initSync } from "./tabiya.js";
export { measures, playout, search, sharedOpening };
export { chanceOutside, chanceWithin, compareGames, exactInterval, falseShares, leastSeen };

/** @typedef {import("./tabiya.js").SearchSetup} SearchSetup */
/** @typedef {import("./tabiya.js").SearchLimits} SearchLimits */
/** @typedef {import("./tabiya.js").SearchResult} SearchResult */
/** @typedef {import("./tabiya.js").SearchProgress} SearchProgress */

/** Without a worker a page waits no longer than this. Where there is no page, nothing has to go on meanwhile. */
const PATIENCE = 250;

/** What may take long on a page that waits. */
const LONG = ["search", "parting", "solve", "soundness"];

/** @typedef {{ worker: import("./workers.js").LabWorker, ready: Promise<void>, end: () => void }} Mate */

/** A worker that waits for something to do. @type {Mate | undefined} */
let idle;
/** The worker that keeps tables of endings. @type {Mate | undefined} */
let keeper;
/** When the keeper has done what it was asked so far. @type {Promise<unknown>} */
let kept = Promise.resolve();

/**
 * Looks for a move in a worker. What ends it by `signal` gets what has been found so far, as does a call of `stop`
 * that `onProgress` makes by returning `false`; without a first result, `undefined`.
 *
 * A search cannot be asked to end from outside of its worker. So that it ends at once, the worker is ended, and the
 * next one made while nobody waits for it.
 * @param {SearchSetup} setup
 * @param {SearchLimits & { signal?: AbortSignal } | null} [options]
 * @returns {Promise<SearchResult | undefined>}
 */
export async function think(setup, options) {
  const { signal, onProgress, ...limits } = given(options);
  if (signal?.aborted) return undefined;
  const mate = await taken();
  if (!mate) return alone("search", [setup], limits, { signal, onProgress });
  if (signal?.aborted) {
    freed(mate)(true);
    return undefined;
  }
  const stopped = (/** @type {SearchProgress | undefined} */ last) =>
    last && { ...last, ended: /** @type {const} */ ("stopped"), reasons: [] };
  return asked(mate, { task: "search", subjects: [setup], limits, signal, onProgress, done: freed(mate), stopped });
}

/**
 * What becomes of a worker when it is asked no more.
 * @param {Mate} mate
 * @returns {(whole: boolean) => void} with whether it is free again
 */
const freed = (mate) => (whole) => {
  if (whole && !idle) idle = mate;
  else mate.end();
  if (!whole) idle ??= made();
};

/**
 * Looks for where two setups part, in a worker.
 * @param {SearchSetup} a
 * @param {SearchSetup} b
 * @param {import("./tabiya.js").PartingLimits & { signal?: AbortSignal }} options
 * @returns {Promise<import("./tabiya.js").Parting>}
 */
export async function parting(a, b, options) {
  const { signal, onProgress, ...limits } = given(options);
  const stopped = (/** @type {import("./tabiya.js").PartingProgress | undefined} */ last) => ({
    result: /** @type {const} */ ("stopped"),
    plies: last?.plies ?? 0,
    line: [],
  });
  if (signal?.aborted) return stopped(undefined);
  const mate = await taken();
  if (!mate) return alone("parting", [a, b], limits, { signal, onProgress });
  if (signal?.aborted) {
    freed(mate)(true);
    return stopped(undefined);
  }
  const question = { task: "parting", subjects: [a, b], limits, signal, onProgress, stopped };
  return asked(mate, { ...question, done: freed(mate) });
}

/** @param {any} setup @param {any} limits */
export const solve = (setup, limits) => keep("solve", setup, limits, (last) => last ?? unsolved());
/** @param {any} setup @param {any} limits */
export const soundness = (setup, limits) =>
  keep("soundness", setup, limits, (last) => ({ ...(last ?? unsolved()), sound: false, fault: "unknown" }));
/** @param {any} setup @param {any} [limits] */
export const ending = (setup, limits = {}) => keep("ending", setup, limits);
/** @param {any} setup @param {any} [limits] */
export const endingStatistics = (setup, limits = {}) => keep("endingStatistics", setup, limits);
/** @param {any} setup */
export const endingInfo = (setup) => keep("endingInfo", setup);
/** @param {string} id */
export const exportTable = (id) => keep("exportTable", id);
/** @param {Uint8Array} bytes */
export const importTable = (bytes) => keep("importTable", bytes);

const unsolved = () => ({
  result: "unknown",
  depth: 0,
  keys: [],
  sole: false,
  line: [],
  by: "search",
  nodes: 0,
  millis: 0,
});

/**
 * Asks the keeper, after all that it was asked before. Ended by `signal`, its tables go with it.
 * @param {string} task
 * @param {unknown} subject
 * @param {any} [options]
 * @param {(last: any) => unknown} [stopped] what it comes to when it is ended
 * @returns {Promise<any>}
 */
function keep(task, subject, options, stopped = () => undefined) {
  const turn = kept.then(async () => {
    const { signal, onProgress, ...limits } = given(options);
    if (signal?.aborted) return stopped(undefined);
    keeper ??= made();
    const mate = keeper;
    const bounds = options && limits;
    try {
      await mate.ready;
    } catch {
      keeper = undefined;
      return alone(task, [subject], bounds, { signal, onProgress });
    }
    if (signal?.aborted) return stopped(undefined);
    const done = (/** @type {boolean} */ whole) => {
      if (whole) return;
      mate.end();
      keeper = undefined;
    };
    return asked(mate, { task, subjects: [subject], limits: bounds, signal, onProgress, done, stopped });
  });
  kept = turn.catch(() => undefined);
  return turn;
}

/**
 * Does it here, where there are no workers. A signal can only be given by `onProgress` meanwhile.
 * @param {string} task
 * @param {unknown[]} subjects the arguments before the limits
 * @param {any} limits
 * @param {{ signal?: AbortSignal, onProgress?: (found: any) => boolean | void }} [heard]
 */
function alone(task, subjects, limits, { signal, onProgress } = {}) {
  const page = typeof document !== "undefined" && LONG.includes(task);
  // What is no number is refused by the module.
  const short = page && (limits?.millis === undefined || limits.millis > PATIENCE);
  const bounds = short ? { ...limits, millis: PATIENCE } : limits;
  const told =
    typeof onProgress === "function" && signal
      ? (/** @type {unknown} */ found) => onProgress(found) !== false && !signal.aborted
      : onProgress;
  const does = /** @type {Record<string, unknown>} */ (module)[task];
  if (typeof does !== "function") refuse(`There is no function “${task}”.`);
  try {
    return /** @type {Function} */ (does)(...subjects, told === undefined ? bounds : { ...bounds, onProgress: told });
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code === "stopped") return undefined;
    throw error;
  }
}

/**
 * Limits as they are given, `null` like none. Taken apart unlooked at, a number would be no limits at all.
 * @param {any} limits
 */
function given(limits) {
  // As the module says it.
  if (typeof (limits ?? {}) !== "object") refuse("“limits” should be an object.");
  const { signal, onProgress } = limits ?? {};
  if (onProgress !== undefined && typeof onProgress !== "function") refuse("“onProgress” should be a function.");
  if (signal !== undefined && typeof signal?.addEventListener !== "function") {
    refuse("“signal” should be an AbortSignal.");
  }
  return limits ?? {};
}

/** @param {string} message */
function refuse(message) {
  throw Object.assign(new Error(message), { code: "bad-argument" });
}

/** What is asked, as it can go to a worker: a match says of itself how to set it up. @type {(asked: any) => unknown} */
const plain = (asked) => {
  if (Array.isArray(asked)) return asked.map(plain);
  return typeof asked?.setup === "function" ? asked.setup() : asked;
};

/**
 * Limits as they can go to a worker: a function under another name than `onProgress` is none of them, and the worker
 * says so.
 * @param {any} limits
 */
const sendable = (limits) => {
  const one = (/** @type {unknown} */ value) => (typeof value === "function" ? true : value);
  if (typeof limits !== "object" || !limits) return limits;
  return Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, one(value)]));
};

/**
 * Asks a worker and listens until it has answered.
 * @param {Mate} mate
 * @param {{ task: string, subjects: unknown[], limits: any, signal?: AbortSignal, onProgress?: Function,
 *   told?: boolean, done: (whole: boolean) => void, stopped: (last: any) => any }} question
 * @returns {Promise<any>}
 */
function asked({ worker }, { task, subjects, limits, signal, onProgress, told, done, stopped }) {
  return new Promise((resolve, reject) => {
    /** @type {unknown} */
    let last;
    const stop = () => {
      end(false);
      resolve(stopped(last));
    };
    /** @param {boolean} whole */
    const end = (whole) => {
      signal?.removeEventListener("abort", stop);
      done(whole);
    };
    signal?.addEventListener("abort", stop);
    worker.onmessage = ({ data: { found, result, error } }) => {
      if (found) {
        last = found;
        try {
          if (onProgress?.(found) === false) stop();
        } catch (error) {
          end(false);
          reject(error);
        }
        return;
      }
      // An error without a code is none of the module’s own: it may be broken.
      end(!error || error.code !== undefined);
      if (error) reject(Object.assign(new Error(error.message), error));
      else resolve(result);
    };
    worker.onerror = (event) => {
      end(false);
      reject(new Error(event.message || "The search has failed."));
    };
    told ??= onProgress !== undefined || signal !== undefined;
    try {
      worker.postMessage({ task, subjects: subjects.map(plain), limits: sendable(limits), told });
    } catch (error) {
      const { message, code = "bad-argument" } = /** @type {Error & { code?: unknown }} */ (error);
      end(true);
      // What cannot be sent has a number for a code.
      reject(Object.assign(new Error(message), { code: typeof code === "string" ? code : "bad-argument" }));
    }
  });
}

/**
 * Workers side by side, so many, each of which does one thing after the other: `playout`, `sharedOpening` and
 * `measures` for many games. Where there are no workers, what is asked is done here, one thing at a time.
 * @param {number} size
 */
export function crew(size) {
  if (!Number.isInteger(size) || size < 1) refuse("“size” should be a whole number from 1.");
  /** Places for workers; one that has failed leaves its place to another. @type {{ mate?: Mate }[]} */
  const places = workers.make ? Array.from({ length: size }, () => ({ mate: made() })) : [];
  const free = [...places];
  /** @type {((place: { mate?: Mate } | undefined) => void)[]} */
  const waiting = [];
  const over = new AbortController();
  const closed = () => Object.assign(new Error("The worker pool was closed."), { code: "stopped" });
  /** @returns {Promise<{ mate?: Mate } | undefined>} */
  const place = () =>
    new Promise((resolve) => {
      if (places.length === 0 || free.length > 0) resolve(free.pop());
      else waiting.push(resolve);
    });
  /** @param {{ mate?: Mate }} one */
  const back = (one) => {
    const next = waiting.shift();
    if (next) next(one);
    else free.push(one);
  };
  return {
    size: Math.max(1, places.length),
    /** @param {string} task @param {unknown} subject @param {any} [limits] @returns {Promise<any>} */
    async ask(task, subject, limits) {
      given(limits);
      const own = await place();
      try {
        if (over.signal.aborted) throw closed();
        const mate = own && (own.mate ??= made());
        const ready = await mate?.ready.then(
          () => true,
          () => false,
        );
        if (over.signal.aborted) throw closed();
        const question = { task, subjects: [subject], limits, signal: over.signal, told: false };
        const done = (/** @type {boolean} */ whole) => {
          if (whole) return;
          mate?.end();
          if (own) own.mate = undefined;
        };
        if (mate && ready) return await asked(mate, { ...question, done, stopped: () => Promise.reject(closed()) });
        done(false);
        // Yields to the event loop between two tasks.
        await new Promise((resolve) => setTimeout(resolve));
        if (over.signal.aborted) throw closed();
        return alone(task, [subject], limits);
      } finally {
        if (own) back(own);
      }
    },
    /** Ends them, whatever they do. What was asked and is not done is refused (`stopped`). */
    end() {
      over.abort();
      for (const { mate } of places) mate?.end();
      for (const one of waiting.splice(0)) one(undefined);
    },
  };
}

/** Makes the worker before it is needed. */
export function prepare() {
  if (workers.make) idle ??= made();
}

/** @returns {Mate} one whose `ready` is refused, where none can be made */
function made() {
  /** @type {import("./workers.js").LabWorker | undefined} */
  let worker;
  /** @type {(reason: Error) => void} */
  let refuse = () => {};
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    refuse = reject;
    worker = workers.make?.();
    if (!worker) return reject(new Error("no worker"));
    worker.onmessage = () => resolve();
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error("no worker"));
    };
  });
  ready.catch(() => undefined);
  const end = () => {
    worker?.terminate();
    refuse(new Error("no worker"));
  };
  return { worker: /** @type {import("./workers.js").LabWorker} */ (worker), ready, end };
}

/**
 * A worker of one’s own; `undefined` where none can be had, as in a page opened from a disk. The next call tries again:
 * it may have been the network.
 */
async function taken() {
  const mate = idle ?? made();
  idle = undefined;
  return mate.ready.then(
    () => mate,
    () => undefined,
  );
}
