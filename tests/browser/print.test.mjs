// Printing: the rules as a sheet of their own, and of the other panels the one that is open.

import { assert, test } from "./harness.mjs";
import { goTo, open } from "./reader.mjs";
import { games } from "../module/load.mjs";

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

const EVERYWHERE = ["#panel-rules .disputed", "#panel-moves", "#tools", "#tabs", "button.action", ".use", ".dice-more"];

/** Presses a button that prints, and shows the page as printed then. @param {Page} page @param {string} name */
async function press(page, name) {
  const button = page.getByRole("button", { name, exact: true });
  await button.waitFor();
  await page.evaluate(() => {
    globalThis.print = () => {
      dispatchEvent(new Event("beforeprint"));
      document.documentElement.dataset.printed = "yes";
    };
  });
  await button.click();
  await page.waitForSelector("html[data-printed]");
  await page.emulateMedia({ media: "print" });
}

test("the rules are printed as a leaflet: set up, chosen, told and cited", async () => {
  const page = await open("#/chaturanga?elephant=dabbaba&line=e2e3&panel=rules");
  await press(page, "Print the rules");
  const parts = [".leaflet h1", ".leaflet-start svg", ".leaflet-kinds svg", ".leaflet-key", ".leaflet-back h2"];
  assert.deepEqual(await seen(page, parts), parts);
  assert.deepEqual(await seen(page, [...EVERYWHERE, "#board", "#status", ".moves", "#panels"]), []);
  // The choice that was made stands out; the board is as the game begins.
  assert.match(await page.locator(".leaflet-start li b").innerText(), /Dabbaba/i);
  assert.equal(await page.locator(".leaflet-kinds > li").count(), 6);
  // Every rule is there once, and none below eight points.
  const { once, least } = await page.evaluate(() => {
    const rules = [...document.querySelectorAll("#panel-rules .sentence")].map(
      (node) => node.textContent?.trim() ?? "",
    );
    const told = [...document.querySelectorAll(".leaflet p")].map((node) => node.textContent).join("\n");
    const sizes = [...document.querySelectorAll(".leaflet :is(p, li, b, span, sup, i, h2)")].map((node) =>
      Number.parseFloat(getComputedStyle(node).fontSize),
    );
    return { once: rules.filter((rule) => told.split(rule).length !== 2), least: Math.min(...sizes) };
  });
  assert.deepEqual(once, []);
  assert.ok(least >= (8 / 72) * 96 - 0.01, `${least} px`);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  assert.equal(await page.locator(".leaflet").count(), 0);
});

test("the leaflet of every game has two pages, in A4 and in Letter", async () => {
  const page = await open("#/chaturanga?panel=rules");
  for (const { id: game } of games()) {
    await goTo(page, `#/${game}?panel=rules`);
    await page.locator(".print-full").waitFor();
    for (const format of ["A4", "Letter"]) {
      const { length } = (await page.pdf({ format })).toString("latin1").match(/\/Type \/Page\b/g) ?? [];
      assert.equal(length, 2, `${game}, ${format}`);
    }
  }
});

test("in full the rules are printed with all their panels", async () => {
  const page = await open("#/chaturanga?elephant=dabbaba&line=e2e3&panel=rules");
  await press(page, "Print with sources");
  const parts = ["#title", ".sheet-head svg", ".legend .kind-diagram svg", "#panel-rules .prose", "#panel-about"];
  assert.deepEqual(await seen(page, parts), parts);
  const not = [...EVERYWHERE, "#board", "#status", ".moves", "input[type=radio]", ".print-rules", ".leaflet"];
  assert.deepEqual(await seen(page, not), []);
  assert.match(await page.locator(".sheet-head dl.terms").innerText(), /Dabbaba/i);
  assert.equal(await page.locator("#panel-rules .prose").evaluate((one) => getComputedStyle(one).columnCount), "2");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  assert.equal(await page.locator(".sheet-head").count(), 0);
});

test("of the other panels the one that is open is printed, with its board", async () => {
  const page = await open("#/chaturanga?panel=pieces");
  for (const panel of ["pieces", "moves", "about"]) {
    await page.emulateMedia({ media: "screen" });
    await goTo(page, `#/chaturanga?panel=${panel}`);
    await onPaper(page);
    const panels = ["pieces", "moves", "rules", "about"].map((id) => `#panel-${id}`);
    assert.deepEqual(await seen(page, panels), [`#panel-${panel}`]);
    assert.deepEqual(await seen(page, ["#board svg", ".sheet-head"]), ["#board svg"]);
  }
});

/** What is seen while a button prints. @param {Page} page @param {string} name @param {string[]} selectors */
async function printedBy(page, name, selectors) {
  const button = page.getByRole("button", { name, exact: true });
  await button.waitFor();
  await page.evaluate((all) => {
    globalThis.print = () => {
      dispatchEvent(new Event("beforeprint"));
      const shown = all.filter((one) => [...document.querySelectorAll(one)].some((node) => node.checkVisibility()));
      document.documentElement.dataset.printed = JSON.stringify(shown);
      dispatchEvent(new Event("afterprint"));
    };
  }, selectors);
  const node = await button.elementHandle();
  await page.emulateMedia({ media: "print" });
  await node?.evaluate((one) => /** @type {HTMLElement} */ (one).click());
  const root = page.locator("html[data-printed]");
  await root.waitFor({ state: "attached" });
  const shown = await root.evaluate((one) => {
    const { printed = "" } = one.dataset;
    delete one.dataset.printed;
    return printed;
  });
  await page.emulateMedia({ media: "screen" });
  return JSON.parse(shown);
}

test("each button prints what it says, whatever else is shown", async () => {
  const parts = [".leaflet h1", ".sheet-head svg", "#panel-rules", "#set .sheet", ".study-sheet", "#family svg"];
  const page = await open("#/sittuyin?v=1&objection=claim&panel=rules");
  assert.deepEqual(await printedBy(page, "Print the rules", parts), [".leaflet h1"]);
  assert.deepEqual(await printedBy(page, "Print with sources", parts), [".sheet-head svg", "#panel-rules"]);
  await goTo(page, "#/sittuyin?v=1&objection=claim&view=set&panel=rules");
  assert.deepEqual(await printedBy(page, "Print", parts), ["#set .sheet"]);
  await goTo(page, "#/shatranj?view=studies&panel=rules");
  await page.getByRole("button", { name: "As a sheet" }).click();
  assert.deepEqual(await printedBy(page, "Print", parts), [".study-sheet"]);
});

test("paper and printing are chosen above the sheets of a set, and come first by the Tab key", async () => {
  const page = await open("#/chaturanga?v=1&view=set", { width: 900, height: 1200 });
  const top = async (/** @type {string} */ what) => (await page.locator(what).first().boundingBox())?.y ?? Number.NaN;
  await page.locator(".sheet").first().waitFor();
  const [lead, controls, sheet] = [await top("#set .help"), await top(".set-controls"), await top(".sheet")];
  assert.ok(lead < controls && controls < sheet, `${lead} ${controls} ${sheet}`);
  const order = await page
    .locator("#set :is(input, button, .sheet)")
    .evaluateAll((all) => all.map((one) => one.tagName));
  assert.ok(order.indexOf("BUTTON") < order.indexOf("ARTICLE"), order.join());
  await onPaper(page);
  assert.ok(!(await page.locator(".set-controls").isVisible()));
});
