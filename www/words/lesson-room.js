// What is said where lessons are taken, made and printed: it comes with them.

export * from "./en/lesson-room.js";
