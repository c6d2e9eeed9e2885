// Joined to the bindings of the site, whose module comes in two files (split.mjs). `wasm` is theirs.

const REST = new URL("tabiya_rest.wasm", import.meta.url);

/** @param {WebAssembly.Module} module */
function takeRest(module) {
  if (wasm.rest.value) return;
  new WebAssembly.Instance(module, { first: wasm });
  wasm.rest.value = 1;
}

/** Called by the first file when it needs the rest at once: nothing else may happen meanwhile. */
function loadRest() {
  const request = new XMLHttpRequest();
  request.open("GET", REST, false);
  // The only way to have bytes from a request that is waited for.
  request.overrideMimeType("text/plain; charset=x-user-defined");
  try {
    request.send();
    if (request.status !== 200) throw new Error(`answered ${request.status}`);
    takeRest(new WebAssembly.Module(Uint8Array.from(request.responseText, (byte) => byte.charCodeAt(0))));
  } catch (error) {
    // The call cannot go on, as after a trap.
    throw new WebAssembly.RuntimeError(`${REST} could not be loaded: ${error}`);
  }
}

/**
 * Fetches the rest before it is needed: when nothing else is to be done, or at once where a service
 * worker has kept it, which a request that is waited for does not ask.
 */
async function expectRest() {
  if (isKept()) return __wbg_init.rest();
  const later = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ then) => setTimeout(then, 200));
  later(__wbg_init.rest);
}

/** @type {Promise<void> | undefined} */
let coming;

/** Settles when the rest is there, or could not be fetched: what needs it asks again. */
__wbg_init.rest = () => {
  coming ??= wasm !== notLoaded && wasm.rest ? fetchRest() : Promise.resolve();
  return coming;
};

/** Whether a service worker has this page. */
function isKept() {
  try {
    return Boolean(globalThis.navigator?.serviceWorker?.controller);
  } catch {
    // Closed to us.
    return false;
  }
}

async function fetchRest() {
  if (wasm.rest.value) return;
  try {
    const response = await fetch(REST, { priority: "low" });
    if (response.ok) takeRest(await WebAssembly.compile(await response.arrayBuffer()));
  } catch {
    // What needs it asks again.
  }
}
