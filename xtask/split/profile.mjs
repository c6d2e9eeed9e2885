// Writes first-functions.txt, the functions of the module that the page uses before and when its board
// answers first: `node xtask/split/profile.mjs`, after `cargo xtask build`. Every game is opened as it
// begins, and each piece that can move is chosen; what waits for the rest of the module (`whole` in
// www/core/module.js) never comes to be done here. Run it when the first load has grown.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { launch, visit } from "../../tests/browser/chromium.mjs";
import { Site } from "../../tests/browser/site.mjs";
import { withMemory } from "../../tests/browser/wasm.mjs";
import { binaryen, plainNames } from "./split.mjs";
import { read, write } from "./wat.mjs";

const NAMED = new URL("../../target/xtask/named.wasm", import.meta.url);
const LIST = new URL("first-functions.txt", import.meta.url);

/** The module in which every function notes that it was called, and their names. */
function noting() {
  const aside = mkdtempSync(join(tmpdir(), "profile-"));
  const text = join(aside, "module.wat");
  const file = join(aside, "module.wasm");
  binaryen("wasm-dis", NAMED.pathname, "-o", text);
  const module = read(readFileSync(text, "utf8"));
  const functions = module.functions.map(({ header, body }, place) => {
    const locals = /^(\n {2}\(local [^\n]*)*/.exec(body)?.[0].length ?? 0;
    return `${header}${body.slice(0, locals)}\n  (global.set $called${place} (i32.const 1))${body.slice(locals)}`;
  });
  const globals = functions.map((_, place) => ` (global $called${place} (mut i32) (i32.const 0))`);
  const exports = functions.map((_, place) => ` (export "called${place}" (global $called${place}))`);
  const { types, imports, others, tables, elements } = module;
  // The page takes it for a first file.
  const rest = [" (global $rest (mut i32) (i32.const 0))", ' (export "rest" (global $rest))'];
  const items = [types, imports, [...module.globals, ...globals], others, tables, elements, rest];
  writeFileSync(text, write([...items.flat(), ...module.exports, ...exports, ...functions]));
  binaryen("wasm-as", text, "-o", file);
  const bytes = readFileSync(file);
  rmSync(aside, { recursive: true });
  return { bytes, names: plainNames(module.functions) };
}

/** Runs in the page before its scripts: keeps what the module exports, and the rest of it away. */
function keep() {
  const { fetch } = window;
  window.fetch = (what, ...how) =>
    String(what).endsWith("tabiya_rest.wasm") ? new Promise(() => undefined) : fetch(what, ...how);
  const load = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...given) => {
    const loaded = await load(...given);
    Object.assign(window, { loaded: loaded.instance.exports });
    return loaded;
  };
}

/** The games that are no contest of kings, and those that stand beside for comparison. */
const LATER = ["shaturanga", "dice-chess", "ashtapada", "medieval-chess", "new-chess", "modern-chess"];

const { bytes, names } = noting();
const site = await new Site().start();
site.instead.set("pkg/tabiya_first.wasm", bytes);
const browser = await launch();
/** @type {Set<string>} */
const called = new Set();

/** @param {import("playwright-core").Page} page */
async function note(page) {
  const places = await page.evaluate(() =>
    Object.entries(/** @type {any} */ (window).loaded)
      .filter(([name, value]) => name.startsWith("called") && /** @type {WebAssembly.Global} */ (value).value)
      .map(([name]) => Number(name.slice("called".length))),
  );
  for (const place of places) called.add(names[place]);
}

/** @param {string} address */
async function open(address) {
  const { page } = await visit(browser, address, { site: site.url, init: keep });
  await page.waitForSelector("html:not([data-awaits]) #board [role=gridcell]");
  await page.locator("#board [tabindex='0']").first().focus();
  // By the mouse, then all: a click on another square is held back until the rest is there (www/app/gate.js).
  await page.click("#board [data-square=d2]", { force: true });
  await page.evaluate(() => {
    for (const cell of document.querySelectorAll("#board [data-square]")) {
      cell.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
  });
  await note(page);
  const games = await page.evaluate(() => document.documentElement.dataset.drawn?.split(" ") ?? []);
  await page.context().close();
  return games;
}

const games = await open("");
// They wait for the rest (www/app/app.js): here that never comes.
for (const game of games) if (!LATER.includes(game)) await open(`#/${game}`);
// Where memory ends at once the page says so.
site.instead.set("pkg/tabiya_first.wasm", withMemory(bytes, 0));
const { page } = await visit(browser, "", { site: site.url, init: keep });
await page.waitForSelector("html[data-fault]");
await note(page);
const named = [...called].filter((name) => !/^\d+$/.test(name));
writeFileSync(LIST, `${named.sort().join("\n")}\n`);
console.log(`${called.size} of ${new Set(names).size} functions`);
await browser.close();
process.exit(0);
