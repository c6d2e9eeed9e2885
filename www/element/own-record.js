// Games of one’s own in figures: the game of a record is made known before a figure of it can be shown.

import { forgetOutlines } from "../core/games.js";
import { coded, defineGame } from "../core/module.js";
import { MOST_BYTES, unpack } from "../core/packed.js";
import * as words from "../words/own-record.js";

/** What has been asked for on this page. @type {Map<string, Promise<string>>} */
const known = new Map();
/** The record of each game. @type {Map<string, string>} */
const texts = new Map();

/**
 * Makes the game of a record known, and gives its id.
 * @param {string} record the address of a game file, or a file packed as the addresses of the page have it
 */
export function admit(record) {
  let game = known.get(record);
  if (!game) {
    game = define(record);
    known.set(record, game);
    // What did not come may come later.
    game.catch(() => known.delete(record));
  }
  return game;
}

/** @param {string} record */
async function define(record) {
  const text = /^[\w-]+$/.test(record) ? await unpack(record) : await fetched(record);
  if (text === undefined) throw coded("bad-attribute", words.unreadable(record.slice(0, 60)));
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
