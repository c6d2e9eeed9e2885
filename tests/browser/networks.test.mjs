// A network that refuses, cuts or delays each file that the page fetches: the board answers a click at once, or the
// page says what is missing; nothing is waited for inside a call, and what failed once is tried again.

import { after, afterEach, before } from "node:test";
import { assert, openPage, problemsOf, test } from "./harness.mjs";
import { Site, file } from "./site.mjs";
import { sample } from "../sample.mjs";

/** @typedef {import("playwright-core").Page} Page */

const site = new Site("/tabiya/");

before(() => site.start());
afterEach(() => site.instead.clear());
after(() => site.stop());

/** The page has nothing left to do. */
const READY = "html[data-ready]:not([data-ready='…'])";

/** Rooms and panels whose files come when they are first opened. */
const ROOMS = [
  "panel=choices",
  "panel=lines",
  "panel=rules",
  "panel=sources",
  "panel=board",
  "piece=king&at=d4",
  "compare=-;elephant:dabbaba",
  "view=studies",
  "view=museum",
  "view=laboratory",
  "view=tracks",
  "view=setup",
  "view=set",
  "view=file",
  "line=e2e3",
];

/**
 * How a network fails for one file: for so many requests, by this.
 * @type {Record<string, (path: string) => { times: number, body: Buffer | "missing" }>}
 */
const FAULTS = {
  "refused once": () => ({ times: 1, body: "missing" }),
  "refused for good": () => ({ times: Infinity, body: "missing" }),
  "cut in half": (path) => ({ times: Infinity, body: file(path).subarray(0, file(path).length / 2) }),
};

/** The files that an address fetches. @param {string} address */
async function fetched(address) {
  site.asked = [];
  const page = await openPage(address, { site: site.url, reducedMotion: true });
  await page.waitForSelector(READY);
  await page.context().close();
  return [...new Set(site.asked)].filter((path) => path !== "index.html");
}

/**
 * Opens an address while a file does not come as it should.
 * @param {string} address @param {string} path @param {{ times: number, body: Buffer | "missing" }} fault
 */
async function openWith(address, path, { times, body }) {
  const page = await openPage("icon.svg", { site: site.url, reducedMotion: true, init: watchForSynchronous });
  let left = times;
  await page.route(
    (url) => url.pathname === `/tabiya/${path}`,
    async (route) => {
      left -= 1;
      if (left < 0) return route.continue();
      if (body === "missing") return route.abort();
      const response = await route.fetch();
      return route.fulfill({ response, body });
    },
  );
  await page.goto(`${site.url}${address}`);
  return page;
}

/** Runs in the page before its scripts. */
function watchForSynchronous() {
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (/** @type {[any, any, any]} */ ...given) {
    if (given[2] === false) console.error("a synchronous request");
    return open.apply(this, given);
  };
}

/** The page has become quiet: it answers, or has said what is missing. @param {Page} page @param {string} what */
async function answersOrSays(page, what) {
  const said = page.locator("#notices .notice, #notices #fault, .lost").first();
  const ready = page.locator(READY);
  await ready.or(said).first().waitFor({ state: "attached" });
  if (await said.count()) {
    // Half a script can be a script of its own, of which something is missing.
    assert.match((await said.innerText()).trim(), /loaded|come|network|compile|Load the page again/, what);
    return;
  }
  const cell = page.locator("#board:visible [role=gridcell][data-square=d2]");
  if (!(await cell.count())) return;
  await cell.click();
  await page.locator("#board [data-square=d2][aria-selected=true]").waitFor();
}

/** Errors that are no more than the network's own. @param {Page} page @param {string} what */
function onlyOfTheNetwork(page, what) {
  const own = problemsOf(page).filter(
    (problem) =>
      !/^request:|Failed to load|could not be loaded|failed to fetch|Failed to fetch|Importing|import/i.test(problem),
  );
  assert.deepEqual(
    own.filter((problem) => /synchronous/.test(problem)),
    [],
    what,
  );
  problemsOf(page).length = 0;
}

test("each file that the page fetches is refused once, refused for good, and cut in half", async () => {
  const first = await fetched("");
  /** @type {{ address: string, path: string, fault: string }[]} */
  const cases = first.flatMap((path) => Object.keys(FAULTS).map((fault) => ({ address: "", path, fault })));
  const known = new Set(first);
  for (const room of ROOMS) {
    const address = `#/chaturanga?v=1&${room}`;
    for (const path of await fetched(address)) {
      if (known.has(path)) continue;
      known.add(path);
      for (const fault of Object.keys(FAULTS)) cases.push({ address, path, fault });
    }
  }
  for (const { address, path, fault } of sample(cases, 24, "faults of files")) {
    const what = `${path} ${fault}, ${address || "first"}`;
    const page = await openWith(address, path, FAULTS[fault](path));
    await answersOrSays(page, what).catch((error) => {
      throw new Error(what, { cause: error });
    });
    onlyOfTheNetwork(page, what);
    await page.context().close();
  }
});

/** Nothing is drawn before these have come, by any page. */
const BLOCKING = ["page.css", "first.js"];

test("each file of the first load is late by six seconds", async () => {
  for (const path of await fetched("")) {
    if (BLOCKING.includes(path) || path === "icon.svg") continue;
    const page = await openPage("icon.svg", { site: site.url, reducedMotion: true, init: watchForSynchronous });
    await page.clock.install();
    /** @type {() => void} */
    let come = () => undefined;
    const held = /** @type {Promise<void>} */ (new Promise((resolve) => (come = resolve)));
    await page.route(
      (url) => url.pathname === `/tabiya/${path}`,
      async (route) => {
        await held;
        await route.continue();
      },
    );
    await page.goto(site.url, { waitUntil: "commit" });
    const living = page.locator("#board [role=gridcell][data-square=d2]");
    const drawn = page.locator("#board > .drawn svg .board");
    await living.or(drawn).first().waitFor();
    // The first part of the rules core answers without the rest.
    if (path === "pkg/tabiya_rest.wasm") await living.waitFor();
    await page.clock.fastForward(6000);
    if (await living.count()) {
      await living.click();
      await page.locator("#board [data-square=d2][aria-selected=true]").waitFor();
      await page.locator("#tab-choices").click();
    }
    await page.locator("#notices", { hasText: "still being loaded" }).waitFor();
    come();
    await page.waitForSelector(READY);
    assert.equal((await page.locator("#notices").innerText()).trim(), "", path);
    if (path === "pkg/tabiya_rest.wasm") {
      await page.locator("#tab-choices[aria-selected=true]").waitFor();
    }
    onlyOfTheNetwork(page, path);
    await page.context().close();
  }
});

test("what could not be fetched is tried again when the reader asks, or the network is back", async () => {
  for (const way of ["button", "online"]) {
    const page = await openWith("", "pkg/tabiya_rest.wasm", { times: 3, body: "missing" });
    await page.locator("#board [role=gridcell][data-square=d2]").click();
    await page.locator("#board [data-square=d2][aria-selected=true]").waitFor();
    await page.locator("#board [role=gridcell][data-square=d3]").click();
    await page.locator("#notices", { hasText: "could not be loaded" }).waitFor();
    if (way === "button") await page.getByRole("button", { name: "Try again" }).click();
    else await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.waitForSelector("html[data-ready*='line=d2d3']");
    assert.equal((await page.locator("#notices").innerText()).trim(), "");
    onlyOfTheNetwork(page, way);
  }
});
