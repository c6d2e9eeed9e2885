// The default game for a comparison.

import { gameInfo } from "./games.js";

/**
 * For each game the one of the collection whose rules are nearest to its own: where they differ, the difference says
 * something. A game that is missing here is compared with itself under other rules. Those of the reader’s own are added
 * when they are made known.
 * @type {Record<string, string>}
 */
export const NEAREST = {
  chaturanga: "shatranj",
  shatranj: "chaturanga",
  indian: "chaturanga",
  senterej: "shatranj",
  shatar: "shatranj",
  sittuyin: "makruk",
  makruk: "ouk",
  ouk: "makruk",
  xiangqi: "janggi",
  janggi: "xiangqi",
  "heian-shogi": "sho-shogi",
  "sho-shogi": "shogi",
  shogi: "sho-shogi",
  shaturanga: "dice-chess",
  "dice-chess": "shaturanga",
};

/** @param {string} game */
export function nearest(game) {
  const found = NEAREST[game];
  return found && gameInfo(found).id;
}
