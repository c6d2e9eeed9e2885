// English: the rooms in which one begins.

import { counted } from "./grammar.js";

export const start = {
  lead: "Sixteen historical games of chess, every rule with its source: to look at, to play, and to compare.",
  begin: "Three ways to begin",
  story: {
    title: "Read a story",
    text: "Two minutes, with boards that move: the wife who was staked on a game, and saw the mate.",
  },
  lesson: {
    title: "Take the first lesson",
    text: "From the squares of the board to mate, for those who have never played.",
  },
  /** @param {string} game */
  play: (game) => ({
    title: "Play the computer",
    text: `A game of ${game} at an easy level. The board shows where each piece may go.`,
  }),
  games: "The sixteen games",
  compared: "For comparison",
};

export const stories = {
  lead: "Stories of these games and disputes about them, each with its sources and what is not certain in it.",
  /** @type {Record<string, string>} */
  kinds: { stories: "Stories", disputes: "Disputes, with the argument of each side", tales: "One piece through time" },
  all: "All stories",
  /** @param {string} title */
  next: (title) => `Next: ${title}`,
  /** @param {number} boards */
  boards: (boards) => counted(boards, "board", "boards"),
  /** @param {string} id */
  none: (id) => `There is no story “${id}”.`,
};
