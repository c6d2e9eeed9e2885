// The key of standings: how well a rule is attested.

import { h } from "../lib/dom.js";
import * as words from "../words/choices.js";

/** @param {typeof import("./options.js").standing} standing the word for each, with its mark */
export function standings(standing) {
  return h(
    "details",
    { class: "standings" },
    h("summary", { text: words.standings.title }),
    h(
      "dl",
      {},
      ...Object.entries(words.standings.texts).flatMap(([id, text]) => [
        h("dt", {}, standing(/** @type {import("../core/module.js").ChoiceInfo["standing"]} */ (id))),
        h("dd", { text }),
      ]),
    ),
  );
}
