// The search for a move, in a worker or here: `search` of the module, and `think`, which does not hold up the page.

import { search } from "./tabiya.js";

export { default } from "./tabiya.js";
export { search };

/** @typedef {import("./tabiya.js").SearchSetup} SearchSetup */
/** @typedef {import("./tabiya.js").SearchLimits} SearchLimits */
/** @typedef {import("./tabiya.js").SearchResult} SearchResult */
/** @typedef {import("./tabiya.js").SearchProgress} SearchProgress */

/** Without a worker the page waits no longer than this for a move. */
const PATIENCE = 250;

/** @typedef {{ worker: Worker, ready: Promise<void> }} Mate */

/** A worker that waits for something to do. @type {Mate | undefined} */
let idle;
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
  if (!mate) return here(setup, limits);
  if (signal?.aborted) {
    idle ??= mate;
    return undefined;
  }
  const { worker } = mate;
  return new Promise((resolve, reject) => {
    /** @type {SearchProgress | undefined} */
    let last;
    /** @param {boolean} whole whether the worker is free again */
    const done = (whole) => {
      signal?.removeEventListener("abort", stop);
      if (whole && !idle) idle = mate;
      else worker.terminate();
      if (!whole) idle ??= made();
    };
    const stop = () => {
      done(false);
      resolve(last && { ...last, reasons: [] });
    };
    signal?.addEventListener("abort", stop);
    worker.onmessage = ({ data: { found, result, error } }) => {
      if (found) {
        last = found;
        if (onProgress?.(found) === false) stop();
        return;
      }
      done(true);
      if (error) reject(Object.assign(new Error(error.message), error));
      else resolve(result);
    };
    worker.onerror = (event) => {
      done(false);
      reject(new Error(event.message || "The search has failed."));
    };
    worker.postMessage({ setup, limits, told: onProgress !== undefined || signal !== undefined });
  });
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

/** @param {SearchSetup} setup @param {SearchLimits} limits */
function here(setup, limits) {
  return search(setup, { ...limits, millis: Math.min(limits.millis ?? PATIENCE, PATIENCE) });
}

const soon = () => Promise.reject(Object.assign(new Error("Not there yet."), { code: "not-there" }));
export const solve = soon;
export const ending = soon;
export const endingStatistics = soon;
export const endingInfo = soon;
export const exportTable = soon;
export const importTable = soon;
export const soundness = soon;
