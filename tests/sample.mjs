// Sampling for everyday runs of a list that a full run (`cargo xtask test --deep`) goes through whole.

import process from "node:process";

/** Whether everything is to be tried. */
export const deep = process.env.TABIYA_DEEP === "1";

/** A full run can be shared out, by days or machines: which part of how many this is, such as 0/3. */
const [part, parts] = (process.env.TABIYA_PART ?? "0/1").split("/").map(Number);

/**
 * What of a list this run goes through: all of it, or its share of a full run.
 * @template T
 * @param {readonly T[]} list
 */
export const share = (list) => (deep ? list.filter((_, at) => at % parts === part) : [...list]);

/**
 * A list in two, of which each half has a page of its own: one that waits keeps no processor busy.
 * @template T
 * @param {readonly T[]} list
 */
export function halves(list) {
  const half = Math.ceil(list.length / 2);
  return [list.slice(0, half), list.slice(half)];
}

/** How a share is told. */
const told = parts > 1 ? `, share ${part} of ${parts}` : "";

/** The number from which samples are drawn: another one tries other things. */
export const seed = Number(process.env.TABIYA_SEED ?? 7);

/** Numbers from 0 to 1, the same for the same start (mulberry32). @param {number} state */
export function random(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Whole numbers from 0 to below a bound, the same for the same start. @param {number} state */
export function randomBelow(state) {
  const next = random(state);
  return (/** @type {number} */ bound) => Math.floor(next() * bound);
}

/**
 * So many of a list, drawn at random and kept in their order; all of it in a full run. Says what it covers.
 * @template T
 * @param {readonly T[]} list
 * @param {number} count
 * @param {string} what they are, for the line that is printed
 * @returns {T[]}
 */
export function sample(list, count, what) {
  if (deep || list.length <= count) {
    console.log(`all ${list.length} ${what}${told}`);
    return share(list);
  }
  const next = random(seed);
  const order = list.map((_, at) => ({ at, by: next() })).sort((one, other) => one.by - other.by);
  const chosen = order
    .slice(0, count)
    .map(({ at }) => at)
    .sort((one, other) => one - other);
  console.log(`${count} of ${list.length} ${what}, seed ${seed}`);
  return chosen.map((at) => list[at]);
}

/**
 * As few of a list as show each of its aspects once, up to so many, drawn with the seed; all of it in a full run. Says
 * what it covers.
 * @template T
 * @param {readonly T[]} list
 * @param {(item: T) => string[]} aspects what each of them shows
 * @param {number} most
 * @param {string} what they are, for the line that is printed
 * @returns {T[]}
 */
export function covering(list, aspects, most, what) {
  const wanted = new Set(list.flatMap(aspects));
  if (deep) {
    console.log(`all ${list.length} ${what}, ${wanted.size} aspects${told}`);
    return share(list);
  }
  const next = random(seed);
  const left = list.map((item) => ({ item, shows: aspects(item), by: next() }));
  left.sort((one, other) => one.by - other.by);
  const missing = new Set(wanted);
  /** @type {T[]} */
  const chosen = [];
  const gain = (/** @type {string[]} */ shows) => shows.filter((aspect) => missing.has(aspect)).length;
  while (chosen.length < most && missing.size > 0) {
    const best = left.reduce((best, one) => (gain(one.shows) > gain(best.shows) ? one : best));
    for (const aspect of best.shows) missing.delete(aspect);
    chosen.push(best.item);
  }
  const [has, all] = [wanted.size - missing.size, wanted.size];
  console.log(`${chosen.length} of ${list.length} ${what}, ${has} of ${all} aspects covered, seed ${seed}`);
  return chosen;
}
