// Jocly (npm `jocly`, AGPL), to measure against: used by measurements only, and installed beside the project.

import { createRequire } from "node:module";

import { byProcessor } from "./processor.mjs";

/** What Jocly calls the games that it has. @type {Record<string, string>} */
const NAMES = { shatranj: "shatranj-chess", makruk: "makruk", xiangqi: "xiangqi" };

/** The squares of a move, without a promotion. */
const SQUARES = /^[a-i]\d+[a-i]\d+/;

/**
 * Loads it from a folder with its `node_modules`.
 * @param {string} folder
 */
export async function jocly(folder) {
  const Jocly = createRequire(`${folder}/package.json`)("jocly");
  /** @type {any} */
  let match;
  /** @type {{ game: string, line: string[] }} */
  let shown = { game: "", line: [] };
  let [width, mirrored] = [8, false];

  /** Squares are counted from a1, along the ranks. @param {number} place */
  const square = (place) => {
    const file = mirrored ? width - 1 - (place % width) : place % width;
    return `${"abcdefghi"[file]}${Math.floor(place / width) + 1}`;
  };
  const text = (/** @type {{ f: number, t: number }} */ move) => square(move.f) + square(move.t);

  /** @param {string} game @param {string} start the position here */
  async function begin(game, start) {
    match = await Jocly.createMatch(NAMES[game]);
    width = game === "xiangqi" ? 9 : 8;
    // The same start, or seen in a glass: the king's file tells.
    const file = (/** @type {string} */ rank) => rank.lastIndexOf("K");
    const ranks = [await match.getBoardState(), start].map((fen) => fen.split(" ")[0].split("/").at(-1) ?? "");
    mirrored = file(ranks[0]) !== file(ranks[1]);
    shown = { game, line: [] };
  }

  /** Takes in what has been played. @param {string[]} line */
  async function follow(line) {
    for (const played of line.slice(shown.line.length)) {
      const found = (await match.getPossibleMoves()).find(
        (/** @type {any} */ move) => text(move) === SQUARES.exec(played)?.[0],
      );
      if (!found) return `nothing: ${played} is no move there`;
      const { finished, winner } = await match.applyMove(found);
      shown.line.push(played);
      if (finished)
        return winner === Jocly.DRAW ? "a draw" : `nothing: ${winner === 1 ? "White" : "Black"} has won there`;
    }
    return undefined;
  }

  return {
    has: (/** @type {string} */ game) => game in NAMES,
    /**
     * The move at its default level, but for the time; `a draw`, or why there is none.
     * @param {string} game @param {string} start @param {string[]} line @param {number} _skill @param {number} millis
     */
    async move(game, start, line, _skill, millis) {
      const goesOn = shown.game === game && shown.line.every((move, place) => move === line[place]);
      if (!goesOn || line.length <= shown.line.length) await begin(game, start);
      const stops = await follow(line);
      if (stops) return { text: stops };
      const { levels } = (await match.getConfig()).model;
      const usual = levels.find((/** @type {{ isDefault?: boolean }} */ level) => level.isDefault) ?? levels[0];
      const level = { ...usual, maxDuration: millis / 1000 };
      const { move } = await byProcessor(() => match.machineSearch({ level, threaded: false }));
      return { text: text(move) };
    },
  };
}
