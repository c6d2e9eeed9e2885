// The public names of the npm package and of the crates beside those of the release before: a name that is gone breaks
// who uses it. A release writes them anew (UPDATE_NAMES=1), see docs/releasing.md.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { declared } from "./declared.mjs";
import { installed, root } from "./packed.mjs";

const target = process.env.CARGO_TARGET_DIR ?? join(root, "target");

/** What is told of each entry: its functions, classes and interfaces with their members, and its other types. */
async function names() {
  const { exports } = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
  const found = new Set();
  for (const [entry, { types }] of Object.entries(exports)) {
    found.add(entry);
    if (!types?.endsWith(".d.ts")) continue;
    const text = await readFile(join(installed, types), "utf8");
    const { functions, classes, interfaces } = declared(text);
    const add = (/** @type {string} */ name) => found.add(`${entry} ${name}`);
    for (const name of functions.keys()) add(name);
    for (const [name, members] of classes)
      for (const { name: own } of [{ name: "" }, ...members]) add(dotted(name, own));
    for (const [name, { members }] of interfaces)
      for (const { name: own } of [{ name: "" }, ...members]) add(dotted(name, own));
    for (const [, name] of text.matchAll(/^export (?:declare )?(?:type|const|enum) (\w+)/gm)) add(name);
  }
  return [...found].sort();
}

/** @param {string} name @param {string} member */
const dotted = (name, member) => (member ? `${name}.${member}` : name);

/**
 * Whether a version may lack what the other has: before 1.0 by the middle number.
 * @param {string} now @param {string} then
 */
function mayBreak(now, then) {
  const [major, minor] = now.split(".").map(Number);
  const [oldMajor, oldMinor] = then.split(".").map(Number);
  return major > oldMajor || (major === 0 && oldMajor === 0 && minor > oldMinor);
}

/**
 * What the reference of a crate tells of: items by their paths, with methods, variants and fields of their own. Needs
 * what `cargo doc` writes.
 * @param {string} crate
 */
async function documented(crate) {
  const place = join(target, "doc", crate);
  const found = new Set();
  for (const file of await readdir(place, { recursive: true })) {
    const [, module, name] = /^(.*?)\w+\.(\w+)\.html$/.exec(file.replaceAll("\\", "/")) ?? [];
    if (!name) continue;
    const item = `${module.replaceAll("/", "::")}${name}`;
    found.add(item);
    const text = await readFile(join(place, file), "utf8");
    const members = /id="(?:method|tymethod|variant|structfield|associatedconstant)\.(\w+)" class="([^"]*)"/g;
    for (const [, member, sorts] of text.matchAll(members))
      if (!sorts.includes("trait-impl")) found.add(`${item}::${member}`);
  }
  return [...found].sort();
}

/**
 * No name that the release before had is gone, unless the version says so.
 * @param {string} list @param {string[]} now
 */
async function hold(list, now) {
  const file = join(root, `tests/package/names/${list}.txt`);
  const { version } = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
  if (process.env.UPDATE_NAMES) await writeFile(file, `${version}\n${now.join("\n")}\n`);
  const [then, ...before] = (await readFile(file, "utf8")).trimEnd().split("\n");
  const there = new Set(now);
  const gone = before.filter((name) => !there.has(name));
  if (!mayBreak(version, then)) assert.deepEqual(gone, [], `gone since ${then}, and the version is ${version}`);
}

test("no public name of the npm package is gone since the release before", async () => {
  const now = await names();
  assert.ok(now.includes(". Match.play") && now.includes("./lab solve"), "the names are read");
  await hold("javascript", now);
});

for (const [crate, one] of [
  ["tabiya_rules", "matches::Match::find_move"],
  ["tabiya_tables", "Shelf::build"],
  ["tabiya", "pictures::diagram::picture"],
])
  test(`no public name of ${crate} is gone since the release before`, async (t) => {
    if (!existsSync(join(target, "doc", crate, "index.html"))) return t.skip("`cargo xtask test --only docs` first");
    const known = existsSync(join(root, `tests/package/names/${crate}.txt`)) || process.env.UPDATE_NAMES;
    if (!known) return t.skip("a release writes its names first (UPDATE_NAMES=1)");
    const now = await documented(crate);
    assert.ok(now.includes(one), `the names are read: ${now.slice(0, 20).join(", ")}`);
    await hold(crate, now);
  });

test("a version may take names away where its number says so", () => {
  for (const [now, then, may] of [
    ["0.1.0", "0.1.0", false],
    ["0.1.9", "0.1.0", false],
    ["0.2.0", "0.1.9", true],
    ["1.0.0", "0.9.0", true],
    ["1.1.0", "1.0.0", false],
    ["2.0.0", "1.4.0", true],
  ])
    assert.equal(mayBreak(String(now), String(then)), may, `${now} after ${then}`);
});
