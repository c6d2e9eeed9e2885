// What is said in the halls: it comes with them.

export * from "./en/halls.js";
