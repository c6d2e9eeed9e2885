// What is said in the museum: it comes with its rooms.

export * from "./en/museum.js";
