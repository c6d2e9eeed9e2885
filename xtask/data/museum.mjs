// Checks of the museum's data beyond the schema.

import { cited, honest, naming, played, twice } from "./checks.mjs";

/** @typedef {import("./place.mjs").Found} Found */
/** @typedef {import("./place.mjs").Way} Way */
/** @typedef {import("./checks.mjs").Check} Check */

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

/** @type {Check} */
export const walls = (list, known) => [
  ...twice(list),
  ...list.flatMap((/** @type {any} */ wall, /** @type {number} */ place) => {
    const { piece, text, doubt, sides = [], boards = [], sources } = wall;
    const names = naming(sources);
    const sentences = (/** @type {any[]} */ all, /** @type {Way} */ at) =>
      all.flatMap(({ from }, place) => names.from(from, [...at, place, "from"]));
    const board = (/** @type {any} */ one, /** @type {Way} */ at) => [
      ...names.from(one.from ?? [], [...at, "from"]),
      ...played(one, at, known),
    ];
    return [
      ...(piece === undefined || known.pieces.has(piece)
        ? []
        : [{ at: [place, "piece"], says: `is no piece of www/core/ages.json: “${piece}”` }]),
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
export const witnesses = ({ sources, witnesses, unknown, tallies }, known) => {
  const names = naming(sources);
  const ids = new Set(witnesses.map((/** @type {any} */ { id }) => id));
  const named = (/** @type {any[]} */ sentences = [], /** @type {Way} */ at) =>
    sentences.flatMap(({ from }, place) => names.from(from, [...at, place, "from"]));
  // Every game has who saw it first, who told its rules, and its finds, or it is said that none is known.
  const said = [...witnesses.flatMap((/** @type {any} */ { games }) => games), ...unknown];
  const lacking = known.tabiya
    .games()
    .flatMap(({ id: game }) =>
      ["first", "rules", "find"]
        .filter((as) => !said.some((one) => one.game === game && one.as === as))
        .map((as) => ({ at: ["witnesses"], says: `lacks one that is “${as}” for ${game}` })),
    );
  return [
    ...twice(witnesses, ["witnesses"]),
    ...twice(sources, ["sources"]),
    ...lacking,
    ...sources.flatMap((/** @type {any} */ source, /** @type {number} */ place) => [
      ...cited(source, ["sources", place], known),
      ...honest(source, ["sources", place]),
    ]),
    ...witnesses.flatMap((/** @type {any} */ { text, doubt, dates, sic = [] }, /** @type {number} */ place) => [
      ...named(text, ["witnesses", place, "text"]),
      ...named(doubt, ["witnesses", place, "doubt"]),
      ...dates.flatMap((/** @type {any} */ { source }, /** @type {number} */ at) =>
        names.one(source, ["witnesses", place, "dates", at, "source"]),
      ),
      ...sic.flatMap((/** @type {any} */ error, /** @type {number} */ at) => [
        ...names.one(error.in, ["witnesses", place, "sic", at, "in"]),
        ...names.one(error.by, ["witnesses", place, "sic", at, "by"]),
      ]),
    ]),
    ...tallies.flatMap((/** @type {any} */ { game, option, answers }, /** @type {number} */ place) =>
      answers.flatMap((/** @type {any} */ { choice, witnesses, from }, /** @type {number} */ at) => {
        const way = ["tallies", place, "answers", at];
        return [
          ...names.from(from, [...way, "from"]),
          ...witnesses.flatMap((/** @type {string} */ id, /** @type {number} */ one) =>
            ids.has(id) ? [] : [{ at: [...way, "witnesses", one], says: `is no witness: ${id}` }],
          ),
          ...(choice ? played({ game, options: { [option]: choice } }, way, known) : []),
        ];
      }),
    ),
    ...names.unused(["sources"]),
  ];
};

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
