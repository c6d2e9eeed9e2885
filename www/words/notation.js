// Names of notations, and words of records of games.

export * from "./en/notation.js";
