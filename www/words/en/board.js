// English: the board, with moves, hands, seats, the line and how it is stepped through.

import { halfMoves } from "./grammar.js";

/** @param {number} at @param {string} move @param {string} message */
export const lineStops = (at, move, message) =>
  `Under these rules the line stops ${at === 0 ? "before its first move" : `after half-move ${at}`}: ${move} is not ` +
  `possible. ${message}`;

/** @param {number} kept */
export const lineKept = (kept) =>
  `The line is kept: ${kept === 1 ? "its one move stays" : `all ${halfMoves(kept)} stay`} possible.`;

export const chosen = "Changed.";

export const chooseMove = "Which move do you mean?";

export const promotion = {
  /** @param {string} noun */
  question: (noun) => `Promote the ${noun}?`,
  yes: "Promote",
  no: "Do not promote",
  /** @param {string} name */
  becomes: (name) => `it becomes ${name}`,
  /** @param {string} name */
  stays: (name) => `it stays ${name}`,
};

export const cancel = "Cancel";

export const hands = {
  /** @param {string} seat @param {boolean} empty */
  hand: (seat, empty) => `${seat}’s hand${empty ? ", empty" : ""}`,
  /** @param {string} name @param {number} count @param {boolean} open */
  piece: (name, count, open) => `${name} in hand, ${count}${open ? "; drop" : ""}`,
  /** @param {string} seat */
  waits: (seat) => `It is not ${seat}’s turn to put pieces on the board.`,
};

export const seats = {
  sides: { south: "South", west: "West", north: "North", east: "East" },
  /** @param {string} name */
  ally: (name) => `with ${name}`,
  onTurn: ", on turn",
  /** @param {string} name */
  decides: (name) => `${name} decides`,
  /** @param {number} value @param {boolean} passed */
  lot: (value, passed) => `last throw: ${value}${passed ? ", which moved nothing" : ""}`,
};

export const scores = {
  stakes: "Stakes",
  armies: "The four armies",
  race: "The race",
  seat: "Seat",
  balance: "Balance",
  notes: "Notes",
  pool: "Pool",
  outside: "Outside",
  running: "On the track",
  home: "Home",
  absent: "not playing",
};

/**
 * What is done without going to a square, by its action; the rest speaks for itself.
 * @type {Record<string, string | undefined>}
 */
export const actions = {
  count: "Count moves",
  stop: "Stop counting",
  pass: "Pass",
  object: "Object to the set-up",
  impasse: "Claim an impasse",
  accept: "Accept: count the points",
  decline: "Decline: play on",
  stalemate: "Claim stalemate",
  agree: "Agree",
  refuse: "Refuse",
};

/** What the marks say while a piece is held. */
export const held = {
  move: "goes there",
  capture: "captures",
  jump: "jumps",
  hop: "hops over a piece",
  lame: "if the ringed squares are empty",
  once: "once in the game",
};

export const player = {
  first: "To the start",
  back: "One move back",
  play: "Play the line",
  pause: "Pause",
  forward: "One move forward",
  last: "To the end",
  slider: "Place in the line",
  steps: "Step through the line",
  speed: "Speed",
  /** @param {number} speed */
  times: (speed) => ({ 0.25: "¼", 0.5: "½", 1: "normal", 2: "2×", 4: "4×" })[speed] ?? `${speed}×`,
  /** @param {number} ply @param {number} reach @param {string} [move] */
  at: (ply, reach, move) =>
    ply === 0 ? `Start, of ${halfMoves(reach)}` : `Half-move ${ply} of ${reach}: ${move ?? ""}`,
  /** @param {string} name @param {string} move in a notation */
  moved: (name, move) => `${name}: ${move}`,
  moves: "Moves",
  noLine: "Choose a piece on the board.",
  noLineYet: "Choose a piece, or a line under “Moves”.",
  noLineHere: "Choose a piece on one of the boards.",
  noThrow: "Press “Throw”, or set the throw.",
  beyond: "not possible under these rules",
  /** What the list of moves calls those that go nowhere. @type {Record<string, string | undefined>} */
  declared: {
    ready: "ready",
    count: "counts",
    stop: "stops counting",
    pass: "passes",
    object: "objects",
    impasse: "claims impasse",
    accept: "accepts",
    decline: "declines",
    stalemate: "claims stalemate",
    skip: "passes",
    propose: "proposes exchange",
    agree: "agrees",
    refuse: "refuses",
    release: "claims release",
  },
  /** A throw by which nothing could move. @param {string} value */
  passes: (value) => `${value}, passes`,
  /** A piece that promotes where it stands. @param {string} square */
  promotes: (square) => `${square} promotes`,
  undo: "Undo",
  undoHelp: "Take back your last change: a move, a line, a choice of rules (Ctrl+Z)",
  redo: "Redo",
  redoHelp: "Make the change again (Ctrl+Y)",
};

export const tools = {
  clear: "Reset",
  flip: "Flip",
  setUp: "Set up",
  tracks: "Tracks",
  look: "Settings",
  figure: "Figure",
  draw: "Draw",
  help: {
    clear: "Set up the starting position and forget the line",
    flip: "Show the board from the other side",
    setUp: "Put pieces on the board yourself; the line is kept until you use another position",
    tracks: "The tracks over the board, and how far each square is from the goal",
    look: "How the board looks and how moves are written, speed, keys",
    figure: "Take the diagram along: as a picture, as text, as a figure that lives",
    draw: "Draw arrows and marks over the board",
  },
};

export const display = {
  coordinates: "Coordinates",
  pieceSets: "Pieces",
  pieces: { figures: "Figures", letters: "Letters", pictograms: "Pictograms" },
  letterKey:
    "Programs write positions with these letters: in this game each is the piece that is named here, whatever it is " +
    "in modern chess.",
  save: "Save the picture",
  saveHelp: "Save this board as an SVG file",
  help: "Help",
  letters: "Keyboard shortcuts",
  lettersHelp: "Letters act by themselves: T throws, / finds. Turned off, they do nothing",
};
