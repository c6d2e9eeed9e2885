// The custom element <tabiya-lesson>: a lesson in another site.
//
//     <tabiya-lesson course="shatranj">A lesson in Shatranj.</tabiya-lesson>
//     <script type="module" src="tabiya-lesson.js"></script>
//
// What stands inside the tag shows until the lesson takes its place, and stays where it cannot. The rules are loaded
// when it comes near the screen. Its attributes are described in ../tabiya-lesson.d.ts.

/** @typedef {typeof import("./live-lesson.js")} Rules */

/** How far from the screen a lesson begins to load. */
const NEAR = "400px";

/** Those that say which lesson it is. */
const WHICH = ["course", "src", "lesson"];

/** @type {IntersectionObserver | undefined} */
let observer;

/** Made when one asks for it: a server that imports this file has none. */
function near() {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) void (/** @type {TabiyaLesson} */ (target).load());
      }
    },
    { rootMargin: NEAR },
  );
  return observer;
}

/** On a server, where the class is a name and no more. */
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (/** @type {unknown} */ (class {}));

class TabiyaLesson extends Base {
  static observedAttributes = [...WHICH, "step", "pieces", "turned"];

  /** @type {import("./live-lesson.js").LiveLesson | undefined} */
  #live;
  /** @type {Rules | undefined} */
  #rules;
  /** @type {Promise<void> | undefined} */
  #loading;
  /** A lesson that was set as a whole. @type {unknown} */
  #value;
  #stale = false;
  #run = 0;
  /** @type {ShadowRoot} */
  #root;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
    this.slotted = document.createElement("slot");
    this.note = document.createElement("p");
    this.note.hidden = true;
    this.note.setAttribute("part", "note");
    this.note.setAttribute("role", "status");
    this.#root.append(this.slotted, this.note);
  }

  connectedCallback() {
    near().observe(this);
  }

  disconnectedCallback() {
    near().unobserve(this);
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (before === value) return;
    if (WHICH.includes(name)) this.#value = undefined;
    // Several attributes are changed one after the other.
    if (!this.#rules || this.#stale) return;
    this.#stale = true;
    queueMicrotask(() => {
      this.#stale = false;
      void this.#show(name === "step");
    });
  }

  /** Loads the rules and shows the lesson; resolves when it stands, or cannot. */
  load() {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load() {
    near().unobserve(this);
    try {
      const rules = await import("./live-lesson.js");
      await rules.load();
      this.#rules = rules;
    } catch (error) {
      // The next call tries again.
      this.#loading = undefined;
      this.#fail(error);
      return;
    }
    await this.#show();
  }

  /** What was set as a whole. */
  get lesson() {
    return this.#value;
  }

  set lesson(value) {
    this.#value = value;
    if (this.#rules) void this.#show();
  }

  get step() {
    return this.#live ? this.#live.index + 1 : Number(this.getAttribute("step") ?? 1) || 1;
  }

  set step(step) {
    this.setAttribute("step", String(step));
  }

  /** @param {boolean} [placed] whether only the step is another */
  async #show(placed = false) {
    const rules = /** @type {Rules} */ (this.#rules);
    this.#run += 1;
    const run = this.#run;
    try {
      this.#live ??= new rules.LiveLesson(this.#root, (name, detail) => this.#tell(name, detail));
      const get = (/** @type {string} */ name) => this.getAttribute(name);
      const faults = await this.#live.show(get, this.#value, placed);
      if (run !== this.#run) return;
      this.slotted.replaceWith(this.#live.root);
      this.note.hidden = faults.length === 0;
      this.note.textContent = faults.join(" ");
      this.#tell("tabiya-ready", { steps: this.#live.steps });
    } catch (error) {
      if (run === this.#run) this.#fail(error);
    }
  }

  /** What came with the page stays, and a note says why. @param {unknown} error */
  #fail(error) {
    const { code = "load-failed", message = String(error) } = /** @type {Error & { code?: string }} */ (error);
    this.#live?.root.replaceWith(this.slotted);
    this.note.textContent = message;
    this.note.hidden = false;
    this.#tell("tabiya-error", { code, message });
  }

  /** @param {string} name @param {object} detail */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

// A page may carry the script twice, from two places: the first one serves. On a server there is no page.
if (globalThis.customElements && !customElements.get("tabiya-lesson")) {
  customElements.define("tabiya-lesson", TabiyaLesson);
}

export { TabiyaLesson };
