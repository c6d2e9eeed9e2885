// The stories and the disputes: fetched when the first is opened, with boards that are stepped through and played.

import { readFileSync } from "node:fs";
import { sample } from "../sample.mjs";
import { assert, problemsOf, test } from "./harness.mjs";
import { addressIs, goTo, open, text } from "./reader.mjs";

const STORIES = "#/chaturanga?room=stories";
/** @type {import("../../www/museum/walls.js").Wall[]} */
const walls = JSON.parse(readFileSync(new URL("../../www/museum/walls.json", import.meta.url), "utf8"));

test("every entry has its address, its boards, its numbered sources and what is not certain", async () => {
  const page = await open("#/chaturanga?room=witnesses");
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const { id, title, doubt, sources, boards, sides } of sample(walls, 4, "wall texts")) {
    await goTo(page, `${STORIES}:${id}`);
    await page.locator(".wall h2", { hasText: title }).waitFor();
    assert.equal(await page.locator(".stories > .help").innerText(), "", id);
    const count = (boards ?? sides ?? []).length;
    assert.equal(await page.locator(".wall-board svg .board").count(), count, id);
    assert.equal(await page.locator(".wall-sources li").count(), sources.length, id);
    assert.ok((await text(page, ".wall-doubt")).includes(doubt[0].text), id);
    // A number behind a sentence is that of a source in the list.
    for (const numbers of await page.locator(".wall sup").allInnerTexts()) {
      for (const number of numbers.split(", ")) assert.ok(Number(number) >= 1 && Number(number) <= sources.length, id);
    }
    // The next leads on, and the last to the first.
    const next = walls[(walls.findIndex((one) => one.id === id) + 1) % walls.length];
    assert.equal(await text(page, ".stories-way a:last-child"), `Next: ${next.title}`);
  }
  assert.equal(asked.filter((url) => url.endsWith("museum/walls.json")).length, 1);
});

test("the mate of Dilaram is stepped through, played, and opened in its game", async () => {
  const page = await open(STORIES);
  const title = walls.find(({ id }) => id === "dilaram")?.title;
  await page.locator(".stories-list a", { hasText: title }).click();
  await addressIs(page, /room=stories:dilaram$/);
  const board = page.locator(".wall-board").first();
  await board.locator(".parting-at", { hasText: "of 11 half-moves" }).waitFor();
  await board.locator(".parting-steps button").nth(2).click();
  await board.locator(".parting-at", { hasText: "1 of 11: h4–h8" }).waitFor();
  assert.equal(await board.locator(".wall-said").innerText(), "");
  await board.locator(".parting-steps button").nth(3).click();
  await board.locator(".wall-said", { hasText: "White wins: checkmate." }).waitFor();
  // From the end it is played from the start, to the end again.
  await board.locator(".wall-steps > button").click();
  await board.locator(".parting-at", { hasText: "1 of 11" }).waitFor();
  await board.locator(".wall-said", { hasText: "White wins: checkmate." }).waitFor();
  await board.locator("figcaption a").first().click();
  await addressIs(page, /^#\/shatranj\?.*h4h8/);
});

test("what is no entry is told, and the family leads to the arguments", async () => {
  const page = await open(`${STORIES}:atlantis`);
  await page.locator(".stories > .help", { hasText: "atlantis" }).waitFor();
  assert.equal(await page.locator(".stories-list a").first().isVisible(), true);
  await goTo(page, "#/chaturanga?room=family");
  await page.locator('.family-choices a[data-about="elephant"]').click();
  await page.locator(".wall h2", { hasText: "Kohtz and Murray" }).waitFor();
  await page.locator(".stories-way a", { hasText: "All stories" }).click();
  await page.locator(".stories-list a").first().waitFor();
  assert.equal(await page.locator(".wall").isVisible(), false);
});

test("what does not come is told in its place, and comes when it is asked for again", async () => {
  const page = await open("#/chaturanga?room=start");
  await page.route("**/museum/walls.json", (route) => route.abort());
  await page.locator("#ways button", { hasText: "Stories" }).click();
  await page.locator(".room > .lost").waitFor();
  problemsOf(page).length = 0;
  await page.unroute("**/museum/walls.json");
  await goTo(page, `${STORIES}:armies`);
  await page.locator(".wall h2", { hasText: "Two armies first" }).waitFor();
});
