// For bundlers that know nothing of a package's exports: the same as tabiya-board.js.

export * from "./tabiya-board.js";
