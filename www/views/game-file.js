// The editor of game files: a record as text, judged by the rules core while it is written, then played like the
// games of the collection.

import { gameInfo, outlines } from "../core/games.js";
import { checkGame, gameFile, importVariant, reason } from "../core/module.js";
import { fill, h, say } from "../lib/dom.js";
import { keepText, keptText, onOtherWindow } from "../lib/kept.js";
import { write } from "../state/address.js";
import { packed } from "../state/own.js";
import { opening } from "../state/store.js";
import { file as words } from "../words/file.js";
import { broughtBack, drop, fileOf, keep, kept, idOf, putBy, taken } from "./own-games.js";

/** @typedef {import("../state/store.js").State} State */

/** What is written and not yet kept as a game, by the game that it was begun with. @param {string} game */
const draftOf = (game) => `file-${game}`;
/** Begins the value of a choice that is a deleted game. */
const DELETED = "deleted ";

const STYLES = `
#file { place-items: stretch; place-content: stretch; }
.game-file { inline-size: 100%; block-size: min(70vh, 44rem); box-sizing: border-box; resize: vertical;
  font: 0.875rem/1.45 ui-monospace, monospace; tab-size: 2; white-space: pre; overflow: auto; padding: 0.75rem; }
.game-file, .game-file-ini textarea { border: 1px solid var(--rule-strong); border-radius: 4px; background: var(--leaf);
  color: inherit; }
.game-file[aria-invalid] { outline: 2px solid currentColor; outline-offset: -2px; }
.game-file-tools { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin-block: 0.75rem; }
.game-file-fault { min-block-size: 3lh; }
.game-file-ini textarea { inline-size: 100%; box-sizing: border-box; font-family: ui-monospace, monospace; }
@media (min-width: 48rem) and (min-aspect-ratio: 1 / 1), (max-height: 30rem) and (min-aspect-ratio: 4 / 3) {
  .spread[data-view="file"] { grid-template-columns: minmax(0, 1fr) clamp(18rem, 30vw, 28rem) !important; }
}
`;

/**
 * A part of the page that few readers need.
 * @param {string} within
 * @param {string} id
 * @param {string} kind
 * @param {string} label
 */
function place(within, id, kind, label) {
  const section = h("section", { id, class: kind, "aria-label": label, tabindex: kind === "stage" ? "-1" : undefined });
  const parent = document.querySelector(within);
  parent?.insertBefore(section, parent.querySelector(":scope > #tabs, :scope > #refusal"));
  return section;
}

export class GameFile {
  /** The game of the page when a file was last put here. */
  #game = "";
  /** What the file that is written was begun with. */
  #from = "";
  /** What stood here before another text took its place by a click. */
  #before = "";
  #judging = 0;
  /** Where the fault is that is told. */
  #line = 0;

  /** @param {import("./view.js").Page} page */
  constructor(page) {
    this.page = page;
    this.store = page.store;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    document.adoptedStyleSheets.push(sheet);
    const button = (/** @type {string} */ text, /** @type {() => void} */ click, kind = "quiet") =>
      h("button", { type: "button", class: kind, text, on: { click } });
    this.text = h("textarea", {
      class: "game-file",
      spellcheck: "false",
      autocapitalize: "off",
      autocomplete: "off",
      "aria-label": words.label,
      "aria-describedby": "game-file-fault",
      on: { input: () => this.#written() },
    });
    this.from = h("select", { on: { change: () => this.#begin(this.from.value) } });
    this.fault = h("p", { id: "game-file-fault", class: "game-file-fault", role: "status" });
    this.goTo = button(words.goTo, () => this.#select(this.#line));
    this.play = button(words.play, () => this.#play(), "action");
    this.remove = button(words.remove, () => this.#remove());
    this.copy = button(words.copy, () => this.#copy());
    this.anew = button(words.anew, () => this.#anew());
    this.back = button(words.back, () => this.#replace(this.#before));
    this.unkept = h("p", { class: "help", role: "status" });
    this.ini = h("textarea", { rows: "6", spellcheck: "false" });
    this.section = h("input", { type: "text", spellcheck: "false", autocapitalize: "off" });
    this.imported = h("p", { role: "status" });
    onOtherWindow((name) => name === draftOf(this.#from) && this.#follow());
    place(".plate", "file", "stage", words.label).append(this.text);
    place("#console", "file-tools", "stage-tools", words.tools).append(
      h("label", { class: "game-file-tools" }, h("span", { text: words.from }), this.from),
      this.unkept,
      this.fault,
      h(
        "div",
        { class: "game-file-tools" },
        this.play,
        this.goTo,
        this.copy,
        this.anew,
        this.back,
        this.remove,
        button(words.close, () => this.store.set({ view: "play" }, "visit")),
      ),
    );
    place(".folio", "file-text", "aside", words.about).append(
      h("p", { class: "help", text: words.help }),
      h(
        "details",
        { class: "game-file-ini" },
        h("summary", { text: words.ini }),
        h("label", {}, h("span", { text: words.iniText }), this.ini),
        h("label", {}, h("span", { text: words.iniName }), this.section),
        button(words.importIt, () => this.#import()),
        this.imported,
      ),
    );
  }

  /** @param {State} state */
  render({ game }) {
    const own = Object.keys(kept());
    const options = (/** @type {string} */ label, /** @type {import("../core/module.js").GameOutline[]} */ games) =>
      games.length > 0 &&
      h("optgroup", { label }, ...games.map(({ id, title }) => h("option", { value: id, text: title })));
    const [mine, others] = [outlines().filter(({ id }) => fileOf(id)), outlines().filter(({ id }) => !fileOf(id))];
    const deleted = putBy();
    fill(
      this.from,
      h("option", { value: "", text: words.blank }),
      options(words.own, mine),
      options(words.all, others),
      deleted.length > 0 &&
        h(
          "optgroup",
          { label: words.deleted },
          ...deleted.map(([name]) => h("option", { value: `${DELETED}${name}`, text: name })),
        ),
    );
    this.remove.hidden = !own.includes(game);
    if (game !== this.#game) this.#begin(game);
    else this.#judge();
  }

  /**
   * Puts the file of a game here, or what was written of it before and not kept.
   * @param {string} from a game, or a deleted one
   */
  #begin(from) {
    if (!from) return;
    this.#game = this.store.state.game;
    this.#from = from;
    this.from.value = from;
    this.#before = "";
    this.#put(keptText(draftOf(from)) ?? this.#original());
  }

  /** The file that is begun with: that of one of the collection’s games under a name of its own. */
  #original() {
    const from = this.#from;
    if (from.startsWith(DELETED)) return putBy().find(([name]) => from === `${DELETED}${name}`)?.[1] ?? "";
    return (
      fileOf(from) ??
      gameFile(from)
        .replace(/^id = .*$/m, () => `id = "my-${from}"`)
        .replace(/^title = .*$/m, () => `title = ${JSON.stringify(words.titleOf(gameInfo(from).title))}`)
    );
  }

  /** @param {string} text */
  #put(text) {
    this.text.value = text;
    this.text.setSelectionRange(0, 0);
    this.text.scrollTop = 0;
    this.#told();
    this.#judge();
  }

  /** Another text takes the place of what is written, which can be brought back. @param {string} text */
  #replace(text) {
    this.#before = this.text.value;
    keepText(draftOf(this.#from), text === this.#original() ? undefined : text);
    this.#put(text);
  }

  #anew() {
    this.#replace(this.#original());
  }

  /** Another window has written in the same file: both have the same text, so that neither writes over the other. */
  #follow() {
    const text = keptText(draftOf(this.#from)) ?? this.#original();
    if (text === this.text.value) return;
    const { selectionStart, selectionEnd } = this.text;
    this.text.value = text;
    this.text.setSelectionRange(selectionStart, selectionEnd);
    this.#told();
    this.#soon();
  }

  /** The reader has written something. */
  #written() {
    keepText(draftOf(this.#from), this.text.value);
    this.#told();
    this.#soon();
  }

  /** Says whether what is seen is a draft. */
  #told() {
    const isDraft = keptText(draftOf(this.#from)) !== undefined;
    say(this.unkept, isDraft ? words.draft : "");
    this.anew.hidden = !isDraft;
    this.back.hidden = !this.#before;
  }

  /** A long file takes a while to judge: not at every letter. */
  #soon() {
    clearTimeout(this.#judging);
    this.play.disabled = true;
    this.#judging = window.setTimeout(() => this.#judge(), 200);
  }

  #judge() {
    clearTimeout(this.#judging);
    const text = this.text.value;
    const id = taken(text);
    let fault;
    try {
      fault = id ? { line: 0, field: "id", message: words.taken(id) } : checkGame(text);
    } catch (error) {
      fault = { line: 0, field: "", message: reason(error) };
    }
    say(this.fault, fault ? words.fault(fault.line, fault.field, fault.message) : this.#fits(text));
    this.#line = fault?.line ?? 0;
    this.goTo.hidden = this.#line === 0;
    this.play.disabled = fault !== undefined;
    if (fault) this.text.setAttribute("aria-invalid", "true");
    else this.text.removeAttribute("aria-invalid");
    return fault === undefined;
  }

  /** What is said of a file without a fault. @param {string} text */
  #fits(text) {
    const id = idOf(text);
    const other = kept()[id];
    return other !== undefined && other !== text && id !== this.#from ? words.replaces(id) : words.right;
  }

  /** @param {number} line */
  #select(line) {
    const lines = this.text.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
    this.text.focus();
    this.text.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    this.text.scrollTop = (this.text.scrollHeight * Math.max(0, line - 4)) / lines.length;
  }

  async #play() {
    if (!this.#judge()) return;
    const text = this.text.value;
    const before = new Map(outlines().map(({ id }) => [id, fileOf(id)]));
    const found = await keep(text, this.#from);
    if (found.kept) keepText(draftOf(this.#from), undefined);
    if (found.kept && this.#from.startsWith(DELETED)) broughtBack(this.#from.slice(DELETED.length));
    const address = write(opening(found.id));
    // With something to do about it, it stands until it is closed, also at the next address.
    const action = { text: words.copy, click: () => void navigator.clipboard.writeText(text) };
    if (!found.kept) this.page.notice(words.notStored, action);
    else if (!packed.has(found.id)) this.page.notice(words.tooLong, action);
    // What the page has worked out of an earlier file of this name goes with the page.
    const stale = before.has(found.id) && before.get(found.id) !== text;
    location.hash = address;
    if (stale && (found.kept || packed.has(found.id))) location.reload();
  }

  #remove() {
    if (!drop(this.store.state.game)) return this.page.notice(words.notDropped);
    // What the page knows of the game goes with the page.
    location.hash = write({ ...opening(outlines()[0].id), view: "file" });
    location.reload();
  }

  async #copy() {
    await navigator.clipboard.writeText(this.text.value);
    this.copy.textContent = words.copied;
    setTimeout(() => (this.copy.textContent = words.copy), 2000);
  }

  #import() {
    const name = this.section.value.trim() || (/^\s*\[([^\]:]+)/m.exec(this.ini.value)?.[1] ?? "").trim();
    try {
      const { file, unsaid } = importVariant(this.ini.value, name);
      this.#replace(file);
      say(this.imported, unsaid.length > 0 ? words.unsaid(unsaid.join(", ")) : words.allSaid);
    } catch (error) {
      say(this.imported, reason(error));
    }
  }
}
