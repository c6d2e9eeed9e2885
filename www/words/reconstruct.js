// Words of the room “Reconstruct”: they come with it.

export * from "./en/reconstruct.js";
