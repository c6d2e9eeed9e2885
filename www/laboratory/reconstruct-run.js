// The run of the room “Reconstruct”: games under every combination of readings, and how far the pieces see under each.

import { commonest } from "../core/games.js";
import { Match, board, kinds } from "../core/module.js";
import { GamesRun } from "./games-run.js";
import { reach } from "./reach.js";

/** @typedef {import("./games-run.js").Kept} Kept */
/** @typedef {import("./games-run.js").Measures} Measures */
/** @typedef {import("./reconstruct-facts.js").Mobility} Mobility */
/** @typedef {{ game: string, options: Record<string, string> }} Rules */

export class Run extends GamesRun {
  /** What was played when it was last measured, by combination. @type {Kept[][]} */
  lists = [];
  /** What was measured in it, if a fact asks for it. @type {Measures[] | undefined} */
  measured;
  /** Whether a fact does. */
  asks = false;
  /** Says of the games of each combination which are played no further. @type {((run: Run) => string[]) | undefined} */
  judge;

  /**
   * @param {string} game
   * @param {Record<string, string>[]} sets
   * @param {import("./reconstruct-setting.js").Setting} setting
   */
  constructor(game, sets, { play, games, seed }) {
    const plan = { game, play, games, seed };
    super({
      ...plan,
      id: `tabiya-reconstruct-${JSON.stringify([plan, sets])}`,
      sets: new Map(sets.map((options, index) => [String(index + 1), options])),
    });
  }

  /** Combinations of which fewer games were played than asked for, as nothing more would change. */
  get stopped() {
    return this.names.filter((name, place) => this.settled.has(name) && this.lists[place].length < this.plan.games);
  }

  /** @type {GamesRun["take"]} */
  async take(lists, measure) {
    const measured = this.asks ? await Promise.all(lists.map(measure)) : undefined;
    this.lists = lists;
    this.measured = measured;
    this.settled = new Set(this.judge?.(this));
  }
}

/** The pieces that facts can be about: whoever must not be lost is none, nor those of which there are most.
 * @param {Rules} rules */
export function pieces({ game, options }) {
  const all = kinds(game, options).filter(({ betza, promotedFrom }) => betza !== "" && !promotedFrom);
  if (all.length === 0) return [];
  const most = commonest(all);
  return all.filter((kind) => !kind.royal && kind !== most);
}

/** @type {Map<string, Mobility>} */
const known = new Map();

/**
 * How far each piece of the array sees under some rules. The page goes on between one piece and the next.
 * @param {Rules} rules
 * @returns {Promise<Map<string, Mobility>>}
 */
export async function mobilities(rules) {
  const { game, options } = rules;
  const match = new Match(game, { options });
  const stand = match.board();
  match.free();
  const { files, ranks } = board(game, options);
  /** @type {Map<string, Mobility>} */
  const found = new Map();
  for (const { id, betza, moves, takesPart } of pieces(rules)) {
    const starts = stand.filter(({ kind }) => kind === id).map(({ square }) => square);
    if (!takesPart || starts.length === 0) continue;
    // Rules that let it move alike need not be looked at again.
    const key = JSON.stringify([game, id, betza, moves, files, ranks, starts]);
    let own = known.get(key);
    if (!own) {
      await new Promise((resolve) => setTimeout(resolve));
      const { mean, each } = reach(rules, id);
      own = { mean, most: each[1] };
      known.set(key, own);
    }
    found.set(id, own);
  }
  return found;
}
