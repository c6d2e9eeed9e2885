// Words of the custom element.

export * from "./en/element.js";
