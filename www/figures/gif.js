// A GIF writer (GIF89a): enough for a board of a few flat colours. A frame
// is only the part of the picture that has changed, which gifenc (3.8 kB with brotli,
// to our 1.1) does not find.

/** @typedef {{ data: Uint8ClampedArray, lasts: number }} Frame pixels as RGBA, and milliseconds */

/**
 * @param {number} width
 * @param {number} height
 * @param {Frame[]} frames
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function gif(width, height, frames) {
  const palette = new Palette(frames);
  /** @type {number[]} */
  const out = [...letters("GIF89a"), ...short(width), ...short(height), 0xf7, 0, 0];
  for (const colour of palette.colours) out.push(colour >> 16, (colour >> 8) & 255, colour & 255);
  for (let unused = palette.colours.length; unused < 256; unused += 1) out.push(0, 0, 0);
  // Begins again for ever.
  out.push(0x21, 0xff, 11, ...letters("NETSCAPE2.0"), 3, 1, 0, 0, 0);
  /** @type {Uint8Array | undefined} */
  let before;
  for (const { data, lasts } of frames) {
    const pixels = palette.indices(data);
    const { x, y, across, down } = changed(before, pixels, width, height);
    out.push(0x21, 0xf9, 4, 4, ...short(Math.max(2, Math.round(lasts / 10))), 0, 0);
    out.push(0x2c, ...short(x), ...short(y), ...short(across), ...short(down), 0);
    const part = new Uint8Array(across * down);
    for (let row = 0; row < down; row += 1)
      part.set(pixels.subarray((y + row) * width + x, (y + row) * width + x + across), row * across);
    for (const byte of compressed(part)) out.push(byte);
    before = pixels;
  }
  out.push(0x3b);
  return Uint8Array.from(out);
}

/** @param {string} text */
function letters(text) {
  return [...text].map((letter) => letter.charCodeAt(0));
}

/** @param {number} value */
function short(value) {
  return [value & 255, value >> 8];
}

/** The 256 commonest colours, alike ones taken together; the rest go to the nearest. */
class Palette {
  /** Index by colour. @type {Map<number, number>} */
  #near = new Map();

  /** @param {Frame[]} frames */
  constructor(frames) {
    /** @type {Map<number, { count: number, colours: Map<number, number> }>} */
    const bins = new Map();
    for (const { data } of frames) {
      for (let at = 0; at < data.length; at += 4) {
        const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
        const bin = colour & 0xf0f0f0;
        const found = bins.get(bin) ?? { count: 0, colours: new Map() };
        found.count += 1;
        found.colours.set(colour, (found.colours.get(colour) ?? 0) + 1);
        bins.set(bin, found);
      }
    }
    const common = [...bins.values()].sort((one, other) => other.count - one.count).slice(0, 256);
    /** Each as it is most often, so that flat grounds keep their colour. */
    this.colours = common.map(
      ({ colours }) => [...colours].reduce((most, next) => (next[1] > most[1] ? next : most))[0],
    );
  }

  /** @param {Uint8ClampedArray} data */
  indices(data) {
    const found = new Uint8Array(data.length / 4);
    for (let at = 0; at < found.length; at += 1) {
      const colour = (data[4 * at] << 16) | (data[4 * at + 1] << 8) | data[4 * at + 2];
      if (!this.#near.has(colour)) this.#near.set(colour, this.#nearest(colour));
      found[at] = this.#near.get(colour) ?? 0;
    }
    return found;
  }

  /** @param {number} colour */
  #nearest(colour) {
    let best = 0;
    let least = Infinity;
    this.colours.forEach((other, index) => {
      const [red, green, blue] = [
        (other >> 16) - (colour >> 16),
        ((other >> 8) & 255) - ((colour >> 8) & 255),
        (other & 255) - (colour & 255),
      ];
      const far = red * red + green * green + blue * blue;
      if (far < least) [best, least] = [index, far];
    });
    return best;
  }
}

/**
 * The smallest rectangle that holds every pixel that is another than before.
 * @param {Uint8Array | undefined} before
 * @param {Uint8Array} now
 * @param {number} width
 * @param {number} height
 */
function changed(before, now, width, height) {
  if (!before) return { x: 0, y: 0, across: width, down: height };
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < now.length; at += 1) {
    if (now[at] === before[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  // A frame has at least one pixel.
  return right < 0
    ? { x: 0, y: 0, across: 1, down: 1 }
    : { x: left, y: top, across: right - left + 1, down: bottom - top + 1 };
}

/** LZW with codes of 9 to 12 bits, in blocks of 255 bytes. @param {Uint8Array} pixels */
function compressed(pixels) {
  const [clear, end] = [256, 257];
  /** @type {number[]} */
  const bytes = [];
  let [held, bits, size, next] = [0, 0, 9, 258];
  /** Code by the code of what came before and the pixel. @type {Map<number, number>} */
  let known = new Map();
  const write = (/** @type {number} */ code) => {
    held |= code << bits;
    for (bits += size; bits >= 8; bits -= 8) {
      bytes.push(held & 255);
      held >>>= 8;
    }
  };
  write(clear);
  let run = pixels[0];
  for (let at = 1; at < pixels.length; at += 1) {
    const key = (run << 8) | pixels[at];
    const code = known.get(key);
    if (code !== undefined) {
      run = code;
      continue;
    }
    write(run);
    if (next === 4096) {
      write(clear);
      [known, size, next] = [new Map(), 9, 258];
    } else {
      // The reader learns a code one later than the writer.
      if (next === 1 << size) size += 1;
      known.set(key, next);
      next += 1;
    }
    run = pixels[at];
  }
  write(run);
  write(end);
  if (bits > 0) bytes.push(held & 255);
  const out = [8];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    out.push(block.length, ...block);
  }
  return [...out, 0];
}
