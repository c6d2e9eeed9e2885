// What the element says.

export * from "./en/element.js";
