// Local storage: the one place that writes to what the browser keeps for a reader.
//
// Where it keeps nothing, or no more, what is written holds until the page is left, and the page says so once
// (`onLost`). What cannot be read is set aside under another name, never written over.

const PREFIX = "tabiya-";
/** Whether letters alone do nothing (WCAG 2.1.4: keys of one letter can be turned off). */
export const NO_LETTERS = "no-letter-keys";

/** What could not be stored, by name. @type {Map<string, string | undefined>} */
const held = new Map();
/** What cannot be read and could not be set aside: nothing is written over it. @type {Set<string>} */
const unread = new Set();
/** @type {() => void} */
let tell = () => undefined;

/** Hears, once, that something a reader made is kept only until the page is left. @param {() => void} then */
export function onLost(then) {
  tell = () => {
    tell = () => undefined;
    then();
  };
  addEventListener("beforeunload", (event) => {
    if ([...held.keys()].some(isWork)) event.preventDefault();
  });
}

/** Whether a reader would miss it: what can be turned on again with a click is no work. @param {string} name */
const isWork = (name) => /^(draft-|file-|record$|games$|deleted-games$|lessons$)/.test(name);

/** The text that is kept under a name. @param {string} name @returns {string | undefined} */
export function keptText(name) {
  if (held.has(name)) return held.get(name);
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a text under a name, or nothing. Whether it is kept when the page is left.
 * @param {string} name
 * @param {string | undefined} text
 */
export function keepText(name, text) {
  if (storeText(name, text)) return true;
  held.set(name, text);
  if (isWork(name)) tell();
  return false;
}

/**
 * The same where all stays as it was if it cannot be kept. Whether it is.
 * @param {string} name
 * @param {string | undefined} text
 */
export function storeText(name, text) {
  try {
    if (unread.has(name)) setAside(name, localStorage.getItem(PREFIX + name));
    if (text === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
    held.delete(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * What is kept under a name as fields of an object, those of newer versions too. A text that is none is set aside.
 * @param {string} name
 * @returns {Record<string, unknown>}
 */
export function keptFields(name) {
  const text = keptText(name);
  if (text === undefined) return {};
  try {
    const found = JSON.parse(text);
    if (typeof found === "object" && found !== null && !Array.isArray(found)) return found;
  } catch {
    // No JSON.
  }
  try {
    setAside(name, text);
  } catch {
    unread.add(name);
  }
  return {};
}

/** @param {string} name @param {Record<string, unknown>} fields */
export function keepFields(name, fields) {
  return keepText(name, Object.keys(fields).length > 0 ? JSON.stringify(fields) : undefined);
}

/**
 * Throws if the store does not take it.
 * @param {string} name @param {string | null} text
 */
function setAside(name, text) {
  if (text !== null) {
    let at = 1;
    while (localStorage.getItem(`${PREFIX}aside-${at}-${name}`) !== null) at += 1;
    localStorage.setItem(`${PREFIX}aside-${at}-${name}`, text);
    localStorage.removeItem(PREFIX + name);
  }
  unread.delete(name);
}

/** The names under which something is kept that begin so. @param {string} [start] */
export function keptNames(start = "") {
  /** @type {Set<string>} */
  const names = new Set();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) names.add(key.slice(PREFIX.length));
  } catch {
    // It keeps nothing.
  }
  for (const [name, text] of held) text === undefined ? names.delete(name) : names.add(name);
  return [...names].filter((name) => name.startsWith(start)).sort();
}

/** What this window keeps through a reload, and other windows do not see. @param {string} name */
export function keptHere(name) {
  if (held.has(name)) return held.get(name);
  try {
    return sessionStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} name @param {string | undefined} text */
export function keepHere(name, text) {
  try {
    if (text === undefined) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, text);
    held.delete(name);
  } catch {
    // Nothing is left to be lost.
    if (text === undefined) held.delete(name);
    else held.set(name, text);
    if (text !== undefined && isWork(name)) tell();
  }
}

/** Hears what another window of this browser keeps. @param {(name: string) => void} then */
export function onOtherWindow(then) {
  addEventListener("storage", ({ key, storageArea }) => {
    if (storageArea === localStorage && key?.startsWith(PREFIX)) then(key.slice(PREFIX.length));
  });
}

/** Whether a switch is on. @param {string} name */
export const isOn = (name) => keptText(name) !== undefined;

/** @param {string} name @param {boolean} on */
export const turn = (name, on) => keepText(name, on ? "yes" : undefined);
