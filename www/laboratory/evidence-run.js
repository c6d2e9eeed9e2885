// Games of one comparison, and what is measured in them.

import { evidence as words } from "../words/evidence.js";
import { GamesRun } from "./games-run.js";

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
 * A measure under each choice, and the pairs of choices whose intervals have nothing in common, the lower first.
 * @typedef {{ id: string, title: string, help: string, found: (Estimate | undefined)[], differ: [number, number][]
 * }} Row
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

  /** @param {Asked} asked */
  constructor(asked) {
    super(planOf(asked));
    this.asked = asked;
  }

  /** @type {GamesRun["take"]} */
  async take(lists, measure) {
    this.measured = await Promise.all(lists.map(measure));
    this.rows = rowsOf(this.measured);
  }
}

/**
 * The rows of a table: the measures, and by which rules the games ended.
 * @param {Measures[]} measured
 * @returns {Row[]}
 */
function rowsOf(measured) {
  return /** @type {const} */ (["measures", "ends"]).flatMap((part) => {
    const ids = [...new Set(measured.flatMap((one) => one[part].map(({ id }) => id)))];
    return ids.map((own) => {
      const id = part === "ends" ? `end:${own}` : own;
      const found = measured.map((one) => /** @type {Estimate[]} */ (one[part]).find((other) => other.id === own));
      return { id, title: words.measureTitle(id), help: words.measureHelp(id), found, differ: differing(found) };
    });
  });
}

/** @param {(Estimate | undefined)[]} found @returns {[number, number][]} */
function differing(found) {
  /** @type {[number, number][]} */
  const pairs = [];
  found.forEach((one, here) => {
    found.slice(here + 1).forEach((other, after) => {
      if (!one || !other) return;
      const there = here + 1 + after;
      if (one.high < other.low) pairs.push([here, there]);
      else if (other.high < one.low) pairs.push([there, here]);
    });
  });
  return pairs;
}
