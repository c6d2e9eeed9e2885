// Words of the opponents: they come with them.

export * from "./en/opponents.js";
