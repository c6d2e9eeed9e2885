// Network faults: for a file that is refused, cut or delayed the board answers a click at once, or the
// page says what is missing; nothing is waited for inside a call, and what failed once is tried again.

import { after, afterEach, before } from "node:test";
import { assert, openPage, test } from "./harness.mjs";
import { FAULTS, READY, everyFile, onlyOfTheNetwork, openWith, survives } from "./network.mjs";
import { Site } from "./site.mjs";
import { sample } from "../sample.mjs";

const site = new Site("/tabiya/");

before(() => site.start());
afterEach(() => site.instead.clear());
after(() => site.stop());

test("of every file that the service worker keeps it is known what fetches it, or why nothing does", () => {
  const { asked, unknown } = everyFile();
  assert.deepEqual(unknown, []);
  assert.ok(asked.length > 60);
});

test("each file of the page is refused once, refused for good, cut in half, and late by six seconds", async () => {
  const cases = everyFile().asked.flatMap((asked) => Object.keys(FAULTS).map((fault) => ({ asked, fault })));
  /** @type {string[]} */
  const faults = [];
  for (const { asked, fault } of sample(cases, 12, "faults of files")) {
    await survives(site, asked, fault).catch((error) => faults.push(error.message));
  }
  assert.deepEqual(faults, []);
});

test("what the first board needs is late, and each other part of the core: it is said, and follows", async () => {
  const { page, come } = await openWith(site, "", "pkg/tabiya_rest.wasm", FAULTS.late(""));
  const living = page.locator("#board [role=gridcell][data-square=d2]");
  // The first part of the rules core answers without the rest.
  await living.waitFor();
  await page.clock.fastForward(6000);
  await living.click();
  await page.locator("#board [data-square=d2][aria-selected=true]").waitFor();
  // By key, as a browser does nothing of its own after a key that is given again.
  await page.locator("#tab-rules").focus();
  await page.keyboard.press("Enter");
  await page.clock.fastForward(1000);
  await page.locator("#notices", { hasText: "still being loaded" }).waitFor();
  come();
  await page.waitForSelector(READY);
  await page.locator("#tab-rules[aria-selected=true]").waitFor();
  assert.equal((await page.locator("#notices").innerText()).trim(), "");
  onlyOfTheNetwork(page, "late");
});

test("what is asked of workers that die, or are sent home, settles", async () => {
  const page = await openPage("", { site: site.url, reducedMotion: true });
  await page.waitForSelector(READY);
  const told = await page.evaluate(async () => {
    const { workers } = await import(new URL("pkg/workers.js", document.baseURI).href);
    const { crew, think } = await import(new URL("pkg/lab.js", document.baseURI).href);
    const made = workers.make;
    /** @type {string[]} */
    const told = [];
    const heard = (/** @type {string} */ what, /** @type {Promise<unknown>} */ asked) =>
      asked.then(
        () => told.push(`${what}: done`),
        (error) => told.push(`${what}: ${error.code ?? error.message}`),
      );
    const setup = { game: "shatranj" };
    // Sent home while all are at work, and more wait.
    const home = crew(2);
    const asked = [1, 2, 3, 4].map((at) => heard(`home ${at}`, home.ask("playout", setup, { plies: 400 })));
    home.end();
    await Promise.all([...asked, heard("after", home.ask("playout", setup, { plies: 2 }))]);
    // Dead before it begins, and dead at its work: that is done here, or refused.
    workers.make = () => {
      const worker = made();
      setTimeout(() => worker.onerror?.({ message: "dead", preventDefault: () => undefined }));
      return worker;
    };
    const dead = crew(1);
    await heard("dead", dead.ask("playout", setup, { plies: 2 }));
    dead.end();
    let posts = 0;
    workers.make = () => {
      const worker = made();
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (/** @type {unknown} */ message) => {
        posts += 1;
        if (posts === 1) worker.onerror?.({ message: "dead at work", preventDefault: () => undefined });
        else post(message);
      };
      return worker;
    };
    const one = crew(1);
    await heard("at work", one.ask("playout", setup, { plies: 2 }));
    await heard("its follower", one.ask("playout", setup, { plies: 2 }));
    one.end();
    workers.make = undefined;
    await heard("none", crew(1).ask("playout", setup, { plies: 2 }));
    await heard("alone", think(setup, { depth: 1 }));
    return told;
  });
  assert.deepEqual(told, [
    "home 1: stopped",
    "home 2: stopped",
    "home 3: stopped",
    "home 4: stopped",
    "after: stopped",
    "dead: done",
    "at work: dead at work",
    "its follower: done",
    "none: done",
    "alone: done",
  ]);
});

test("what could not be fetched is tried again when the reader asks, or the network is back", async () => {
  for (const way of ["button", "online"]) {
    const { page } = await openWith(site, "", "pkg/tabiya_rest.wasm", { times: 3, body: "missing" });
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
