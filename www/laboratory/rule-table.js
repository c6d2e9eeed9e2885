// Games by rules: what each rule text says under each heading. The headings of pieces that have one id, or one name,
// stand together, and so do those that must not be lost.

import { allGames } from "../core/games.js";
import { kinds, ruleSentences } from "../core/module.js";

/** @typedef {import("../core/module.js").RuleSentence} RuleSentence */
/** @typedef {import("../core/module.js").KindInfo} KindInfo */
/** @typedef {{ sentences: RuleSentence[], kind?: KindInfo }} Cell */
/** @typedef {{ id: string, titles: string[], games: number, piece: boolean }} Rule */
/** @typedef {{ id: string, title: string, options: Record<string, string>, cells: Map<string, Cell> }} Row */

const ROYAL = "piece royal";

/**
 * @param {{ game: string, options: Record<string, string> }} now the game whose choices hold; all others are as they
 * are
 * @param {string} royal what that is called which must not be lost
 * @returns {{ rows: Row[], rules: Rule[] }} the rules: what stands before the pieces, the pieces, and the rest, of both
 *   first what most games have
 */
export function ruleTable(now, royal) {
  /** @type {Map<string, Rule>} */
  const rules = new Map();
  /** What a heading of a piece is known by. @type {Map<string, string>} */
  const known = new Map();
  const rows = allGames().map(({ id, title }) => {
    const options = id === now.game ? now.options : {};
    const all = kinds(id, options);
    /** @type {Map<string, Cell>} */
    const cells = new Map();
    for (const sentence of ruleSentences(id, options)) {
      const { section } = sentence;
      const kind = all.find(({ noun }) => noun.toLowerCase() === section.toLowerCase());
      const main = kind?.royal && !kind.promotedFrom;
      const rule = kind ? (known.get(section) ?? (main ? ROYAL : `piece ${kind.id}`)) : section;
      if (kind) known.set(section, rule);
      const cell = cells.get(rule) ?? { sentences: [], kind };
      cell.sentences.push(sentence);
      cells.set(rule, cell);
      const told = rules.get(rule) ?? { id: rule, titles: [], games: 0, piece: kind !== undefined };
      const name = rule === ROYAL ? royal : section;
      if (!told.titles.includes(name)) told.titles.push(name);
      if (cell.sentences.length === 1) told.games += 1;
      rules.set(rule, told);
    }
    return { id, title, options, cells };
  });
  const all = [...rules.values()];
  const first = all.findIndex(({ piece }) => piece);
  const common = (/** @type {Rule} */ one, /** @type {Rule} */ other) => other.games - one.games;
  const rest = all.slice(first);
  return {
    rows,
    rules: [
      ...all.slice(0, first),
      ...rest.filter(({ piece }) => piece).sort(common),
      ...rest.filter(({ piece }) => !piece).sort(common),
    ],
  };
}
