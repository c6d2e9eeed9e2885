// What is said of a choice that is tried: it comes with what shows the choice at work.

export * from "./en/choices.js";
