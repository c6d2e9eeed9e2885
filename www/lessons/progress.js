// Progress of the reader in each lesson: the browser keeps it, and nobody else is told.

import { digest } from "../lib/digest.js";
import { keepFields, keptFields } from "../lib/kept.js";

const KEPT = "lessons";
/** Most lessons of which it is kept; those taken last stay. */
const MOST = 60;

/** @param {string} id @returns {number[]} */
function stepsOf(id) {
  const steps = keptFields(KEPT)[id];
  return Array.isArray(steps) ? steps.filter(Number.isInteger) : [];
}

/** The name under which the progress of a lesson that is no course is kept. @param {string} text of it */
export const keyOf = (text) => `own-${digest(text)}`;

/** The steps of a lesson that are done. @param {string} id */
export const doneIn = (id) => new Set(stepsOf(id));

/** @param {string} id @param {number} step */
export function markDone(id, step) {
  const steps = stepsOf(id);
  if (steps.includes(step)) return;
  const { [id]: _, ...others } = keptFields(KEPT);
  keepFields(KEPT, Object.fromEntries(Object.entries({ ...others, [id]: [...steps, step] }).slice(-MOST)));
}

/** Forgets one lesson, or all. @param {string} [id] */
export function forget(id) {
  const { [id ?? ""]: _, ...others } = keptFields(KEPT);
  keepFields(KEPT, id === undefined ? {} : others);
}

/** Whether anything is kept. */
export const isAny = () => Object.keys(keptFields(KEPT)).length > 0;
