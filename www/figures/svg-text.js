// The text of a picture: what is read off it, and how words are written into it.

/** What follows the viewBox's corner in a picture: all of it, its width and its height. @param {string} text */
export function sizeOf(text) {
  const [box, width, height] = /viewBox="\S+ \S+ (\d+) (\d+)"/.exec(text) ?? ["", "1", "1"];
  return /** @type {[string, number, number]} */ ([box, Number(width), Number(height)]);
}

/** @param {string} text */
export function xml(text) {
  const names = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (sign) => names[/** @type {keyof typeof names} */ (sign)]);
}
