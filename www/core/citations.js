// A citation in its parts, and where each leads: to the work as the museum has it, with its address and all that rests
// on it.

import { gameInfo } from "./games.js";

/**
 * @param {string} game that cites
 * @param {string} text citations, parted by semicolons
 * @returns {{ text: string, href?: string, title?: string }[]} without an address where no work of the game is meant
 */
export function citations(game, text) {
  // Of names that begin alike the longest is meant.
  const works = gameInfo(game).sources.toSorted((one, other) => other.short.length - one.short.length);
  return text.split("; ").map((part) => {
    const work = works.find(({ short }) => part.startsWith(short));
    return { text: part, ...(work && { href: `#/${game}?v=1&room=sources:${work.id}`, title: work.text }) };
  });
}
