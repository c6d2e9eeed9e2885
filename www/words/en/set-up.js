// English: the set-up board.

import { halfMoves } from "./grammar.js";

export const setUp = {
  lead: "Choose a piece and click squares, or drag pieces about the board and off it.",
  done: "The position is set up.",
  forLesson: "The position stands on the board. “Take from the board” takes it into the lesson.",
  toLesson: "To the lesson",
  /** @param {string} text what the module says of the match @param {boolean} strange whether no game leads to it */
  possible: (text, strange) =>
    (strange
      ? "This position can be played, although no game leads to it (see below). "
      : "This position is possible. ") + text,
  /** @param {string} why */
  impossible: (why) => `Not possible yet: ${why}`,
  /** @param {number} moves */
  line: (moves) =>
    `Your line of ${halfMoves(moves)} is kept until you use another position, which then stands in ` +
    "its place; Undo brings it back. Cancel changes nothing.",
  noLine: "Nothing in the game changes until you use this position.",
  /** @param {number} moves */
  replaced: (moves) =>
    `The position is set up. It stands in place of your line of ${halfMoves(moves)}; Undo brings the line back.`,
  tools: "Tools",
  move: "Move",
  moveHelp: "Drag pieces about the board or off it, or click a piece and then a square",
  erase: "Erase",
  eraseHelp: "Take away the piece that is clicked (Delete on the board)",
  undo: "Undo",
  undoHelp: "Take back the last change of the position (Ctrl+Z)",
  redo: "Redo",
  redoHelp: "Make the change again (Ctrl+Y)",
  mirror: "Mirror",
  mirrorHelp: "Exchange left and right",
  swap: "Swap sides",
  swapHelp: "Give each side what the other has",
  clear: "Clear",
  clearHelp: "Take all pieces away",
  start: "Start",
  startHelp: "Put the pieces where the game begins",
  use: "Use this position",
  cancel: "Cancel",
  /** @param {string} seat */
  palette: (seat) => `Pieces of ${seat}`,
  /** @param {string} seat @param {string} noun @param {string} letters */
  piece: (seat, noun, letters) => `${seat} ${noun} (${letters})`,
  turn: "To move",
  rights: "Rights",
  phase: "Phase",
  phaseOfPieces: "Play",
  /** @param {string} seat */
  hand: (seat) => `In the hand of ${seat}`,
  /** @param {string} noun @param {number} count */
  held: (noun, count) => `${noun}: ${count}`,
  /** @param {string} seat @param {string} noun */
  more: (seat, noun) => `One more ${noun} in the hand of ${seat}`,
  /** @param {string} seat @param {string} noun */
  less: (seat, noun) => `One ${noun} fewer in the hand of ${seat}`,
  home: "Pieces that are home",
  /** @param {string} seat */
  captive: (seat) => `The king of ${seat} is held by`,
  free: "nobody",
  text: "More: the position in letters",
  position: "Position",
  read: "Read",
  positionHelp: "As chess programs write it. What you do on the board changes it, and what you write here the board.",
  /** @param {string} message */
  unread: (message) => `This position cannot be set up. ${message}`,
  keys:
    "On the board: arrows go from square to square, Enter puts the chosen piece there or takes one up, letters put " +
    "pieces as in the position text, + turns over one that has another side, Delete takes it away.",
  /** @param {string} square @param {string} name */
  put: (square, name) => `${name} on ${square}.`,
  /** @param {string} square */
  emptied: (square) => `${square} is empty.`,
  board: "The board to set up",
};
