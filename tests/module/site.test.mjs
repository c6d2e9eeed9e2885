// Files that the build writes beside the scripts (xtask/site): hashes, the list of the service worker, the page in one
// file.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { preview, runnerImport } from "vite";

const folder = new URL("../../xtask/site/", import.meta.url);
/** @param {string} name */
const load = async (name) => (await runnerImport(fileURLToPath(new URL(name, folder)))).module;

const { integrity, source } = await load("hash.ts");
const { hashed, precache } = await load("offline.ts");
const { whole } = await load("single.ts");

test("hashes are those of the specification", () => {
  // The example of https://www.w3.org/TR/SRI/ §3.1 and of CSP level 3 §8.4.
  const text = "alert('Hello, world.');";
  assert.equal(integrity(text), "sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO");
  assert.equal(source(text), "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test("a version is named after its content", () => {
  const version = (/** @type {[string, string][]} */ ...files) => /version: "(\w+)"/.exec(precache(files))?.[1];
  const one = version(["a.js", "1"], ["b.js", "2"]);
  assert.match(one ?? "", /^[0-9a-f]{12}$/);
  assert.equal(version(["a.js", "1"], ["b.js", "2"]), one);
  assert.notEqual(version(["a.js", "1"], ["b.js", "3"]), one);
  assert.notEqual(version(["a.js", "1"], ["c.js", "2"]), one);
});

test("folders go by their own address, and the whole module is not kept beside its two parts", () => {
  const list = precache(
    ["index.html", "a/index.html", "b/myindex.html", "pkg/tabiya_bg.wasm"].map((path) => [path, ""]),
  );
  const paths = (/** @type {string} */ text) => [...text.matchAll(/\["([^"]*)", /g)].map(([, path]) => path);
  assert.deepEqual(paths(list), ["./", "a/", "b/myindex.html", "pkg/tabiya_bg.wasm"]);
  const split = ["pkg/tabiya_bg.wasm", "pkg/tabiya_first.wasm", "pkg/tabiya_rest.wasm"].map((path) => [path, ""]);
  assert.deepEqual(paths(precache(split)), ["pkg/tabiya_first.wasm", "pkg/tabiya_rest.wasm"]);
});

test("only what a page asks for is listed", () => {
  const site = mkdtempSync(join(tmpdir(), "tabiya-site-"));
  const asked = ["app.js", "museum/walls.json", "pkg/tabiya_bg.wasm", "studies/works.json"];
  const others = ["_headers", ".hidden.js", "sw.js", "pkg/tabiya.d.ts", "pkg/precache.js", "museum/works.json"];
  for (const path of [...asked, ...others]) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), path);
  }
  assert.deepEqual(
    hashed(site),
    asked.map((path) => [path, integrity(path)]),
  );
  rmSync(site, { recursive: true });
});

const INDEX = readFileSync(new URL("../../www/index.html", import.meta.url), "utf8")
  .replace(/<link rel="stylesheet"[^>]*>/, '<link rel="stylesheet" crossorigin href="./page.css">')
  .replace(/<script type="module"[^>]*>/, '<script type="module" crossorigin src="./start.js">');
const INSIDE = {
  script: 'write("</body><link rel=stylesheet>$1")',
  style: "p { margin: 0 }",
  first: "classic()",
  icon: "<svg/>",
  blocks: [["module", new Uint8Array([0, 1])]],
};

test("nothing is outside of the page in one file, and its policy knows what is inside", () => {
  const text = whole(INDEX, INSIDE);
  assert.doesNotMatch(text, /<link (?![^>]*href="data:)[^>]*(href|src)=|<script [^>]*src=|<!--/);
  assert.ok(text.includes(`<style>${INSIDE.style}</style>`));
  assert.ok(text.includes(`<script type="module">${INSIDE.script}</script>`));
  assert.ok(text.includes(`<script>${INSIDE.first}</script>`));
  assert.match(text, /<script type="text\/plain" id="inside-module">[\w+/=]+<\/script>\n<\/body>\n<\/html>\n$/);
  for (const inside of [INSIDE.script, INSIDE.style, INSIDE.first]) assert.ok(text.includes(source(inside)), inside);
});

test("a text that would end its element is refused", () => {
  for (const wrong of [
    { script: '"</SCRIPT>"' },
    { first: '"</script>"' },
    { style: "a { background: url(b) }" },
    { style: '@import "a.css";' },
  ])
    assert.throws(() => whole(INDEX, { ...INSIDE, ...wrong }), /may not contain/);
  assert.throws(() => whole("", INSIDE), /The page has changed/);
});

test("the page without script has every game with its picture and its rules", async () => {
  const text = readFileSync(new URL("../../dist/site/pkg/still.html", import.meta.url), "utf8");
  const sections = text.split('<section id="').slice(1);
  assert.equal(sections.length, 16);
  for (const section of sections) {
    assert.match(section, /<svg.*class="piece/s);
    assert.ok(section.split("<p>").length > 6, section.slice(0, 20));
  }
  assert.doesNotMatch(text, /<script|style=/);
});

test("the page is served under any path with the policy that it names, and what is not there is not", async () => {
  const server = await preview({ base: "/x/", logLevel: "silent", preview: { host: "127.0.0.1", port: 0 } });
  try {
    const [address] = server.resolvedUrls?.local ?? [];
    const page = await fetch(address);
    const policy = page.headers.get("content-security-policy") ?? "";
    assert.match(policy, /^default-src 'none';/);
    assert.ok(!policy.includes("unsafe-inline"));
    // index.html repeats it for hosts without headers.
    assert.ok((await page.text()).includes(`content="${policy}"`));
    const status = async (/** @type {string} */ path) => (await fetch(new URL(path, address))).status;
    assert.deepEqual([await status("start.js"), await status("nothing"), await status("/start.js")], [200, 404, 404]);
  } finally {
    await server.close();
  }
});
