// English: lessons being taken, made and printed. Names of pieces, reasons and readings are the module’s.

import { counted } from "./grammar.js";

export { inOrder, joined } from "./grammar.js";

/** @param {number} count @param {boolean} points whether pieces stand on the crossings of lines */
const places = (count, points) => (points ? counted(count, "point", "points") : counted(count, "square", "squares"));

/** With a colon, but not after a question. @param {string} text */
const labelled = (text) => (text.endsWith("?") ? text : `${text}:`);

export const room = {
  lead:
    "New to chess? Begin with the first steps. Questions are answered on the board; the rules judge every answer, " +
    "and say why.",
  all: "All lessons",
  make: "Make a lesson",
  edit: "Make a lesson of this one",
  open: "Open a file",
  print: "Work sheet",
  printHelp: "Positions and questions on paper, the answers overleaf",
  printNow: "Print",
  withAnswers: "With the answers",
  back: "Back to the lesson",
  again: "Begin again",
  /** @param {string} title of a game */
  playIt: (title) => `Play ${title}`,
  /** @param {string} title */
  nextLesson: (title) => `Next lesson: ${title}`,
  forget: "Forget all progress",
  forgotten: "All progress is forgotten.",
  begin: "Begin",
  goOn: "Go on",
  done: "Done",
  /** @param {number} steps */
  steps: (steps) => counted(steps, "step", "steps"),
  /** @param {number} done @param {number} of */
  progress: (done, of) => `${done} of ${of} steps done`,
  /** @param {string} id */
  none: (id) => `There is no lesson “${id}”.`,
  unread: "The lesson in this address cannot be read.",
  /** @param {number} count */
  faults: (count) =>
    `${counted(count, "part", "parts")} of this lesson could not be read and ${count === 1 ? "is" : "are"} left out:`,
  coming: "The lesson is being fetched.",
  lost: "The lesson could not be fetched.",
  untitled: "A lesson",
};

export const taking = {
  board: "The board of the lesson",
  steps: "Steps",
  /** @param {number} step @param {number} of */
  step: (step, of) => `Step ${step} of ${of}`,
  /** @param {number} step @param {boolean} done */
  stepNamed: (step, done) => `Step ${step}${done ? ", done" : ""}`,
  back: "Back",
  next: "Next",
  finish: "Finish",
  check: "Check",
  clear: "Clear",
  show: "Show the answer",
  again: "Do it once more",
  yes: "Yes, it is legal",
  no: "No, it is not",
  right: "That is right.",
  wrong: "Not yet.",
  shown: "This is the answer.",
  /** @param {number} count @param {boolean} points whether pieces stand on the crossings of lines */
  missing: (count, points) => `${places(count, points)} ${count === 1 ? "is" : "are"} still to be found.`,
  /** @param {number} count @param {boolean} points */
  extra: (count, points) => `${places(count, points)} too many, marked red.`,
  chosenNote: "chosen",
  wrongNote: "wrong",
  missedNote: "missed",
  /** @param {string} square @param {boolean} on @param {number} count */
  chosen: (square, on, count) => `${square} ${on ? "chosen" : "taken back"}, ${count} in all.`,
  /** @param {number} done @param {number} of */
  finished: (done, of) =>
    done === of ? `You have done all ${of} steps.` : `You have done ${done} of ${of} steps: those marked above.`,
  hand: "In hand",
  which: "Which move?",
  failed: "This step cannot be shown.",
  noAnswer: "There is no such move here.",
  nowhere: "nowhere",
  or: " or ",
  /** @param {string} seat */
  turn: (seat) => `${seat} to move.`,
  /** @param {string} noun @param {string} square @param {boolean} points */
  squares: (noun, square, points) => `Find every ${points ? "point" : "square"} the ${noun} on ${square} may go to.`,
  onBoard: "Choose them on the board.",
  /** @param {string} squares @param {boolean} points */
  find: (squares, points) => `Find ${points ? "point" : "square"} ${squares} and choose it on the board.`,
  /** @param {string} squares @param {boolean} points */
  findAll: (squares, points) => `Find the ${points ? "points" : "squares"} ${squares}.`,
  /** @param {string} noun @param {string} [seat] whose; else of all sides */
  findPiece: (noun, seat) => `Find every ${noun}${seat ? ` of ${seat}` : ""}.`,
  goals: {
    capture: "Find a move that captures.",
    check: "Find a move that gives check.",
    mate: "Find a move that gives checkmate.",
    win: "Find a move that wins the game.",
    draw: "Find a move that draws the game.",
    promote: "Find a move that promotes.",
  },
  move: "Find the move.",
  /** @param {string} noun @param {string} square */
  by: (noun, square) => `Make it with the ${noun} on ${square}.`,
  /** @param {string} piece @param {string} from @param {string} to */
  legal: (piece, from, to) => `Is this move legal: the ${piece} from ${from} to ${to}?`,
  /** @param {string} piece @param {string} to */
  legalDrop: (piece, to) => `Is it legal to put the ${piece} on ${to}?`,
  legalHere: "Is that legal here?",
  /** @param {string} move */
  legalOther: (move) => `Is the move ${move} legal?`,
  /** @param {string} noun @param {string} square @param {string} question */
  reading: (noun, square, question) =>
    `The marks show where the ${noun} on ${square} may go. Which reading is this? (${question})`,
  piece: "piece",
};

export const sheet = {
  name: "Name",
  /** @param {string} title */
  answersOf: (title) => `${title}: answers`,
  either: "Yes or no, and why?",
  draw: "Mark them in the diagram.",
  foot: "Tabiya. The rules have judged the answers.",
};

export const form = {
  title: "Title",
  name: "A lesson of your own",
  help:
    "Write questions that are answered on the board, and pass them on by an address, a file or a work sheet. Set a " +
    "position up on the game’s own board, then take it from there. What is written is kept in this browser.",
  shelf: "Your lessons",
  untitled: "Without a title",
  /** @param {string} title @param {string} game @param {string} day */
  draft: (title, game, day) => [title, game, day].filter(Boolean).join(" · "),
  /** @param {string} draft */
  unknownGame: (draft) => `${draft} (a game that is not known here)`,
  notKeptYet: "A new lesson, kept as soon as you write",
  begun: "A new lesson. What you wrote before stays among your lessons.",
  discard: "Delete this lesson",
  /** @param {string} title */
  discarded: (title) => `“${title}” is deleted.`,
  bringBack: "Bring it back",
  game: "Game",
  rules: "Rules",
  usual: "As usual",
  takeRules: "Take game and rules from the page",
  steps: "Steps",
  add: "Add a step",
  up: "Earlier",
  down: "Later",
  remove: "Delete this step",
  /** @param {number} step */
  removed: (step) => `Step ${step} is deleted.`,
  /** @param {number} step */
  movedTo: (step) => `It is step ${step} now.`,
  /** @param {number} step */
  added: (step) => `Step ${step} is added.`,
  /** @param {number} step */
  step: (step) => `Step ${step}`,
  text: "Text",
  position: "Position",
  positionHelp: "Empty: as the game begins",
  take: "Take from the board",
  setUp: "Set up a position",
  setup: "As the game begins",
  line: "Moves from there",
  lineHelp: "Such as e2e3 e7e6",
  ask: "Question",
  kinds: {
    none: "None: only read",
    squares: "Find every square",
    find: "Find on the board",
    move: "Find the move",
    legal: "Legal here?",
    reading: "Which reading is this?",
  },
  of: "Piece on",
  anyPiece: "any",
  places: "Squares to find",
  placesHelp: "Such as e4 b7. Empty: where the kind stands",
  piece: "Kind of piece",
  seat: "Side",
  anySeat: "all",
  goal: "The move",
  goals: {
    capture: "captures",
    check: "gives check",
    mate: "gives checkmate",
    win: "wins",
    draw: "draws the game",
    promote: "promotes",
    moves: "is one of these",
  },
  moves: "Moves that are right",
  move: "Move",
  option: "Question of the rules",
  tried: "As it is taken",
  keep: "Keep it",
  address: "Address",
  copy: "Copy the address",
  copied: "The address is copied.",
  notCopied: "The browser does not let it be copied; it can be chosen in the field.",
  tooLong: "The lesson is too long for an address. It can be kept in a file.",
  take_: "Take the lesson",
  download: "Save as a file",
  open: "Open a file",
  fresh: "Start another",
  opened: "The file is open.",
  notJson: "This is not a JSON file, so nothing of it can be read.",
  tooLarge: "The file is too large for a lesson.",
  /** @param {number} count */
  faults: (count) => `${counted(count, "part is", "parts are")} not right; the rest is kept:`,
  /** What a fault is of. @param {string} step @param {string} [label] */
  placed: (step, label) => labelled(label ? `${step}, ${label}` : step),
  /** @param {string | undefined} label @param {string} message */
  faultAt: (label, message) => (label ? `${labelled(label)} ${message}` : message),
  nothing: "Nothing is written here yet.",
  /** @param {string} game */
  elsewhere: (game) => `The board of the page shows ${game}.`,
};

export const element = {
  failed: "The lesson could not be loaded.",
  none: "The element names no lesson: it takes course, src or lesson.",
  /** @param {string} id */
  noCourse: (id) => `There is no course “${id}”.`,
  notFetched: "The file of the lesson could not be fetched.",
  notRead: "The lesson cannot be read.",
};
