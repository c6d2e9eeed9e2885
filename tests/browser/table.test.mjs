// Games with a table: throws, stakes, offers and the race.

import { assert, test } from "./harness.mjs";
import { addressIs, addressLacks, cell, click, goTo, hash, held, open, text } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Sets the throw. @param {Page} page @param {number} value */
const face = (page, value) => page.locator(`#main .face-value[data-value="${value}"]`);

/** @param {Page} page */
const line = async (page) => new URLSearchParams((await hash(page)).split("?")[1]).get("line")?.split(",") ?? [];

/** The squares of the pieces that may move. @param {Page} page */
const movable = (page) =>
  page
    .locator("#board .thrown .tabiya-cell.movable")
    .evaluateAll((cells) => cells.map((one) => one.getAttribute("data-square")).sort());

for (const game of ["shaturanga", "dice-chess"]) {
  test(`${game}: the opening throws, a throw that allows nothing, and a turn, by pointer`, async () => {
    const page = await open(`#/${game}`);
    assert.match(await text(page, "#status"), /throws for the first turn/);
    // Yellow throws highest, and begins; under one of the rule sets with that throw.
    for (const value of [2, 5, 3, 4]) await face(page, value).click();
    assert.match(await text(page, ".seat.is-on-turn"), /^Yellow/);
    assert.equal(await page.locator(".side-left .seat").getAttribute("aria-current"), "true");
    if (game === "shaturanga") {
      assert.match(await text(page, "#status"), /Yellow to throw/);
      // The elephant is shut in.
      await face(page, 4).click();
      assert.match(await text(page, ".dice-news"), /None of Yellow’s pieces can move by this throw: the turn is lost/);
      assert.match(await text(page, ".seat.is-on-turn"), /^Black/);
      await face(page, 3).click();
      assert.deepEqual(await movable(page), ["g8"]);
      await cell(page, "e7").click();
      assert.notEqual(await text(page, "#refusal"), "");
      await click(page, ["g8", "f6"]);
      assert.match(await text(page, "#status"), /Green to throw/);
    } else {
      assert.equal(await text(page, ".dice-value"), "5");
      assert.deepEqual(await movable(page), ["a5", "b5", "b6", "b7", "b8"]);
      await click(page, ["b5", "c5"]);
      assert.equal(await text(page, ".dice-value"), "");
      assert.match(await text(page, "#status"), /Black to throw/);
    }
  });
}

test("a turn of the die by the keyboard alone", async () => {
  const page = await open(
    "#/shaturanga?position=wBwP2nKnEnNnB/wNwP2nPnPnPnP/wEwP6/wKwP6/6ePeK/6ePeE/sPsPsPsP2ePeN/sBsNsEsK2ePeB s - - " +
      "0 1 phase=play",
  );
  await face(page, 5).focus();
  await page.keyboard.press("Enter");
  assert.equal(await text(page, ".dice-value"), "5");
  assert.match((await cell(page, "a2").textContent()) ?? "", /may move/);
  assert.doesNotMatch((await cell(page, "a1").textContent()) ?? "", /may move/);
  // The button that was pressed keeps the focus, and says why it does nothing now.
  await page.keyboard.press("Enter");
  assert.match(await text(page, "#refusal"), /play the current throw/);
  await cell(page, "a1").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  assert.deepEqual(await line(page), ["throw-5", "a2a3"]);
});

test("a seed replays its throws; another seed has others", async () => {
  const page = await open("#/shaturanga?seed=abc");
  await page.getByRole("button", { name: "Throw for all" }).click();
  await page.waitForFunction(() => !document.querySelector("#status")?.textContent?.includes("first turn"));
  const first = await line(page);
  assert.ok(first.length >= 4 && first.every((move) => /^throw-[2-5]$/.test(move)));
  await addressIs(page, /seed=abc/);
  await page.getByRole("button", { name: "Same throws again" }).click();
  for (const _ of first) await page.getByRole("button", { name: "Throw", exact: true }).click();
  assert.deepEqual(await line(page), first);
  await page.locator("#main .dice-seed summary").click();
  await page.getByRole("button", { name: "New seed" }).click();
  await addressLacks(page, "seed=abc");
  assert.deepEqual(await line(page), first);
  await goTo(page, "#/shaturanga?seed=not a seed");
  assert.match(await text(page, "#notices"), /no seed for throws/);
});

test("the first throw chooses a seed, and keeps it in the address", async () => {
  const page = await open("#/ashtapada");
  await page.locator("#invitation .close").click();
  assert.match(await text(page, ".line-heading"), /Press “Throw”/);
  await page.getByRole("button", { name: "Throw", exact: true }).click();
  await addressIs(page, /line=throw-[12348].*seed=[a-z0-9]{6}/);
});

test("a die rolls to its face; with reduced motion it lies there at once", async () => {
  const rolling = (/** @type {Page} */ page) =>
    page.evaluate(
      () =>
        document.getAnimations().filter((one) => /** @type {KeyframeEffect} */ (one.effect).target?.closest(".tray"))
          .length,
    );
  const moving = await open("#/shaturanga", { reducedMotion: false });
  await face(moving, 4).click();
  assert.ok((await rolling(moving)) > 0);
  assert.equal(await moving.locator(".dice.is-rolling").count(), 1);
  await moving.waitForSelector(".dice:not(.is-rolling)");
  const still = await open("#/shaturanga");
  await face(still, 4).click();
  assert.equal(await rolling(still), 0);
  assert.equal(await text(still, ".dice-value"), "4");
});

test("cowries lie with as many openings up as thrown; none counts eight", async () => {
  const page = await open("#/ashtapada");
  assert.equal(await face(page, 2).getAttribute("title"), "Set the throw to 2 (chance 6 in 16)");
  for (const [value, openings] of [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [8, 0],
  ]) {
    await goTo(page, `#/ashtapada?line=throw-${value}`);
    const turns = await page
      .locator(".shell-body")
      .evaluateAll((bodies) => bodies.map((body) => /** @type {HTMLElement} */ (body).style.transform));
    assert.equal(turns.filter((turn) => turn === "rotateX(0deg)").length, openings, `${value}`);
  }
});

test("an exchange of kings is proposed and agreed to", async () => {
  const position = "wBwP2nKnEnNnB/wNwP2nPnPnPnP/wEwP6/wKwP6/6ePeK/6ePeE/sPsPsPsP2ePeN/sBsNsEsK2ePeB"
    .replace("wP2nK", "wP3")
    .replace("wKwP6", "1wP6");
  const page = await open(`#/shaturanga?position=${position} s - - 0 1 phase=play captive=wsm,nem`);
  assert.match(await text(page, ".scores"), /Yellow −1 king held by Red/);
  await page.getByRole("button", { name: /proposes an exchange/ }).click();
  assert.match(await text(page, "#status"), /Green has to answer/);
  // Nothing is thrown before the answer.
  assert.equal(await page.locator("#main .dice-throw").getAttribute("aria-disabled"), "true");
  await page.getByRole("button", { name: "Refuse" }).click();
  assert.match(await text(page, ".dice-news"), /Green refuses/);
  await page.getByRole("button", { name: "One move back" }).click();
  await page.getByRole("button", { name: "Agree" }).click();
  assert.match(await text(page, ".dice-news"), /Yellow’s king is free, and stands on a5/);
  assert.match((await cell(page, "a5").textContent()) ?? "", /Yellow/);
  assert.doesNotMatch(await text(page, ".scores"), /held/);
});

test("a piece of the race comes in by click and by key, and its place in the account changes", async () => {
  const page = await open("#/ashtapada?line=throw-2");
  await held(page, "single").click();
  await cell(page, "b1").click();
  assert.match(await text(page, ".scores"), /Red 3 1 0/);
  await face(page, 1).click();
  const yellow = held(page, "single", "left");
  await yellow.focus();
  await page.keyboard.press("Enter");
  const target = page.locator("#board .tabiya-cell.target");
  assert.equal(await target.count(), 1);
  await target.focus();
  await page.keyboard.press("Enter");
  assert.match(await text(page, ".scores"), /Yellow 3 1 0/);
});

const DOUBLE = "8/8/8/8/8/8/8/4sD3[sPsPwPwPwPwPnPnPnPnPePePePeP] s - - 0 1 throw=2";

test("of a double one piece goes, or both", async () => {
  const page = await open(`#/ashtapada?position=${DOUBLE}`);
  await click(page, ["e1", "g1"]);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /One of Red’s two pieces/ }).click();
  await addressIs(page, /line=e1g1/);
  assert.match((await cell(page, "e1").textContent()) ?? "", /piece/);
  assert.match((await cell(page, "g1").textContent()) ?? "", /piece/);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await click(page, ["e1", "g1"]);
  await dialog.getByRole("button", { name: /Both of Red’s pieces/ }).click();
  await addressIs(page, /line=e1g1d/);
  assert.match((await cell(page, "e1").textContent()) ?? "", /empty/);
  assert.match((await cell(page, "g1").textContent()) ?? "", /double/);
  assert.deepEqual(await line(page), ["e1g1d"]);
});

test("the seats stand round the board, and turn with it", async () => {
  const page = await open("#/dice-chess");
  const names = () => page.locator(".side .seat-name").allInnerTexts();
  assert.deepEqual(await names(), ["Black", "Yellow", "Red", "Green"]);
  await page.locator("#tools button", { hasText: "Flip" }).click();
  assert.deepEqual(await names(), ["Green", "Red", "Yellow", "Black"]);
  // Other colours are a matter of choice, and move with it.
  await goTo(page, "#/dice-chess?colours=bell");
  assert.deepEqual(await names(), ["Black", "Yellow", "Green", "Red"]);
  // Two sides have no names at the board.
  await goTo(page, "#/shatranj");
  assert.equal(await page.locator(".side .seat:visible").count(), 0);
  assert.equal(await page.locator(".dice:visible, .scores:visible").count(), 0);
});

test("compared boards share their throws", async () => {
  const page = await open("#/shaturanga?compare=-;openingRoll:keep&line=throw-2,throw-5,throw-3&seed=abc");
  await page.locator(`#compare .face-value[data-value="2"]`).click();
  assert.deepEqual(await line(page), ["throw-2", "throw-5", "throw-3", "throw-2"]);
  // Under one set of rules the winner has to throw again, under the other the throw lies.
  assert.deepEqual(await page.locator(".column .status").allInnerTexts(), [
    "Yellow to throw.",
    "Yellow has thrown 5: king or soldier may move.",
  ]);
  assert.deepEqual(await page.locator(".column .side-left .seat-name").allInnerTexts(), ["Yellow", "Yellow"]);
});

test("a race shows no patterns; where nothing is thrown, there is nothing to throw", async () => {
  const page = await open("#/ashtapada?piece=single&at=d4");
  assert.equal(await page.locator("#piece:visible").count(), 0);
  assert.equal(await page.locator("#panel-pieces button[data-kind]").count(), 0);
  // It has its tracks instead.
  assert.ok(await page.getByRole("button", { name: "Tracks", exact: true }).isVisible());
});

test("boards of four fit a narrow window, and nothing moves when a throw comes", async () => {
  // To where the next throw is due.
  const lines = {
    shaturanga: "throw-2,throw-5,throw-3,throw-2",
    "dice-chess": "throw-2,throw-5,throw-3,throw-2,b5c5",
    ashtapada: "",
  };
  for (const [game, played] of Object.entries(lines)) {
    const page = await open(`#/${game}`, { width: 320, height: 720, reducedMotion: true });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, game);
    const top = () =>
      page.locator("#main .dice-throw").evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY));
    const board = () =>
      page
        .locator("#board")
        .evaluate((one) =>
          JSON.stringify([Math.round(one.getBoundingClientRect().top + scrollY), one.getBoundingClientRect().width]),
        );
    await goTo(page, `#/${game}?line=${played}`);
    const before = [await top(), await board()];
    await face(page, game === "ashtapada" ? 1 : 5).click();
    // While the words below are read the board stands small above them.
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator("#spread:not(.is-reading)").waitFor();
    assert.deepEqual([await top(), await board()], before, game);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, game);
  }
});
