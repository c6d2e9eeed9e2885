// English: the museum. Titles of games, names of pieces and sentences of rules are the module’s.

import { counted, joined } from "./grammar.js";

export const rooms = {
  family: {
    lead:
      "Which game descends from which, and on whose word. A number counts the points on which two games differ: open " +
      "it to compare them. Who says what is told when you point at it, and in the list, which a narrow window shows " +
      "below the map.",
  },
  ages: {
    lead: "Follow one piece or one rule through time: what can be dated, and how far the piece goes in each game.",
  },
  witnesses: {
    lead: "Who saw each game first, who first told its rules, and what was found; every date opens its source.",
  },
  sources: { lead: "See which rules are left if you trust only some of the sources, and copy any citation." },
  find: {
    lead: "One search over all games: pieces by any name in any script, rules, choices, lines, stories, sources.",
  },
};

/** What is told where a room’s text in the address holds what it cannot read. @param {string[]} parts */
export const unread = (parts) => `Not understood, and left out: ${joined(parts.map((part) => `“${part}”`))}.`;

/** @typedef {import("../../museum/kin.js").Changes} Changes */

export const family = {
  /** Of a game that is none of those collected. */
  compared: " for comparison",
  /**
   * The points on which the sources part.
   * @type {Record<string, { question: string, choices: Record<string, string> }>}
   */
  questions: {
    armies: {
      question: "Which came first?",
      choices: {
        two: "Two armies: the four are thought a later development (Walker 2011)",
        four: "Four armies: the two came later (Shaturanga, after Bell)",
      },
    },
    begins: {
      question: "Since when is Chaturanga played?",
      choices: {
        fifth: "From 400–450, it is believed (Daou 2007)",
        seventh: "In or before the 7th century (Chess Variant Pages)",
      },
    },
    jump: {
      question: "How did the Indian elephant first move?",
      choices: {
        diagonal: "Diagonally; al-Adli’s straight jump comes after (Daou 2007)",
        straight: "Straight, as Johannes Kohtz suggested (in Daou 2007)",
      },
    },
    ruk: {
      question: "Siam or Cambodia?",
      choices: {
        siam: "Ouk Chatrang is a variant of Makruk (Daou 2007, §VII)",
        cambodia: "Makruk may have its name from Cambodia (Daou 2007, §VI, note 15)",
      },
    },
  },
  choices: "Where the sources part",
  /** Where the argument of a question is told. @type {Record<string, { about: string, text: string }>} */
  arguments: {
    armies: { about: "armies", text: "The argument of each side" },
    jump: { about: "elephant", text: "The argument of each side" },
  },
  list: "As a list",
  print: "Print as a poster",
  paper: "Paper",
  /** @type {Record<import("../../museum/poster.tsx").Paper, string>} */
  papers: { a3: "A3", a2: "A2", a4: "Four sheets of A4, to be glued" },
  glue: "Cut each sheet along its full lines, and lay it on its neighbour up to the broken line: the crosses meet.",
  /** @param {string} name */
  sheet: (name) => `Sheet ${name}`,
  poster: "The family of chess",
  schematic:
    "The map is schematic: drawn wider where many games stand, and each board in its part of the world, at no town.",
  games: "The games",
  ways: "The ways from game to game",
  scale: "The scale of time",
  scaleLead:
    "What the sources date, and how widely: solid between two dates, fading where one end is not told. " +
    "A red stroke is a single year that is named beside it.",
  /** @type {Record<string, string>} */
  kinds: {
    descent: "descent",
    board: "the board alone",
    name: "the name alone",
    piece: "one piece alone",
    influence: "influence",
    account: "described by comparison",
  },
  key: "The lines",
  lines: {
    described: "a source says so",
    reported: "a source quotes others",
    inferred: "a source supposes it, or it follows from what one says",
  },
  /** @param {string} from @param {string} to */
  way: (from, to) => `${from} → ${to}`,
  /** @param {string} from @param {string} to @param {number} changes */
  compare: (from, to, changes) =>
    `From ${from} to ${to}: ${counted(changes, "point differs", "points differ")}. Compare the rules`,
  /** What differs between the rules of two games, generated. @param {Changes} changes */
  changes: ({ moves, replaced, came, went, other }) =>
    [
      moves.length > 0 &&
        `Moves otherwise: ${joined(moves.map(({ title, ways }) => title + (ways ? ` (${ways.join(" → ")})` : "")))}.`,
      ...replaced.map(({ titles: [old, now], ways }) => {
        const [before, after] = ways.map((way) => (way && ways[0] !== ways[1] ? ` (${way})` : ""));
        return `In place of the ${old}${before} the ${now}${after}.`;
      }),
      came.length > 0 && `New: ${joined(came)}.`,
      went.length > 0 && `No longer: ${joined(went)}.`,
      other.length > 0 && `Other rules on: ${joined(other)}.`,
    ]
      .filter(Boolean)
      .join(" "),
  /** @param {string} title @param {string} date */
  game: (title, date) => `${title}, ${date}`,
};

/** @param {string} noun */
const article = (noun) => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

export const ages = {
  pieces: "Piece or rules",
  /** @type {Record<string, string>} */
  names: {
    elephant: "Elephant",
    counsellor: "Counsellor",
    chariot: "Chariot",
    horse: "Horse",
    soldier: "Soldier",
    king: "King",
    cannon: "Cannon",
    rules: "Rules",
  },
  /** Why a piece is counted here. @type {Record<string, string>} */
  basis: {
    name: "by its name",
    place: "by its place in the array alone",
    told: "as a source has it",
  },
  games: "In every game, in the order of the dates",
  /** @param {string} meaning */
  meaning: (meaning) => `“${meaning}”`,
  /** @param {number} mean @param {number} ever @param {number} of */
  mobility: (mean, ever, of) =>
    `On an empty board it has ${mean.toFixed(1)} moves on average and can reach ${ever} of the ${of} squares.`,
  mobilityHelp:
    "The average is taken over the squares that the piece can come to from where it stands at the start, or over all " +
    "squares if it begins in hand.",
  accounts: "Dated accounts",
  account: "Account",
  stories: "Told at length:",
  noTale: "Our sources do not say which form of this piece is older.",
  /**
   * The tales that bear dates, by the piece and their own name; `after` is what is told beyond the last of them.
   * @type {Record<string, { label: string, title: string, after?: { text: string, cite: string,
   *   standing: import("../../core/module.js").ChoiceInfo["standing"], next: { about: string, text: string } } }>}
   */
  tales: {
    "elephant india": {
      label: "India",
      title: "The elephant of India, as it is told",
      after: {
        text:
          "And then? Later in India the name moved on: the chariot was called an elephant, and the piece on the " +
          "elephant’s place a camel. No source here dates it.",
        cite: "Daou 2007, §I, note 2",
        standing: "reported",
        next: {
          about: "elephant,mongolia",
          text: "Next: the same piece in Mongolia, where it came to move as a bishop",
        },
      },
    },
    "elephant mongolia": {
      label: "Mongolia: to the bishop",
      title: "From the elephant to the bishop, in Mongolia",
      after: {
        text:
          "The bishop of modern chess stands on the elephant’s place, and in India it is often called a camel today. " +
          "Here alone a source tells both moves of one piece, the old and the new. When the one became the other, " +
          "where, and by whom, nobody here knows. How the elephant of Shatranj became the bishop in Europe is " +
          "outside what these sources tell.",
        cite: "Daou 2007, §I, note 2, and §VIII, note 21",
        standing: "inferred",
        next: { about: "elephant,china", text: "Next: the elephant of China, and the river" },
      },
    },
    "elephant china": { label: "China: the river", title: "The elephant of China, without a river and with one" },
    "elephant japan": { label: "Japan: taken out", title: "The drunk elephant of Japan, and the emperor" },
    "counsellor mongolia": { label: "Mongolia: grown strong", title: "The bers of Mongolia, weak and strong" },
    "counsellor china": { label: "China: the palace", title: "The adviser of China, without a palace and in one" },
    "horse mongolia": { label: "Mongolia", title: "The horse of Mongolia, and its later forms" },
    "soldier promotion": { label: "India: promotion", title: "What the soldier of India becomes, and where" },
    "soldier drops": {
      label: "Japan: drops",
      title: "What becomes of a soldier, or any piece, that is taken in Japan",
    },
    "king leap": { label: "India: the leap", title: "The king of India, with a leap and without" },
    "king china": { label: "China: the palace", title: "The general of China, without a palace and in one" },
    "king mongolia": { label: "Mongolia", title: "The king of Mongolia on the last rank" },
    "rules stalemate": { label: "Stalemate", title: "Who wins by stalemate: turned round, and back" },
    "rules bare": { label: "Bare king", title: "When only the king is left" },
    "rules werera": { label: "Ethiopia: first moves", title: "How the game of Ethiopia begins" },
    "rules dice": { label: "Dice", title: "The game of four armies, with a die and without" },
    "rules perpetual": {
      label: "China: the perpetual chase",
      title: "Who chases without end, by the federations’ rules",
    },
  },
  /** @param {string} year @param {string} title */
  stop: (year, title) => `${year}: ${title}`,
  /** @param {string[]} choices */
  undated: (choices) => `Forms without a date: ${joined(choices.map((choice) => `“${choice}”`))}.`,
  /** @param {string} game */
  open: (game) => `Open ${game} with this choice`,
  /** @param {string} at @param {number} now @param {number} once @param {boolean} later whether squares are coloured */
  now: (at, now, once, later) =>
    `From ${at} it goes to ${counted(now, "square", "squares")}` +
    `${once > 0 ? `, and once in the game to ${counted(once, "square", "squares")} more` : ""}.` +
    `${later ? " The coloured squares take more than one move." : ""}`,
  /** @param {number} count of the pieces @param {string} noun @param {number} ever @param {number} of */
  reach: (count, noun, ever, of) =>
    count === 1
      ? `From its place the ${noun} can ever come to ${ever} of the ${of} squares.`
      : `From their ${count} places the ${noun}s of a side can ever come to ${ever} of the ${of} squares.`,
  /** @param {number} count of the pieces of a side */
  gone: (count) => `It is no longer in the array: ${counted(count, "piece", "pieces")} a side are left.`,
  /** @param {string[]} pieces @param {number} count @param {number} of */
  caught: (pieces, count, of) => {
    if (count === 0) return `Where they stand at the start, none of the ${of} enemy pieces can be caught by it.`;
    return count === of
      ? `All ${of} enemy pieces can be caught where they stand at the start.`
      : `Where they stand at the start, ${count} of the ${of} enemy pieces can be caught: ${joined(pieces)}.`;
  },
  /** @param {string[]} pieces */
  safe: (pieces) => `It can never attack these where they stand at the start: ${joined(pieces)}.`,
  /** @param {string} noun @param {boolean} meet */
  meet: (noun, meet) =>
    meet
      ? `Those of the two sides can come to the same squares: ${article(noun)} can take ${article(noun)}.`
      : `Those of the two sides never come to the same square: no ${noun} can take ${article(noun)}.`,
  /** @param {number} count @param {string} noun */
  ofKind: (count, noun) => counted(count, noun, `${noun}s`),
  /** @param {string} square @param {string[]} nouns */
  becomes: (square, nouns) => `on ${square} ${nouns.map(article).join(" or ")}`,
  /** @param {string[]} parts */
  promotion: (parts) =>
    `With all other pieces lost a soldier may become ${joined(parts)}. Elsewhere it stays what it is.`,
  /** @param {number} count */
  drops: (count) =>
    count === 0
      ? "White has taken the bishop on h8, and can put nothing back on the board."
      : `White has taken the bishop on h8, and may put it down on any of ${count} squares.`,
  /**
   * @param {number} at which position it is
   * @param {{ line: string[], rounds: number, told?: string, answers: { told: string, moves: string[] }[] }} end
   */
  ending: (at, { line, rounds, told, answers }) => {
    const after = `${at === 0 ? "On the board" : "In another position"}, after ${line.join(" ")}`;
    const often = rounds > 1 ? ", again and again" : "";
    if (told) return `${after}${often}: ${told}`;
    const ends = answers.map(({ told, moves }) => `After ${joined(moves)}: ${told}`);
    return [`${after}${often} the game goes on.`, ...ends].join(" ");
  },
  /** @param {{ name: string, moves: number }[]} seats */
  turn: (seats) =>
    seats.length > 1
      ? `At once open are ${joined(seats.map(({ name, moves }) => `${counted(moves, "move", "moves")} to ${name}`))}.`
      : `Open are ${seats.map(({ name, moves }) => `${counted(moves, "move", "moves")}, all to ${name}`).join()}.`,
  /** @param {{ value?: number, moves: number }[]} throws */
  throws: (throws) =>
    `What is open to the seat on turn hangs on the throw: ${joined(
      throws.map(({ value, moves }) => `${value}: ${counted(moves, "move", "moves")}`),
    )}.`,
};

export const walls = {
  /** @type {Record<string, string>} */
  /** @param {string} names */
  held: (names) => `Held by: ${names}.`,
  doubt: "What is not certain",
  sources: "Sources",
  play: "Play",
  last: "To the end of the line",
  /** @param {string} game */
  open: (game) => `Open in ${game}`,
  problem: "Solve it as a problem",
};

export const witnesses = {
  narrow: "Which witnesses",
  game: "Game",
  anyGame: "Every game",
  kind: "Kind",
  anyKind: "Every kind",
  /** @type {Record<import("../../museum/witnesses.js").Witness["kind"], string>} */
  kinds: {
    text: "Text that names the game",
    treatise: "Book of its rules",
    travel: "Traveller’s report",
    study: "Description by a student of games",
    record: "Record of play",
    picture: "Picture",
    find: "Find",
  },
  games: "What is known of each game",
  /** What a witness is for a game. @type {Record<import("../../museum/witnesses.js").As, string>} */
  as: { first: "First named", rules: "Rules first told", find: "Finds", later: "Later" },
  /** @param {string} as @param {string} game */
  role: (as, game) => `${game}: ${as.charAt(0).toLowerCase()}${as.slice(1)}`,
  tallies: "Where the accounts differ",
  talliesLead:
    "Most of the accounts that this page follows are of our time, and repeat one another. Here only those count who " +
    "knew the game as it was played, or knew players of it.",
  /** @param {number} count */
  voices: (count) => (count === 0 ? "No witness." : counted(count, "witness:", "witnesses:")),
  all: "All witnesses, in the order of time",
  /** @param {number} shown @param {number} all */
  count: (shown, all) =>
    shown === all ? counted(all, "witness.", "witnesses.") : `${shown} of ${counted(all, "witness.", "witnesses.")}`,
  /** Between dates, and between witnesses. */
  between: "; ",
  /** @type {Record<import("../../museum/witnesses.js").Witness["certainty"], { name: string, help: string }>} */
  certainties: {
    certain: { name: "certain", help: "No source that we read doubts what it is, or of which game." },
    probable: { name: "probable", help: "The sources think so, and give a reason for some doubt." },
    disputed: { name: "disputed", help: "Sources contradict each other." },
    doubtful: { name: "doubtful", help: "It may be of another game, or of none." },
  },
  /** What kind of source is cited, in short. @type {Record<string, string>} */
  genres: {
    witness: "witness",
    museum: "museum",
    scholar: "scholar",
    compilation: "compilation",
    federation: "federation",
    program: "program",
    data: "data",
    reading: "our own reading",
  },
  /** Before what a source prints by error. @param {string} cite */
  says: (cite) => `${cite}, prints`,
  received: "right is",
};

export const margin = {
  toRead: "Open it where it stands",
  filter: "Show only rules from",
  source: "Source",
  every: "Every source",
  standing: "Standing",
  /** @type {Record<string, string>} */
  standings: {
    any: "Any standing",
    "without-reconstructions": "Without reconstructions",
    "as-told": "Described or reported",
    described: "Described alone",
  },
  /** @param {string} game */
  rules: (game) => `The rules of ${game}, with the choices in force`,
  /** @param {number} kept @param {number} all */
  count: (kept, all) => `${kept} of ${all} sentences remain.`,
  silent: "No source is left for",
  open: "Questions left open:",
  settled: "Questions with one answer left:",
  none: "no answer is left",
  /** @param {number} count */
  several: (count) => (count === 1 ? "one answer is left" : `${count} answers are left`),
  signs: "The signs of the board, and who says so",
  heard: { part: "partly hidden", none: "hidden" },
  gone: "left out",
  bibliography: "Bibliography",
  /** @param {number} count */
  works: (count) => `All ${counted(count, "source", "sources")} that the games cite.`,
  own: "Only those of this game",
  /** What kind of source a work is. @type {Record<string, string>} */
  sorts: {
    scholar: "A scholar’s book or article.",
    compilation: "A compilation: it tells what other accounts tell.",
    federation: "Rules of a federation, as they are played today.",
    program: "A program, or the guide to one.",
    data: "A collection of data.",
    reading: "Not a source: our own reading.",
    witness: "A witness: it tells what its author saw, heard or played.",
    museum: "A museum’s own description of what it keeps.",
  },
  witnesses:
    "Few of these are witnesses of their time: most tell what older texts or players have told. “Described” says " +
    "that a source sets out the rule, not that the rule was so. Who saw the games is told in the room of the " +
    "witnesses.",
  form: "Form",
  list: "List",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "The browser did not let it be copied: select the text instead.",
  text: "The bibliography as text",
  /** @param {string[]} games */
  cited: (games) => (games.length > 0 ? `Cited for ${joined(games)}.` : "Cited for the witnesses."),
  cite: "Cite this page",
  citeHelp: "With the version of the page and the choices in force: who opens the address sees the same rules.",
  /** @param {string} game @param {string[]} choices @param {string} heard @param {string} [version] */
  title: (game, choices, heard, version) =>
    `Tabiya: the rules of ${game}${choices.length > 0 ? ` (${choices.join("; ")})` : ""}` +
    `${heard ? `, as far as heard: ${heard}` : ""}` +
    `${version ? `, version ${version}` : ""}`,
};

export const find = {
  field: "Find",
  placeholder: "A game, a piece in any script, a rule, a source",
  /** @type {Record<string, string>} */
  /**
   * What is done in a room or view, by its id: what somebody may look for who does not know its name.
   * @type {Record<string, string>}
   */
  does: {
    start: "a first walk through the page",
    lessons: "to learn a game, or to teach one; lessons of your own, work sheets",
    studies: "mansubat and other compositions, solved and checked",
    verdicts: "endings, and what the old masters said of them",
    differs: "compare two games, or two rules of one",
    overlay: "two pieces compared: the squares that each reaches",
    boards: "games compared on boards beside each other",
    parting: "where two rules play differently for the first time",
    family: "where and when the games were played, and what came of what",
    ages: "how pieces and rules changed",
    witnesses: "texts, finds and pictures, by date",
    sources: "books and papers, the bibliography of the game",
    set: "board, pieces and dice on paper, to cut out",
    evidence: "what a rule does to play: statistics of games that the computer plays with itself",
    matrix: "all games and their rules as a table",
    maps: "how strong a piece is: mobility, squares reached, by square",
    reconstruct: "which rules fit the facts that are known",
    file: "a variant of your own, by a file",
  },
  /** @type {{ title: string, text: string, change: Partial<import("../../state/store.js").State> }[]} */
  deeds: [
    {
      title: "Set up a position",
      text: "Put pieces on the board by hand, or paste a position (FEN, SFEN); an editor.",
      change: { view: "setup" },
    },
    {
      title: "Open a record of a game",
      text: "Paste or open PGN, KIF, CSA, WXF and others: “Open a record”, under “Moves”.",
      change: { panel: "moves" },
    },
    {
      title: "Play against the computer",
      text:
        "An opponent of ten levels: the button of this name beside the board. Who would resign, or offer a draw, " +
        "presses “No computer”.",
      change: {},
    },
    {
      title: "Figures for an article",
      text: "A diagram to download, embed, print or cite, as SVG, PNG, TikZ or HTML: “Figure”, beside the board.",
      change: {},
    },
    {
      title: "Draw arrows and marks",
      text: "Annotate the board, with a caption: “Draw”, beside the board.",
      change: {},
    },
    {
      title: "Print the rules",
      text: "The rules in force on a sheet of paper: under “Rules”.",
      change: { panel: "rules" },
    },
    {
      title: "Make a lesson",
      text: "Questions that are answered on the board, for a class; by an address or a file.",
      change: { view: "room", room: "lessons:make" },
    },
  ],
  kinds: {
    room: "On this page",
    game: "Games",
    wall: "Stories and disputes",
    piece: "Pieces",
    term: "Words of the board",
    choice: "Choices",
    rule: "Rules",
    line: "Lines to step through",
    study: "Problems",
    witness: "Witnesses",
    note: "History and remarks",
    source: "Sources",
  },
  /** @param {number} found @param {number} all */
  count: (found, all) =>
    found === 0 ? "Nothing is found." : `${counted(found, "result", "results")} among ${all} entries.`,
  /** @param {number} all */
  ready: (all) => `Search ${all} entries: an entry must contain all your words.`,
  /** @param {number} left */
  more: (left) => `and ${left} more`,
};
