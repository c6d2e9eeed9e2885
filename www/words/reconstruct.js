// What is said of readings that agree with what somebody holds for certain: it comes with the room.

export * from "./en/reconstruct.js";
