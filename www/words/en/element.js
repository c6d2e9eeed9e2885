// What the element and the exports say. What a rule, a piece or a reason is
// called comes from the module.

/** @param {string[]} parts */
const joined = (parts) => (parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`);

export const words = {
  joined,
  /** The language of these words, and of the module’s. */
  language: "en",

  /** @param {number} at @param {string} move @param {string} message */
  refused: (at, move, message) => `Move ${at}, ${move}, is not possible. ${message}`,
  /** @param {string} id */
  noKind: (id) => `The game has no piece “${id}”.`,
  /** @param {string} noun @param {string} square */
  alone: (noun, square) => `The ${noun} alone on ${square}`,
  /** @param {number} number @param {string} text */
  board: (number, text) => `Board ${number}: ${text}`,

  /** @param {string} name @param {string} value */
  badAttribute: (name, value) => `The attribute ${name}="${value}" cannot be read.`,
  loadFailed: "The rules could not be loaded.",
  /** @param {string} message @param {boolean} still */
  note: (message, still) =>
    `${message}${still ? " The picture is the one that came with the page." : " There is nothing to show."}`,

  steps: "Step through the line",
  first: "To the start",
  back: "One move back",
  play: "Play the line",
  pause: "Pause",
  forward: "One move forward",
  last: "To the end",
  /** @param {number} ply @param {number} of @param {string} [move] */
  at: (ply, of, move) =>
    ply === 0 ? `Start, of ${of} ${of === 1 ? "move" : "moves"}` : `Move ${ply} of ${of}: ${move ?? ""}`,
};
