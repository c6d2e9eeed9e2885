// What a reader does on the page, for the tests of it.

import { assert, openPage } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Opens an address and waits until the page has taken it in.
 * @param {string} [address]
 * @param {Parameters<typeof openPage>[1]} [options]
 */
export async function open(address = "", options = { reducedMotion: true }) {
  const page = await openPage(address, options);
  await page.waitForSelector("html[data-ready]");
  return page;
}

/**
 * Goes on to another address on the same page.
 * @param {Page} page
 * @param {string} address
 */
export async function goTo(page, address) {
  await page.evaluate(
    (to) =>
      new Promise((resolve) => {
        if (location.hash === to) return resolve(undefined);
        // The page listens already, and is done when this one hears of it.
        addEventListener("hashchange", () => resolve(undefined), { once: true });
        location.hash = to;
      }),
    address,
  );
  await filled(page);
}

/** What is about the game stands beside the board. @param {Page} page */
export async function filled(page) {
  await page.locator("#panels:not([aria-busy])").waitFor({ state: "attached" });
}

/**
 * @param {Page} page
 * @param {string} square
 * @param {string} [board] a selector
 */
export function cell(page, square, board = "#board") {
  return page.locator(`${board} .tabiya-cell[data-square="${square}"]`);
}

/**
 * Clicks squares, one after the other.
 * @param {Page} page
 * @param {string[]} squares
 * @param {string} [board]
 */
export async function click(page, squares, board) {
  for (const square of squares) await cell(page, square, board).click();
}

/** @param {Page} page */
export const hash = (page) =>
  page.evaluate(async () => {
    // It is written after the picture of what has changed, when its turn comes.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 250)));
    return location.hash;
  });

/**
 * @param {Page} page
 * @param {RegExp} pattern
 */
export async function addressIs(page, pattern) {
  const seen = await page
    .waitForFunction((source) => new RegExp(source).test(location.hash), pattern.source, { timeout: 5000 })
    .catch(() => undefined);
  assert.ok(seen, `${await hash(page)} should match ${pattern}`);
}

/**
 * @param {Page} page
 * @param {string} word
 */
export const addressLacks = (page, word) => addressIs(page, new RegExp(`^(?!.*${word})`));

/**
 * @param {Page} page
 * @param {string} selector
 */
export async function text(page, selector) {
  return (await page.locator(selector).first().innerText()).replace(/\s+/g, " ").trim();
}

/** A man in hand. @param {Page} page @param {string} kind @param {string} [hand] */
export function held(page, kind, hand = "near") {
  return page.locator(`#play .hand-${hand} .held[data-kind="${kind}"]`);
}
