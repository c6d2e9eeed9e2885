// How far the reader has come in each lesson: the browser keeps it, and nobody else is told.

import { digest } from "../lib/digest.js";

const KEPT = "tabiya-lessons";
/** Most lessons of which it is kept; those taken last stay. */
const MOST = 60;

/** What holds where the browser keeps nothing. @type {Record<string, number[]>} */
let here = {};

/** @returns {Record<string, number[]>} */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    const entries = Object.entries(Object(found)).filter(([, steps]) => Array.isArray(steps));
    return Object.fromEntries(entries.map(([id, steps]) => [id, steps.filter(Number.isInteger)]));
  } catch {
    return here;
  }
}

/** @param {Record<string, number[]>} all */
function write(all) {
  here = all;
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(KEPT, JSON.stringify(all));
    else localStorage.removeItem(KEPT);
  } catch {
    // It holds until the page is left.
  }
}

/** The name under which the progress of a lesson that is no course is kept. @param {string} text of it */
export const keyOf = (text) => `own-${digest(text)}`;

/** The steps of a lesson that are done. @param {string} id */
export const doneIn = (id) => new Set(read()[id] ?? []);

/** @param {string} id @param {number} step */
export function markDone(id, step) {
  const { [id]: steps = [], ...others } = read();
  if (steps.includes(step)) return;
  const all = Object.entries({ ...others, [id]: [...steps, step] });
  write(Object.fromEntries(all.slice(-MOST)));
}

/** Forgets one lesson, or all. @param {string} [id] */
export function forget(id) {
  const { [id ?? ""]: _, ...others } = read();
  write(id === undefined ? {} : others);
}

/** Whether anything is kept. */
export const isAny = () => Object.keys(read()).length > 0;
