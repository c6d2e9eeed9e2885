// Words of the element about games of one’s own.

export * from "./en/own-file.js";
