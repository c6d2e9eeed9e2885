// Places in a file of data: the line, and the way to it in words.

import { findNodeAtLocation, parseTree, printParseErrorCode } from "jsonc-parser";

/** @typedef {import("jsonc-parser").Node} Node */
/** @typedef {(string | number)[]} Way from the root to a value, as keys and places in lists */
/** @typedef {{ at: Way, says: string }} Found what is wrong, and where */
/** @typedef {{ line: number, field: string, says: string }} Fault */

/** A file of data that has been read. */
export class Text {
  /** What is no JSON, or says one thing twice. @type {Fault[]} */
  faults = [];

  /** @param {string} text */
  constructor(text) {
    this.text = text;
    /** @type {import("jsonc-parser").ParseError[]} */
    const errors = [];
    this.tree = parseTree(text, errors, { disallowComments: true });
    for (const { error, offset } of errors) {
      const says = `is no JSON: ${printParseErrorCode(error)}`;
      this.faults.push({ line: this.lineAt(offset), field: "", says });
    }
    this.value = errors.length === 0 ? JSON.parse(text) : undefined;
    if (errors.length === 0 && this.tree) this.#twice(this.tree, []);
  }

  /** @param {number} offset */
  lineAt(offset) {
    return this.text.slice(0, offset).split("\n").length;
  }

  /** A fault at a way. What is missing stands where it is missing from. @param {Found} found @returns {Fault} */
  fault({ at, says }) {
    const way = [...at];
    const find = () => this.tree && findNodeAtLocation(this.tree, way);
    let node = find();
    while (!node && way.length > 0) {
      way.pop();
      node = find();
    }
    // Of a field the line of its name.
    const place = node?.parent?.type === "property" ? node.parent.offset : (node?.offset ?? 0);
    return { line: this.lineAt(place), field: wayTo(this.value, at), says };
  }

  /** Names that one object has twice, of which all but the last are lost. @param {Node} node @param {Way} way */
  #twice(node, way) {
    const names = new Set();
    for (const [place, child] of (node.children ?? []).entries()) {
      if (node.type !== "object") this.#twice(child, [...way, place]);
      else if (child.children) {
        const [name, value] = child.children;
        const here = [...way, name.value];
        if (names.has(name.value)) {
          this.faults.push({ line: this.lineAt(child.offset), field: wayTo(this.value, here), says: "is there twice" });
        }
        names.add(name.value);
        if (value) this.#twice(value, here);
      }
    }
  }
}

/**
 * The way in words: `dilaram: boards[0].line[3]`, `games[indian].dates[0].work`. What has an id goes by it.
 * @param {any} value @param {Way} at
 */
function wayTo(value, at) {
  let here = value;
  let text = "";
  for (const [depth, part] of at.entries()) {
    here = here?.[part];
    if (typeof part === "string") text += text === "" || text.endsWith(" ") ? part : `.${part}`;
    else {
      const name = typeof here?.id === "string" ? here.id : String(part);
      if (depth > 0) text += `[${name}]`;
      else text = at.length === 1 ? name : `${name}: `;
    }
  }
  return text;
}
