// The worker of lab.js: searches, solves, and keeps tables of endings; one thing after the other.

import init, * as module from "./tabiya.js";

const { rest } = /** @type {{ rest?: () => Promise<void> }} */ (init);

/** How long it is silent at most while it gets no deeper, in milliseconds. */
const SILENCE = 100;

/** Tells what has been found, each depth once. */
function teller() {
  let [depth, time] = [0, 0];
  return (/** @type {{ depth?: number, millis: number }} */ found) => {
    if (found.depth === depth && found.millis - time < SILENCE) return;
    [depth, time] = [found.depth ?? 0, found.millis];
    tell({ found });
  };
}

/** @param {unknown} message */
const tell = (message) => postMessage(message);

addEventListener("message", ({ data: { task, subjects, limits, told } }) => {
  try {
    const asked = limits && { ...limits, ...(told && { onProgress: teller() }) };
    const does = /** @type {Record<string, unknown>} */ (module)[task];
    if (typeof does !== "function") {
      throw Object.assign(new Error(`There is no function “${task}”.`), { code: "bad-argument" });
    }
    tell({ result: does(...subjects, asked) });
  } catch (error) {
    // With all that it says besides, such as the line of a file.
    const thrown = /** @type {Error} */ (error);
    tell({ error: { ...thrown, message: thrown.message } });
  }
});

// Not awaited at the top level: bundlers make classic scripts of workers, and so does the page in one file. What
// fails is reported, as an error of the worker.
init()
  // On the site the module comes in two files.
  .then(() => rest?.())
  .then(() => tell({ ready: true }))
  .catch(reportError);
