// The keyboard anywhere on the page, and the page by keys alone: the first minute, lines, and what a piece may do.

import { assert, test } from "./harness.mjs";
import { boardMenu, addressIs, cell, hash, open, text } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Presses a key until something has the focus.
 * @param {Page} page
 * @param {string} key
 * @param {number} most
 * @param {string} until a selector
 */
async function press(page, key, most, until) {
  for (let count = 0; count <= most; count += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, until)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${until} was not reached by ${most} of ${key}`);
}

/** How many moves have been played on the board. @param {Page} page */
const ply = (page) => page.locator(".slider").inputValue();

test("letters as keys can be turned off, and the browser keeps that", async () => {
  const page = await open("#/shaturanga");
  const letters = page.locator('[name="letter-keys"]');
  const thrown = async () => /line=/.test(await hash(page));
  assert.match((await page.locator("#main .dice-throw").getAttribute("title")) ?? "", /key T/);
  await boardMenu(page);
  await letters.uncheck();
  await page.keyboard.press("Escape");
  assert.doesNotMatch((await page.locator("#main .dice-throw").getAttribute("title")) ?? "", /key T/);
  await cell(page, "d4").focus();
  await page.keyboard.press("t");
  assert.ok(!(await thrown()));
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await boardMenu(page);
  assert.ok(!(await letters.isChecked()));
  await page.keyboard.press("Escape");
  await page.keyboard.press("t");
  assert.ok(!(await thrown()));
  await boardMenu(page);
  await letters.check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("t");
  await addressIs(page, /line=throw-/);
});

test("by keys alone: a way to start is taken, and the welcome dismissed for good", async () => {
  const page = await open();
  await press(page, "Tab", 40, "#invitation .action");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /room=stories/.test(location.hash));
  await page.goBack();
  await page.locator("#invitation").waitFor();
  await page.locator("#skip").focus();
  await press(page, "Tab", 40, "#invitation .close");
  await page.keyboard.press("Enter");
  assert.ok(await page.locator("#invitation").isHidden());
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  assert.ok(await page.locator("#invitation").isHidden());
});

test("who plays a line from the list goes on at what steps through it", async () => {
  const page = await open("#/shatranj?v=1&panel=moves");
  await page.locator("#panel-moves .line-actions button").first().press("Enter");
  await addressIs(page, /study=/);
  assert.ok(await page.locator("#player .play").evaluate((one) => one === document.activeElement));
});

test("the help opens from the row on top, or from the settings where that has no room, and leads on", async () => {
  for (const width of [1366, 320]) {
    const page = await open("#/dice-chess", { width, height: 700, reducedMotion: true });
    const row = page.locator(".chrome > :visible, .chrome .tool:visible");
    const middles = await row.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => Math.round(y + height / 2)),
    );
    assert.ok(Math.max(...middles) - Math.min(...middles) <= 2, `one row: ${middles}`);
    if (width > 320) await page.locator("#show-help").click();
    else {
      assert.ok(!(await page.locator("#show-help").isVisible()));
      await boardMenu(page);
      await page.locator('#display [popovertarget="help"]').click();
    }
    await page.locator("#help dt").first().waitFor();
    const { y = -1, height = 0 } = (await page.locator("#help").boundingBox()) ?? {};
    assert.ok(y >= 0 && y + height <= 700, `${y} ${height}`);
    await page.locator("#help .close").click();
    await page.locator("#help").waitFor({ state: "hidden" });
    await page.locator('.colophon [popovertarget="help"]').click();
    await page.locator("#help a").click();
    await addressIs(page, /^#\/dice-chess.*room=start/);
    assert.ok(!(await page.locator("#help").isVisible()));
    await page.context().close();
  }
});

test("by keys alone: a line is started, held, stepped through, and gone to a move of it", async () => {
  const page = await open("#/chaturanga");
  await press(page, "Tab", 60, "[role=tab]");
  await press(page, "ArrowRight", 6, "#tab-moves");
  await press(page, "Tab", 6, ".line-actions button");
  await page.keyboard.press("Enter");
  await page.locator(".slider:not([disabled])").waitFor();
  await page.locator("#skip").focus();
  await press(page, "Tab", 40, ".transport.first");
  await page.keyboard.press("Enter");
  assert.equal(await ply(page), "0");
  // From a button, which has a use for Space and Enter alone.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.equal(await ply(page), "2");
  await page.keyboard.press("End");
  assert.equal(await ply(page), await page.locator(".slider").getAttribute("max"));
  await press(page, "Tab", 40, ".moves button");
  await page.keyboard.press("Enter");
  assert.equal(await ply(page), "1");
});

test("by keys alone: a piece is held and its marks are explained, a refusal is said", async () => {
  const page = await open("#/chaturanga");
  await page.locator("#skip").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+Home");
  await press(page, "ArrowDown", 8, '[data-square="a1"]');
  await press(page, "ArrowRight", 8, '[data-square="e1"]');
  await page.keyboard.press("Enter");
  await page.locator(".held-entry").first().waitFor();
  assert.ok((await page.locator(".held-entry").allInnerTexts()).includes("jumps"));
  await press(page, "ArrowUp", 8, '[data-square="e6"]');
  await page.keyboard.press("Enter");
  assert.notEqual(await text(page, "#refusal"), "");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector(".held-entry"));
});
