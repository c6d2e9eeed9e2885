// What is said of games played by themselves: it comes with the room.

export * from "./en/evidence.js";
