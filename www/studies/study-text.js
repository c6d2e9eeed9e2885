// The text and the diagram of a study; moves as the reader wants them written.

import { piecesOf } from "../core/games.js";
import { Match, seats } from "../core/module.js";
import { svg } from "../lib/dom.js";
import { asWritten } from "../state/reading.js";
import { studies as words } from "../words/studies.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("./corpus.js").Study} Study */

/** What is asked and claimed. @param {Study} study */
export function claimed(study) {
  const { game, options, claim } = study;
  const all = seats(game, options);
  const turn = turnOf(study);
  const name = (/** @type {string} */ seat) => all.find(({ id }) => id === seat)?.name ?? seat;
  return words.claimed(name(turn), turn === claim.side ? undefined : name(claim.side), claim);
}

/** Who moves first. @param {Study} study */
export function turnOf({ game, options, position }) {
  const match = new Match(game, { options, position });
  const [seat = ""] = match.state().turn;
  match.free();
  return seat;
}

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
export function diagram({ game, options, position, title }, { coordinates, pieces }, prefix) {
  const match = new Match(game, { options, position });
  const drawn = svg(match.svg({ coordinates, pieces: piecesOf(game, pieces), prefix, title }));
  match.free();
  for (const text of drawn.querySelectorAll("title, desc")) text.remove();
  drawn.setAttribute("aria-hidden", "true");
  return drawn;
}
