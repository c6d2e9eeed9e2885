// Somebody to play against: whole games at every kind of table, and the reader's tools, by the keyboard.

import { assert, test } from "./harness.mjs";
import { goTo, open, rendered, text } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @param {string} name */
const deed = (page, name) => page.locator(`#opponent [data-deed="${name}"]`);

/** What the address says. @param {Page} page @param {string} key */
async function said(page, key) {
  await rendered(page);
  return page.evaluate((key) => new URLSearchParams(location.hash.split("?")[1]).get(key) ?? "", key);
}

/** @param {Page} page */
const line = async (page) => (await said(page, "line")).split(",").filter(Boolean);

/** Waits until the address has a line that is so long. @param {Page} page @param {number} most */
const reaches = (page, most) =>
  page.waitForFunction(
    (most) =>
      (new URLSearchParams(location.hash.split("?")[1]).get("line") ?? "").split(",").filter(Boolean).length >= most,
    most,
  );

/** Waits until the computer has nothing to do. @param {Page} page */
const rests = (page) => page.locator('#opponent [data-deed="stop"]', { hasText: "Go on" }).waitFor();

/** Waits for the end of the game. @param {Page} page */
const ends = (page) => page.waitForSelector("#status.is-over", { timeout: 240_000 });

/** Every motion at its fastest. @param {Page} page */
const fast = (page) => page.locator("select.speed").selectOption("4");

test("a button asks for somebody to play against, and an address says who sits where", async () => {
  const page = await open("#/shatranj");
  assert.equal(await page.locator("#opponent select").count(), 0);
  await page.getByRole("button", { name: "Play against the computer" }).click();
  await page.locator("#opponent select").first().waitFor();
  assert.equal(await said(page, "seats"), "you,3");
  await page.locator('#opponent select[data-seat="b"]').selectOption("1");
  assert.equal(await said(page, "seats"), "you,1");
  await goTo(page, "#/shatranj?v=1&seats=-,7");
  assert.equal(await page.locator('#opponent select[data-seat="w"]').inputValue(), "-");
  assert.equal(await page.locator('#opponent select[data-seat="b"]').inputValue(), "7");
  await deed(page, "leave").click();
  assert.equal(await said(page, "seats"), "");
  await page.getByRole("button", { name: "Play against the computer" }).waitFor();
  await goTo(page, "#/shatranj?v=1&seats=you,11");
  assert.match(await text(page, "#notices"), /does not say who sits where/);
});

test("a game against level 1 is played to its end by the keyboard", async () => {
  const page = await open("#/shatranj?v=1&position=7k/R7/8/8/8/p6p/8/1R2K3+w&seats=you,1");
  // The second rook gives mate.
  await page.locator('#board [data-square="b1"]').focus();
  await page.keyboard.press("Enter");
  for (let step = 0; step < 7; step += 1) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await ends(page);
  assert.deepEqual(await line(page), ["b1b8"]);
});

test("two computers play a game of two armies to its end, and a game of four, and a race", async () => {
  const tables = [
    "#/shatranj?v=1&position=k7/8/2K5/8/8/7p/8/1R5R+w&seats=4,1",
    "#/dice-chess?v=1&position=r3/4/4/4+r&seats=1,1,1,1",
    "#/ashtapada?v=1&seed=a&seats=1,1,1,1",
  ];
  for (const table of tables.filter((one) => !one.includes("position=r3"))) {
    const page = await open(table);
    await fast(page);
    if (table.includes("ashtapada")) await reaches(page, 60);
    else await ends(page);
    await page.close();
  }
});

test("in a game of four the computer throws for all, and the reader moves", async () => {
  const page = await open("#/shaturanga?v=1&seed=abc&seats=you,1,1,1");
  await fast(page);
  await reaches(page, 8);
  assert.ok((await line(page)).filter((move) => move.startsWith("throw")).length >= 2);
});

test("take back, hint, why, its line, swap and stop, by the keyboard, are said", async () => {
  const page = await open("#/chaturanga?v=1&line=e2e3&seats=you,1");
  await reaches(page, 2);
  await rests(page);
  const press = async (/** @type {string} */ name) => {
    await deed(page, name).focus();
    await page.keyboard.press("Enter");
  };
  const told = () => text(page, ".opponent-said");
  assert.match(await told(), /your turn/);

  await press("why");
  await page.locator(".opponent-reasons li").first().waitFor();
  const [reason] = await page.locator(".opponent-reasons li").allTextContents();
  assert.ok((await told()).includes(reason.trim()), "what is shown is said");

  const before = await line(page);
  await press("line");
  await page.waitForFunction((more) => decodeURIComponent(location.hash).split(",").length >= more, 2);
  assert.equal((await text(page, '[data-deed="line"]')).trim(), "Back to the game");
  await press("line");
  assert.deepEqual(await line(page), before);

  await press("hint");
  await page.waitForFunction(() => document.querySelector(".opponent-said")?.textContent?.startsWith("Hint"));
  assert.equal((await page.locator("#board .tabiya-cell.selected, #board [aria-selected=true]").count()) > 0, true);

  await press("takeBack");
  assert.deepEqual(await line(page), []);
  assert.match(await told(), /Taken back/);

  await press("swap");
  assert.equal(await said(page, "seats"), "1,you");
  await reaches(page, 1);
  await rests(page);
  assert.equal(await said(page, "turned"), "yes");
});

test("the computer stops when it is told to, and goes on", async () => {
  const page = await open("#/xiangqi?v=1&seats=10,10");
  await reaches(page, 1);
  await deed(page, "stop").filter({ hasText: "Stop" }).click();
  await rests(page);
  const stands = await line(page);
  assert.match(await text(page, ".opponent-said"), /stopped/);
  await deed(page, "stop").click();
  await reaches(page, stands.length + 1);
  await page.keyboard.press("Escape");
  await rests(page);
});

test("rules that change in the middle are followed, and an opinion is shown only when it is asked for", async () => {
  const page = await open("#/chaturanga?v=1&line=e2e3&seats=you,2");
  await reaches(page, 2);
  await rests(page);
  assert.equal(await page.locator(".opponent-bar").isVisible(), false);
  await page.locator("#opponent [name=opinion]").check();
  await page.locator(".opponent-bar").waitFor();
  await goTo(page, `#/chaturanga?v=1&elephant=dabbaba&line=${(await line(page)).join(",")},f1f3&seats=you,2`);
  await reaches(page, 4);
  await rests(page);
});

test("who plays is seen at every size, and covers nothing", async () => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
    [1280, 720],
    [1920, 1080],
  ]) {
    for (const game of ["shatranj", "shaturanga"]) {
      const page = await open(`#/${game}?v=1&seats=you`, { width, height, reducedMotion: true });
      const box = await page.locator("#opponent").boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= width + 0.5, `${game} ${width}`);
      for (const other of ["#board svg .frame", "#status", ".transports"]) {
        const over = await page.locator(other).first().boundingBox();
        assert.ok(over);
        const apart =
          over.y + over.height <= box.y + 1 || over.x + over.width <= box.x + 1 || over.x >= box.x + box.width;
        assert.ok(apart, `${game} ${width}: ${other}`);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      assert.ok(wide, `${game} ${width}: no sideways scroll`);
      await page.close();
    }
  }
});
