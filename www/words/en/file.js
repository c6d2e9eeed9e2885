// English: the editor of game files.

export const file = {
  /** @param {string} id @param {string} why */
  notKept: (id, why) => `Your game “${id}” could not be read: ${why}`,
  unreadable: "The address holds a game that cannot be read.",
  /** @param {string} why */
  notTaken: (why) => `The game in the address cannot be played: ${why}`,
  /** @param {string} id */
  otherKept: (id) => `You keep another game as “${id}”: this is yours, not the one in the address.`,
  maker: "A game of your own",
  lead: "Make your own variant: change the name, the board or how a piece moves, then keep it and play it.",
  label: "The game as a file",
  text:
    "The text is the whole game, in TOML: on each line a name, =, and a value, under headings in brackets. What you " +
    "choose in the form is written into it, and what you write here is seen in the form.",
  tools: "The file and its faults",
  about: "About game files",
  from: "Begin with",
  blank: "Choose a game …",
  own: "Your own",
  all: "The collection",
  deleted: "Deleted",
  draft: "What you have written is kept in this browser. It becomes a game by “Keep and play”.",
  anew: "Begin again with the file",
  back: "Bring back what stood here",
  ini: "Or with a variant of Fairy-Stockfish",
  iniText: "A section of variants.ini",
  iniName: "Its name",
  importIt: "Take it over",
  /** @param {string} keys */
  unsaid: (keys) => `Not imported, because game files cannot express it: ${keys}.`,
  allSaid: "All of it was taken over.",
  play: "Keep and play",
  save: "Save as a file",
  open: "Open a file",
  tooLarge: "This file is too large to be a game.",
  copy: "Copy the file",
  copied: "Copied",
  notCopied: "Not copied: save it as a file",
  remove: "Delete this game",
  /** @param {string} title */
  removed: (title) => `“${title}” is deleted. It can be brought back: it stands under “Begin with”.`,
  close: "Close",
  right: "This is a game. It can be played.",
  /** @param {string} id */
  replaces: (id) => `This is a game. You keep another as “${id}”: this takes its place, and that goes to “Deleted”.`,
  /** @param {number} line @param {string} field @param {string} message */
  fault: (line, field, message) => [line > 0 && `Line ${line}`, field, message].filter(Boolean).join(": "),
  goTo: "Go to the line",
  /** @param {string} id */
  taken: (id) => `The collection has a game “${id}”: give yours another id.`,
  notDropped: "The browser has no room to put this game by, so it stays: save it as a file, or make room first.",
  notStored: "The browser does not keep this game: save it as a file, or copy its address.",
  tooLong: "This browser keeps the game. It is too long for an address: to pass it on, save it as a file.",
  /** @param {string} title */
  titleOf: (title) => `${title}, my own`,
  help:
    "A game file has the board, the pieces with their moves in Betza notation, the array, the terms by name, options " +
    "with their sources. What you keep stays in this browser, in the menu of the games; “Save as a file” takes it " +
    "elsewhere, and the address of a game that is not too long holds all of it.",
  board: {
    label: "The board of the game as it is written",
    try: "Try it",
    put: "Put the pieces of the array",
    tools: "Tools",
    throwIt: "Throw",
    /** @param {string} noun */
    held: (noun) => `From the hand: ${noun}`,
    again: "From the start",
    last: "The board is that of the last text that was a game.",
  },
  /** How a line is written, by the code of its fault or by its name. @type {Record<string, string>} */
  writes: {
    syntax: "A line is a name, =, and a value: numbers as they are, words in “straight quotes”, lists in [ ].",
    setup:
      "The array is written rank by rank from the far side, with / between them: a letter for each piece, a capital " +
      "for the first player’s, and a number for so many empty squares. Each side needs its king.",
    moves: "Moves are letters: W is a step straight, F a step diagonally, N a knight’s leap, R and B go any distance.",
    letter: "No two pieces have the same letter.",
  },
  /** Of what a game can do without. */
  more: "It is about the choices and example lines of the game you began with: “Keep only the rules” takes them out.",
  form: {
    label: "What to change first",
    title: "Name",
    files: "Files",
    ranks: "Ranks",
    asWritten: "as the text says",
    ends: {
      stalemate: {
        label: "Stalemate",
        choices: {
          draw: "is a draw",
          wins: "wins for the side that gives it",
          loses: "loses for the side that gives it",
          forbidden: "may not be given",
          exchange: "lets the king change places",
        },
      },
      "bare-king": {
        label: "A king left alone",
        choices: {
          plays: "plays on",
          loses: "loses",
          "loses-unless-rebared": "loses, unless it bares the other",
          draws: "draws",
        },
      },
    },
    pawn: "pawn",
    /** @param {string} noun */
    promotion: (noun) => `A ${noun} becomes`,
    /** @param {string} noun */
    stays: (noun) => `a ${noun} for good`,
    zone: "On the last ranks",
    moves: "How one moves",
    /** By their letters in Betza notation. @type {Record<string, string>} */
    ways: {
      W: "Wazir: a step straight",
      F: "Ferz: a step diagonally",
      D: "Dabbaba: a leap of two, straight",
      A: "Alfil: a leap of two, diagonally",
      N: "Knight: a leap of two and one",
      C: "Camel: a leap of three and one",
      Z: "Zebra: a leap of three and two",
      R: "Rook: straight, however far",
      B: "Bishop: diagonally, however far",
      fW: "a step forward",
      sW: "a step sideways",
      fF: "a step diagonally forward",
      fR: "forward, however far",
      ffN: "a knight’s leap, two forward and one aside",
      fmW: "a step forward, not to capture",
      fcF: "a step diagonally forward, to capture",
      nN: "a knight’s move, if nothing stands in its way",
      mR: "straight, however far, not to capture",
      cpR: "straight over one piece, to capture",
    },
    limited: "One way only, or with a limit",
    saysMore: "The text says more of its moves than this list has.",
    chooseAnew: "Choose from the list instead",
    shorten: "Keep only the rules",
    shortenHelp: "Take out the choices, the example lines and the notes of the game you began with",
  },
};
