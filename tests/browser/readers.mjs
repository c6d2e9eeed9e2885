// What the tests do on the page, as readers would.

import assert from "node:assert/strict";

/** @typedef {import("playwright-core").Page} Page */

/** The ids of all games, from the page's own links. @param {Page} page */
export async function gameIds(page) {
  const links = await page
    .locator("#games a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return links.map((href) => /^#\/([\w-]+)/.exec(href)?.[1] ?? href);
}

/**
 * Opens a game, plays its demonstration to the end and then its first possible move.
 * @param {Page} page
 * @param {string} id
 */
export async function playGame(page, id) {
  await page.evaluate((to) => (location.hash = to), `#/${id}`);
  await page.locator("#games a[aria-current=page]").waitFor();
  await page.locator("#tab-lines").click();
  await page.locator(".line-actions button").first().click();
  await page.locator(".transport.last").click();
  const slider = page.locator(".slider");
  const length = Number(await slider.getAttribute("max"));
  assert.ok(length >= 3, `${id}: the demonstration has moves`);
  assert.equal(await slider.inputValue(), String(length), `${id}: it is played to its end`);
  assert.equal(await page.locator(".stops:visible").count(), 0, `${id}: every move of it is possible`);
  await page.evaluate((to) => (location.hash = to), `#/${id}`);
  const cell = page.locator("#board .tabiya-cell.movable").first();
  const chance = page.locator("button.dice-throw:visible");
  if ((await cell.count()) > 0) {
    await cell.click();
    await page.locator("#board .tabiya-cell.target").first().click();
  } else if ((await chance.count()) > 0) await chance.click();
  else return;
  await page.waitForFunction(() => location.hash.includes("line="));
}
