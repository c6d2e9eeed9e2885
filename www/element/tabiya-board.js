// The custom element <tabiya-board>: a diagram in an article.
//
//     <tabiya-board game="chaturanga" piece="elephant" at="d4">
//       <svg …>the same diagram, drawn beforehand</svg>
//     </tabiya-board>
//     <script type="module" src="tabiya-board.js"></script>
//
// What stands inside the tag shows until the living board takes its place, and
// stays where it cannot. The rules are loaded only when a diagram comes near the
// screen, once for all diagrams of a page. The attributes are listed in
// names.js and described in ../tabiya-board.d.ts.

import { define, LazyElement } from "./lazy.js";
import { FIGURE } from "./names.js";
import { follow, mark } from "./prose.js";
import styles from "./board-styles.js";

/** @typedef {import("../figures/figure.js").Figure} Figure */
/** @typedef {typeof import("./live-figure.js")} Rules */

/** What `ply` may be, as an attribute and otherwise. */
const PLY = /^\d{1,5}$/;

/** The attributes that say which line a figure shows, and how far: when one of them changes, the step is theirs. */
const PLACE = ["game", "file", "position", "line", "ply", "piece"];

/** @extends {LazyElement<Rules>} */
class TabiyaBoard extends LazyElement {
  static observedAttributes = FIGURE;

  /** @type {import("./live-figure.js").Live | undefined} */
  #live;
  /** A figure that was set as a whole. @type {Figure | undefined} */
  #figure;
  /** The game of its file. @type {string | undefined} */
  #own;
  /** Where a reader, or the page’s own script, has stepped to. @type {number | undefined} */
  #step;

  constructor() {
    super();
    style(this.root);
    this.host = document.createElement("div");
    this.host.className = "live";
    this.note.className = "note";
  }

  connectedCallback() {
    super.connectedCallback();
    mark(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#live?.pause();
  }

  /** Its styles stay behind with the document that it has left. */
  adoptedCallback() {
    if (this.rules) this.#show();
    else style(this.root);
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    this.#figure = undefined;
    if (PLACE.includes(name)) this.#step = undefined;
    this.drawSoon();
  }

  async fetchRules() {
    const rules = await import("./live-figure.js");
    await rules.load().catch((error) => {
      throw rules.loadError(error);
    });
    return rules;
  }

  /** Shows the diagram, once the game of its file is known. */
  async draw() {
    const file = this.#figure ? null : this.getAttribute("file");
    this.#own = undefined;
    if (file !== null) {
      try {
        this.#own = await /** @type {Rules} */ (this.rules).admit(file.trim());
      } catch (error) {
        if (file === this.getAttribute("file")) this.#stop(error);
        return;
      }
      // Meanwhile it may have become another’s.
      if (file !== this.getAttribute("file")) return;
    }
    this.#show();
  }

  /** @param {string} name */
  #read(name) {
    return this.getAttribute(name) ?? (name === "game" ? (this.#own ?? null) : null);
  }

  /** What the diagram shows, if it was set as a whole and not by attributes. @returns {Figure | undefined} */
  get figure() {
    return this.#figure;
  }

  set figure(figure) {
    this.#figure = figure;
    this.#step = undefined;
    if (this.rules) this.#show();
  }

  /** How many moves of the line have been made. */
  get ply() {
    const asked = this.getAttribute("ply") ?? "";
    return this.#live?.ply ?? (PLY.test(asked) ? Number(asked) : 0);
  }

  set ply(ply) {
    // Where it stands it stays, if what comes is no place in the line.
    if (!PLY.test(String(ply)) || (this.#live && ply > this.#live.reach)) void this.#refuse("ply", String(ply));
    else if (this.#live) this.#live.go(Number(ply));
    else this.setAttribute("ply", String(ply));
  }

  /** Plays the line; from the start, if it is at its end. */
  async play() {
    await this.load();
    await this.#live?.play();
  }

  pause() {
    this.#live?.pause();
  }

  #show() {
    const rules = /** @type {Rules} */ (this.rules);
    try {
      if (!style(this.root)) throw rules.styleError();
      const figure = this.#figure ? rules.checked(this.#figure) : rules.read((name) => this.#read(name));
      this.#live ??= new rules.Live(this.host, (ply, move, words) => {
        this.#step = ply;
        mark(this);
        this.tell("tabiya-step", { ply, move, words });
      });
      this.#live.show(this.#step === undefined ? figure : { ...figure, ply: Math.min(this.#step, figure.line.length) });
    } catch (error) {
      this.#stop(error);
      return;
    }
    this.note.hidden = true;
    this.note.textContent = "";
    if (!this.host.isConnected) this.slotted.replaceWith(this.host);
    mark(this);
    this.tell("tabiya-ready", { ply: this.ply });
  }

  /** @param {string} name @param {string} value */
  async #refuse(name, value) {
    const { badAttribute } = this.rules ?? (await import("./live-figure.js"));
    this.tell("tabiya-error", { code: "bad-attribute", message: badAttribute(name, value) });
  }

  /** Ends the living board. @param {unknown} error */
  #stop(error) {
    this.#live?.destroy();
    this.#live = undefined;
    this.fail(error);
  }

  /** @param {string} message */
  erase(message) {
    if (this.host.isConnected) this.host.replaceWith(this.slotted);
    // What is only for readers without scripts does not show.
    const still = [...this.childNodes].some(
      (node) =>
        !/^(#comment|noscript|script|style|template)$/i.test(node.nodeName) &&
        (node.nodeType === 1 || node.textContent?.trim()),
    );
    return this.rules ? this.rules.note(message, still) : message;
  }
}

/** The styles of all boards of a document. @type {WeakMap<Document, CSSStyleSheet>} */
const sheets = new WeakMap();

/**
 * Gives a root the styles of the element and of what is in it; false, if it does not have them then. They come with the
 * script, since a sheet of its own is kept away by policies without `style-src` and taken elsewhere by bundlers.
 * @param {ShadowRoot} root
 */
function style(root) {
  const page = root.ownerDocument;
  try {
    let sheet = sheets.get(page);
    if (!sheet) {
      sheet = new (page.defaultView ?? window).CSSStyleSheet();
      sheet.replaceSync(styles);
      sheets.set(page, sheet);
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    return root.adoptedStyleSheets.includes(sheet) && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

if (define("tabiya-board", TabiyaBoard)) follow(document);

export { TabiyaBoard };
