// The laboratory of the module (pkg/lab.js), told of the reader’s own games by their files: a worker knows none of
// them.

import { gameOrFile } from "./own-files.js";

/** @typedef {Omit<import("../pkg/lab.js").EndingSetup, "game"> & { game: string }} Asked */

/** @param {Asked} asked */
const named = (asked) => ({ ...asked, game: gameOrFile(asked.game) });

/**
 * @template Limits, Found
 * @param {(asked: any, limits: Limits) => Found} task
 * @returns {(asked: Asked, limits?: Limits) => Found}
 */
const told = (task) => (asked, limits) => task(named(asked), /** @type {Limits} */ (limits));

export async function lab() {
  const { think, solve, soundness, ending, endingInfo, endingStatistics, parting } = await import("../pkg/lab.js");
  return {
    think: told(think),
    solve: told(solve),
    soundness: told(soundness),
    ending: told(ending),
    endingInfo: told(endingInfo),
    endingStatistics: told(endingStatistics),
    /** @param {Asked} one @param {Asked} other @param {Parameters<typeof parting>[2]} limits */
    parting: (one, other, limits) => parting(named(one), named(other), limits),
  };
}
