// What the editor of game files says.

export * from "./en/file.js";
