// A rule set to compare, and how an address or an attribute writes it.

/**
 * Rules to compare: a game (the page's own if none is named) and the choices
 * that differ from those in force.
 * @typedef {{ game?: string, options: Record<string, string> }} RuleSet
 */

/** How many rule sets stand side by side at most. */
export const MOST_COMPARED = 3;

/**
 * `elephant:dabbaba`, `shatranj`, `shatranj~array:d-file`; `-` is the rules in force.
 * @param {RuleSet} set
 */
export function writeRuleSet(set) {
  const parts = Object.entries(set.options).map(([option, choice]) => `${option}:${choice}`);
  if (set.game) parts.unshift(set.game);
  return parts.join("~") || "-";
}

/** @param {string} text */
export function readRuleSet(text) {
  /** @type {RuleSet} */
  const set = { options: {} };
  for (const part of text.split("~")) {
    if (part === "-" || part === "") continue;
    const [option, choice] = part.split(":");
    if (choice === undefined) set.game = option;
    else set.options[option] = choice;
  }
  return set;
}

/**
 * The game and every changed option of a rule set.
 * @param {{ game: string, options: Record<string, string> }} figure
 * @param {RuleSet} [set]
 */
export function under({ game, options }, set) {
  if (set?.game && set.game !== game) return { game: set.game, options: set.options };
  return { game, options: { ...options, ...set?.options } };
}
