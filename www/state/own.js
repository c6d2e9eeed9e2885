// The games of the reader’s own that this session knows: what an address carries of each (views/own-games.js packs it).

import { keptText } from "../lib/kept.js";

/** By id; nothing of a game too long for an address. @type {Map<string, string>} */
export const packed = new Map();

/** The game of the collection from which each is made, if it is from one. @type {Record<string, string | undefined>} */
export const madeFrom = {};

/** Where the browser keeps them. */
export const KEPT = "games";

/** Whether there is something to be taken in before an address can be read. @param {string} hash */
export function hasOwn(hash) {
  if (/[?&]record=/.test(hash)) return true;
  return keptText(KEPT) !== undefined;
}
