// The overlay: one piece under the rules of several games on one board, where their boards are
// not of one size.

import "../module/load.mjs";
import { figureOf } from "../../www/figures/figure.js";
import { description, picture } from "../../www/figures/picture.js";
import { read as readAddress } from "../../www/state/address.js";
import { allGames } from "../../www/core/games.js";
import { kinds } from "../../www/core/module.js";
import { assert, test } from "./harness.mjs";
import { addressIs, cell, exportedText, goTo, open, openExports } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** The corner farthest from a1. @param {{ files: number, ranks: number }} board */
const corner = ({ files, ranks }) => String.fromCharCode(96 + files) + ranks;

/** Every game with patterns, and each other one with the kinds that both have, or the first. */
function pairs() {
  return allGames().flatMap((game) =>
    allGames()
      .filter((other) => other !== game && game.kinds.some(({ moves }) => moves.length > 0))
      .map((other) => {
        const own = kinds(game.id, {}).map(({ id }) => id);
        const shared = kinds(other.id, {})
          .map(({ id }) => id)
          .filter((id) => own.includes(id));
        return { game, other, kinds: shared.length > 0 ? shared : own.slice(0, 1) };
      }),
  );
}

/**
 * The figures on the rows: what the piece reaches now under each set of rules, or why it cannot stand.
 * @param {Page} page
 */
function rows(page) {
  return page
    .locator("#compare-text .accounts tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => row.querySelector("td.number")?.textContent ?? row.querySelector(".why")?.textContent),
    );
}

/** The squares with a mark of one of the sets. @param {Page} page @param {number} place */
function marked(page, place) {
  return page.locator(`#compare .overlay svg .mark.series-${place}`).count();
}

test("a larger board lies over a smaller one: what the smaller lacks is said and not drawn", async () => {
  const page = await open("#/chaturanga?v=1&piece=chariot&at=d4&compare=-;xiangqi");
  // From d4 along a file and a rank: 7 and 7 squares of 8 × 8, 9 and 8 of 9 × 10.
  assert.deepEqual(await rows(page), ["14", "17"]);
  assert.deepEqual([await marked(page, 0), await marked(page, 1)], [14, 14]);
  assert.equal(await page.locator("#compare .overlay [role=gridcell]").count(), 64);
  const beyond = await page.locator(".account-beyond").allInnerTexts();
  assert.deepEqual(beyond, ["Beyond the board shown it also reaches d9, d10 and i4."]);
  // It can reach every square, its own when it comes back.
  await page.locator("#compare-tools .check input").check();
  assert.deepEqual([await marked(page, 0), await marked(page, 1)], [64, 64]);
});

test("a smaller board lies over a larger one: pieces beyond it are not there", async () => {
  const page = await open("#/xiangqi?piece=chariot&at=d4&friends=d9,f4&compare=-;chaturanga");
  // Of the file d1 to d8, of the rank a4 to e4; under Chaturanga nobody stands on d9.
  assert.deepEqual(await rows(page), ["11", "11"]);
  assert.deepEqual([await marked(page, 0), await marked(page, 1)], [11, 11]);
  await goTo(page, "#/xiangqi?piece=chariot&at=i10&compare=-;chaturanga");
  assert.deepEqual(await rows(page), ["17", "The board has no square i10."]);
  assert.deepEqual([await marked(page, 0), await marked(page, 1)], [17, 0]);
});

test("by clicks: from boards side by side to one board, and to a piece that reaches farther there", async () => {
  const page = await open("#/chaturanga?compare=-;xiangqi");
  await page.locator("#ways button", { hasText: "On one board" }).click();
  await page.locator("#compare-tools .solo-controls select").first().selectOption("chariot");
  await addressIs(page, /piece=chariot/);
  await page.locator("#compare-tools .solo-controls select").nth(1).selectOption("h8");
  await addressIs(page, /at=h8/);
  assert.deepEqual(await rows(page), ["14", "17"]);
  await page.locator("#compare-tools .tool-friend").click();
  await cell(page, "h5", "#compare .overlay").click();
  await addressIs(page, /friends=h5/);
  await page.locator(".slots .slot-game").nth(1).selectOption("janggi");
  await addressIs(page, /compare=-;janggi/);
  await openExports(page);
  assert.match(await exportedText(page, "html"), /<tabiya-board .*compare="-;janggi"/);
});

test("every game lies over every other: in a picture each piece that both have, on the page one of them", async () => {
  const page = await open("#/chaturanga");
  for (const { game, other, kinds } of pairs()) {
    const far = corner(game.board);
    const sized = far !== corner(other.board);
    for (const [place, piece] of kinds.entries()) {
      for (const [turn, where] of [`at=d4&friends=${far}`, `at=${far}&enemies=d4`].entries()) {
        const address = `#/${game.id}?v=1&compare=-;${other.id}&piece=${piece}&${where}`;
        const { state, notices } = readAddress(address);
        assert.deepEqual(notices, [], address);
        const figure = { ...figureOf(state), ever: true };
        assert.match(picture(figure), /^<svg .*<g class="mark reach series-0/s, address);
        assert.match(description(figure), /./, address);
        if (place > 0 || (turn > 0 && !sized)) continue;
        await goTo(page, address);
        const cells = await page.locator("#compare .overlay [role=gridcell]").count();
        assert.equal(cells, game.board.files * game.board.ranks, address);
        assert.equal((await rows(page)).length, 2, address);
        assert.equal(await page.locator("html[data-fault]").count(), 0, address);
      }
    }
  }
});

test("a square that is named twice is one square", async () => {
  const page = await open("#/chaturanga?piece=elephant&at=d4&friends=e5,e5&enemies=c3,c3");
  assert.equal(await page.locator("#piece .piece").count(), 3);
});

test("what the figures mean is said in words, on squares and on points", async () => {
  for (const [address, where] of [
    ["#/chaturanga?v=1&compare=-;shatranj&piece=king&at=d4", "squares"],
    ["#/xiangqi?v=1&compare=-;janggi&piece=chariot&at=d4", "points"],
  ]) {
    const page = await open(address);
    await page.locator("#compare-text .accounts thead th[title]").first().waitFor();
    const titles = await page
      .locator("#compare-text .accounts thead th[title]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("title") ?? ""));
    assert.equal(titles.length, 2);
    const told = [...titles, await page.locator("#compare-text").innerText()];
    for (const text of told) assert.doesNotMatch(text, /=>|\$\{|undefined|\[object/, address);
    for (const title of titles) assert.match(title, new RegExp(`^${where} it (reaches now|can ever reach)`), address);
    assert.ok(told[2].includes(titles[0]) && told[2].includes(titles[1]), "and under the table too");
  }
});
