// What the element says of games of one’s own.

export * from "./en/own-record.js";
