// Words of the museum: they come with its rooms.

export * from "./en/museum.js";
