// Downloads of the measures, as files.

import type { Run } from "./evidence-run.js";

/** As `tabiya lab merge` has it. */
export function csv({ asked, rows }: Run) {
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

/** With the games, each of which can be played again. */
export function json({ asked, measured, games, rows }: Run) {
  const found = asked.choices.map((choice, index) => ({
    choice,
    ...measured?.[index],
    played: games.get(choice)?.filter(Boolean),
  }));
  // What pairs of games say, the choices by their places.
  const compared = rows.flatMap(({ compared }) => compared);
  return `${JSON.stringify({ ...asked, choices: found, compared }, null, 1)}\n`;
}
