// The laboratory’s games that play themselves: figures with intervals under each choice, and every game opens.

import { WCAG, inBothLights } from "./axe.mjs";
import { assert, bytesOf, test } from "./harness.mjs";
import { addressIs, goTo, open, rendered } from "./reader.mjs";

const ROOM = "#/chaturanga?room=evidence:elephant;alfil,dabbaba;random;8";

/** Plays all that is asked for. @param {import("playwright-core").Page} page */
async function play(page) {
  await page.locator(".evidence-run button").click();
  await page.locator(".evidence-status", { hasText: "16 games were played." }).waitFor();
  await page.locator(".evidence-table").waitFor();
}

/** The figures as the table has them. @param {import("playwright-core").Page} page */
const figures = (page) => page.locator(".evidence-table").innerText();

test("games are played under each choice and measured, with intervals", async () => {
  const page = await open(ROOM);
  await page.locator(".evidence-run button", { hasText: "Play" }).waitFor();
  assert.equal(await page.locator(".evidence-choices input:checked").count(), 2);
  await play(page);
  const rows = page.locator(".evidence-table tbody tr");
  for (const name of ["Ended by a rule", "Length", "Balance", "Moves to choose from", "Squares used"]) {
    const row = rows.filter({ has: page.locator(`th > span:text-is("${name}")`) });
    assert.equal(await row.count(), 1, name);
    const cells = await row.locator("td").allInnerTexts();
    assert.equal(cells.length, 3, name);
    for (const cell of cells.slice(0, 2)) assert.match(cell, /^[\d.]+%? [\d.]+%? to [\d.]+%?$/, name);
    // Which side wins is nothing that a pair of games could say.
    if (name === "Balance") assert.equal(cells[2], "–");
    else {
      const left = /(; \d+% would be seen)?(; \d pairs? left out, as the limit cut a game off)?$/.source;
      assert.match(cells[2], new RegExp(`^(\\d alike|of \\d, \\d higher under .*; q [=<] [\\d.]+)${left}`), name);
    }
  }
  assert.ok((await page.locator(".evidence-plot svg path").count()) > 20);
  // What was found is said before it is drawn, and all that is drawn stands on one scale.
  const said = await page.locator(".evidence-found > :first-child").innerText();
  assert.match(said, /\d of 8 pairs of games went otherwise under “.*” than under “.*”\./);
  assert.match(said, /no difference|shows a difference|q = /);
  // The headline says the same as the sentence of the pairs.
  const [, apart] = said.match(/(\d) of 8 pairs of games went otherwise/) ?? [];
  const headline = await page.locator(".evidence-answers strong").innerText();
  assert.match(headline, /^In these games, played by random moves, the choice /);
  assert.match(headline, /the choice (made no difference|mattered|hardly mattered|changed the moves)/);
  if (Number(apart) > 0) assert.ok(headline.includes(`${apart} of 8 pairs of games`), headline);
  const marks = await page.locator(".evidence-plot svg text[text-anchor=middle]").allTextContents();
  assert.deepEqual(marks, ["0 %", "25 %", "50 %", "75 %", "100 %"]);
  const names = await page.locator(".evidence-plot svg").textContent();
  assert.ok(names?.includes("Squares used") && !names.includes("Length"));
  assert.match(await page.locator(".evidence-plot figcaption").innerText(), /8 games .* not about history/);
});

test("on a telephone the table is seen whole, and each figure under the title of its choice", async () => {
  for (const width of [390, 320]) {
    const page = await open(ROOM, { width, height: 844, reducedMotion: true });
    await play(page);
    const table = page.locator(".evidence-scroll");
    const [inner, outer] = await table.evaluate((one) => [one.scrollWidth, one.clientWidth]);
    assert.ok(inner <= outer, `${inner} of ${outer} at ${width}`);
    const left = (/** @type {string} */ what) =>
      page
        .locator(`.evidence-table ${what}`)
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    const titles = (await left("thead th")).slice(1, 3);
    const cells = await left("tbody tr:first-child td");
    assert.deepEqual(cells.slice(0, 2), titles, `${width}`);
    // The chart has letters that can be read, on one scale still.
    const high = await page
      .locator(".evidence-plot svg")
      .evaluate((one) => (12 * one.getBoundingClientRect().width) / Number(one.getAttribute("viewBox")?.split(" ")[2]));
    assert.ok(high >= 8.5, `letters of ${high} pixels at ${width}`);
    await page.context().close();
  }
});

test("the same games come again, also when they were stopped between", async () => {
  const page = await open(ROOM);
  await play(page);
  const once = await figures(page);
  // Begun anew and stopped at once.
  await page.locator(".evidence-run button", { hasText: "Play anew" }).evaluate((button) => {
    /** @type {HTMLElement} */ (button).click();
    /** @type {HTMLElement} */ (button).click();
  });
  await page.locator(".evidence-status", { hasText: "Paused at 0 of 16 games." }).waitFor();
  await page.locator(".evidence-run button", { hasText: "Go on" }).click();
  await page.locator(".evidence-status", { hasText: "16 games were played." }).waitFor();
  await page.waitForFunction(
    (wanted) => /** @type {HTMLElement | null} */ (document.querySelector(".evidence-table"))?.innerText === wanted,
    once,
  );
  // What was played is there still when the reader comes back.
  await goTo(page, "#/shatranj");
  await goTo(page, ROOM);
  await page.locator(".evidence-status", { hasText: "16 games were played." }).waitFor();
  await page.locator(".evidence-table").waitFor();
  assert.equal(await figures(page), once);
});

test("a game opens on the board, under the choice that it was played with", async () => {
  const page = await open(ROOM);
  await play(page);
  await page.locator(".evidence-games summary").click();
  const links = page.locator(".evidence-columns section:nth-child(2) a");
  await links.first().waitFor();
  assert.equal(await links.count(), 8);
  const told = await links.first().innerText();
  await links.first().click();
  await addressIs(page, /elephant=dabbaba.*line=/);
  await rendered(page);
  const plies = Number(/(\d+) half-moves/.exec(told)?.[1]);
  assert.ok(plies > 4);
  assert.equal(await page.evaluate(() => /line=([^&]*)/.exec(location.hash)?.[1].split(",").length), plies);
});

test("figures and the plot can be taken away", async () => {
  const page = await open(ROOM);
  await play(page);
  const take = async (/** @type {string} */ name) => {
    const download = page.waitForEvent("download");
    await page.locator(".evidence-exports button", { hasText: name }).click();
    return (await bytesOf(await download)).toString();
  };
  const csv = await take("CSV");
  assert.match(csv, /^game,option,play,choice,measure,value,low,high,games\nchaturanga,elephant,random,alfil,/);
  assert.match(csv, /\nchaturanga,elephant,random,dabbaba,length,/);
  const json = JSON.parse(await take("JSON"));
  assert.equal(json.choices[1].played.length, 8);
  assert.ok(json.choices[0].played[0].line.length > 4);
  const svg = await take("SVG");
  assert.match(svg, /^<svg [^>]*width="/);
  assert.ok(!svg.includes("var(") && svg.includes("not about history"));
});

test("what is chosen is in the address; a single choice is nothing to compare", async () => {
  const page = await open("#/makruk?room=evidence");
  await page.locator(".evidence-form select[name=games]").selectOption("20");
  await addressIs(page, /room=evidence:.*;level-2;20$/);
  await page.locator(".evidence-form select[name=play]").selectOption("level-1");
  await addressIs(page, /;level-1;20$/);
  const checked = page.locator(".evidence-choices input:checked");
  while ((await checked.count()) > 1) {
    await checked.first().uncheck();
    await rendered(page);
  }
  await page.locator(".evidence-status", { hasText: "Choose two or more" }).waitFor();
  assert.ok(await page.locator(".evidence-run button").isDisabled());
});

test("axe finds nothing wrong with what was played", async () => {
  const page = await open(ROOM);
  await play(page);
  await page.locator(".evidence-games summary").click();
  await page.locator(".evidence-columns a").first().waitFor();
  const found = await inBothLights(page, WCAG);
  assert.deepEqual(found, []);
});
