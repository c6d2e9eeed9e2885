// English: the panels beside the board.

import { number, sentence } from "./grammar.js";

export const invitation = {
  what: "Sixteen historical games of chess, every rule with its source. Start here:",
  story: "Read a story",
  lesson: "Learn this game",
  play: "Play the computer",
  line: "Watch an opening",
  /** @param {number} count @param {number} named how many of them follow */
  differ: (count, named) =>
    `On ${count === 1 ? "one question" : `${number(count)} questions`} its sources differ` +
    (named === 0 ? "." : named < count ? ", for example:" : ":"),
  close: "Close this, and do not show it again",
};

export const use = "Figure";
/** What the reader has made, as one file. */
export const ownThings = {
  title: "What you have made",
  help: "Your lessons, games, drafts and progress are kept in this browser alone. One file takes all of it along.",
  /** @param {number} lessons @param {number} games */
  there: (lessons, games) =>
    `Kept here: ${lessons === 1 ? "one lesson" : `${number(lessons)} lessons`}, ` +
    `${games === 1 ? "one game" : `${number(games)} games`} of your own.`,
  save: "Save all as a file",
  saved: "The file is saved by your browser.",
  open: "Open such a file",
  again: "Load the page again",
  tooLarge: "This file is too large to be one of these.",
  notOurs: "This is no file that was saved here.",
  newer: "This file was saved by a newer version of the page. Load the page again, or open it there.",
  /** @param {number} taken @param {number} asHere */
  taken: (taken, asHere) =>
    taken === 0
      ? "All of it is here already."
      : `Taken in: ${number(taken)}. ${asHere > 0 ? `As here already: ${number(asHere)}. ` : ""}` +
        "Your games are in the menu when the page is loaded again.",
};

export const options = {
  /** @param {number} count */
  only: (count) => `Only what is disputed (${count})`,
  lead: "Where the sources differ, you choose. The position and the line stay as far as the new rules allow.",
  /** @param {number} count */
  questions: (count) => (count === 1 ? "One question" : `The ${number(count)} questions`),
  presets: "Sets of rules",
  reset: "Back to the usual rules",
  compare: "Compare answers",
};

export const standings = {
  described: "described",
  reported: "reported",
  inferred: "inferred",
  reconstructed: "reconstructed",
  modern: "modern",
  // Of a game of the reader’s own.
  file: "by its file",
};

export const legend = {
  lead: "Choose a piece to see it alone on the board and try its moves.",
  race: "The pieces have no moves of their own: they run along their tracks, as far as the throw says.",
  also: "Also:",
  /** @param {number} count */
  count: (count) => (count === 0 ? "only by promotion" : `${number(count)} a side`),
  /** @param {string} from */
  promoted: (from) => `what the ${from} becomes`,
  /** @param {string} field */
  field: (field) => `type of piece: ${field}`,
  /** @param {string} noun what sentences call it */
  said: (noun) => `in sentences: ${noun}`,
  betza: "Betza notation",
};

export const lines = {
  title: "Lines to follow",
  lead: "Each line sets up its own rules and position, and plays. Undo brings yours back.",
  play: "Play this line",
  /** @param {string} title */
  playThis: (title) => `Play this line: ${title}`,
};

export const rules = {
  /** @param {number} count */
  answers: (count) => `${number(count)} answers`,
  /** @param {string} question @param {number} count */
  ask: (question, count) => `${question} ${sentence(number(count))} answers`,
  others: "Also asked",
  names: "In the players’ words",
  print: "Print the rules",
  sourced: "Show sources",
  byFile: "Rules by the game’s own file",
  /** @param {string} standing @param {string} sources @param {string} rule */
  stands: (standing, sources, rule) => `${standing}${sources && `: ${sources}`}${rule && ` (${rule})`}`,
};

export const names = {
  /** @param {string} text */
  meaning: (text) => `, “${text}”`,
  /** @param {string} seat */
  side: (seat) => ` (${seat})`,
  /** @param {string} source @param {string} standing */
  source: (source, standing) => (standing === "described" ? source : `${source}; spelling ${standing}`),
};
export const about = {
  /** @param {string} title of a game of the collection */
  madeFrom: (title) => `Made from ${title}`,
  notes: "Notes",
  sources: "Sources",
  open: "What the sources leave open",
  /** @param {number} count */
  disputed: (count) =>
    count === 1
      ? "On one question they differ; under “Rules” you choose."
      : `On ${number(count)} questions they differ; under “Rules” you choose.`,
  show: "What is disputed",
};
