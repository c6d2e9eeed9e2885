// What could not be read of a lesson, as its reader is told: which step it is of, and in a sentence what is wrong. Who
// wrote the lesson is told the place in its file (`steps[1].ask.of`), in the browser's console.

import { form as words } from "../words/lesson-room.js";

/** @typedef {import("./read.js").Fault} Fault */

/** @param {Fault} fault */
export function sayFault({ at, message }) {
  const [, index] = /^steps\[(\d+)\]/.exec(at) ?? [];
  return index === undefined ? message : `${words.placed(words.step(Number(index) + 1))} ${message}`;
}

/** @param {Fault[]} faults */
export function tellAuthor(faults) {
  for (const { at, message } of faults) console.warn(at ? `${at}: ${message}` : message);
}
