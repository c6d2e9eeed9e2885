// Deciding choices: which ones decide how a game ends. Nothing here knows a rule: the same line is played under every
// other answer, and the ends are laid side by side.

import { accounts } from "./accounts.js";
import { gameInfo } from "./games.js";
import { Match, ruleSentences } from "./module.js";

/** @typedef {{ game: string, options: Record<string, string>, position?: string, line: string[] }} Played */

/**
 * The options with another answer under which the game would go on from the same board, or end otherwise; and that of
 * the rule by which it ends. How pieces move is none of them: of every mate it could be said.
 * @param {Played} played a game that is over
 */
export function deciding(played) {
  const key = JSON.stringify(played);
  if (last?.key !== key) last = { key, found: find(played) };
  return last.found;
}

/**
 * What was asked last: the page asks again whenever it shows the end.
 * @type {{ key: string, found: ReturnType<typeof find> } | undefined}
 */
let last;

/** @param {Played} played */
function find({ game, options, position, line }) {
  /** @param {Record<string, string>} other */
  const end = (other) => {
    try {
      const match = new Match(game, { options: other, position });
      const { refused } = match.playLine(line);
      const { reason, result } = match.outcome() ?? {};
      const [board] = match.position().split(" ");
      match.free();
      return refused ? undefined : { board, reason, text: `${reason} ${result}` };
    } catch {
      // Such rules cannot be, or such a position under them.
      return undefined;
    }
  };
  const now = end(options);
  const otherwise = (/** @type {Record<string, string>} */ other) => {
    const then = end(other);
    return then !== undefined && then.board === now?.board && then.text !== now.text;
  };
  // Answers may agree on this end: the rule that it goes by then leads to their question.
  const heading = now?.reason?.replaceAll("-", " ");
  const told = ruleSentences(game, options).filter(({ section }) => section.toLowerCase() === heading);
  const rules = new Set(told.map(({ rule }) => rule));
  const moves = new Set(accounts(game, options).map(({ option }) => option));
  return gameInfo(game).options.flatMap((option) => {
    const own = options[option.id] ?? option.default;
    const others = moves.has(option.id) ? [] : option.choices.filter(({ id }) => id !== own);
    const choice = option.choices.find(({ id }) => id === own);
    const decides =
      rules.has(`${game}.${option.id}=${own}`) || others.some(({ id }) => otherwise({ ...options, [option.id]: id }));
    return decides && choice ? [{ option: option.id, question: option.question, choice }] : [];
  });
}
