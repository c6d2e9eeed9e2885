// The prover of positions: by a table of its ending where there is one, else by a search to a number of
// plies. It runs in the worker of pkg/lab.js and can be ended at any time.

import { Match, seats } from "../core/module.js";
import { distances, tableOf } from "../endings/tables.js";
import { lab } from "../state/lab.js";

/** @typedef {import("../pkg/lab.js").SolveResult} SolveResult */
/** @typedef {import("../endings/tables.js").Asked} Asked */
/** @typedef {import("../endings/tables.js").Progress} Progress */
/**
 * @typedef {object} Help
 * @property {AbortSignal} signal
 * @property {(progress: Progress) => void} [tell]
 * @property {boolean} [brief] whether there is more to be worked out
 */

/** So many plies are asked for where a table answers: more than the longest win of four pieces. */
const ANY = 200;
/** How long a single refutation is looked for, in milliseconds. */
const PATIENCE = 5000;
/** How long a move is judged, and a choice of the rules: there are others. */
const LONGEST = 20_000;
/** How long the opponent thinks of a reply that nothing proves. */
const THOUGHT = 700;

/** Makes the worker before it is needed. @param {Asked} asked what it will be asked */
export const prepare = (asked) => {
  // The caller says that it did not come.
  tableOf(asked).catch(() => undefined);
};

/** A match at a position; whoever asks gives it back. @param {Asked} asked */
export function matchAt({ game, options, position, line }) {
  const match = new Match(game, { options, position });
  match.playLine([...line]);
  return match;
}

/**
 * Proves what a position is worth to the side that acts.
 * @param {Asked} asked
 * @param {number} plies how far a search goes; a table knows all
 * @param {Help} help
 * @returns {Promise<SolveResult>}
 */
export async function prove(asked, plies, { signal, tell, brief }) {
  const { proved } = await import("../endings/shipped.js");
  const told = await proved(asked, ANY, tell);
  if (told) return told;
  const { solve } = await lab();
  const info = await tableOf(asked);
  const table = info && (await distances(asked, { signal, tell }));
  return solve(asked, {
    plies: table ? ANY : plies,
    millis: brief ? LONGEST : undefined,
    signal,
    onProgress: ({ depth, nodes }) => tell?.({ share: depth / plies, depth, nodes }),
  });
}

/**
 * The same; where whoever moves has no win, whether the other side has one.
 * @param {Asked} asked @param {number} plies @param {Help} help
 */
export async function proveEither(asked, plies, help) {
  const found = await prove(asked, plies, help);
  if (found.result !== "unknown" || help.signal.aborted) return found;
  const match = matchAt(asked);
  const { turn } = match.state();
  match.free();
  const other = seats(asked.game, asked.options).find(({ id }) => !turn.includes(id));
  if (!other) return found;
  const { solve } = await lab();
  const limits = { plies, seat: other.id, signal: help.signal, onProgress: teller(help.tell, plies) };
  const against = await solve(asked, limits);
  return against.result === "loss" ? against : found;
}

/**
 * @typedef {object} Judged what a move has come to
 * @property {"best" | "good" | "bad" | "unproven" | "printed"} worth the shortest; one that does it too; one that does
 *   not; one that is not known to; one of which that is so, but which the source prints
 * @property {"win" | "draw" | "loss" | "unknown"} result for the side that has made it
 * @property {number} [plies] after how many plies from before it the game is over
 * @property {string} [reply] the best defence, or the refutation
 * @property {string} [over] how the game is over with it
 */

const RANK = { loss: 0, draw: 1, win: 2 };

/**
 * Judges a move.
 * @param {Asked} before
 * @param {string} move
 * @param {{ hero: string, plies: number, wins: boolean }} goal who is to win, or to hold, and within how many plies
 * @param {Help} help
 * @returns {Promise<Judged | undefined>} nothing, if it has been ended
 */
export async function judge(before, move, { hero, plies, wins }, help) {
  const after = { ...before, line: [...before.line, move] };
  const ended = outcomeAt(after);
  const table = await distances(before, help);
  if (help.signal.aborted) return undefined;
  const known = table?.moves.find((one) => one.move === move);
  if (table && known) {
    const [best] = table.moves;
    const same = known.result === best.result;
    const reply = ended ? undefined : (await distances(after, help))?.moves[0]?.move;
    if (help.signal.aborted) return undefined;
    const worth = !same ? "bad" : known.plies === best.plies ? "best" : "good";
    return { worth, result: known.result, plies: known.plies, reply, over: ended?.text };
  }
  if (ended) {
    const result = ended.winner === hero ? "win" : ended.winner ? "loss" : "draw";
    const enough = RANK[result] >= (wins ? RANK.win : RANK.draw);
    return { worth: enough ? "best" : "bad", result, plies: 1, over: ended.text };
  }
  return wins ? forced(after, hero, plies, help) : held(after, plies, help);
}

/**
 * Whether whoever has just moved goes on to win in the plies that are left.
 * @param {Asked} after @param {string} hero @param {number} plies @param {Help} help
 * @returns {Promise<Judged | undefined>}
 */
async function forced(after, hero, plies, { signal, tell }) {
  const left = plies - 1;
  const { solve, think } = await lab();
  const limits = { seat: hero, signal, millis: LONGEST, onProgress: teller(tell, left) };
  const found = left > 0 ? await solve(after, { ...limits, plies: left }) : undefined;
  if (signal.aborted) return undefined;
  if (found?.result === "loss") {
    const whole = (found.plies ?? left) + 1;
    return { worth: whole <= plies ? "best" : "good", result: "win", plies: whole, reply: found.line[0] };
  }
  // What keeps it from winning: what a player would answer first, then whatever there is.
  const guess = (await think(after, { level: 10, millis: THOUGHT, signal }))?.move;
  if (found && found.depth < left && found.result === "unknown") {
    return { worth: "unproven", result: "unknown", reply: guess };
  }
  const match = matchAt(after);
  const others = match.legal().map(({ text }) => text);
  match.free();
  for (const reply of [...new Set([guess, ...others])]) {
    if (signal.aborted) return undefined;
    if (reply === undefined) continue;
    const next = { ...after, line: [...after.line, reply] };
    const ended = outcomeAt(next);
    if (ended) {
      if (ended.winner === hero) continue;
      return { worth: "bad", result: ended.winner ? "loss" : "draw", reply };
    }
    if (left <= 2) return { worth: "bad", result: "unknown", reply };
    const still = await solve(next, { plies: left - 1, signal, millis: PATIENCE });
    if (still.result !== "win") return { worth: "bad", result: "unknown", reply };
  }
  return { worth: "unproven", result: "unknown", reply: guess };
}

/**
 * Whether nobody beats whoever has just moved, as far as can be seen.
 * @param {Asked} after @param {number} plies @param {Help} help
 * @returns {Promise<Judged | undefined>}
 */
async function held(after, plies, { signal, tell }) {
  const { solve, think } = await lab();
  const found = await solve(after, { plies, signal, millis: PATIENCE, onProgress: teller(tell, plies) });
  if (signal.aborted) return undefined;
  if (found.result === "win") {
    return { worth: "bad", result: "loss", plies: (found.plies ?? 0) + 1, reply: found.line[0] };
  }
  const reply = (await think(after, { level: 10, millis: THOUGHT, signal }))?.move;
  return { worth: found.result === "draw" ? "best" : "unproven", result: found.result, reply };
}

/**
 * The best that the side to move can do, or its longest defence: of a table, of a proof, or of the opponent’s search.
 * @param {Asked} asked
 * @param {{ hero: string, plies: number }} goal
 * @param {Help} help
 * @returns {Promise<{ move?: string, result: SolveResult["result"], plies?: number } | undefined>}
 */
export async function best(asked, { hero, plies }, help) {
  const { signal, tell } = help;
  const table = await distances(asked, help);
  if (signal.aborted) return undefined;
  if (table) return { move: table.moves[0]?.move, result: table.result, plies: table.plies };
  const { solve, think } = await lab();
  if (plies > 0) {
    const found = await solve(asked, { plies, seat: hero, signal, millis: PATIENCE, onProgress: teller(tell, plies) });
    if (signal.aborted) return undefined;
    if (found.line.length > 0) return { move: found.line[0], result: found.result, plies: found.plies };
  }
  const thought = await think(asked, { level: 10, millis: THOUGHT, signal });
  return signal.aborted ? undefined : { move: thought?.move, result: "unknown" };
}

/** How the game is over at a position, if it is. @param {Asked} asked */
export function outcomeAt(asked) {
  const match = matchAt(asked);
  try {
    return match.outcome();
  } finally {
    match.free();
  }
}

/** @param {Help["tell"]} tell @param {number} plies */
const teller =
  (tell, plies) =>
  (/** @type {import("../pkg/lab.js").SolveResult} */ { depth, nodes }) =>
    tell?.({ share: depth / plies, depth, nodes });
