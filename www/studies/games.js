// The list of games that have studies, in the order in which they are shown, each a file beside this one;
// tests/module/studies.test.mjs finds what is missing.

/** @type {readonly string[]} */
export const GAMES = ["shatranj", "xiangqi", "shogi", "makruk"];
