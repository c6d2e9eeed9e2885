// English: “Guess the rule”. Titles of choices, reasons and rules are the module’s.

import { halfMoves } from "./grammar.js";
import { steps } from "./laboratory.js";
import { deeds as opponents } from "./opponents.js";

export { thinks } from "./opponents.js";

export const lead = "One game under two sets of rules at once: how long can you not tell them apart?";

export const modes = "How it is played";
/** @type {Record<import("../../museum/guess.js").Setting["mode"], { text: string, help: string }>} */
export const mode = {
  open: { text: "Two known readings", help: "You choose two readings of a rule, and see how long a game is alike." },
  blind: {
    text: "Two hidden readings",
    help: "Two readings of one rule are drawn. Play, and guess which rule it is. Where pieces go is not marked.",
  },
  usual: {
    text: "One hidden reading",
    help:
      "One board goes by the usual rules, the other by another reading of one of them. Play, and guess which. " +
      "Where pieces go is not marked.",
  },
};

export const option = "Rule";
export const a = "First board";
export const b = "Second board";
export const sides = [a, b];
export const several = "Several rules, as the address has them";
/** @param {string} title @param {string} [reading] */
export const boardLabel = (title, reading) => (reading ? `${title}: ${reading}` : title);

export const deeds = {
  back: opponents.takeBack,
  again: { text: "New game", help: "Begin again from the array" },
  round: { text: "New round", help: "Draw another pair and begin from the array" },
  begin: { text: "Draw a pair", help: "Draw what is hidden, and begin from the array" },
};
export const { last } = steps;
export const actions = "Without a square";

/** @param {number} plies */
export const alike = (plies) => `${halfMoves(plies)} alike.`;
/** @param {string} name */
export const toMove = (name) => `${name} is to move.`;
export const yours = "It is your turn.";
export const waits = "The computer waits at the end of the line.";
/** @param {string} message */
export const failed = (message) => `The computer could not play: ${message}`;
/** @param {string} outcome */
export const over = (outcome) => `The game is over, alike on both boards. ${outcome}`;
/** @param {number} plies */
export const parted = (plies) =>
  plies === 0
    ? "The two boards allow different first moves."
    : `What can be played first differs after ${halfMoves(plies)}.`;
/** @param {string} title @param {string} move */
export const only = (title, move) => `${title}: ${move}`;
/** @param {string} title @param {string} reason */
export const not = (title, reason) => `${title}: Not here. ${reason}`;
export const goesOn = "The game goes on.";
/** @param {string} title @param {string | undefined} outcome */
export const ends = (title, outcome) => `${title}: ${outcome ?? goesOn}`;
export const neither = "Neither board allows that.";

export const guess = "What differs?";
export const guessNone = "Choose a rule";
/** @param {string} question */
export const anyReading = (question) => `${question} (whatever the readings)`;
/** @param {string} question @param {string} title */
export const oneReading = (question, title) => `${question} ${title}`;
export const guessDo = "Guess";
/** @type {Record<ReturnType<typeof import("../../museum/guess.js").judged>, string>} */
export const verdicts = {
  choice: "Right: this is the rule, and one of its two readings.",
  option: "Right: this is the rule.",
  "other-choice": "The rule is right, the reading is another.",
  wrong: "Wrong: it is another rule.",
};
/** @param {string} question */
export const wasHidden = (question) => `What differs is this: ${question}`;
/** @param {number} plies */
export const guessedAfter = (plies) => `You guessed after ${halfMoves(plies)}.`;
export const revealed = "It was told before you guessed.";
export const says = "What the rules say";
/** @param {string} title */
export const onWith = (title) => `Go on with “${title}”`;

/** @param {number} plies @param {boolean} sure whether no line is shorter */
export const shortest = (plies, sure) =>
  plies === 0
    ? "They could be told apart by the first moves that they allow:"
    : `They could be told apart after ${halfMoves(plies)}${sure ? "" : ", if not before"}:`;
export const show = "show me";
export const never = "They never part: nothing in them decides a game.";
/** @param {number} proved */
export const open = (proved) => `No line is known that parts them; none of fewer than ${halfMoves(proved)} does.`;
export const noPair = "This game has no two readings that could be hidden.";
export const notBegun = "Nothing has been drawn yet.";

/** What an address says and cannot be, by its code. @type {Record<string, (part: string) => string>} */
export const faults = {
  "unknown-mode": (part) => `“${part}” is no way to play; both readings are known.`,
  "unknown-part": (part) => `“${part}” means nothing here; it was left out.`,
  "unknown-option": (part) => `“${part}” names no rule of this game with a choice; it was left out.`,
  "unknown-choice": (part) => `“${part}” is no answer to its question; it was left out.`,
  "one-set": (part) => `Beside “${part}” a second set of rules is missing; the first rule of the game is taken.`,
  "same-rules": (part) => `“${part}” are the same rules; the first rule of the game is taken.`,
  "no-reader": () => "The computer cannot sit at every seat; the first is yours.",
  "illegal-move": (part) => `Neither board allows a move of the line; it ends before it. ${part}`,
  "bad-rules": (part) => `These rules cannot be played together. ${part}`,
};
