// Words of the studies: they come with them.

export * from "./en/studies.js";
