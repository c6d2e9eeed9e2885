// Benchmark of the search, in strength and speed, beside others: `cargo xtask bench --matches`.
//
// The others are Fairy-Stockfish in WebAssembly at a skill level and, with --jocly FOLDER, Jocly at its default from
// the folder where it is installed. Both have the same processor time for a move, in this process and by turns. Thirty
// openings of a few random moves, made anew from their numbers, are each played with the sides exchanged, and when all
// have been, again with other seeds. Tabiya is the referee; a game that stops because the programs' rules differ is
// told as such and counts for nobody.
//
// --games 40, of each row; --game makruk, --against Jocly for some of the rows; --skill 8, --millis 200 say otherwise
// than the table below. --results FILE keeps each game as a line of JSON when it is over and goes on where the file
// ends; --minutes 20 begins no game after that time. --speed counts positions a second instead.

import { appendFileSync, existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";

import { initSync, search } from "../www/pkg/tabiya.js";
import { engine } from "./fairy.mjs";
import { jocly } from "./jocly.mjs";
import { byProcessor, processorTime } from "./processor.mjs";
import { ALIKE, DECIDED, LONGEST, Verdict, opened, share, since } from "./referee.mjs";
import { table } from "./table.mjs";

initSync({ module: readFileSync(new URL("../www/pkg/tabiya_bg.wasm", import.meta.url)) });

/**
 * Games (the variant has the same name, but for [`VARIANTS`]), the skill level that plays, and the time for a move in
 * milliseconds.
 * @type {[string, number, number][]}
 */
const GAMES = [
  ["shatranj", 8, 100],
  ["makruk", 8, 100],
  ["xiangqi", 4, 100],
  ["janggi", 4, 100],
  ["shogi", 4, 100],
  ["shatar", 8, 100],
];
/** The variant where it has another name. @type {Record<string, string>} */
const VARIANTS = { shatar: "shatar-robado" };
const FAIRY = "Fairy-Stockfish";
const JOCLY = "Jocly";
const JOCLY_MILLIS = 100;
const OPENINGS = 30;

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "40" },
    millis: { type: "string" },
    game: { type: "string" },
    against: { type: "string" },
    skill: { type: "string" },
    minutes: { type: "string", default: "Infinity" },
    results: { type: "string" },
    jocly: { type: "string" },
    speed: { type: "boolean", default: false },
  },
});

/**
 * @typedef {{ text: string, score?: number, nodes?: number, millis?: number }} Answer the score for who moves
 * @typedef {(game: string, start: string, line: string[], skill: number, millis: number) => Promise<Answer>} Mover
 * @typedef {{ against: string, game: string, skill: number, millis: number, options: Record<string, string> }} Row
 * @typedef {{ most: number, late: number }} Times the longest move, and how many took half as long again as they may
 * @typedef {Omit<Row, "options"> & { number: number, result: string, adjudicated: boolean, plies: number, own: Times,
 *   other: Times, line?: string[] }} Played
 */

/** What has been played, for the others: they count by themselves, what is declared here is not told. */
const told = (/** @type {string} */ game, /** @type {string[]} */ line) =>
  since(game, line).filter((move) => !move.includes("-"));

/** Whether the table of a move is kept for the next: not where speed is measured. */
const keep = !values.speed;

/** Tabiya's move. @param {Row} row @param {string[]} line @param {number} seed @returns {Answer} */
function own({ game, options, millis }, line, seed) {
  const found = search({ game, options, line }, { millis, seed, keep });
  const score = found.score;
  const points = typeof score === "number" ? score : "win" in score ? Infinity : "loss" in score ? -Infinity : 0;
  return { text: found.move ?? "", score: points, nodes: found.nodes, millis: found.millis };
}

/**
 * A game, and how it ended for Tabiya: won, drawn, lost, or why there is no result.
 * @param {Mover} other @param {Row} row @param {number} number of the game
 * @returns {Promise<Played>}
 */
async function play(other, row, number) {
  const { options, ...rest } = row;
  const { match, start } = opened(row.game, options, (number >> 1) % OPENINGS);
  const ours = number % 2 === 0 ? "w" : "b";
  /** @type {Played} */
  const played = { ...rest, number, result: "", adjudicated: false, plies: 0, own: times(), other: times() };
  const verdict = new Verdict();
  try {
    while (!match.outcome()) {
      const line = match.line();
      [played.plies, played.line] = [line.length, line];
      if (line.length >= LONGEST) return { ...played, result: "drawn" };
      const mine = match.state().turn[0] === ours;
      const begun = processorTime();
      const answer = mine
        ? await byProcessor(() => own(row, line, number))
        : await other(VARIANTS[row.game] ?? row.game, start, told(row.game, line), row.skill, row.millis);
      const time = processorTime() - begun;
      const kept = mine ? played.own : played.other;
      kept.most = Math.max(kept.most, Math.round(time));
      if (time > row.millis * 1.5) kept.late += 1;
      const { text, score = Number.NaN } = answer;
      if (text === "a draw") return { ...played, result: "drawn" };
      // Where a promotion is no choice, the other may not name it.
      const legal = match.legal();
      const exact = legal.find((move) => move.text === text);
      const sought = exact ?? (mine ? undefined : legal.find((move) => move.text.startsWith(text)));
      if (!sought) return { ...played, result: mine ? "lost" : `${text} after ${line.join(" ")}` };
      match.play(sought.text);
      const margin = mine ? score / DECIDED.own : -score / DECIDED.other;
      const result = verdict.hear(margin, score, line.length);
      if (result && !match.outcome()) return { ...played, result, adjudicated: true };
    }
    const winner = match.outcome()?.winner;
    return { ...played, result: winner === undefined ? "drawn" : winner === ours ? "won" : "lost" };
  } finally {
    match.free();
  }
}

/** @returns {Times} */
const times = () => ({ most: 0, late: 0 });

/** The share of the points with its interval, in percent. @param {number[]} counts */
function percent(counts) {
  if (counts.every((count) => count === 0)) return "";
  const [at, low, high] = share(counts).map((part) => (100 * part).toFixed(0));
  return `${at} % (${low} to ${high})`;
}

/** @param {Row[]} rows @param {Played[]} all */
function told_of(rows, all) {
  const lines = [
    ["against", "game", "skill", "ms", "games", "won", "drawn", "lost", "points", "adjudicated", "not played out"],
  ];
  const late = [["against", "game", "Tabiya's longest", "late", "the other's longest", "late"]];
  for (const row of rows) {
    const games = all.filter((game) => same(game, row));
    const counts = ["won", "drawn", "lost"].map((result) => games.filter((game) => game.result === result).length);
    const number = counts.reduce((sum, count) => sum + count, 0);
    const stopped = games.length - number;
    const adjudicated = games.filter((game) => game.adjudicated).length;
    const skill = row.against === FAIRY ? row.skill : "";
    const cells = [row.against, row.game, skill, row.millis, number, ...counts, percent(counts), adjudicated, stopped];
    lines.push(cells.map(String));
    const most = (/** @type {"own" | "other"} */ who) => Math.max(0, ...games.map((game) => game[who].most));
    const often = (/** @type {"own" | "other"} */ who) => games.reduce((sum, game) => sum + game[who].late, 0);
    late.push([
      row.against,
      row.game,
      `${most("own")} ms`,
      String(often("own")),
      `${most("other")} ms`,
      String(often("other")),
    ]);
  }
  console.log(`${table(lines)}\n\n${table(late)}`);
}

/** @param {Omit<Row, "options">} one @param {Row} other */
const same = (one, other) =>
  one.against === other.against && one.game === other.game && one.skill === other.skill && one.millis === other.millis;

const fairy = await engine();
const peer = values.jocly === undefined ? undefined : await jocly(values.jocly);
/** @type {Record<string, Mover | undefined>} */
const movers = { [FAIRY]: fairy.move, [JOCLY]: peer?.move };

const rows = [FAIRY, JOCLY]
  .flatMap((against) =>
    GAMES.map(([game, skill, millis]) => ({ against, game, skill, millis, options: ALIKE[game] ?? {} })),
  )
  .filter(({ against, game }) => (against === FAIRY || peer?.has(game)) && game === (values.game ?? game))
  .filter(({ against }) => against === (values.against ?? against))
  .map((row) => ({
    ...row,
    skill: row.against === JOCLY ? 0 : Number(values.skill ?? row.skill),
    millis: Number(values.millis ?? (row.against === JOCLY ? JOCLY_MILLIS : row.millis)),
  }));

async function matches() {
  const file = values.results;
  const kept = file && existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  /** @type {Played[]} */
  const all = kept.map((line) => JSON.parse(line));
  const until = performance.now() + Number(values.minutes) * 60_000;
  // Opening by opening, so that all rows are as far when the time is over.
  for (let number = 0; number < Number(values.games); number += 1) {
    for (const row of rows) {
      const mover = movers[row.against];
      if (!mover || performance.now() > until || all.some((game) => same(game, row) && game.number === number))
        continue;
      const game = await play(mover, row, number);
      all.push(game);
      if (file) appendFileSync(file, `${JSON.stringify(game)}\n`);
      console.error(`${row.against}, ${row.game} ${number + 1}: ${game.result}, ${game.plies} plies`);
    }
  }
  told_of(rows, all);
}

/** Positions a second of both, after each opening, by turns. */
async function speed() {
  const lines = [["game", "Tabiya", FAIRY, "ratio"]];
  for (const row of rows.filter(({ against }) => against === FAIRY)) {
    const sums = [0, 0, 0, 0];
    // The first is to warm up.
    for (let opening = -1; opening < OPENINGS; opening += 1) {
      const { match, start } = opened(row.game, row.options, Math.max(0, opening));
      const line = match.line();
      match.free();
      const one = await byProcessor(() => own(row, line, 0));
      const other = await fairy.move(VARIANTS[row.game] ?? row.game, start, told(row.game, line), 20, row.millis);
      const found = [one.nodes, one.millis, other.nodes, other.millis];
      if (opening >= 0) found.forEach((value, place) => (sums[place] += value ?? 0));
    }
    const [ours, theirs] = [sums[0] / sums[1], sums[2] / sums[3]];
    const shown = (/** @type {number} */ rate) => `${Math.round(rate)} k/s`;
    lines.push([row.game, shown(ours), shown(theirs), (ours / theirs).toFixed(2)]);
  }
  console.log(table(lines));
}

await (values.speed ? speed() : matches());
// The engine's threads would wait for ever.
process.exit(0);
