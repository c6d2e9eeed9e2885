// English: the editor of game files.

export const file = {
  /** @param {string} id @param {string} why */
  notKept: (id, why) => `Your game “${id}” could not be read: ${why}`,
  unreadable: "The address holds a game that cannot be read.",
  /** @param {string} why */
  notTaken: (why) => `The game in the address cannot be played: ${why}`,
  /** @param {string} id */
  otherKept: (id) => `You keep another game as “${id}”: this is yours, not the one in the address.`,
  label: "The game as a file",
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
  copy: "Copy the file",
  copied: "Copied",
  remove: "Delete this game",
  close: "Close",
  right: "This is a game. It can be played.",
  /** @param {string} id */
  replaces: (id) => `This is a game. You keep another as “${id}”: this takes its place, and that goes to “Deleted”.`,
  /** @param {number} line @param {string} field @param {string} message */
  fault: (line, field, message) => [line > 0 && `Line ${line}`, field, message].filter(Boolean).join(": "),
  goTo: "Go to the line",
  /** @param {string} id */
  taken: (id) => `The collection has a game “${id}”: give yours another id.`,
  notDropped: "The browser has no room to put this game by, so it stays: copy its file, or make room first.",
  notStored: "The browser does not keep this game: copy its file, or its address.",
  tooLong: "This game is too long for an address: to pass it on, pass on its file.",
  /** @param {string} title */
  titleOf: (title) => `${title}, my own`,
  help:
    "A game file is a text in TOML: the board, the pieces with their moves in Betza notation, the array, the terms " +
    "by name, options with their sources. What is wrong is named as you write. What you keep stays in this " +
    "browser, in the menu of the games; the address of a game that is not too long holds all of it.",
};
