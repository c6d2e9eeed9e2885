// A game’s record, pasted: read in whatever notation it is, and played. A faulty one says where and why, and what
// was read before the fault can be played.

import { readGameRecord, whole } from "../core/module.js";
import { h, say } from "../lib/dom.js";
import { opening } from "../state/store.js";
import * as notation from "../words/notation.js";
import { tellOfLine } from "./passing.js";

/** @typedef {import("../core/module.js").GameRecordInfo} GameRecordInfo */

const words = notation.record;

/** @param {import("./view.js").Page} page */
export function recordField(page) {
  const { store } = page;
  const field = h("textarea", { rows: 6, spellcheck: "false", autocapitalize: "off", "aria-label": words.field });
  const why = h("p", { class: "why", role: "alert" });
  /** What could be read of a faulty record. @type {GameRecordInfo | undefined} */
  let part;
  const use = h("button", { type: "button", class: "quiet", hidden: true, on: { click: () => part && play(part) } });
  const form = h(
    "form",
    { class: "record" },
    field,
    h("button", { type: "submit", class: "quiet", text: words.read }),
    use,
    h("p", { class: "help", text: words.help }),
    why,
  );
  const refuse = (/** @type {string} */ message, /** @type {GameRecordInfo | undefined} */ read) => {
    part = read && read.moves.length > 0 ? read : undefined;
    say(why, message);
    use.hidden = !part;
    use.textContent = part ? words.use(part.moves.length) : "";
    if (message) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
  };
  const play = (/** @type {GameRecordInfo} */ { game, options, position, moves, games }) => {
    const line = moves.map(({ text }) => text);
    const { state } = store;
    const fresh = game === state.game ? {} : opening(game);
    refuse("", undefined);
    field.value = "";
    store.set({ ...fresh, game, options, position, line, ply: line.length, study: undefined, view: "play" }, "edit");
    const left = moves.reduce((all, { variations }) => all + variations.length, 0);
    tellOfLine(
      page,
      [words.played(line.length), left > 0 && words.left(left), games > 1 && words.games(games)]
        .filter(Boolean)
        .join(" "),
    );
  };
  field.addEventListener("input", () => refuse("", undefined));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await whole();
    const { game, options } = store.state;
    try {
      const read = record(field.value, game, options);
      if (read.error) refuse(read.error.message, read);
      else play(read);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw error;
      refuse(error instanceof Error ? error.message : String(error), undefined);
    }
  });
  return h("details", { class: "set-up-more" }, h("summary", { text: words.summary }), form);
}

/**
 * A record of the game that it names; where it names none, of the game of the page under its rules.
 * @param {string} text
 * @param {string} game
 * @param {Record<string, string>} options
 */
function record(text, game, options) {
  try {
    return readGameRecord(text, { options });
  } catch (error) {
    const { code } = /** @type {import("../core/module.js").ModuleError} */ (error);
    if (code !== "record-game") throw error;
    return readGameRecord(text, { game, options });
  }
}
