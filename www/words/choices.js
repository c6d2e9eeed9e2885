// Words of the trial of a choice: they come with what shows the choice at work.

export * from "./en/choices.js";
