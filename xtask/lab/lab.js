// Searching, solving, tables of endings, in a worker or here: `search` of the module, and functions that do not hold up
// the page.

import * as module from "./tabiya.js";

const { measures, playout, search, sharedOpening } = module;

export { default } from "./tabiya.js";
export { measures, playout, search, sharedOpening };

/** @typedef {import("./tabiya.js").SearchSetup} SearchSetup */
/** @typedef {import("./tabiya.js").SearchLimits} SearchLimits */
/** @typedef {import("./tabiya.js").SearchResult} SearchResult */
/** @typedef {import("./tabiya.js").SearchProgress} SearchProgress */

/** Without a worker a page waits no longer than this. */
const PATIENCE = 250;

/** @typedef {{ worker: Worker, ready: Promise<void> }} Mate */

/** A worker that waits for something to do. @type {Mate | undefined} */
let idle;
/** The worker that keeps tables of endings. @type {Mate | undefined} */
let keeper;
/** When the keeper has done what it was asked so far. @type {Promise<unknown>} */
let kept = Promise.resolve();
/** Whether workers cannot be had here, as in a page opened from a disk. */
let none = typeof Worker === "undefined";

/**
 * Looks for a move in a worker. What ends it by `signal` gets what has been found so far, as does a call of `stop`
 * that `onProgress` makes by returning `false`; without a first result, `undefined`.
 *
 * A search cannot be asked to end from outside of its worker. So that it ends at once, the worker is ended, and the
 * next one made while nobody waits for it.
 * @param {SearchSetup} setup
 * @param {SearchLimits & { signal?: AbortSignal }} [options]
 * @returns {Promise<SearchResult | undefined>}
 */
export async function think(setup, { signal, onProgress, ...limits } = {}) {
  if (signal?.aborted) return undefined;
  const mate = none ? undefined : await taken();
  if (!mate) return search(setup, { ...limits, millis: Math.min(limits.millis ?? PATIENCE, PATIENCE) });
  if (signal?.aborted) {
    idle ??= mate;
    return undefined;
  }
  const stopped = (/** @type {SearchProgress | undefined} */ last) => last && { ...last, reasons: [] };
  return asked(mate, { task: "search", subject: setup, limits, signal, onProgress, done: freed(mate), stopped });
}

/**
 * What becomes of a worker when it is asked no more.
 * @param {Mate} mate
 * @returns {(whole: boolean) => void} with whether it is free again
 */
const freed = (mate) => (whole) => {
  if (whole && !idle) idle = mate;
  else mate.worker.terminate();
  if (!whole) idle ??= made();
};

/**
 * Looks for where two setups part, in a worker. Ended by `signal`, or by `onProgress` returning `false`, it has found
 * nothing.
 * @param {SearchSetup} a
 * @param {SearchSetup} b
 * @param {import("./tabiya.js").PartingLimits & { signal?: AbortSignal }} limits
 * @returns {Promise<import("./tabiya.js").Parting | undefined>}
 */
export async function parting(a, b, { signal, onProgress, ...limits }) {
  if (signal?.aborted) return undefined;
  const mate = none ? undefined : await taken();
  if (!mate) {
    const millis = typeof document === "undefined" ? limits.millis : Math.min(limits.millis ?? PATIENCE, PATIENCE);
    return module.parting(a, b, { ...limits, millis, onProgress });
  }
  const question = { task: "parting", subject: [a, b], limits, signal, onProgress, stopped: () => undefined };
  return signal?.aborted ? void (idle ??= mate) : asked(mate, { ...question, done: freed(mate) });
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
  const { signal, onProgress, ...limits } = options ?? {};
  const turn = kept.then(async () => {
    if (signal?.aborted) return stopped(undefined);
    try {
      if (!none) await (keeper ??= made()).ready;
    } catch {
      [none, keeper] = [true, undefined];
    }
    const mate = keeper;
    const bounds = options && limits;
    if (!mate) return alone(task, subject, options && { ...limits, ...(onProgress && { onProgress }) });
    if (signal?.aborted) return stopped(undefined);
    const done = (/** @type {boolean} */ whole) => {
      if (whole) return;
      mate.worker.terminate();
      keeper = undefined;
    };
    return asked(mate, { task, subject, limits: bounds, signal, onProgress, done, stopped });
  });
  kept = turn.catch(() => undefined);
  return turn;
}

/** Where there are no workers. @param {string} task @param {unknown} subject @param {any} limits */
function alone(task, subject, limits) {
  const page = typeof document !== "undefined" && (task === "solve" || task === "soundness");
  const bounds = page ? { ...limits, millis: Math.min(limits?.millis ?? PATIENCE, PATIENCE) } : limits;
  try {
    return /** @type {any} */ (module)[task](subject, bounds);
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code === "stopped") return undefined;
    throw error;
  }
}

/**
 * Asks a worker and listens until it has answered.
 * @param {Mate} mate
 * @param {{ task: string, subject: unknown, limits: any, signal?: AbortSignal, onProgress?: Function,
 *   done: (whole: boolean) => void, stopped: (last: any) => any }} question
 * @returns {Promise<any>}
 */
function asked({ worker }, { task, subject, limits, signal, onProgress, done, stopped }) {
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
        if (onProgress?.(found) === false) stop();
        return;
      }
      end(true);
      if (error) reject(Object.assign(new Error(error.message), error));
      else resolve(result);
    };
    worker.onerror = (event) => {
      end(false);
      reject(new Error(event.message || "The search has failed."));
    };
    const told = onProgress !== undefined || signal !== undefined;
    worker.postMessage({ task, subject, limits, told });
  });
}

/**
 * Workers side by side, so many, each of which does one thing after the other: `playout`, `sharedOpening` and
 * `measures` for many games. Where there are no workers, what is asked is done here, one thing at a time.
 * @param {number} size
 */
export function crew(size) {
  const mates = none ? [] : Array.from({ length: size }, made);
  const free = [...mates];
  /** @type {((mate: Mate | undefined) => void)[]} */
  const waiting = [];
  let over = false;
  const stopped = () => Object.assign(new Error("The crew has been sent home."), { code: "stopped" });
  /** @returns {Promise<Mate | undefined>} */
  const mate = () =>
    new Promise((resolve) => {
      if (mates.length === 0 || free.length > 0) resolve(free.pop());
      else waiting.push(resolve);
    });
  const back = (/** @type {Mate} */ one) => {
    const next = waiting.shift();
    if (next) next(one);
    else free.push(one);
  };
  return {
    size: Math.max(1, mates.length),
    /** @param {string} task @param {unknown} subject @param {any} [limits] @returns {Promise<any>} */
    async ask(task, subject, limits) {
      const one = await mate();
      if (over) throw stopped();
      // Whoever waits for a page that is busy lets it breathe.
      if (!one) await new Promise((resolve) => setTimeout(resolve));
      else {
        try {
          await one.ready;
        } catch {
          none = true;
        }
      }
      try {
        if (!one || none) return alone(task, subject, limits);
        // The worker takes a list for several arguments; this is one, and may be a list itself.
        return await asked(one, { task, subject: [subject], limits, done: () => {}, stopped });
      } finally {
        if (one) back(one);
      }
    },
    /** Ends them, whatever they do. What was asked and is not done is never answered, or refused. */
    end() {
      over = true;
      for (const { worker } of mates) worker.terminate();
      for (const one of waiting.splice(0)) one(undefined);
    },
  };
}

/** Makes the worker before it is needed. */
export function prepare() {
  if (!none) idle ??= made();
}

/** @returns {Mate} */
function made() {
  const worker = new Worker(new URL("./lab-worker.js", import.meta.url), { type: "module" });
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    worker.onmessage = () => resolve();
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error("no worker"));
    };
  });
  ready.catch(() => undefined);
  return { worker, ready };
}

/** A worker of one’s own; `undefined` where there are none. */
async function taken() {
  try {
    const mate = idle ?? made();
    idle = undefined;
    await mate.ready;
    return mate;
  } catch {
    none = true;
    return undefined;
  }
}
