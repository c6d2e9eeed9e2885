// For which room a position is being set up: it is offered there when it is used.

import { keepHere, keptHere } from "../lib/kept.js";

const NAME = "set-up-for";

/** @param {string} room */
export const setUpFor = (room) => keepHere(NAME, room);

/** The room, told once. */
export function askedBy() {
  const room = keptHere(NAME);
  keepHere(NAME, undefined);
  return room;
}
