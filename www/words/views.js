// What the page says with the views beside the game: its own sentences, and theirs, which come with them.

export * from "./page.js";
export * from "./en/views.js";
