// Games of one’s own in figures: the game of a file is made known before a figure of it can be shown.

import { forgetOutlines } from "../core/games.js";
import { coded, defineGame } from "../core/module.js";
import { MOST_BYTES, unpack } from "../core/packed.js";
import * as words from "../words/own-file.js";

/** What has been asked for on this page. @type {Map<string, Promise<string>>} */
const known = new Map();
/** The game of each file. @type {Map<string, string>} */
const texts = new Map();

/**
 * Makes the game of a file known, and gives its id.
 * @param {string} file the address of a game file, or a file packed as the addresses of the page have it
 */
export function admit(file) {
  let game = known.get(file);
  if (!game) {
    game = define(file);
    known.set(file, game);
    // What did not come may come later.
    game.catch(() => known.delete(file));
  }
  return game;
}

/** @param {string} file */
async function define(file) {
  const text = /^[\w-]+$/.test(file) ? await unpack(file) : await fetched(file);
  if (text === undefined) throw coded("bad-attribute", words.unreadable(file.slice(0, 60)));
  const id = /^\s*id\s*=\s*"([^"]*)"/m.exec(text)?.[1] ?? "";
  // One page cannot show two games by one name.
  if ((texts.get(id) ?? text) !== text) throw coded("id-taken", words.other(id));
  const game = defineGame(text);
  texts.set(game, text);
  forgetOutlines();
  return game;
}

/** @param {string} address */
async function fetched(address) {
  try {
    const answer = await fetch(new URL(address, document.baseURI));
    const text = answer.ok ? await answer.text() : undefined;
    return text !== undefined && text.length <= MOST_BYTES ? text : undefined;
  } catch {
    return undefined;
  }
}
