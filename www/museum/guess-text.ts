// The text of “Guess the rule”: the score, and why the boards have stopped.

import { choiceOf, optionOf } from "../core/options.js";
import * as words from "../words/guess.js";
import { differing, inForce, judged, pairOf, type Stand } from "./guess.js";
import { onTurn, type Shown } from "./guess-now.ts";

/** What a board is called: its reading, once that is no secret. */
export function titleOf({ rules, blind }: Shown, place: number) {
  const [option, ...more] = blind ? [] : differing(rules);
  if (option === undefined) return words.sides[place];
  const { game } = rules[0];
  const titles = [option, ...more].map((id) => {
    const chosen = choiceOf(game, id, inForce(rules[place], id))?.title ?? "";
    // “No” says nothing where its question does not stand above.
    return more.length > 0 || /^(yes|no)$/i.test(chosen) ? `${optionOf(game, id)?.question ?? id} ${chosen}` : chosen;
  });
  return titles.join("; ");
}

/** Why a board stands where it does, if the two have parted. */
export function why({ move, ends }: Stand, place: number) {
  if (move) return move.only === place ? move.words : move.reason;
  return ends ? (ends[place] ?? words.goesOn) : "";
}

/** Whose turn it is. */
function turn(now: Shown) {
  const { state, seated, due } = now;
  const { who, name } = onTurn(now);
  if (due) return words.thinks(due.name, due.level);
  const alone = seated.every((one) => one === "you");
  if (who === "you" && !alone) return words.yours;
  return alone || state.ply === state.line.length ? words.toMove(name) : words.waits;
}

/** What comes of a guess; the rule is named where it was another. */
function verdict({ rules, stand, setting }: Shown) {
  const pair = pairOf(rules);
  if (!setting.guess || !pair) return [];
  const how = judged(pair, setting.guess);
  const question = optionOf(rules[0].game, pair.option)?.question ?? pair.option;
  const told = how === "wrong" ? [words.verdicts.wrong, words.wasHidden(question)] : [words.verdicts[how]];
  return [words.guessedAfter(stand.alike), ...told];
}

/** The score, and what is to be done, or why it has ended. */
export function guessText(now: Shown) {
  const { stand, setting } = now;
  const { alike, move, ends, over } = stand;
  const titles = now.rules.map((_, place) => titleOf(now, place));
  const parted = move !== undefined || ends !== undefined;
  const told: string[] = [];
  if (setting.guess) told.push(...verdict(now));
  else {
    if (parted) told.push(words.parted(alike));
    if (over !== undefined) told.push(words.over(over));
    if (setting.mode !== "open" && (parted || over !== undefined)) told.push(words.revealed);
    if (!parted) told.push(words.alike(alike));
    if (!parted && over === undefined) told.push(turn(now));
  }
  if (move) told.push(words.only(titles[move.only], move.words), words.not(titles[1 - move.only], move.reason));
  for (const [place, end] of (ends ?? []).entries()) told.push(words.ends(titles[place], end));
  return told;
}
