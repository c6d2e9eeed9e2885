// Words of lessons that cannot be read, and of answers.

export * from "./en/lesson.js";
