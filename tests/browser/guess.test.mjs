// Guess the rule: one game on two boards, to where legality parts; and rounds in which the difference is hidden.

import { readFile } from "node:fs/promises";
import { WINDOWS, inBothLights } from "./axe.mjs";
import { assert, test } from "./harness.mjs";
import { addressIs, addressLacks, cell, click, goTo, open, rendered, text } from "./reader.mjs";
import { drawPair, hidden } from "../../www/museum/guess.js";
import "../module/load.mjs";

/** @typedef {import("playwright-core").Page} Page */

const ROOM = "room=difference";
const ELEPHANTS = `${ROOM}:open,elephant:alfil,elephant:dabbaba`;
const kept = JSON.parse(await readFile(new URL("../../www/laboratory/partings.json", import.meta.url), "utf8"));

/** What takes its time on a busy machine. */
const LONG = { timeout: 60_000 };

/** One of the two boards. @param {0 | 1} place */
const board = (place) => `.guess [data-side="${place}"]`;

/** Waits until it is said. @param {Page} page @param {string | RegExp} words */
const said = (page, words) => page.locator(".guess-said", { hasText: words }).waitFor(LONG);

/** Whether both boards have stopped, or neither has. @param {Page} page */
const stopped = (page) =>
  page
    .locator(".guess [role=grid]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-readonly") === "true"));

/** What the address says. @param {Page} page @param {string} key */
async function key(page, key) {
  await rendered(page);
  return page.evaluate((key) => new URLSearchParams(location.hash.split("?")[1]).get(key) ?? "", key);
}

test("a line is stepped on both boards until both stop, each with its reason and the source", async () => {
  const page = await open(`#/chaturanga?v=1&line=e2e3,e7e6,c1a3&ply=0&${ELEPHANTS}`);
  await said(page, "0 half-moves alike.");
  assert.deepEqual(await stopped(page), [false, false]);
  const next = page.locator(".guess .parting-steps button").nth(2);
  await next.click();
  await said(page, "1 half-move alike.");
  await next.press("ArrowRight");
  await said(page, "2 half-moves alike.");
  for (const place of /** @type {const} */ ([0, 1])) {
    await page
      .locator(`${board(place)} .tabiya-cell[data-square="e6"]`)
      .and(page.getByRole("gridcell", { name: /soldier/ }))
      .waitFor();
  }
  await next.press("End");
  await said(page, "What can be played first differs after 2 half-moves.");
  assert.deepEqual(await stopped(page), [true, true]);
  assert.match(await text(page, `${board(0)} .parting-status`), /elephant goes from c1 to a3/);
  assert.match(
    await text(page, `${board(1)} .parting-status.is-parted`),
    /does not go from c1 to a3.*two squares straight/,
  );
  // It is said as well, by a region that lives.
  assert.equal(await page.locator(".guess-said").getAttribute("role"), "status");
  assert.match(
    await text(page, ".guess-said"),
    /Alfil: White’s elephant.*Dabbaba: Not here\. The elephant does not go/,
  );
  // Daou 2007 has the one in §I and the other in its note 4.
  const cites = await page.locator(".guess-result cite").allInnerTexts();
  assert.match(cites[0], /Daou 2007, §I;.*\(described\)/);
  assert.match(cites[1], /Daou 2007, §I, note 4 \(reported\)/);
  assert.match(await text(page, ".guess-soonest"), /told apart by the first moves/);
  await page.locator(".guess-soonest a").click();
  await said(page, "The two boards allow different first moves.");
  await addressIs(page, /line=c1a3/);
  // The line goes on under the rules of either board, where games are played.
  await goTo(page, `#/chaturanga?v=1&line=e2e3,e7e6,c1c3&${ELEPHANTS}`);
  await said(page, "What can be played first differs after 2 half-moves.");
  await page.locator('.guess [data-on="1"]').click();
  await cell(page, "c3").waitFor();
  assert.equal(await key(page, "elephant"), "dabbaba");
  assert.equal(await key(page, "line"), "e2e3,e7e6,c1c3");
  assert.equal(await key(page, "view"), "");
  await page.goBack();
  await said(page, "What can be played first differs after 2 half-moves.");
  await page.locator('.guess [data-on="0"]').click();
  await addressIs(page, /line=e2e3,e7e6(&|$)/);
});

test("what is lost by a check on one board alone is told by the rules core’s own reason", async () => {
  // A king that has been in check has lost its leap, or it has not.
  const room = `${ROOM}:open,kingLeap:once-unless-checked,kingLeap:once-unrestricted`;
  const page = await open(`#/chaturanga?v=1&line=d2d3,f8d6,e1d2,d6b4,d2b3&${room}`);
  await said(page, "What can be played first differs after 4 half-moves.");
  assert.match(await text(page, `${board(0)} .is-parted`), /no longer has the king’s leap: its king has been in check/);
  assert.match(await text(page, `${board(1)} .parting-status`), /king goes from d2 to b3/);
});

test("both boards move together; what is tried on the board that forbids it stops them as well", async () => {
  const page = await open(`#/chaturanga?v=1&${ELEPHANTS}`);
  await said(page, "0 half-moves alike.");
  await click(page, ["e2", "e3"], board(0));
  await said(page, "1 half-move alike.");
  await click(page, ["e7", "e6"], board(1));
  await said(page, "2 half-moves alike.");
  assert.equal(await key(page, "line"), "e2e3,e7e6");
  // Neither board allows that; the board says why, and nothing has happened.
  await click(page, ["a1", "b5"], board(0));
  await page.locator(".guess-refused", { hasText: "chariot" }).waitFor();
  assert.equal(await key(page, "line"), "e2e3,e7e6");
  // An Alfil’s jump, on the board of the Dabbaba.
  await click(page, ["c1", "a3"], board(1));
  await said(page, "What can be played first differs after 2 half-moves.");
  assert.equal(await key(page, "line"), "e2e3,e7e6,c1a3");
  await page.locator('.guess [data-deed="back"]').click();
  await said(page, "2 half-moves alike.");
  assert.deepEqual(await stopped(page), [false, false]);
  await page.keyboard.press("Control+z");
  await said(page, "What can be played first differs after 2 half-moves.");
  // Other readings, the same line.
  await page.locator(".guess select[name=a]").selectOption("five");
  await addressIs(page, /room=difference:open,elephant:five,elephant:dabbaba/);
  await page.locator(".guess select[name=option]").selectOption("stalemate");
  await addressIs(page, /room=difference:open,stalemate:/);
  await page.locator('.guess [data-deed="again"]').click();
  await addressLacks(page, "line=");
});

test("a level plays at both boards, and the reader by the keyboard alone", async () => {
  const page = await open(`#/chaturanga?v=1&seats=you,1&${ELEPHANTS}`);
  await said(page, "It is your turn.");
  await cell(page, "e2", board(1)).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /line=[^&]*,/.test(location.hash), undefined, LONG);
  await page.locator(".guess-said", { hasText: /It is your turn|first differs/ }).waitFor(LONG);
  await page.locator('.guess [data-deed="back"]').focus();
  await page.keyboard.press("Enter");
  await said(page, "0 half-moves alike.");
  assert.equal(await key(page, "line"), "");
  assert.equal(await key(page, "seats"), "you,1");
  // Of two computers one gives way.
  await page.locator('.guess select[name="seat-w"]').selectOption("2");
  await addressIs(page, /seats=2,you.*turned=yes/);
  await page.waitForFunction(() => /line=/.test(location.hash), undefined, LONG);
});

test("a round is drawn and guessed: right, wrong, and by its reading", async () => {
  const page = await open(`#/chaturanga?v=1&${ROOM}`);
  await page.locator(".guess select[name=mode]").selectOption("blind");
  await said(page, "0 half-moves alike.");
  const seed = await key(page, "seed");
  const pair = drawPair(seed, hidden("chaturanga", kept, false));
  assert.ok(pair);
  assert.equal(await key(page, "room"), "difference:blind");
  assert.equal(await key(page, "seats"), "you,3");
  // Nothing gives it away: neither a heading, nor marks where a piece may go, nor a reason.
  assert.deepEqual(await page.locator(".guess-boards h2").allInnerTexts(), ["First board", "Second board"]);
  assert.equal(await page.locator(".guess-result").innerText(), "");
  await cell(page, "b1", board(0)).click();
  await page
    .locator(`${board(0)} .tabiya-cell.target`)
    .first()
    .waitFor({ state: "attached" });
  assert.equal(await page.locator(`${board(0)} .mark.move:visible`).count(), 0);
  await cell(page, "b5", board(0)).click();
  await page.locator(".guess-refused", { hasText: "Neither board allows that." }).waitFor();
  // Guessed before anything is played; the guess stands in the address.
  assert.ok(await page.locator('.guess [data-deed="guess"]').isDisabled());
  await page.locator(".guess select[name=guess]").selectOption(`${pair.option}:${pair.b}`);
  await page.locator('.guess [data-deed="guess"]').click();
  await said(page, "You guessed after 0 half-moves.");
  assert.match(await text(page, ".guess-said"), /Right: this is the rule, and one of its two readings/);
  assert.deepEqual(await stopped(page), [true, true]);
  assert.ok((await page.locator(`.guess-result [data-option="${pair.option}"] cite`).count()) >= 2);
  assert.equal(await key(page, "room"), `difference:blind,guess:${pair.option}:${pair.b}`);
  await page.goBack();
  await said(page, "0 half-moves alike.");
  const other = pair.option === "elephant" ? "kingLeap" : "elephant";
  await goTo(page, `#/chaturanga?v=1&seed=${seed}&line=e2e3,e7e6&${ROOM}:blind,guess:${other}`);
  await said(page, "You guessed after 2 half-moves.");
  assert.match(await text(page, ".guess-said"), /Wrong: it is another rule/);
  await page.locator('.guess [data-deed="again"]').click();
  await said(page, "0 half-moves alike.");
  assert.notEqual(await key(page, "seed"), seed);
});

test("a hidden reading that is played out is told, and no guess is asked for any more", async () => {
  // A seed whose hidden reading is the Dabbaba’s.
  const pairs = hidden("chaturanga", kept, true);
  const seeds = Array.from({ length: 500 }, (_, at) => `s${at}`);
  const seed = seeds.find((seed) => {
    const pair = drawPair(seed, pairs);
    return pair?.option === "elephant" && [pair.a, pair.b].includes("dabbaba");
  });
  assert.ok(seed);
  const page = await open(`#/chaturanga?v=1&seed=${seed}&line=e2e3,e7e6&${ROOM}:usual`);
  await said(page, "2 half-moves alike.");
  await click(page, ["c1", "c3"], board(0));
  await said(page, "What can be played first differs after 2 half-moves.");
  assert.match(await text(page, ".guess-said"), /It was told before you guessed/);
  assert.ok(await page.locator(".guess select[name=guess]").isHidden());
  assert.match(await text(page, ".guess-result"), /How does the elephant move\?/);
});

test("what an address cannot say is told by its code, and the rest is shown", async () => {
  const page = await open(`#/chaturanga?v=1&line=e2e3,e2e3&seats=3,3&${ROOM}:open,elephant:bishop,elephant:dabbaba`);
  await said(page, "1 half-move alike.");
  const codes = await page
    .locator(".guess-faults p")
    .evaluateAll((all) => all.map((one) => /** @type {HTMLElement} */ (one).dataset.code));
  assert.deepEqual(codes, ["unknown-choice", "no-reader", "illegal-move"]);
  // Nothing has been drawn where no seed says so.
  await goTo(page, `#/chaturanga?v=1&${ROOM}:usual`);
  await said(page, "Nothing has been drawn yet.");
  await page.locator('.guess [data-deed="begin"]').click();
  await said(page, "0 half-moves alike.");
  assert.match(await key(page, "seed"), /^[a-z0-9]+$/);
  // Choices that do not go together with those of the page are told, and those of the page left out.
  await goTo(page, `#/chaturanga?v=1&kingLeapCapture=no&${ROOM}:open,kingLeap:off,kingLeap:once-unless-checked`);
  await page.locator('.guess-faults [data-code="bad-rules"]', { hasText: "means nothing beside" }).waitFor(LONG);
  assert.match(await text(page, ".guess-boards h2"), /No leap/);
  await goTo(page, `#/chaturanga?v=1&${ROOM}:open,kingLeap:off~kingLeapCapture:no,kingLeap:off`);
  await page.locator('.guess-faults [data-code="bad-rules"]').waitFor(LONG);
  assert.match(await text(page, ".guess-boards h2"), /Alfil/);
});

test("axe finds nothing wrong in Guess the rule, on a telephone too", async () => {
  for (const size of [...WINDOWS, { width: 320, height: 640, hasTouch: true }]) {
    const page = await open("", { ...size, reducedMotion: true });
    for (const address of [
      `#/chaturanga?v=1&line=e2e3,e7e6,c1a3&${ELEPHANTS}`,
      `#/chaturanga?v=1&seed=abc&line=e2e3,e7e6&${ROOM}:blind`,
      `#/chaturanga?v=1&seed=abc&line=e2e3,e7e6&${ROOM}:blind,guess:elephant`,
      `#/shogi?v=1&${ROOM}`,
      `#/chaturanga?v=1&${ROOM}:usual,x`,
    ]) {
      await goTo(page, address);
      await page.locator(".guess-said p").first().waitFor(LONG);
      const found = await inBothLights(page);
      assert.deepEqual(found, [], `${address} at ${size.width}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= size.width, `${address} scrolls sideways at ${size.width}: ${wide}`);
    }
  }
});
