// The field for a pasted game record: read in whatever notation it is, and played. A faulty one says where and why, and
// what was read before the fault can be played.

import { readGameRecord, reason, seats, whole } from "../core/module.js";
import { addStyles } from "../lib/add-styles.js";
import { h, say } from "../lib/dom.js";
import { keepHere, keptHere } from "../lib/kept.js";
import { files } from "../state/own-files.js";
import { opening } from "../state/store.js";
import * as notation from "../words/notation.js";
import { RECORD_KEY } from "../panels/lines.js";
import { headsOf, keptRecordOf } from "../panels/record-notes.js";
import { decodings } from "../lib/decoded.js";
import { tellOfLine } from "./passing.js";
import STYLES from "./record-field.css?inline";

/** @typedef {import("../core/module.js").GameRecordInfo} GameRecordInfo */

const words = notation.record;
/** Where a text is kept that has not been played. */
const DRAFT = "record";

/** @param {import("./view.js").Page} page */
export function recordField(page) {
  const { store } = page;
  addStyles(STYLES);
  const field = h("textarea", { rows: 3, spellcheck: "false", autocapitalize: "off", "aria-label": words.field });
  const why = h("p", { class: "why", role: "alert" });
  const news = h("p", { class: "help reading", role: "status" });
  /** What could be read of a faulty record. @type {GameRecordInfo | undefined} */
  let part;
  const use = h("button", { type: "button", class: "quiet", hidden: true, on: { click: () => part && play(part) } });
  /** Which game of the text, where it holds several. */
  const number = h("input", { type: "number", min: "1", value: "1", inputmode: "numeric" });
  const which = h("label", { class: "record-number", hidden: true }, h("span", { text: words.number }), number);
  const file = h("input", {
    type: "file",
    accept: ".pgn,.kif,.kifu,.ki2,.ki2u,.csa,.usi,.wxf,.gib,.txt,text/plain",
    "aria-label": words.open,
    tabindex: -1,
    hidden: true,
    on: { change: () => void take(file.files?.[0]) },
  });
  const form = h(
    "form",
    { class: "record" },
    h("h2", { text: words.title }),
    field,
    which,
    h(
      "div",
      { class: "record-ways" },
      h("button", { type: "submit", class: "quiet", text: words.read }),
      h("button", { type: "button", class: "quiet", text: words.open, on: { click: () => file.click() } }),
      file,
      use,
    ),
    h("p", { class: "help", text: words.help }),
    news,
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
  const play = (/** @type {GameRecordInfo} */ record) => {
    const { game, options, position, moves, games, leftOut } = record;
    const line = moves.map(({ text }) => text);
    const { state } = store;
    const fresh = game === state.game ? {} : opening(game);
    refuse("", undefined);
    const own = Number(number.value);
    // Of a text with several games another can be played next.
    if (games > 1) choose(games);
    else {
      field.value = "";
      keepHere(DRAFT, undefined);
    }
    const told = keptRecordOf(record);
    keepHere(RECORD_KEY, JSON.stringify(told));
    store.set({ ...fresh, game, options, position, line, ply: line.length, study: undefined, view: "play" }, "edit");
    const left = moves.reduce((all, { variations }) => all + variations.length, 0);
    const names = seats(game, options).map(({ name }) => name);
    const news = [
      words.played(line.length),
      told.result !== "*" && words.ended(told.result, names),
      left > 0 && words.left(left),
      leftOut,
      games > 1 && words.games(own, games),
      (headsOf(told, names).length > 0 || told.comments.length > 0) && words.beside,
    ];
    tellOfLine(page, news.filter(Boolean).join(" "));
  };
  const choose = (/** @type {number} */ games) => {
    which.hidden = games < 2;
    number.max = String(games);
  };
  /** What is being read. @type {Reading | undefined} */
  let reading;
  const stop = () => {
    reading?.end();
    reading = undefined;
    say(news, "");
  };
  /** Reads a file, in the encoding in which most of its moves are read. @param {File | undefined} chosen */
  const take = async (chosen) => {
    file.value = "";
    if (!chosen) return;
    stop();
    refuse("", undefined);
    const { game, options } = store.state;
    const texts = decodings(await chosen.arrayBuffer(), page.game.session?.match.notations() ?? []);
    if (texts.length === 0) return refuse(words.notText, undefined);
    const moves = async (/** @type {string} */ text) => {
      const own = new Reading();
      const read = await own.read(text, { game, options, number: 1 }).catch(() => undefined);
      own.end();
      return read?.moves.length ?? -1;
    };
    let [best, most] = [texts[0], -1];
    for (const text of texts.length > 1 ? texts : []) {
      const found = await moves(text);
      if (found > most) [best, most] = [text, found];
    }
    field.value = best;
    field.dispatchEvent(new Event("input"));
    form.requestSubmit();
  };
  field.value = keptHere(DRAFT) ?? "";
  field.addEventListener("input", () => {
    keepHere(DRAFT, field.value || undefined);
    stop();
    refuse("", undefined);
    number.value = "1";
    choose(1);
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    stop();
    say(news, words.reading);
    const { game, options } = store.state;
    const own = new Reading();
    reading = own;
    try {
      const read = await own.read(field.value, { game, options, number: number.valueAsNumber || 1 });
      if (own !== reading) return;
      stop();
      choose(read.games);
      if (read.error) refuse(read.error.message, read);
      else play(read);
    } catch (error) {
      // Another text is read meanwhile, or none.
      if (own !== reading) return;
      stop();
      refuse(reason(error), undefined);
    }
  });
  return { form, take };
}

/** A record is read in a worker: what is wrong in it may take a while to find. Where there is none, it is read here. */
class Reading {
  /** @type {import("../pkg/lab.js").Crew | undefined} */
  #crew;
  #over = false;

  /**
   * A record of the game that it names; where it names none, of the game of the page under its rules.
   * @param {string} text
   * @param {{ game: string, options: Record<string, string>, number: number }} about which game of the text, too
   */
  async read(text, { game, ...how }) {
    const ask = await this.#reader();
    try {
      return await ask(text, how);
    } catch (error) {
      const { code } = /** @type {import("../core/module.js").ModuleError} */ (error);
      if (code !== "record-game") throw error;
      return await ask(text, { game, ...how });
    }
  }

  /** @returns {Promise<(text: string, setup: import("../pkg/lab.js").ReadSetup) => Promise<GameRecordInfo>>} */
  async #reader() {
    try {
      const { crew } = await import("../pkg/lab.js");
      const own = crew(1);
      this.#crew = own;
      if (this.#over) own.end();
      // The worker knows none of the reader's own games. Here they are known, and told again they are the same.
      for (const file of files.values()) await own.ask("defineGame", file);
      return (text, setup) => own.ask("readGameRecord", text, setup);
    } catch (error) {
      if (this.#over) throw error;
      await whole();
      return async (text, setup) => readGameRecord(text, setup);
    }
  }

  end() {
    this.#over = true;
    this.#crew?.end();
  }
}
