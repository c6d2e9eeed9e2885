// The search index: everything that can be found, each with the address that shows it. It is made when it is first
// asked for, in some tens of milliseconds, and looked through from end to end: a library with an index of words
// (MiniSearch) would add 6 kB, and find nothing within Chinese, Japanese or Thai, which part no words.

import { everyGame } from "../core/games.js";
import { ruleSentences } from "../core/module.js";
import { write } from "../state/address.js";
import { opening } from "../state/store.js";
import { menu } from "../words/page.js";
import { find as words } from "../words/museum.js";

/**
 * @typedef {object} Entry
 * @property {"room" | "game" | "piece" | "term" | "choice" | "rule" | "line" | "study" | "wall" | "witness" | "note" |
 *   "source"} kind
 * @property {string} title
 * @property {string} text what is shown beneath
 * @property {string} href
 * @property {string} key what is looked through
 * @property {string} head the same of what it is called
 * @property {string} seen the same of what is shown
 * @property {string[]} names what it is called, each by itself
 */

/** @typedef {import("../core/module.js").NameInfo} NameInfo */
/** @typedef {import("../studies/corpus.js").Study} Study */
/** @typedef {import("../state/store.js").State} State */

/** Without what a keyboard lacks: `chèss` and `CHESS` are `chess`. @param {string} text */
export function plain(text) {
  const bare = text.normalize("NFD").replace(/[\p{M}ʿʾ‛‘’']/gu, "");
  return bare.toLowerCase().normalize("NFC");
}

/**
 * @param {Entry["kind"]} kind @param {string} title @param {string} text @param {string} href
 * @param {string} [more] that is looked through too
 * @param {string[]} [names] what it is called, if not as its title says
 * @returns {Entry}
 */
function entry(kind, title, text, href, more = "", names = [title]) {
  // What is called something is found by that before what speaks of it.
  const head = plain(kind === "piece" || kind === "game" ? `${title} ${more}` : title);
  const seen = plain(`${title} ${text}`);
  const key = plain(`${title} ${text} ${more}`);
  return { kind, title, text, href, key, head, seen, names: names.map(plain) };
}

/** @param {NameInfo[]} names */
const every = (names) =>
  [...new Set(names.flatMap((one) => [one.text, one.name, one.transliteration ?? "", one.meaning]))].join(" ");

/** @param {NameInfo[]} names */
const shown = (names) => [...new Set(names.flatMap(({ text, name }) => [name, text]))].join(", ");

/** @returns {Entry[]} */
export function entries() {
  const rules = new Set();
  return everyGame().flatMap((game) => {
    const { id, title, subtitle, place, period, family } = game;
    const at = (/** @type {Partial<import("../state/store.js").State>} */ change) =>
      write({ ...opening(id), ...change });
    return [
      entry(
        "game",
        title,
        `${subtitle}. ${period}. ${place}.`,
        `#/${id}`,
        `${family} ${menu.also[id] ?? ""} ${every(game.names)}`,
      ),
      ...game.kinds.map((kind) =>
        entry(
          "piece",
          `${kind.noun} (${title})`,
          shown(kind.names),
          game.contest === "race" ? `#/${id}` : at({ view: "piece", piece: kind.id, at: kind.at }),
          `${kind.meaning} ${kind.field} ${every(kind.names)}`,
          [kind.noun, ...kind.names.flatMap(({ text, name }) => [text, name])],
        ),
      ),
      ...game.terms.map(({ noun, names }) =>
        entry("term", `${noun} (${title})`, shown(names), `#/${id}`, every(names)),
      ),
      ...game.options.flatMap(({ id: option, question, choices }) =>
        choices.map((choice) =>
          entry(
            "choice",
            // “Yes” says nothing without its question.
            `${question} ${choice.title} (${title})`,
            choice.text,
            at({ panel: "choices", ask: option }),
            choice.source,
          ),
        ),
      ),
      ...ruleSentences(id, {}).flatMap(({ section, text, sources, rule }) => {
        const key = `${id} ${rule} ${text}`;
        if (rules.has(key)) return [];
        rules.add(key);
        return [entry("rule", `${section} (${title})`, text, at({ panel: "rules", ask: rule }), sources.join(" "))];
      }),
      ...game.lines.map(({ id: study, title: name, text, options, position, moves }) =>
        entry("line", `${name} (${title})`, text, at({ study, options, position, line: moves, panel: "moves" })),
      ),
      ...game.notes.map(({ text, source }) => entry("note", source, text, at({ panel: "about" }), title)),
      ...game.sources.map(({ id: source, short, text }) =>
        entry("source", `${short} (${title})`, text, at({ view: "room", room: `sources:${source}` })),
      ),
    ];
  });
}

/** @param {import("../views/view.js").Place} place */
export const roomEntry = ({ id, title, door, href }) =>
  entry("room", title, [door, words.does[id]].filter(Boolean).join(": "), href);

/** What is done beside the board, which has no place of its own behind a door. @param {State} state */
export const deedEntries = (state) =>
  words.deeds.map(({ title, text, change }) =>
    entry("room", title, text, write({ ...state, room: undefined, view: "play", ...change })),
  );

/** @param {Study} study @param {string} href @param {string} game */
export const studyEntry = ({ title, author, date = "", note = "", stands, sources }, href, game) =>
  entry(
    "study",
    title,
    [game, author === "unknown" ? "" : author, date].filter(Boolean).join(", "),
    href,
    [note, ...stands.map(({ name }) => name), ...sources.map(({ work }) => work)].join(" "),
  );

/** @param {import("./walls.js").Wall} wall @param {string} said all of it @param {string} game on its first board */
export const wallEntry = ({ id, label, title, text }, said, game) =>
  entry(
    "wall",
    title,
    text[0].text,
    write({ ...opening(game), view: "room", room: `stories:${id}` }),
    `${label} ${said}`,
  );

/** @param {import("./witnesses.js").Witness} witness @param {string} said all of it */
export const witnessEntry = ({ id, title, text, dates, games }, said) =>
  entry(
    "witness",
    title,
    `${dates[0].text}. ${text[0].text}`,
    write({ ...opening(games[0].game), view: "room", room: `witnesses:${id}` }),
    said,
  );

/** Whether it is called just what is asked for. @param {Entry} entry @param {string} query */
export const called = ({ names }, query) => names.includes(plain(query).trim().replace(/\s+/g, " "));

/** Words of a question that say nothing of what is asked for. */
const ASKING = new Set([
  ..."a an and are become became between can compare did do does for from how in is it of".split(" "),
  ..."the to was were what when where which who why with".split(" "),
]);

/**
 * What holds every word that is asked for. First comes what is called just so, then what begins with them, then what
 * has them in its title, and last what has them in nothing that is shown, as in its source. Where nothing does, the
 * words that only ask are left out: “how did the ferz become the queen”.
 * @param {Entry[]} all @param {string} query
 */
export function search(all, query) {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rank = (/** @type {Entry} */ entry) => {
    const { head, seen } = entry;
    if (called(entry, query)) return 0;
    const all = (/** @type {string} */ text) => words.every((word) => text.includes(word));
    if (head.startsWith(words[0])) return 1;
    return all(head) ? 2 : all(seen) ? 3 : 4;
  };
  const holding = (/** @type {string[]} */ some) =>
    some.length > 0 ? all.filter(({ key }) => some.every((word) => key.includes(word))) : [];
  const found = holding(words);
  return (found.length > 0 ? found : holding(words.filter((word) => !ASKING.has(word))))
    .map((entry) => ({ entry, rank: rank(entry) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}
