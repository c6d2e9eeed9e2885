// A short hash of a text, for what has to differ where the text differs.

/**
 * Seven letters and digits: FNV-1a of 32 bits.
 * @param {string} text
 */
export function digest(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, "0");
}
