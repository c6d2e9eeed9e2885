// Words of the halls: they come with them.

export * from "./en/halls.js";
