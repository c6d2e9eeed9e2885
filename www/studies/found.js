// The statistics of an ending, worked out and judged.

import { gameInfo } from "../core/games.js";
import { table as words } from "../words/studies.js";
import { lab } from "../state/lab.js";

/** @typedef {import("./study.js").Solved} Solved */

/**
 * @param {{ game: string, options: Record<string, string>, material?: string, position?: string, line?: string[] }}
 * asked
 *   the pieces by their letters, or a position that has them
 * @param {import("./prover.js").Help} help
 * @returns {Promise<Solved | undefined>} nothing, if it has been ended
 */
export async function worked(asked, { signal, tell }) {
  const { endingStatistics } = await lab();
  const found = await endingStatistics(asked, {
    signal,
    onProgress: ({ done, material }) => tell?.({ share: done, material }),
  });
  if (!found) return undefined;
  const [first, second] = found.sides;
  const { won, drawn, lost, longestWin: longest = null } = first;
  const waiting = { won: second.lost, drawn: second.drawn, lost: second.won };
  return { options: asked.options, moving: { won, drawn, lost }, waiting, longest };
}

/** Whoever moves first. @param {Pick<Solved, "moving" | "waiting">} found */
export const together = ({ moving, waiting }) => ({
  won: moving.won + waiting.won,
  drawn: moving.drawn + waiting.drawn,
  lost: moving.lost + waiting.lost,
});

/** What most positions come to, of those that fulfil the condition of the claim where it makes one.
 * @param {Solved} found @returns {"win" | "draw" | "loss"} */
function usual(found) {
  const { won, drawn, lost } = together(found.where ?? found);
  const most = Math.max(won, drawn, lost);
  return most === won ? "win" : most === drawn ? "draw" : "loss";
}

/**
 * Whether a claim holds under the rules that its master had, which are the usual ones, and the readings under which
 * that is otherwise. Figures that leave his condition out say nothing of it.
 * @param {Pick<import("./study.js").Verdict, "claim" | "condition">} verdict
 * @param {Solved[]} found
 * @returns {{ right: "yes" | "no" | "open" | "unsaid", otherwise: Solved[] }}
 */
export function judged({ claim, condition }, found) {
  const counted = found.filter(({ where }) => !condition || where);
  const own = counted.find(({ options }) => Object.keys(options).length === 0);
  if (!own) return { right: "open", otherwise: [] };
  if (claim === "open") return { right: "unsaid", otherwise: [] };
  const holds = usual(own) === claim;
  return {
    right: holds ? "yes" : "no",
    otherwise: counted.filter((one) => (usual(one) === claim) !== holds),
  };
}

/**
 * What was found, once for all readings under which the same was found, with those that come after the first.
 * @param {Solved[]} found
 * @returns {{ found: Solved, also: Solved[] }[]}
 */
export function alike(found) {
  const figures = (/** @type {Pick<Solved, "moving" | "waiting" | "longest">} */ { moving, waiting, longest }) => [
    ...[moving, waiting].flatMap(({ won, drawn, lost }) => [won, drawn, lost]),
    longest?.plies,
  ];
  /** @type {Map<string, { found: Solved, also: Solved[] }>} */
  const each = new Map();
  for (const one of found) {
    const key = String([one, one.where].map((of) => of && figures(of)));
    const same = each.get(key);
    if (same) same.also.push(one);
    else each.set(key, { found: one, also: [] });
  }
  return [...each.values()];
}

/**
 * The choices by their titles, each after the question that it answers.
 * @param {string} game @param {Record<string, string>} options
 */
export function rulesOf(game, options) {
  const { options: all } = gameInfo(game);
  const answers = Object.entries(options).map(([id, choice]) => {
    const option = all.find((one) => one.id === id);
    return `${option?.question ?? id} ${option?.choices.find((one) => one.id === choice)?.title ?? choice}`;
  });
  return answers.length > 0 ? answers.join(" · ") : words.usual;
}

/**
 * Every choice that is not the usual one, with its question.
 * @param {string} game
 * @returns {[value: string, text: string][]}
 */
export const others = (game) =>
  gameInfo(game).options.flatMap(({ id, default: usual, question, choices }) =>
    choices
      .filter((choice) => choice.id !== usual)
      .map((choice) => /** @type {[string, string]} */ ([`${id}=${choice.id}`, `${question} ${choice.title}`])),
  );

/** A choice of those, as options. @param {string} value @returns {Record<string, string>} */
export function chosen(value) {
  const [id, choice] = value.split("=");
  return choice ? { [id]: choice } : {};
}
