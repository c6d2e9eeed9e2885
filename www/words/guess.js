// Words of “Guess the rule”: they come with the room.

export * from "./en/guess.js";
