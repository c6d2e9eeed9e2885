// Words of the editor of game files.

export * from "./en/file.js";
