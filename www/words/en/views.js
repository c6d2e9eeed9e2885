// English: the views: one piece, the tracks, a set to print, rules compared.

import { counted, inOrder, joined, number } from "./grammar.js";

/** `a, b or c`. @param {string[]} parts */
const either = (parts) => [parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(" or ");

export const pattern = {
  back: "Back to the game",
  help:
    "Drag the piece, and its reach follows. With the keyboard, Enter takes a piece up and puts it down, and Space " +
    "does what a click does.",
  strip: "Pieces",
  tool: "What a click does",
  tools: { move: "Move", friend: "Friend", enemy: "Enemy", clear: "Clear" },
  toolHelp: {
    move: "A click puts the piece on a square",
    friend: "A click puts a friend on a square, or takes it away",
    enemy: "A click puts an enemy on a square, or takes it away",
    clear: "A click empties a square",
  },
  stands: "Stands on",
  side: "Side",
  clear: "Clear the others",
  ever: "Show every square it can ever reach",
  now: "now",
  everCount: "ever",
  /** @param {boolean} points whether pieces stand on the crossings of lines */
  nowText: (points) => `${points ? "points" : "squares"} it reaches now, in one move`,
  /** @param {boolean} points */
  everText: (points) =>
    `${points ? "points" : "squares"} it can ever reach while it stays what it is, with nobody in the way, captures ` +
    "and its own included",
  key: "Key",
  names: "Names",
  /** @param {string} name @param {string} square */
  board: (name, square) => `${name} alone on ${square}`,
  /** @param {string} at @param {string[]} squares */
  goes: (at, squares) =>
    squares.length > 0 ? `From ${at} to ${joined(squares)}.` : `From ${at} it has nowhere to go.`,
  /** @param {string[]} squares */
  takes: (squares) => `It takes the enemy on ${joined(squares)}.`,
  /** @param {string[]} squares @param {string[]} prey what it takes, where that is not everything */
  wouldTake: (squares, prey) =>
    `An enemy ${prey.length > 0 ? `${either(prey)} ` : ""}on ${either(squares)} could be taken.`,
  /** @param {string[]} squares */
  once: (squares) => `Once in the game: ${joined(squares)}.`,
  /**
   * @param {string} by
   * @param {string[]} squares beyond it
   * @param {boolean} takes whether it takes there all the same
   */
  blocked: (by, squares, takes) =>
    squares.length === 0
      ? `The piece on ${by} is in the way.`
      : takes
        ? `Because of the piece on ${by} it cannot go to ${joined(squares)} without capturing.`
        : `The piece on ${by} closes the way to ${joined(squares)}.`,
  /** @param {string} square @param {string} what */
  put: (square, what) => `${square}: ${what}`,
  friend: "a friend",
  enemy: "an enemy",
  empty: "empty",
  compare: "Compare its accounts on one board",
};

export const tracks = {
  seats: "Whose track",
  together: "All",
  lines: ["Drawn whole.", "Drawn dashed.", "Drawn dotted.", "Drawn in dashes and dots."],
  /** @param {string} seat */
  track: (seat) => `The track of ${seat}`,
  /** @param {string} first @param {string} last @param {number} length */
  trackText: (first, last, length) => [
    `It begins in the corner, on ${first}, and ends after ${counted(length, "square", "squares")} on ${last}.`,
    "Each number says how many throws at the fewest bring a piece home from there, if nobody is in the way. " +
      "Point at a square, or go there with the arrows, to see the rest of the track from it; Enter keeps it.",
  ],
  /** @param {import("../../core/module.js").TrackSquare} of @param {number} place @param {number} length */
  from: ({ square, throws, shortest, average }, place, length) => {
    if (throws === 0) return `${square} is the end of the track: a piece that comes there is home.`;
    const here = `${square}, square ${place} of ${length}`;
    if (throws === undefined) return `${here}: no throws bring a piece home.`;
    const usual = average === undefined ? "" : `, ${average.toFixed(1)} on average`;
    return `${here}: ${counted(throws, "throw", "throws")} at the fewest (${shortest.join(", ")})${usual}.`;
  },
  /** @param {string} square */
  off: (square) => `${square} is not on this track.`,
  /** @param {string} seat @param {import("../../core/module.js").TrackSquare} first @param {string} goal */
  goal: (seat, { square, throws }, goal) =>
    throws === undefined
      ? `${seat}: from ${square} to ${goal}.`
      : `${seat}: from ${square} to ${goal}, ${counted(throws, "throw", "throws")} away at the fewest.`,
  circuits: "The circuits of the boats",
  all: "The boats on their own squares, the moves of each, and the places where the four can meet.",
  /** @param {string} seat @param {string[]} squares @param {boolean} shared */
  circuit: (seat, squares, shared) =>
    shared
      ? `${seat}: the ${counted(squares.length, "square", "squares")} of its colour.`
      : `${seat}: ${joined([...squares].sort())}.`,
  /** @param {number} boats @param {number} squares */
  apart: (boats, squares) =>
    `The ${number(boats)} boats sail on separate circuits of ${number(squares)} squares each: none can ever ` +
    "attack another.",
  shared:
    "Moving like a bishop, the boats of opposite corners have all their squares in common: the four circuits " +
    "become two, and boats can attack each other.",
  /** @param {string[][]} places */
  places: (places) =>
    `A concourse of shipping can happen in ${number(places.length)} places only, framed here: ` +
    `${places.map((place) => [...place].sort().join(" ")).join("; ")}.`,
  anywhere: "They can lie together on any four squares that adjoin, so that no places of concourse stand out.",
};

export const set = {
  lead: "Paper to play with: the board, the pieces and what is thrown, by the rules you have chosen, to cut out.",
  paper: "Paper",
  papers: { a4: "A4", letter: "Letter" },
  print: "Print",
  /** @param {number} sheets @param {number} square */
  summary: (sheets, square) =>
    `${counted(sheets, "sheet", "sheets")}; the squares of the board are ${square} mm wide. Print at 100 %, ` +
    "stick the pieces on card, cut along whole lines and fold along broken ones.",
  /** @param {string} title @param {"board" | "pieces" | "dice"} part */
  sheet: (title, part) => `${title}: ${{ board: "the board", pieces: "the pieces", dice: "what is thrown" }[part]}`,
  /** @param {import("../../core/module.js").PrintPiece} piece */
  piece: ({ noun, count, spare, back }) =>
    `${noun} ${count}${spare > 0 ? ` + ${spare} for promotion` : ""}${back ? ` (${back} on the back)` : ""}`,
  /** @param {string[]} seats @param {string} pieces */
  army: (seats, pieces) => `${joined(seats)}${seats.length > 1 ? ", each" : ""}: ${pieces}.`,
  /** @param {number} sides @param {number} [shells] */
  spinner: (sides, shells) =>
    shells === undefined
      ? "Spin the polygon on a pointed stick, and read the side on which it comes to rest; or fold and glue the " +
        "long die."
      : `Spin the polygon of ${sides} on a pointed stick, and read the side on which it comes to rest: it has ` +
        `the chances of ${shells} cowries.`,
  ruler: "50 mm",
  /** @param {string} source */
  citation: (source) => `Tabiya${source ? ` · Rules: ${source}` : ""}`,
  /** @param {number} page @param {number} pages */
  page: (page, pages) => `Sheet ${page} of ${pages}`,
};

export const sheet = {
  choices: "The choices in force",
  full: "Print with sources",
  fullHelp: "All panels with their sentences and sources; the other is a leaflet of two pages",
};

export const key = {
  move: "moves there, never captures",
  capture: "captures there, never only moves",
  both: "moves or captures",
  step: "a step",
  jump: "a jump over what stands between",
  hop: "a hop over what has to stand between",
  slide: "a slide, only where the way is free",
  lame: "a leap that any piece on the ringed squares stops",
  once: "once in the game",
  reach: "reached sooner or later",
};

export const compare = {
  leads: {
    differs: "Up to three sets of rules, and what they say differently.",
    boards: "The same game under up to three sets of rules.",
    overlay: "One piece under up to three sets of rules: where it can go by each of them, on one board.",
  },
  quick: "Disputed",
  quickOther: "– choose a question –",
  overlayHelp: "Each set of rules has its own mark. Drag the piece, or click squares to put friends and enemies.",
  boardsHelp: "A move on one board is played on the others where it is legal there.",
  onlyHere: "Only here:",
  /** @param {number} count */
  onlyMore: (count) => `and ${number(count)} more`,
  sameMoves: "Here all have the same moves: the difference shows elsewhere.",
  alone: "Add other rules to compare these with.",
  /** @param {string[]} points */
  summary: (points) =>
    points.length === 0
      ? "Their rules are word for word the same."
      : `They differ in ${counted(points.length, "point", "points")}: ${joined(points)}.`,
  noPiece: "There is no such piece.",
  noRule: "There is no such rule here.",
  /** @param {number} count how many sets of rules are compared */
  noMore: (count) => `Only what ${count > 2 ? "all" : "both"} have:`,
  /** @param {number} count */
  sameUnderAll: (count) => `What all say alike: ${counted(count, "sentence", "sentences")}`,
  /** @param {string} source @param {string} standing */
  cited: (source, standing) => (source ? `${source} (${standing})` : standing),
  game: "Game",
  question: "Question",
  chosen: "Answer",
  other: "Compare other rules",
  one: "One choice…",
  asOpened: "As the game opens",
  asSetShort: "as you set it",
  /** @param {string} game @param {string} rules */
  named: (game, rules) => `${game}: ${rules}`,
  alike: "Now two boards have the same rules: choose others for one of them.",
  /** Whether an answer is understood without its question. @param {string} answer */
  speaks: (answer) => !/^(Yes|No)\b/.test(answer),
  asSet: "The rules as you set them",
  /** @param {number} place */
  slot: (place) => `Rules ${place + 1}`,
  remove: "Remove",
  /** @param {string} game one that is none of those collected */
  compared: (game) => `${game}, to compare`,
  add: "Add rules to compare",
  rules: "Rules",
  betza: "Move",
  now: "now",
  ever: "ever",
  piece: "Piece",
  /** @param {string[]} squares */
  shared: (squares) =>
    squares.length > 0 ? `Marked under all of them: ${joined(squares)}.` : "No square is marked under all of them.",
  /** @param {string} message */
  cannot: (message) => `These rules cannot stand. ${message}`,
  /** @param {number} at @param {string} move @param {string} message */
  parted: (at, move, message) => `Half-move ${at + 1}, ${move}, is not possible here. ${message}`,
  /** @param {string} title @param {string} rules */
  board: (title, rules) => `${title}: ${rules}`,
  /** @param {string[]} squares */
  beyond: (squares) => `Beyond the board shown it also reaches ${joined(inOrder(squares))}.`,
};
