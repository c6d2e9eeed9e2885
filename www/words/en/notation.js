// English: names of notations, and records of games.

import { counted, halfMoves } from "./grammar.js";

export const label = "Notation";
export const help = "How the list of moves and the edge of the board name squares; kept in this browser";

/** @type {Record<string, string>} */
export const names = {
  coordinates: "Coordinates",
  san: "Letters",
  usi: "USI",
  japanese: "Japanese",
  hodges: "Hodges",
  kif: "KIF",
  ki2: "KI2",
  csa: "CSA",
  wxf: "WXF",
  chinese: "Chinese",
  iccs: "ICCS",
  ucci: "UCCI",
  korean: "Korean",
};

/** What can be copied. @param {string} notation */
export const gameIn = (notation) => `Game, in ${names[notation] ?? notation}`;

export const record = {
  title: "Open a record",
  field: "Record",
  read: "Open it",
  reading: "The record is being read …",
  help:
    "Paste it, or drop a file on the page: our own text, PGN, KIF, KI2, CSA, USI, WXF, UCCI, DhtmlXQ and others, or " +
    "a position in letters. " +
    "It takes the place of the line; Undo brings that back.",
  /** @param {string} title of another game */
  as: (title) => `It can be played as ${title}: open it there`,
  /** @param {number} moves */
  use: (moves) => `Play the ${halfMoves(moves)} before it`,
  /** @param {number} moves */
  played: (moves) =>
    moves === 0
      ? "The record has no moves: the board shows how its game begins. Undo brings your line back."
      : `The record’s ${halfMoves(moves)} stand in place of your line; Undo brings it back.`,
  /** @param {number} moves of the line that it replaces */
  position: (moves) =>
    `This is no record but a position: it stands on the board. Undo brings back ${
      moves === 0 ? "what stood there" : "your line"
    }.`,
  /**
   * How the record ends, where it says so.
   * @param {string} result @param {string[]} sides
   */
  ended: (result, [first, second]) => {
    const won = { "1-0": first, "0-1": second }[result];
    if (won) return `The record ends ${result.replace("-", "–")}: ${won} wins.`;
    return result === "1/2-1/2" ? "The record ends ½–½: a draw." : `The record ends ${result}.`;
  },
  /** Where names, comments and the result are. */
  beside: "Players and comments stand under “Moves”.",
  /** @param {number} variations */
  left: (variations) => `Of it ${counted(variations, "variation is", "variations are")} left out.`,
  open: "Open a file",
  /** @param {number} bytes @param {number} most */
  tooLarge: (bytes, most) =>
    `The file has ${bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`}; no more than ` +
    `${most / 1000} kB are read. A part of it can be pasted.`,
  notText: "This file is no text in an encoding that records are written in.",
  told: "The record on the board",
  result: "Result",
  /** Names of tags that stand in every record. @param {string[]} sides @returns {Record<string, string>} */
  tags: ([first, second]) => ({
    Event: "Event",
    Site: "Place",
    Date: "Date",
    Round: "Round",
    White: first,
    Black: second,
  }),
  /** @param {number} ply @param {string} move */
  after: (ply, move) => `After half-move ${ply}, ${move}:`,
  number: "Which game of the text",
  /** @param {number} number @param {number} games */
  games: (number, games) => `The text holds ${games} games; this is number ${number}. The field can play another.`,
};
