// Parsing of move text.

/**
 * A move text with a dash between its squares: `e2–e3`.
 * @param {string} text
 */
export function dashed(text) {
  return text.replace(/^([a-z]\d+)([a-z]\d+)/, "$1–$2");
}

/** @param {string} text of a move */
export function isThrow(text) {
  return text.startsWith("throw-");
}
