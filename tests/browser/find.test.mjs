// The search has a key, which the help of keys names, and which can be turned off as letters are.

import { assert, test } from "./harness.mjs";
import { addressIs, boardMenu, cell, goTo, hash, open, rendered } from "./reader.mjs";

const LONG = { timeout: 60_000 };

test("a key leads to the search from anywhere, what is found opens its board, and Back returns", async () => {
  const page = await open("#/shatranj");
  await page.locator("#show-help").click();
  assert.match((await page.locator("#help dl").textContent()) ?? "", /\/\s*finds/);
  await page.keyboard.press("Escape");
  await cell(page, "d4").focus();
  await page.keyboard.press("/");
  await addressIs(page, /room=find$/);
  const field = page.locator(".finder input:focus");
  await field.waitFor(LONG);
  assert.equal(await field.inputValue(), "");
  await page.keyboard.type("stalemate 1/2");
  assert.equal(await field.inputValue(), "stalemate 1/2");
  await field.fill("ma (makruk");
  const link = page.locator('.find-found [data-kind="piece"] a').first();
  await link.waitFor(LONG);
  await link.focus();
  await page.keyboard.press("Enter");
  await addressIs(page, /^#\/makruk\?.*piece=/);
  await page.locator("#piece-board, .stage:not([hidden]) [role=grid]").first().waitFor(LONG);
  // Again, where the room has been open before; and in the room itself.
  await page.locator("#skip").focus();
  await page.keyboard.press("/");
  await addressIs(page, /room=find$/);
  await page.locator(".finder input:focus").waitFor(LONG);
  await page.locator("#views button").first().focus();
  await page.keyboard.press("/");
  await page.locator(".finder input:focus").waitFor(LONG);
});

test("turned off as the letters are, and in fields, the key is a sign like any other", async () => {
  const page = await open("#/chaturanga");
  await boardMenu(page);
  await page.locator('[name="letter-keys"]').uncheck();
  await page.keyboard.press("Escape");
  await cell(page, "d4").focus();
  await page.keyboard.press("/");
  await rendered(page);
  assert.doesNotMatch(await hash(page), /room=/);
  await boardMenu(page);
  await page.locator('[name="letter-keys"]').check();
  await page.keyboard.press("Escape");
  await goTo(page, "#/chaturanga?room=sources");
  const field = page.locator(".margin select[name=source]");
  await field.waitFor(LONG);
  await field.focus();
  await page.keyboard.press("/");
  await rendered(page);
  assert.match(await hash(page), /room=sources/);
});

test("what the page has behind its doors is found by its name, for the game that is open", async () => {
  const page = await open("#/makruk?v=1&view=room&room=find");
  const field = page.locator(".finder input");
  for (const [query, leads] of [
    ["lessons", /^#\/makruk\?.*room=lessons/],
    ["self-play", /^#\/makruk\?.*room=evidence/],
    ["print a set", /^#\/makruk\?.*view=set/],
    ["differences", /^#\/makruk\?.*compare=-;ouk&view=differs/],
  ]) {
    await field.fill(String(query));
    const link = page.locator('.find-found [data-kind="room"] a').first();
    await link.waitFor(LONG);
    assert.match((await link.getAttribute("href")) ?? "", /** @type {RegExp} */ (leads));
  }
});

test("what is called just so stands first, and a choice is found with its question", async () => {
  const page = await open("#/chaturanga?v=1&view=room&room=find:cannon");
  const first = page.locator(".find-found a").first();
  await first.filter({ hasText: /^cannon \(Xiangqi\)$/ }).waitFor(LONG);
  await page.locator(".finder input").fill("Elephant ");
  await first.filter({ hasText: /^elephant \(/ }).waitFor();
  await page.locator(".finder input").fill("bao ying");
  const choices = page.locator('.find-found [data-kind="choice"] a');
  await choices.first().waitFor();
  for (const title of await choices.allTextContents()) assert.match(title, /^\p{Lu}.+\? .+ \(Xiangqi\)$/u);
});

test("the count is announced when no more letters follow", async () => {
  const page = await open("#/chaturanga?v=1&view=room&room=find");
  const seen = page.locator(".finder .help").first();
  const said = page.locator(".finder [role=status]");
  await said.filter({ hasText: "an entry must contain" }).waitFor({ ...LONG, state: "attached" });
  const before = await said.textContent();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator(".finder input").focus();
  for (const letter of "ferz") {
    await page.keyboard.press(letter);
    await page.clock.runFor(100);
    assert.equal(await said.textContent(), before);
  }
  assert.match((await seen.textContent()) ?? "", /^\d+ results among/);
  await page.clock.runFor(1000);
  assert.equal(await said.textContent(), await seen.textContent());
});
