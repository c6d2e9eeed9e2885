// Seeded dice: throws that can be had again, as the nth throw of a seed is always the
// same, whatever was played in between. The core throws nothing. No library takes its
// place: seeds stand in addresses, and must give the same throws for ever.

/** How many characters a new seed has, and which. */
const LENGTH = 6;
const SIGNS = "abcdefghijkmnpqrstuvwxyz23456789";

/** What a seed in an address may be. */
export const SEED = /^[a-z0-9]{1,16}$/i;

/** A seed that nobody has chosen. */
export function newSeed() {
  return [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => SIGNS[byte % SIGNS.length]).join("");
}

/** Signs that nothing else has: 128 bits, also where `crypto.randomUUID` is not, as on a page without TLS. */
export function uniqueSigns() {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36).padStart(7, "0")).join("");
}

/**
 * A number from 0 up to 1 for a place in the sequence of a seed.
 * @param {string} seed
 * @param {number} place
 */
export function chance(seed, place) {
  let state = 0;
  for (const sign of seed) state = mixed(state ^ sign.charCodeAt(0));
  // Steps of the golden ratio never come back to where they were within 2^32 throws.
  return mixed(mixed(state) + Math.imul(place + 1, 0x9e3779b9)) / 2 ** 32;
}

/**
 * The throw at a place in the sequence of a seed, each with its own odds.
 *
 * @template {{ chance?: number }} T
 * @param {string} seed
 * @param {number} place
 * @param {readonly T[]} throws what can be thrown; their chances make up 1
 * @returns {T}
 */
export function drawn(seed, place, throws) {
  let left = chance(seed, place);
  const found = throws.find((one) => {
    left -= one.chance ?? 0;
    return left < 0;
  });
  // Rounding may leave a trace of chance after the last.
  return found ?? throws[throws.length - 1];
}

/**
 * Every bit of a number of 32 bits bears on every bit of the result: the last
 * step of MurmurHash3 (Austin Appleby, public domain).
 * @param {number} number
 */
function mixed(number) {
  let n = number | 0;
  n = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35);
  return (n ^ (n >>> 16)) >>> 0;
}
