// The key of marks while a piece is held: what the marks say that are on the board, and no others. For the eye:
// each square says by itself what may be done there.

import { h } from "../lib/dom.js";
import { markSample } from "./pictures.js";
import * as words from "../words/page.js";

/** @typedef {import("../core/module.js").Mark} Mark */

/** What is told, with the mark that shows it. @type {[keyof typeof words.held, Omit<Mark, "square">][]} */
const ENTRIES = [
  ["move", { kind: "move" }],
  ["capture", { kind: "capture" }],
  ["jump", { kind: "move", stride: "jump" }],
  ["hop", { kind: "move", stride: "hop" }],
  ["lame", { kind: "move", stride: "lame" }],
  ["once", { kind: "move", once: true }],
];

export class HeldKey {
  #told = "";

  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} board that bears the marks
   */
  constructor(root, board) {
    this.root = root;
    this.board = board;
  }

  /** After the board has drawn its marks. */
  render() {
    const marks = [...this.board.querySelectorAll(".mark:is(.move, .capture)")];
    const found = ENTRIES.filter(([name]) => marks.some((mark) => mark.classList.contains(name)));
    const told = found.map(([name]) => name).join(" ");
    if (told === this.#told) return;
    this.#told = told;
    this.root.replaceChildren(
      ...found.map(([name, mark]) => h("span", { class: "held-entry" }, markSample(mark), words.held[name])),
    );
  }
}
