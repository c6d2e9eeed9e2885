// The room of the witnesses: fetched when it is opened, narrowed by its fields and its address, with each date a link
// to its source.

import { readFileSync } from "node:fs";
import { sample } from "../sample.mjs";
import { assert, openPage, problemsOf, test } from "./harness.mjs";
import { addressIs, goTo, open, text, through } from "./reader.mjs";
import { inBothLights } from "./axe.mjs";

const ROOM = "#/chaturanga?room=witnesses";
/** @type {import("../../www/museum/witnesses.js").Testimony} */
const told = JSON.parse(readFileSync(new URL("../../www/museum/witnesses.json", import.meta.url), "utf8"));
const { witnesses } = told;

test("the room is opened through the museum, and its data come then and once", async () => {
  const page = await open("#/chaturanga?room=family");
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  const times = () => asked.filter((url) => url.endsWith("museum/witnesses.json")).length;
  await page.locator(".family-map").first().waitFor();
  assert.equal(times(), 0);
  await through(page, "Museum", "Witnesses");
  await addressIs(page, /room=witnesses$/);
  await page.locator(".witness").first().waitFor();
  assert.equal(await page.locator(".witness").count(), witnesses.length);
  await goTo(page, `${ROOM}:xiangqi`);
  await page.locator(".witnesses > section .help", { hasText: `of ${witnesses.length} witnesses` }).waitFor();
  assert.equal(times(), 1);
});

test("every date and every citation is a link, and a number behind a sentence is one of its sources", async () => {
  const page = await open(ROOM);
  await page.locator(".witness").first().waitFor();
  const dates = page.locator(".witness-date");
  assert.ok((await dates.count()) > witnesses.length);
  for (const href of await dates.evaluateAll((links) => links.map((link) => link.getAttribute("href"))))
    assert.match(href ?? "", /^(https?:\/\/|#\/)/);
  for (const { id, dates, title, doubt = [], sic = [] } of sample(witnesses, 8, "witnesses")) {
    const card = page.locator(`[data-witness="${id}"]`);
    assert.equal(await card.locator("h3").innerText(), title);
    assert.equal(await card.locator(".witness-dates a").count(), dates.length, id);
    const sources = await card.locator(".witness-sources li").count();
    for (const numbers of await card.locator("sup").allInnerTexts())
      for (const number of numbers.split(", ")) assert.ok(Number(number) >= 1 && Number(number) <= sources, id);
    const said = await card.innerText();
    for (const { said: wrong, received } of sic) assert.ok(said.includes(wrong) && said.includes(received), id);
    assert.equal(said.includes("[sic]"), sic.length > 0, id);
    for (const { text } of doubt) assert.ok(said.includes(text), id);
  }
});

test("a game and a kind narrow what is shown, and stand in the address", async () => {
  const page = await open(ROOM);
  await page.locator(".witness").first().waitFor();
  await page.selectOption(".witness-tools [name=game]", "heian-shogi");
  await addressIs(page, /room=witnesses:heian-shogi$/);
  await page.locator('[data-witness="bana"]').waitFor({ state: "detached" });
  assert.deepEqual(
    await page.locator(".witness").evaluateAll((all) => all.map((one) => one.getAttribute("data-witness"))),
    ["kirinsho", "kofukuji", "nichureki"],
  );
  assert.equal(await page.locator(".witness-games > li").count(), 1);
  await page.selectOption(".witness-tools [name=kind]", "find");
  await addressIs(page, /room=witnesses:heian-shogi,find$/);
  await page.locator('[data-witness="nichureki"]').waitFor({ state: "detached" });
  assert.equal(await text(page, ".witnesses > section > .help[role=status]"), `1 of ${witnesses.length} witnesses.`);
  await page.goBack();
  await page.locator('[data-witness="nichureki"]').waitFor();
  assert.equal(await page.inputValue(".witness-tools [name=kind]"), "");
  // What is known of the game leads to the witness, among all.
  await page.locator('.witness-games [data-as="rules"] a').first().click();
  await addressIs(page, /room=witnesses:nichureki$/);
  await page.locator('[data-witness="bana"]').waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Nichūreki");
  const top = await page
    .locator('[data-witness="nichureki"] h3')
    .evaluate((title) => title.getBoundingClientRect().top);
  assert.ok(top >= 0 && top < 720, `${top}`);
});

test("what is no game, kind or witness is told", async () => {
  const page = await open(`${ROOM}:atlantis,find`);
  await page.locator(".witnesses > .help", { hasText: "atlantis" }).waitFor();
  assert.equal(await page.inputValue(".witness-tools [name=kind]"), "find");
});

test("the elephant is counted by witnesses, and has none for what the modern accounts agree on", async () => {
  const page = await open(`${ROOM}:chaturanga`);
  const answers = page.locator('[data-tally="elephant"] ul > li');
  await answers.first().waitFor();
  assert.match(await answers.first().innerText(), /^No witness\. .*Alfil/);
  assert.match(await answers.nth(1).innerText(), /^1 witness: .*Dabbaba/);
  await answers.nth(1).locator("a").click();
  await addressIs(page, /room=witnesses:adli-book$/);
});

test("the fields and the links are reached by the keyboard", async () => {
  const page = await open(`${ROOM}:makruk`);
  await page.locator(".witness").first().waitFor();
  await page.focus(".witness-tools [name=game]");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("name")), "kind");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "La Loubère in Siam");
  await page.keyboard.press("Enter");
  await addressIs(page, /room=witnesses:la-loubere$/);
});

test("they are found by search, and the finding leads to them", async () => {
  const page = await open("#/chaturanga?room=find:loubere");
  await page.locator('[data-kind="witness"] a', { hasText: "La Loubère in Siam" }).click();
  await addressIs(page, /^#\/makruk\?.*room=witnesses:la-loubere$/);
  await page.locator('[data-witness="la-loubere"]').waitFor();
});

test("what does not come is told in its place, and comes when it is asked for again", async () => {
  const page = await open("#/chaturanga?room=family");
  await page.route("**/museum/witnesses.json", (route) => route.abort());
  await goTo(page, ROOM);
  await page.locator(".room > .lost").waitFor();
  problemsOf(page).length = 0;
  await page.unroute("**/museum/witnesses.json");
  await goTo(page, `${ROOM}:ouk`);
  await page.locator('[data-witness="moura"]').waitFor();
});

test("nothing hangs over, and every target of a finger is large enough", async () => {
  for (const [width, height, hasTouch] of /** @type {const} */ ([
    [320, 640, true],
    [390, 844, true],
    [1366, 900, false],
  ])) {
    const page = await openPage(ROOM, { width, height, hasTouch });
    await page.locator(".witness").first().waitFor();
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `${width} px`);
    if (!hasTouch) continue;
    const small = await page
      .locator(".witnesses :is(.witness-tools select, .witness-date, .witness-sources a)")
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.textContent),
      );
    assert.deepEqual(small, [], `${width} px`);
  }
});

test("nothing in the room is a barrier, in light and dark", async () => {
  const page = await openPage(`${ROOM}:heian-shogi`, { reducedMotion: true });
  await page.locator(".witness").first().waitFor();
  assert.deepEqual(await inBothLights(page), []);
});
