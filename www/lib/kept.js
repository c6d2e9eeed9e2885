// The reader's own switches, which the browser keeps.

/** Whether letters alone do nothing (WCAG 2.1.4: keys of one letter can be turned off). */
export const NO_LETTERS = "no-letter-keys";

/** Those turned since the page came: where the browser keeps nothing they hold until it is left. */
const turned = /** @type {Map<string, boolean>} */ (new Map());

/** Whether a switch is on. @param {string} name */
export function isOn(name) {
  const now = turned.get(name);
  if (now !== undefined) return now;
  try {
    return localStorage.getItem(`tabiya-${name}`) !== null;
  } catch {
    return false;
  }
}

/** @param {string} name @param {boolean} on */
export function turn(name, on) {
  turned.set(name, on);
  try {
    if (on) localStorage.setItem(`tabiya-${name}`, "yes");
    else localStorage.removeItem(`tabiya-${name}`);
  } catch {
    // As said.
  }
}
