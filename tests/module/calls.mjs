// Sample calls of the module: the arguments of every function and method. Tests spoil them
// (hostile.test.mjs, tests/browser/views.test.mjs), and make them of the package as it is installed
// (tests/package/calls.test.mjs). What is exported and has no call here fails each of the three.

const MARK = { square: "e4", kind: "move", stride: "step", once: true, series: 0, from: "e2" };
export const PICTURE = {
  coordinates: true,
  flipped: false,
  pieces: { K: "<svg viewBox='0 0 9 9'><path d='M1 1h2z'/></svg>", k: "https://example.com/k.svg" },
  arrows: "g1f3,red:e2e4",
  squares: [{ square: "e4", colour: "red" }, "blue:a1"],
  circles: ["c4"],
  labels: [{ square: "e4", text: "A" }],
  caption: "c",
  background: "#fff",
  marks: [MARK],
  hands: true,
  title: "t",
  prefix: "p",
  ways: [{ seat: "w", lines: [["a1", "a2"]], faint: true }],
  beads: [{ square: "a1", text: "1", seat: "w" }],
  places: [["a1", "a2"]],
};
export const OPTIONS = { elephant: "dabbaba" };
export const FEW = {
  game: "chaturanga",
  options: { bareKing: "none", kingLeap: "off" },
  position: "4k3/8/8/8/8/8/8/R3K3 w",
  line: ["a1a2"],
};
const SOLVING = { plies: 2, all: true, checks: false, nodes: 50, millis: 20, seat: "w", onProgress: () => true };
const PLAYED = {
  line: ["e2e3"],
  end: "checkmate",
  winner: "w",
  side: 0,
  sides: 2,
  plies: 9,
  branching: 12.5,
  widths: [12, 13],
  captures: 2,
  coverage: 0.5,
  repetition: 0.25,
  scores: [10],
  decisiveness: 0.5,
  drama: 0.5,
  skill: 1,
};
export const PLACING = { options: OPTIONS, pieces: [{ square: "e4", seat: "w", kind: "elephant" }] };

/** The smallest game of a file. */
export const FILE = `format = 1
id = "small"
title = "Small game"
cites = ["club"]
[[sources]]
id = "club"
short = "Club"
text = "A leaflet"
[board]
files = 3
ranks = 4
[[pieces]]
id = "king"
letter = "k"
royal = true
moves = "K"
[[pieces]]
id = "pawn"
letter = "p"
moves = "fmWfcF"
[terms]
setup = "1k1/ppp/PPP/1K1"
pawn = "pawn"
`;

/**
 * Calls that mean something: the arguments of every function. A table of an ending is made for it.
 * @param {any} module what was imported, loaded already
 * @returns {Record<string, any[]>}
 */
export function functions(module) {
  const table = module.endingInfo(FEW).id;
  module.ending(FEW);
  return {
    board: ["chaturanga", OPTIONS],
    chanceOutside: [{ value: 0.1, low: 0.03, high: 0.24, games: 40, share: true }, [0.2, 1]],
    chanceWithin: [{ value: 0.1, low: 0.03, high: 0.24, games: 40, share: true }, [0.2, 1]],
    checkGame: [FILE],
    compareGames: [
      [
        [PLAYED, PLAYED],
        [PLAYED, null],
      ],
    ],
    concourse: ["shaturanga", { boat: "bishop" }],
    defineGame: [FILE],
    dice: ["shaturanga", { dice: "none" }],
    ending: [FEW, { onProgress: () => true }],
    endingInfo: [{ ...FEW, material: "KRvK" }],
    endingStatistics: [{ ...FEW, material: "KRvK" }, { onProgress: () => true }],
    exactInterval: [3.5, 10, true],
    exportTable: [table],
    falseShares: [[0.01, 0.5]],
    figure: ["king", "w", { pieces: "letters", letter: "K", flipped: true }],
    forgetGame: ["small"],
    gameFile: ["chaturanga"],
    importTable: [module.exportTable(table)],
    importVariant: ["[small]\nking = k\npawn = p\nstartFen = 1k1/ppp/PPP/1K1 w - - 0 1", "small"],
    gameOutlines: [],
    games: [],
    kinds: ["chaturanga", OPTIONS],
    leastSeen: [100, [0, 0.2], true],
    languages: [],
    measures: [[PLAYED, PLAYED]],
    markSample: [{ kind: "move", stride: "step", once: true, series: 0 }],
    parting: [
      FEW,
      { ...FEW, options: { bareKing: "none" } },
      { plies: 1, nodes: 50, millis: 20, onProgress: () => true },
    ],
    pattern: [
      { game: "chaturanga", kind: "elephant", at: "e4", seat: "w", options: OPTIONS, friends: ["e5"], enemies: ["e6"] },
    ],
    playout: [FEW, { play: ["random", "nodes-5"], swapped: true, seed: 1, plies: 4 }],
    printSet: ["chaturanga", { options: OPTIONS, paper: "a4", pieces: "figures", coordinates: true }],
    readGameRecord: ["1. e2e3 (1. d2d3) *", { game: "chaturanga", notation: "san", options: OPTIONS }],
    referenceGames: [],
    ruledOut: ["chaturanga", OPTIONS],
    ruleSentences: ["chaturanga", OPTIONS],
    rulesText: ["chaturanga", OPTIONS],
    search: [
      { game: "chaturanga", options: OPTIONS, position: "4k3/p7/8/8/8/8/7P/R3K3 w - - 0 1", line: ["a1a2"] },
      { depth: 1, nodes: 50, millis: 20, level: 3, seed: 1, onProgress: () => true },
    ],
    seats: ["shaturanga", { colours: "murray" }],
    setLanguage: ["en"],
    sharedOpening: [[FEW, FEW], { plies: 2, seed: 1 }],
    solve: [FEW, SOLVING],
    soundness: [FEW, SOLVING],
    start: [],
    terms: ["chaturanga", OPTIONS],
    tikz: ['<svg viewBox="0 0 9 9"><g id="a"><path d="M1 1h3a1 1 0 0 1 2 2z"/></g></svg>', 80],
    track: ["ashtapada", "s", { players: "2" }],
    writeGameRecord: [
      {
        game: "chaturanga",
        options: OPTIONS,
        position: "4k3/p7/8/8/8/8/7P/R3K3 w - - 0 1",
        tags: { White: "a" },
        comment: "begin",
        moves: [{ text: "a1a2", comment: "said", variations: [{ comment: "or", moves: [{ text: "h2h3" }] }] }],
        result: "1-0",
      },
      "san",
    ],
  };
}

/**
 * Methods of classes, the constructor and those of the class itself among them.
 * @type {Record<string, Record<string, any[]>> & { Match: Record<string, any[]> & { constructor: any[] } }}
 */
export const METHODS = {
  Match: {
    constructor: ["chaturanga", { options: OPTIONS, position: "7k/8/8/8/8/8/8/K7 w" }],
    withPieces: ["chaturanga", PLACING],
    animation: [PICTURE],
    attacks: [],
    board: [],
    clone: [],
    describe: [PICTURE],
    destinations: [],
    explain: ["e2", "e4"],
    explainDrop: ["pawn", "e4"],
    gameText: [],
    hands: [],
    key: [],
    legal: ["e2", "san"],
    line: [],
    lineIn: ["san"],
    marks: [],
    moveText: ["e2e3", "san"],
    notations: [],
    options: [],
    outcome: [],
    perft: [1],
    play: ["e2e3", "coordinates"],
    follow: [["e2e3", "e7e6"], 1],
    goTo: [1],
    playLine: [["e2e3", "e7e6"]],
    position: [],
    read: ["1. e2e3", { game: "chaturanga", notation: "san", options: OPTIONS }],
    redo: [],
    remarks: [],
    setup: [],
    setPosition: ["7k/8/8/8/8/8/8/K7 w"],
    state: [],
    svg: [PICTURE],
    undo: [],
    write: ["san"],
    game: [],
  },
  LineAnimation: { frame: [0], frames: [], svg: [], length: [] },
  // Its methods need a page: VIEW.
  BoardView: { constructor: [{}, undefined, { flipped: true }] },
};

/** Methods of a board on a page, as they are meant; `"match"` stands for one. @type {Record<string, any[]>} */
export const VIEW = {
  animate: [
    "match",
    [{ step: 0, effect: "travel", seat: "w", kind: "pawn", from: "e2", to: "e3", stride: "step", text: "t" }],
  ],
  annotate: [{ arrows: "e2e4", squares: ["e4"], circles: "e5", labels: "e4:A", caption: "c" }],
  arm: ["pawn"],
  armed: [],
  destroy: [],
  finish: [],
  marks: [[{ square: "e4", kind: "move", stride: "step", once: true, series: 0, from: "e2" }]],
  moving: [],
  pause: [],
  resume: [],
  select: ["e2"],
  set: [
    {
      mode: "play",
      flipped: true,
      coordinates: true,
      animation: true,
      speed: 2,
      pieces: "figures",
      hands: true,
      label: "l",
    },
  ],
  show: ["match"],
  svg: [{ title: "t", prefix: "p" }],
};
