// `pkg/tabiya.js` of the site, whose module comes in two files (split.mjs): the bindings, and what loads the second.

import load, { initSync as loadSync } from "../../www/pkg/tabiya.js";

export * from "../../www/pkg/tabiya.js";

// Beside this script on the site: the build writes them there.
const FIRST = new URL(/* @vite-ignore */ "tabiya_first.wasm", import.meta.url);
const REST = new URL(/* @vite-ignore */ "tabiya_rest.wasm", import.meta.url);
/** How long to wait before the file is asked for again, in milliseconds. */
const AGAIN = [500, 2500];

/** What the module exports. One in two files exports `rest`. @type {any} */
let wasm;

/**
 * Loads the rules, unless the module is given: the rest with the first file, but if `early` is set on this function
 * only when nothing else is to be done, or when `rest` is called.
 * @param {any} [given] as the bindings take it
 */
export default async function init(given) {
  wasm = await load(given ?? { module_or_path: FIRST });
  if (!init.early) await init.rest();
  else {
    const later = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ then) => setTimeout(then, 200));
    // The next call that needs it asks again, and hears what is wrong.
    later(() => init.rest().catch(() => undefined));
  }
  return wasm;
}

/** @param {any} given */
export function initSync(given) {
  wasm = loadSync(given);
  return wasm;
}

/** @type {boolean | undefined} */
init.early = undefined;

/** @type {Promise<void> | undefined} */
let coming;

/** Settles when the rest is there. Rejects if it could not be fetched: the next call tries again. */
init.rest = async () => {
  if (!wasm?.rest) return;
  coming ??= fetchRest().catch((error) => {
    coming = undefined;
    throw error;
  });
  await coming;
};

async function fetchRest() {
  for (const wait of [...AGAIN, undefined]) {
    try {
      // A file that came in part may have been kept.
      const response = await fetch(REST, { priority: "low", cache: wait === AGAIN[0] ? "default" : "reload" });
      if (!response.ok) throw new TypeError(`answered ${response.status}`);
      const module = await WebAssembly.compile(await response.arrayBuffer());
      new WebAssembly.Instance(module, { first: wasm });
      return;
    } catch (error) {
      if (wait === undefined) throw new TypeError(`${REST} could not be loaded: ${error}`);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
