// The players at each seat, as the address has them: `you`, a level of the computer from 1 to 10, or `-` for nobody, in
// the order of the seats.

/** The strongest level of the computer. */
export const STRONGEST = 10;

/** Who can sit at a seat. */
export const PLAYERS = ["you", ...Array.from({ length: STRONGEST }, (_, level) => String(level + 1))];

const SEATED = /^(you|[1-9]|10|-)(,(you|[1-9]|10|-)){0,3}$/;

/** @param {string} text @returns {string[] | undefined} nothing if it cannot be read */
export const readSeated = (text) => (SEATED.test(text) ? text.split(",") : undefined);

/** The level of the computer that sits at a place, if one does. @param {string | undefined} place */
export const levelOf = (place) => Number(place) || undefined;

/** The seat that is to act: while several may, the one on turn. @param {import("../core/module.js").Match} match */
export function actor(match) {
  const { turn } = match.state();
  return turn.length > 1 ? match.position().split(" ")[1] : turn[0];
}

/** Under which name the browser keeps the address of a game against the computer that was left. @param {string} game */
export const leftOff = (game) => `left-${game}`;
