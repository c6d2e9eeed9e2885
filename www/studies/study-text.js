// The text and the diagram of a study; moves as the reader wants them written.

import { stillBoard } from "../board/pictures.js";
import { Match, seats } from "../core/module.js";
import { asWritten } from "../state/reading.js";
import { studies as words } from "../words/studies.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./corpus.js").Study} Study */
/** @typedef {import("../endings/tables.js").Asked} Asked */

/** A title that says how it is won. */
const MATE = /\bmates?\b/i;

/** What is asked and claimed. @param {Study} study */
export function claimed(study) {
  const { game, options, claim, title } = study;
  const all = seats(game, options);
  const turn = turnOf({ game, options, position: study.position });
  const name = (/** @type {string} */ seat) => all.find(({ id }) => id === seat)?.name ?? seat;
  return words.claimed(name(turn), turn === claim.side ? undefined : name(claim.side), claim, MATE.test(title));
}

/** The name of the side that moves. @param {Pick<Asked, "game" | "options" | "position">} asked */
export function moverOf(asked) {
  const turn = turnOf(asked);
  return seats(asked.game, asked.options).find(({ id }) => id === turn)?.name ?? turn;
}

/** Who moves. @param {Pick<Asked, "game" | "options" | "position"> & { line?: string[] }} asked */
function turnOf({ game, options, position, line = [] }) {
  const match = new Match(game, { options, position });
  match.playLine(line);
  const [seat = ""] = match.state().turn;
  match.free();
  return seat;
}

/** What a position is worth. @param {Asked} asked @param {import("../pkg/lab.js").SolveResult} found */
export function resultOf(asked, found) {
  const turn = turnOf(asked);
  const all = seats(asked.game, asked.options);
  const name = (/** @type {boolean} */ own) => all.find(({ id }) => (id === turn) === own)?.name ?? "";
  return words.result(found, name(true), name(false));
}

/** The first moves of a proof. @param {Asked} asked @param {import("../pkg/lab.js").SolveResult} found */
export const keysOf = (asked, found) =>
  words.keys(
    found,
    found.keys.map(({ move, plies }) => ({
      move: asWritten({ ...asked, line: [...asked.line, move] }).at(-1) ?? move,
      plies,
    })),
  );

/** The first moves that were proved, and what else was. @param {Study} study */
export function proven({ game, options, position, verdict }) {
  const text = (/** @type {string} */ move) => asWritten({ game, options, position, line: [move] })[0];
  return words.proven({
    ...verdict,
    keys: verdict.keys?.map(text),
    slower: verdict.slower?.map(({ move, plies }) => ({ move: text(move), plies })),
  });
}

/** A study as a still diagram. @param {Study} study @param {State} state @param {string} prefix */
export function diagram({ game, options, position }, { coordinates, pieces }, prefix) {
  const match = new Match(game, { options, position });
  const board = stillBoard(match, pieces, { coordinates, prefix });
  match.free();
  return board;
}
