// Differences of rule texts, point by point: the sentences of several sets of rules under the same heading, without
// those that all of them have. Pieces of one line of descent stand under one heading, whatever they are called.

import { lineOf } from "./lineage.js";
import { kinds, ruleSentences } from "./module.js";

/** @typedef {import("./module.js").RuleSentence} RuleSentence */
/** @typedef {import("./module.js").KindInfo} KindInfo */
/** @typedef {{ game: string, options: Record<string, string> }} Rules */

/**
 * @typedef {object} Side
 * @property {boolean} has whether these rules have such a heading at all
 * @property {string} title the heading there
 * @property {RuleSentence[]} own the sentences that not all have
 * @property {RuleSentence[]} shared those that all have, as they are said there
 * @property {KindInfo} [kind] the piece that it is about
 */

/**
 * @typedef {object} Point
 * @property {string} id
 * @property {string} title
 * @property {boolean} piece whether it is about a kind of piece
 * @property {boolean} moves whether that piece does not move alike everywhere
 * @property {Side[]} sides one for each set of rules
 * @property {RuleSentence[]} shared as the first rules say it
 */

/**
 * Every heading under which any of these rules say something, in the order of the first that has it. Throws what the
 * module throws if rules cannot be.
 * @param {Rules[]} all
 * @returns {Point[]}
 */
export function points(all) {
  const identity = identities(all);
  const told = all.map((rules) => sections(rules, (kind) => identity(rules.game, kind)));
  return merged(told.map((sections) => [...sections.keys()])).map((id) => {
    const there = told.map((sections) => sections.get(id));
    const everywhere = (/** @type {string} */ sense) => there.every((section) => section?.said.has(sense));
    const sides = there.map((section) => {
      const said = [...(section?.said ?? [])];
      return {
        has: section !== undefined,
        title: section?.title ?? "",
        own: said.flatMap(([sense, one]) => (everywhere(sense) ? [] : [one])),
        shared: said.flatMap(([sense, one]) => (everywhere(sense) ? [one] : [])),
        kind: section?.kind,
      };
    });
    const piece = sides.some(({ kind }) => kind);
    return {
      id,
      title: [...new Set(sides.flatMap(({ title }) => title || []))].join(" / "),
      piece,
      // Not all that a piece can do has a letter.
      moves:
        new Set(sides.map(({ kind }) => kind?.betza)).size > 1 || (piece && sides.some(({ own }) => own.length > 0)),
      sides,
      shared: sides[0].shared,
    };
  });
}

/** Whether rules say more or less under a heading than others. @param {Point} point */
export function differs({ sides }) {
  return sides.some(({ has, own }) => !has || own.length > 0);
}

/**
 * @typedef {object} Section
 * @property {string} title
 * @property {KindInfo} [kind]
 * @property {Map<string, RuleSentence>} said the sentences, by what the rules say of pieces, sides and squares that are
 *   called alike in all games
 */

/** @param {Rules} rules @param {(kind: KindInfo) => string} idOf @returns {Map<string, Section>} */
function sections({ game, options }, idOf) {
  const all = kinds(game, options);
  // What is bared, or left in check, is the last of those that must not be lost.
  const king = all.find(({ royal }) => royal);
  const nouns = all.map((kind) => idOf(king && kind.royal ? king : kind));
  const compared = ruleSentences(game, options, nouns);
  /** @type {Map<string, Section>} */
  const found = new Map();
  for (const [place, sentence] of ruleSentences(game, options).entries()) {
    const title = sentence.section;
    const kind = all.find(({ noun }) => noun.toLowerCase() === title.toLowerCase());
    const id = kind ? `piece ${idOf(kind)}` : title;
    const section = found.get(id) ?? { title, kind, said: new Map() };
    section.said.set(compared[place].text, sentence);
    found.set(id, section);
  }
  return found;
}

/**
 * Which piece is which in games that are compared, whatever they call it: those of one line of descent, unless games
 * have what goes by one id in different lines; and what such a piece is promoted to.
 * @param {Rules[]} all
 * @returns {(game: string, kind: KindInfo) => string}
 */
function identities(all) {
  /** @type {Map<string, Set<string | undefined>>} */
  const lines = new Map();
  for (const { game, options } of all) {
    for (const { id } of kinds(game, options)) {
      lines.set(id, new Set([...(lines.get(id) ?? []), lineOf(game, id)]));
    }
  }
  const line = (/** @type {string} */ game, /** @type {string} */ id) =>
    lines.get(id)?.size === 1 ? lineOf(game, id) : undefined;
  return (game, { id, promotedFrom: from }) => line(game, id) ?? (from ? `+${line(game, from) ?? from}` : id);
}

/**
 * Lists with much in common as one: what the first does not have follows on what stands before it elsewhere.
 * @param {string[][]} lists
 */
function merged([first = [], ...others]) {
  const all = [...first];
  for (const list of others) {
    let place = 0;
    for (const item of list) {
      const known = all.indexOf(item);
      if (known < 0) all.splice(place, 0, item);
      place = known < 0 ? place + 1 : known + 1;
    }
  }
  return all;
}
