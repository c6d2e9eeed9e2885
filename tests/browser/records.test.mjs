// Notations on the page: in the list of moves, in texts to copy, and in records that are pasted.

import { assert, test } from "./harness.mjs";
import { exportedText, addressIs, boardMenu, hash, open, openExports, paste, rendered } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

const LINE = "#/shogi?v=1&line=c3c4,g7g6,b2h8%2B&ply=3&panel=moves";
const SETUP = "#/shogi?panel=moves";

/** The texts of the list of moves. @param {Page} page */
const moves = (page) => page.locator(".moves button span:last-child").allInnerTexts();

test("the list of moves is written in the notation that is chosen, and stays so in this browser", async () => {
  const page = await open(LINE);
  assert.deepEqual(await moves(page), ["c3–c4", "g7–g6", "b2×h8+"]);
  const before = await hash(page);
  await boardMenu(page);
  const edge = () => page.locator("#board .coordinates").innerHTML();
  const letters = await edge();
  await page.locator("select.notation").selectOption("japanese");
  await page.locator(".moves", { hasText: "☗７六歩" }).waitFor();
  assert.deepEqual(await moves(page), ["☗７六歩", "☖３四歩", "☗２二角成"]);
  assert.notEqual(await edge(), letters, "files are counted from the right, and ranks from above");
  assert.equal(await hash(page), before, "an address shows the game, not how it is written");
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await page.locator(".moves", { hasText: "☗７六歩" }).waitFor();
  await boardMenu(page);
  await page.locator("select.notation").selectOption("coordinates");
  await page.locator(".moves", { hasText: "c3–c4" }).waitFor();
  assert.equal(await edge(), letters);
});

test("a game can be copied in each of its notations", async () => {
  const page = await open(LINE);
  await openExports(page);
  assert.match(await exportedText(page, "game-kif"), / {3}1 ７六歩\(77\)\n {3}2 ３四歩\(33\)\n {3}3 ２二角成\(88\)\n/);
  assert.equal(await exportedText(page, "game-usi"), "position startpos moves 7g7f 3c3d 8h2b+\n");
});

test("a record that is pasted is played, and undo brings the line back", async () => {
  const page = await open(SETUP);
  await paste(page, "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n");
  await addressIs(page, /line=c3c4,g7g6&ply=0/);
  const notice = await page.locator("#notices").innerText();
  assert.match(notice, /2 half-moves stand in place of your line/);
  // A resignation is told by the record, and by nothing on the board.
  assert.match(notice, /The record ends 1–0|The record ends 0–1/);
  assert.match(notice, /Players and comments stand under “Moves”/);
  await page.keyboard.press("Control+z");
  await rendered(page);
  assert.doesNotMatch(await hash(page), /line=/);
});

test("a record of another game brings that game, and one without a name is of this game", async () => {
  const page = await open("#/shatranj?panel=moves");
  await paste(page, "1. e3 e6 2. Nf3 *");
  await addressIs(page, /^#\/shatranj\?.*line=e2e3,e7e6,g1f3/);
  await page.evaluate(() => (location.hash = "#/shatranj?panel=moves"));
  await rendered(page);
  await paste(page, '[Game "Chinese Chess"]\n\n1. 炮二平五 馬8進7\n');
  await addressIs(page, /^#\/xiangqi\?.*line=h3e3,h10g8/);
});

test("a faulty record says where and why, and what stands before the fault can be played", async () => {
  const page = await open("#/shatranj?panel=moves");
  await paste(page, "1. e3 e6\n2. Nf4 *");
  const why = page.locator(".record .why");
  await why.filter({ hasText: "“Nf4” (line 2, character 4)" }).waitFor();
  assert.match(await why.innerText(), /The horse does not go.*It may have been Nf3/);
  await page.locator(".record button", { hasText: "Play the 2 half-moves before it" }).click();
  await addressIs(page, /line=e2e3,e7e6/);
});

test("of a text with several games each can be played, and what is left out is told", async () => {
  const page = await open("#/makruk?panel=moves");
  const number = page.getByLabel("Which game of the text");
  assert.ok(await number.isHidden());
  const game = (/** @type {string} */ moves) => `[Variant "Makruk"]\n\n${moves}\n`;
  await paste(page, `${game("1. e4! e5 *")}\n${game("1. d4 d5 2. Ne2 $1 *")}`);
  await addressIs(page, /line=e3e4,e6e5&/);
  assert.match(await page.locator("#notices").innerText(), /Left out: 1 mark.*holds 2 games; this is number 1/);
  await page.evaluate(() => (location.hash = "#/makruk?panel=moves"));
  await rendered(page);
  await number.fill("2");
  await page.locator(".record button[type=submit]").click();
  await addressIs(page, /line=d3d4,d6d5,g1e2/);
  assert.match(await page.locator("#notices").innerText(), /this is number 2/);
});

test("moves are named as the record that was read names them, unless another notation is chosen", async () => {
  const page = await open("#/shogi?v=1&panel=moves");
  await paste(page, "position startpos moves 7g7f 3c3d");
  await page.locator(".moves", { hasText: "7g7f" }).waitFor();
  assert.deepEqual(await moves(page), ["7g7f", "3c3d"]);
  await paste(page, "手合割：平手\n   1 ２六歩(27)\n");
  await page.locator(".moves", { hasText: "2g2f" }).waitFor();
});
