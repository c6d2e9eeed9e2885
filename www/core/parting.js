// Parting of rule sets: a position that all of them reach by the same moves, in which not all have the same moves.

import { Match, dice } from "./module.js";

/** @typedef {import("./differences.js").Rules} Rules */
/** @typedef {import("./module.js").Match} Game */

/** How far from the start it is looked for, and in how many positions. */
const [PLIES, POSITIONS] = [2, 250];

/**
 * The moves of each that not all have.
 * @param {readonly Game[]} matches
 * @returns {string[][]}
 */
export function onlyHere(matches) {
  const all = matches.map((match) => match.legal().map(({ text }) => text));
  const sets = all.map((moves) => new Set(moves));
  return all.map((moves) => moves.filter((move) => sets.some((set) => !set.has(move))));
}

/**
 * The shortest line to a position where they part; none if there is no such position nearby, or something is thrown.
 * @param {Rules[]} all
 * @returns {string[] | undefined}
 */
export function parting(all) {
  if (all.length < 2 || all.some(({ game, options }) => dice(game, options))) return undefined;
  let looked = 0;
  /** @type {string[][]} */
  let lines = [[]];
  for (let ply = 0; ply <= PLIES; ply += 1) {
    /** @type {string[][]} */
    const next = [];
    for (const line of lines) {
      looked += 1;
      if (looked > POSITIONS) return undefined;
      const matches = all.map(({ game, options }) => new Match(game, { options }));
      for (const match of matches) match.playLine(line);
      const parts = onlyHere(matches).some((moves) => moves.length > 0);
      if (!parts && ply < PLIES) next.push(...(matches[0]?.legal() ?? []).map(({ text }) => [...line, text]));
      for (const match of matches) match.free();
      if (parts) return line;
    }
    lines = next;
  }
  return undefined;
}
