// English: games that are played by themselves.

import { counted, halfMoves } from "./grammar.js";

const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });
const plain = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });
const fine = new Intl.NumberFormat("en", { maximumFractionDigits: 3 });

/** What measures are called, what they say, and how they are written. */
const MEASURES = {
  completion: ["Ended by a rule", "Games that a rule has ended before the limit of half-moves", percent],
  won: ["Won", "Games that somebody has won", percent],
  drawishness: ["Drawn", "Games that ended in a draw", percent],
  length: ["Length", "Half-moves of the games that ended", plain],
  balance: ["Balance", "100 % where both sides win equally often, 0 % where one always wins", percent],
  advantage: ["Points of who moves first", "A draw is half a point; of the games that ended", percent],
  branching: ["Moves to choose from", "How many actions were open, on average", plain],
  coverage: ["Squares used", "Squares on which a piece has stood", percent],
  captures: ["Captures", "How many there were for every 100 half-moves", tenths],
  repetition: ["Repeated positions", "Positions that had stood before", percent],
  decisiveness: [
    "Decided for",
    "How much of a won game is left once the winner’s lead is larger than any that the other side had",
    percent,
  ],
  drama: ["Drama", "How far the winner was behind, on average: 100 % would be as good as lost", tenths],
  skill: ["Points of the stronger", "Against the weaker, with either side; a draw is half a point", percent],
};

/** @typedef {keyof typeof MEASURES} MeasureId */

/** @param {string} id */
const measure = (id) => {
  if (id.startsWith("end:")) return { title: evidence.endedBy(id.slice(4)), help: "", format: percent };
  const [title, help, format] = MEASURES[/** @type {MeasureId} */ (id)] ?? [id, "", fine];
  return { title: String(title), help: String(help), format: /** @type {Intl.NumberFormat} */ (format) };
};

/** Whether a game has or has not what is measured, so that the figure is a share of the games. @param {string} id */
const isShare = (id) => ["completion", "won", "drawishness"].includes(id) || id.startsWith("end:");

/** Why a pair of games says nothing of a measure. @type {Record<string, string>} */
const SILENT = {
  length: "the limit cut a game off",
  advantage: "the limit cut a game off",
  skill: "the limit cut a game off",
  decisiveness: "nobody won one of the games",
  drama: "nobody won one of the games",
};

/** What pairs were left out, and why. @param {string} id @param {number} leftOut */
const without = (id, leftOut) =>
  leftOut === 0
    ? ""
    : `; ${counted(leftOut, "pair", "pairs")} left out, as ${SILENT[id] ?? "one of the games says nothing of it"}`;

export const evidence = {
  lead:
    "What does a choice do to play? Games are played by themselves under each choice, from the same openings and " +
    "with the same seeds. What they show is about play at this strength, not about history.",
  option: "Rule",
  choices: "Choices to compare",
  play: "Played by",
  plays: {
    random: "random moves",
    "level-1": "level 1 against itself",
    "level-2": "level 2 against itself",
    "level-4": "level 4 against itself",
    "level-4+level-2": "level 4 against level 2",
  },
  games: "Games under each choice",
  progress: "Games played",
  start: "Play",
  pause: "Pause",
  resume: "Go on",
  again: "Play anew",
  needsTwo: "Choose two or more to compare.",
  /** @param {number} done @param {number} all @param {number} workers */
  playing: (done, all, workers) =>
    `${done} of ${counted(all, "game", "games")}, ${counted(workers, "worker", "workers")}`,
  /** @param {number} done @param {number} all */
  paused: (done, all) => `Paused at ${done} of ${counted(all, "game", "games")}.`,
  /** @param {number} all */
  ready: (all) => `${counted(all, "game", "games")} were played.`,
  idle: "Nothing has been played yet.",
  failed: "The games have ended:",
  measure: "Measure",
  difference: "In pairs of games",
  none: "no difference seen",
  found: "What was found",
  /**
   * Whether the choice mattered in these games.
   * @param {string} play who played them
   * @param {{ pairs: number, apart: number }[]} couples of choices @param {number} measures in which they differ
   * @param {boolean} all whether all games have been played
   */
  answer: (play, couples, measures, all) => {
    const most = couples.reduce((most, one) => (one.apart * most.pairs > most.apart * one.pairs ? one : most), {
      pairs: 1,
      apart: 0,
    });
    const choice = `In these games${all ? "" : " so far"}, played by ${play}, the choice`;
    if (most.apart === 0 && !all) return `So far, in games played by ${play}, no difference is seen.`;
    if (most.apart === 0) return `${choice} made no difference.`;
    const games = `${most.apart} of ${counted(most.pairs, "pair", "pairs")} of games went otherwise`;
    const differ = counted(measures, "measure differs", "measures differ");
    if (measures > 0) return `${choice} mattered: up to ${games}, and ${differ}.`;
    return most.apart < most.pairs / 10
      ? `${choice} hardly mattered: at most ${games}.`
      : `${choice} changed the moves: up to ${games}, but no measure differs by more than chance.`;
  },
  /**
   * @param {string} one @param {string} other
   * @param {{ pairs: number, apart: number }} how
   */
  parted: (one, other, { pairs, apart }) =>
    apart === 0
      ? `All ${counted(pairs, "pair", "pairs")} of games went the same way under “${one}” and “${other}”.`
      : `${apart} of ${counted(pairs, "pair", "pairs")} of games went otherwise under “${one}” than under “${other}”.`,
  /**
   * What pairs say of a measure, for the table.
   * @param {string} id @param {string} one @param {string} other
   * @param {{ pairs: number, leftOut: number, higher: number, lower: number, q: number, least?: number }} found
   * @param {boolean} told whether it is told as a difference
   */
  inPairs: (id, one, other, { pairs, leftOut, higher, lower, q, least }, told) =>
    (higher + lower === 0
      ? `${pairs} alike`
      : `of ${pairs}, ${higher} higher under ${one}, ${lower} under ${other}; ${evidence.q(q)}`) +
    (!told && least !== undefined && isShare(id) ? `; ${percent.format(least)} would be seen` : "") +
    without(id, leftOut),
  /** @param {number} q */
  q: (q) => (q < 0.001 ? "q < 0.001" : `q = ${fine.format(q)}`),
  /**
   * A difference that was found, as a sentence.
   * @param {string} id @param {string} one @param {string} other
   * @param {{ pairs: number, leftOut: number, higher: number, lower: number, q: number }} found
   * @param {[number | undefined, number | undefined]} values
   */
  differs: (id, one, other, { pairs, leftOut, higher, lower, q }, [own, there]) => {
    const written = (/** @type {number | undefined} */ value) =>
      value === undefined ? "" : ` (${evidence.figure(id, value)})`;
    return (
      `${measure(id).title}: of ${counted(pairs, "pair", "pairs")} of games ${higher} ` +
      `${higher === 1 ? "has" : "have"} more under “${one}”${written(own)}, ` +
      `${lower} under “${other}”${written(there)}; ` +
      `${evidence.q(q)}${without(id, leftOut)}.`
    );
  },
  /** @param {number} measures @param {number} fewest */
  nothing: (measures, fewest) =>
    measures === 0
      ? "No pair of games differs in any measure. Other openings, or players who look further ahead, may show one."
      : `${
          measures === 1
            ? "One measure could be compared, and shows no difference"
            : `${measures} measures could be compared, and none shows a difference`
        }. That does not say that ` +
        `there is none: at least ${fewest} pairs have to differ, all in one direction, before one can be.`,
  /** @param {number} measures */
  chance: (measures) =>
    `${counted(measures, "comparison", "comparisons")} of measures were made. q is the share of false findings among ` +
    "those told up to it (Benjamini and Hochberg); told are those up to 0.05, by the exact sign test of pairs that " +
    "differ. A difference that “would be seen” is the least that so many pairs show four times in five.",
  /** @param {string} id @param {number} value */
  figure: (id, value) => measure(id).format.format(value),
  /** @param {string} id @param {{ low: number, high: number }} found */
  interval: (id, { low, high }) => `${measure(id).format.format(low)} to ${measure(id).format.format(high)}`,
  /** @param {string} id */
  measureTitle: (id) => measure(id).title,
  /** @param {string} id */
  measureHelp: (id) => measure(id).help,
  /** @param {string} id */
  endedBy: (id) => `Ended by ${evidence.end(id)}`,
  /** @param {string} id */
  end: (id) => (id === "limit" ? "the limit of half-moves" : id.replaceAll("-", " ")),
  table:
    "Figures with their 95 % intervals, each for itself; whether choices differ is told by pairs of games that began " +
    "alike.",
  plot: "Figures (dots) and their 95 % intervals (lines), all on one scale from 0 to 100 percent",
  exports: "Take away",
  csv: "CSV",
  json: "JSON",
  svg: "SVG",
  list: "The games",
  /**
   * @param {number} number
   * @param {{ end?: string, winner?: string, plies: number }} game
   * @param {{ id: string, name: string }[]} seats
   */
  game: (number, { end, winner, plies }, seats) => {
    const name = seats.find(({ id }) => id === winner)?.name;
    const parts = [end ? evidence.end(end) : "not ended", name && `${name} wins`, halfMoves(plies)];
    return `${number}: ${parts.filter(Boolean).join(", ")}`;
  },
  /** @param {{ title: string, question: string, play: string, games: number, seed: number }} what */
  caption: ({ title, question, play, games, seed }) =>
    `${title}: ${question} ${counted(games, "game", "games")} under each choice, played by ${play}, from the same ` +
    `openings (seed ${seed}); 95 % intervals, exact for shares. About play at this strength, not about history.`,
};
