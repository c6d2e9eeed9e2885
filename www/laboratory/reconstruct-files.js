// Downloads of the room “Reconstruct”: combinations and what facts say to them, as files.

import { csv as table } from "../lib/files.js";

/** @typedef {import("./reconstruct-facts.js").Row} Row */
/** @typedef {import("./reconstruct-setting.js").Setting} Setting */
/** @typedef {import("./games-run.js").Kept} Kept */

/** A line for each combination and fact. @param {string} game @param {Setting} setting @param {Row[]} rows */
export function csv(game, { options, facts, play, seed, stop }, rows) {
  const names = options.map(({ id }) => id);
  const head = ["fact", "about", "bound", "value", "low", "high", "games", "verdict"];
  return table({
    caption: "",
    head: ["game", "play", "seed", "combination", ...names, ...head, "together", "same", "q", "weight", "anytime"],
    rows: rows.flatMap((row) =>
      facts.map(({ id, of, bound }, index) => {
        const { value, low, high, games } = row.found[index] ?? {};
        const own = [
          id,
          of,
          bound,
          value,
          low,
          high,
          games,
          row.verdicts[index],
          row.all,
          row.same,
          row.q,
          row.weight,
          stop,
        ];
        const rules = names.map((name) => row.options[name]);
        return [game, play, seed, row.number, ...rules, ...own].map((part) => String(part ?? ""));
      }),
    ),
  });
}

/** With the games, each of which can be played again. @param {string} game @param {Setting} setting
 * @param {Row[]} rows @param {Record<string, string>} options those that do not vary
 * @param {Kept[][]} lists */
export function json(game, { facts, play, games, seed, stop }, rows, options, lists) {
  const combinations = rows.map(({ number, options, found, verdicts, all, same, q, weight }) => ({
    number,
    options,
    together: all,
    same,
    q,
    weight,
    facts: facts.map((fact, index) => ({ ...fact, ...found[index], verdict: verdicts[index] })),
    played: lists[number - 1] ?? [],
  }));
  return `${JSON.stringify({ game, options, play, games, seed, anytime: stop, combinations }, null, 1)}\n`;
}
