// A survey of a page: what a person or a screen reader gets of it, and what is wrong with it at sight.

/** Runs before the page’s scripts: writes down what is announced, and keeps the page from printing. */
export function listen() {
  /** @type {string[]} */
  const said = [];
  Object.assign(window, { said, print: () => undefined });
  const LIVE = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]";
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(LIVE);
      const text = region?.textContent?.trim();
      if (text && said.at(-1) !== text) said.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * @typedef {object} Survey
 * @property {string[]} texts everything that is read or heard, once
 * @property {string[]} faults
 * @property {string[]} links addresses within the page
 * @property {string[]} files addresses of other files of the site
 */

/** What has to have a name, as screen readers know it. */
const NAMED = new Set(
  (
    "button link textbox searchbox combobox listbox option checkbox radio radiogroup switch slider spinbutton tab " +
    "tablist tabpanel menu menuitem menuitemcheckbox menuitemradio grid gridcell treeitem img image heading dialog " +
    "alertdialog progressbar meter ColorWell Date DisclosureTriangle"
  ).split(" "),
);
/** What has none where it is empty. */
const CELLS = new Set(["columnheader", "rowheader", "caption", "legend"]);

/** What nobody should read. */
const SOURCE = /=>|\$\{|\bundefined\b|\bNaN\b|\[object |\bnull\b/;
const DATA_SETS = /nemotron|hugging ?face|fineweb|common ?crawl|\.jsonl\b|\bdataset\b/i;
/** What is said when something has gone wrong. */
const WRONG = /went wrong|could not be (loaded|read|drawn|shown)|(?<!computer )has stopped|try again later/i;

const short = (/** @type {string} */ text) => (text.length > 80 ? `${text.slice(0, 77)}…` : text);

/**
 * Reads a page.
 * @param {import("playwright-core").Page} page
 * @param {boolean} [acted] whether something has been done there, of which the page may say that it cannot be
 * @returns {Promise<Survey>}
 */
export async function survey(page, acted = false) {
  const { texts: read, faults: found, links, files, said } = await page.evaluate(look, acted);
  const { texts: heard, faults: unnamed } = await hear(page);
  const texts = new Set([...read, ...heard]);
  const faults = new Set([...found, ...unnamed]);
  for (const text of said) {
    if (WRONG.test(text)) faults.add(`a warning where nothing is wrong: “${short(text)}” is announced`);
  }
  for (const text of texts) {
    if (SOURCE.test(text)) faults.add(`source code: “${short(text)}”`);
    if (DATA_SETS.test(text)) faults.add(`the name of a data set: “${short(text)}”`);
  }
  return { texts: [...texts], faults: [...faults], links, files };
}

/**
 * What the browser tells a screen reader.
 * @param {import("playwright-core").Page} page
 */
async function hear(page) {
  const session = await page.context().newCDPSession(page);
  /** @type {Set<string>} */
  const texts = new Set();
  /** @type {string[]} */
  const faults = [];
  try {
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    for (const { ignored, role, name, description, value, properties = [], backendDOMNodeId } of nodes) {
      // Words as they stand are read from the page itself.
      if (ignored || /^(StaticText|InlineTextBox|LineBreak)$/.test(String(role?.value))) continue;
      const known = properties.filter(({ name }) => /^(valuetext|roledescription|placeholder)$/.test(name));
      // What is written in a field of many lines, such as a snippet to copy, is code.
      const isLong = properties.some(({ name, value }) => name === "multiline" && value.value);
      for (const told of [name, description, isLong ? undefined : value, ...known.map(({ value }) => value)]) {
        const text = typeof told?.value === "string" ? told.value.replace(/\s+/g, " ").trim() : "";
        if (text) texts.add(text);
      }
      const kind = String(role?.value);
      if (!(NAMED.has(kind) || CELLS.has(kind)) || String(name?.value ?? "").trim()) continue;
      const { object } = await session.send("DOM.resolveNode", { backendNodeId: backendDOMNodeId });
      const { result } = await session.send("Runtime.callFunctionOn", {
        objectId: object.objectId,
        functionDeclaration: `function () {
          const corner = /^(th|caption|legend)$/.test(this.localName ?? "") && !this.hasAttribute("scope");
          return this.checkVisibility?.() && !corner ? this.outerHTML.slice(0, 120) : "";
        }`,
        returnByValue: true,
      });
      if (!result.value) continue;
      const what = kind === "heading" || CELLS.has(kind) ? "an empty heading" : "an unlabelled control";
      faults.push(`${what}: ${kind} ${short(result.value)}`);
    }
  } finally {
    await session.detach();
  }
  return { texts, faults };
}

/** Runs in the page: what is seen of it. @param {boolean} acted */
function look(acted) {
  /** @type {Set<string>} */
  const texts = new Set();
  /** @type {Set<string>} */
  const faults = new Set();
  const seen = (/** @type {Element} */ element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true });
  /** Whether it is there to be heard only. @param {Element} element */
  const unseen = (element) => {
    for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.position !== "absolute") continue;
      const { width, height } = at.getBoundingClientRect();
      if (style.clipPath !== "none" || style.clip !== "auto" || (width <= 1 && height <= 1)) return true;
    }
    return false;
  };
  const where = (/** @type {Element} */ element) => {
    const id = element.closest("[id]")?.id;
    const kind = element.getAttribute("class");
    return `<${element.localName}${kind ? ` class="${kind}"` : ""}>${id ? ` in #${id}` : ""}`;
  };
  const short = (/** @type {string} */ text) => (text.length > 80 ? `${text.slice(0, 77)}…` : text);
  const plain = (/** @type {string | null | undefined} */ text) => (text ?? "").replace(/\s+/g, " ").trim();
  const add = (/** @type {string | null | undefined} */ text) => {
    const said = plain(text);
    if (said) texts.add(said);
  };
  /** Code that is meant to be code. */
  const CODE = "pre, code, textarea, script, style, template, noscript";

  /** @type {{ element: Element, text: string, rect: DOMRect, box: DOMRect }[]} */
  const pieces = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = plain(node.textContent);
    if (!element || !text || element.closest(CODE) || !seen(element)) continue;
    texts.add(text);
    // A link that skips to a place is seen when it has the focus.
    if (element.closest("svg, a[href^='#']:not([href^='#/'])") || unseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    for (const rect of rects) pieces.push({ element, text, rect, box: element.getBoundingClientRect() });
    if (rects.length === 0) continue;
    const broken = brokenWord(/** @type {Text} */ (node), element);
    if (broken) faults.add(`a word is broken: “${broken}” of “${short(text)}” ${where(element)}`);
    const cut = cutBy(element, range.getBoundingClientRect());
    if (cut) faults.add(`text is cut: “${short(text)}” ${where(element)} by ${cut}`);
  }

  // What is told but not drawn as text: attributes, what they point at, titles of pictures, choices, styles.
  const TOLD = [
    "title",
    "alt",
    "placeholder",
    "aria-label",
    "aria-description",
    "aria-valuetext",
    "aria-roledescription",
    "aria-placeholder",
    "aria-braillelabel",
  ];
  for (const element of document.body.querySelectorAll("*")) {
    if (element.localName === "title" || element.localName === "desc") {
      const picture = element.closest("svg");
      if (picture && seen(picture)) add(element.textContent);
      continue;
    }
    if (element.localName === "option" || element.localName === "optgroup") {
      const list = element.closest("select, datalist");
      if (list && (list.localName === "datalist" || seen(list))) {
        add(element.textContent);
        add(element.getAttribute("label"));
      }
      continue;
    }
    if (!seen(element) || element.closest(CODE)) continue;
    for (const name of TOLD) add(element.getAttribute(name));
    for (const name of ["aria-labelledby", "aria-describedby", "aria-details", "aria-errormessage"]) {
      for (const id of element.getAttribute(name)?.split(/\s+/) ?? []) {
        const told = document.getElementById(id);
        if (id && !told && !element.closest("[aria-hidden=true]"))
          faults.add(`a label leads nowhere: ${name}="${id}" ${where(element)}`);
        add(told?.textContent);
      }
    }
    if (element instanceof HTMLInputElement && !["hidden", "file", "color"].includes(element.type)) add(element.value);
    if (element.closest("svg")) continue;
    for (const pseudo of ["::before", "::after"]) {
      const { content } = getComputedStyle(element, pseudo);
      if (content !== "none" && content !== "normal") add(content.replace(/^"|"$/g, ""));
    }
  }
  for (const field of document.querySelectorAll("textarea")) {
    // What a reader may have written or is given to copy is code; what nobody has filled in is not.
    if (seen(field) && /\bundefined\b|\bNaN\b|\[object /.test(field.value)) {
      faults.add(`source code: “${short(field.value)}” ${where(field)}`);
    }
  }
  /** @type {string[]} */
  const said = /** @type {any} */ (window).said?.splice(0) ?? [];
  for (const text of said) add(text);
  add(document.title);

  // Two texts over each other. What floats over the page by intention is left out.
  const flat = pieces.filter(({ element }) => !floats(element) && !element.closest("[role=grid], [popover], dialog"));
  flat.sort((one, other) => one.rect.top - other.rect.top);
  for (const [at, one] of flat.entries()) {
    for (let next = at + 1; next < flat.length && flat[next].rect.top < one.rect.bottom - 1; next += 1) {
      const other = flat[next];
      if (one.element === other.element) continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (across > 3 && down > 0.4 * Math.min(one.rect.height, other.rect.height)) {
        if (scrolledAway(one.element, one.rect) || scrolledAway(other.element, other.rect)) continue;
        faults.add(`texts lie over each other: “${short(one.text)}” and “${short(other.text)}” ${where(one.element)}`);
      }
    }
  }
  covered();
  fields();

  for (const heading of document.querySelectorAll("h1, h2, h3, h4, h5, h6, [role=heading], legend, caption, th")) {
    const isCorner = heading.localName === "th" && !heading.hasAttribute("scope");
    const named = plain(heading.textContent) || heading.querySelector("[alt], [aria-label], svg title");
    if (seen(heading) && !isCorner && !named && !heading.hasAttribute("aria-label")) {
      faults.add(`an empty heading ${where(heading)}`);
    }
  }
  // A move that was made may be impossible under other rules.
  const refused = acted && /[?&]line=/.test(location.hash) ? "" : ", .refusal";
  const WARNS = `[role=alert], .notice, .lost, .fault, [aria-invalid=true]${refused}`;
  for (const alert of document.querySelectorAll(WARNS)) {
    const text = plain(alert.textContent) || plain(/** @type {HTMLInputElement} */ (alert).value);
    if (text && seen(alert)) faults.add(`a warning where nothing is wrong: “${short(text)}” ${where(alert)}`);
  }
  /** @type {Set<string>} */
  const links = new Set();
  /** @type {Set<string>} */
  const files = new Set();
  for (const link of document.querySelectorAll("a, area")) {
    if (!seen(link) || link.closest("svg[aria-hidden=true]")) continue;
    const href = link.getAttribute("href") ?? link.getAttribute("xlink:href") ?? "";
    if (href.startsWith("#/")) links.add(href);
    else if (href.startsWith("#") && href.length > 1 && document.getElementById(href.slice(1))) continue;
    else if (/^(blob|data):/.test(href) && link.hasAttribute("download")) continue;
    else if (/^https?:\/\/[^\s/]+\.[^\s]+$/.test(href)) continue;
    else if (/^\.{0,2}\/?[\w-][\w./-]*(#[\w-]+)?$/.test(href)) files.add(new URL(href, document.baseURI).href);
    else faults.add(`a link that leads nowhere: “${short(plain(link.textContent))}” to ${href || "nothing"}`);
  }
  return { texts: [...texts], faults: [...faults], links: [...links], files: [...files], said };

  /** Words under something through which nothing is seen, wherever the page is scrolled to. */
  function covered() {
    const from = scrollY;
    const depth = document.documentElement.scrollHeight;
    /** @type {Map<(typeof pieces)[number], string>} */
    const under = new Map();
    const free = new Set();
    for (let top = 0; ; top += Math.max(innerHeight - 200, 100)) {
      scrollTo({ top, behavior: "instant" });
      const moved = scrollY - from;
      for (const piece of pieces) {
        if (free.has(piece)) continue;
        const by = floats(piece.element) ? 0 : moved;
        if (scrolledAway(piece.element, piece.rect, by)) continue;
        const x = piece.rect.left + piece.rect.width / 2;
        const y = piece.rect.top + piece.rect.height / 2 - by;
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        if (getComputedStyle(piece.element).pointerEvents === "none") continue;
        const over = coverOf(piece.element, x, y);
        if (over) under.set(piece, where(over));
        else free.add(piece);
      }
      if (top + innerHeight >= depth) break;
    }
    scrollTo({ top: from, behavior: "instant" });
    for (const [piece, over] of under) {
      // What has moved meanwhile lies elsewhere.
      const { left, top } = piece.element.getBoundingClientRect();
      const moved = Math.abs(left - piece.box.left) > 1 || Math.abs(top - piece.box.top) > 1;
      if (!free.has(piece) && !moved) {
        faults.add(`text is covered: “${short(piece.text)}” ${where(piece.element)} by ${over}`);
      }
    }
  }

  /** @param {Element} element @param {number} x @param {number} y */
  function coverOf(element, x, y) {
    for (const over of document.elementsFromPoint(x, y)) {
      if (over === element || over.contains(element)) return undefined;
      // What opens over the page does so by intention.
      if (floats(over) || over.closest("[popover], dialog")) return undefined;
      if (opaque(over)) return over;
    }
    return undefined;
  }

  /** @param {Element} element */
  function opaque(element) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    if (Number(opacity) < 0.6) return false;
    if (["img", "canvas", "video"].includes(element.localName)) return true;
    if (element instanceof SVGElement) return false;
    const alpha = /rgba\([^)]*,\s*([\d.]+)\)|\/\s*([\d.]+)\)/.exec(backgroundColor);
    const through = backgroundColor === "transparent" ? 0 : Number(alpha?.[1] ?? alpha?.[2] ?? 1);
    return through > 0.6 || /url\(/.test(backgroundImage);
  }

  /** Fields that are narrower than the words in them. */
  function fields() {
    const context = document.createElement("canvas").getContext("2d");
    for (const field of document.querySelectorAll("input, select")) {
      if (!seen(field) || unseen(field) || !context) continue;
      const input = /** @type {HTMLInputElement} */ (field);
      const isList = field instanceof HTMLSelectElement;
      if (!isList && !/^(text|search|number|email|url|tel|button|submit)$/.test(input.type)) continue;
      const said = isList ? field.selectedOptions[0]?.text : input.value || input.placeholder;
      // An address or a list of moves is longer than any field.
      if (!said || (!isList && /[#/]|\S{24}/.test(said))) continue;
      // Nor does a list hold a whole sentence.
      if ((isList || input.readOnly) && said.length > 60) continue;
      const style = getComputedStyle(field);
      const words = isList || input.value ? style : getComputedStyle(field, "::placeholder");
      context.font = `${words.fontStyle} ${words.fontWeight} ${words.fontSize} ${words.fontFamily}`;
      const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const needs = context.measureText(said).width;
      // A list that takes the window’s width already cannot be wider: a long question ends in it.
      if (needs > room + 1.5 && field.clientWidth < 0.75 * innerWidth) {
        const [has, wants] = [Math.round(room), Math.round(needs)];
        faults.add(`a field is narrower than its words: “${short(said)}” ${where(field)}, ${has} of ${wants} px`);
      }
    }
  }

  /** The word that stands on two lines, if one does. @param {Text} node @param {Element} element */
  function brokenWord(node, element) {
    const { hyphens, overflowWrap, writingMode } = getComputedStyle(element);
    if (hyphens === "auto" || writingMode !== "horizontal-tb" || (overflowWrap === "anywhere" && element.closest("a")))
      return;
    const range = document.createRange();
    for (const match of (node.textContent ?? "").matchAll(/[\p{L}\p{M}\p{N}’']{2,}/gu)) {
      // Scripts without spaces break between any two letters.
      if (/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/.test(match[0])) continue;
      if (match[0].length > 24) continue;
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top / 4)),
      );
      if (tops.size > 1) return match[0];
    }
    return undefined;
  }

  /** What cuts a text off, if anything does. @param {Element} element @param {DOMRect} rect */
  function cutBy(element, rect) {
    for (
      let at = /** @type {Element | null} */ (element);
      at && at !== document.documentElement;
      at = at.parentElement
    ) {
      const { maskImage, overflowX, overflowY, position } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      // What fades away says that it goes on.
      if (maskImage !== "none" && at.closest("button")) return undefined;
      if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) return undefined;
      if (/hidden|clip/.test(overflowX) && (rect.right > box.right + 1.5 || rect.left < box.left - 1.5))
        return where(at);
      if (/hidden|clip/.test(overflowY) && (rect.bottom > box.bottom + 3 || rect.top < box.top - 3)) return where(at);
      if (position === "fixed") break;
    }
    if (rect.right > document.documentElement.scrollWidth + 1.5) return "the window";
    if (rect.right > innerWidth + 1.5 && document.documentElement.scrollWidth <= innerWidth) return "the window";
    if (rect.left < -1.5 || (rect.bottom + scrollY < 1.5 && !floats(element))) return "the window";
    return undefined;
  }

  /** @param {Element} element */
  function floats(element) {
    for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (["fixed", "sticky"].includes(style.position)) return true;
      if (at.ariaHidden !== "true" || style.position !== "absolute" || style.zIndex === "auto") continue;
      // A note for the eye alone, over what stands below, which it hides.
      if (/^rgb\(|^oklch\([^/]*\)$/.test(style.backgroundColor)) return true;
    }
    return false;
  }

  /**
   * Whether a scroller has moved it out of sight.
   * @param {Element} element
   * @param {DOMRect} rect
   * @param {number} [moved] how far the page has been scrolled since that was measured
   */
  function scrolledAway(element, rect, moved = 0) {
    for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (!/auto|scroll|hidden|clip/.test(overflowX + overflowY)) continue;
      const box = at.getBoundingClientRect();
      if (
        rect.bottom - moved > box.bottom + 1 ||
        rect.top - moved < box.top - 1 ||
        rect.right > box.right + 1 ||
        rect.left < box.left - 1
      ) {
        return true;
      }
    }
    return false;
  }
}
