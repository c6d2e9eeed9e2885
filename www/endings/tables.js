// Tables of endings: whether one speaks of a position, and what it says. Where none is shipped they are made in the
// worker of pkg/lab.js, which holds them, and kept by the browser.

import { reason } from "../core/module.js";
import { lab } from "../state/lab.js";
import { files } from "../state/own-files.js";
import { keep, recall } from "./kept-tables.js";

/** @typedef {import("../pkg/lab.js").EndingResult} EndingResult */
/** @typedef {import("../pkg/lab.js").EndingMove} EndingMove */
/**
 * @typedef {{ game: string, options: Record<string, string>, position?: string, line: string[] }} Asked a position, as
 *   the lab takes it
 */
/**
 * How far what is under way has come: a share of the whole, where that is known. `broken`: a table that is shipped is
 * missing or wrong.
 * @typedef {{ share?: number, depth?: number, nodes?: number, material?: string, broken?: boolean }} Progress
 */
/**
 * @typedef {object} Help
 * @property {AbortSignal} [signal] ends what is under way, and the tables of the worker with it
 * @property {(progress: Progress) => void} [tell]
 */

/** Larger tables are not made unasked: they would take minutes. In positions, over all that they need. */
const MOST = 80_000_000;

/**
 * What of the tables that an ending needs is to be made; nothing where no table can speak.
 * @param {Asked} asked
 * @param {number} [most] so many positions may be made
 */
export async function tableOf(asked, most = MOST) {
  const { endingInfo } = await lab();
  try {
    const info = await endingInfo(asked);
    return info.ready || sizeOf(info.tables) <= most ? info : undefined;
  } catch {
    // What cannot be asked at all is told by whoever searches.
    return undefined;
  }
}

/**
 * Why no table can be had of a position, as far as that is known before one is made: what the rules say to it, or an
 * empty text where tables of so many pieces are too large to be made unasked. Nothing where there may be one.
 * @param {Asked} asked
 * @returns {Promise<string | undefined>}
 */
export async function refused(asked) {
  const { endingInfo } = await lab();
  try {
    const { ready, tables } = await endingInfo(asked);
    return ready || sizeOf(tables) <= MOST ? undefined : "";
  } catch (error) {
    // Else the worker was ended, which says nothing of the position.
    return /^ending-/.test(/** @type {{ code?: string }} */ (error).code ?? "") ? reason(error) : undefined;
  }
}

/** @param {{ positions: number }[]} tables */
const sizeOf = (tables) => tables.reduce((sum, { positions }) => sum + positions, 0);

/** That a win may come too late is found only when the table is there. @param {unknown} error @returns {undefined} */
function late(error) {
  if (/** @type {{ code?: string }} */ (error).code !== "ending-quiet") throw error;
}

/**
 * Why no table speaks of a position: what the rules say to it, or nothing where tables of so many pieces are merely too
 * large to be made unasked.
 * @param {Asked} asked
 */
export async function whyNone(asked) {
  const { ending, endingInfo } = await lab();
  try {
    const { ready } = await endingInfo(asked);
    if (ready) await ending(asked);
    return undefined;
  } catch (error) {
    return reason(error);
  }
}

/**
 * Every move of an ending, the best first; nothing where no table speaks, or when it has been ended.
 * @param {Asked} asked
 * @param {Help} [help]
 * @param {number} [most] so many positions may be made for it
 * @returns {Promise<EndingResult | undefined>}
 */
export async function distances(asked, { signal, tell } = {}, most = MOST) {
  const { shipped } = await import("./shipped.js");
  const told = await shipped(asked, tell);
  if (told || signal?.aborted) return signal?.aborted ? undefined : told;
  const info = await tableOf(asked, most);
  if (!info || signal?.aborted) return undefined;
  const { ending } = await lab();
  // The name of a game of one's own says nothing of its rules: of these no table is kept.
  const own = files.has(asked.game);
  if (!own) await recall(info);
  const found = await ending(asked, {
    signal,
    onProgress: ({ done, material }) => tell?.({ share: done, material }),
  }).catch(late);
  if (found && !own) void keep(info);
  return found;
}
