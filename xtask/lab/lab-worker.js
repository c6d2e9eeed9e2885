// Searches for the page that made this worker (lab.js), one position after the other.

import init, { search } from "./tabiya.js";

const { rest } = /** @type {{ rest?: () => Promise<void> }} */ (init);

/** How long it is silent at most while it gets no deeper, in milliseconds. */
const SILENCE = 100;

/** Tells what has been found, each depth once. */
function teller() {
  let [depth, time] = [0, 0];
  return (/** @type {import("./tabiya.js").SearchProgress} */ found) => {
    if (found.depth === depth && found.millis - time < SILENCE) return;
    [depth, time] = [found.depth, found.millis];
    tell({ found });
  };
}

/** @param {unknown} message */
const tell = (message) => postMessage(message);

addEventListener("message", ({ data: { setup, limits, told } }) => {
  try {
    tell({ result: search(setup, { ...limits, onProgress: told ? teller() : undefined }) });
  } catch (error) {
    const { message, code, squares } = /** @type {Error & { code?: string, squares?: string[] }} */ (error);
    tell({ error: { message, code, squares } });
  }
});

await init();
// On the site the module comes in two files.
await rest?.();
tell({ ready: true });
