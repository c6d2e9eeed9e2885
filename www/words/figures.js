// What is written about figures, and on the panel that hands them out.

export * from "./en/figures.js";
