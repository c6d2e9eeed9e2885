// How strong the search is, beside Fairy-Stockfish in WebAssembly at a skill level: `cargo xtask bench --matches`.
//
// Both have the same time for a move, in this process and by turns. Each opening, a few random moves, is played twice
// with the sides exchanged. Tabiya is the referee; a game that stops because the programs' rules differ is told as such
// and counts for nobody. --games 10 --millis 200 --game makruk --skill 8 say otherwise than the table below.

import { readFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";

import { Match, initSync, search } from "../www/pkg/tabiya.js";
import { engine } from "./fairy.mjs";
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
    millis: { type: "string", default: "200" },
    game: { type: "string" },
    skill: { type: "string" },
  },
});
const [games, millis] = [Number(values.games), Number(values.millis)];

/** A random number that is the same in every run. @param {number} seed */
function numbers(seed) {
  let state = Math.imul(seed + 1, 0x9e3779b9) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * @param {Awaited<ReturnType<typeof engine>>} fairy
 * @param {string} game @param {number} skill @param {Record<string, string>} options @param {number} number of the game
 * @returns {Promise<"won" | "drawn" | "lost" | string>} the result for Tabiya, or why there is none
 */
async function play(fairy, game, skill, options, number) {
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
      if (ply >= OPENING && own) text = search({ game, options, line }, { millis, seed: number }).move ?? "";
      else if (ply >= OPENING) text = await fairy.move(game, start, moves, skill, millis);
      if (!legal.some((move) => move.text === text)) return own ? "lost" : `${text} after ${line.join(" ")}`;
      match.play(text);
    }
    const winner = match.outcome()?.winner;
    return winner === undefined ? "drawn" : winner === ours ? "won" : "lost";
  } finally {
    match.free();
  }
}

/** The share of the points with its 95 % interval. @param {number[]} counts */
function share([won, drawn, lost]) {
  const number = won + drawn + lost;
  const mean = (won + drawn / 2) / number;
  const squares = won * (1 - mean) ** 2 + drawn * (0.5 - mean) ** 2 + lost * mean ** 2;
  return `${(100 * mean).toFixed(0)} ± ${((196 * Math.sqrt(squares / number)) / Math.sqrt(number)).toFixed(0)} %`;
}

const fairy = await engine();
const rows = [["game", "skill", "won", "drawn", "lost", "points", "not played out"]];
for (const [game, usual, options] of GAMES.filter(([id]) => !values.game || values.game === id)) {
  const skill = Number(values.skill ?? usual);
  const counts = [0, 0, 0];
  let stopped = 0;
  for (let number = 0; number < games; number += 1) {
    const result = await play(fairy, game, skill, options, number);
    const place = ["won", "drawn", "lost"].indexOf(result);
    if (place >= 0) counts[place] += 1;
    else {
      stopped += 1;
      console.error(`${game}: Fairy-Stockfish plays ${result}`);
    }
    console.error(`${game} ${number + 1}: ${counts.join(" ")}`);
  }
  rows.push([game, String(skill), ...counts.map(String), share(counts), String(stopped)]);
}
console.log(table(rows));
process.exit(0);
