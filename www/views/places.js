// What the page has for a game behind its doors, each with its address.

import { write } from "../state/address.js";
import { compared } from "./comparison.js";
import { DOORS } from "./doors.js";

/** @param {import("../state/store.js").State} state @returns {import("./view.js").Place[]} */
export const placesOf = (state) =>
  DOORS.flatMap((door) =>
    door.ways.flatMap((way) => {
      if (way.fits && !way.fits(state)) return [];
      const begun = way.begin(state, async () => compared);
      // What is compared in other ways is a step from the first of them.
      if (begun instanceof Promise && way.id !== "differs") return [];
      const change = begun instanceof Promise ? compared(state, "differs") : begun;
      return [{ title: way.title, door: door.title, href: write({ ...state, room: undefined, ...change }) }];
    }),
  );
