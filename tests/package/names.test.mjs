// The public names of the npm package beside those of the release before: a name that is gone breaks who uses it. A
// release writes them anew (UPDATE_NAMES=1), see docs/releasing.md.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { declared } from "./declared.mjs";
import { installed, root } from "./packed.mjs";

const BASELINE = join(root, "tests/package/names/javascript.txt");

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

test("no public name of the release before is gone", async () => {
  const { version } = JSON.parse(await readFile(join(installed, "package.json"), "utf8"));
  const now = await names();
  assert.ok(now.includes(". Match.play") && now.includes("./lab solve"), "the names are read");
  if (process.env.UPDATE_NAMES) await writeFile(BASELINE, `${version}\n${now.join("\n")}\n`);
  const [then, ...before] = (await readFile(BASELINE, "utf8")).trimEnd().split("\n");
  const gone = before.filter((name) => !now.includes(name));
  if (!mayBreak(version, then)) assert.deepEqual(gone, [], `gone since ${then}, and the version is ${version}`);
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
