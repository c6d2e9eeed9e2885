// Words of the rooms in which one begins: they come with them.

export * from "./en/learn.js";
