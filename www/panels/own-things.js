// Backup of all that a reader has made in this browser, as one file: saved, and taken in again elsewhere.

import { h, say } from "../lib/dom.js";
import { uniqueSigns } from "../lib/chance.js";
import { keepFields, keepText, keptFields, keptNames, keptText } from "../lib/kept.js";
import { saveText } from "../lib/files.js";
import { ownThings as words } from "../words/page.js";

const FORMAT = "tabiya-own-things";
const VERSION = 1;
/** How large such a file may be, in bytes: browsers keep no more. */
const MOST_BYTES = 12_000_000;

export class OwnThings {
  /** @param {HTMLElement} body */
  constructor(body) {
    this.there = h("p", {});
    this.said = h("p", { class: "help", role: "status" });
    this.file = h("input", {
      type: "file",
      accept: ".json,application/json",
      "aria-label": words.open,
      tabindex: -1,
      hidden: true,
      on: { change: () => void this.#open() },
    });
    const button = (/** @type {string} */ text, /** @type {() => void} */ click) =>
      h("button", { type: "button", class: "quiet", text, on: { click } });
    this.save = button(words.save, () => this.#save());
    this.again = button(words.again, () => location.reload());
    this.again.hidden = true;
    body.append(
      h("p", { class: "help", text: words.help }),
      this.there,
      h(
        "p",
        { class: "tools" },
        this.save,
        button(words.open, () => this.file.click()),
        this.file,
        this.again,
      ),
      this.said,
    );
    this.render();
  }

  render() {
    const [lessons, games] = [keptNames("draft-").length, Object.keys(keptFields("games")).length];
    say(this.there, words.there(lessons, games));
    this.save.disabled = keptNames().length === 0;
  }

  #save() {
    const kept = Object.fromEntries(keptNames().map((name) => [name, keptText(name)]));
    const text = JSON.stringify({ format: FORMAT, version: VERSION, kept }, null, 1);
    saveText("tabiya-own-things.json", `${text}\n`, "application/json");
    say(this.said, words.saved);
  }

  async #open() {
    const [file] = this.file.files ?? [];
    this.file.value = "";
    if (!file) return;
    if (file.size > MOST_BYTES) return say(this.said, words.tooLarge);
    /** @type {any} */
    let found;
    try {
      found = JSON.parse(await file.text());
    } catch {
      return say(this.said, words.notOurs);
    }
    const { kept } = Object(found);
    if (found?.format !== FORMAT || typeof kept !== "object" || kept === null) return say(this.said, words.notOurs);
    if (found.version > VERSION) return say(this.said, words.newer);
    const counts = takeIn(kept);
    say(this.said, words.taken(counts.taken, counts.asHere));
    this.again.hidden = counts.taken === 0;
    this.render();
  }
}

/**
 * Takes in what a file has. What is here already stays; where both have something under one name, both are kept.
 * @param {Record<string, unknown>} kept
 */
function takeIn(kept) {
  let taken = 0;
  let asHere = 0;
  for (const [name, text] of Object.entries(kept)) {
    if (typeof text !== "string") continue;
    const here = keptText(name);
    if (here === text) asHere += 1;
    else if (here === undefined) taken += Number(keepText(name, text));
    else if (name === "games" || name === "lessons" || name === "deleted-games") taken += Number(merge(name, text));
    else if (name.startsWith("draft-")) taken += Number(keepText(`draft-${uniqueSigns()}`, text));
    else asHere += 1;
  }
  return { taken, asHere };
}

/** @param {string} name @param {string} text of fields; whether any was taken */
function merge(name, text) {
  /** @type {unknown} */
  let theirs;
  try {
    theirs = JSON.parse(text);
  } catch {
    return false;
  }
  const fields = { ...keptFields(name) };
  for (const [id, value] of Object.entries(Object(theirs))) {
    const here = fields[id];
    if (here === undefined) fields[id] = value;
    else if (Array.isArray(here) && Array.isArray(value)) fields[id] = [...new Set([...here, ...value])];
    else if (typeof here === "string" && typeof value === "string" && here !== value) {
      const free = nameFor(id, fields);
      fields[free] = value.replace(/^(\s*id\s*=\s*)"[^"]*"/m, `$1"${free}"`);
    }
  }
  return keepFields(name, fields);
}

/** @param {string} id @param {Record<string, unknown>} fields */
function nameFor(id, fields) {
  let at = 2;
  while (`${id}-${at}` in fields) at += 1;
  return `${id}-${at}`;
}
