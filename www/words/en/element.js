// English: the element and the exports. What a rule, a piece or a reason is
// called comes from the module.

/** The language of these words, and of the module’s. */
export const language = "en";
/** @param {number} at @param {string} move @param {string} message */
export const refused = (at, move, message) => `Half-move ${at}, ${move}, is not possible. ${message}`;
/** @param {string} id */
export const noKind = (id) => `The game has no piece “${id}”.`;
/** @param {string} square */
export const noSquare = (square) => `The board has no square ${square}.`;
/** @param {string} noun @param {string} square */
export const alone = (noun, square) => `The ${noun} alone on ${square}`;
/** @param {number} number @param {string} text */
export const board = (number, text) => `Board ${number}: ${text}`;
/** @param {string} name @param {string} value */
export const badAttribute = (name, value) => `The attribute ${name}="${value}" cannot be read.`;
/** @param {string} name */
export const noAttribute = (name) => `The attribute “${name}” is missing.`;
export const noFigure = "A figure is an object.";
/** @param {string} name @param {string[]} fields */
export const noField = (name, fields) => `A figure has no field “${name}”. Its fields: ${fields.join(", ")}.`;
/** @param {string} name */
export const badField = (name) => `The field “${name}” of the figure cannot be read.`;
export const loadFailed = "The rules could not be loaded.";
export const onlyBoards = "A frame shows boards alone. What this address opens is on the page.";
export const unstyled = "The browser does not apply the styles of the board.";
/** @param {string} message @param {boolean} still */
export const note = (message, still) =>
  `${message}${still ? " What is shown came with the page." : " There is nothing to show."}`;
export const steps = "Step through the line";
/** The buttons that step through a line. */
export const buttons = {
  first: "To the start",
  back: "One move back",
  play: "Play the line",
  pause: "Pause",
  forward: "One move forward",
  last: "To the end",
};
/** @param {number} ply @param {number} of @param {string} [move] */
export const at = (ply, of, move) =>
  ply === 0 ? `Start, of ${of} ${of === 1 ? "half-move" : "half-moves"}` : `Half-move ${ply} of ${of}: ${move ?? ""}`;
