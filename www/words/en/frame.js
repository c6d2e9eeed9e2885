// English: the frame about the games: tabs, the address that is copied, notes, the page kept offline.

/** @param {string} title of the game @param {string} [view] what is shown of it, besides its board */
export const pageTitle = (title, view) => [view, title, "Tabiya"].filter(Boolean).join(" – ");

export const doors = { board: "Board", learn: "Learn", compare: "Compare", museum: "Museum", research: "Research" };

/** The views behind the doors. */
export const ways = {
  play: "The game",
  start: "Start here",
  stories: "Stories",
  lessons: "Lessons",
  studies: "Problems",
  verdicts: "Were they right?",
  differs: "Differences",
  overlay: "On one board",
  boards: "Side by side",
  parting: "First difference",
  difference: "Guess the rule",
  family: "Map and time",
  ages: "Pieces and rules",
  witnesses: "Witnesses",
  sources: "Sources",
  set: "Print a set",
  evidence: "Self-play",
  matrix: "Matrix",
  maps: "Maps",
  reconstruct: "Reconstruct",
  file: "Make a game",
};

/** What a game by a file of the reader’s is called. */
export const ownGame = "A game of your own";

/** @param {string} id */
export const noRoom = (id) => `There is no room “${id}” here; you see the first of all rooms.`;

/** @param {string} game */
export const notOfGame = (game) => `${game} has nothing of this. Choose another game, or another view.`;

export const search = "Search";

export const panels = {
  pieces: "Pieces",
  rules: "Rules",
  moves: "Moves",
  about: "About",
};

export const menu = {
  own: "Your own",
  /** What games are also called. @type {Record<string, string>} */
  also: {
    makruk: "Thai chess",
    sittuyin: "Burmese chess",
    ouk: "Cambodian chess",
    shatar: "Mongolian chess",
    senterej: "Ethiopian chess",
    "dice-chess": "Chaturaji",
    shaturanga: "Chaturaji",
  },
  /** @param {string} text */
  none: (text) => `No game here is called “${text}”.`,
};

export const share = "Share";

export const copied = "Copied";

export const copiedText = "The address is copied. It holds everything you see here.";

/** What the address that was copied does not hold. */
export const copiedWithout = {
  game: "The address is copied, but your game is too long for it. To pass the game on, pass on its file.",
  position: "The address is copied, but not what you set up: press “Use this position” first.",
  lesson: "The address is copied, but not what you write here: “Copy the address” below the lesson copies that.",
};

/** @param {string} address */
export const notCopied = (address) => `The browser did not let the address be copied. Here it is: ${address}`;

export const dismiss = "Close this note";

export const notKept = "Your browser does not let the page keep anything, so this choice holds until you leave.";

export const notKeptWork =
  "Your browser keeps no more for this page: what you make now is lost when you leave. Save it as a file, or copy " +
  "its address.";

export const offline = {
  badge: "Available offline",
  badgeHelp: "This browser has kept the whole page. It opens without a network.",
  ready: "A new version of this page is ready.",
  changed: "A new version of this page is in use in another window.",
  reload: "Reload with it",
};
