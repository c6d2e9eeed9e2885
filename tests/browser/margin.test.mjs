// The filter of sources: the board, the rules and the open questions follow it; and a first reader’s way to the story.

import { assert, test } from "./harness.mjs";
import { addressIs, goTo, open, text } from "./reader.mjs";

const LONG = { timeout: 60_000 };
const SOURCES = "#/chaturanga?room=sources";

test("the board shows what is told of it, with who says so", async () => {
  const page = await open(SOURCES);
  const signs = page.locator(".margin-signs > li");
  await signs.first().waitFor(LONG);
  // The board, the array and the six kinds, each with its standing and its sources.
  assert.equal(await signs.count(), 8);
  assert.equal(await page.locator(".margin-signs > li:has(.standing):has(cite:not(:empty))").count(), 8);
  assert.equal(await page.locator(".margin-board .is-heard-none").count(), 0);
  assert.equal(await page.locator(".margin-board .piece").count(), 32);
  // The elephant’s other move is told by one source alone, which Murray’s book is not.
  await goTo(page, `${SOURCES}:murray-1913`);
  await page.locator('.margin-signs > [data-heard="none"]', { hasText: "Elephant" }).waitFor();
  // Where the pieces stand Murray is not cited for: nothing stands on the board.
  assert.equal(await page.locator(".margin-board .piece").count(), 0);
  await page.locator(".margin select[name=source]").selectOption("");
  await page.locator(".margin select[name=standing]").selectOption("without-reconstructions");
  await addressIs(page, /room=sources:without-reconstructions/);
  await page.locator('.margin-signs > [data-heard="all"]', { hasText: "Elephant" }).waitFor();
  assert.equal(await page.locator(".margin-board .piece").count(), 32);
  await goTo(page, "#/chaturanga?v=1&elephant=five&room=sources:daou-2007,described");
  await page.locator('.margin-signs > [data-heard="none"]', { hasText: "Elephant" }).waitFor();
  assert.equal(await page.locator(".margin-board .piece.is-heard-none text").count(), 4);
});

test("only what Daou describes: open questions name their answers, and an answer can be taken", async () => {
  const page = await open(SOURCES);
  await page.locator(".margin select[name=source]").selectOption("daou-2007", LONG);
  await page.locator(".margin select[name=standing]").selectOption("described");
  await addressIs(page, /room=sources:daou-2007,described/);
  await page.locator(".margin-count", { hasText: "sentences remain" }).waitFor();
  const cites = await page.locator(".margin-rules cite").allInnerTexts();
  assert.ok(cites.every((cite) => cite.includes("Daou 2007")));
  await page.locator(".margin-open > summary").click();
  const standings = await page.locator(".margin-open ul ul .standing").allInnerTexts();
  assert.ok(standings.every((one) => /described/i.test(one)));
  await page.locator(".margin-open > ul > li", { hasText: "no answer is left" }).first().waitFor();
  await page.locator(".margin-cite", { hasText: "as far as heard: Daou 2007, described alone" }).waitFor();
  assert.match(await text(page, ".margin-cite"), /room=sources:daou-2007,described/);
  // All sources heard, both answers stand, and the other one is taken.
  await goTo(page, SOURCES);
  const five = page.locator(".margin-open ul ul a", { hasText: "One square, five ways" });
  await five.waitFor({ ...LONG, state: "attached" });
  const href = (await five.getAttribute("href")) ?? "";
  assert.match(href, /elephant=five.*room=sources/);
  await goTo(page, href);
  await page.locator(".margin-open ul ul b", { hasText: "One square, five ways" }).waitFor({ state: "attached" });
  assert.match(await text(page, ".margin-cite"), /One square, five ways/);
});

test("from the first page the story of elephant and bishop is five steps away, by the keyboard", async () => {
  const page = await open("");
  const enter = async (/** @type {import("playwright-core").Locator} */ control) => {
    await control.waitFor(LONG);
    await control.focus();
    await page.keyboard.press("Enter");
  };
  await enter(page.getByRole("button", { name: "Learn", exact: true }));
  await enter(page.getByRole("button", { name: "Stories", exact: true }));
  await enter(page.getByRole("link", { name: "The elephant of India, as it is told" }));
  await addressIs(page, /room=ages:elephant,india/);
  await enter(page.locator(".ages-next a"));
  await addressIs(page, /room=ages:elephant,mongolia/);
  await page.locator(".ages-years button", { hasText: "2007" }).click();
  await page.locator(".ages-told", { hasText: "Like the bishop of modern chess" }).waitFor();
  await page.locator(".ages-told", { hasText: "nobody here knows" }).waitFor();
});
