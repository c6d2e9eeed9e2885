// Whole games against the page without a network: the computer sits at every seat, and the server is stopped.

import { after, before } from "node:test";
import process from "node:process";
import { assert, openPage, test } from "./harness.mjs";
import { gameIds, goTo, text } from "./reader.mjs";
import { Site } from "./site.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** A game of so many plies is long enough. */
const LONG = 150;
/** At a table of four, and the race, everybody else’s seats are taken too. */
const FOUR = ["shaturanga", "dice-chess", "ashtapada"];
/** One of each kind of search; all of them take a minute or two (`cargo xtask test --deep`). */
const FEW = ["shatranj", "dice-chess", "ashtapada"];
const ALL = process.env.TABIYA_WHOLE_GAMES !== undefined;

const site = new Site();

before(() => site.start());
after(() => site.stop());

/** Moves lie for as short a time as the browser can wait. */
function hurry() {
  const wait = self.setTimeout;
  Object.assign(self, { setTimeout: (/** @type {() => void} */ then) => wait(then, 0) });
}

/** Waits until the game is over, or long. @param {Page} page */
async function played(page) {
  await page.waitForFunction(
    (most) => {
      const line = new URLSearchParams(location.hash.split("?")[1]).get("line") ?? "";
      return document.querySelector("#status.is-over") !== null || line.split(",").length >= most;
    },
    LONG,
    { timeout: 240_000 },
  );
}

test(`${ALL ? "every game is" : "games are"} played from the first move without a network`, async () => {
  const page = await openPage("", { site: site.url, offline: true, reducedMotion: true, init: hurry });
  await page.waitForSelector("html[data-ready]");
  await page.locator("#offline:not([hidden])").waitFor();
  await site.stop();
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  const ids = await gameIds(page);
  assert.equal(ids.length, 19);
  /** @type {string[]} */
  const ended = [];
  for (const id of ALL ? ids : FEW) {
    const seats = FOUR.includes(id) ? "3,1,1,1" : "3,1";
    // Not `goTo`: it waits for the page to rest, and this one goes on by itself.
    const address = `#/${id}?v=1&seed=a&seats=${seats}`;
    await page.evaluate((to) => (location.hash = to), address);
    await played(page);
    if (await page.locator("#status.is-over").count()) {
      ended.push(id);
      assert.notEqual(await text(page, "#status"), "", `${id}: how it ended is said`);
    }
    assert.equal(await page.locator("#notices .notice").count(), 0, id);
    // Nobody goes on while the next is opened.
    await goTo(page, `#/${id}`);
  }
  // How far one sees in its time is the machine's: of three games all may be long, of sixteen never.
  if (ALL) assert.ok(ended.length >= 1, "some come to their end");
});
