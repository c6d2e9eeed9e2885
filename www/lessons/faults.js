// The list of faults of a lesson that could not be read, each by its place.

import { fill, h } from "../lib/dom.js";

/** @typedef {import("./lesson.js").Fault} Fault */

/** @param {Fault} fault */
export const tell = ({ at, message }) => (at ? `${at}: ${message}` : message);

/**
 * @param {HTMLElement} place hidden where there is nothing to tell
 * @param {Fault[]} faults
 * @param {(count: number) => string} said before them
 * @param {(fault: Fault) => (Node | string)[]} [entry]
 */
export function tellFaults(place, faults, said, entry = (fault) => [tell(fault)]) {
  place.hidden = faults.length === 0;
  fill(
    place,
    ...(faults.length > 0
      ? [
          h("p", { text: said(faults.length) }),
          h("ul", {}, ...faults.map((fault) => h("li", { "data-code": fault.code }, ...entry(fault)))),
        ]
      : []),
  );
}
