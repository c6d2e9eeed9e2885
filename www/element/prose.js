// Links in the prose that drive a diagram:
//
//     <a data-tabiya="fig1" data-ply="3">the elephant jumps</a>
//
// Any attribute of the diagram may be set like `ply`: data-piece, data-options …
// and no other: sanitisers let `data-*` pass, so that `data-onclick` may be a
// stranger's.
// The board says what it did to a screen reader; the link that is in force bears
// aria-current.

import { ATTRIBUTES } from "./names.js";

/** @typedef {import("../tabiya-board.js").TabiyaBoard} TabiyaBoard */

const LINKS = "[data-tabiya]";

/** @param {Document} page */
export function follow(page) {
  page.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest(LINKS) : null;
    if (link && drive(/** @type {HTMLElement} */ (link))) event.preventDefault();
  });
  page.addEventListener("keydown", (event) => {
    const link = event.target;
    if (!(link instanceof HTMLElement) || !link.matches(LINKS) || link.hasAttribute("href") || link.matches("button"))
      return;
    if (event.key !== "Enter" && event.key !== " ") return;
    if (drive(link)) event.preventDefault();
  });
}

/** The diagram that a link names. @param {HTMLElement} link */
function boardOf(link) {
  const board = link.ownerDocument.getElementById(link.dataset.tabiya ?? "");
  // Films and frames can load as well.
  return board?.localName === "tabiya-board" && "load" in board ? /** @type {TabiyaBoard} */ (board) : undefined;
}

/** What a link sets. @param {HTMLElement} link */
function settings(link) {
  return ATTRIBUTES.flatMap((name) => {
    const value = link.getAttribute(`data-${name}`);
    return value === null ? [] : [/** @type {const} */ ([name, value])];
  });
}

/**
 * Does what a link says; false if there is no such diagram.
 * @param {HTMLElement} link
 */
function drive(link) {
  const board = boardOf(link);
  if (!board) return false;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  board.scrollIntoView({ block: "nearest", behavior: still ? "auto" : "smooth" });
  const others = settings(link).filter(([name, value]) => name !== "ply" && board.getAttribute(name) !== value);
  for (const [name, value] of others) board.setAttribute(name, value);
  const { ply } = link.dataset;
  if (ply !== undefined) {
    if (others.length > 0) board.setAttribute("ply", ply);
    else board.ply = Number(ply);
  }
  void board.load();
  return true;
}

/**
 * Makes the links of a diagram ones that a keyboard reaches, and shows which is in force.
 * @param {TabiyaBoard} board
 */
export function mark(board) {
  if (!board.id) return;
  for (const found of document.querySelectorAll(LINKS)) {
    const link = /** @type {HTMLElement} */ (found);
    if (link.dataset.tabiya !== board.id) continue;
    if (!link.hasAttribute("href") && !link.matches("button")) {
      link.setAttribute("role", "button");
      link.tabIndex = 0;
    }
    link.setAttribute("aria-controls", board.id);
    const holds = settings(link).every(([name, value]) =>
      name === "ply" ? board.ply === Number(value) : board.getAttribute(name) === value,
    );
    if (holds) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}
