// English: what a choice changes, here and now.

import { halfMoves, inOrder, joined, number, sentence } from "./grammar.js";

/** How many squares, and how many pieces, are told one by one. */
const [SQUARES, PIECES] = [6, 2];

/** @param {string[]} squares */
const told = (squares) => {
  const all = inOrder(squares);
  const more = all.length - SQUARES;
  return more > 1 ? joined([...all.slice(0, SQUARES), `${number(more)} more`]) : joined(all);
};

/** @typedef {{ gained: string[], lost: string[], kept: string[], added: string[], gone: string[] }} Changed */

/** Some of these moves, which may be sentences. @param {string[]} moves */
const listed = (moves) => joined(moves.slice(0, SQUARES).map((move) => move.replace(/\.$/, "")));

/**
 * @param {string} name of a piece, by its square or its hand
 * @param {Changed} changed
 * @param {boolean} taken whether the choice is made, or only looked at
 */
const one = (name, { gained, lost, kept, added, gone }, taken) => {
  const also = kept.length > 0 ? "also " : "";
  if (gained.length > 0 && lost.length > 0)
    return `${name} ${taken ? "may now" : "could"} ${also}go to ${told(gained)}, and no longer to ${told(lost)}.`;
  if (gained.length > 0) return `${name} ${taken ? "may now" : "could"} ${also}go to ${told(gained)}.`;
  if (lost.length > 0) return `${name} ${taken ? "may" : "could"} no longer go to ${told(lost)}.`;
  return [
    added.length > 0 && `${taken ? "Now" : "Then"} possible: ${listed(added)}.`,
    gone.length > 0 && `No longer possible: ${listed(gone)}.`,
  ]
    .filter(Boolean)
    .join(" ");
};

export const trial = {
  /** @param {boolean} touch whether nothing can be rested on */
  hint: (touch) =>
    touch
      ? "Touch a choice to see what it changes here and now."
      : "Rest on a choice to see what it would change here and now.",
  undo: "Undo this choice",
  undoHelp: "Undo this choice (Ctrl+Z)",
  /** @param {number} moves after which two choices part */
  parts: (moves) => (moves === 0 ? "First difference: at the start" : `First difference: after ${halfMoves(moves)}`),
  partsThere: "First difference: in a position set up",
  /** @param {string} noun of a kind in hand */
  inHand: (noun) => `A ${noun} in hand`,
  /**
   * @param {[name: string, changed: Changed][]} changed
   * @param {boolean} taken
   */
  moves: (changed, taken) => {
    const more = changed.length - PIECES;
    const rest =
      more > 0 ? [`${more === 1 ? "One more piece moves" : `${number(more)} more pieces move`} otherwise.`] : [];
    return [...changed.slice(0, PIECES).map(([name, each]) => one(name, each, taken)), ...rest.map(sentence)].join(" ");
  },
  /** @param {string} title of the choice before @param {string} change */
  since: (title, change) => `Compared with “${title}”: ${change}`,
  /** @param {string[]} squares @param {boolean} taken */
  stands: (squares, taken) => `Other pieces ${taken ? "stand" : "would stand"} on ${told(squares)}.`,
  /** @param {string} outcome @param {boolean} taken */
  ends: (outcome, taken) => (taken ? `The game is over: ${outcome}` : `The game would be over: ${outcome}`),
  /** @param {boolean} taken */
  same: (taken) => `No move ${taken ? "changes" : "would change"} here and now.`,
  /** @param {string[]} nouns @param {boolean} taken */
  concerned: (nouns, taken) =>
    `No move ${taken ? "changes" : "would change"} here and now; elsewhere the ${joined(nouns)} ` +
    `${nouns.length === 1 ? "moves" : "move"} otherwise.`,
};

export const standings = {
  title: "What the standings mean",
  texts: {
    described: "A source sets it out as the rule.",
    reported: "A source tells that others say or play so.",
    inferred: "It follows from what a source says, without being said.",
    reconstructed: "Somebody put it together to fill a gap.",
    modern: "It is how the game, or a program, has it today.",
  },
};

export const sourced = {
  /** @param {string} title */
  choice: (title) => `choice “${title}”`,
  /** @param {string} id @param {string} question */
  help: (id, question) => `${question} (${id})`,
};

/** What the end of a game rests on. */
export const decided = {
  lead: "It rests on this choice:",
  /** @param {string} question @param {string} answer */
  choice: (question, answer) => `${question} ${answer}`,
};
