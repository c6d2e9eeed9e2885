// Keyed lists of lib/dom.js: what stays in one is the same node, with its focus.

import { after, before } from "node:test";
import { assert, openPage, test } from "./harness.mjs";
import { Written } from "./site.mjs";

const site = new Written();

before(() => site.start());
after(() => site.stop());

/** Opens a page with nothing but a list, and what fills it. */
async function open() {
  // A text, which has a body and no script.
  const page = await openPage("css/page.css", { site: site.url });
  await page.evaluate(async () => {
    // As the page itself loads it; no path of this file.
    const path = new URL("/lib/dom.js", location.href).href;
    const { fill, h } = await import(path);
    const list = h("ul");
    document.body.replaceChildren(list);
    Object.assign(globalThis, { fill, h, list, pressed: [] });
  });
  return page;
}

/**
 * Fills the list with buttons that say to what list they belong.
 * @param {import("playwright-core").Page} page
 * @param {string[]} names
 * @param {string} [round]
 */
async function show(page, names, round = "") {
  await page.evaluate(
    ([names, round]) => {
      const { fill, h, list, pressed } = /** @type {any} */ (globalThis);
      const button = (/** @type {string} */ text) =>
        h("button", { text, "data-round": round || undefined, on: { click: () => pressed.push(text + round) } });
      fill(list, ...names.map((name) => h("li", { key: name }, button(name))));
    },
    /** @type {const} */ ([names, round]),
  );
}

/** @param {import("playwright-core").Page} page */
const focused = (page) => page.evaluate(() => document.activeElement?.textContent);

test("what has the same key stays, wherever it comes to stand, and keeps the focus", async () => {
  const page = await open();
  await show(page, ["a", "b", "c"]);
  const b = await page.locator("button", { hasText: "b" }).elementHandle();
  await b?.focus();
  for (const names of [["b", "c"], ["x", "b", "c"], ["c", "b", "a"], ["b"]]) {
    await show(page, names);
    assert.deepEqual(await page.locator("button").allTextContents(), names);
    assert.equal(await focused(page), "b", names.join());
    assert.ok(await b?.evaluate((node) => node.isConnected && node === document.activeElement), names.join());
  }
});

test("what stays does what it is last said to do, once, and bears what it is last said to bear", async () => {
  const page = await open();
  await show(page, ["a"], "1");
  await show(page, ["a"], "2");
  await page.locator("button").click();
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).pressed), ["a2"]);
  assert.equal(await page.locator("button").getAttribute("data-round"), "2");
  await show(page, ["a"]);
  assert.equal(await page.locator("button").getAttribute("data-round"), null);
});

test("if what had the focus goes, what stands in its place gets it", async () => {
  const page = await open();
  await show(page, ["a", "b", "c"]);
  await page.locator("button", { hasText: "b" }).focus();
  await show(page, ["a", "c"]);
  assert.equal(await focused(page), "c");
  await show(page, ["a"]);
  assert.equal(await focused(page), "a");
});

test("a list of choices shows the one that is chosen, whatever the reader chose before", async () => {
  const page = await open();
  const value = (/** @type {string} */ chosen) =>
    page.evaluate((chosen) => {
      const { fill, h, list } = /** @type {any} */ (globalThis);
      const option = (/** @type {string} */ text) => h("option", { value: text, text, selected: text === chosen });
      fill(list, h("li", {}, h("select", {}, option("a"), option("b"), option("c"))));
      return document.querySelector("select")?.value;
    }, chosen);
  assert.equal(await value("b"), "b");
  await page.locator("select").selectOption("c");
  assert.equal(await value("b"), "b");
  assert.equal(await value("a"), "a");
});

test("a function that was to be called is no text, child or attribute", async () => {
  const page = await open();
  const refused = await page.evaluate(async () => {
    const path = new URL("/lib/dom.js", location.href).href;
    const { h, say } = await import(path);
    const wrong = (/** @type {string} */ name) => `no ${name} yet`;
    const ways = {
      text: () => h("p", { text: wrong }),
      title: () => h("p", { title: wrong }),
      key: () => h("p", { key: wrong }),
      child: () => h("p", {}, wrong),
      list: () => h("p", {}, ["a", "b"]),
      said: () => say(h("p"), wrong),
    };
    return Object.entries(ways).filter(([, way]) => {
      try {
        way();
        return false;
      } catch (error) {
        return error instanceof TypeError && /is no text/.test(error.message);
      }
    });
  });
  assert.deepEqual(
    refused.map(([name]) => name),
    ["text", "title", "key", "child", "list", "said"],
  );
  assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).h("p", {}, "a", 1).textContent), "a1");
});
