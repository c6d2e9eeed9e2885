// The score of a search as an opinion that can be read: for the first side above nothing, against it below.

import * as words from "../words/opponents.js";

/** @typedef {import("../core/module.js").SeatInfo} SeatInfo */
/** @typedef {import("../pkg/lab.js").SearchResult} SearchResult */

/** What a win is worth to a meter. */
const WON = 1000;
/** What is no advantage, in hundredths. */
const LEAST = 5;

/**
 * @param {Pick<SearchResult, "score" | "seat">} found
 * @param {readonly SeatInfo[]} seats
 */
export function verdict({ score, seat }, seats) {
  const name = (/** @type {string} */ id) => seats.find((one) => one.id === id)?.name ?? id;
  const other = seats.find(({ id }) => id !== seat)?.id ?? seat;
  const sign = seat === seats[0]?.id ? 1 : -1;
  if (typeof score === "object" && "win" in score)
    return { points: sign * WON, text: words.wins(name(seat), score.win) };
  if (typeof score === "object" && "loss" in score) {
    return { points: -sign * WON, text: words.wins(name(other), score.loss) };
  }
  if (typeof score === "number") {
    const better = Math.abs(score) < LEAST ? words.even : words.better(name(score > 0 ? seat : other), Math.abs(score));
    return { points: sign * score, text: better };
  }
  const best = score.teams.reduce((one, team) => (team.points > one.points ? team : one));
  const first = score.teams.find((team) => team.seats.includes(seats[0]?.id ?? ""));
  const text = best.points < LEAST ? words.even : words.better(best.seats.map(name).join(", "), best.points);
  return { points: first?.points ?? 0, text };
}
