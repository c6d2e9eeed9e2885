// The files of the reader’s own games that this session knows: fetched with what asks for them.

/** By id. @type {Map<string, string>} */
export const files = new Map();

/** A game as it is named to a worker, which knows none of the reader’s own. @param {string} game */
export function gameOrFile(game) {
  const file = files.get(game);
  return file === undefined ? game : { file };
}
