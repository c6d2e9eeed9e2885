// Annotations as text: in addresses, in the attributes of an element, on the page. The rules
// core reads the same text; here it is put together, entry by entry.

/**
 * @typedef {object} Annotations
 * @property {string} [arrows] `g1f3,red:e2e4`
 * @property {string} [squares] `e4,red:d5`
 * @property {string} [circles] the same
 * @property {string} [labels] `e4:A,red:d5:1`
 * @property {string} [caption]
 */
/** @typedef {"arrows" | "squares" | "circles" | "labels"} List */

export const LISTS = /** @type {const} */ (["arrows", "squares", "circles", "labels"]);
export const COLOURS = /** @type {const} */ (["green", "red", "blue", "yellow"]);
/** More of one kind than a picture takes, and the longest caption and label: as the rules core has them. */
export const MOST = 64;
export const CAPTION = 300;
export const LABEL = 3;

/** @param {string} text */
export const entries = (text = "") => text.split(/[\s,]+/).filter(Boolean);

const ENTRY = /^(?:([a-z]+):)?([a-z]\d{1,2})(?:([a-z]\d{1,2})|:([^\s,]+))?$/u;

/**
 * An entry in its parts; nothing if it is none of this list.
 * @param {List} list
 * @param {string} entry
 */
export function parts(list, entry) {
  const [whole, colour, square, to, text] = ENTRY.exec(entry) ?? [];
  if (!whole || (colour && !COLOURS.some((known) => known === colour))) return undefined;
  if ((list === "arrows") !== (to !== undefined) || (list === "labels") !== (text !== undefined)) return undefined;
  if (to === square || (text && [...text].length > LABEL)) return undefined;
  return { colour, square, to, text };
}

/** @param {List} list @param {NonNullable<ReturnType<typeof parts>>} of */
function written(list, { colour, square, to = "", text }) {
  // A label without a colour is not a green one.
  const before = colour && (colour !== "green" || list === "labels") ? `${colour}:` : "";
  return `${before}${square}${to}${text === undefined ? "" : `:${text}`}`;
}

/**
 * A list with an entry more; without it, if it was there; in another colour, if it was there in one.
 * @param {Annotations} annotations
 * @param {List} list
 * @param {string} entry
 * @returns {Annotations}
 */
export function toggle(annotations, list, entry) {
  const added = parts(list, entry);
  if (!added) return annotations;
  const old = entries(annotations[list]);
  const elsewhere = old.filter((other) => {
    const known = parts(list, other);
    return known?.square !== added.square || known?.to !== added.to;
  });
  const text = written(list, added);
  const there = old.some((other) => other === text);
  if (!there && elsewhere.length >= MOST) return annotations;
  const fresh = there ? elsewhere : [...elsewhere, text];
  const { [list]: _, ...others } = annotations;
  return fresh.length > 0 ? { ...others, [list]: fresh.join(",") } : others;
}

/**
 * What of a list can be drawn on a board, and the entries that cannot.
 * @param {List} list
 * @param {string} text
 * @param {(square: string) => boolean} isSquare
 */
export function readList(list, text, isSquare) {
  /** @type {string[]} */
  const refused = [];
  /** @type {string[]} */
  const found = [];
  for (const entry of entries(text).slice(0, 2 * MOST)) {
    const of = parts(list, entry);
    if (!of || !isSquare(of.square) || (of.to && !isSquare(of.to))) refused.push(entry);
    else if (found.length >= MOST) refused.push(entry);
    else if (!found.includes(written(list, of))) found.push(written(list, of));
  }
  return { text: found.join(","), refused };
}

/**
 * What of it a board has squares for: boards side by side may differ in size.
 * @param {Annotations} annotations
 * @param {(square: string) => boolean} isSquare
 * @returns {Annotations}
 */
export function fitting(annotations, isSquare) {
  /** @type {Annotations} */
  const found = {};
  for (const list of LISTS) {
    const { text } = readList(list, annotations[list] ?? "", isSquare);
    if (text) found[list] = text;
  }
  if (annotations.caption) found.caption = annotations.caption;
  return found;
}

/** Whether nothing is drawn over the board. @param {Annotations} annotations */
export function isBare(annotations) {
  return LISTS.every((list) => !annotations[list]);
}
