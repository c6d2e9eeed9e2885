// What is said of studies: it comes with them.

export * from "./en/studies.js";
