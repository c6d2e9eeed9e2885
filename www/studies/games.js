// The games that have studies, each a file beside this one; tests/module/studies.test.mjs finds what is missing.

/** @type {readonly string[]} */
export const GAMES = ["makruk", "shatranj", "shogi", "xiangqi"];
