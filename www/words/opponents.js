// What is said of those who play against the reader: it comes with them.

export * from "./en/opponents.js";
