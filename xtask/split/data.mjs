// Data of the module that can wait for the rest: what no function of the first file can come to. A function names data
// by constants, and data names data by words that are addresses; the linker’s list says which (linked.mjs), so that
// this is known and not guessed. Pointers passed from the second module to the first are already initialised.

/** @typedef {import("./linked.mjs").Item} Item */

/** Less than this is not worth a segment of its own, in bytes. */
const WORTH = 24;
/** How far from an object a constant may mean it, of which the linker’s list does not say. */
const NEAR = 512;

/** The memory as the module fills it. @param {string[]} segments as text */
function image(segments) {
  const parts = segments.map((text) => {
    const [, at, bytes] = /\(i32\.const (\d+)\) "(.*)"\)$/s.exec(text) ?? [];
    if (at === undefined) throw new Error(`A segment that is read otherwise: ${text.slice(0, 60)}`);
    return { at: Number(at), bytes: bytesOf(bytes) };
  });
  const start = Math.min(...parts.map(({ at }) => at));
  const memory = new Uint8Array(Math.max(...parts.map(({ at, bytes }) => at + bytes.length)) - start);
  for (const { at, bytes } of parts) memory.set(bytes, at - start);
  return { start, end: start + memory.length, memory };
}

const SIGNS = /** @type {Record<string, number>} */ ({ t: 9, n: 10, r: 13, '"': 34, "'": 39, "\\": 92 });

/** @param {string} text as a module in text has it */
function bytesOf(text) {
  const found = [];
  for (let place = 0; place < text.length; place += 1) {
    if (text[place] !== "\\") found.push(text.charCodeAt(place));
    else if (text[place + 1] in SIGNS) found.push(SIGNS[text[++place]]);
    else {
      found.push(Number.parseInt(text.slice(place + 1, place + 3), 16));
      place += 2;
    }
  }
  return found;
}

/** Every constant in the text of functions that may be an address. @param {string[]} bodies */
function constants(bodies) {
  const found = new Set();
  for (const body of bodies) {
    for (const [, number] of body.matchAll(/(?:i32\.const |offset=)(\d+)/g)) found.add(Number(number));
  }
  return found;
}

/**
 * @param {string[]} segments the module’s data as text
 * @param {string[]} bodies the functions and globals of the first file
 * @param {import("./linked.mjs").Linked} linked
 * @returns {{ first: string[], rest: string[] }} the data of both files as text
 */
export function splitData(segments, bodies, { items, named, within, fixed, filled }) {
  const { start, end, memory } = image(segments);
  for (const { at, bytes } of filled) {
    // What is empty at the end is left out.
    if (bytes.some((byte, place) => byte !== (memory[at - start + place] ?? 0))) {
      throw new Error("The linker’s list is of another module");
    }
  }
  const sorted = [...items].filter((item) => item.end > item.start).sort((one, other) => one.start - other.start);
  const seen = new Set(sorted.filter((item) => !fixed.has(item)));
  for (const value of constants(bodies)) {
    const known = named.get(value);
    if (known) known.forEach((item) => seen.add(item));
    else if (start <= value && value < end) {
      for (const item of sorted) if (item.start <= value + NEAR && value - NEAR < item.end) seen.add(item);
    }
  }
  // A set goes on with what is added to it meanwhile.
  const words = [...within].sort(([one], [other]) => one - other);
  for (const item of seen) {
    for (let place = after(words, item.start); place < words.length && words[place][0] < item.end; place += 1) {
      seen.add(words[place][1]);
    }
  }
  const waits = new Uint8Array(memory.length);
  for (const item of fixed) if (!seen.has(item)) waits.fill(1, item.start - start, item.end - start);
  for (const item of seen) waits.fill(0, item.start - start, item.end - start);
  return pieces(memory, waits, start);
}

/**
 * The first of what is sorted that is not before an address.
 * @param {[number, Item][]} words @param {number} address
 */
function after(words, address) {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle][0] < address) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param {Uint8Array} memory @param {Uint8Array} waits @param {number} start */
function pieces(memory, waits, start) {
  /** @type {{ from: number, to: number, late: boolean }[]} */
  const runs = [];
  for (let place = 0; place < memory.length; place += 1) {
    const late = waits[place] === 1;
    const last = runs.at(-1);
    if (last && (last.late === late || (late && !room(waits, place)))) last.to = place + 1;
    else runs.push({ from: place, to: place + 1, late });
  }
  const text = (/** @type {boolean} */ late) =>
    runs
      .filter((run) => run.late === late)
      .map(({ from, to }) => {
        const bytes = [...memory.subarray(from, to)].map((byte) => `\\${byte.toString(16).padStart(2, "0")}`);
        return ` (data (i32.const ${start + from}) "${bytes.join("")}")`;
      });
  return { first: text(false), rest: text(true) };
}

/** Whether enough waits from here on. @param {Uint8Array} waits @param {number} place */
function room(waits, place) {
  return waits.subarray(place, place + WORTH).every(Boolean) && place + WORTH <= waits.length;
}
