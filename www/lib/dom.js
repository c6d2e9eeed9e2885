// DOM helpers in place of a framework. lit-html with its keyed lists, the smallest kept library
// for this, is 4.1 kB with brotli, of a first load of 52.

/** @typedef {string | number | boolean | null | undefined} Plain what can stand in a text or an attribute */
/** @typedef {{ text?: Plain, on?: Listeners, key?: Plain } & { [name: string]: Plain | Listeners }} Props */

/**
 * A text or an attribute; nothing else is taken for one, least of all a function that was to be called.
 * @param {string} name
 * @param {unknown} value
 */
function plain(name, value) {
  if (typeof value === "function" || (typeof value === "object" && value !== null)) {
    throw new TypeError(`“${name}” of an element is no text but a ${typeof value}.`);
  }
  return String(value);
}

/**
 * Makes an element.
 *
 * `text`, `on` (listeners by event) and `key` (by which `fill` knows it again) are
 * special; a value of `false` or `undefined` leaves the attribute out and `true`
 * writes it empty.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Props} [props]
 * @param {...(Node | string | undefined | false)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === false) continue;
    if (name === "text") element.textContent = plain(name, value);
    else if (name === "on") listen(element, /** @type {Listeners} */ (value));
    else if (name === "key") keys.set(element, plain(name, value));
    else element.setAttribute(name, value === true ? "" : plain(name, value));
  }
  for (const child of children) {
    if (child === undefined || child === false) continue;
    element.append(typeof child === "object" && "nodeType" in child ? child : plain("child", child));
  }
  return element;
}

/**
 * The element with this id, which the page's HTML is known to have.
 * @param {string} id
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}.`);
  return element;
}

/**
 * Turns SVG text from the module into a node. Parsing it as XML, not as HTML,
 * means that nothing in it can run.
 *
 * @param {string} text
 * @returns {SVGElement}
 */
export function svg(text) {
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  return /** @type {SVGElement} */ (/** @type {unknown} */ (document.importNode(root, true)));
}

/**
 * The same without a parser, for pages that let none be called with text (`require-trusted-types-for`): a drawing
 * of elements and attributes alone.
 *
 * @param {string} text
 * @returns {SVGElement}
 */
export function drawing(text) {
  const ns = "http://www.w3.org/2000/svg";
  /** @type {SVGElement[]} */
  const open = [document.createElementNS(ns, "g")];
  for (const [, end, tag, attributes, closed] of text.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (end) {
      open.pop();
      continue;
    }
    const node = /** @type {SVGElement} */ (document.createElementNS(ns, tag));
    for (const [, name, value] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) {
      if (name !== "xmlns") node.setAttribute(name, value);
    }
    open[open.length - 1].append(node);
    if (!closed) open.push(node);
  }
  return /** @type {SVGElement} */ (open[0].firstChild);
}

/**
 * Writes text only if it differs, so that live regions speak once.
 * @param {Element} element
 * @param {string} text
 */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = plain("text", text);
}

/** What can have the focus. */
export const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** @typedef {Record<string, (event: any) => void>} Listeners */

/**
 * What each element does at an event. Looked up then, so that `fill` can exchange it.
 * @type {WeakMap<EventTarget, Listeners>}
 */
const listeners = new WeakMap();
/** @type {WeakMap<Node, string>} */
const keys = new WeakMap();

/** @param {Event} event */
function heard(event) {
  const { currentTarget, type } = event;
  if (currentTarget) listeners.get(currentTarget)?.[type]?.(event);
}

/** @param {Element} element @param {Listeners} own */
function listen(element, own) {
  listeners.set(element, own);
  for (const event of Object.keys(own)) element.addEventListener(event, heard);
}

/**
 * Makes an element's children those given. What has the same key as before, or without
 * one the same tag, stays and becomes as it is to be, so that it keeps the focus; if what
 * had it goes, what is in its place gets it, so that a keyboard reader is not thrown to
 * the top.
 *
 * @param {Element} parent
 * @param {...(Node | false | undefined)} children newly made
 */
export function fill(parent, ...children) {
  const { activeElement } = document;
  const places = () => /** @type {HTMLElement[]} */ ([...parent.querySelectorAll(FOCUSABLE)]);
  const held = activeElement && parent.contains(activeElement) ? /** @type {HTMLElement} */ (activeElement) : undefined;
  const place = held ? places().indexOf(held) : -1;
  become(
    parent,
    children.filter((child) => child !== false && child !== undefined),
  );
  if (place < 0 || document.activeElement === held) return;
  const now = places();
  const next = held?.isConnected ? held : (now[Math.min(place, now.length - 1)] ?? parent.closest("[tabindex]"));
  /** @type {HTMLElement | null} */ (next)?.focus({ preventScroll: true });
}

/** @param {Node} node */
function identity(node) {
  return `${node.nodeName} ${keys.get(node) ?? ""}`;
}

/**
 * @param {Element} parent
 * @param {Node[]} children
 */
function become(parent, children) {
  /** What is there, the first of each kind at the end of its list. @type {Map<string, Node[]>} */
  const left = new Map();
  for (const node of [...parent.childNodes].reverse()) {
    const alike = left.get(identity(node));
    if (alike) alike.push(node);
    else left.set(identity(node), [node]);
  }
  const wanted = children.map((child) => kept(left.get(identity(child))?.pop(), child));
  // First what goes: what stays is not moved then, which would take the focus from it.
  const stays = new Set(wanted);
  for (const node of [...parent.childNodes]) if (!stays.has(node)) node.remove();
  /** @type {Node | null} */
  let next = parent.firstChild;
  for (const node of wanted) {
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
  }
}

/**
 * The old node, made what the new one is; or the new one.
 * @param {Node | undefined} old
 * @param {Node} fresh
 */
function kept(old, fresh) {
  if (!old) return fresh;
  // Letters and drawings have nothing to keep but themselves.
  if (!(old instanceof HTMLElement && fresh instanceof HTMLElement)) return old.isEqualNode(fresh) ? old : fresh;
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  listen(old, listeners.get(fresh) ?? {});
  become(old, [...fresh.childNodes]);
  // What the reader has chosen is no attribute.
  const chosen = old.matches("input, option, select") ? ["checked", "selected", "value"] : [];
  for (const name of chosen) if (name in old) Reflect.set(old, name, Reflect.get(fresh, name));
  return old;
}

/**
 * Switches controls on and off; if one that goes off had the focus, the nearest
 * that stays on gets it.
 *
 * @param {[HTMLButtonElement | HTMLInputElement, boolean][]} controls in their order, and whether each is on
 */
export function enable(controls) {
  const place = controls.findIndex(([control]) => control === document.activeElement);
  for (const [control, on] of controls) control.disabled = !on;
  if (place < 0 || controls[place][1]) return;
  const near = controls
    .map(([control, on], at) => ({ control, on, away: Math.abs(at - place) }))
    .filter(({ on }) => on)
    .sort((one, other) => one.away - other.away);
  near[0]?.control.focus({ preventScroll: true });
}
