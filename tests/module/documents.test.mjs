// Documents for strangers: what they claim of the crate, its features and its dependencies, as Cargo.toml has them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { LANGUAGES, chapters } from "../../xtask/book/book.mjs";

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const CARGO = read("Cargo.toml");
const section = (/** @type {string} */ name) => CARGO.split(`\n[${name}]\n`)[1].split("\n[")[0];

/** Features with what they bring. */
const FEATURES = new Map(
  [...section("features").matchAll(/^([\w-]+) = \[([^\]]*)\]/gm)].map(([, name, list]) => [
    name,
    [...list.matchAll(/"([^"]+)"/g)].map(([, one]) => one),
  ]),
);

test("the table of features is that of Cargo.toml", () => {
  const rows = [...read("docs/crate.md").matchAll(/^\| `(\w+)` \| (.*) \| (default)? ?\|$/gm)];
  const told = rows.map(([, name]) => name).sort();
  const all = [...FEATURES.keys()].filter((name) => name !== "default");
  assert.deepEqual(told, all.sort());
  for (const [, name, , byDefault] of rows)
    assert.equal(FEATURES.get("default")?.includes(name), byDefault === "default", name);
});

test("the rules depend on nothing, and the documents name what the library has besides", () => {
  assert.doesNotMatch(read("crates/rules/Cargo.toml"), /^\[.*dependencies/m);
  const native = [...section("dependencies").matchAll(/^([\w-]+) = (.*)$/gm)].map(([, name, how]) => [name, how]);
  assert.deepEqual(
    native.map(([name]) => name),
    ["tabiya-rules", "toml"],
  );
  assert.match(native[1][1], /optional = true/);
  assert.deepEqual(
    [...FEATURES.keys()].filter((feature) => FEATURES.get(feature)?.includes("dep:toml")),
    ["files"],
  );
  for (const path of ["README.md", "docs/crate.md", "docs/architecture.md"]) {
    const text = read(path).replaceAll("\n", " ");
    assert.match(text, /tabiya-rules[\s\S]{0,120}depends on nothing/, path);
    assert.match(text, /parser of TOML/, path);
  }
});

test("docs/laboratory.md says of the partings what their file has", () => {
  /** @type {{ line?: string, proved: number, same?: boolean, from?: object }[]} */
  const all = JSON.parse(read("www/laboratory/partings.json"));
  const from = (/** @type {typeof all} */ list) => list.filter((one) => one.from).length;
  const lines = all.filter(({ line }) => line !== undefined);
  const open = all.filter(({ line, same }) => line === undefined && !same);
  const shortest = lines.filter(({ line = "", proved }) => line.split(" ").filter(Boolean).length === proved);
  const told = read("docs/laboratory.md").replaceAll(/\s+/g, " ");
  for (const words of [
    `${lines.length} of ${all.length} pairs have one from the array, ${shortest.length} of them proved`,
    `${all.filter(({ same }) => same).length} never part`,
    `${open.length} have none so far`,
    `(${from(all)} pairs, ${from(open)} of which have no other), and ${open.length - from(open)} have neither`,
  ])
    assert.ok(told.includes(words), words);
});

test("the template for MediaWiki is given what it asks for", () => {
  const [, code] = /```wikitext\n(.*?)```/s.exec(read("docs/integrations.md")) ?? assert.fail("no template");
  const [template, call] = code.split("</includeonly>");
  const asked = new Set([...template.matchAll(/\{\{\{(\w+)/g)].map(([, name]) => name));
  const given = [...call.matchAll(/\|(\w+)=/g)].map(([, name]) => name);
  assert.ok(asked.size > 2);
  assert.deepEqual(given.sort(), [...asked].sort());
  for (const text of [template, call])
    for (const pair of ["{}", "[]"]) assert.equal(text.split(pair[0]).length, text.split(pair[1]).length, pair);
});

test("frames in recipes show an address that is kept", () => {
  const kept = read("tests/browser/addresses.tsv")
    .split("\n")
    .map((line) => line.split("\t")[0]);
  const frames = [
    ...read("docs/integrations.md").matchAll(/<iframe src="https:\/\/example.org\/tabiya\/(.*?)(#.*?)"/g),
  ];
  assert.equal(frames.length, 2);
  for (const [, file, hash] of frames) {
    assert.match(read(`www/${file}`), /tabiya-board/);
    assert.ok(kept.includes(hash.replaceAll("&amp;", "&")), hash);
  }
});

test("the book knows the language of every block in its chapters", () => {
  for (const { path } of chapters()) {
    // A block stands between two fences of one length; those within a longer one are its text.
    const blocks = read(path).matchAll(/^ *(`{3,})(.*)\n[\s\S]*?^ *\1$/gm);
    for (const [, , language] of blocks) assert.ok([...LANGUAGES, ""].includes(language), `${path}: ${language}`);
  }
});
