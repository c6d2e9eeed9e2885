// The accounts of a piece's moves that differ: the options under which it moves in more
// than one way. Nothing here knows a rule; it asks the module for the piece
// under every choice and looks whether the answers differ.

import { kinds } from "./module.js";
import { gameInfo } from "./games.js";
import { MOST_COMPARED } from "./rule-set.js";

/** @typedef {import("./rule-set.js").RuleSet} RuleSet */
/**
 * @typedef {object} Account
 * @property {string} option
 * @property {string} question
 * @property {string} kind
 * @property {string} name
 * @property {string[]} fields
 * @property {boolean} named
 * @property {RuleSet[]} sets
 */

/** @type {Map<string, Account[]>} */
const known = new Map();

/**
 * @param {string} game
 * @param {Record<string, string>} options those in force
 * @returns {Account[]}
 */
export function accounts(game, options) {
  const key = JSON.stringify([game, options]);
  const found = known.get(key) ?? find(game, options);
  known.set(key, found);
  return found;
}

/**
 * @param {string} game
 * @param {Record<string, string>} options
 */
function find(game, options) {
  /** @type {Account[]} */
  const found = [];
  for (const option of gameInfo(game).options) {
    /** @type {{ choice: string, title: string, kinds: import("./module.js").KindInfo[] }[]} */
    const made = [];
    for (const choice of option.choices) {
      try {
        made.push({
          choice: choice.id,
          title: choice.title,
          kinds: kinds(game, { ...options, [option.id]: choice.id }),
        });
      } catch {
        // Another choice in force rules this one out.
      }
    }
    for (const kind of made[0]?.kinds ?? []) {
      /** @type {Map<string, { choice: string, title: string, field: string }>} */
      const told = new Map();
      for (const { choice, title, kinds } of made) {
        const own = kinds.find((other) => other.id === kind.id);
        if (own && !told.has(own.betza)) told.set(own.betza, { choice, title, field: own.field });
      }
      if (told.size < 2) continue;
      const kept = [...told.values()].slice(0, MOST_COMPARED);
      // The field has names for most ways of moving; where it has the same for two, the choices' own titles serve.
      const named = kept.every((way) => way.field !== "") && new Set(kept.map((way) => way.field)).size === kept.length;
      found.push({
        option: option.id,
        question: option.question,
        kind: kind.id,
        name: capital(kind.noun),
        named,
        fields: kept.map((way) => (named ? way.field : way.title)),
        sets: kept.map((way) => ({ options: { [option.id]: way.choice } })),
      });
    }
  }
  return found;
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
