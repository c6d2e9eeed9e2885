// Sources of the rule sentences: put beside them when they are first asked for.

import { outline } from "../core/games.js";
import { isOwn } from "../core/module.js";
import { optionOf } from "../core/options.js";
import { h } from "../lib/dom.js";
import * as words from "../words/choices.js";
import { cited } from "./cited.js";
import { standings } from "./standings.js";

/** @typedef {import("../core/module.js").RuleSentence} RuleSentence */

/**
 * @param {HTMLElement} prose the sentences as they are shown, in their order
 * @param {string} game
 * @param {RuleSentence[]} sentences
 * @param {typeof import("./options.js").standing} standing
 */
export function showSources(prose, game, sentences, standing) {
  if (prose.querySelector(".stands")) return;
  // What is by its file alone has no standing to be explained.
  if (!isOwn(outline(game))) prose.prepend(standings(standing));
  for (const [at, element] of prose.querySelectorAll(".sentence").entries()) {
    const { rule, sources, standing: how } = sentences[at];
    const cite = cited(game, sources.join("; "));
    element.append(h("span", { class: "stands" }, " ", standing(how), " ", cite, " ", named(game, rule)));
  }
}

/**
 * The choice that a sentence comes from, by its title. A base rule has a number alone, in the title of its mark.
 * @param {string} game
 * @param {string} rule
 */
function named(game, rule) {
  const [option, choice] = rule.split(/[.=]/).slice(1);
  const asked = optionOf(game, option);
  const title = asked?.choices.find(({ id }) => id === choice)?.title;
  if (!asked || !title) return undefined;
  return h("span", {
    class: "rule-id",
    title: words.sourced.help(rule, asked.question),
    text: words.sourced.choice(title),
  });
}
