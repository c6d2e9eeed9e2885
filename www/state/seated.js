// Who sits at each seat, as the address has it: `you`, a level of the computer from 1 to 10, or `-` for nobody, in the
// order of the seats.

const PLACE = /^(you|[1-9]|10|-)$/;

/** No game has more. */
const MOST = 4;

/** @param {string} text @returns {string[] | undefined} nothing if it cannot be read */
export function readSeated(text) {
  const places = text.split(",");
  if (places.length > MOST || !places.every((place) => PLACE.test(place))) return undefined;
  return trimmed(places);
}

/** @param {readonly string[]} places */
export function writeSeated(places) {
  return places.join(",");
}

/** The level of the computer that sits at a place, if one does. @param {string | undefined} place */
export function levelOf(place) {
  return Number(place) || undefined;
}

/** Without those behind the last who sits. @param {readonly string[]} places */
export function trimmed(places) {
  const last = places.findLastIndex((place) => place !== "-" && place !== "");
  return places.slice(0, last + 1).map((place) => place || "-");
}
