// Words of the help.

export * from "./en/help.js";
