// The run of one comparison: its games, and what is measured in them.

import { exactInterval } from "../core/module.js";
import { evidence as words } from "../words/evidence.js";
import { GamesRun } from "./games-run.js";
import { compared, couples, parted } from "./paired-games.js";

/** @typedef {import("../pkg/lab.js").Measures} Measures */
/** @typedef {import("../pkg/lab.js").Estimate<string>} Estimate */

/**
 * What is compared.
 * @typedef {object} Asked
 * @property {string} game
 * @property {Record<string, string>} options the other choices in force
 * @property {string} option
 * @property {string[]} choices
 * @property {string} play who plays; two with a + between them
 * @property {number} games of each choice
 * @property {number} seed
 */

/**
 * A measure under each choice, and what pairs of games say of every two of them, where single games say
 * something of it.
 * @typedef {{ id: string, title: string, help: string, found: (Estimate | undefined)[],
 *   compared: import("./paired-games.js").Paired[] }} Row
 */

/** @param {Asked} asked @returns {import("./games-run.js").Plan} */
function planOf(asked) {
  const { game, play, games, seed } = asked;
  const sets = new Map(asked.choices.map((choice) => [choice, { ...asked.options, [asked.option]: choice }]));
  return { id: `tabiya-evidence-${JSON.stringify(asked)}`, game, sets, play, games, seed };
}

export class Run extends GamesRun {
  /** What was measured last, by the place of the choice. @type {Measures[] | undefined} */
  measured;
  /** @type {Row[]} */
  rows = [];
  /** How many pairs of games went otherwise under every two choices. @type {ReturnType<typeof parted>[]} */
  parted = [];

  /** @param {Asked} asked */
  constructor(asked) {
    super(planOf(asked));
    this.asked = asked;
  }

  /** @type {GamesRun["take"]} */
  async take(lists, measure) {
    this.measured = await Promise.all(lists.map(measure));
    const games = this.asked.choices.map((choice) => this.games.get(choice) ?? []);
    this.rows = rowsOf(this.measured, games);
    this.parted = couples(games.length).map(([one, other]) => parted(games[one], games[other]));
  }
}

/**
 * The share of a rule that has ended none of these games, if there are enough to measure.
 * @param {string} id @param {(import("./games-run.js").Kept | undefined)[]} games
 * @returns {Estimate | undefined}
 */
function never(id, games) {
  const count = games.filter(Boolean).length;
  if (count < 2) return undefined;
  const [low, high] = exactInterval(0, count);
  return { id, value: 0, low, high, games: count };
}

/**
 * The rows of a table: the measures, and by which rules the games ended.
 * @param {Measures[]} measured
 * @param {(import("./games-run.js").Kept | undefined)[][]} games of each choice
 * @returns {Row[]}
 */
export function rowsOf(measured, games) {
  const rows = /** @type {const} */ (["measures", "ends"]).flatMap((part) => {
    const ids = [...new Set(measured.flatMap((one) => one[part].map(({ id }) => id)))];
    return ids.map((own) => {
      const id = part === "ends" ? `end:${own}` : own;
      const found = measured.map(
        (one, place) =>
          /** @type {Estimate[]} */ (one[part]).find((other) => other.id === own) ??
          (part === "ends" ? never(own, games[place]) : undefined),
      );
      return { id, title: words.measureTitle(id), help: words.measureHelp(id), found };
    });
  });
  const pairs = compared(games);
  return rows.map((row) => ({ ...row, compared: pairs.get(row.id) ?? [] }));
}
