// What the set-up board says.

export * from "./en/set-up.js";
