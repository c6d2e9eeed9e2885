// The layers of www/: the order of its folders, as www/README.md gives it, and no circles.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import test from "node:test";

const www = new URL("../../www/", import.meta.url);

/** From the lowest to the highest. */
const LAYERS = [...readFileSync(new URL("README.md", www), "utf8").matchAll(/^\| `(\w+)` \|/gm)].map(
  ([, name]) => name,
);
/** What others name stands above all of them, and the worker and the pictures apart. */
const FLAT = ["tabiya-board.d.ts", "tabiya-board.js", "tabiya-lesson.d.ts", "tabiya-lesson.js", "sw.js"];

const files = readdirSync(www, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.(js|tsx?)$/.test(path) && !/^(pkg|examples)\//.test(path));

/** The files that one loads, at once or later. Types are never loaded. @param {string} path */
function loads(path) {
  const text = readFileSync(new URL(path, www), "utf8").replace(
    /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import type [^;]*;/gm,
    "",
  );
  // Style sheets that a script carries are no scripts.
  const others = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"?]+)"/g)];
  return [...new Set(others.map(([, other]) => join(dirname(path), other)))];
}

/** @type {Map<string, string[]>} */
const graph = new Map(files.map((path) => [path, loads(path)]));

/** How high a file stands. @param {string} path */
function level(path) {
  const folder = path.split("/")[0];
  return folder === path ? LAYERS.length : LAYERS.indexOf(folder);
}

test("every script of the page stands in a folder that has its place", () => {
  assert.deepEqual(files.filter((path) => !path.includes("/")).sort(), FLAT.sort());
  const folders = [...new Set(files.filter((path) => path.includes("/")).map((path) => path.split("/")[0]))];
  assert.deepEqual([...folders, "pkg"].sort(), [...LAYERS].sort());
});

test("no script loads one of a higher folder", () => {
  const upward = [...graph].flatMap(([path, others]) =>
    others.filter((other) => level(other) > level(path)).map((other) => `${path} loads ${other}`),
  );
  assert.deepEqual(upward, []);
  // The reader of imports sees them: the module of the rules is known to load the module.
  assert.deepEqual(graph.get("core/module.js"), ["core/inside.js", "pkg/tabiya.js"]);
});

test("no script outside of words/ loads the words of one language", () => {
  const loading = [...graph].filter(([, others]) => others.some((other) => other.startsWith("words/en/")));
  assert.deepEqual(
    loading.map(([path]) => path).filter((path) => !path.startsWith("words/")),
    [],
  );
});

test("no scripts load each other in a circle", () => {
  /** @type {Set<string>} */
  const cleared = new Set();
  /** @param {string} path @param {string[]} trail @returns {string[] | undefined} */
  const circle = (path, trail) => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (cleared.has(path)) return undefined;
    for (const other of graph.get(path) ?? []) {
      const found = circle(other, [...trail, path]);
      if (found) return found;
    }
    cleared.add(path);
    return undefined;
  };
  for (const path of files) assert.equal(circle(path, [])?.join(" → "), undefined);
});

test("one script writes to the browser's storage", () => {
  // What runs before all others reads what it needs by itself; what is of one visit is no reader's work.
  const others = files.filter((path) => /\blocalStorage\b/.test(readFileSync(new URL(path, www), "utf8")));
  assert.deepEqual(others.sort(), ["app/first.js", "lib/kept.js"]);
  assert.doesNotMatch(readFileSync(new URL("app/first.js", www), "utf8"), /setItem|removeItem/);
});
