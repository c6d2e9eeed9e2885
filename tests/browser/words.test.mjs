// The words of the page to a first-time reader: that it goes with what it speaks of, that a move is written in one way,
// and that rules and sources can be followed to where they stand.

import { assert, test } from "./harness.mjs";
import { addressIs, open, rendered, text } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** A king and a chariot against a king. */
const BARED = "4k3/8/8/8/8/8/8/R3K3+b";

/** @param {Page} page @param {string} text */
async function read(page, text) {
  await page.locator(".set-up-more summary").filter({ hasText: "letters" }).click();
  await page.locator("form.position input").fill(text);
  await page.locator("form.position").getByRole("button", { name: "Read" }).click();
}

test("the note of a position that is set up goes with the position", async () => {
  const page = await open("#/shatranj?line=e2e3&view=setup");
  await page.locator("#setup [role=grid]").waitFor();
  await read(page, BARED.replace("+", " "));
  await page.getByRole("button", { name: "Use this position" }).click();
  await addressIs(page, /position=4k3/);
  assert.match(await text(page, "#notices"), /Undo brings the line back/);
  await page.keyboard.press("Control+z");
  await addressIs(page, /line=e2e3/);
  assert.equal(await page.locator(".notice").count(), 0);
});

test("a game that is over by a rule with a choice leads to that choice, and nobody plays on", async () => {
  const page = await open(`#/shatranj?position=${BARED}&view=setup`);
  await page.locator("#setup-text [data-decides=bareKing]").waitFor();
  assert.match(await text(page, ".verdict"), /possible\. White wins/);
  const other = await open(`#/shatranj?position=${BARED}`);
  const link = other.locator("#condition [data-decides]");
  await link.first().waitFor();
  assert.deepEqual(await link.evaluateAll((all) => all.map((one) => one.dataset.decides)), ["bareKing"]);
  assert.ok(await other.getByRole("button", { name: "Play against the computer" }).isDisabled());
  await link.click();
  await addressIs(other, /panel=choices/);
  assert.match((await other.evaluate(() => document.activeElement?.id)) ?? "", /^choice-bareKing-/);
  // A mate rests on no choice: of every mate it could be said that other pieces would not have given it.
  const going = await open("#/shatranj?line=e2e3");
  assert.equal(await going.locator("[data-decides]").count(), 0);
  assert.ok(await going.getByRole("button", { name: "Play against the computer" }).isEnabled());
});

test("why a move was played is told without the marks of a hint, and as many half-moves as are said", async () => {
  const page = await open("#/makruk?line=e3e4&seats=you,-");
  const hint = page.locator("[data-deed=hint]");
  await hint.waitFor();
  const below = () => page.locator("#tools").evaluate((one) => one.getBoundingClientRect().top);
  await hint.click();
  // What has been asked for has its room at once.
  await page.locator(".opponent-told.has-room").waitFor();
  const asked = await below();
  await page.locator(".opponent-said", { hasText: "Hint" }).waitFor();
  assert.equal(await below(), asked, "nothing below moves when it is told");
  // A hint marks the piece, and does not take it up.
  const selected = page.locator("#board .tabiya-cell.selected, #board [aria-selected=true]");
  assert.equal(await selected.count(), 0);
  const arrow = page.locator("#board [class*=arrow]");
  assert.equal(await arrow.count(), 1);
  const [, plies, line] = /^(\d+) half-moves?: (.*)$/.exec(await text(page, ".opponent-thought")) ?? [];
  assert.equal(line.split(" ").length, Number(plies));
  assert.match(line, /^[a-h]\d[–×][a-h]\d/, "as the line writes it");
  await page.locator("[data-deed=why]").click();
  await page.locator(".opponent-said:not(:empty)", { hasNotText: "Hint" }).waitFor();
  assert.equal(await selected.count(), 0);
  assert.equal(await arrow.count(), 0);
});

test("what the computer expects is not cut off on a telephone", async () => {
  const page = await open("#/makruk?line=e3e4&seats=you,-", { width: 390, height: 844, reducedMotion: true });
  await page.locator("[data-deed=hint]").click();
  await page.locator(".opponent-said", { hasText: "Hint" }).waitFor();
  const cut = await page.locator(".opponent-thought").evaluate((one) => one.scrollWidth > one.clientWidth);
  assert.ok(!cut);
});

test("a promotion in place is told in a word", async () => {
  const page = await open("#/sittuyin?panel=moves");
  await page.locator(".line-actions button").first().click();
  await addressIs(page, /study=demonstration/);
  await rendered(page);
  const moves = await page.locator(".moves button").allInnerTexts();
  assert.ok(
    moves.some((move) => /^[a-h]\d promotes$/.test(move.trim())),
    moves.join(" "),
  );
  assert.ok(!moves.some((move) => /([a-h]\d)–\1/.test(move)), moves.join(" "));
});

test("sources have their addresses, and rules their names", async () => {
  const page = await open("#/shatar?panel=about");
  const link = page.locator(".sources a", { hasText: "ancientchess.com" }).first();
  assert.equal(await link.getAttribute("href"), "http://ancientchess.com");
  const rules = await open("#/chaturanga?panel=rules");
  const key = rules.locator("#panels .standings:visible");
  const panel = rules.locator(".sourcing");
  await panel.waitFor();
  assert.equal(await key.count(), 0);
  await panel.getByLabel("Show sources").check();
  const ids = rules.locator(".rule-id");
  await ids.first().waitFor();
  assert.equal(await key.count(), 1);
  // A choice has its title; the ids of this project are read by pointing at a mark.
  const said = (await rules.locator("#panels .stands").allInnerTexts()).join("\n");
  assert.match(said, /choice “/);
  assert.doesNotMatch(said, /\b[A-Z]{3}-\d\d\b|=/);
  const marks = rules.locator("#panels .sentence .mark");
  const named = await marks.evaluateAll((all) => all.map((one) => one.getAttribute("title")).join("\n"));
  assert.match(named, /\(COM-01\)/);
  assert.match((await ids.first().getAttribute("title")) ?? "", /\?.*chaturanga\./);
});

test("the switch of a rule stands after the last sentence of its paragraph that it changes", async () => {
  const page = await open("#/shatranj?panel=rules");
  await page.locator(".turns[data-option]").first().waitFor();
  const placed = await page.locator("div:has(> .sentence) > .turns").evaluateAll((buttons) =>
    buttons.map((button) => {
      const of = `shatranj.${button.dataset.option}=`;
      const sentences = [...(button.parentElement?.querySelectorAll(":scope > .sentence") ?? [])];
      const own = sentences.filter((one) => /** @type {HTMLElement} */ (one).dataset.rule?.startsWith(of));
      return { of, sentences: own.length, last: own.at(-1) === button.previousElementSibling };
    }),
  );
  assert.deepEqual(
    placed.filter(({ last }) => !last),
    [],
  );
  // Of some rule a paragraph has more than one sentence: what is spoken of first, and then what holds.
  assert.ok(placed.some(({ sentences }) => sentences > 1));
});

test("of a cannon the points are told in order, and what it takes it is not said to be kept from", async () => {
  const page = await open("#/xiangqi?view=piece&piece=cannon&at=e3&friends=e6");
  const said = page.locator(".solo-text");
  await said.filter({ hasText: "e10" }).waitFor();
  assert.match(await said.innerText(), /An enemy on e7, e8, e9 or e10 could be taken/);
  assert.doesNotMatch(await said.innerText(), /closes the way/);
  assert.match(
    await said.innerText(),
    /Because of the piece on e6 it cannot go to e7, e8, e9 and e10 without capturing/,
  );
  assert.match(await text(page, ".numbers"), /points it reaches now/);
  const top = () => said.evaluate((one) => one.getBoundingClientRect().top);
  const before = await top();
  await page.locator("#piece-tools").getByRole("radio", { name: "Enemy" }).check();
  await page.locator('#piece .tabiya-cell[data-square="f10"]').click();
  await page.locator("#piece-tools .refusal", { hasText: "f10: an enemy" }).waitFor();
  assert.equal(await top(), before);
});
