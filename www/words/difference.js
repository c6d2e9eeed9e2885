// Words of “Spot the difference”: they come with the room.

export * from "./en/difference.js";
