// What the opponent knows of an ending: what its table says. The table is made in a worker of its own, once; a move
// waits for it for some seconds, and then goes on without it.

import { distances } from "../endings/tables.js";

/** @typedef {import("../endings/tables.js").Asked} Asked */
/** @typedef {import("../endings/tables.js").EndingResult} EndingResult */
/** @typedef {import("../pkg/lab.js").SearchResult} SearchResult */

/** The levels that know endings begin here. */
export const KNOWS = 7;
/** More pieces make no table that a browser makes beside a game. */
const PIECES = 5;
/** So many positions are worked out beside a game: some seconds, and less than 80 MB. */
const MOST = 20_000_000;
/** How long a move waits for its table, in milliseconds. One that is there answers in a few. */
const PATIENCE = 20_000;
/** How much of the way is told, in half-moves. */
const TOLD = 9;

/** @param {string} position */
const pieces = (position) => position.split(" ")[0].match(/\p{L}/gu)?.length ?? 0;

/**
 * What the table says of a position; nothing where there is none by then.
 * @param {Asked} asked
 * @param {string} position the same, as a text
 * @param {(share: number) => void} [tell] how much of the table is made
 * @returns {Promise<EndingResult | undefined>}
 */
export async function known(asked, position, tell) {
  if (pieces(position) > PIECES) return undefined;
  let waits = true;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(() => {
    waits = false;
  });
  // Without a table the search plays on, and says what it lacks.
  const told = distances(asked, { tell: ({ share }) => waits && tell?.(share ?? 0) }, MOST).catch(() => undefined);
  return /** @type {Promise<EndingResult | undefined>} */ (Promise.race([told, late]));
}

/**
 * The move that a decided ending asks for, as a search would give it: the quickest win, or the longest resistance.
 * @param {Asked} asked
 * @param {EndingResult} table
 * @param {string} seat
 * @returns {Promise<SearchResult | undefined>} nothing where it is drawn
 */
export async function decided(asked, table, seat) {
  if (table.result === "draw" || table.plies === undefined) return undefined;
  /** @type {string[]} */
  const line = [];
  for (let { moves } = table; moves[0] && line.length < TOLD; ) {
    line.push(moves[0].move);
    moves = (await distances({ ...asked, line: [...asked.line, ...line] }))?.moves ?? [];
  }
  const score = table.result === "win" ? { win: table.plies } : { loss: table.plies };
  const [move] = line;
  const found = { move, seat, line, score, lines: [{ line, score }], depth: line.length };
  return { ...found, nodes: 0, millis: 0, ended: "done", reasons: [] };
}

/**
 * What a search has found, unless it would throw a draw away.
 * @template {Pick<SearchResult, "move" | "line" | "score">} Found
 * @param {Found} found
 * @param {EndingResult} table of a position that is drawn
 * @returns {Found}
 */
export function held(found, table) {
  const chosen = table.moves.find(({ move }) => move === found.move);
  const [best] = table.moves;
  if (!chosen || chosen.result === "draw" || !best) return found;
  return { ...found, move: best.move, line: [best.move], score: 0 };
}
