// The few lines that take the place of a framework.

/**
 * Makes an element.
 *
 * `class`, `text` and `on` (listeners by event) are special; a value of `false`
 * or `undefined` leaves the attribute out and `true` writes it empty.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, unknown>} [props]
 * @param {...(Node | string | undefined | false)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === false) continue;
    if (name === "text") element.textContent = String(value);
    else if (name === "on") {
      for (const [event, listener] of Object.entries(/** @type {object} */ (value))) {
        element.addEventListener(event, listener);
      }
    } else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child !== undefined && child !== false) element.append(child);
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
 * Writes text only if it differs, so that live regions speak once.
 * @param {Element} element
 * @param {string} text
 */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

const FOCUSABLE = "a[href], button, input, select, summary, [tabindex]";

/**
 * Gives an element other children; if one of the old ones had the focus, the one
 * in its place gets it, so that a keyboard reader is not thrown to the top.
 *
 * @param {Element} parent
 * @param {...Node} children
 */
export function refill(parent, ...children) {
  const { activeElement } = document;
  const places = () => /** @type {HTMLElement[]} */ ([...parent.querySelectorAll(FOCUSABLE)]);
  const place =
    activeElement && parent.contains(activeElement) ? places().indexOf(/** @type {HTMLElement} */ (activeElement)) : -1;
  parent.replaceChildren(...children);
  if (place < 0) return;
  const now = places();
  const next = now[Math.min(place, now.length - 1)] ?? parent.closest("[tabindex]");
  /** @type {HTMLElement | null} */ (next)?.focus({ preventScroll: true });
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
