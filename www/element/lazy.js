// What the elements have in common: each loads its rules when it comes near the screen. What stands inside its tag
// shows until then, and stays, with a note, where it cannot be.

/** How far from the screen an element begins to load. */
const NEAR = "400px";

/** @type {IntersectionObserver | undefined} */
let observer;

/** What sees an element come near the screen. Made when one asks for it: a server that imports this file has none. */
function near() {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) void (/** @type {LazyElement<unknown>} */ (target).load());
      }
    },
    { rootMargin: NEAR },
  );
  return observer;
}

/** On a server, where the class is a name and no more. */
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (/** @type {unknown} */ (class {}));

/** @template Rules */
export class LazyElement extends Base {
  /** What has been loaded. @protected @type {Rules | undefined} */
  rules;
  /** @type {Promise<void> | undefined} */
  #loading;
  #stale = false;

  constructor() {
    super();
    /** @protected */
    this.root = this.attachShadow({ mode: "open" });
    this.slotted = document.createElement("slot");
    this.note = document.createElement("p");
    // Not left to the styles, which may fail.
    this.note.hidden = true;
    this.note.setAttribute("part", "note");
    this.note.setAttribute("role", "status");
    this.root.append(this.slotted, this.note);
  }

  /** @protected @returns {Promise<Rules>} */
  fetchRules() {
    throw new Error("An element says what it loads");
  }

  /** Shows what the attributes say, by the rules. @protected @returns {Promise<void>} */
  async draw() {}

  /** Takes away what was drawn; gives the text of the note. @protected @param {string} message why */
  erase(message) {
    return message;
  }

  connectedCallback() {
    near().observe(this);
  }

  disconnectedCallback() {
    near().unobserve(this);
  }

  /** Loads the rules and draws; resolves when it stands, or cannot. */
  load() {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load() {
    near().unobserve(this);
    try {
      this.rules = await this.fetchRules();
    } catch (error) {
      // The next call tries again.
      this.#loading = undefined;
      this.fail(error);
      return;
    }
    await this.draw();
  }

  /** Draws anew, once: several attributes are changed one after the other. @protected */
  drawSoon(draw = () => this.draw()) {
    if (!this.rules || this.#stale) return;
    this.#stale = true;
    queueMicrotask(() => {
      this.#stale = false;
      void draw();
    });
  }

  /** What came with the page stays, and a note says why. @protected @param {unknown} error */
  fail(error) {
    const { code = "load-failed", message = String(error) } = /** @type {Error & { code?: string }} */ (error);
    this.note.textContent = this.erase(message);
    this.note.hidden = false;
    this.tell("tabiya-error", { code, message });
  }

  /** @protected @param {string} name @param {object} detail */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/**
 * A page may carry a script twice, from two places: the first one serves. On a server there is no page.
 * @param {string} name @param {CustomElementConstructor} element
 * @returns {boolean} whether it was the first
 */
export function define(name, element) {
  if (!globalThis.customElements || customElements.get(name)) return false;
  customElements.define(name, element);
  return true;
}
