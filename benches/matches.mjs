// How strong the search is, beside Fairy-Stockfish in WebAssembly at a skill level: `cargo xtask bench --matches`.
//
// Both have the same time for a move, in this process and by turns. Each opening, a few random moves, is played twice
// with the sides exchanged. Tabiya is the referee; a game that stops because the programs' rules differ is told as such
// and counts for nobody. --games 10 --millis 200 --game makruk --skill 8 say otherwise than the table below;
// --first 10 goes on from the eleventh, --minutes 20 begins no game after that time. --jocly FOLDER: the other is Jocly
// at its default, in the games that it has, from the folder where it is installed.

import { readFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";

import { Match, initSync, search } from "../www/pkg/tabiya.js";
import { engine } from "./fairy.mjs";
import { jocly } from "./jocly.mjs";
import { table } from "./table.mjs";

initSync({ module: readFileSync(new URL("../www/pkg/tabiya_bg.wasm", import.meta.url)) });

/**
 * Games (the variant has the same name), the skill level that plays, and the choices under which both play alike.
 * @type {[string, number, Record<string, string>][]}
 */
const GAMES = [
  ["shatranj", 8, {}],
  ["makruk", 8, { bareCount: "pychess" }],
  ["xiangqi", 4, {}],
  ["janggi", 4, { palaceDiagonals: "both", pass: "any-time", bikjang: "points" }],
  ["shogi", 4, {}],
];
const OPENING = 4;
const LONGEST = 240;

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "20" },
    first: { type: "string", default: "0" },
    millis: { type: "string", default: "200" },
    game: { type: "string" },
    skill: { type: "string" },
    minutes: { type: "string", default: "Infinity" },
    jocly: { type: "string" },
  },
});
const [games, millis] = [Number(values.games), Number(values.millis)];

/** What each has taken for a move at most, and how often more than half as long again as it may. */
const times = { own: { most: 0, late: 0 }, other: { most: 0, late: 0 } };

/** @template T @param {"own" | "other"} who @param {() => T | Promise<T>} think */
async function timed(who, think) {
  const begun = performance.now();
  const found = await think();
  const time = performance.now() - begun;
  times[who].most = Math.max(times[who].most, time);
  if (time > millis * 1.5) times[who].late += 1;
  return found;
}

/** A random number that is the same in every run. @param {number} seed */
function numbers(seed) {
  let state = Math.imul(seed + 1, 0x9e3779b9) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * @param {{ move(game: string, start: string, line: string[], skill: number, millis: number): Promise<string> }} other
 * @param {string} game @param {number} skill @param {Record<string, string>} options @param {number} number of the game
 * @returns {Promise<"won" | "drawn" | "lost" | string>} the result for Tabiya, or why there is none
 */
async function play(other, game, skill, options, number) {
  const match = new Match(game, { options });
  const random = numbers(number >> 1);
  const ours = number % 2 === 0 ? "w" : "b";
  // What only Tabiya writes into a position is left out.
  const start = match
    .position()
    .split(" ")
    .filter((field) => !field.includes("="))
    .join(" ");
  try {
    for (let ply = 0; !match.outcome(); ply += 1) {
      if (ply >= LONGEST) return "drawn";
      const legal = match.legal();
      const line = match.line();
      const own = match.state().turn[0] === ours;
      let text = legal[Math.floor(random() * legal.length)].text;
      // The other program counts by itself: what is declared here is not told to it.
      const moves = line.filter((move) => !move.includes("-"));
      if (ply >= OPENING && own)
        text = await timed("own", () => search({ game, options, line }, { millis, seed: number }).move ?? "");
      else if (ply >= OPENING) text = await timed("other", () => other.move(game, start, moves, skill, millis));
      if (text === "a draw") return "drawn";
      // Where a promotion is no choice, the other may not name it.
      const exact = legal.find((move) => move.text === text);
      const sought = exact ?? (own ? undefined : legal.find((move) => move.text.startsWith(text)));
      if (!sought) return own ? "lost" : `${text} after ${line.join(" ")}`;
      match.play(sought.text);
    }
    const winner = match.outcome()?.winner;
    return winner === undefined ? "drawn" : winner === ours ? "won" : "lost";
  } finally {
    match.free();
  }
}

/** The share of the points, and its 95 % interval by Wilson. @param {number[]} counts */
function share([won, drawn, lost]) {
  const number = won + drawn + lost;
  if (number === 0) return "";
  const [mean, square] = [(won + drawn / 2) / number, 1.96 ** 2 / number];
  const middle = (mean + square / 2) / (1 + square);
  const half = Math.sqrt(mean * (1 - mean) * square + square ** 2 / 4) / (1 + square);
  const [at, low, high] = [mean, middle - half, middle + half].map((part) => (100 * part).toFixed(0));
  return `${at} % (${low} to ${high})`;
}

const peer = values.jocly === undefined ? undefined : await jocly(values.jocly);
const other = peer ?? (await engine());
const name = peer ? "Jocly" : "Fairy-Stockfish";
const until = performance.now() + Number(values.minutes) * 60_000;
const played = GAMES.filter(([id]) => (!values.game || values.game === id) && (peer?.has(id) ?? true)).map(
  ([game, skill, options]) => ({ game, skill: Number(values.skill ?? skill), options, counts: [0, 0, 0], stopped: 0 }),
);
// Opening by opening, so that all games are as far when the time is over.
for (let number = Number(values.first); number < Number(values.first) + games; number += 1) {
  for (const row of played) {
    if (performance.now() > until) break;
    const result = await play(other, row.game, row.skill, row.options, number);
    const place = ["won", "drawn", "lost"].indexOf(result);
    if (place >= 0) row.counts[place] += 1;
    else {
      row.stopped += 1;
      console.error(`${row.game}: ${name} plays ${result}`);
    }
    console.error(`${row.game} ${number + 1}: ${row.counts.join(" ")}`);
  }
}
const rows = [["game", "skill", "won", "drawn", "lost", "points", "not played out"]];
for (const { game, skill, counts, stopped } of played)
  rows.push([game, peer ? "" : String(skill), ...counts.map(String), share(counts), String(stopped)]);
console.log(table(rows));
for (const [who, { most, late }] of /** @type {const} */ ([
  ["Tabiya", times.own],
  [name, times.other],
]))
  console.log(
    `${who}: ${Math.round(most)} ms for a move at most; more than half as long again as it may: ${late} moves`,
  );
process.exit(0);
