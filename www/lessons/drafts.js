// Drafts: a reader's own lessons. Each is kept under a name of its own, so that two windows do not write over each
// other's.

import { uniqueSigns } from "../lib/chance.js";
import { keepText, keptFields, keptNames } from "../lib/kept.js";

const START = "draft-";
/** Where the one draft was kept that there could be at first. */
const ONE = "lesson-draft";

/**
 * @typedef {object} Draft
 * @property {string} name under which it is kept
 * @property {string} changed when, as ISO 8601 has it
 * @property {Record<string, unknown>} lesson as it was written, perhaps by a newer version of the page
 */

/** All of them, those changed last first. @returns {Draft[]} */
export function drafts() {
  const one = keptFields(ONE);
  if (one.game && keepText(`${START}0`, JSON.stringify({ lesson: one }))) keepText(ONE, undefined);
  const all = keptNames(START).flatMap((name) => {
    const { changed, lesson } = keptFields(name);
    return typeof lesson === "object" && lesson !== null
      ? [{ name, changed: String(changed ?? ""), lesson: /** @type {Record<string, unknown>} */ (lesson) }]
      : [];
  });
  return all.sort((one, other) => (one.changed < other.changed ? 1 : -1));
}

/** Whether a name is that of a draft. @param {string} name */
export const isDraft = (name) => name.startsWith(START);

/** Keeps a lesson, and gives its name. @param {object} lesson @param {string} [name] a new one if it has none */
export function keepDraft(lesson, name = `${START}${uniqueSigns()}`) {
  keepText(name, JSON.stringify({ changed: new Date().toISOString(), lesson }));
  return name;
}

/** @param {string} name */
export const deleteDraft = (name) => keepText(name, undefined);
