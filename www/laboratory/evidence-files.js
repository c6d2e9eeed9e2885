// Downloads of the measures, as files.

import { h } from "../lib/dom.js";

/** @typedef {import("./evidence-run.js").Run} Run */

/** @param {string} text @param {string} type @param {string} name */
export function save(text, type, name) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** As `tabiya lab merge` has it. @param {Run} run */
export function csv({ asked, rows }) {
  const { game, option, choices, play } = asked;
  const lines = choices.flatMap((choice, index) =>
    rows.flatMap(({ id, found }) => {
      const one = found[index];
      const measure = id.replace(/^end:/, "end: ");
      if (!one) return [];
      return [
        [game, option, play.replace("+", " "), choice, measure, one.value, one.low, one.high, one.games].join(","),
      ];
    }),
  );
  return ["game,option,play,choice,measure,value,low,high,games", ...lines, ""].join("\n");
}

/** With the games, each of which can be played again. @param {Run} run */
export function json({ asked, measured, games, rows }) {
  const found = asked.choices.map((choice, index) => ({
    choice,
    ...measured?.[index],
    played: games.get(choice)?.filter(Boolean),
  }));
  // What pairs of games say, the choices by their places.
  const compared = rows.flatMap(({ compared }) => compared);
  return `${JSON.stringify({ ...asked, choices: found, compared }, null, 1)}\n`;
}
