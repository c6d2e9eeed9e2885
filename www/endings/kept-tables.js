// The store of ending tables in the reader’s browser, so that they are made once. Where it keeps nothing they are made
// anew.

/** @typedef {import("../pkg/lab.js").EndingInfo} EndingInfo */

const [NAME, STORE] = ["tabiya-endings", "tables"];
/** So many are kept; the oldest go first. */
const MOST = 24;

/** @type {Promise<IDBDatabase> | undefined} */
let opened;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @param {IDBTransactionMode} mode */
async function store(mode) {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return (await opened).transaction(STORE, mode).objectStore(STORE);
}

const lab = () => import("../pkg/lab.js");

/** Takes from the browser what it has kept of these tables. @param {EndingInfo} info */
export async function recall({ tables }) {
  const wanted = tables.filter(({ ready }) => !ready);
  if (wanted.length === 0) return;
  const { importTable } = await lab();
  for (const { id } of wanted) {
    try {
      const kept = await done((await store("readonly")).get(id));
      if (kept) await importTable(kept.bytes);
    } catch {
      // It is made anew; what was no table goes.
      await forget(id);
    }
  }
}

/** Keeps these tables. @param {EndingInfo} info */
export async function keep({ tables }) {
  const { exportTable } = await lab();
  for (const { id, ready } of tables) {
    if (ready) continue;
    try {
      if ((await done((await store("readonly")).getKey(id))) !== undefined) continue;
      const bytes = await exportTable(id);
      if (!bytes) continue;
      await done((await store("readwrite")).put({ bytes, at: Date.now() }, id));
      await prune();
    } catch {
      // The browser keeps nothing, or has no room.
      return;
    }
  }
}

async function prune() {
  const keys = await done((await store("readonly")).getAllKeys());
  if (keys.length <= MOST) return;
  /** @type {[IDBValidKey, number][]} */
  const ages = [];
  for (const key of keys) ages.push([key, (await done((await store("readonly")).get(key)))?.at ?? 0]);
  ages.sort(([, one], [, other]) => one - other);
  for (const [key] of ages.slice(0, keys.length - MOST)) await forget(key);
}

/** @param {IDBValidKey} id */
async function forget(id) {
  try {
    await done((await store("readwrite")).delete(id));
  } catch {
    // Nothing was kept.
  }
}
