// Which piece is which in each game: the lines of descent of the pieces, as data.

import data from "./ages.json" with { type: "json" };

/** @typedef {{ game: string, kind: string, basis: string, cite?: string }} Stage one game of a line */

export const lineages = /** @type {{ id: string, games: Stage[] }[]} */ (data.pieces);

const lines = new Map(lineages.flatMap(({ id, games }) => games.map(({ game, kind }) => [`${game} ${kind}`, id])));

/** The line of descent to which a piece belongs. @param {string} game @param {string} kind */
export const lineOf = (game, kind) => lines.get(`${game} ${kind}`);
