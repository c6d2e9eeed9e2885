// English: lessons that cannot be read, and answers.

export const faults = {
  noLesson: "This file is not a lesson.",
  noTitle: "The lesson has no title.",
  noGame: "The lesson names no game.",
  noSteps: "The lesson has no steps.",
  noStep: "This step says, shows and asks nothing.",
  notText: "Here should be a text.",
  notList: "Here should be a list of moves.",
  notFields: "Here should be fields with their values.",
  language: "This is not a language code.",
  unplaced: "This is left out, since the position before it cannot be set up.",
  nothingMoves: "In this position nothing can move.",
  noAnswer: "In this position no legal move is an answer.",
  noSquares: "No square of the board is named here.",
  noneThere: "No such piece stands on the board.",
  oneReach: "In this position the piece goes to the same squares under every choice.",
};
/** @param {string} name */
export const unknownField = (name) => `“${name}” is no field of this.`;
/** @param {number} most */
export const tooLong = (most) => `Only the first ${most} characters are kept.`;
/** @param {number} most */
export const tooMany = (most) => `Only the first ${most} are kept.`;
/** @param {string} name @param {readonly string[]} known */
export const unknown = (name, known) => `“${name}” is none of ${known.join(", ")}.`;
/** @param {string} square */
export const noPiece = (square) => `No piece stands on “${square}”.`;
/** @param {string} move */
export const illegal = (move) => `“${move}” is no legal move here.`;

/** What an answer to a question about a reading comes to. @param {string} title @param {string[]} squares */
export const otherReach = (title, squares) =>
  squares.length
    ? `“${title}” would lead from here to ${squares.join(", ")}.`
    : `“${title}” would lead from here to no square at all.`;

/** @param {string} beats what the move does, in sentences */
export const ifPlayed = (beats) => `If it is played: ${beats}`;

/** What a legal move that is no answer fails to do. @param {string | undefined} goal @param {string} move */
export const misses = (goal, move) => {
  const fails = /** @type {Record<string, string>} */ ({
    capture: "captures nothing",
    check: "gives no check",
    mate: "does not give checkmate",
    win: "does not win",
    draw: "does not end the game in a draw",
    promote: "promotes nothing",
  });
  return `${move} is legal, but ${(goal && fails[goal]) ?? "it is another move that is asked for"}.`;
};
/** @param {string} move */
export const otherSquare = (move) => `${move} is legal, but this piece is to go to another square.`;
/** @param {string} move @param {string} [of] where the piece stands */
export const otherPiece = (move, of) =>
  `${move} is legal, but it is ${of ? `the piece on ${of}` : "another piece"} that is to move.`;

/** Which square was chosen. @param {string} square */
export const thatIs = (square) => `You chose ${square}: file ${square.slice(0, 1)}, rank ${square.slice(1)}.`;
/** @param {string} square @param {string} [name] of the piece there */
export const stands = (square, name) => (name ? `On ${square} stands: ${name}.` : `${square} is empty.`);
