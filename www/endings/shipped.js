// What shipped tables say of a position and of every move in it. They hold the usual rules of their game and know of
// nothing but where the pieces stand: of any other position, and where a chunk is missing or wrong, they say nothing,
// and the table is made.

import { data } from "../core/data.js";
import { Match } from "../core/module.js";
import { Chunks } from "./chunks.js";
import { beside } from "./sets.js";

/** @typedef {import("./tables.js").Asked} Asked */
/** @typedef {import("../pkg/lab.js").EndingResult} EndingResult */
/** @typedef {import("../pkg/lab.js").EndingMove} EndingMove */
/** @typedef {import("../pkg/lab.js").SolveResult} SolveResult */
/** @typedef {import("./chunks.js").Value} Value */
/** @typedef {NonNullable<import("./tables.js").Help["tell"]>} Tell */

/** The tables that the page has itself, by game and number of pieces. */
const WITHIN = ["shatranj-3"];

/** @type {Map<string, Promise<Chunks | undefined>>} */
const asked = new Map();

/** @param {string} address @param {RequestInit} [how] */
async function answer(address, how) {
  const response = await fetch(new URL(address, document.baseURI), how);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** @param {string} set */
async function inPage(set) {
  const { index, chunks } = await data(`endings/${set}`);
  return new Chunks(index, async (ending, start, length) =>
    Uint8Array.from(atob(chunks[ending]), (letter) => letter.charCodeAt(0)).slice(start, start + length),
  );
}

/** @param {string} set */
async function besidePage(set) {
  const index = await (await answer(`tables/${set}.index`)).text();
  return new Chunks(index, async (ending, start, length) => {
    const headers = { Range: `bytes=${start}-${start + length - 1}` };
    const response = await answer(`tables/${set}/${ending}.chunks`, { headers });
    const bytes = new Uint8Array(await response.arrayBuffer());
    // A host that gives no part of a file has given the whole.
    return response.status === 206 ? bytes : bytes.slice(start, start + length);
  });
}

/** @param {string} set */
function chunks(set) {
  let found = asked.get(set);
  if (!found) {
    const get = WITHIN.includes(set) ? inPage : beside.includes(set) ? besidePage : undefined;
    found = get ? get(set) : Promise.resolve(undefined);
    // What did not come is asked for again.
    found.catch(() => asked.delete(set));
    asked.set(set, found);
  }
  return found;
}

/**
 * The board of a position under the usual rules with nothing else to it, and whose turn it is. After these its text has
 * counts of moves, which decide nothing, and a dash where there is no right: any other choice or right is a word.
 *
 * @param {string} text
 */
function plain(text) {
  const [board, turn, ...more] = text.split(" ");
  const usual = more.every((word) => /^(-|\d+)$/.test(word)) && (turn === "w" || turn === "b");
  return usual ? { board, turn: turn === "w" ? 0 : 1 } : undefined;
}

/** @param {string} board */
const pieces = (board) => board.match(/[A-Za-z]/g)?.length ?? 0;

/** @param {string} game @param {string} text @returns {Promise<Value | undefined>} */
async function value(game, text) {
  const found = plain(text);
  if (!found) return undefined;
  const tables = await chunks(`${game}-${Math.max(3, pieces(found.board))}`);
  return tables?.game === game ? tables.value(found.board, found.turn) : undefined;
}

/** For whoever has made the move. @param {Value} after @returns {Value} */
function before({ result, plies = 0 }) {
  if (result === "draw") return { result };
  return { result: result === "win" ? "loss" : "win", plies: plies + 1 };
}

/** The better the higher. @param {Value} value */
const worth = ({ result, plies = 0 }) => (result === "draw" ? 0 : result === "win" ? 1e6 - plies : plies - 1e6);

/** @param {Match} match @param {string} game */
async function moves(match, game) {
  const acts = match.legal().filter(({ from }) => from !== undefined);
  const seat = acts[0]?.seat;
  /** @type {{ move: string, ended?: Value, text: string }[]} */
  const all = acts.map(({ text: move }) => {
    match.play(move);
    const over = match.outcome();
    const text = match.position();
    match.undo();
    const result = !over?.winner ? "draw" : over.winner === seat ? "win" : "loss";
    return { move, text, ended: over && { result, plies: result === "draw" ? undefined : 1 } };
  });
  /** @type {EndingMove[]} */
  const found = [];
  for (const { move, ended, text } of all) {
    const after = ended ?? (await value(game, text));
    if (!after) return undefined;
    found.push({ move, ...(ended ?? before(after)) });
  }
  return found.sort((one, other) => worth(other) - worth(one));
}

/**
 * Every move of an ending, the best first; nothing where no shipped table speaks.
 * @param {Asked} asked
 * @param {Tell} [tell] is told where a chunk is missing or wrong: then the table has to be made
 * @returns {Promise<EndingResult | undefined>}
 */
export async function shipped({ game, options, position, line }, tell) {
  // Nearly every position: that is told before anything is asked for.
  if (![...WITHIN, ...beside].some((set) => set.startsWith(`${game}-`))) return undefined;
  const match = new Match(game, { options, position });
  try {
    match.playLine([...line]);
    const here = plain(match.position());
    if (!here || match.outcome()) return undefined;
    const tables = await chunks(`${game}-${pieces(here.board)}`);
    const material = tables?.ending(here.board);
    if (!material) return undefined;
    const found = await moves(match, game);
    if (!found || found.length === 0) return undefined;
    const [{ result, plies }] = found;
    return { result, plies, moves: found, material };
  } catch {
    tell?.({ broken: true });
    return undefined;
  } finally {
    match.free();
  }
}

/**
 * The same as the solver tells it; nothing where no shipped table speaks.
 * @param {Asked} asked
 * @param {number} most no win in more plies is asked for
 * @param {Tell} [tell]
 * @returns {Promise<SolveResult | undefined>}
 */
export async function proved(asked, most, tell) {
  const began = performance.now();
  const found = await shipped(asked, tell);
  if (!found || (found.plies ?? 0) > most) return undefined;
  const keys = found.moves.flatMap(({ move, result, plies }) => (result === "win" && plies ? [{ move, plies }] : []));
  /** @type {string[]} */
  const line = [];
  for (let { moves } = found; found.plies && moves[0]; ) {
    line.push(moves[0].move);
    moves = (await shipped({ ...asked, line: [...asked.line, ...line] }))?.moves ?? [];
  }
  const sole = keys.filter(({ plies }) => plies === found.plies).length === 1;
  const { result, plies, moves } = found;
  const millis = performance.now() - began;
  return { result, plies, depth: most, keys, sole, line, by: "ending", nodes: moves.length, millis };
}
