// `tabiya/svelte`: the elements as components of Svelte 5, `<Board>` and `<Lesson>`, which the bundler compiles.

export { default as Board } from "./svelte/Board.svelte";
export { default as Lesson } from "./svelte/Lesson.svelte";
export * from "./tabiya-board.js";
