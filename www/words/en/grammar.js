// English grammar helpers: counting and listing.

/** @param {number} count @param {string} one @param {string} many */
export const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;

/** @param {string[]} parts */
export const joined = (parts) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** @param {number} count */
export const number = (count) => NUMBERS[count] ?? String(count);

/** Squares by their files, and d9 before d10. @param {string[]} squares */
export const inOrder = (squares) => [...squares].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));

/**
 * How long a line is: one side’s move is a half-move, which programs call a ply.
 * @param {number} count
 */
export const halfMoves = (count) => counted(count, "half-move", "half-moves");

/** With a capital at its beginning. @param {string} text */
export const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);
