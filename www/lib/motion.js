// The reader's preference for reduced motion, and what moves the page.

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether anything may be seen to move. */
export function mayMove() {
  return !still.matches;
}

/**
 * Brings into sight what has opened: its head, if it is long.
 * @param {Element} element
 * @param {boolean} [long]
 */
export function bring(element, long = element.getBoundingClientRect().height > innerHeight / 2) {
  element.scrollIntoView({ block: long ? "start" : "nearest", behavior: mayMove() ? "smooth" : "auto" });
}
