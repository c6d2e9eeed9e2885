// What is said in the laboratory: it comes with it.

export * from "./en/laboratory.js";
