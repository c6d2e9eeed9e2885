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
  /** Which game of the text, where it holds several. */
  const number = h("input", { type: "number", min: "1", value: "1", inputmode: "numeric" });
  const which = h("label", { class: "record-number", hidden: true }, h("span", { text: words.number }), number);
  const form = h(
    "form",
    { class: "record" },
    field,
    which,
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
  const play = (/** @type {GameRecordInfo} */ { game, options, position, moves, games, leftOut }) => {
    const line = moves.map(({ text }) => text);
    const { state } = store;
    const fresh = game === state.game ? {} : opening(game);
    refuse("", undefined);
    const own = Number(number.value);
    // Of a text with several games another can be played next.
    if (games > 1) choose(games);
    else field.value = "";
    store.set({ ...fresh, game, options, position, line, ply: line.length, study: undefined, view: "play" }, "edit");
    const left = moves.reduce((all, { variations }) => all + variations.length, 0);
    tellOfLine(
      page,
      [words.played(line.length), left > 0 && words.left(left), leftOut, games > 1 && words.games(own, games)]
        .filter(Boolean)
        .join(" "),
    );
  };
  const choose = (/** @type {number} */ games) => {
    which.hidden = games < 2;
    number.max = String(games);
  };
  field.addEventListener("input", () => {
    refuse("", undefined);
    number.value = "1";
    choose(1);
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await whole();
    const { game, options } = store.state;
    try {
      const read = record(field.value, game, options, number.valueAsNumber || 1);
      choose(read.games);
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
 * @param {number} number which game of the text
 */
function record(text, game, options, number) {
  try {
    return readGameRecord(text, { options, number });
  } catch (error) {
    const { code } = /** @type {import("../core/module.js").ModuleError} */ (error);
    if (code !== "record-game") throw error;
    return readGameRecord(text, { game, options, number });
  }
}
