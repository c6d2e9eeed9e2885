// Native names of pieces, each marked with its language.

import { h } from "../lib/dom.js";
import * as words from "../words/page.js";

/** @typedef {import("../core/module.js").NameInfo} NameInfo */
/** @typedef {import("../core/module.js").SeatInfo} SeatInfo */

/**
 * Whether a name is in the record of its game, and not only in the tables of names.
 * @param {NameInfo} name
 */
export const recorded = ({ name, transliteration }) => name !== transliteration;

/**
 * A name in its own script: what is beside it is written from left to right whatever it is.
 * @param {NameInfo} name
 */
const written = ({ text, lang }) => h("bdi", { class: "native", lang, text });

/**
 * How the names that a piece is known by are written, in short.
 * @param {NameInfo[]} names
 */
export function inBrief(names) {
  const native = names.filter((name) => name.transliteration !== undefined);
  const own = native.filter(recorded);
  const first = [...new Map((own.length > 0 ? own : native).map((name) => [name.text, name])).values()].slice(0, 4);
  return first.flatMap((name, place) => [place > 0 && " · ", written(name)]);
}

/**
 * Every name with what it sounds like, what it means, whose it is and where it stands.
 * @param {NameInfo[]} names
 * @param {SeatInfo[]} seats
 */
export function nameList(names, seats) {
  const rows = new Map(names.map((name) => [`${name.text} ${name.side ?? ""}`, name]));
  return h("ul", { class: "names" }, ...[...rows.values()].map((name) => nameRow(name, seats)));
}

/**
 * @param {NameInfo} name
 * @param {SeatInfo[]} seats
 */
function nameRow(name, seats) {
  const { lang, transliteration, meaning, side, source, standing } = name;
  const latin = `${lang.split("-")[0]}-Latn`;
  const whose = seats.find(({ id }) => id === side)?.name;
  return h(
    "li",
    {},
    written(name),
    transliteration !== undefined && " ",
    transliteration !== undefined && h("i", { lang: latin, text: transliteration }),
    meaning !== "" && words.names.meaning(meaning),
    whose !== undefined && words.names.side(whose),
    " ",
    h("cite", { text: words.names.source(source, standing) }),
  );
}
