// Words of the set-up board.

export * from "./en/set-up.js";
