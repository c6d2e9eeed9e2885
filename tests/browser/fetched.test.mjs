// Lazy parts of the page: where a file does not come the reader is told, nothing
// is left in between, and what is asked for again is fetched again.

import { assert, expectProblems, openPage, test } from "./harness.mjs";
import { rendered } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** What all say of a file that did not come. */
const LOST = /This part of the page could not be loaded/;

/**
 * Opens an address while a part of the page is refused, until `comes` is called.
 * @param {string} address
 * @param {RegExp} file
 */
async function without(address, file = /\/others-[\w-]+\.js$/) {
  const page = await openPage("icon.svg", { reducedMotion: true });
  page.setDefaultTimeout(12_000);
  // What the network does, and what the page has told of it.
  expectProblems(page, /^request:|Failed to load resource|Failed to fetch dynamically/);
  let refused = true;
  await page.route(file, (route) => (refused ? route.abort() : route.continue()));
  await page.goto(new URL(`./${address}`, page.url()).href);
  await page.waitForSelector("html[data-ready]:not([data-ready='…'])");
  return {
    page,
    comes: () => {
      refused = false;
    },
  };
}

/** The note that a part did not come. @param {Page} page */
const note = (page) => page.locator("#notices .notice", { hasText: LOST });

test("“Play against the computer” says that it did not come, and comes when it is pressed again", async () => {
  const { page, comes } = await without("");
  await page.locator("#opponent button").first().click();
  await note(page).waitFor();
  // Said once, however often it is asked for.
  await page.locator("#opponent button").first().click();
  await page.waitForFunction(() => document.querySelectorAll("#notices .notice").length === 1);
  comes();
  await page.locator("#opponent button").first().click();
  await page.locator("#opponent select").first().waitFor();
  assert.equal(await note(page).count(), 0, "what has come is no longer missing");
});

test("an address with somebody at the board says that the computer did not come", async () => {
  const { page } = await without("#/chaturanga?seats=you,3");
  await note(page).waitFor();
  assert.ok(await page.locator("#board [role=gridcell][data-square=d2]").isVisible());
});

test("what draws on the board says that it did not come, and comes when it is opened again", async () => {
  const { page, comes } = await without("#/chaturanga?v=1");
  await page.locator("#show-annotate").click();
  await note(page).waitFor();
  await page.locator("#annotate:not([open])").waitFor({ state: "attached" });
  comes();
  await page.locator("#show-annotate").click();
  await page.locator("#annotate[open] button").first().waitFor();
  assert.equal(await note(page).count(), 0);
});

test("the rules are printed and their sources shown when what does it has come", async () => {
  const { page, comes } = await without("#/chaturanga?panel=rules");
  await page.evaluate(() => {
    const page = /** @type {any} */ (globalThis);
    Object.assign(page, { printed: 0, print: () => (page.printed += 1) });
  });
  const printed = () => page.evaluate(() => /** @type {any} */ (globalThis).printed);
  await page.locator(".print-rules").click();
  await note(page).waitFor();
  assert.equal(await printed(), 0);
  await page.locator(".sourcing input").click();
  await page.waitForFunction(() => {
    const box = document.querySelector(".sourcing input");
    return box instanceof HTMLInputElement && !box.checked;
  });
  comes();
  await page.locator(".sourcing input").check();
  await page.locator(".rules.sourced").waitFor();
  await page.locator(".print-rules").click();
  await page.waitForFunction(() => /** @type {any} */ (globalThis).printed === 1);
  assert.equal(await note(page).count(), 0);
});

test("a game ends also where what names its deciding choices does not come", async () => {
  const { page } = await without("#/chaturanga?position=4k3/8/8/8/8/8/4r3/R3K3+w&line=e1e2");
  await note(page).waitFor();
  await page.locator("#status.is-over").waitFor();
});

test("an address of a game of one’s own that cannot be taken in leaves the page and its address together", async () => {
  const { page, comes } = await without("#/makruk");
  const before = await page.evaluate(() => location.hash);
  await page.evaluate(() => {
    location.hash = "#/mine?v=1&record=no";
  });
  await note(page).waitFor();
  await rendered(page);
  assert.equal(await page.evaluate(() => location.hash), before);
  assert.equal(await page.locator("#title").innerText(), "Makruk");
  comes();
  await page.evaluate(() => {
    location.hash = "#/shatranj?v=1&record=no";
  });
  await page.waitForFunction((lost) => !document.querySelector("#notices")?.textContent?.includes(lost), LOST.source);
});

test("a part that does not come for a study is told by whoever looks for a move", async () => {
  const { page } = await without("#/shatranj?study=suli-diamond", /\/pkg\/lab\.js$/);
  await page.locator("#study-tools button", { hasText: "Solve" }).click();
  await page.waitForFunction(() => /could not be|Failed to fetch|loaded/.test(document.body.innerText));
});
