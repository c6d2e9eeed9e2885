// Joined to the bindings of the site, whose module comes in two files (split.mjs). `wasm` is theirs.

const REST = new URL("tabiya_rest.wasm", import.meta.url);
/** How long to wait before the file is asked for again, in milliseconds. */
const AGAIN = [500, 2500];

/** Called by the first file when it needs the rest at once. Nothing can be waited for in the middle of a call. */
function loadRest() {
  // The call cannot go on, as after a trap.
  throw new WebAssembly.RuntimeError(`${REST} was called before it was loaded`);
}

/** @type {Promise<void> | undefined} */
let coming;

/** Settles when the rest is there. Rejects if it could not be fetched: the next call tries again. */
__wbg_init.rest = () => {
  coming ??= fetchRest().catch((error) => {
    coming = undefined;
    throw error;
  });
  return coming;
};

/**
 * Loads the rest with the first file, unless whoever loads the module has set `early`: then when nothing else is to be
 * done, or when `rest` is called.
 */
async function expectRest() {
  if (!__wbg_init.early) return __wbg_init.rest();
  const later = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ then) => setTimeout(then, 200));
  // Who needs it asks again, and hears what is wrong.
  later(() => __wbg_init.rest().catch(() => undefined));
}

async function fetchRest() {
  if (wasm === notLoaded || !wasm.rest || wasm.rest.value) return;
  for (const wait of [...AGAIN, undefined]) {
    try {
      // A file that came in part may have been kept.
      const response = await fetch(REST, { priority: "low", cache: wait === AGAIN[0] ? "default" : "reload" });
      if (!response.ok) throw new TypeError(`answered ${response.status}`);
      const module = await WebAssembly.compile(await response.arrayBuffer());
      new WebAssembly.Instance(module, { first: wasm });
      wasm.rest.value = 1;
      return;
    } catch (error) {
      if (wait === undefined) throw new TypeError(`${REST} could not be loaded: ${error}`);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
