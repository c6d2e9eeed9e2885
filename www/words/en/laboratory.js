// English: the laboratory.

import { counted, halfMoves, joined } from "./grammar.js";

const many = new Intl.NumberFormat("en");
const decimal = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const parting = {
  lead:
    "Two choices of one rule: the shortest line after which they part, and what they say differently. A half-move is " +
    "what one side does in its turn.",
  option: "Rule",
  a: "With",
  b: "Or with",
  compared: "The rules compared",
  question: "What does it change?",
  /** @param {string} question @param {string} a @param {string} b */
  heading: (question, a, b) => `${question} “${a}” or “${b}”?`,
  says: "What the rules say",
  /** What one of them says of a point on which only the other says more. */
  nothing: {
    /** @param {string} title */
    rule: (title) => `It has no rule on “${title}”.`,
    piece: "It has no such piece.",
    more: "It says no more of this than both say.",
  },
  sameSentences: "The rule texts say the same.",
  where: "Where they part",
  /** @param {string[]} beside the questions with their answers */
  beside: (beside) => `Also set, so that both choices are possible: ${joined(beside)}.`,
  /** @param {number} moves */
  after: (moves) =>
    moves === 0
      ? "They already differ in the starting position: different first moves can be played."
      : `What can be played first differs after ${halfMoves(moves)}.`,
  /** @param {string} title @param {string} move */
  only: (title, move) => `Only with “${title}” can be played: ${move}.`,
  /** @param {string} title @param {string | undefined} outcome */
  ends: (title, outcome) => `With “${title}”: ${outcome ?? "the game goes on."}`,
  /** @param {number} proved */
  shortest: (proved) =>
    // Where the first position differs there is nothing to be shorter.
    proved === 0 ? "" : `No line is shorter: none of fewer than ${halfMoves(proved)} parts them.`,
  /** @param {number} proved */
  open: (proved) => `Whether a shorter line does it is open: no line of fewer than ${halfMoves(proved)} does.`,
  /** @param {number} proved */
  none: (proved) =>
    (proved === 0
      ? ""
      : `Whatever is played, both allow the same for the first ${proved === 1 ? "half-move" : halfMoves(proved)}. `) +
    "Where they first differ is not known yet.",
  /** @param {number} moves */
  from: (moves) =>
    moves === 0
      ? "In this position they part at once."
      : `From this position, what can be played first differs after ${halfMoves(moves)}.`,
  fromArray: "From the array",
  fromPosition: "From a position where it matters",
  same: "They never part: nothing in them decides a game. What differs is how things look or are called.",
  thrown: "Games with dice cannot be compared move by move.",
  notYet: "Looking for the first difference…",
  board: {
    /** @param {string} title */
    label: (title) => `With ${title}`,
  },
  steps: "Step through the line",
  first: "Back to the start",
  back: "One move back",
  next: "One move on",
  last: "To where they part",
  /** @param {number} ply @param {number} plies @param {string} move */
  at: (ply, plies, move) => (ply === 0 ? `Start, of ${halfMoves(plies)}` : `${ply} of ${plies}: ${move}`),
  compare: "Play on from it on two boards",
  look: "Look further",
  lookHelp: "Search for a shorter line, or for the first one, in the background",
  stop: "Stop",
  /** @param {number} plies @param {number} nodes @param {number} seconds */
  looking: (plies, nodes, seconds) =>
    `${plies === 0 ? "Begun" : `None of fewer than ${halfMoves(plies)}`}; ` +
    `${many.format(nodes)} positions, ${seconds} s`,
  /** @param {number} plies */
  stopped: (plies) => `Stopped. No line of fewer than ${halfMoves(plies)} tells them apart.`,
  /** @param {number} moves */
  found: (moves) =>
    moves === 0
      ? "Found: they differ in the starting position."
      : `Found: the shortest line that parts them has ${halfMoves(moves)}.`,
  all: "Every two choices of this game",
  allHead: ["Rule", "Choices", "They part after", "Proof"],
  cells: {
    same: "never",
    none: "not known",
    shortest: "shortest",
    /** @param {number} proved */
    open: (proved) => `none of fewer than ${halfMoves(proved)}`,
  },
  /** @param {number} moves */
  moves: (moves) => halfMoves(moves),
};

export const matrix = {
  lead: "Every game by every rule, as the rule texts say it, with where each sentence stands.",
  filter: "Find",
  filterHelp: "A word of a game, a rule, a sentence or a source",
  sort: "Sort games by",
  sorts: { listed: "place in the list", title: "name" },
  sortRules: "Sort rules by",
  ruleSorts: { listed: "place in the rules", shared: "how many games have them", title: "name" },
  transpose: "Games across",
  standing: "Standing",
  standingAll: "any",
  copy: "Copy as",
  copies: { markdown: "Markdown", csv: "CSV", html: "HTML" },
  /** @param {string} name */
  copied: (name) => `The table is copied as ${name}.`,
  notCopied: "Your browser blocked copying. Select the text below.",
  print: "Print",
  /** @param {number} games @param {number} rules */
  count: (games, rules) =>
    `The table has ${counted(games, "game", "games")} and ${counted(rules, "rule", "rules")}, ` +
    "with what each game says of each rule.",
  /**
   * @param {number} games @param {number} all rules that every game has @param {number} alone that one game alone has
   * @param {{ title: string, rules: number }} [most] the game with most of those
   */
  summary: (games, all, alone, most) =>
    games < 2
      ? ""
      : `${all === 0 ? "No rule is" : all === 1 ? "One rule is" : `${all} rules are`} told of every game, ` +
        `${alone === 0 ? "none" : alone} of one game alone` +
        (most ? `, and most of those (${most.rules}) of ${most.title}.` : "."),
  game: "Game",
  none: "–",
  noneLabel: "no such rule",
  /** @param {number} count */
  more: (count) => `… ${counted(count, "more sentence", "more sentences")}`,
  table: "Games by rules",
  /** @param {string} game @param {string} rule */
  detail: (game, rule) => `${game}: ${rule}`,
  close: "Close",
  openGame: "Open the game",
  boards: {
    moves: "How it moves, from a square in the middle of its board.",
    array: "The array.",
    /** @param {string} a @param {string} b */
    parts: (a, b) => `A position in which “${a}” and “${b}” part; the arrow is a move that one of them alone allows.`,
  },
  royal: "King or general",
  help: "Choose an entry to see its sources, and a board that shows it. Arrow keys go from one to the next.",
};

/** A line stepped through in the room “Maps”. */
export const steps = {
  last: "To the end of the line",
  play: "Play",
  stop: "Stop",
  follow: "Follow the demonstration",
  /** @param {number} ply */
  short: (ply) => `(The line can be played no further than half-move ${ply} here.)`,
  /** @param {number} ply @param {number} plies @param {string} move @param {string[]} changes */
  at: (ply, plies, move, changes) =>
    ply === 0 ? `Start, of ${halfMoves(plies)}` : `${ply} of ${plies}: ${move}. ${changes.join("; ")}`,
};

export const maps = {
  lead: "What pieces attack: the squares that each side attacks, where a piece can go, and where it never comes.",
  kind: "Piece",
  against: "Beside it",
  alone: "nothing",
  inForce: "as chosen",
  attacks: "Attacked squares",
  /** @param {string[]} sides */
  attacksHelp: ([first, second]) =>
    "How many pieces of each side could capture on each square, in the position of the game. What a piece protects " +
    `counts too. ${first}’s numbers stand at the lower left, on blue, ${second}’s at the upper right, on red.`,
  /** @param {string} title @param {[string, number][]} sides */
  attackLabel: (title, sides) =>
    `${title}: ${joined(sides.map(([side, count]) => `${side} attacks ${counted(count, "square", "squares")}`))}`,
  /** @param {string} side @param {number} fresh @param {number} gone */
  change: (side, fresh, gone) => `${side}: ${fresh} new, ${gone} no longer`,
  changeHelp: "Framed: new with this half-move. Framed with dashes: no longer attacked.",
  moves: "Moves of one piece",
  movesHelp: "On an empty board: from each square that it can stand on, how many squares it can go to.",
  comes: "Ways to each square",
  comesHelp:
    "On an empty board: from how many squares it can come to each square. What it never reaches is crossed out.",
  /** @param {string} name @param {number} ever @param {number} all @param {number} never */
  reached: (name, ever, all, never) =>
    `${name}: all of its kind together see ${ever} of ${all} squares, and never ${never}.`,
  never: "never reached",
  table: "Mobility and reach",
  tableHelp:
    "Mobility: how many squares it can go to on an empty board, as a mean over the squares it can ever stand on. " +
    "Reach: how many squares one of them ever sees from where it starts, and all of them together, captures included.",
  head: ["Piece", "Rules", "Mobility", "One sees", "All see"],
  /** @param {number} mean */
  mean: (mean) => decimal.format(mean),
  /** @param {[number, number]} each @param {number} of */
  each: ([least, most], of) => `${least === most ? least : `${least} to ${most}`} of ${of}`,
  /** @param {number} count @param {number} of */
  together: (count, of) => `${count} of ${of}`,
  none: "Nothing can be attacked here.",
  /** What the maps show, before they are drawn. */
  answers: {
    /**
     * @param {string} name @param {[string, number][]} ways what the rules are called, and how many squares
     * @param {number} all
     */
    reached: (name, ways, all) => {
      const seen = ways.map(([title, ever]) => `${ever}${ways.length > 1 ? ` with “${title}”` : ""}`);
      return `${name}: all of its kind together see ${joined(seen)} of ${all} squares.`;
    },
    /** @param {[string, [string, number][]][]} ways what the rules are called, and how much each side attacks */
    attacked: (ways) => {
      const counts = ways.map(([title, sides]) => {
        const own = sides.map(([side, count]) => `${side} attacks ${counted(count, "square", "squares")}`);
        return `${ways.length > 1 ? `with “${title}” ` : ""}${joined(own)}`;
      });
      return `In the position shown ${counts.join("; ")}.`;
    },
    /** @param {[string, number][]} means of each piece, how many squares it can go to on average */
    most: (means) => {
      const written = means.map(([name, mean]) => /** @type {const} */ ([name, decimal.format(mean)]));
      const bounds = [Math.max, Math.min].map((bound) => decimal.format(bound(...means.map(([, mean]) => mean))));
      const [most, least] = bounds.map((bound) => written.filter(([, mean]) => mean === bound).map(([name]) => name));
      const those = (/** @type {string[]} */ names) => joined(names.map((name) => `the ${name}`));
      return means.length < 2 || bounds[0] === bounds[1]
        ? ""
        : `On an empty board ${those(most)} can go to the most squares, ${bounds[0]} on average, and ${those(least)} ` +
            `to the fewest, ${bounds[1]}.`;
    },
  },
};
