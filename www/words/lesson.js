// What is said of lessons that cannot be read, and of answers.

export * from "./en/lesson.js";
