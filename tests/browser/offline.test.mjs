// The page offline, without its server.

import { after, afterEach, before } from "node:test";
import { assert, openPage, problemsOf, test } from "./harness.mjs";
import { gameIds, playGame } from "./reader.mjs";
import { Site, file, files } from "./site.mjs";

/** @typedef {import("playwright-core").Page} Page */

// Under a path, as many hosts have it.
const site = new Site("/somewhere/tabiya/");

before(() => site.start());
afterEach(() => site.instead.clear());
after(() => site.stop());

/** Opens the page where its worker may work. @param {string} [address] */
async function open(address = "") {
  const page = await openPage(address, { site: site.url, offline: true, reducedMotion: true });
  await page.waitForSelector("html[data-ready]");
  return page;
}

/** @param {Page} page */
async function kept(page) {
  await page.locator("#offline:not([hidden])").waitFor();
  return page;
}

/** Opens the page and waits until its worker has tried to take in a version: how that ended. */
async function tried() {
  site.asked = [];
  const page = await open();
  // The page asks for its worker some time after it stands.
  await site.askedFor("sw.js");
  const state = await page.evaluate(async () => {
    // The same registration, or the next attempt.
    const { installing } = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
    if (installing?.state === "installing")
      await new Promise((done) => installing.addEventListener("statechange", done, { once: true }));
    return installing?.state;
  });
  return { page, state };
}

/** @param {Page} page */
const caches = (page) => page.evaluate(() => self.caches.keys());

// Every game, in every engine: tests/engines.
test("once kept, the page opens and plays with the server stopped", async () => {
  const page = await kept(await open());
  assert.equal(await page.locator("#offline").innerText(), "Available offline");
  await site.stop();
  try {
    await page.goto(`${site.url}?from=elsewhere`);
    await page.waitForSelector("html[data-ready]");
    await kept(page);
    for (const id of (await gameIds(page)).slice(0, 2)) await playGame(page, id);
    // A bookmark of the file itself, and the page without a script.
    await page.goto(`${site.url}index.html#/shogi`);
    await page.waitForSelector("html[data-ready]");
    await page.goto(`${site.url}pkg/still.html`);
    assert.ok((await page.locator("section.still svg").count()) >= 13);
  } finally {
    await site.start();
  }
});

test("everything that the page can ask for is on the list", async () => {
  const page = await kept(await open());
  site.asked = [];
  const other = await page.context().newPage();
  await other.goto(site.url);
  await other.waitForSelector("html[data-ready]");
  const asked = site.asked.filter((path) => !["sw.js", "pkg/precache.js"].includes(path));
  assert.deepEqual(asked, [], "a page that is kept asks the server for nothing");
  const list = String(file("pkg/precache.js"));
  const wanted = files().filter((path) => /\.(html|js|css|svg|wasm|webmanifest)$/.test(path));
  const left = wanted.filter((path) => !list.includes(`"${path.replace(/(^|\/)index\.html$/, "$1") || "./"}"`));
  // The module in one file is for others.
  assert.deepEqual(left.sort(), ["pkg/precache.js", "pkg/tabiya_bg.wasm", "sw.js"]);
});

test("nothing is promised before it is true", async () => {
  site.instead.set("faults.js", "missing");
  const { page, state } = await tried();
  assert.equal(state, "redundant");
  assert.ok(await page.locator("#offline").isHidden());
  assert.deepEqual(await caches(page), [], "half a version is not kept");
  problemsOf(page).length = 0;
});

test("a file that is not what the list says is not taken in", async () => {
  site.instead.set("start.js", `${file("start.js")}\n// Changed on the way.\n`);
  const { page, state } = await tried();
  assert.equal(state, "redundant");
  assert.ok(await page.locator("#offline").isHidden());
  assert.deepEqual(await caches(page), []);
  problemsOf(page).length = 0;
});

test("a new version comes whole, when the reader wants it, and the old one goes", async () => {
  const page = await kept(await open("#/shatranj"));
  await page.evaluate(() => self.caches.open("somebody else’s"));
  await page.evaluate((scope) => self.caches.open(`tabiya ${scope} 1`), `${new URL(site.url).origin}/elsewhere/`);
  const [first] = (await caches(page)).filter((name) => name.includes(site.url));
  const index = String(file("index.html"));
  const named = [...index.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, path]) => path);
  const words = named.find((path) => String(file(path)).includes("The address is copied")) ?? "";
  const version = site.publish({
    "index.html": index.replace("Rules, positions and diagrams come", "A new version: diagrams come"),
    [words]: String(file(words)).replace(/"Share"/, '"Share this"'),
  });
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  const note = page.locator(".notice", { hasText: "A new version" });
  await note.waitFor();
  assert.equal(await page.locator("#share").innerText(), "Share", "until then the old version stays whole");
  assert.match((await page.locator(".colophon p", { hasText: "diagrams" }).textContent()) ?? "", /^Rules, positions/);
  await Promise.all([page.waitForEvent("load"), note.locator(".act").click()]);
  await page.waitForSelector("html[data-ready]");
  assert.match((await page.locator(".colophon p", { hasText: "diagrams" }).textContent()) ?? "", /^A new version/);
  assert.match(await page.evaluate(() => location.hash), /shatranj/, "the reader is where he was");
  await kept(page);
  const names = await caches(page);
  assert.ok(!names.includes(first), "the old version is gone");
  assert.equal(names.length, 3, `${names}`);
  assert.ok(names.some((name) => name.endsWith(version)));
});

test("a window that came before its worker hears of later versions, and of those taken up in another", async () => {
  const page = await kept(await open("#/shatranj"));
  assert.equal(await page.locator(".notice").count(), 0, "its own version is not news");
  const index = String(file("index.html"));
  const publish = (/** @type {string} */ words) =>
    site.publish({ "index.html": index.replace("Rules, positions and diagrams come", words) });
  publish("A new version: diagrams come");
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.locator(".notice", { hasText: "A new version of this page is ready" }).waitFor();
  const other = await page.context().newPage();
  await other.goto(site.url);
  await other.waitForSelector("html[data-ready]");
  await other.locator(".notice .act").click();
  await page.locator(".notice", { hasText: "in use in another window" }).waitFor();
});

test("a build for working on the page takes the worker away", async () => {
  const page = await kept(await open());
  site.instead.set("pkg/precache.js", "self.PRECACHE = null;");
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.waitForFunction(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return workers.length + (await self.caches.keys()).length === 0;
  });
});

test("the browser may throw files away: they are fetched again", async () => {
  const page = await kept(await open());
  await page.evaluate(async () => {
    for (const name of await self.caches.keys()) await (await self.caches.open(name)).delete("pkg/tabiya_first.wasm");
  });
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await kept(page);
  const found = await page.evaluate(async () => Boolean(await self.caches.match("pkg/tabiya_first.wasm")));
  assert.ok(found);
});

test("the page can be installed", async () => {
  const page = await open();
  const href = await page.locator("link[rel=manifest]").evaluate((link) => /** @type {HTMLLinkElement} */ (link).href);
  const manifest = await (await page.request.get(href)).json();
  assert.equal(new URL(manifest.start_url, href).href, new URL(".", page.url()).href);
  for (const { src, sizes, type } of manifest.icons) {
    const response = await page.request.get(new URL(src, href).href);
    assert.equal(response.headers()["content-type"], type);
    if (type === "image/png") {
      // Width and height stand at bytes 16 and 20 of a PNG file.
      const bytes = await response.body();
      assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes);
    }
  }
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  assert.deepEqual(
    installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"),
    [],
  );
});

test("the page keeps preferences and its own files, and nothing else", async () => {
  const page = await kept(await open());
  await page.locator("#theme").click();
  for (const id of (await gameIds(page)).slice(0, 3)) await playGame(page, id);
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
    databases: await indexedDB.databases(),
  }));
  assert.deepEqual(stored, { local: ["tabiya-theme"], session: [], cookies: "", databases: [] });
});
