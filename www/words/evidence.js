// Words of the room “Evidence”: they come with it.

export * from "./en/evidence.js";
