// What a schema cannot say of the data: that names lead somewhere, that positions can stand, that lines can be played.

import { courses } from "../../www/lessons/courses/index.js";
import { read } from "../../www/lessons/lesson.js";

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
function cited({ work, cite }, at, { short }) {
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
function played({ game, options, position, line = [] }, at, { tabiya, games }, rounds = 1) {
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

/** @type {Check} */
export const works = (list, { games }) => {
  const own = new Set(list.map((/** @type {any} */ { id }) => id));
  const cited = new Set([...games.values()].flatMap(({ sources }) => sources.map(({ id }) => id)));
  const missing = [...cited]
    .filter((id) => !own.has(id))
    .map((id) => ({ at: [], says: `lacks ${id}, which a game cites` }));
  // What no game cites says itself how a citation begins.
  const bare = list.flatMap((/** @type {any} */ work, /** @type {number} */ place) =>
    cited.has(work.id) === (work["citation-label"] === undefined)
      ? []
      : [{ at: [place, "citation-label"], says: "is for works that no game cites, and each of them has one" }],
  );
  return [...twice(list), ...missing, ...bare];
};

/** The sources of an entry, and whether everything that it names is one of them. @param {any[]} sources */
export function naming(sources) {
  const named = new Set();
  const known = new Set(sources.map(({ id }) => id));
  return {
    /** @param {string[]} from @param {Way} at @returns {Found[]} */
    from: (from, at) =>
      from.flatMap((source, place) => {
        named.add(source);
        return known.has(source) ? [] : [{ at: [...at, place], says: `“${source}” is no source of this entry` }];
      }),
    /** @param {Way} at @returns {Found[]} */
    unused: (at) =>
      sources.flatMap(({ id }, place) =>
        named.has(id) ? [] : [{ at: [...at, place, "id"], says: "nothing names it" }],
      ),
  };
}

/** @type {Check} */
export const walls = (list, known) => [
  ...twice(list),
  ...list.flatMap((/** @type {any} */ wall, /** @type {number} */ place) => {
    const { text, doubt, sides = [], boards = [], sources } = wall;
    const names = naming(sources);
    const sentences = (/** @type {any[]} */ all, /** @type {Way} */ at) =>
      all.flatMap(({ from }, place) => names.from(from, [...at, place, "from"]));
    const board = (/** @type {any} */ one, /** @type {Way} */ at) => [
      ...names.from(one.from ?? [], [...at, "from"]),
      ...played(one, at, known),
    ];
    return [
      ...sentences(text, [place, "text"]),
      ...sentences(doubt, [place, "doubt"]),
      ...sides.flatMap((/** @type {any} */ side, /** @type {number} */ at) => [
        ...sentences(side.text, [place, "sides", at, "text"]),
        ...board(side.board, [place, "sides", at, "board"]),
      ]),
      ...boards.flatMap((/** @type {any} */ one, /** @type {number} */ at) => board(one, [place, "boards", at])),
      ...twice(sources, [place, "sources"]),
      ...sources.flatMap((/** @type {any} */ source, /** @type {number} */ at) => [
        ...cited(source, [place, "sources", at], known),
        ...honest(source, [place, "sources", at]),
      ]),
      ...names.unused([place, "sources"]),
    ];
  }),
];

/** @type {Check} */
export const family = ({ questions, games, ways }, known) => {
  const choices = questions.flatMap((/** @type {any} */ { choices }) => choices);
  const waits = (/** @type {any} */ { when }, /** @type {Way} */ at) =>
    when === undefined || choices.includes(when) ? [] : [{ at: [...at, "when"], says: `no question has ${when}` }];
  const claim = (/** @type {any} */ one, /** @type {Way} */ at) => [...cited(one, at, known), ...waits(one, at)];
  const placed = new Set(games.map((/** @type {any} */ { id }) => id));
  return [
    ...twice(games, ["games"]),
    ...[...known.games.keys()].filter((id) => !placed.has(id)).map((id) => ({ at: ["games"], says: `lacks ${id}` })),
    ...games.flatMap((/** @type {any} */ { dates }, /** @type {number} */ place) =>
      dates.flatMap((/** @type {any} */ date, /** @type {number} */ at) => claim(date, ["games", place, "dates", at])),
    ),
    ...ways.flatMap((/** @type {any} */ way, /** @type {number} */ place) => claim(way, ["ways", place])),
  ];
};

/** @type {Check} */
export const ages = ({ pieces }, known) => [
  ...twice(pieces, ["pieces"]),
  ...pieces.flatMap((/** @type {any} */ { games }, /** @type {number} */ piece) =>
    games.flatMap((/** @type {any} */ { game, kind }, /** @type {number} */ place) => {
      const kinds = known.games.has(game) ? known.tabiya.kinds(game, {}).map(({ id }) => id) : [kind];
      const at = ["pieces", piece, "games", place, "kind"];
      return kinds.includes(kind) ? [] : [{ at, says: `${game} has no “${kind}”` }];
    }),
  ),
];

/** @type {Check} */
export const dated = (list, known) =>
  list.flatMap((/** @type {any} */ tale, /** @type {number} */ place) =>
    tale.stops.flatMap((/** @type {any} */ stop, /** @type {number} */ number) => {
      const at = [place, "stops", number];
      const game = stop.game ?? tale.game;
      const options = tale.option && stop.choice ? { [tale.option]: stop.choice } : {};
      const samples = stop.samples ?? tale.samples ?? [];
      return [
        ...cited(stop, at, known),
        ...(game ? played({ game, options }, at, known) : [{ at, says: "neither the tale nor the stop has a game" }]),
        ...samples.flatMap((/** @type {any} */ sample, /** @type {number} */ one) => {
          const under = stop.samples ? [...at, "samples", one] : [place, "samples", one];
          return played({ game, options, ...sample }, under, known, sample.rounds ?? 1);
        }),
      ];
    }),
  );

/** @type {Check} */
export const studies = (list, known, path) => {
  const own = path.replace(/^.*\/|\.json$/g, "");
  return [
    ...twice(list),
    ...list.flatMap((/** @type {any} */ study, /** @type {number} */ place) => [
      ...(study.game === own ? [] : [{ at: [place, "game"], says: `is not ${own}, for which the file is` }]),
      ...(study.stands ?? []).flatMap((/** @type {any} */ { work }, /** @type {number} */ at) =>
        work in known.studyWorks
          ? []
          : [{ at: [place, "stands", at, "work"], says: `no work “${work}” in works.json` }],
      ),
      ...played(study, [place], known),
    ]),
  ];
};

/** @type {Check} */
export const verdicts = (list, known) => [
  ...twice(list),
  ...list.flatMap((/** @type {any} */ { game, solved = [] }, /** @type {number} */ place) =>
    solved.flatMap((/** @type {any} */ { options }, /** @type {number} */ at) =>
      played({ game, options }, [place, "solved", at], known),
    ),
  ),
];

/** @type {Check} */
export const course = (value, { tabiya }, path) => {
  const id = path.replace(/^.*\/|\.json$/g, "");
  const { faults } = read(/** @type {any} */ (tabiya), value);
  const listed = courses.find((one) => one.id === id);
  const told = [
    listed?.title === value.title
      ? []
      : [{ at: ["title"], says: `www/lessons/courses/index.js has “${listed?.title}”` }],
    listed?.steps === value.steps.length ? [] : [{ at: ["steps"], says: `index.js has ${listed?.steps} steps` }],
  ];
  return [...told.flat(), ...faults.map(({ at, message }) => ({ at: wayOf(at), says: message }))];
};

/** `steps[2].ask.of` as a way. @param {string} at @returns {Way} */
const wayOf = (at) => (at.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
