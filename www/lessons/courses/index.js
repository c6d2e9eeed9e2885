// The courses: one for those who have never seen chess, then the first of each game, in the order of the games. Each is
// fetched when it is opened.

/** @type {{ id: string, game: string, title: string, steps: number }[]} */
export const courses = [
  { id: "first-steps", game: "shatranj", title: "First steps: the board, the aim and the pieces", steps: 13 },
  { id: "chaturanga", game: "chaturanga", title: "Chaturanga: the four parts of an army", steps: 11 },
  { id: "shatranj", game: "shatranj", title: "Shatranj: the game of Persians and Arabs", steps: 10 },
  { id: "senterej", game: "senterej", title: "Senterej: the Ethiopian game", steps: 10 },
  { id: "indian", game: "indian", title: "Ninth-century Indian chess: elephants in the corners", steps: 9 },
  { id: "sittuyin", game: "sittuyin", title: "Sittuyin: set up your own army", steps: 10 },
  { id: "makruk", game: "makruk", title: "Makruk: count your moves", steps: 9 },
  { id: "ouk", game: "ouk", title: "Ouk Chatrang: two special first moves", steps: 10 },
  { id: "shatar", game: "shatar", title: "Shatar: three names for check", steps: 9 },
  { id: "xiangqi", game: "xiangqi", title: "Xiangqi: river, palace and cannon", steps: 11 },
  { id: "janggi", game: "janggi", title: "Janggi: generals that face each other", steps: 12 },
  { id: "heian-shogi", game: "heian-shogi", title: "Heian Shogi: the oldest chess of Japan", steps: 11 },
  { id: "sho-shogi", game: "sho-shogi", title: "Sho Shogi: the drunk elephant", steps: 9 },
  { id: "shogi", game: "shogi", title: "Shogi: captured pieces come back", steps: 11 },
  { id: "shaturanga", game: "shaturanga", title: "Shaturanga: four armies and a die", steps: 14 },
  { id: "dice-chess", game: "dice-chess", title: "Four-handed dice chess: allies and throws", steps: 12 },
  { id: "ashtapada", game: "ashtapada", title: "Ashtapada: a race on the board of chess", steps: 9 },
];

/** @type {Record<string, () => Promise<{ default: unknown }>>} */
const files = {
  "first-steps": () => import("./first-steps.json", { with: { type: "json" } }),
  chaturanga: () => import("./chaturanga.json", { with: { type: "json" } }),
  shatranj: () => import("./shatranj.json", { with: { type: "json" } }),
  senterej: () => import("./senterej.json", { with: { type: "json" } }),
  indian: () => import("./indian.json", { with: { type: "json" } }),
  sittuyin: () => import("./sittuyin.json", { with: { type: "json" } }),
  makruk: () => import("./makruk.json", { with: { type: "json" } }),
  ouk: () => import("./ouk.json", { with: { type: "json" } }),
  shatar: () => import("./shatar.json", { with: { type: "json" } }),
  xiangqi: () => import("./xiangqi.json", { with: { type: "json" } }),
  janggi: () => import("./janggi.json", { with: { type: "json" } }),
  "heian-shogi": () => import("./heian-shogi.json", { with: { type: "json" } }),
  "sho-shogi": () => import("./sho-shogi.json", { with: { type: "json" } }),
  shogi: () => import("./shogi.json", { with: { type: "json" } }),
  shaturanga: () => import("./shaturanga.json", { with: { type: "json" } }),
  "dice-chess": () => import("./dice-chess.json", { with: { type: "json" } }),
  ashtapada: () => import("./ashtapada.json", { with: { type: "json" } }),
};

/** A course, for `read`; nothing if there is none of that id. @param {string} id @returns {Promise<unknown>} */
export async function load(id) {
  return Object.hasOwn(files, id) ? (await files[id]()).default : undefined;
}
