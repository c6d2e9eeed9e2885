// Where somebody begins who has never been here: a story, the first lesson, a game against the computer.

/** What a view of each becomes. @type {Record<"story" | "lesson", { view: "room", room: string }>} */
export const beginnings = {
  story: { view: "room", room: "stories:dilaram" },
  lesson: { view: "room", room: "lessons:first-steps:1" },
};

/**
 * The reader in the first of so many seats, and in the others a computer that a beginner beats.
 * @param {number} seats
 */
export const easyGame = (seats) => Array.from({ length: seats }, (_, place) => (place === 0 ? "you" : "2"));
