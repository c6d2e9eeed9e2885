// What a person or a screen reader gets of a page, and what is wrong with it at sight. Both run in the page.

/** Runs before the page’s scripts: writes down what is announced. */
export function listen() {
  /** @type {string[]} */
  const said = [];
  Object.assign(window, { said });
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
 */

/** @returns {Survey} */
export function survey() {
  /** @type {Set<string>} */
  const texts = new Set();
  /** @type {Set<string>} */
  const faults = new Set();
  const seen = (/** @type {Element} */ element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true });
  /** Whether it is there to be heard only. @param {Element} element */
  const unseen = (element) => {
    for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
      const { clipPath, clip, position } = getComputedStyle(at);
      const { width, height } = at.getBoundingClientRect();
      if (position === "absolute" && (clipPath !== "none" || clip !== "auto" || (width <= 1 && height <= 1)))
        return true;
    }
    return false;
  };
  const where = (/** @type {Element} */ element) => {
    const id = element.closest("[id]")?.id;
    const kind = element.getAttribute("class");
    return `<${element.localName}${kind ? ` class="${kind}"` : ""}>${id ? ` in #${id}` : ""}`;
  };
  const short = (/** @type {string} */ text) => (text.length > 80 ? `${text.slice(0, 77)}…` : text);
  /** Code that is meant to be code. */
  const CODE = "pre, code, textarea, script, style, template, noscript";

  /** @type {{ element: Element, text: string, rect: DOMRect }[]} */
  const pieces = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.replace(/\s+/g, " ").trim();
    if (!element || !text || element.closest(CODE) || !seen(element)) continue;
    texts.add(text);
    if (element.closest("svg") || unseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    for (const rect of rects) pieces.push({ element, text, rect });
    if (rects.length === 0) continue;
    const broken = brokenWord(/** @type {Text} */ (node), element);
    if (broken) faults.add(`a word is broken: “${broken}” of “${short(text)}” ${where(element)}`);
    const cut = cutBy(element, range.getBoundingClientRect());
    if (cut) faults.add(`text is cut: “${short(text)}” ${where(element)} by ${cut}`);
  }
  for (const element of document.querySelectorAll("[title], [aria-label], [alt], [aria-description], [placeholder]")) {
    if (!seen(element) || element.closest(CODE)) continue;
    for (const name of ["title", "aria-label", "alt", "aria-description", "placeholder"]) {
      const text = element.getAttribute(name)?.trim();
      if (text) texts.add(text);
    }
  }
  for (const text of /** @type {any} */ (window).said?.splice(0) ?? []) texts.add(text);
  texts.add(document.title);

  for (const text of texts) {
    if (/=>|\$\{|\bundefined\b|\bNaN\b|\[object |\bnull\b/.test(text)) faults.add(`source code: “${short(text)}”`);
    if (/nemotron|huggingface|fineweb|common ?crawl|\.jsonl\b|\bdataset\b/i.test(text)) {
      faults.add(`the name of a data set: “${short(text)}”`);
    }
  }

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

  for (const heading of document.querySelectorAll("h1, h2, h3, h4, h5, h6, [role=heading], legend, caption, th")) {
    const isCorner = heading.localName === "th" && !heading.hasAttribute("scope");
    if (seen(heading) && !isCorner && !nameOf(heading)) faults.add(`an empty heading ${where(heading)}`);
  }
  const CONTROLS =
    "button, a[href], input:not([type=hidden]), select, textarea, summary, " +
    "[role=button], [role=tab], [role=radio], [role=checkbox], [role=slider], [role=grid], [role=tablist], [role=link]";
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (seen(control) && !nameOf(control))
      faults.add(`an unlabelled control ${where(control)} ${short(control.outerHTML)}`);
  }
  for (const alert of document.querySelectorAll("[role=alert], .notice")) {
    const text = alert.textContent?.trim();
    if (text && seen(alert)) faults.add(`a warning where nothing is wrong: “${short(text)}”`);
  }
  /** @type {Set<string>} */
  const links = new Set();
  for (const link of document.querySelectorAll("a")) {
    if (!seen(link)) continue;
    const href = link.getAttribute("href");
    const known = href?.startsWith("#/") || /^(https?:\/\/[^\s]+\.[^\s]+|\.?\/?[\w./-]+)$/.test(href ?? "");
    if (href?.startsWith("#/")) links.add(href);
    else if (href?.startsWith("#") && href.length > 1 && document.getElementById(href.slice(1))) continue;
    else if (!known) faults.add(`a link that leads nowhere: “${short(nameOf(link))}” to ${href}`);
  }
  return { texts: [...texts], faults: [...faults], links: [...links] };

  /** @param {Element} element @returns {string} */
  function nameOf(element) {
    const by = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const labels = /** @type {HTMLInputElement} */ (element).labels;
    return [
      element.getAttribute("aria-label"),
      ...by.map((id) => document.getElementById(id)?.textContent),
      ...[...(labels ?? [])].map((label) => label.textContent),
      element.localName === "select" ? "" : element.textContent,
      element.getAttribute("title"),
      element.getAttribute("placeholder"),
      element.querySelector("[alt], [aria-label], title")?.getAttribute("alt"),
      element.querySelector("[aria-label]")?.getAttribute("aria-label"),
      /** @type {HTMLInputElement} */ (element).type === "submit" ? "submit" : "",
    ]
      .map((text) => text?.trim())
      .filter(Boolean)
      .join(" ");
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
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) return undefined;
      if (/hidden|clip/.test(overflowX) && (rect.right > box.right + 1.5 || rect.left < box.left - 1.5))
        return where(at);
      if (/hidden|clip/.test(overflowY) && (rect.bottom > box.bottom + 3 || rect.top < box.top - 3)) return where(at);
      if (position === "fixed") break;
    }
    if (rect.right > document.documentElement.scrollWidth + 1.5) return "the window";
    if (rect.right > innerWidth + 1.5 && document.documentElement.scrollWidth <= innerWidth) return "the window";
    return undefined;
  }

  /** @param {Element} element */
  function floats(element) {
    for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
    }
    return false;
  }

  /** Whether a scroller has moved it out of sight. @param {Element} element @param {DOMRect} rect */
  function scrolledAway(element, rect) {
    for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (!/auto|scroll|hidden|clip/.test(overflowX + overflowY)) continue;
      const box = at.getBoundingClientRect();
      if (
        rect.bottom > box.bottom + 1 ||
        rect.top < box.top - 1 ||
        rect.right > box.right + 1 ||
        rect.left < box.left - 1
      ) {
        return true;
      }
    }
    return false;
  }
}
