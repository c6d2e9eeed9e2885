// The reader's own games: files that the rules core is told, the browser keeps and addresses carry.

import { everyOutline, forgetOutlines, outline, outlines } from "../core/games.js";
import { checkGame, defineGame, gameFile, reason } from "../core/module.js";
import { MOST_LETTERS, pack, unpack } from "../core/packed.js";
import { NEAREST } from "../core/relatives.js";
import { KEPT, madeFrom, packed } from "../state/own.js";
import { files } from "../state/own-files.js";
import { keepFields, keptFields, storeText } from "../lib/kept.js";
import { file as words } from "../words/file.js";

/** Most games that are kept: the rules core knows a few more for a session. */
const MOST_KEPT = 24;
/** Where the deleted ones are kept, and how many. */
const PUT_BY = "deleted-games";
const MOST_PUT_BY = 8;

/** What the browser keeps, by id. @returns {Record<string, string>} */
export function kept() {
  const texts = Object.entries(keptFields(KEPT)).flatMap(([id, text]) =>
    typeof text === "string" ? [{ id, text }] : [],
  );
  // Ids may be anything, also what every object has.
  const all = /** @type {Record<string, string>} */ (Object.create(null));
  for (const { id, text } of texts.slice(0, MOST_KEPT)) all[id] = text;
  return all;
}

/** The file of a game of the reader’s own. @param {string} id */
export const fileOf = (id) => files.get(id);

/** Makes a game known, and gives its id. Throws what the rules core does. @param {string} text */
async function define(text) {
  const id = defineGame(text);
  files.set(id, text);
  const letters = await pack(text);
  if (letters.length <= MOST_LETTERS) packed.set(id, letters);
  else packed.delete(id);
  forgetOutlines();
  // Worked out when it is asked for: all games are looked at for it.
  Object.defineProperty(NEAREST, id, { configurable: true, get: () => relative(id) });
  Object.defineProperty(madeFrom, id, { configurable: true, get: () => original(text) });
  return id;
}

/** The game of the collection whose base rules a file names: it began with the file of that. @param {string} text */
function original(text) {
  const [line] = /^base = "\w+"$/m.exec(text) ?? [];
  return line && everyOutline().find(({ id }) => !files.has(id) && gameFile(id).split("\n").includes(line))?.id;
}

/** The game of the collection that has the most in common with one of the reader’s own. @param {string} id */
function relative(id) {
  const own = outline(id);
  const alike = (/** @type {import("../core/module.js").GameOutline} */ { kinds, files, ranks }) =>
    2 * kinds.filter((kind) => own.kinds.includes(kind)).length -
    kinds.length +
    Number(files === own.files && ranks === own.ranks);
  const others = outlines().filter((game) => !files.has(game.id));
  return others.reduce((best, game) => (alike(game) > alike(best) ? game : best)).id;
}

/**
 * Makes a game known and has the browser keep it: its id, whether it is kept, and whether the file of another game that
 * had its id has been put by. Where that cannot be, it stays, and this one is not kept.
 * @param {string} text
 * @param {string} from the game with whose file it was begun
 */
export async function keep(text, from) {
  const id = await define(text);
  const { [id]: other } = keptFields(KEPT);
  const replaces = typeof other === "string" && other !== text && from !== id;
  if (replaces && !setBy(id, other)) return { id, kept: false, replaces: false };
  const games = { ...keptFields(KEPT), [id]: text };
  return { id, kept: Object.keys(games).length <= MOST_KEPT && keepFields(KEPT, games), replaces };
}

/**
 * Takes a game off the list; the page knows it until it is left. Its file is put by (`putBy`): where it cannot be, the
 * game stays. Whether it has gone.
 * @param {string} id
 */
export function drop(id) {
  const { [id]: text, ...others } = keptFields(KEPT);
  if (typeof text === "string" && !setBy(id, text)) return false;
  return keepFields(KEPT, others);
}

/** Puts a file by; whether the browser keeps it. @param {string} id @param {string} text */
function setBy(id, text) {
  const others = Object.entries(keptFields(PUT_BY)).filter(([, other]) => other !== text);
  const taken = new Set(others.map(([name]) => name));
  let name = id;
  for (let at = 2; taken.has(name); at += 1) name = `${id} ${at}`;
  return storeText(PUT_BY, JSON.stringify(last(Object.fromEntries([...others, [name, text]]))));
}

/** The files of the games that were deleted last, by their names there. @returns {[name: string, text: string][]} */
export const putBy = () =>
  Object.entries(keptFields(PUT_BY)).flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : []));

/** A deleted game has been brought back. @param {string} name */
export function broughtBack(name) {
  const { [name]: _, ...others } = keptFields(PUT_BY);
  keepFields(PUT_BY, others);
}

/** @param {Record<string, unknown>} fields */
const last = (fields) => Object.fromEntries(Object.entries(fields).slice(-MOST_PUT_BY));

/**
 * Takes in the games that the browser keeps, and the one that an address carries. What cannot be taken is told.
 * @param {string} hash
 * @returns {Promise<string[]>}
 */
export async function admit(hash) {
  /** @type {string[]} */
  const notices = [];
  for (const [id, text] of Object.entries(kept())) {
    if (files.has(id)) continue;
    try {
      await define(text);
    } catch (error) {
      notices.push(words.notKept(id, reason(error)));
    }
  }
  const [, letters] = /[?&]record=([^&]*)/.exec(hash) ?? [];
  if (!letters) return notices;
  try {
    const text = await unpack(letters);
    const fault = text === undefined ? undefined : checkGame(text);
    if (text === undefined) notices.push(words.unreadable);
    else if (fault) notices.push(words.notTaken(fault.message));
    // An own file with this id is not written over by an address, for as long as it is kept.
    else await admitShared(text, notices);
  } catch (error) {
    notices.push(words.notTaken(reason(error)));
  }
  return notices;
}

/** The id that a file has. @param {string} text */
export const idOf = (text) => /^\s*id\s*=\s*"([^"]*)"/m.exec(text)?.[1] ?? "";

/** @param {string} text @param {string[]} notices */
async function admitShared(text, notices) {
  const id = idOf(text);
  const own = kept()[id];
  if (own !== undefined && own !== text) notices.push(words.otherKept(id));
  else if (files.get(id) !== text) await define(text);
}

/** The id of one of the collection’s games, if a file has it. @param {string} text */
export function taken(text) {
  const id = idOf(text);
  return files.has(id) ? undefined : everyOutline().find((game) => game.id === id)?.id;
}
