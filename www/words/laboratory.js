// Words of the laboratory: they come with it.

export * from "./en/laboratory.js";
