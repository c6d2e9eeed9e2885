// What the page has for a game behind its doors, each with its address.

import { write } from "../state/address.js";
import { compared } from "./comparison.js";
import { DOORS } from "./doors.js";

/** @param {import("../state/store.js").State} state @returns {import("./view.js").Place[]} */
export const placesOf = (state) =>
  DOORS.flatMap((door) =>
    door.ways.flatMap((way) => {
      // What is compared in other ways is a step from the first of them, and may take a search to begin with.
      if ((way.fits && !way.fits(state)) || (way.compares && way.id !== "differs")) return [];
      const change = way.compares ? compared(state, "differs") : way.begin(state, async () => compared);
      return [
        { id: way.id, title: way.title, door: door.title, href: write({ ...state, room: undefined, ...change }) },
      ];
    }),
  );
