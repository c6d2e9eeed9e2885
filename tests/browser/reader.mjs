// Actions of a reader on the page, for the tests of it.

import { halves } from "../sample.mjs";
import { assert, bytesOf, openPage } from "./harness.mjs";

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
 * Answers a request with other headers, or another body; nothing, if the page that asked has been left meanwhile.
 * @param {import("playwright-core").Route} route
 * @param {(headers: Record<string, string>) => Record<string, string>} headers
 * @param {string | Buffer} [body]
 */
export async function changed(route, headers, body) {
  try {
    const response = await route.fetch();
    await route.fulfill({ response, headers: headers(response.headers()), ...(body !== undefined && { body }) });
  } catch (error) {
    if (!/disposed|closed/.test(String(error))) throw error;
  }
}

/**
 * Goes through a list with two pages, one half each.
 * @template T
 * @param {readonly T[]} list
 * @param {(page: Page, item: T) => Promise<void>} take
 */
export async function inTwo(list, take) {
  await Promise.all(
    halves(list).map(async (own) => {
      const page = await open();
      for (const item of own) await take(page, item);
      await page.context().close();
    }),
  );
}

/**
 * Goes on to another address on the same page.
 * @param {Page} page
 * @param {string} address
 */
export async function goTo(page, address) {
  await page.evaluate((to) => {
    location.hash = to;
  }, address);
  await rendered(page);
}

/**
 * Goes through a door, and to a view behind it, as a reader does.
 * @param {Page} page
 * @param {string} door
 * @param {string} [way]
 */
export async function through(page, door, way) {
  const doors = page.locator("#views");
  if (!(await doors.isVisible())) await page.locator("#choose-view").click();
  await doors.getByRole("button", { name: door, exact: true }).click();
  await rendered(page);
  if (way === undefined) return;
  await page.locator("#way-list").getByRole("button", { name: way, exact: true }).click();
  await rendered(page);
}

/** The page shows all that its address says, and the address all that was done. @param {Page} page */
export async function rendered(page) {
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
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

/** The address, once it says all that was done. @param {Page} page */
export async function hash(page) {
  await rendered(page);
  return page.evaluate(() => location.hash);
}

/**
 * @param {Page} page
 * @param {RegExp} pattern
 */
export async function addressIs(page, pattern) {
  const seen = await page
    .waitForFunction((source) => new RegExp(source).test(location.hash), pattern.source, { timeout: 5000 })
    .catch(() => undefined);
  assert.ok(seen, `${await page.evaluate(() => location.hash)} should match ${pattern}`);
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

/** Waits until the text of a field matches. @param {Page} page @param {string} selector @param {RegExp} pattern */
export async function fieldHas(page, selector, pattern) {
  await page.waitForFunction(
    ([selector, source]) => {
      const field = /** @type {HTMLTextAreaElement | null} */ (document.querySelector(selector));
      return field && new RegExp(source).test(field.value);
    },
    [selector, pattern.source],
  );
}

/** A piece in hand. @param {Page} page @param {string} kind @param {string} [hand] */
export function held(page, kind, hand = "near") {
  return page.locator(`#play .hand-${hand} .held[data-kind="${kind}"]`);
}

/**
 * Opens the menu of the games, unless it is open, and chooses one.
 * @param {Page} page
 * @param {number | string | RegExp} game its place in the list, or its name
 */
export async function pick(page, game) {
  const links = page.locator("#games a");
  const link = typeof game === "number" ? links.nth(game) : links.filter({ hasText: game }).first();
  if (!(await link.isVisible())) await page.locator("#choose-game").click();
  await link.click();
}

/**
 * Opens one of the panels; of the rules what is disputed, or all.
 * @param {Page} page
 * @param {import("../../www/state/store.js").Panel} panel
 */
export async function panel(page, panel) {
  await page.locator(`#tab-${panel === "choices" ? "rules" : panel}`).click();
  if (panel === "choices" || panel === "rules") await page.locator("#only-disputed").setChecked(panel === "choices");
}

/** Opens the menu that says how the board is shown. @param {Page} page */
export const boardMenu = (page) => page.locator("#show-display").click();

/** The ids of all games, from the page's own links. @param {Page} page */
export async function gameIds(page) {
  const links = await page
    .locator("#games a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return links.map((href) => /^#\/([\w-]+)/.exec(href)?.[1] ?? href);
}

/** Puts a text into the field for a record and plays it. @param {Page} page @param {string} text */
export async function paste(page, text) {
  await page.locator("form.record textarea").fill(text);
  await page.locator("form.record [type=submit]").click();
}

/** Opens the panel of exports. @param {Page} page */
export async function openExports(page) {
  await page.locator("#show-use").click();
  await page.locator(".use-copies").first().waitFor();
}

/** The text of one kind in the panel of exports: its part is opened. @param {Page} page @param {string} kind */
export async function exportedText(page, kind) {
  const part = page.locator(".use-copies", { has: page.locator(`option[value="${kind}"]`) });
  if ((await part.getAttribute("open")) === null) await part.locator("summary").click();
  await part.locator("select").selectOption(kind);
  return part.locator(".use-text").inputValue();
}

/** Saves a file from the panel of exports: its name and bytes. @param {Page} page @param {string} name of the button */
export async function exportedFile(page, name) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".use-body button", { hasText: new RegExp(`^${name}$`) }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}

/**
 * Opens a game, plays its demonstration to the end and then its first possible move.
 * @param {Page} page
 * @param {string} id
 */
export async function playGame(page, id) {
  await page.evaluate((to) => (location.hash = to), `#/${id}`);
  await page.locator("#games a[aria-current=page]").waitFor({ state: "attached" });
  await page.locator("#tab-moves").click();
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

/** The text of the game that is being made, which is opened. @param {Page} page */
export async function fileText(page) {
  const details = page.locator(".game-file-text");
  if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
  return page.locator(".game-file");
}
