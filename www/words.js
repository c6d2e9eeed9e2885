// Every sentence that the page itself says. What a rule, a piece or a reason is
// called comes from the module; this is only the language of the controls.

/** @typedef {import("./module.js").OptionInfo} OptionInfo */

/** @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;

/** @param {string[]} parts */
const joined = (parts) => (parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`);

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** @param {number} count */
const number = (count) => NUMBERS[count] ?? String(count);

export const words = {
  counted,
  joined,

  /** @param {string} title */
  pageTitle: (title) => `${title} – Tabiya`,
  views: { play: "The game", piece: "One piece", compare: "Comparison", ways: "The ways", set: "Print a set" },
  panels: {
    pieces: "Pieces",
    choices: "Choices",
    lines: "Lines",
    rules: "Rules",
    sources: "Sources",
  },
  share: "Copy address",
  copied: "Copied",
  copiedText: "The address is copied. It holds everything you see here.",
  /** @param {string} address */
  notCopied: (address) => `The browser did not let the address be copied. Here it is: ${address}`,
  dismiss: "Close this note",
  notKept: "Your browser does not let the page keep anything, so this choice holds until you leave.",
  offline: {
    badge: "Available offline",
    badgeHelp: "This browser has kept the whole page. It opens without a network.",
    ready: "A new version of this page is ready.",
    changed: "A new version of this page is in use in another window.",
    reload: "Reload with it",
  },
  /** Said when nothing can be played; below stand the array and the rules. */
  fault: {
    failed: "Nothing can be played here now: you see the game as it begins.",
    stopped:
      "The rules core has stopped, so nothing more can be played in this window: you see the game as it begins. " +
      "The address keeps your line.",
    again: "Load the page again",
    noWasm: "The rules core needs WebAssembly, which this browser does not have or has switched off.",
    memory: "The browser has no memory left for the rules core; closing other windows may help.",
    trap: "The rules core ran out of memory or met a fault of its own.",
    /** @param {string} why */
    refused: (why) => `The browser refused to compile the rules core. (${why})`,
    /** @param {string} why */
    notLoaded: (why) =>
      `The rules core could not be loaded: a file of the page is missing, or the network is. (${why})`,
    /** @param {string} why */
    other: (why) => `The page met a fault of its own. (${why})`,
  },

  /** @param {string} id @param {string} [instead] */
  noGame: (id, instead) =>
    `The address names a game “${id}”, which is not here.${instead ? ` This is ${instead}.` : ""}`,
  /** @param {string} key @param {string} game */
  noOption: (key, game) => `${game} has no option “${key}”; it was left out.`,
  /** @param {OptionInfo} option @param {string} value */
  noChoice: (option, value) =>
    `“${value}” is no answer to “${option.question}” The usual one stands. Possible: ` +
    `${joined(option.choices.map((choice) => choice.id))}.`,
  /** @param {string} id */
  noPreset: (id) => `The address names a set of rules “${id}”, which this game does not have.`,
  /** @param {string} key @param {string} value */
  noNumber: (key, value) => `“${value}” is not a number (in “${key}”); it was left out.`,
  /** @param {string} value */
  noSeed: (value) => `“${value}” is no seed for throws: that is up to 16 letters and digits. It was left out.`,
  /** @param {string} id @param {string} game */
  noKind: (id, game) => `${game} has no piece “${id}”; it was left out.`,
  /** @param {string} square @param {string} where */
  noSquare: (square, where) => `“${square}” is not a square of this board (in “${where}”).`,
  /** @param {string} key */
  noKey: (key) => `The address says “${key}”, which means nothing here; it was left out.`,
  newerAddress: "The address was written by a newer Tabiya than this one. What this one understands of it is shown.",
  /** @param {string} view */
  noView: (view) => `There is no view “${view}” of this game; you see the game itself.`,
  /** @param {number} most */
  tooManyCompared: (most) => `No more than ${most} sets of rules fit side by side; the rest were left out.`,
  /** @param {string} message */
  badRules: (message) => `These choices cannot stand together, so the usual ones do. ${message}`,
  /** @param {string} message */
  badPosition: (message) => `This position cannot stand here, so the starting array does. ${message}`,
  /** @param {string} message */
  badPositionKept: (message) => `This position cannot be set up. ${message}`,
  /** @param {number} at @param {string} move @param {string} message */
  lineStops: (at, move, message) =>
    `Under these rules the line stops ${at === 0 ? "before its first move" : `after move ${at}`}: ${move} is not ` +
    `possible. ${message}`,
  /** @param {number} kept */
  lineKept: (kept) => `The line is kept: all ${counted(kept, "move", "moves")} stay possible.`,
  chosen: "Changed.",

  chooseMove: "Which move is meant?",
  promotion: {
    /** @param {string} noun */
    question: (noun) => `Promote the ${noun}?`,
    yes: "Promote",
    no: "Do not promote",
    /** @param {string} name */
    becomes: (name) => `it becomes ${name}`,
    /** @param {string} name */
    stays: (name) => `it stays ${name}`,
  },

  hands: {
    /** @param {string} seat @param {boolean} empty */
    hand: (seat, empty) => `${seat}’s hand${empty ? ", empty" : ""}`,
    /** @param {string} name @param {number} count @param {boolean} open */
    man: (name, count, open) => `${name} in hand, ${count}${open ? "; drop" : ""}`,
    /** @param {string} seat */
    waits: (seat) => `It is not ${seat}’s turn to put men on the board.`,
  },

  seats: {
    sides: { south: "South", west: "West", north: "North", east: "East" },
    /** @param {string} name */
    ally: (name) => `with ${name}`,
    onTurn: ", on turn",
    /** @param {number} value */
    lot: (value) => `has thrown ${value}`,
  },
  throws: {
    label: "Throws",
    throwIt: "Throw",
    forAll: "Throw for all",
    set: "or set",
    /** @param {number} value @param {number} share @param {number} whole */
    face: (value, share, whole) => `Set the throw to ${value} (chance ${share} in ${whole})`,
    chance: "How the throws fall",
    chanceText:
      "By chance, each with its own odds. The address keeps them: whoever opens a copy of it throws the same again.",
    /** @param {string} seed */
    seed: (seed) => `They are drawn from the seed “${seed}”.`,
    newSeed: "New seed",
    newSeedHelp:
      "The throws that follow will be others. The address keeps the seed, so that it gives the same throws again.",
    waits: "Nothing is to be thrown now: play the throw that lies, or give the answer that is due.",
  },
  ledger: {
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
  },

  /**
   * What is done without going to a square, by its action; the rest speaks for itself.
   * @type {Record<string, string | undefined>}
   */
  actions: {
    count: "Count moves",
    stop: "Stop counting",
    pass: "Pass",
    object: "Object to the set-up",
    impasse: "Claim an impasse",
    accept: "Accept: count the points",
    decline: "Decline: play on",
    agree: "Agree",
    refuse: "Refuse",
  },
  cancel: "Leave it",

  player: {
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
      ply === 0 ? `Start, of ${counted(reach, "move", "moves")}` : `Move ${ply} of ${reach}: ${move ?? ""}`,
    moves: "Moves",
    ownLine: "Moves",
    noLine: "No moves yet: choose a man on the board, or begin here.",
    noLineHere: "No moves yet: choose a man on one of the boards.",
    noThrow: "No moves yet: press “Throw”, or set the throw yourself.",
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
      skip: "passes",
      propose: "proposes exchange",
      agree: "agrees",
      refuse: "refuses",
      release: "claims release",
    },
    undo: "Undo",
    undoHelp: "Take back your last change: a move, a line, a choice of rules (Ctrl+Z)",
    redo: "Redo",
    redoHelp: "Make the change again (Ctrl+Y)",
    clear: "Start afresh",
    clearHelp: "Set up the starting array and forget the line",
  },

  invitation: {
    line: "Watch the demonstration",
    /** @param {string} name @param {string[]} fields */
    account: (name, fields) => `${name}: ${counted(fields.length, "account", "accounts")} on one board`,
  },

  use: "Use this diagram",
  display: {
    label: "The board",
    turned: "Turned",
    coordinates: "Coordinates",
    men: "Pieces",
    pieces: { figures: "Figures", letters: "Letters", pictograms: "Pictograms" },
    save: "Save the picture",
    saveHelp: "Save this board as an SVG file",
    position: "Position",
    setUp: "Set up",
    positionHelp: "The position in letters, as chess programs write it. Change it, and set it up.",
  },

  options: {
    lead: "Where the sources differ, you choose. The position and the line stay as far as the new rules allow them.",
    presets: "Sets of rules",
    reset: "Back to the usual rules",
    standings: "What the standings mean",
  },
  standings: {
    described: "described",
    reported: "reported",
    inferred: "inferred",
    reconstructed: "reconstructed",
    modern: "modern",
  },
  standingTexts: {
    described: "A source sets it out as the rule.",
    reported: "A source tells that others say or play so.",
    inferred: "It follows from what a source says, without being said.",
    reconstructed: "Somebody put it together to fill a gap.",
    modern: "It is how the game, or a program, has it today.",
  },

  legend: {
    lead: "Choose a piece to see it alone on the board and try its moves.",
    race: "The men have no moves of their own: they run along their tracks, as far as the throw says.",
    also: "Also:",
    /** @param {number} count */
    count: (count) => (count === 0 ? "by promotion alone" : `${number(count)} a side`),
    /** @param {string} from */
    promoted: (from) => `what the ${from} becomes`,
    /** @param {string} field */
    field: (field) => `in the field’s terms: ${field}`,
    betza: "Betza",
  },

  lines: {
    lead: "Lines to step through. Each sets up its own rules and position; Undo brings yours back.",
    open: "Step through",
    play: "Play",
    /** @param {string} title */
    openThis: (title) => `Step through: ${title}`,
    /** @param {string} title */
    playThis: (title) => `Play: ${title}`,
  },

  rules: { lead: "The rules now in force, with the choices you have made." },
  sources: { notes: "Notes", sources: "Sources" },

  /** @param {number} count */
  squares: (count) => counted(count, "square", "squares"),

  pattern: {
    back: "Back to the game",
    help:
      "Drag the man, or choose its square. Click any other square to put a friend there, then an enemy, then " +
      "nothing. With the keyboard, Enter takes a man up and puts it down, and Space does what a click does.",
    stands: "Stands on",
    side: "Side",
    clear: "Clear the others",
    ever: "Show every square it can ever reach",
    now: "now",
    everCount: "ever",
    nowText: "squares it reaches now, in one move",
    everText: "squares it can ever reach with nobody in the way, captures and its own included",
    key: "Key",
    /** @param {string} name @param {string} square */
    board: (name, square) => `${name} alone on ${square}`,
    /** @param {string} at @param {string[]} squares */
    goes: (at, squares) =>
      squares.length > 0 ? `From ${at} to ${joined(squares)}.` : `From ${at} it has nowhere to go.`,
    /** @param {string[]} squares */
    takes: (squares) => `It takes the enemy on ${joined(squares)}.`,
    /** @param {string[]} squares */
    wouldTake: (squares) =>
      "An enemy on " +
      (squares.length > 1 ? `${squares.slice(0, -1).join(", ")} or ${squares.at(-1)}` : squares[0]) +
      " could be taken.",
    /** @param {string[]} squares */
    once: (squares) => `Once in the game: ${joined(squares)}.`,
    /** @param {string} by @param {string[]} squares beyond it */
    blocked: (by, squares) =>
      squares.length === 0
        ? `The man on ${by} is in the way.`
        : `The man on ${by} closes the way to ${joined(squares)}.`,
    /** @param {string} square @param {string} what */
    put: (square, what) => `${square}: ${what}`,
    friend: "a friend",
    enemy: "an enemy",
    empty: "empty",
    compare: "Compare its accounts on one board",
  },
  ways: {
    seats: "Whose way",
    together: "All",
    lines: ["Drawn whole.", "Drawn dashed.", "Drawn dotted.", "Drawn in dashes and dots."],
    /** @param {string} seat */
    track: (seat) => `The way of ${seat}`,
    /** @param {string} first @param {string} last @param {number} length */
    trackText: (first, last, length) => [
      `It begins in the corner, on ${first}, and ends after ${counted(length, "square", "squares")} on ${last}.`,
      "Each number says how many throws at the fewest bring a man home from there, if nobody is in the way. " +
        "Point at a square, or go there with the arrows, to see the rest of the way from it; Enter keeps it.",
    ],
    /** @param {import("./module.js").TrackSquare} of @param {number} place @param {number} length */
    from: ({ square, throws, shortest, average }, place, length) =>
      throws === 0
        ? `${square} is the end of the way: a man who comes there is home.`
        : `${square}, square ${place} of ${length}: ` +
          (throws === undefined
            ? "no throws bring a man home."
            : `${counted(throws, "throw", "throws")} at the fewest (${shortest.join(", ")})` +
              (average === undefined ? "." : `, ${average.toFixed(1)} on average.`)),
    /** @param {string} square */
    off: (square) => `${square} is not on this way.`,
    /** @param {string} seat @param {import("./module.js").TrackSquare} first @param {string} goal */
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
  },

  set: {
    paper: "Paper",
    papers: { a4: "A4", letter: "Letter" },
    print: "Print",
    /** @param {number} sheets @param {number} square */
    summary: (sheets, square) =>
      `${counted(sheets, "sheet", "sheets")}; the squares of the board are ${square} mm wide. Print at 100 %, ` +
      "stick the men on card, cut along whole lines and fold along broken ones.",
    /** @param {string} title @param {"board" | "men" | "dice"} part */
    sheet: (title, part) => `${title}: ${{ board: "the board", men: "the men", dice: "what is thrown" }[part]}`,
    /** @param {import("./module.js").PrintMan} man */
    man: ({ noun, count, spare, back }) =>
      `${noun} ${count}${spare > 0 ? ` + ${spare} for promotion` : ""}${back ? ` (${back} on the back)` : ""}`,
    /** @param {string[]} seats @param {string} men */
    army: (seats, men) => `${joined(seats)}${seats.length > 1 ? ", each" : ""}: ${men}.`,
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
  },

  key: {
    move: "moves there, never captures",
    capture: "captures there, never only moves",
    both: "moves or captures",
    step: "a step",
    jump: "a jump over what stands between",
    slide: "a slide, only where the way is free",
    lame: "a leap that any man on the ringed squares stops",
    once: "once in the game",
    reach: "reached sooner or later",
  },

  compare: {
    overlayTab: "On one board",
    boardsTab: "Side by side",
    quick: "Disputed",
    quickOther: "– choose a question –",
    overlayHelp: "Each set of rules has its own mark. Drag the man, or click squares to put friends and enemies.",
    boardsHelp:
      "A move on one board is played on the others where it is legal there. The rules of each are chosen below.",
    alike: "Now two boards have the same rules: choose others for one of them.",
    /** Whether an answer is understood without its question. @param {string} answer */
    speaks: (answer) => !/^(Yes|No)\b/.test(answer),
    /** @param {string} answer @param {string} question */
    answer: (answer, question) => `${answer} – ${question}`,
    asSet: "The rules as you set them",
    games: "Other games",
    presets: "Sets of rules",
    /** @param {number} place */
    slot: (place) => `Rules ${place + 1}`,
    remove: "Remove",
    add: "Add rules to compare",
    rules: "Rules",
    betza: "Move",
    now: "now",
    ever: "ever",
    piece: "Piece",
    /** @param {string[]} squares */
    shared: (squares) =>
      squares.length > 0 ? `Reached under all of them: ${joined(squares)}.` : "No square is reached under all of them.",
    /** @param {string} message */
    cannot: (message) => `These rules cannot stand. ${message}`,
    /** @param {number} at @param {string} move @param {string} message */
    parted: (at, move, message) => `Move ${at + 1}, ${move}, is not possible here. ${message}`,
    /** @param {string} title @param {string} rules */
    board: (title, rules) => `${title}: ${rules}`,
    /** @param {string} name */
    missing: (name) => `This game has no such piece (${name}).`,
  },
};
