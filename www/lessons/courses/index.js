// The first courses, one for each game.

/** @type {{ id: string, game: string, title: string, steps: number }[]} */
export const courses = [];

/** @type {Record<string, () => Promise<{ default: unknown }>>} */
const files = {};

/** A course, for `read`; nothing if there is none of that id. @param {string} id @returns {Promise<unknown>} */
export async function load(id) {
  return Object.hasOwn(files, id) ? (await files[id]()).default : undefined;
}
