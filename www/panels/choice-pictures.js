// Small pictures of choices: how the piece moves that the answers tell differently, or how the board is laid out.

import { diagram } from "../board/pictures.js";
import { piecesOf } from "../core/games.js";
import { Match, kinds } from "../core/module.js";
import { svg } from "../lib/dom.js";

/** @typedef {import("../state/store.js").State} State */
/** @typedef {import("../core/module.js").OptionInfo} OptionInfo */

/**
 * @param {State} state
 * @param {OptionInfo} option
 * @returns {Map<string, SVGElement>} by choice; empty, if the answers look alike
 */
export function choicePictures(state, option) {
  const { game } = state;
  const pieces = piecesOf(game, state.pieces);
  const ways = option.choices.flatMap(({ id }) => {
    const options = { ...state.options, [option.id]: id };
    try {
      return [{ id, options, kinds: kinds(game, options), match: new Match(game, { options }) }];
    } catch {
      // Another choice in force rules this one out.
      return [];
    }
  });
  const differ = (/** @type {(way: (typeof ways)[number]) => string} */ told) => new Set(ways.map(told)).size > 1;
  const moves = (/** @type {(typeof ways)[number]} */ { kinds }, /** @type {string} */ kind) =>
    kinds.find(({ id }) => id === kind)?.betza ?? "";
  const kind = ways[0]?.kinds.find(({ id }) => differ((way) => moves(way, id)))?.id;
  /** @type {Map<string, SVGElement>} */
  const found = new Map();
  if (kind) {
    for (const way of ways) {
      const own = way.kinds.find(({ id }) => id === kind);
      if (own) found.set(way.id, diagram(game, way.options, own, pieces));
    }
  } else if (differ(({ match }) => JSON.stringify(match.board()))) {
    for (const { id, match } of ways) {
      const node = svg(match.svg({ coordinates: false, hands: false, pieces, prefix: `choice-${option.id}-${id}` }));
      for (const text of node.querySelectorAll("title, desc")) text.remove();
      node.setAttribute("aria-hidden", "true");
      found.set(id, node);
    }
  }
  for (const node of found.values()) node.classList.add("choice-picture");
  return found;
}
