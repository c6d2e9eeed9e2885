// A module as text, read just far enough to move functions about: wasm-dis writes every item of the
// top level on lines of its own, indented by one space, and gives every function a name.

/** A function of the module. @typedef {{ name: string, header: string, body: string }} Func */
/**
 * The items of a module by what they are, in their order; `others` has memory and data.
 * @typedef {{ types: string[], imports: string[], globals: string[], tables: string[], elements: string[],
 *   exports: string[], others: string[], functions: Func[] }} Module
 */

const NAME = '\\$(?:"(?:[^"\\\\]|\\\\.)*"|[^\\s()"]+)';
const PLACES = /** @type {const} */ ({
  type: "types",
  rec: "types",
  import: "imports",
  global: "globals",
  table: "tables",
  elem: "elements",
  export: "exports",
});

/** The first name in a text. @param {string} text */
export function nameOf(text) {
  return new RegExp(NAME).exec(text)?.[0] ?? "";
}

/** Every function that the body of one calls, or an export names. @param {string} text */
export function called(text) {
  return [...text.matchAll(new RegExp(`\\((?:return_)?(?:call|ref\\.func|func) (${NAME})`, "g"))].map(
    ([, name]) => name,
  );
}

/** The functions that a part of a table has. @param {string} element */
export function listed(element) {
  return element.slice(element.indexOf(" func ")).match(new RegExp(NAME, "g")) ?? [];
}

/** Parameters and results as a header has them, without names. @param {string} header */
export function signature(header) {
  const values = [...header.matchAll(new RegExp(`\\((param|result) (?:${NAME} )?([^()]*)\\)`, "g"))];
  return {
    params: values.filter(([, kind]) => kind === "param").flatMap(([, , types]) => types.split(" ")),
    text: values.map(([, kind, types]) => `(${kind} ${types})`).join(" "),
  };
}

/** @param {string} text @returns {Module} */
export function read(text) {
  /** @type {Module} */
  const module = {
    types: [],
    imports: [],
    globals: [],
    tables: [],
    elements: [],
    exports: [],
    others: [],
    functions: [],
  };
  for (const item of text.slice(text.indexOf("\n ("), text.lastIndexOf("\n)")).split(/\n(?= [(;])/)) {
    const kind = /^ \((\w+)/.exec(item)?.[1];
    if (!kind) continue;
    if (kind === "func") {
      const end = item.indexOf("\n");
      module.functions.push({ name: nameOf(item), header: item.slice(0, end), body: item.slice(end) });
    } else module[/** @type {Record<string, keyof Omit<Module, "functions">>} */ (PLACES)[kind] ?? "others"].push(item);
  }
  return module;
}

/** @param {string[]} items */
export function write(items) {
  return `(module\n${items.join("\n")}\n)\n`;
}
