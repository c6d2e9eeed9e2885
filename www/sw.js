// The service worker: keeps the whole page, so that it opens without a network.
//
// A version is a list of files with their hashes, which the build writes. It is
// taken in whole or not at all, and serves only when no page of the older one is
// left, or the reader says so. Caches of others on this host stay as they are.
// With brotli this is 0.7 kB; workbox-precaching is 5.6 kB, and does not ask whether all is still kept.

importScripts("pkg/precache.js");

/**
 * What the build writes: the name of the version, and each file's address and hash.
 * @typedef {{ version: string, files: [string, string][] } | null} List
 */

const worker = /** @type {ServiceWorkerGlobalScope & { PRECACHE: List }} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;
/** Every cache of ours begins so: another copy of the page may live under another path. */
const OURS = `tabiya ${scope} `;
const LIST = worker.PRECACHE;
const CACHE = OURS + LIST?.version;
/** Hashes by address. @type {Map<string, string>} */
const HASHES = new Map(LIST?.files.map(([path, integrity]) => [new URL(path, scope).href, integrity]));

worker.addEventListener("install", (event) => {
  event.waitUntil(LIST ? takeIn() : worker.skipWaiting());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(begin());
});

worker.addEventListener("fetch", (event) => {
  const address = addressOf(event.request.url);
  if (event.request.method === "GET" && HASHES.has(address)) event.respondWith(answer(event.request, address));
});

worker.addEventListener("message", (event) => {
  if (event.data === "begin") event.waitUntil(worker.skipWaiting());
  if (event.data === "whole?") event.waitUntil(whole().then((is) => event.ports[0].postMessage(is)));
});

/** The address of the list that a request means. @param {string} text */
function addressOf(text) {
  const url = new URL(text);
  return url.origin + url.pathname.replace(/\/index\.html$/, "/");
}

/** Takes in what the list names, or nothing. */
async function takeIn() {
  try {
    await fill(await caches.open(CACHE), [...HASHES.keys()]);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/**
 * Puts files into the cache, all at once.
 * @param {Cache} cache
 * @param {string[]} addresses
 */
async function fill(cache, addresses) {
  const files = await Promise.all(addresses.map(fetched));
  await Promise.all(addresses.map((address, at) => cache.put(address, files[at])));
}

/** A file from the host. The browser refuses one that does not have the hash of the list. @param {string} address */
async function fetched(address) {
  const response = await fetch(address, {
    cache: "no-cache",
    integrity: HASHES.get(address),
    credentials: "same-origin",
  });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // An answer that was sent from another address would not be taken for a page.
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

/** Serves from now on; what older versions kept goes. */
async function begin() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && !(LIST && name === CACHE)) await caches.delete(name);
  }
  if (LIST) await worker.clients.claim();
  else await worker.registration.unregister();
}

/**
 * @param {Request} request
 * @param {string} address
 */
async function answer(request, address) {
  const kept = await caches.match(address, { cacheName: CACHE }).catch(() => undefined);
  return kept ?? fetch(request);
}

/** Whether every file is kept. What the browser has thrown away is asked for again. */
async function whole() {
  if (!LIST) return false;
  try {
    const cache = await caches.open(CACHE);
    const kept = new Set((await cache.keys()).map((request) => request.url));
    await fill(
      cache,
      [...HASHES.keys()].filter((address) => !kept.has(address)),
    );
    return true;
  } catch {
    return false;
  }
}
