// Data files of the page, each fetched when it is first asked for.

import { inside } from "./inside.js";

/** @param {string} path */
async function read(path) {
  const own = await inside(path.replace("/", "-"));
  if (own !== undefined) return JSON.parse(own);
  const response = await fetch(new URL(`${path}.json`, document.baseURI));
  if (!response.ok) throw new Error(`${path}.json: ${response.status}`);
  return response.json();
}

/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/**
 * A file by its path without `.json`: fetched once; again, if that failed.
 * @param {string} path @returns {Promise<any>}
 */
export function data(path) {
  let found = asked.get(path);
  if (!found) {
    found = read(path);
    found.catch(() => asked.delete(path));
    asked.set(path, found);
  }
  return found;
}
