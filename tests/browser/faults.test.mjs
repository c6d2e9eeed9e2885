// Failures of the page: whatever goes wrong, the reader gets a sentence, and the array or the page.

import { after, afterEach, before } from "node:test";
import { assert, openPage, problemsOf, test } from "./harness.mjs";
import { changed } from "./reader.mjs";
import { Site, file, files } from "./site.mjs";
import { withMemory } from "./wasm.mjs";

/** @typedef {import("playwright-core").Page} Page */

const site = new Site("/tabiya/");

before(() => site.start());
afterEach(() => site.instead.clear());
after(() => site.stop());

/**
 * @param {string} [address]
 * @param {Parameters<typeof openPage>[1]} [options]
 */
function open(address = "", options) {
  return openPage(address, { site: site.url, reducedMotion: true, ...options });
}

/**
 * The page stands still: a sentence, the game's array, its rules and the other games.
 * @param {Page} page
 * @param {RegExp} sentence
 * @param {string} [game]
 */
async function standsStill(page, sentence, game = "chaturanga") {
  await page.locator(`section.still#${game} svg .piece`).first().waitFor();
  assert.match(await page.locator("#fault").innerText(), sentence);
  assert.ok((await page.locator(".still-rules p").count()) > 5);
  assert.ok((await page.locator(".still-picture svg").boundingBox())?.height ?? 0 > 200);
  assert.ok(await page.locator("#spread").isHidden(), "no board that does not answer");
  await page.locator("#games a", { hasText: "Shatranj" }).click();
  await page.locator("section.still#shatranj svg").waitFor();
  assert.equal(await page.locator("section.still").count(), 1);
  // What failed is in the console, as it should be.
  problemsOf(page).length = 0;
}

test("the rules core is not there", async () => {
  site.instead.set("pkg/tabiya_first.wasm", "missing");
  await standsStill(await open("#/shogi"), /Nothing can be played.*could not be loaded/, "shogi");
});

test("its JavaScript is not there", async () => {
  site.instead.set("pkg/tabiya.js", "missing");
  await standsStill(await open(), /Nothing can be played.*could not be loaded/);
});

test("it arrives broken", async () => {
  site.instead.set("pkg/tabiya_first.wasm", file("pkg/tabiya_first.wasm").subarray(0, 5000));
  await standsStill(await open(), /refused to compile/);
});

test("the files that would say so are not there either", async () => {
  for (const path of ["pkg/tabiya.js", "faults.js"]) site.instead.set(path, "missing");
  const page = await open();
  await page.locator("#notices", { hasText: "could not all be loaded" }).waitFor();
  problemsOf(page).length = 0;
});

test("WebAssembly is switched off", async () => {
  const page = await open("", { init: () => Reflect.deleteProperty(window, "WebAssembly") });
  await standsStill(page, /core needs WebAssembly/);
});

test("the host’s policy forbids WebAssembly", async () => {
  const page = await open();
  const POLICY = "content-security-policy";
  const strict = (/** @type {Record<string, string>} */ headers) => ({
    ...headers,
    [POLICY]: headers[POLICY].replace(" 'wasm-unsafe-eval'", ""),
  });
  await page.route(/tabiya\/$/, (route) => changed(route, strict));
  await page.reload();
  await standsStill(page, /refused to compile/);
});

test("the rest of the rules core does not come: the board stands, and what the address asks for follows", async () => {
  for (const [address, shown] of [
    ["#/chaturanga?line=e2e3", '#board .piece[data-square="e3"]'],
    ["#/shatranj?v=1&view=studies", "#studies a"],
  ]) {
    site.instead.set("pkg/tabiya_rest.wasm", "missing");
    const page = await open(address);
    await page.locator("#notices", { hasText: "rest of the rules core could not be loaded" }).waitFor();
    await page.locator("#board [role=gridcell][data-square=d2]").click();
    await page.locator("#board [data-square=d2][aria-selected=true]").waitFor();
    assert.equal(await page.locator("html[data-fault]").count(), 0);
    site.instead.clear();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(shown).first().waitFor();
    assert.equal((await page.locator("#notices").innerText()).trim(), "");
    assert.equal(new URL(page.url()).hash, address);
    problemsOf(page).length = 0;
  }
});

test("the rest does not come for a game that the first part does not have", async () => {
  site.instead.set("pkg/tabiya_rest.wasm", "missing");
  await standsStill(await open("#/shaturanga"), /could not be loaded/, "shaturanga");
});

test("a fault of the page’s own is not the network’s", async () => {
  const app = files().find((path) => /^app-\w+\.js$/.test(path)) ?? "";
  site.instead.set(app, 'throw new TypeError("square is not a function");');
  await standsStill(await open("#/shatranj"), /fault of its own. \(square is not a function\)/, "shatranj");
  site.instead.set(app, file(app).subarray(0, 3000));
  await standsStill(await open("#/shatranj"), /could not be loaded/, "shatranj");
});

test("a part of the page does not come, or has gone with an older version: it says so in its place", async () => {
  const part = files().find((path) => /^others-\w+\.js$/.test(path)) ?? "";
  const setup = files().find((path) => /^set-up-\w+\.js$/.test(path)) ?? "";
  for (const path of [part, setup]) site.instead.set(path, "missing");
  const page = await open("#/chaturanga");
  await page.waitForSelector("html[data-ready]");
  await page.locator("#show-use").click();
  await page.locator("#use .lost", { hasText: "could not be loaded" }).waitFor();
  for (const [address, root] of [
    ["#/chaturanga?piece=elephant&at=d4", "#piece"],
    ["#/chaturanga?compare=-;shatranj", "#compare"],
    ["#/chaturanga?view=setup", "#setup"],
  ]) {
    await page.evaluate((address) => {
      location.hash = address;
    }, address);
    await page.locator(`${root} .lost`).waitFor();
    assert.ok(await page.locator(`${root} .lost button`).isVisible(), root);
  }
  // What is there goes on.
  await page.evaluate(() => {
    location.hash = "#/shatranj?line=e2e3";
  });
  await page.locator('#board .piece[data-square="e3"]').waitFor();
  assert.equal(await page.locator("html[data-fault]").count(), 0);
  const uncaught = problemsOf(page).filter((problem) => problem.startsWith("exception"));
  assert.deepEqual(uncaught, []);
  problemsOf(page).length = 0;
});

test("no memory at the start", async () => {
  site.instead.set("pkg/tabiya_first.wasm", withMemory(file("pkg/tabiya_first.wasm"), 0));
  await standsStill(await open(), /memory/);
});

test("no memory left in the middle of a game", async () => {
  site.instead.set("pkg/tabiya_first.wasm", withMemory(file("pkg/tabiya_first.wasm"), 64));
  const page = await open("#/chaturanga?line=e1f3");
  await page.waitForSelector("html[data-ready]");
  // Matches that nobody lets go of fill what there is, down to the last pages.
  await page.evaluate(async () => {
    const { Match } = await import(new URL("pkg/tabiya.js", document.baseURI).href);
    /** @type {unknown[]} */
    const held = [];
    Object.assign(self, { held });
    try {
      for (;;) held.push(new Match("chaturanga"));
    } catch {
      // Full.
    }
  });
  // Not by the menu, whose small boards would be the first to find no room.
  await page.evaluate(() => {
    location.hash = "#/senterej";
  });
  await standsStill(page, /has stopped.*address keeps your line.*memory/, "senterej");
});

test("storage is refused", async () => {
  const page = await open("", {
    offline: true,
    init: () => {
      const refuse = {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      };
      Object.defineProperty(window, "localStorage", refuse);
      Object.defineProperty(Navigator.prototype, "serviceWorker", refuse);
    },
  });
  await page.waitForSelector("html[data-ready]");
  await page.locator("#theme").click();
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark", "the choice holds for now");
  assert.match(await page.locator("#notices").innerText(), /does not let the page keep/);
  assert.ok(await page.locator("#offline").isHidden());
});

test("the service worker fails, or is not there", async () => {
  for (const script of ["throw new Error('dead');", "missing"]) {
    site.instead.set("sw.js", script);
    const page = await open("", { offline: true });
    await page.waitForSelector("html[data-ready]");
    // Comes after what the page itself has asked for.
    await page.evaluate(() => navigator.serviceWorker.register("sw.js").catch(() => undefined));
    assert.ok(await page.locator("#offline").isHidden());
    problemsOf(page).length = 0;
  }
});

test("without JavaScript there is a page to read", async () => {
  const page = await open();
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  assert.ok(context);
  const plain = await context.newPage();
  await plain.goto(site.url);
  await plain.locator("noscript a").click();
  await plain.locator("section.still svg").nth(12).waitFor();
  assert.ok((await plain.locator("section.still svg").count()) >= 13);
  assert.equal(await plain.locator("script").count(), 0);
  await context.close();
});
