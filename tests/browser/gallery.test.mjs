// The articles of www/examples: their still pictures are what the module draws,
// and every diagram and every link in them does what it says.

import { execFile } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { assert, openPage, test } from "./harness.mjs";

/** @typedef {HTMLElement & import("../../www/tabiya-board.js").TabiyaBoard} Board */

const ARTICLES = { index: 1, elephant: 7, sittuyin: 4, shipping: 4 };

test("the still pictures are as the module draws them", async () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  await promisify(execFile)(process.execPath, ["xtask/figures.mjs", "--check"], { cwd: root });
});

for (const [name, figures] of Object.entries(ARTICLES)) {
  test(`the article “${name}” can be read without a script`, async () => {
    const page = await openPage(`examples/${name}.html`, { javaScript: false, width: 320 });
    const pictures = page.locator("tabiya-board > svg[role=img]");
    assert.equal(await pictures.count(), figures);
    for (let place = 0; place < figures; place += 1) {
      assert.ok(await pictures.nth(place).isVisible());
      assert.ok(((await pictures.nth(place).locator("desc").first().textContent()) ?? "").length > 10);
    }
  });

  test(`every diagram of “${name}” lives, and every link steps its own`, async () => {
    const page = await openPage(`examples/${name}.html`, { reducedMotion: true, width: 320 });
    await page.waitForFunction(() => customElements.get("tabiya-board"));
    const problems = await page.evaluate(async () => {
      /** @type {string[]} */
      const told = [];
      document.addEventListener("tabiya-error", (event) =>
        told.push(/** @type {CustomEvent} */ (event).detail.message),
      );
      await Promise.all(
        [...document.querySelectorAll("tabiya-board")].map((board) => /** @type {Board} */ (board).load()),
      );
      return told;
    });
    assert.deepEqual(problems, []);
    assert.equal(await page.locator("tabiya-board [role=grid]").count(), figures);
    const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map((node) => node.id));
    assert.equal(new Set(ids).size, ids.length, "no id stands twice");
    const links = page.locator("[data-tabiya]");
    for (let place = 0; place < (await links.count()); place += 1) {
      const link = links.nth(place);
      await link.focus();
      await page.keyboard.press("Enter");
      const [board, ply] = await link.evaluate((node) => [
        /** @type {HTMLElement} */ (node).dataset.tabiya,
        Number(/** @type {HTMLElement} */ (node).dataset.ply),
      ]);
      assert.equal(await page.locator(`#${board}`).evaluate((board) => /** @type {Board} */ (board).ply), ply);
      assert.equal(await link.getAttribute("aria-current"), "true");
    }
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
    for (const href of await page
      .locator('a[href^="#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))) {
      assert.equal(await page.locator(`[id="${href.slice(1)}"]`).count(), 1, href);
    }
  });
}
