// The tables that lie beside the page, by game and number of pieces: what `cargo xtask tables` has made when the page
// is built (xtask/site/tables.ts).

/** @type {string[]} */
export const beside = [];
