// Checks of data beyond the schema: that names lead somewhere, that positions can stand, that lines can be played.

/** @typedef {import("./place.mjs").Found} Found */
/** @typedef {import("./place.mjs").Way} Way */
/** @typedef {typeof import("../../www/pkg/tabiya.js")} Tabiya */
/**
 * What is known beside a file.
 * @typedef {object} Known
 * @property {Tabiya} tabiya
 * @property {Map<string, import("../../www/pkg/tabiya.js").GameInfo>} games
 * @property {any[]} works of www/museum/works.json
 * @property {Map<string, string>} short how a citation of a work begins
 * @property {Set<unknown>} pieces the ids of `www/core/ages.json`
 * @property {Record<string, unknown>} studyWorks
 */
/** @typedef {(value: any, known: Known, path: string) => Found[]} Check */

/** @param {any[]} list @param {Way} [under] @returns {Found[]} ids that are there twice */
export function twice(list, under = []) {
  const seen = new Set();
  return list.flatMap(({ id }, place) => {
    if (!seen.has(id)) return seen.add(id) && [];
    return [{ at: [...under, place, "id"], says: `is there twice: ${id}` }];
  });
}

/**
 * A citation begins as its work is cited.
 * @param {{ work?: string, cite: string }} one @param {Way} at @param {Known} known
 */
export function cited({ work, cite }, at, { short }) {
  const begins = work && short.get(work);
  return !begins || cite.startsWith(begins) ? [] : [{ at: [...at, "cite"], says: `does not begin with ${begins}` }];
}

/** What was not read says who reports it, and nothing else does. @param {any} one @param {Way} at @returns {Found[]} */
export function honest({ cite, standing }, at) {
  const unseen = /reported by .*; original not seen$/.test(cite);
  const says = "what was not read says “…, reported by …; original not seen”, and nothing else does";
  return unseen === (standing === "reported") ? [] : [{ at: [...at, "standing"], says }];
}

/**
 * Whether choices, a position and a line are those of a game.
 * @param {{ game: string, options?: Record<string, string>, position?: string, line?: string[] }} board
 * @param {Way} at @param {Known} known @param {number} [rounds]
 * @returns {Found[]}
 */
export function played({ game, options, position, line = [] }, at, { tabiya, games }, rounds = 1) {
  if (!games.has(game)) return [];
  /** @type {import("../../www/pkg/tabiya.js").Match} */
  let match;
  try {
    match = new tabiya.Match(game, { options, position });
  } catch (error) {
    return [{ at: [...at, position ? "position" : "options"], says: /** @type {Error} */ (error).message }];
  }
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [place, move] of line.entries()) {
        if (rounds > 1 && match.outcome()) return [];
        const { refused } = match.playLine([move]);
        if (refused) return [{ at: [...at, "line", place], says: `${move}: ${refused.message}` }];
      }
    }
    return [];
  } finally {
    match.free();
  }
}

/** The sources of an entry, and whether everything that it names is one of them. @param {any[]} sources */
export function naming(sources) {
  const named = new Set();
  const known = new Set(sources.map(({ id }) => id));
  /** @param {string} source @param {Way} at @returns {Found[]} */
  const one = (source, at) => {
    named.add(source);
    return known.has(source) ? [] : [{ at, says: `“${source}” is no source of this entry` }];
  };
  return {
    one,
    /** @param {string[]} from @param {Way} at */
    from: (from, at) => from.flatMap((source, place) => one(source, [...at, place])),
    /** @param {Way} at @returns {Found[]} */
    unused: (at) =>
      sources.flatMap(({ id }, place) =>
        named.has(id) ? [] : [{ at: [...at, place, "id"], says: "nothing names it" }],
      ),
  };
}
