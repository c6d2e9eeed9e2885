// The suite for every browser engine: the same tests for each.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before, test } from "node:test";
import { Site, file } from "../browser/site.mjs";
import { engine, start } from "./engines.mjs";
import { Key, Reader } from "./reader.mjs";

const SINGLE = new URL("../../dist/tabiya.html", import.meta.url);

// Runs before every script of the page, and remembers what went wrong.
const COLLECT = `
  self.problems = [];
  const note = (text) => self.problems.push(String(text));
  const lost = (target) => "not loaded: " + (target.src ?? target.href);
  addEventListener("error", ({ message, target }) => note(message ?? lost(target)), true);
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
  addEventListener("securitypolicyviolation", (event) => note(event.violatedDirective + " " + event.blockedURI));
  const { error } = console;
  console.error = (...args) => { note(args.join(" ")); error.apply(console, args); };
`;

const site = new Site("/a path/of its own/".replaceAll(" ", "-"));
/** @type {Awaited<ReturnType<typeof start>>} */
let browser;
/** @type {Reader} */
let reader;

before(async () => {
  await site.start();
  const index = String(file("index.html"));
  site.publish({
    "collect.js": COLLECT,
    "index.html": index.replace("<script ", '<script src="collect.js"></script>\n<script '),
  });
  browser = await start();
  reader = new Reader(browser.driver);
});

after(async () => {
  await browser?.quit();
  await site.stop();
});

/**
 * A test on the page as it is served; it fails if the page had problems.
 * @param {string} name
 * @param {(test: import("node:test").TestContext) => Promise<void>} what
 */
function onPage(name, what) {
  test(`${engine}: ${name}`, async (test) => {
    await what(test);
    assert.deepEqual(await reader.in(() => Reflect.get(self, "problems")), []);
  });
}

onPage("a move with the mouse, by clicks and by dragging", async () => {
  await reader.open(site.url);
  await reader.click(reader.cell("e1"));
  await reader.click(reader.cell("f3"));
  await reader.addressIs(/line=e1f3&ply=1/);
  assert.ok(await reader.drag("mouse", "e7", "e6"));
  await reader.addressIs(/line=e1f3,e7e6&ply=2/);
});

onPage("a move with the keyboard alone", async () => {
  await reader.open(site.url);
  await reader.in(() => document.getElementById("skip")?.focus());
  await reader.press(Key.ENTER);
  const square = () => reader.in(() => /** @type {HTMLElement} */ (document.activeElement)?.dataset.square);
  assert.ok(await square(), "the link at the top leads to the board");
  await browser.driver.actions().keyDown(Key.CONTROL).sendKeys(Key.END).keyUp(Key.CONTROL).perform();
  assert.equal(await square(), "h1");
  await reader.press(Key.ARROW_LEFT, Key.ARROW_LEFT, Key.ARROW_LEFT, Key.ENTER);
  await reader.press(Key.ARROW_UP, Key.ARROW_UP, Key.ARROW_RIGHT, Key.ENTER);
  await reader.addressIs(/line=e1f3&ply=1/);
  assert.equal(await square(), "f3");
});

for (const type of /** @type {const} */ (["touch", "pen"])) {
  onPage(`a move by dragging with ${type === "touch" ? "a finger" : "a pen"}`, async (test) => {
    await reader.open(site.url);
    if (!(await reader.drag(type, "e2", "e3")))
      test.diagnostic(`this driver has no ${type}: its events were made in the page`);
    await reader.addressIs(/line=e2e3&ply=1/);
  });
}

onPage("the page scrolls under a finger that is not on a piece", async (test) => {
  await reader.open(site.url);
  const touch = (/** @type {string} */ square) =>
    reader.in((selector) => getComputedStyle(document.querySelector(selector)).touchAction, reader.cell(square));
  assert.equal(await touch("e2"), "none", "a piece that can move");
  assert.equal(await touch("e4"), "manipulation", "an empty square");
  assert.equal(await touch("e7"), "manipulation", "a piece that cannot");
  // Some drivers have no finger, or one that scrolls nothing anywhere.
  if (!(await reader.has("touch")) || !(await scrolls(".subtitle")))
    return test.diagnostic("this driver has no finger that scrolls: only the style was looked at");
  assert.ok(await scrolls(reader.cell("e4")), "on an empty square");
  assert.ok(await scrolls(reader.cell("e7")), "on a piece that cannot move");
  assert.ok(!(await scrolls(reader.cell("d2"))), "on a piece that can");
  assert.equal(await reader.in(() => location.hash.includes("line=")), false);
});

/** Whether a finger that is drawn up from there scrolls the page. @param {string} selector */
async function scrolls(selector) {
  await reader.in(() => scrollTo({ top: 0, behavior: "instant" }));
  await reader.swipe(selector, 150);
  await reader.stands();
  return reader.in(() => scrollY > 50);
}

onPage("another choice of the rules", async () => {
  await reader.open(`${site.url}#/chaturanga?panel=choices&line=c1e3`);
  await reader.click('label[for="choice-elephant-dabbaba"]');
  await reader.addressIs(/elephant=dabbaba/);
  assert.match(await reader.text(".stops"), /c1–e3 is not possible/);
});

onPage("one piece alone, and readings beside each other", async () => {
  await reader.open(site.url);
  await reader.click("[data-kind=chariot]");
  await reader.addressIs(/piece=chariot&at=d4/);
  await reader.until("fourteen marks", () => document.querySelectorAll("#piece .mark").length === 14);
  await reader.goTo("#/chaturanga?compare=elephant:alfil;elephant:dabbaba;elephant:five");
  await reader.until("three boards", () => document.querySelectorAll(".column .tabiya-board svg").length === 3);
});

onPage("with the server stopped every game opens and plays", async () => {
  await reader.open(site.url);
  await reader.until("it says that it is available offline", () => !document.getElementById("offline")?.hidden);
  await site.stop();
  try {
    await reader.open(site.url);
    const games = await reader.games();
    assert.ok(games.length >= 13, `${games}`);
    for (const id of games) await reader.play(id);
  } finally {
    await site.start();
  }
});

test(`${engine}: the page in one file, from a disk, opens and plays every game`, async () => {
  assert.ok(existsSync(SINGLE), "cargo xtask build --single writes it");
  await reader.open(SINGLE.href);
  const games = await reader.games();
  assert.ok(games.length >= 13, `${games}`);
  for (const id of games) await reader.play(id);
  assert.equal(await reader.in(() => performance.getEntriesByType("resource").length), 0, "it asks for nothing");
});
