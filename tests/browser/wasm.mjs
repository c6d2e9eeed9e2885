// Changes a compiled module, for tests: its memory may grow no further.

/** Number of the section that declares memories. */
const MEMORY = 5;

/**
 * The module, its memory limited to what it starts with and so many pages of 64 KiB more.
 *
 * @param {Buffer} module
 * @param {number} pages
 */
export function withMemory(module, pages) {
  let at = 8;
  while (at < module.length) {
    const [size, body] = number(module, at + 1);
    if (module[at] === MEMORY) {
      // One memory; bit 0 of its flags says whether a maximum follows.
      const [initial] = number(module, body + 2);
      const memory = Buffer.from([1, 1, ...leb(initial), ...leb(initial + pages)]);
      return Buffer.concat([
        module.subarray(0, at + 1),
        Buffer.from(leb(memory.length)),
        memory,
        module.subarray(body + size),
      ]);
    }
    at = body + size;
  }
  throw new Error("The module declares no memory.");
}

/** Reads a LEB128 number: its value, and where the next byte is. @param {Buffer} bytes @param {number} at */
function number(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return [value, at];
  }
}

/** Writes one. @param {number} value */
function leb(value) {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
  return [...bytes, value];
}
