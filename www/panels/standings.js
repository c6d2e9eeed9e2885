// The key of standings: how well a rule is attested.

import { h } from "../lib/dom.js";
import * as words from "../words/choices.js";

/** @typedef {typeof import("./options.js").standing} Standing the word for each, with its mark */

/** @param {Standing} standing */
export function standings(standing) {
  return h("details", { class: "standings" }, h("summary", { text: words.standings.title }), standingList(standing));
}

/** The same where it is open. @param {Standing} standing */
export function standingList(standing) {
  return h(
    "dl",
    {},
    ...Object.entries(words.standings.texts).flatMap(([id, text]) => [
      h("dt", {}, standing(/** @type {import("../core/module.js").ChoiceInfo["standing"]} */ (id))),
      h("dd", { text }),
    ]),
  );
}
