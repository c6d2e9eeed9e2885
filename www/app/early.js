// Replay of early clicks: presses again what was pressed before the rules core had come (first.js keeps it).

import { byId } from "../lib/dom.js";

/** @typedef {{ within?: string, text?: string, x?: number, y?: number }} Press */

/** @param {Promise<unknown>} done when the panels stand as well */
export async function pressEarly(done) {
  const { dataset } = document.documentElement;
  const presses = /** @type {Press[]} */ (JSON.parse(dataset.pressed ?? "[]"));
  delete dataset.awaits;
  delete dataset.otherPanel;
  for (const press of presses) {
    const at = press.text === undefined ? cellAt(press) : buttonOf(press);
    if (at) at.click();
    else {
      await done;
      buttonOf(press)?.click();
    }
  }
  delete dataset.pressed;
}

/** @param {Press} press */
function buttonOf({ within = "", text }) {
  const buttons = document.getElementById(within)?.querySelectorAll("button") ?? [];
  return [...buttons].find((button) => button.textContent === text);
}

/** @param {Press} press in parts of the board’s width and height */
function cellAt({ x = 0, y = 0 }) {
  const board = byId("board").getBoundingClientRect();
  const [left, top] = [board.left + x * board.width, board.top + y * board.height];
  const cells = /** @type {HTMLElement[]} */ ([...byId("board").querySelectorAll("[role=gridcell]")]);
  return cells.find((cell) => {
    const at = cell.getBoundingClientRect();
    return at.left <= left && left < at.right && at.top <= top && top < at.bottom;
  });
}
