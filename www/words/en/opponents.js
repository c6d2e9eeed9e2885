// English: the opponents.

import { halfMoves } from "./grammar.js";

export const who = "Who plays";
export const you = "You";
export const nobody = "Nobody";
/** What the levels are called: short, as two of them stand side by side on a telephone. */
const LEVELS = ["child", "novice", "beginner", "learner", "casual", "regular", "club", "strong", "expert", "strongest"];
/** @param {number} level */
export const level = (level) => `${level} · ${LEVELS[level - 1]}`;

/** The buttons: what they are called, and what they do. */
export const deeds = {
  stop: { text: "Stop", help: "Stop the computer (Escape); “Go on” lets it play from here" },
  goOn: { text: "Go on", help: "Let the computer play from here; what followed in the line goes" },
  takeBack: { text: "Take back", help: "Take back the moves since your last turn" },
  hint: { text: "Hint", help: "What the strongest level would play here, with an arrow, and why" },
  why: { text: "Why the last move?", help: "What speaks for the move that was played last" },
  swap: { text: "Swap sides", help: "Everybody goes on to the next seat" },
  leave: { text: "No computer", help: "Nobody plays but you; the game stays as it is" },
  line: { text: "Show the line", help: "Play the line that it expects on the board" },
  back: { text: "Back to the game", help: "Take the line off the board again" },
};

export const comments = "What it says";
export const opinion = "Who is better?";
export const opinionHelp = "Show who the computer thinks is better";

/** @param {string} name @param {number} level */
export const thinks = (name, level) => `${name}, level ${level}, is thinking.`;
/** @param {number} depth @param {string} line */
export const thought = (depth, line) => `${halfMoves(depth)}: ${line}`;
/** @param {string} move */
export const hinted = (move) => `Hint: ${move}`;
/** @param {string} move */
export const rather = (move) => `It would rather have played this: ${move}`;
/** @param {number} share of the whole */
export const worksOut = (share) => `Every position of this ending is worked out: ${Math.round(100 * share)} %`;
export const noHint = "There is nothing to play here.";
export const noWhy = "No move has been played yet.";
export const taken = "Taken back. It is your turn.";
export const stopped = "The computer has stopped.";
export const yours = "It is your turn.";
/** @param {string} name of a seat at which nobody sits */
export const free = (name) => `Nobody plays ${name}: move its pieces yourself.`;
export const waits = "The computer waits: “Go on” lets it play from here.";
export const swapped = "The seats have been exchanged.";
/** @param {string} line */
export const follows = (line) => `The line is played on the board: ${line}`;
export const returned = "This is the game again.";
export const left = "Nobody plays but you.";

/** @param {string} message */
export const failed = (message) => `The computer could not play: ${message}`;
/** @param {string} name @param {number} points in hundredths of the weakest piece */
export const better = (name, points) => `${name} +${(points / 100).toFixed(1)}`;
/** @param {string} name @param {number} plies */
export const wins = (name, plies) => `${name} wins in ${halfMoves(plies)}`;
export const even = "even";
