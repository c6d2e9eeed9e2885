// The chosen notation of each game: kept in the browser, as it is the reader’s taste and no part of what
// an address shows.

import { Match, whole } from "../core/module.js";
import { dashed, isThrow } from "../core/moves.js";
import { keepText, keptText } from "../lib/kept.js";
import { player as words } from "../words/page.js";

/** @param {string} game */
const kept = (game) => `notation-${game}`;

/** Whether the part of the rules core has come that writes them. */
let there = false;

/** Settles when moves can be written in a notation. */
export async function writable() {
  await whole();
  there = true;
}

/** Whether moves can be written in a notation already. */
export const isWritable = () => there;

/** The notation for a game. @param {string} game */
export function notationOf(game) {
  return keptText(kept(game)) ?? "coordinates";
}

/** @param {string} game @param {string} notation */
export function chooseNotation(game, notation) {
  keepText(kept(game), notation === "coordinates" ? undefined : notation);
}

/**
 * What names files and ranks at the board’s edge: the chosen notation, so that moves and board agree.
 * @param {{ game: string, coordinates: boolean }} state
 */
export function edgeOf({ game, coordinates }) {
  const notation = notationOf(game);
  // Only letters and numbers are in the part of the rules core that comes first.
  return coordinates && (notation === "coordinates" || !there || notation);
}

/**
 * The moves of a line in the chosen notation, as far as they are legal; nothing for coordinates, or where the
 * game does not have it, or not yet.
 * @param {{ game: string, options: Record<string, string>, position?: string, line: string[] }} state
 * @returns {string[]}
 */
export function written({ game, options, position, line }) {
  const notation = notationOf(game);
  if (!there || notation === "coordinates" || line.length === 0) return [];
  const match = new Match(game, { options, position });
  try {
    match.playLine(line);
    return match.notations().includes(notation) ? match.lineIn(notation) : [];
  } finally {
    match.free();
  }
}

/**
 * A move as people read it, wherever it stands; of a throw what it shows.
 * @param {string} text
 * @param {string | undefined} action
 * @param {string | undefined} capture the kind that is taken
 * @param {string | undefined} written in the chosen notation, if that is not coordinates
 */
export function moveText(text, action = "", capture, written) {
  if (isThrow(text)) return text.slice("throw-".length);
  const [, place] = /^([a-z]\d+)\1[a-z+]/.exec(text) ?? [];
  return (
    words.declared[action] ??
    written ??
    (place ? words.promotes(place) : capture ? dashed(text).replace("–", "×") : dashed(text))
  );
}
