// Which choices decide how a game ends. Nothing here knows a rule: the same line is played under every other answer,
// and the ends are laid side by side.

import { accounts } from "./accounts.js";
import { gameInfo } from "./games.js";
import { Match } from "./module.js";

/** @typedef {{ game: string, options: Record<string, string>, position?: string, line: string[] }} Played */

/**
 * The options with another answer under which the game would go on, or end otherwise. How pieces move is none of
 * them: of every mate it could be said.
 * @param {Played} played a game that is over
 */
export function deciding({ game, options, position, line }) {
  /** @param {Record<string, string>} other */
  const end = (other) => {
    try {
      const match = new Match(game, { options: other, position });
      const { refused } = match.playLine(line);
      const { reason, result } = match.outcome() ?? {};
      match.free();
      return refused ? undefined : `${reason} ${result}`;
    } catch {
      // Such rules cannot be, or such a position under them.
      return undefined;
    }
  };
  const now = end(options);
  const moves = new Set(accounts(game, options).map(({ option }) => option));
  return gameInfo(game).options.flatMap((option) => {
    const own = options[option.id] ?? option.default;
    const others = moves.has(option.id) ? [] : option.choices.filter(({ id }) => id !== own);
    const decides = others.some(({ id }) => (end({ ...options, [option.id]: id }) ?? now) !== now);
    const choice = option.choices.find(({ id }) => id === own);
    return decides && choice ? [{ option: option.id, question: option.question, choice }] : [];
  });
}
