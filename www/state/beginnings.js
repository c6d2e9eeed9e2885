// Where somebody begins who has never been here: a story, the first lesson, a game against the computer.

/** The room of each, with the game that it is of. @type {Record<"story" | "lesson", { game: string, room: string }>} */
export const beginnings = {
  story: { game: "shatranj", room: "stories:dilaram" },
  lesson: { game: "shatranj", room: "lessons:first-steps:1" },
};

/**
 * The reader in the first of so many seats, and in the others the computer: at a level that a beginner beats, unless
 * another is named.
 * @param {number} seats
 * @param {string} [level]
 */
export const easyGame = (seats, level = "2") =>
  Array.from({ length: seats }, (_, place) => (place === 0 ? "you" : level));
