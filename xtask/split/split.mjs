// Splits the module in two: a first file, which the page needs before its board answers, and the rest.
//
// Both share one memory and one table. In the first file a function of the rest is a few instructions
// long: it calls it through the table, which is a trap where the rest is not there yet, as nothing can be waited for
// in the middle of a call. So who may need the rest waits for it first (`whole` in www/core/module.js), and a
// function that the list misses is one that a board has to wait for.
// Data of which no function of the first file knows goes with the rest (data.mjs).
// `first-functions.txt` has the names of the functions that the page uses at first; xtask/split/profile.mjs
// writes it. (Binaryen’s own wasm-split is not in its npm package.)

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { splitData } from "./data.mjs";
import { linked } from "./linked.mjs";
import { called, listed, nameOf, read, signature, write } from "./wat.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const FEATURES = readFileSync(new URL("../wasm-features.txt", import.meta.url), "utf8")
  .trim()
  .split(/\s+/)
  .map((feature) => `--enable-${feature}`);

/** Runs a program of the npm package binaryen. @param {string} name @param {string[]} args */
export function binaryen(name, ...args) {
  execFileSync("node", [join(root, "node_modules/binaryen/bin", name), ...FEATURES, ...args], { stdio: "inherit" });
}

/** A function’s name without the hash that every build makes anew. @param {string} name */
export function plain(name) {
  return name.replace(/^\$"?|"$/g, "").replace(/::h[0-9a-f]{16}\b|\[[0-9a-f]{16}\]|_[0-9a-f]{16}\b|_\d+$/g, "");
}

/**
 * The names of functions as the list has them: what is made of one generic function for several types bears one name,
 * and is numbered. @param {import("./wat.mjs").Func[]} functions
 */
export function plainNames(functions) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return functions.map(({ name }) => {
    const own = plain(name);
    const number = (seen.get(own) ?? 0) + 1;
    seen.set(own, number);
    return number === 1 ? own : `${own} ${number}`;
  });
}

/**
 * @param {string} text the whole module
 * @param {Set<string>} early what is wanted at first, as `plainNames` has it
 * @param {import("./linked.mjs").Linked} known what the linker knows of its data
 */
export function split(text, early, known) {
  const module = read(text);
  const names = plainNames(module.functions);
  // What the bindings generator makes has no name but a number, another one in every build.
  const wanted = (/** @type {string} */ name) => early.has(name) || /^\d+$/.test(name);
  const stays = new Set(module.functions.filter((_, place) => wanted(names[place])).map(({ name }) => name));
  const later = module.functions.filter(({ name }) => !stays.has(name));
  const late = new Map(later.map((func) => [func.name, func]));

  // What the first file calls of the rest: directly, by the table, or from JavaScript.
  const kept = module.functions.filter(({ name }) => stays.has(name));
  const asked = new Set(
    [
      ...[...kept.map(({ body }) => body), ...module.exports].flatMap(called),
      ...module.elements.flatMap(listed),
    ].filter((name) => late.has(name)),
  );
  const table = /** @type {string} */ (module.tables.find((item) => item.includes("funcref")));
  const [size] = /** @type {RegExpExecArray} */ (/ (\d+)(?= \d+ funcref| funcref)/.exec(table));
  const slots = Number(size);
  const grown = table.replace(/ \d+( \d+)? funcref/, ` ${slots + asked.size} ${slots + asked.size} funcref`);
  const through = nameOf(table);

  const stubs = [...asked].map((name, slot) => {
    const { header } = /** @type {import("./wat.mjs").Func} */ (late.get(name));
    const { params, text: type } = signature(header);
    const given = params.map((_, place) => `(local.get ${place})`).join(" ");
    return ` (func ${name} ${type}
  (call_indirect ${through} ${type} ${given} (i32.const ${slots + slot}))
 )`;
  });

  // What the rest calls of the first file, which hands it on; imports too.
  const imported = new Map(module.imports.map((item) => [nameOf(item), item]));
  const back = [...new Set(later.flatMap(({ body }) => called(body)))].filter((name) => !late.has(name));
  const headers = new Map(module.functions.map(({ name, header }) => [name, header]));
  const memory = module.others.find((item) => item.startsWith(" (memory")) ?? "";
  const shared = [
    ...back.map((name) => ({
      name,
      kind: "func",
      type: signature(headers.get(name) ?? imported.get(name) ?? "").text,
    })),
    { name: nameOf(memory), kind: "memory", type: memory.replace(/^ \(memory \S+ |\)$/g, "") },
    ...[grown, ...module.tables.filter((item) => item !== table)].map((item) => ({
      name: nameOf(item),
      kind: "table",
      type: item.slice(item.indexOf(nameOf(item)) + nameOf(item).length).replace(/^ |\)$/g, ""),
    })),
    ...module.globals.map((item) => ({
      name: nameOf(item),
      kind: "global",
      type: /(\(mut \w+\)|\w+) \(/.exec(item.slice(item.indexOf(nameOf(item)) + nameOf(item).length))?.[1] ?? "",
    })),
  ].map((item, place) => ({ ...item, as: place.toString(36) }));

  const isData = (/** @type {string} */ item) => item.startsWith(" (data");
  const segments = module.others.filter(isData);
  const bodies = kept.map(({ body }) => body);
  const data = splitData(segments, bodies, known);

  const first = write([
    ...module.types,
    ...module.imports,
    ...module.globals,
    " (global $rest i32 (i32.const 1))",
    ...module.others.filter((item) => !isData(item)),
    ...data.first,
    ...module.tables.map((item) => (item === table ? grown : item)),
    ...module.elements,
    ...module.exports,
    ...shared.map(({ name, kind, as }) => ` (export "${as}" (${kind} ${name}))`),
    ' (export "rest" (global $rest))',
    ...kept.map(({ header, body }) => header + body),
    ...stubs,
  ]);
  const rest = write([
    ...module.types,
    ...shared.map(({ name, kind, type, as }) => ` (import "first" "${as}" (${kind} ${name} ${type}))`),
    ` (elem (table ${through}) (i32.const ${slots}) func ${[...asked].join(" ")})`,
    ...data.rest,
    ...later.map(({ header, body }) => header + body),
  ]);
  return { first, rest };
}

/**
 * Both files of a module.
 * @param {string} named a module with the names of its functions @returns {{ first: Uint8Array, rest: Uint8Array }}
 */
export function splitModule(named) {
  const aside = mkdtempSync(join(tmpdir(), "split-"));
  const text = join(aside, "module.wat");
  binaryen("wasm-dis", named, "-o", text);
  const list = readFileSync(new URL("first-functions.txt", import.meta.url), "utf8");
  const known = linked(readFileSync(join(dirname(named), "linked.wasm")));
  const { first, rest } = split(readFileSync(text, "utf8"), new Set(list.split("\n")), known);
  const file = join(aside, "module.wasm");
  const [one, other] = [first, rest].map((part) => {
    writeFileSync(text, part);
    binaryen("wasm-as", text, "-o", file);
    binaryen("wasm-opt", file, "-o", file, "--remove-unused-module-elements");
    return readFileSync(file);
  });
  rmSync(aside, { recursive: true });
  return { first: one, rest: other };
}
