// The printed rules. As a rule a leaflet of two pages: on the front the board as it is set up, the pieces and the
// choices in force, on the back the other rules, the notes and the sources (leaflet.js). In full, the panels of the
// pieces, the rules and the sources themselves (css/print.css), and before them the board and the choices in whole
// sentences. Fetched when the rules are first seen.

import { gameInfo, piecesOf } from "../core/games.js";
import { Match, isOwn } from "../core/module.js";
import { byId, h, svg } from "../lib/dom.js";
import { printAs, printing } from "../lib/print.js";
import * as words from "../words/views.js";
import { cited } from "./cited.js";
import { leaflet } from "./leaflet.js";
import { standing } from "./options.js";
import { standingList } from "./standings.js";

let ready = false;

/**
 * From now on what is printed from the panel of the rules is a leaflet, or has its head.
 * @param {import("../state/store.js").Store} store
 * @returns {() => void} prints the leaflet
 */
export function rulesSheet(store) {
  offer();
  if (!ready) listen(store);
  ready = true;
  return () => printAs("rules");
}

/** @param {import("../state/store.js").Store} store */
function listen(store) {
  /** @type {HTMLElement | undefined} */
  let made;
  const end = () => {
    made?.remove();
    made = undefined;
  };
  addEventListener("beforeprint", () => {
    end();
    const { state } = store;
    // The browser's own command prints a set where one is shown.
    const what = printing() ?? (state.panel === "rules" && state.view !== "set" ? "rules" : "view");
    if (what === "view") return;
    made = what === "rules" ? leaflet(state) : sheetHead(state);
    if (what === "rules") document.body.append(made);
    else byId("panels").prepend(made);
  });
  addEventListener("afterprint", end);
}

/** The other kind of print, beside the first. */
function offer() {
  const first = document.querySelector(".print-rules");
  if (!first || first.nextElementSibling) return;
  first.after(
    " ",
    h("button", {
      type: "button",
      class: "quiet print-full",
      text: words.sheet.full,
      title: words.sheet.fullHelp,
      on: { click: () => printAs("rules-in-full") },
    }),
  );
}

/** @param {import("../state/store.js").State} state */
function sheetHead({ game, options, pieces }) {
  const match = new Match(game, { options });
  const chosen = gameInfo(game).options.flatMap((option) => {
    const choice = option.choices.find(({ id }) => id === (options[option.id] ?? option.default));
    return choice
      ? [h("dt", { text: option.question }), h("dd", {}, choice.title, " ", cited(game, choice.source))]
      : [];
  });
  return h(
    "div",
    { class: "sheet-head" },
    svg(match.svg({ pieces: piecesOf(game, pieces), prefix: "sheet" })),
    chosen.length > 0 && h("h2", { text: words.sheet.choices }),
    chosen.length > 0 && h("dl", { class: "terms" }, ...chosen),
    // The marks behind the sentences.
    !isOwn(gameInfo(game)) && h("div", { class: "standings" }, standingList(standing)),
  );
}
