// Games by rules: what each rule text says under each heading. The headings of pieces that have one id stand together,
// whatever the games call them, and so do those that must not be lost.

import { allGames, outline } from "../core/games.js";
import { kinds, ruleSentences } from "../core/module.js";

/** @typedef {import("../core/module.js").RuleSentence} RuleSentence */
/** @typedef {import("../core/module.js").KindInfo} KindInfo */
/** @typedef {{ sentences: RuleSentence[], kind?: KindInfo }} Cell */
/** @typedef {{ id: string, titles: string[], games: number }} Rule */
/** @typedef {{ id: string, title: string, period: string, options: Record<string, string>, cells: Map<string, Cell> }} Row */

/** What all games have comes before what some have. The order of the rest is that of the rule texts. */
const ROYAL = "piece royal";

/**
 * @param {{ game: string, options: Record<string, string> }} now the game whose choices hold; all others are as they are
 * @param {string} royal what the row of those is called that must not be lost
 * @returns {{ rows: Row[], rules: Rule[] }}
 */
export function ruleTable(now, royal) {
  /** @type {Map<string, { titles: Set<string>, games: number }>} */
  const rules = new Map();
  /** @type {string[]} */
  const order = [];
  const rows = allGames().map(({ id, title }) => {
    const options = id === now.game ? now.options : {};
    const all = kinds(id, options);
    /** @type {Map<string, Cell>} */
    const cells = new Map();
    let place = 0;
    for (const sentence of ruleSentences(id, options)) {
      const { section } = sentence;
      const kind = all.find(({ noun }) => noun.toLowerCase() === section.toLowerCase());
      const rule = !kind ? section : kind.royal && !kind.promotedFrom ? ROYAL : `piece ${kind.id}`;
      const known = order.indexOf(rule);
      if (known < 0) order.splice(place++, 0, rule);
      else place = Math.max(place, known + 1);
      const cell = cells.get(rule) ?? { sentences: [], kind };
      cell.sentences.push(sentence);
      cells.set(rule, cell);
      const told = rules.get(rule) ?? { titles: new Set(), games: 0 };
      told.titles.add(rule === ROYAL ? royal : section);
      if (cell.sentences.length === 1) told.games += 1;
      rules.set(rule, told);
    }
    return { id, title, period: outline(id).period, options, cells };
  });
  const listed = order.map((id) => {
    const { titles = [], games = 0 } = rules.get(id) ?? {};
    return { id, titles: [...titles], games };
  });
  return { rows, rules: listed };
}

/** Since when a game is played, as a number to sort by: the first year or century that its time names. @param {string} period */
export function since(period) {
  const [, number, century] = /(\d+)(st|nd|rd|th)?/.exec(period) ?? [];
  if (number === undefined) return Number.POSITIVE_INFINITY;
  return century ? (Number(number) - 1) * 100 : Number(number);
}
