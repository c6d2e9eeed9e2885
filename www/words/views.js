// Words of the views beside the game: the page's own sentences, and theirs, which come with them.

export * from "./page.js";
export * from "./en/views.js";
