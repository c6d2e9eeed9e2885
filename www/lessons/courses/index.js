// The first courses, one for each game, in the order of the games. Each is fetched when it is opened.

/** @type {{ id: string, game: string, title: string, steps: number }[]} */
export const courses = [
  { id: "chaturanga", game: "chaturanga", title: "Chaturanga: the four parts of an army", steps: 8 },
  { id: "shatranj", game: "shatranj", title: "Shatranj: the game of Persians and Arabs", steps: 8 },
  { id: "senterej", game: "senterej", title: "Senterej: the Ethiopian game", steps: 7 },
  { id: "indian", game: "indian", title: "Ninth-century Indian chess: elephants in the corners", steps: 7 },
  { id: "sittuyin", game: "sittuyin", title: "Sittuyin: set up your own army", steps: 7 },
  { id: "makruk", game: "makruk", title: "Makruk: count your moves", steps: 7 },
  { id: "ouk", game: "ouk", title: "Ouk Chatrang: two special first moves", steps: 7 },
  { id: "shatar", game: "shatar", title: "Shatar: three names for check", steps: 7 },
  { id: "xiangqi", game: "xiangqi", title: "Xiangqi: river, palace and cannon", steps: 8 },
  { id: "janggi", game: "janggi", title: "Janggi: generals that face each other", steps: 8 },
  { id: "heian-shogi", game: "heian-shogi", title: "Heian Shogi: the oldest chess of Japan", steps: 8 },
  { id: "sho-shogi", game: "sho-shogi", title: "Sho Shogi: the drunk elephant", steps: 8 },
  { id: "shogi", game: "shogi", title: "Shogi: captured pieces come back", steps: 8 },
  { id: "shaturanga", game: "shaturanga", title: "Shaturanga: four armies and a die", steps: 8 },
  { id: "dice-chess", game: "dice-chess", title: "Four-handed dice chess: allies and throws", steps: 8 },
  { id: "ashtapada", game: "ashtapada", title: "Ashtapada: a race on the board of chess", steps: 7 },
];

/** @type {Record<string, () => Promise<{ default: unknown }>>} */
const files = {
  chaturanga: () => import("./chaturanga.js"),
  shatranj: () => import("./shatranj.js"),
  senterej: () => import("./senterej.js"),
  indian: () => import("./indian.js"),
  sittuyin: () => import("./sittuyin.js"),
  makruk: () => import("./makruk.js"),
  ouk: () => import("./ouk.js"),
  shatar: () => import("./shatar.js"),
  xiangqi: () => import("./xiangqi.js"),
  janggi: () => import("./janggi.js"),
  "heian-shogi": () => import("./heian-shogi.js"),
  "sho-shogi": () => import("./sho-shogi.js"),
  shogi: () => import("./shogi.js"),
  shaturanga: () => import("./shaturanga.js"),
  "dice-chess": () => import("./dice-chess.js"),
  ashtapada: () => import("./ashtapada.js"),
};

/** A course, for `read`; nothing if there is none of that id. @param {string} id @returns {Promise<unknown>} */
export async function load(id) {
  return Object.hasOwn(files, id) ? (await files[id]()).default : undefined;
}
