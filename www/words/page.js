// The catalogue of the page: every sentence that the page itself says, in the one language that it has so far. What a
// rule, a piece or a reason is called comes from the module; this is only the language of the controls.

export * from "./en/grammar.js";
export * from "./en/frame.js";
export * from "./en/faults.js";
export * from "./en/address.js";
export * from "./en/board.js";
export * from "./en/dice.js";
export * from "./en/panels.js";
