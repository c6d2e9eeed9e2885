// Files of the museum that come when they are first asked for.

import { inside } from "../core/inside.js";

/** @param {string} name */
async function read(name) {
  const own = await inside(`museum-${name}`);
  if (own !== undefined) return JSON.parse(own);
  const response = await fetch(new URL(`museum/${name}.json`, document.baseURI));
  if (!response.ok) throw new Error(`museum/${name}.json: ${response.status}`);
  return response.json();
}

/**
 * A file as it is asked for: fetched once; again, if that failed.
 * @param {string} name @returns {() => Promise<any>}
 */
export function fetchedOnce(name) {
  /** @type {Promise<any> | undefined} */
  let asked;
  return () => {
    asked ??= read(name).catch((error) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}
