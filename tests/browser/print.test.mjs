// What comes out on paper: the rules as a sheet of their own, and of the other panels the one that is open.

import { assert, test } from "./harness.mjs";
import { goTo, open } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Shows the page as it is printed. @param {Page} page */
async function onPaper(page) {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
}

/** @param {Page} page @param {string[]} selectors */
const seen = (page, selectors) =>
  page.evaluate(
    (all) => all.filter((one) => [...document.querySelectorAll(one)].some((node) => node.checkVisibility())),
    selectors,
  );

const EVERYWHERE = ["#panel-choices", "#panel-lines", "#panel-board", "#tabs", "button.action", ".use", ".dice-more"];

test("the rules are printed as such: set up, chosen, told and cited", async () => {
  const page = await open("#/chaturanga?elephant=dabbaba&line=e2e3&panel=rules");
  const press = page.getByRole("button", { name: "Print the rules" });
  await press.waitFor();
  await page.evaluate(() => {
    globalThis.print = () => {
      document.documentElement.dataset.printed = "yes";
    };
  });
  await press.click();
  await page.waitForSelector("html[data-printed]");
  await onPaper(page);
  const parts = ["#title", ".sheet-head svg", ".legend .kind-diagram svg", "#panel-rules .prose", "#panel-sources"];
  assert.deepEqual(await seen(page, parts), parts);
  const not = [...EVERYWHERE, "#board", "#status", ".moves", "input[type=radio]", ".print-rules"];
  assert.deepEqual(await seen(page, not), []);
  // The choice that was made is named; the board is as the game begins.
  assert.match(await page.locator(".sheet-head dl").innerText(), /Dabbaba/i);
  assert.equal(await page.locator("#panel-rules .prose").evaluate((one) => getComputedStyle(one).columnCount), "2");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  assert.equal(await page.locator(".sheet-head").count(), 0);
});

test("of the other panels the one that is open is printed, with its board", async () => {
  const page = await open("#/chaturanga?panel=pieces");
  for (const panel of ["pieces", "lines", "sources"]) {
    await page.emulateMedia({ media: "screen" });
    await goTo(page, `#/chaturanga?panel=${panel}`);
    await onPaper(page);
    const panels = ["pieces", "choices", "lines", "rules", "sources"].map((id) => `#panel-${id}`);
    assert.deepEqual(await seen(page, panels), [`#panel-${panel}`]);
    assert.deepEqual(await seen(page, ["#board svg", ".sheet-head"]), ["#board svg"]);
  }
});
