// A lesson as data: what is read of it, what its questions come to, and whether an answer is right. It needs no page:
// the rules core comes as an argument, and every answer from it. None is kept in a lesson.

import { MOST_LETTERS, pack, unpack } from "../core/packed.js";

export { expected, judge, reach, stand } from "./answers.js";
export { GOALS, KINDS, LIMITS, read } from "./read.js";

/** @typedef {import("./answers.js").Lesson} Lesson */
/** @typedef {import("./answers.js").Step} Step */
/** @typedef {import("./answers.js").Ask} Ask */
/** @typedef {import("./answers.js").Judgement} Judgement */
/** @typedef {import("./read.js").Fault} Fault */

/** A lesson as letters of an address; nothing if it is too long for one. @param {Lesson} lesson */
export async function write(lesson) {
  const text = await pack(JSON.stringify(lesson));
  return text.length <= MOST_LETTERS ? text : undefined;
}

/**
 * What letters of an address stand for, for `read`; nothing if they do for nothing.
 * @param {string} text
 * @returns {Promise<unknown>}
 */
export async function parse(text) {
  const json = typeof text === "string" ? await unpack(text) : undefined;
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
