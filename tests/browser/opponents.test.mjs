// Playing against the computer: whole games at every kind of table, and the reader's tools, by the keyboard.

import { assert, test } from "./harness.mjs";
import { click, goTo, open, rendered, text } from "./reader.mjs";

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

/** Every motion at its fastest. @param {Page} page */
const fast = async (page) => {
  await page.locator("#show-display").click();
  await page.locator("select.speed").selectOption("4");
  // Escape would stop the computer.
  await page.locator("#show-display").click();
};

test("a button asks for somebody to play against, and an address says who sits where", async () => {
  const page = await open("#/shatranj");
  assert.equal(await page.locator("#opponent select").count(), 0);
  await page.getByRole("button", { name: "Play against the computer" }).click();
  await page.locator("#opponent select").first().waitFor();
  assert.equal(await said(page, "seats"), "you,2");
  await page.locator('#opponent select[data-seat="b"]').selectOption("1");
  assert.equal(await said(page, "seats"), "you,1");
  await goTo(page, "#/shatranj?v=1&seats=-,7");
  assert.equal(await page.locator('#opponent select[data-seat="w"]').inputValue(), "-");
  assert.equal(await page.locator('#opponent select[data-seat="b"]').inputValue(), "7");
  await deed(page, "leave").click();
  assert.equal(await said(page, "seats"), "");
  await page.getByRole("button", { name: "Play against the computer" }).click();
  assert.equal(await said(page, "seats"), "you,2");
  await goTo(page, "#/shatranj?v=1&seats=you,11");
  assert.match(await text(page, "#notices"), /seats=you,11/);
});

/**
 * Plays for the reader whatever comes first, until the game is over.
 * @param {Page} page
 * @param {(page: Page) => Promise<void>} move
 */
async function playOut(page, move) {
  for (;;) {
    const what = await page.waitForFunction(
      () => {
        if (document.querySelector("#status.is-over")) return "over";
        return document.querySelector(".opponent-said")?.textContent === "It is your turn." && "turn";
      },
      undefined,
      { timeout: 60_000 },
    );
    if ((await what.jsonValue()) === "over") return;
    await move(page);
  }
}

/** The first piece that can move goes where it first can. @param {Page} page */
async function byKeys(page) {
  const due = page.locator('#main .dice-throw.is-due:visible:not([aria-disabled="true"])');
  if ((await due.count()) > 0) return page.keyboard.press("t");
  const from = page.locator("#board .tabiya-cell.movable").first();
  await from.focus();
  await page.keyboard.press("Enter");
  await page.locator("#board .tabiya-cell.target").first().focus();
  await page.keyboard.press("Enter");
}

test("a game of two armies, a dice game of four and a race are played to their end against level 1", async () => {
  const tables = [
    "#/shatranj?v=1&position=7k/8/8/8/8/p7/8/1RR1K3+b&seats=1,you",
    "#/dice-chess?v=1&seed=a&seats=1,you,1,1&" +
      "position=sP7/8/1eN6/8/4eK3/eEwK6/2eP5/4eP3+s+-+-+9+86+phase=play+captive=sek2,nem",
    "#/ashtapada?v=1&seed=a&position=8/1wP5nP/8/3eP4/1sP6/8/3wP4/8[]+w+-+-+22+148+throw=3+home=3,2,3,3&seats=1,1,1,1",
  ];
  for (const table of tables) {
    const page = await open(table);
    await fast(page);
    await playOut(page, byKeys);
    assert.ok((await line(page)).length >= 2, table);
    assert.equal(await page.locator("#notices .notice").count(), 0, table);
    await page.close();
  }
});

test("in a game of four each throws for itself: the reader’s die waits", async () => {
  const page = await open("#/shaturanga?v=1&seed=abc&seats=you,1,1,1");
  await fast(page);
  const yours = page.locator(".opponent-said", { hasText: "It is your turn." });
  const due = page.locator('#main .dice-throw.is-due:not([aria-disabled="true"])');
  await yours.waitFor();
  await due.waitFor();
  assert.deepEqual(await line(page), [], "nothing is thrown for the reader");
  // The computer's throws cannot be made: neither one by one, nor all, nor set.
  // Looked at in one go: the three may be done before a test could ask a second time.
  const refused = page.waitForFunction(
    () => {
      const all = [...document.querySelectorAll("#main :is(.dice-throw, .dice-buttons .action, .face-value)")];
      const shown = all.filter((one) => one.checkVisibility());
      if (shown.length <= 4 || shown.some((one) => one.getAttribute("aria-disabled") !== "true")) return false;
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "t", bubbles: true }));
      return /wait for it/.test(document.querySelector("#refusal")?.textContent ?? "");
    },
    undefined,
    { polling: "raf" },
  );
  await page.locator("#main .dice-throw").click();
  await refused;
  // Until it is the reader's turn again, three others have thrown.
  await yours.waitFor();
  assert.ok((await line(page)).length >= 4);
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
  assert.equal((await page.locator("#opponent [role=status] .opponent-reasons li").count()) > 0, true, "they are said");

  const before = await line(page);
  await press("line");
  await page.waitForFunction((more) => decodeURIComponent(location.hash).split(",").length >= more, 2);
  assert.equal((await text(page, '[data-deed="line"]')).trim(), "Back to the game");
  await press("line");
  assert.deepEqual(await line(page), before);

  await press("hint");
  await page.waitForFunction(() => document.querySelector(".opponent-said")?.textContent?.startsWith("Hint"));
  // Marked, and not taken up: who touches the piece would put it down.
  await page.locator("#board .annotation, #board [data-arrow], #board .arrow").first().waitFor();
  assert.equal(await page.locator("#board [aria-selected=true]").count(), 0);

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
  await goTo(page, `#/chaturanga?v=1&bareKing=none&line=${(await line(page)).join(",")},a2a3&seats=you,2`);
  await reaches(page, 4);
  await rests(page);
});

test("who plays is seen at every size, and covers nothing", async () => {
  for (const game of ["shatranj", "shaturanga"]) {
    const page = await open(`#/${game}?v=1&seats=you`);
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [844, 390],
      [1280, 720],
      [1920, 1080],
    ]) {
      await page.setViewportSize({ width, height });
      const box = await page.locator("#opponent").boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= width + 0.5, `${game} ${width}`);
      for (const other of ["#board svg .frame", "#status", ".transports"]) {
        const over = await page.locator(other).first().boundingBox();
        assert.ok(over);
        /** @type {boolean} */
        const apart =
          over.y + over.height <= box.y + 1 || over.x + over.width <= box.x + 1 || over.x >= box.x + box.width;
        assert.ok(apart, `${game} ${width}: ${other}`);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      assert.ok(wide, `${game} ${width}: no sideways scroll`);
    }
  }
});

test("what is told after a hint is not cut through, and the last move is called the last", async () => {
  const page = await open("#/xiangqi?v=1&line=b3b7&seats=you,2", { width: 1440, height: 900 });
  await reaches(page, 2);
  await rests(page);
  await deed(page, "hint").click();
  await page.waitForFunction(() => document.querySelector(".opponent-said")?.textContent?.startsWith("Hint"));
  const cut = await page.locator(".opponent-told").evaluate((told) => {
    const lines = [...told.querySelectorAll("p, li")].flatMap((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return [...range.getClientRects()];
    });
    const end = told.getBoundingClientRect().bottom;
    return lines.filter(({ top, bottom }) => top < end - 1 && bottom > end + 1).length;
  });
  assert.equal(cut, 0);
  assert.equal(await text(page, '[data-deed="why"]'), "Why the last move?");
});

test("the upper levels play a won ending to its end as its table has it", async () => {
  // The Diamond, which is won in 39 half-moves: both computers know it.
  const diamond = "8/3kN3/8/8/8/8/8/2K2q2 w";
  const page = await open(`#/shatranj?v=1&position=${encodeURIComponent(diamond)}&seats=10,10`);
  await fast(page);
  await page.locator("#status.is-over").waitFor({ timeout: 120_000 });
  assert.match(await text(page, "#status"), /White wins/);
  assert.equal((await line(page)).length, 39);
});

test("Undo takes back the reader’s move with the answer, and a game that was left goes on", async () => {
  const page = await open("#/makruk?v=1&seats=you,1");
  // An opinion is looked for where the reader is to move: that is no move of the computer's.
  await page.locator("#opponent input[type=checkbox]").check();
  await click(page, ["d3", "d4"]);
  await reaches(page, 2);
  await click(page, ["e3", "e4"]);
  await reaches(page, 4);
  await rendered(page);
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => (location.hash.match(/line=[^&]*/)?.[0] ?? "").split(",").length === 2);
  const [, answer] = await line(page);
  await rendered(page);
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => !location.hash.includes("line="));
  // The computer does not answer what is not there, and what comes back has its answer.
  await page.keyboard.press("Control+y");
  await reaches(page, 2);
  assert.deepEqual(await line(page), ["d3d4", answer]);
  const goOn = page.locator("#opponent").getByRole("button", { name: "Continue your game" });
  await goTo(page, "#/shatranj");
  await goOn.waitFor({ state: "hidden" });
  await goTo(page, "#/makruk");
  await goOn.click();
  await reaches(page, 2);
  assert.deepEqual([await line(page), await said(page, "seats")], [["d3d4", answer], "you,1"]);
  await deed(page, "leave").click();
  await goTo(page, "#/makruk");
  await goOn.waitFor({ state: "hidden" });
});
