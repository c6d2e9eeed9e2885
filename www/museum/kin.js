// The family of games as data: the games on their ways, what is claimed of each way, and under which of the
// contradicting accounts. What differs between two games is generated from their records.

import { differs, points } from "../core/differences.js";
import data from "./family.json" with { type: "json" };

/** @typedef {import("../core/module.js").ChoiceInfo["standing"]} Standing */

/**
 * A date as a source gives it: a span, a point, or both.
 * @typedef {object} Dating
 * @property {number} [from]
 * @property {number} [to]
 * @property {number} [mark] a year that is told within it, or alone
 * @property {"start" | "end"} [open] the end that is not told
 * @property {string} brief for the map, where there is little room
 * @property {string} text
 * @property {string} [note] how the span was come to
 * @property {string} how sure the source is of it
 * @property {string} work id of the source
 * @property {string} cite
 * @property {Standing} standing
 * @property {string} [when] the choice under which it is shown
 */

/** @typedef {{ id: string, x: number, y: number, dates: Dating[] }} Member */

/**
 * @typedef {object} Way
 * @property {string} from
 * @property {string} to
 * @property {"descent" | "board" | "name" | "piece" | "influence" | "account"} kind of what is claimed
 * @property {string} claim
 * @property {string} work id of the source
 * @property {string} cite
 * @property {Standing} standing
 * @property {string} [when] the choice under which it is shown
 * @property {number} [along] where between both ends its sign stands: half of what is seen of it, unless it says so
 */

/** @typedef {{ id: string, choices: string[] }} Question */

/**
 * What differs between the rules of two games.
 * @typedef {object} Changes
 * @property {{ title: string, ways?: string[] }[]} moves pieces of both that move otherwise, and what the field calls
 *   their moves
 * @property {{ titles: string[], ways: string[] }[]} replaced pieces that are one piece in the line of the ages, and
 *   have another name and another record
 * @property {string[]} came pieces of the second alone
 * @property {string[]} went pieces of the first alone
 * @property {string[]} other headings under which anything else differs
 * @property {number} count of all of them
 */

export const { lands } = data;
export const questions = /** @type {Question[]} */ (data.questions);
export const members = /** @type {Member[]} */ (data.games);
/** Every way under any choice. */
export const everyWay = /** @type {Way[]} */ (data.ways);

/** The form of a list in place of the map. */
const LIST = "list";

/**
 * What is set in the room: `four,straight,list`.
 * @typedef {{ choices: Record<string, string>, list: boolean, unread: string[] }} Setting
 */

/** @param {string} about @returns {Setting} */
export function readSetting(about) {
  const choices = Object.fromEntries(questions.map(({ id, choices }) => [id, choices[0]]));
  const parts = about.split(",").filter(Boolean);
  /** @type {string[]} */
  const unread = [];
  for (const part of parts) {
    const question = questions.find(({ choices }) => choices.includes(part));
    if (question) choices[question.id] = part;
    else if (part !== LIST) unread.push(part);
  }
  return { choices, list: parts.includes(LIST), unread };
}

/** @param {Pick<Setting, "choices" | "list">} setting */
export function writeSetting({ choices, list }) {
  const parts = questions.flatMap(({ id, choices: [usual] }) => (choices[id] === usual ? [] : [choices[id]]));
  return [...parts, ...(list ? [LIST] : [])].join(",");
}

/** @param {Setting} setting @returns {(one: { when?: string }) => boolean} */
const holds = (setting) => {
  const now = Object.values(setting.choices);
  return ({ when }) => when === undefined || now.includes(when);
};

/** The ways as the chosen accounts have them. @param {Setting} setting */
export const waysOf = (setting) => everyWay.filter(holds(setting));

/** The dates of a game as the chosen accounts have them. @param {Member} member @param {Setting} setting */
export const datesOf = ({ dates }, setting) => dates.filter(holds(setting));

/** How long before its end a date is taken to begin whose beginning is not told: for an order, and a picture. */
export const UNTOLD = 150;

/** When a game is first told of, for an order; what is not dated comes last. @param {Dating[]} dates */
export function first(dates) {
  const [date] = dates;
  if (!date || (date.from === undefined && date.to === undefined)) return Number.POSITIVE_INFINITY;
  return date.from ?? Number(date.to) - UNTOLD;
}

/** @type {Map<string, Changes>} */
const known = new Map();

/** @param {string} from @param {string} to @returns {Changes} */
export function changes(from, to) {
  const key = `${from} ${to}`;
  const found = known.get(key) ?? changed(from, to);
  known.set(key, found);
  return found;
}

/** @param {string} from @param {string} to @returns {Changes} */
function changed(from, to) {
  const found = points([from, to].map((game) => ({ game, options: {} }))).filter(differs);
  /** @type {Changes} */
  const changes = { moves: [], replaced: [], came: [], went: [], other: [], count: found.length };
  const name = (/** @type {{ noun: string }} */ { noun }) => noun.toLowerCase();
  for (const { title, piece, moves, sides } of found) {
    const [before, after] = sides.map(({ kind }) => kind);
    if (!piece || (before && after && !moves)) changes.other.push(title.toLowerCase());
    else if (before && after) {
      const ways = [before.field, after.field];
      const told = ways[0] && ways[1] && ways[0] !== ways[1];
      if (name(before) !== name(after)) changes.replaced.push({ titles: [name(before), name(after)], ways });
      else changes.moves.push(told ? { title: name(before), ways } : { title: name(before) });
    } else if (after) changes.came.push(name(after));
    else if (before) changes.went.push(name(before));
  }
  return changes;
}
