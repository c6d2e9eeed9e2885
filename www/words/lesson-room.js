// Words of lessons being taken, made and printed: they come with them.

export * from "./en/lesson-room.js";
