// What the first part of the rules core can show (core/module.js): a game of two armies as it begins.

import { whole } from "../core/module.js";
import { outline } from "../core/games.js";
import { read } from "../state/address.js";
import { hasOwn } from "../state/own.js";

/** An address that asks for a game as it begins. */
const AS_BEGUN = /^(#\/?[\w-]*(\?((v=1|panel=pieces)(&|$))*)?)?$/;

/** Not games of four, races, and those for comparison. @param {string} id */
function has(id) {
  const { contest, reference } = outline(id);
  return contest === "kings" && !reference;
}

/** What an address of the game of another asks for, as it begins. @param {string} hash */
export const begun = (hash) => read(/^#\/?[\w-]*/.exec(hash)?.[0] ?? "").state;

/**
 * Why the rest of the rules core, which the address asks for, has not come, if it has not. Then the game is shown as it
 * begins; where the first part does not have it, this throws.
 */
export async function missing() {
  const { hash } = location;
  if (AS_BEGUN.test(hash) && !hasOwn(hash)) {
    const { game, options } = read(hash).state;
    // Without a choice an older address may mean what was the default when it was written.
    if (has(game) && Object.keys(options).length === 0) return undefined;
  }
  try {
    await whole();
    return undefined;
  } catch (error) {
    if (!has(begun(hash).game)) throw error;
    return error;
  }
}
