// What notations are called, and what is said about records of games.

export * from "./en/notation.js";
