// What is said where the difference is to be spotted: it comes with the room.

export * from "./en/difference.js";
