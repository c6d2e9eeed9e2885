// Two engines that speak UCI against each other, natively: `node benches/duel.mjs --one "tabiya uci" --other …`.
//
// Openings of a few random moves, made anew from their numbers, are each played with the sides exchanged. Tabiya's
// module is the referee. With --nodes each move has so many positions, with --millis so much processor time (Linux:
// read from /proc). A game that stops because the programs' rules differ counts for nobody.
//
// --game shatranj,makruk; --pairs 100, of each; --results FILE keeps each game as a line of JSON when it is over and
// goes on where the file ends; --label names the row in it; --minutes 20 begins no game after that time; --fairy says
// that the other is Fairy-Stockfish; --env T=1 sets a variable for the first alone.
// The log-likelihood ratio is that of 10 Elo against 0, by the normal law of games in pairs: beyond 2.94 or below
// -2.94 nothing is left to be seen at 5 %.

import { spawn } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, readdirSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

import { initSync } from "../www/pkg/tabiya.js";
import { ALIKE, DECIDED, LONGEST, Verdict, opened, share, since } from "./referee.mjs";
import { table } from "./table.mjs";

initSync({ module: readFileSync(new URL("../www/pkg/tabiya_bg.wasm", import.meta.url)) });

/** Milliseconds between two looks at the clock. */
const POLL = 2;
/** A program that has had no time at so many looks on end is taken to have finished. */
const ASLEEP = 100;

/** The difference that is looked for, in Elo. */
const ELO = 10;

const { values } = parseArgs({
  options: {
    one: { type: "string", default: "tabiya uci" },
    other: { type: "string", default: "tabiya uci" },
    env: { type: "string", multiple: true, default: [] },
    fairy: { type: "boolean", default: false },
    set: { type: "string", multiple: true, default: [] },
    game: { type: "string", default: "shatranj,makruk" },
    pairs: { type: "string", default: "100" },
    nodes: { type: "string" },
    millis: { type: "string" },
    label: { type: "string", default: "duel" },
    results: { type: "string" },
    minutes: { type: "string", default: "Infinity" },
  },
});

/** A program that is driven. @param {string} command @param {Record<string, string>} env */
function engine(command, env) {
  const [program, ...args] = command.split(" ");
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ["pipe", "pipe", "inherit"] });
  /** @type {(line: string) => void} */
  let heard = () => {};
  createInterface({ input: child.stdout }).on("line", (line) => heard(line));
  const send = (/** @type {string} */ line) => child.stdin.write(`${line}\n`);
  /** Nanoseconds of the processor that its threads have had. */
  const spent = () => {
    const folder = `/proc/${child.pid}/task`;
    const of = (/** @type {string} */ task) =>
      Number(readFileSync(`${folder}/${task}/schedstat`, "utf8").split(" ")[0]);
    return readdirSync(folder).reduce((sum, task) => sum + of(task), 0);
  };
  /**
   * Sends lines and waits for one that fits; `each` hears all.
   * @param {string[]} lines @param {RegExp} awaited @param {(line: string) => void} [each] @returns {Promise<string[]>}
   */
  const ask = (lines, awaited, each) =>
    new Promise((done) => {
      heard = (line) => {
        each?.(line);
        const found = awaited.exec(line);
        if (found) done([...found]);
      };
      lines.forEach(send);
    });
  const move = async (/** @type {string} */ position) => {
    let points = Number.NaN;
    const each = (/** @type {string} */ line) => {
      const [, unit, score] = /score (cp|mate) (-?\d+)/.exec(line) ?? [];
      if (unit) points = unit === "mate" ? (score.startsWith("-") ? -Infinity : Infinity) : Number(score);
    };
    const millis = Number(values.millis);
    let timer;
    if (values.millis) {
      const begun = spent();
      let [last, still] = [begun, 0];
      timer = setInterval(() => {
        const now = spent();
        // Who has seen everything, as a mate, sleeps until it is stopped.
        still = now === last ? still + 1 : 0;
        last = now;
        if ((now - begun) / 1e6 > millis || still >= ASLEEP) send("stop");
      }, POLL);
    }
    const go = values.millis ? "go infinite" : `go nodes ${values.nodes ?? 10_000}`;
    const [, text] = await ask([position, go], /^bestmove (\S+)/, each);
    clearInterval(timer);
    return { text, points };
  };
  return { ask, send, move, end: () => child.kill() };
}

const env = Object.fromEntries(values.env.map((pair) => pair.split("=")));
const players = [engine(values.one, env), engine(values.other, {})];
await Promise.all(players.map(({ ask }) => ask(["uci"], /^uciok/)));

/** @param {string} game @param {number} number */
async function play(game, number) {
  const variant = game === "ouk" ? "cambodian" : game;
  const alike = ALIKE[game] ?? {};
  const options = values.fairy || game === "shatar" ? alike : {};
  for (const [index, { send, ask }] of players.entries()) {
    const other = index === 1 && values.fairy;
    send(`setoption name UCI_Variant value ${other ? variant : game}`);
    if (other) ["Use NNUE value false", ...values.set].forEach((text) => send(`setoption name ${text}`));
    else Object.entries(options).forEach(([name, value]) => send(`setoption name ${game}.${name} value ${value}`));
    send("ucinewgame");
    await ask(["isready"], /^readyok/);
  }
  const { match, start } = opened(game, options, number >> 1);
  const first = number % 2;
  const side = match.state().turn[0];
  const verdict = new Verdict();
  const ended = (/** @type {string} */ result, adjudicated = true) => ({
    result,
    adjudicated,
    plies: match.line().length,
  });
  try {
    while (!match.outcome()) {
      const line = match.line();
      if (line.length >= LONGEST) return ended("drawn");
      const who = (match.state().turn[0] === side ? 0 : 1) ^ first;
      const told = since(game, line).filter((move) => !(who === 1 && values.fairy && move.includes("-")));
      const moves = told.length > 0 ? ` moves ${told.join(" ")}` : "";
      const { text, points } = await players[who].move(`position fen ${start}${moves}`);
      const legal = match.legal();
      const found = legal.find((move) => move.text === text) ?? legal.find((move) => move.text.startsWith(text));
      if (!found) return ended(`${who}: ${text} after ${line.join(" ")}`);
      match.play(found.text);
      const unit = who === 1 && values.fairy ? DECIDED.other : DECIDED.own;
      const result = verdict.hear(((who === 0 ? 1 : -1) * points) / unit, points, line.length);
      if (result && !match.outcome()) return ended(result);
    }
    const winner = match.outcome()?.winner;
    const own = first === 0 ? winner === side : winner !== side;
    return ended(winner === undefined ? "drawn" : own ? "won" : "lost", false);
  } finally {
    match.free();
  }
}

const file = values.results;
/**
 * @typedef {{ label: string, game: string, number: number, result: string, adjudicated: boolean,
 *   plies: number }} Played
 */
/** @type {Played[]} */
const all =
  file && existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
const chosen = values.game.split(",");
const until = performance.now() + Number(values.minutes) * 60_000;
for (let number = 0; number < 2 * Number(values.pairs); number += 1) {
  for (const game of chosen) {
    const there = all.some((one) => one.label === values.label && one.game === game && one.number === number);
    if (there || performance.now() > until) continue;
    const played = { label: values.label, game, number, ...(await play(game, number)) };
    all.push(played);
    if (file) appendFileSync(file, `${JSON.stringify(played)}\n`);
  }
}

const worth = /** @type {Record<string, number>} */ ({ won: 1, drawn: 0.5, lost: 0 });
const lines = [["row", "game", "games", "won", "drawn", "lost", "points", "pairs", "log-likelihood ratio"]];
for (const game of [...chosen, "all"]) {
  const games = all.filter((one) => one.label === values.label && (game === "all" || one.game === game));
  const counts = ["won", "drawn", "lost"].map((result) => games.filter((one) => one.result === result).length);
  const number = counts[0] + counts[1] + counts[2];
  if (number === 0) continue;
  /** Points of each pair that is whole, as a share. @type {number[]} */
  const pairs = games
    .filter((one) => one.number % 2 === 0 && one.result in worth)
    .flatMap((one) => {
      const other = games.find((it) => it.game === one.game && it.number === one.number + 1);
      return other && other.result in worth ? [(worth[one.result] + worth[other.result]) / 2] : [];
    });
  const mean = pairs.reduce((sum, share) => sum + share, 0) / pairs.length;
  const spread = pairs.reduce((sum, share) => sum + (share - mean) ** 2, 0) / pairs.length;
  const aim = 1 / (1 + 10 ** (-ELO / 400));
  const ratio = spread > 0 ? (pairs.length * (aim - 0.5) * (2 * mean - 0.5 - aim)) / (2 * spread) : 0;
  const percent = share(counts).map((part) => (100 * part).toFixed(1));
  const told = `${percent[0]} % (${percent[1]} to ${percent[2]})`;
  lines.push([values.label, game, ...[number, ...counts].map(String), told, String(pairs.length), ratio.toFixed(2)]);
}
console.log(table(lines));
players.forEach(({ end }) => end());
process.exit(0);
