// The page in one file, opened from a disk.

import { existsSync, readFileSync, statSync } from "node:fs";
import { assert, openPage, problemsOf, test } from "./harness.mjs";
import { gameIds, playGame } from "./reader.mjs";

const FILE = new URL("../../dist/tabiya.html", import.meta.url);

// Every game, in every engine: tests/engines.
test("one file holds every game, and asks for nothing", async () => {
  assert.ok(existsSync(FILE), "cargo xtask build --single writes it");
  const page = await openPage("", { site: FILE.href, reducedMotion: true });
  await page.waitForSelector("html[data-ready]");
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  const ids = await gameIds(page);
  assert.ok(ids.length >= 13);
  for (const id of ids.slice(0, 2)) await playGame(page, id);
  assert.deepEqual(asked, []);
  assert.ok(await page.locator("#offline").isHidden(), "nothing is kept: it is there anyway");
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  assert.match(page.url(), /line=/, "the address still holds what is seen");
});

test("the computer plays in it, and thinks in a worker that the file carries", async () => {
  const page = await openPage("#/xiangqi?v=1&seats=4,10", { site: FILE.href, reducedMotion: true });
  await page.waitForFunction(() => location.hash.split("line=")[1]?.split(",").length >= 3);
  assert.equal(page.workers().length >= 1, true, "not on the page, which would stand still");
  await page.locator('#opponent [data-deed="stop"]', { hasText: "Stop" }).click();
  await page.locator('#opponent [data-deed="stop"]', { hasText: "Go on" }).waitFor();
});

test("its worker does whatever the laboratory asks of one", async () => {
  const room = "#/chaturanga?v=1&room=evidence:elephant;alfil,dabbaba;random;8";
  const page = await openPage(room, { site: FILE.href, reducedMotion: true });
  await page.locator(".evidence-run button", { hasText: "Play" }).click();
  await page.locator(".evidence-status", { hasText: "16 games were played." }).waitFor();
  await page.locator(".evidence-table").waitFor();
});

test("its size and its policy", () => {
  const packer = readFileSync(new URL("../../xtask/site/single.ts", import.meta.url), "utf8");
  const most = Number(/MOST_BYTES = ([\d_]+);/.exec(packer)?.[1].replaceAll("_", ""));
  assert.ok(statSync(FILE).size < most, `of ${most} bytes`);
  const text = readFileSync(FILE, "utf8");
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1] ?? "";
  assert.match(policy, /^default-src 'none'; script-src 'sha256-/);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:|'self'/);
});

test("where WebAssembly is off it shows what it has", async () => {
  const page = await openPage("#/shogi", {
    site: FILE.href,
    init: () => Reflect.deleteProperty(window, "WebAssembly"),
  });
  await page.locator("section.still#shogi svg").waitFor();
  assert.match(await page.locator("#fault").innerText(), /needs WebAssembly/);
  problemsOf(page).length = 0;
});
