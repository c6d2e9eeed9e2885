// English: readings that agree, or do not, with what somebody holds for certain.

import { evidence } from "./evidence.js";
import { counted, halfMoves } from "./grammar.js";

const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });
const plain = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

/**
 * What facts are called in their list, and what they say. What they are about is a noun or the name of a rule.
 * @type {Record<string, { title: string, says: (bound: number, of: string) => string }>}
 */
const FACTS = {
  ended: {
    title: "Games ended at all",
    says: (bound) => `At least ${bound} % of the games were ended by a rule`,
  },
  within: {
    title: "Games were short",
    says: (bound) => `Most games had ended after ${halfMoves(bound)}`,
  },
  beyond: { title: "Games were long", says: (bound) => `Most games took more than ${halfMoves(bound)}` },
  draws: { title: "Draws were rare", says: (bound) => `At most ${bound} % of the games were drawn` },
  drawish: { title: "Draws were common", says: (bound) => `At least ${bound} % of the games were drawn` },
  won: { title: "Somebody won", says: (bound) => `At least ${bound} % of the games were won` },
  first: {
    title: "Moving first was no great advantage",
    says: (bound) => `The side that moves first had at most ${bound} % of the points`,
  },
  ahead: {
    title: "Moving first was an advantage",
    says: (bound) => `The side that moves first had at least ${bound} % of the points`,
  },
  decided: {
    title: "A rule decided many games",
    says: (bound, of) => `At least ${bound} % of the games ended by ${of}`,
  },
  seldom: { title: "A rule decided few games", says: (bound, of) => `At most ${bound} % of the games ended by ${of}` },
  open: {
    title: "There was much to choose from",
    says: (bound) => `On average ${bound} moves or more to choose from`,
  },
  narrow: {
    title: "There was little to choose from",
    says: (bound) => `On average ${bound} moves or fewer to choose from`,
  },
  weakest: {
    title: "A piece was the weakest",
    says: (bound, of) => `The ${of} saw fewer squares than any other piece, by ${bound} or more on average`,
  },
  sees: {
    title: "A piece came to few squares",
    says: (bound, of) => `One ${of} could come to ${counted(bound, "square", "squares")} at most`,
  },
};

/** @param {number} value @param {string} scale */
const figure = (value, scale) => (scale === "percent" || scale === "plies" ? percent : plain).format(value);

/** @type {Record<string, (item: string) => string>} */
const FAULTS = {
  "unknown-option": (item) => `The game has no rule “${item}” to choose in; it is left out.`,
  "unknown-choice": (item) => `“${item}” is no choice of its rule; it is left out.`,
  "option-twice": (item) => `“${item}” is named twice; it counts once.`,
  "too-many-options": (item) => `Four rules at most vary; “${item}” is left out.`,
  "unknown-fact": (item) => `“${item}” is no kind of fact; it is left out.`,
  "unknown-subject": (item) => `No fact can be about “${item}” here; it is left out.`,
  "bad-bound": (item) => `“${item}” is no bound for its fact; the usual one stands there.`,
  "fact-twice": (item) => `“${item}” is held twice; the first counts.`,
  "too-many-facts": (item) => `Six facts at most are held; “${item}” is left out.`,
  "unknown-play": (item) => `There is no player “${item}”; random moves are used.`,
  "bad-games": (item) => `“${item}” is no number of games to be played here; 20 are.`,
  "bad-seed": (item) => `“${item}” is no seed, which is a number of six digits at most; it is 1.`,
  "unknown-filter": (item) => `Rows cannot be chosen by “${item}”; all are shown.`,
  "unknown-part": (item) => `“${item}” means nothing here; it is left out.`,
  "too-long": () => "An address cannot hold so much. Leave out a fact, or try all choices of a rule.",
};

/** How many contradictions are more than chance. @param {{ all: number, sure: number }} contradicted */
const surely = ({ all, sure }) =>
  all === 0
    ? ""
    : ` Of ${all} contradicted, ${sure} ${sure === 1 ? "is" : "are"} so by what is exact or with q up to 0.05 ` +
      `over all combinations${sure === all ? "." : "; the others may be so by chance."}`;

export const reconstruct = {
  lead:
    "Choose rules that are in doubt, and facts that you hold for certain: games are played under every combination " +
    "of readings, and you see which of them the facts contradict.",
  warning: "How little this proves",
  warnings: [
    "The figures are about play at this strength, not about history: people did not move at random, nor as a small " +
      "search does.",
    "The facts are your own. If one is wrong, or means something else than its measure, so is every verdict on it.",
    "That nothing contradicts a reading is no evidence for it: other facts might, and readings that are not among " +
      "these might do as well.",
  ],
  vary: "Rules in doubt",
  varyHelp: "Up to four. The others stay as they are chosen for the game.",
  addOption: "Another rule in doubt",
  /** @param {string} question */
  removeOption: (question) => `Leave out: ${question}`,
  remove: "Leave out",
  add: "Add",
  facts: "What you hold for certain",
  factsHelp: "Up to six. Each is a measure, and a bound that you set.",
  addFact: "Another fact",
  /** @param {string} says */
  removeFact: (says) => `Leave out: ${says}`,
  /** @param {string} id */
  factTitle: (id) => FACTS[id].title,
  /** @param {{ id: string, bound: number }} fact @param {string} of */
  says: ({ id, bound }, of) => FACTS[id].says(bound, of),
  bounds: { percent: "percent", plies: "half-moves", moves: "moves", squares: "squares" },
  /** @param {string} scale @param {string} says */
  bound: (scale, says) => `Bound in ${scale}: ${says}`,
  of: { kind: "Piece", rule: "Rule" },
  play: evidence.play,
  plays: evidence.plays,
  games: "Games of each combination",
  seed: "Seed",
  /** @param {number} count @param {number} left @param {number} games @param {number} total */
  count: (count, left, games, total) =>
    `${counted(count, "combination", "combinations")}${
      left > 0 ? ` (${left} more cannot be, as a choice means nothing beside another)` : ""
    }, ${counted(games, "game", "games")} of each: ${counted(total, "game", "games")}.`,
  /** @param {number} count @param {number} limit @param {string} option @param {number} left */
  tooMany: (count, limit, option, left) =>
    `${count} combinations are more than the ${limit} that are played here. Leave out some choices, or a rule: ` +
    `without “${option}” there are ${left}.`,
  noOption: "Add a rule that is in doubt.",
  noFact: "Add a fact.",
  noCombination: "None of these combinations can be: each has a choice that means nothing beside another.",
  stop: "Stop where the verdict is plain",
  stopHelp:
    "A combination is played no further once a share contradicts it or every fact agrees with it. Its intervals are " +
    "wider, as they have to hold after every game (Robbins 1970). Facts about moves to choose from stop nothing.",
  /** @param {number} games */
  powers: (games) => `What ${counted(games, "game", "games")} of each would show`,
  /** @param {string} says @param {number} games @param {{ share: number | "none", above: boolean }} seen */
  power: (says, games, { share, above }) =>
    share === "none"
      ? `${says}: ${counted(games, "game", "games")} can never contradict that.`
      : `${says}: contradicted four times in five if the true share is ${percent.format(share)} or ${
          above ? "more" : "less"
        }.`,
  progress: evidence.progress,
  start: evidence.start,
  pause: evidence.pause,
  resume: evidence.resume,
  again: evidence.again,
  cancel: "Cancel",
  idle: evidence.idle,
  begun: "Games are being played.",
  canceled: "Cancelled. What was played is gone.",
  played: evidence.playing,
  paused: evidence.paused,
  failed: evidence.failed,
  /** @param {number} games @param {number} remaining @param {number} all @param {number} settled */
  done: (games, remaining, all, settled) =>
    `${counted(games, "game", "games")} were played. Not contradicted: ${remaining} of ${counted(
      all,
      "combination",
      "combinations",
    )}.${settled > 0 ? ` Stopped early: ${settled}.` : ""}`,
  table: "Combinations, and what the facts say to each",
  tableHelp:
    "A fact agrees where the 95 % interval of the figure lies wholly within its bound, contradicts where it lies " +
    "wholly outside, and else cannot tell. As many combinations are looked at, each has a q-value: the share of " +
    "false contradictions among those told up to it (Benjamini and Hochberg), reckoned from the least likely of its " +
    "figures, times how many facts there are. Its weight is its part of the likelihood of the facts under all " +
    "combinations: how likely its true figures lie within the bounds, if every share was as likely before and the " +
    "facts have nothing to do with each other (Bayes and Laplace). Combinations that played the same games, move by " +
    "move, are told of together and count as one for q.",
  filter: "Show",
  shows: {
    all: "all combinations",
    remaining: "those not contradicted",
    agreeing: "those that agree with every fact",
    contradicted: "those contradicted",
  },
  empty: "No combination matches.",
  number: "Number",
  /** @param {number} number */
  open: (number) => `Combination ${number} on the board`,
  all: "All facts",
  verdicts: { agrees: "agrees", contradicts: "contradicts", open: "cannot tell" },
  standing: { agrees: "agrees with all", contradicts: "contradicted", open: "not contradicted" },
  figure,
  /** @param {{ low: number, high: number, games?: number }} found @param {string} scale */
  interval: ({ low, high, games }, scale) =>
    games === undefined ? "exact" : `${figure(low, scale)} to ${figure(high, scale)}`,
  notYet: "not played yet",
  /** @param {number} games */
  within: (games) => `in ${counted(games, "game", "games")}`,
  /** @param {number} intervals @param {number} missing */
  chance: (intervals, missing) =>
    `There ${intervals === 1 ? "is 1 interval" : `are ${intervals} intervals`} in this table. Of such intervals one ` +
    `in twenty misses the true figure by chance: here about ${plain.format(missing)}, each of which may be a wrong ` +
    "verdict. Whoever changes facts until something is contradicted will find something.",
  exactOnly: "What is told of moves is exact for an empty board; no game is in it.",
  readings: "What remains",
  /**
   * @param {number} remaining @param {number} all
   * @param {{ all: number, sure: number }} contradicted how many, and how many of them surely
   */
  remaining: (remaining, all, contradicted) =>
    (remaining === 0
      ? `None of ${counted(all, "combination", "combinations")} is left: with these facts, at this strength, all ` +
        "readings are contradicted, or a fact does not mean what its measure says."
      : `Not contradicted: ${remaining} of ${counted(all, "combination", "combinations")}.`) + surely(contradicted),
  q: evidence.q,
  /** @param {number} weight */
  weight: (weight) => `weight ${weight > 0 && weight < 0.001 ? "< 0.1%" : percent.format(weight)}`,
  /** @param {number} count */
  same: (count) => `same games under all ${count}`,
  /** @param {number} games */
  settled: (games) => `stopped after ${counted(games, "game", "games")}`,
  /** @param {string} title @param {number} count @param {number} remaining @param {number} [weight] */
  reading: (title, count, remaining, weight) =>
    (count === 0
      ? `${title}: in none of the remaining combinations`
      : `${title}: in ${count} of ${counted(remaining, "remaining combination", "remaining combinations")}`) +
    (weight === undefined ? "" : `; weight ${percent.format(weight)}`),
  gamesOf: "Games",
  /** @param {number} number */
  gamesTitle: (number) => `Games of combination ${number}`,
  close: "Close",
  game: evidence.game,
  exports: evidence.exports,
  csv: evidence.csv,
  json: evidence.json,
  faults: "Not taken from the address",
  /** @param {{ code: string, item: string }} fault */
  fault: ({ code, item }) => FAULTS[code](item.length > 40 ? `${item.slice(0, 40)}…` : item),
  end: evidence.end,
};
