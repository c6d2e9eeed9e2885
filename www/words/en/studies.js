// English: problems and endings.

import { counted, halfMoves, joined, number as spelled } from "./grammar.js";

/** @typedef {import("../../studies/corpus.js").Study} Study */
/** @typedef {import("../../studies/corpus.js").Standing} Standing */
/** @typedef {import("../../pkg/lab.js").SolveResult} SolveResult */
/** @typedef {import("../../pkg/lab.js").Soundness} Soundness */

/** @param {number} plies */
const inPlies = (plies) => `in ${halfMoves(plies)}`;
const moves = (/** @type {{ move: string, plies: number }[]} */ list) =>
  joined(list.map(({ move, plies }) => `${move} (${plies})`));
/** @param {number} millis */
const seconds = (millis) => `${(millis / 1000).toFixed(1)} s`;
const number = new Intl.NumberFormat("en");
/** A work by its name and the letters that Murray has for it, with the place. @param {Standing} place */
const standing = ({ name, siglum, at, title }) =>
  [siglum ? `${name} (Murray’s ${siglum})` : name, at, title].filter(Boolean).join(", ");
/** @param {string} text */
const sentence = (text) => `${text.replace(/\.$/, "")}.`;

/** Moves of the side that wins. @param {number} plies */
const ofMoves = (plies) => spelled((plies + 1) / 2);

const results = { win: "a win", draw: "a draw", loss: "a loss", unknown: "not decided", open: "not decided" };

const ORDER = "The best known come first, then the shallow before the deep: the fewer half-moves, the easier.";

/** What is said of a problem in one word. */
const MEANINGS = {
  sound: "The claim is right, and no other first move wins as soon.",
  cooked: "The claim is right, but other first moves do as well or better.",
  won: "The win is proved; whether there is a shorter one, or another key, is open.",
  longer: "Some defence lasts longer than the printed line.",
  wrong: "The claim is not right under these rules.",
  misprinted: "The printed line has a move that cannot be played.",
  open: "It was not decided.",
};

export const studies = {
  lead:
    "Positions with a task, as old books set them: find the winning moves on the board. Tabiya’s solver has checked " +
    "what the books say of each.",
  key: "What the words mean",
  kindMeans: MEANINGS,
  /** @type {[word: string, meaning: string][]} */
  depths: [
    ["Easy, Middling, Hard", "Solved in at most 5 half-moves, in at most 13, in more."],
    ["Half-move", "What one side does in its turn; a move of both sides is two of them."],
    ["Key", "The first move of the solution."],
  ],

  working: "Working",
  cancel: "Cancel",
  /** A table that is shipped. */
  broken: "A table is missing or damaged, and is made anew",
  /** @param {string} material @param {number} seconds @param {boolean} anew */
  making: (material, seconds, anew) =>
    `The table ${material}${anew ? ", which is missing or damaged, is made anew" : ""}: ${seconds} s`,
  /** @param {number} depth @param {number} nodes @param {number} seconds */
  searching: (depth, nodes, seconds) =>
    depth > 0
      ? `${halfMoves(depth)}, ${number.format(nodes)} positions, ${seconds} s`
      : `${number.format(nodes)} positions, ${seconds} s`,

  /** The buttons: what they are called, and what they do. */
  deeds: {
    hint: { text: "Hint", help: "Show which piece moves; pressed again, where it goes" },
    back: { text: "Take back", help: "Back to your last turn" },
    again: { text: "Begin again", help: "The position and the rules of the problem" },
    solve: { text: "Solve", help: "Prove whether the position on the board is won, and how fast" },
    out: { text: "Play it out", help: "Play on from here against the best defence, without being judged" },
    distances: { text: "Every move", help: "In an ending: what each move comes to, on the board and in a list" },
  },

  /** @param {string} id */
  none: (id) => `There is no problem “${id}” of this game.`,
  all: "All problems",
  others: "Other problems",
  previous: "Previous",
  next: "Next",
  /** @param {string} title */
  previousNamed: (title) => `Previous problem: ${title}`,
  /** @param {string} title */
  nextNamed: (title) => `Next problem: ${title}`,

  find: "Find the key: play a move on the board.",
  tryAgain: "Try another move.",
  judging: "Your move is being judged.",
  proving: "The position is being solved.",
  ruled: "Other rules hold now. “Solve” says what becomes of it.",
  elsewhere: "The board shows another position. “Begin again” brings the problem back.",
  defended: "You moved for the defence; go on for the other side.",
  /** @param {string} message */
  failed: (message) => `That could not be worked out: ${message}`,
  /** @param {string} outcome */
  over: (outcome) => `${sentence(outcome)} “Take back” and “Begin again” lead back.`,
  noHint: "Nothing can be proved here, so there is no hint.",
  /** @param {string} move */
  hinted: (move) => `Hint: ${move}`,
  /** @param {string} square */
  look: (square) => `Hint: the piece on ${square} moves.`,
  /** @param {string} name */
  out: (name) => `You play ${name}; the other side defends itself as well as can be.`,
  /** @param {string} move @param {string} result @param {number} [plies] */
  answered: (move, result, plies) =>
    result === "unknown" || result === "draw" || !plies
      ? `The answer: ${move}.`
      : `The answer: ${move}. From there ${result === "loss" ? "you win" : "it wins"} ${inPlies(plies - 1)} at best.`,

  /**
   * What a move is worth.
   * @param {import("../../studies/prover.js").Judged} judged
   * @param {{ move: string, reply?: string, first: boolean, plies: number }} told
   */
  judged: ({ worth, result, plies, over }, { move, reply, first, plies: left }) => {
    const answer = reply ? ` The best defence: ${reply}.` : "";
    if (over && worth !== "bad") return `${move} solves it. ${over}`;
    if (worth === "best") {
      if (result === "draw") return `${move} is right: it holds the draw.${reply ? ` The answer: ${reply}.` : ""}`;
      return `${move} is ${first ? "the key" : "right"}${plies ? `: it wins ${inPlies(plies)}` : ""}.${answer}`;
    }
    if (worth === "good") return `${move} wins too, but takes longer: ${inPlies(plies ?? 0)}.${answer}`;
    const refuted = reply ? ` ${reply} refutes it.` : over ? ` ${over}` : "";
    if (worth === "bad") {
      if (result === "loss") return `${move} loses.${refuted} Take back and try again.`;
      if (result === "draw") return `${move} only draws.${refuted} Take back and try again.`;
      return `${move} does not win in the ${halfMoves(left)} that are left.${refuted} Take back and try again.`;
    }
    if (worth === "printed") {
      return [`${move} is the printed move; it could not be proved here in time.`, reply && `The answer: ${reply}.`]
        .filter(Boolean)
        .join(" ");
    }
    return `${move}: nothing could be proved of it.${reply ? ` A good answer: ${reply}.` : ""}`;
  },

  lines: "The printed line and the proved one",
  printed: "Printed",
  proved: "Proved here",
  notProved: "Not proved here yet.",
  /** @param {number} plies */
  provedFrom: (plies) => `Proved from where it stands after ${halfMoves(plies)}.`,
  noLine: "The source prints no line.",
  parts: "Here the lines part",
  /** @param {string} move @param {string} message */
  impossible: (move, message) => `${move} cannot be played under these rules. ${message}`,
  /** @param {string} printed @param {number} ply */
  misprint: (printed, ply) => `Half-move ${ply} is printed as ${printed}, which cannot be played.`,
  /** @param {string} line @param {string} [impossible] */
  printedLine: (line, impossible) =>
    `Printed: ${line}${impossible ? ` – then ${impossible}, which cannot be played` : ""}.`,

  rules: "Under other rules",
  rulesHelp: "A choice takes effect on the board, and the problem is solved again under it.",
  everyRule: "Every rule of the game",
  solveAll: "Solve under each choice",
  solveAllHelp: "Solves the problem under each of these choices, one after the other",
  /** @param {number} at @param {number} all */
  choice: (at, all) => `Choice ${at} of ${all}.`,
  /** @param {number} other @param {number} all */
  depends: (other, all) =>
    other === 0
      ? `The same under all ${all} choices.`
      : `${counted(other, "choice changes", "choices change")} what is proved, of ${all}.`,
  /** @param {string} message */
  cannot: (message) => `Cannot be asked: ${message}`,
  /** @param {keyof typeof results} result @param {number} [plies] */
  onRecord: (result, plies) => `On record: ${results[result]}${plies ? ` ${inPlies(plies)}` : ""}`,

  /**
   * What was proved, for the side that moves.
   * @param {SolveResult} found
   * @param {string} mover
   * @param {string} other
   */
  result: ({ result, plies, depth }, mover, other) => {
    if (result === "win") return `${mover} wins${plies ? ` ${inPlies(plies)}` : ""}.`;
    if (result === "loss") return `${other} wins${plies ? ` ${inPlies(plies)}` : ""}.`;
    if (result === "draw") return "A draw.";
    return `${mover} has no win ${inPlies(depth)}; more is not known.`;
  },
  /** @param {number} plies played before the position */
  proof: (plies) => (plies === 0 ? "The proof" : `The proof, after ${halfMoves(plies)}`),
  /** @param {SolveResult} found @param {{ move: string, plies: number }[]} keys */
  keys: ({ sole, plies }, keys) => {
    if (keys.length === 0) return "No first move wins.";
    const best = keys.filter((key) => key.plies === plies);
    const slower = keys.filter((key) => key.plies !== plies);
    const own = sole
      ? `The key is ${best[0]?.move ?? keys[0].move}, and no other first move wins as soon.`
      : `First moves that win soonest: ${joined(best.map(({ move }) => move))}.`;
    return slower.length > 0 ? `${own} Slower, in half-moves: ${moves(slower)}.` : own;
  },
  /** @param {SolveResult} found @param {number} millis */
  effort: ({ by, nodes }, millis) =>
    by === "ending"
      ? `By a table of the ending, in ${seconds(millis)}.`
      : `By a search of ${number.format(nodes)} positions, in ${seconds(millis)}.`,
  showLine: "Play the line on the board",

  everyMove: "What every move comes to",
  /** @param {string} [why] */
  noTable: (why) => why ?? "There are too many pieces here for a table.",
  /** @param {import("../../pkg/lab.js").EndingResult} found */
  worth: ({ result, plies }) =>
    result === "draw"
      ? "The side to move draws."
      : `The side to move ${result === "win" ? "wins" : "loses"} ${inPlies(plies ?? 0)}.`,
  /** @param {import("../../pkg/lab.js").EndingMove} move */
  distance: ({ result, plies = 0 }) =>
    result === "draw" ? "draws" : `${result === "win" ? "wins" : "loses"} ${inPlies(plies)}`,

  source: "Where it stands",
  verdict: "What is on record",
  address: "To cite it:",
  /** In one line: its author, its date, the first work in which it stands. @param {Study} study */
  cited: ({ author, date, stands: [first], sources }) =>
    [
      author.replace(/^unknown/, "Author unknown"),
      date ?? first?.made ?? "date unknown",
      first ? `${first.by && first.by !== author ? `${first.by}’s ` : ""}${standing(first)}` : sources[0].work,
    ].join(", "),
  /** @param {Study} study */
  author: ({ author, date, stands }) => `Author: ${author}. Composed: ${date ?? stands[0]?.made ?? "date unknown"}.`,
  standing,
  /** What a work is, and of when. @param {Standing} place */
  told: ({ about, made, copied }) =>
    [about, made && `Written: ${made}.`, copied && `This copy: ${copied}.`].filter(Boolean).join(" "),
  readIn: "Read in:",
  transcribed: "The position was read in a modern transcription of the book; the book itself was not seen.",
  /** @param {string} work @param {string} [page] */
  workOf: (work, page) => (page ? `${work}, ${page}` : work),
  /**
   * @param {string} mover
   * @param {string | undefined} other who is to win, if it is not who moves
   * @param {Study["claim"]} claim
   * @param {boolean} mates whether it is won by checkmate
   */
  claimed: (mover, other, { result, plies }, mates) => {
    if (result === "draw") return `${mover} moves and draws`;
    if (mates && plies && !other) return `${mover} to move mates in ${ofMoves(plies)} (${halfMoves(plies)})`;
    const within = plies ? ` ${inPlies(plies)}` : "";
    return other ? `${mover} moves, ${other} wins${within}` : `${mover} moves and wins${within}`;
  },
  kinds: {
    sound: "Sound: one solution",
    cooked: "Second solution (“cooked”)",
    won: "Won",
    longer: "Some defence lasts longer",
    wrong: "Wrong",
    misprinted: "Misprinted",
    open: "Open",
  },
  /** @param {import("../../studies/study.js").Proven} verdict */
  proven: ({ state, result, plies, least, keys = [], slower = [], note }) => {
    const longer = plies
      ? "The win is proved, but some defence lasts longer than the printed line."
      : "Some defence lasts longer than the printed line; how long was not decided.";
    return [
      state === "longer" ? longer : MEANINGS[state],
      result && sentence(`On record: ${results[result]}${plies ? ` ${inPlies(plies)}` : ""}`),
      least && `There is no win ${inPlies(least - 1)}.`,
      keys.length > 0 && `${keys.length === 1 ? "Key" : "Keys"}: ${joined(keys)}.`,
      slower.length > 0 && `Slower, in half-moves: ${moves(slower)}.`,
      note && sentence(note),
    ]
      .filter(Boolean)
      .join(" ");
  },

  find_: "Find",
  findPlaceholder: "A title, a master, a manuscript",
  game: "Game",
  work: "Manuscript or book",
  kind: "Verdict",
  everyGame: "Every game",
  everyWork: "Every one",
  everyKind: "Every one",
  /** @param {number} shown @param {number} all */
  count: (shown, all) => `${counted(shown, "problem", "problems")} of ${all}. ${ORDER}`,
  /** @param {string} why */
  famous: (why) => `Well known: ${why}`,
  /** @param {number} plies */
  depth: (plies) => `${plies <= 5 ? "Easy" : plies <= 13 ? "Middling" : "Hard"}: ${halfMoves(plies)} deep`,
  sheet: "As a sheet",
  sheetHelp: "These problems on paper, their solutions overleaf",
  print: "Print",
  sheets: { problems: "Problems", solutions: "Solutions" },
  sheetFoot: "Tabiya. Positions after the works named; proved by Tabiya’s own solver.",
};

const CLAIMS = { win: "the first wins", draw: "a draw", loss: "the second wins", open: "they disagree" };

/** The table of what the masters said. */
export const table = {
  title: "Were they right?",
  lead:
    "Old masters said which endings, positions with few pieces left, are won and which are drawn. A program has " +
    "counted every position of most of them: the table shows whether the masters were right.",
  key: "In the bars:",
  /** What the parts of a bar are: positions. */
  parts: { won: "won for the side named first", drawn: "drawn", lost: "lost for it" },
  help:
    "What the masters said of endings, and what every position of these pieces comes to under the rules named, " +
    "whoever moves first. A claim is right where more positions come to it than to anything else under the rules " +
    "that its master had; single positions can differ. Where he made a condition, positions that fulfil it are " +
    "counted. The longest win is that of the side named first, or of the other where the claim is that it wins.",
  link: "Link to this row",
  /** @param {string} ending */
  linkTo: (ending) => `Link to this row: ${ending}`,
  linked: "The address of the page leads to this row now; “Share” copies it.",
  heads: ["Ending", "What was said", "What was found", "Right?"],
  /** The columns of the file. */
  file: [
    "ending",
    "game",
    "claim",
    "who",
    "sources",
    "right",
    "rules",
    "positions counted",
    "first side moves: won",
    "drawn",
    "lost",
    "second side moves: won by the first",
    "drawn by the first",
    "lost by the first",
    "longest win in half-moves",
    "its position",
  ],
  csv: "CSV",
  csvHelp: "The endings that are shown as a file, with every count",
  print: "Print",
  /** @param {string} address */
  foot: (address) =>
    `Tabiya: ${address}. Counted from complete tables of each ending; images of a position are counted once.`,
  /** @param {string[]} first @param {string[]} second @param {string} [colours] */
  ending: (first, second, colours) => {
    const side = (/** @type {string[]} */ nouns) =>
      joined([
        "king",
        ...[...new Set(nouns)].map((noun) => {
          const count = nouns.filter((other) => other === noun).length;
          return count > 1 ? `${count} × ${noun}` : noun;
        }),
      ]);
    return `${side(first)} against ${side(second)}${colours ? ` (${colours})` : ""}`;
  },
  /** @param {string} who @param {import("../../studies/study.js").Verdict["claim"]} claim */
  said: (who, claim) => `${who}: ${CLAIMS[claim]}`,
  claims: CLAIMS,
  tooMany: "Not solved: a table of so many pieces is too large for a page, and has not been made elsewhere yet.",
  /** @param {string} rule */
  countUnder: (rule) => `Count under: ${rule}`,
  /** @param {number} won @param {number} drawn @param {number} lost */
  shares: (won, drawn, lost) => `${won.toFixed(1)} % won, ${drawn.toFixed(1)} % drawn, ${lost.toFixed(1)} % lost`,
  /** @param {number} plies @param {boolean} line whether its moves are known, and not its position alone */
  longest: (plies, line) => `Longest win: ${halfMoves(plies)}${line ? "" : " (position)"}`,
  /** On the board. @param {string} ending */
  longestOf: (ending) => `The longest win with ${ending}`,
  /** @param {string} mover @param {number | undefined} plies @param {boolean} line */
  longestTask: (mover, plies, line) =>
    [`${mover} to move wins${plies ? ` ${inPlies(plies)}` : ""}.`, line && "The buttons below step through it."]
      .filter(Boolean)
      .join(" "),
  back: "Back to “Were they right?”",
  /** @param {string} shares */
  whole: (shares) => `Without the condition: ${shares}`,
  usual: "The usual rules",
  /** @param {string} rules */
  same: (rules) => `The same under: ${rules}`,
  under: "Count under another rule",
  choose: "Choose a rule",
  /** @param {string} game @param {string} rule */
  ruleOf: (game, rule) => `${game}: ${rule}`,
  /** @param {string} game @param {number} count */
  countable: (game, count) =>
    count === 0
      ? `Every small ending of ${game} has been counted under this rule: it is marked in the table.`
      : `${counted(count, "ending", "endings")} of ${game} can be counted under this rule: ` +
        "press “Count under” in the table.",
  right: { yes: "Yes", no: "No", open: "Not solved", unsaid: "They disagree" },
  /** @param {string[]} readings */
  otherwise: (readings) => `Otherwise under: ${readings.join("; ")}`,
  /** @param {string} what */
  counted: (what) => `Counted: ${what}`,
  /** @param {number} shown @param {number} all @param {number} solved */
  count: (shown, all, solved) =>
    `${shown} of ${counted(all, "ending", "endings")} shown. Of all, ${solved} ${solved === 1 ? "is" : "are"} solved.`,
};

/** All positions of the ending on the board. */
export const every = {
  title: "All positions of this ending",
  help:
    "How often the first side wins, draws and loses with these pieces, wherever they stand and whoever moves first, " +
    "under the rules that hold and under another choice beside them. Where a bare king is counted, what is not won " +
    "within the count is drawn.",
  under: "Rules",
  now: "As they hold now",
  count: "Count",
  countHelp: "How many positions of these pieces are won, drawn and lost",
  side: "The shares are those of the side that begins the game.",
};

/** Help in composing, where a position is set up. */
export const compose = {
  title: "What it is worth",
  won: "Is it won?",
  wonHelp: "Whether the side to move wins, and in how few half-moves",
  more: "As a problem: solved within so many half-moves, sound or not",
  plies: "Half-moves",
  pliesHelp: "How many half-moves (what one side does in its turn) a win may take at most",
  solve: "Solve",
  solveHelp: "All first moves that win within the half-moves set beside",
  sound: "Is it sound?",
  soundHelp: "Whether one first move alone wins within the half-moves set beside",
  nearest: "Nearest sound position",
  nearestHelp: "The nearest sound position, by moving one piece",
  impossible: "Only a position that is possible can be solved.",
  isSound: "It is sound.",
  faults: {
    "no-win": "It is not sound: no first move wins within the half-moves set beside.",
    "several-keys": "It is not sound: several first moves win within the half-moves set beside.",
    unknown: "It is not known whether it is sound.",
  },
  /** @param {NonNullable<Soundness["nearest"]>} nearest */
  near: ({ from, to, plies, key }) => `Sound with the piece on ${from} moved to ${to}: ${key} wins ${inPlies(plies)}.`,
  noNear: "No sound position was found by moving one piece.",
  step: "Step through this line on the board",
  take: "Put it on the board",
  none: "No win was found.",
  ended: "Ended before anything was found.",
};
