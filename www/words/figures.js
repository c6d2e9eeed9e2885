// Words of figures, and of the panel that hands them out.

export * from "./en/figures.js";
