// What all positions of an ending come to: worked out, and shown as shares.

import { gameInfo } from "../core/games.js";
import { h } from "../lib/dom.js";
import { table as words } from "../words/studies.js";
import { lab } from "./prover.js";

/** @typedef {import("./study.js").Solved} Solved */

/**
 * @param {{ game: string, options: Record<string, string>, material?: string, position?: string, line?: string[] }}
 * asked
 *   the men by their letters, or a position that has them
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

/** All positions, whoever moves first. @param {Solved} found */
export const together = ({ moving, waiting }) => ({
  won: moving.won + waiting.won,
  drawn: moving.drawn + waiting.drawn,
  lost: moving.lost + waiting.lost,
});

/** The choices by their titles. @param {string} game @param {Record<string, string>} options */
export function rulesOf(game, options) {
  const { options: all } = gameInfo(game);
  const titles = Object.entries(options).map(
    ([id, choice]) =>
      all.find((one) => one.id === id)?.choices.find((one) => one.id === choice)?.title ?? `${id}: ${choice}`,
  );
  return titles.length > 0 ? titles.join(" · ") : words.usual;
}

/** Every choice that is not the usual one, with its question. @param {string} game */
export const others = (game) =>
  gameInfo(game).options.flatMap(({ id, default: usual, question, choices }) =>
    choices
      .filter((choice) => choice.id !== usual)
      .map((choice) => h("option", { value: `${id}=${choice.id}`, text: `${question} ${choice.title}` })),
  );

/**
 * The shares, the longest win, and the rules.
 * @param {string} game
 * @param {Solved} found
 * @param {(game: string, options: Record<string, string>, position: string) => void} show puts a position on the board
 */
export function shares(game, found, show) {
  const { options, longest } = found;
  const { won, drawn, lost } = together(found);
  const positions = won + drawn + lost;
  const share = (/** @type {number} */ count) => (positions > 0 ? (100 * count) / positions : 0);
  return h(
    "div",
    { class: "study-found" },
    h("span", { class: "study-bar", "aria-hidden": "true" }, ...[won, drawn, lost].map(part(share))),
    h("span", { text: words.shares(share(won), share(drawn), share(lost)) }),
    longest !== null &&
      h("button", {
        type: "button",
        class: "link",
        text: words.longest(longest.plies),
        on: { click: () => show(game, options, longest.position) },
      }),
    h("small", { text: rulesOf(game, options) }),
  );
}

/** A part of a bar. @param {(count: number) => number} share */
const part = (share) => (/** @type {number} */ count, /** @type {number} */ at) => {
  const span = h("span", { "data-part": ["won", "drawn", "lost"][at] });
  span.style.inlineSize = `${share(count)}%`;
  return span;
};
