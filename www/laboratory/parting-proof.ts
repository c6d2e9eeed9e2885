// Where two sets of rules part, and how that is known, in sentences.

import { dashed } from "../core/moves.js";
import { Match } from "../core/module.js";
import { parting as words } from "../words/laboratory.js";
import { type Known, type Pair, type Way, split } from "./parting-pair.ts";

/** Whether no shorter line can be looked for. */
export const settled = ({ line, proved = 0, same }: Known) =>
  same || (line !== undefined && split(line).length <= proved);

export function proofOf(pair: Pair, known: Known, way: Way, thrown: boolean) {
  const { line, proved, same } = known;
  const told: string[] = [];
  if (pair.beside.length > 0) told.push(words.beside(pair.beside));
  if (thrown) told.push(words.thrown);
  else if (same) told.push(words.same);
  else if (line !== undefined) {
    told.push(words.after(split(line).length));
    if (!way.position) told.push(...partsOf(pair, way));
    told.push(settled(known) ? words.shortest(proved ?? 0) : words.open(proved ?? 0));
  } else told.push(proved === undefined ? words.notYet : words.none(proved));
  if (way.position) told.push(words.from(split(way.line).length), ...partsOf(pair, way));
  return told;
}

/** What parts them at the end of a line. */
function partsOf({ rules, titles }: Pair, { position, line, only, move }: Way) {
  const matches = rules.map(({ game, options }) => new Match(game, { options, position }));
  try {
    for (const match of matches) match.playLine(split(line));
    const side = only === "b" ? 1 : 0;
    const action = only && matches[side].legal().find(({ text }) => text === move);
    const ends = matches.map((match) => match.outcome()?.text);
    return [
      ...(action ? [words.only(titles[side], `${action.words.replace(/\.$/, "")} (${dashed(action.text)})`)] : []),
      ...(ends.some((end) => end) ? ends.map((end, series) => words.ends(titles[series], end)) : []),
    ];
  } finally {
    for (const match of matches) match.free();
  }
}
