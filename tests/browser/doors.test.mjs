// The doors and the views behind them: by click, by the keyboard and by address, with one of each row chosen.

import { assert, test } from "./harness.mjs";
import { goTo, hash, open, rendered } from "./reader.mjs";
import "../module/load.mjs";

const { DOORS } = await import("../../www/views/doors.js");

/** @typedef {import("playwright-core").Page} Page */

const LONG = { timeout: 60_000 };

/** What is seen of a view, and of no other. @type {Record<string, string>} */
const SEEN = {
  play: "#board [role=grid]",
  tracks: "#tracks svg",
  start: ".start-games svg",
  stories: ".stories-list a",
  lessons: ".lessons-list a",
  studies: ".study-card",
  verdicts: ".study-table",
  differs: ".differ-row",
  overlay: "#compare-tools .quick",
  boards: ".column [role=grid]",
  parting: ".parting-room",
  difference: ".guess",
  family: ".family-map",
  ages: ".ages-list li",
  witnesses: ".witness",
  sources: ".margin",
  set: "#set svg",
  evidence: ".evidence",
  matrix: ".matrix-room",
  maps: ".maps-room",
  reconstruct: ".reconstruct",
  file: ".file-form",
};

/** Which is chosen of a row. @param {Page} page @param {string} row */
const chosen = (page, row) => page.locator(`${row} [aria-pressed=true]`).allTextContents();

/**
 * A view is on the page, behind its door.
 * @param {Page} page
 * @param {string} door
 * @param {{ id: string, title: string }} way
 */
async function seen(page, door, { id, title }) {
  await page.locator(`${SEEN[id]} >> visible=true`).first().waitFor(LONG);
  await rendered(page);
  assert.deepEqual(await chosen(page, "#views"), [door], id);
  if (await page.locator("#ways").isVisible()) assert.deepEqual(await chosen(page, "#way-list"), [title], id);
  else assert.equal(id, "play");
  const views = await page.evaluate((all) => {
    const isSeen = (/** @type {string} */ part) =>
      [...document.querySelectorAll(part)].some((one) => one.checkVisibility({ visibilityProperty: true }));
    return all.filter(([, part]) => isSeen(part)).map(([view]) => view);
  }, Object.entries(SEEN));
  assert.deepEqual(views, [id]);
  // What is about the game alone stands beside its board alone, and there is no third row.
  assert.equal(await page.locator("#tabs").isVisible(), door === DOORS[0].title, id);
  assert.equal(await page.locator("main .switch >> visible=true").count(), 0, id);
}

/** The names in the row, and what the door has for this game. @param {Page} page @param {string} of */
async function row(page, of) {
  const game = /^#\/([\w-]+)/.exec(await hash(page))?.[1] ?? "chaturanga";
  const ways = DOORS.find(({ id }) => id === of)?.ways ?? [];
  const fitting = ways.filter(({ fits }) => !fits || fits(/** @type {any} */ ({ game, options: {} })));
  if (fitting.length > 1) {
    // A door may fetch what it begins with before it opens.
    await page.locator("#way-list button", { hasText: fitting[0].title }).first().waitFor();
    assert.deepEqual(
      await page.locator("#way-list button").allTextContents(),
      fitting.map(({ title }) => title),
    );
  }
  return fitting;
}

for (const door of DOORS) {
  test(`${door.title}: each view opens by click, and its address opens it again`, async () => {
    const page = await open("#/chaturanga?room=find");
    // Behind no door is the search.
    assert.deepEqual(await chosen(page, "#views"), []);
    assert.ok(await page.locator("#ways").isHidden());
    await page.locator("#views button", { hasText: door.title }).click();
    await seen(page, door.title, door.ways[0]);
    const addresses = [];
    for (const way of await row(page, door.id)) {
      const button = page.locator("#way-list").getByRole("button", { name: way.title, exact: true });
      if (await page.locator("#ways").isVisible()) await button.click();
      await seen(page, door.title, way);
      addresses.push({ way, address: await hash(page) });
    }
    assert.equal(new Set(addresses.map(({ address }) => address)).size, addresses.length);
    await goTo(page, "#/chaturanga?room=find");
    for (const { way, address } of addresses) {
      await goTo(page, address);
      await seen(page, door.title, way);
      assert.equal(await hash(page), address);
    }
  });

  test(`${door.title}: each view opens by the keyboard, and Back returns`, async () => {
    const page = await open("#/chaturanga?room=find");
    await page.locator("#views button", { hasText: door.title }).focus();
    await page.keyboard.press("Enter");
    await seen(page, door.title, door.ways[0]);
    // The focus stays, and the row is reached by the Tab key.
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), door.title);
    const ways = await row(page, door.id);
    for (const way of ways.slice(1)) {
      for (let keys = 0; keys < 20; keys += 1) {
        if ((await page.evaluate(() => document.activeElement?.textContent)) === way.title) break;
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Space");
      await seen(page, door.title, way);
      assert.equal(await page.evaluate(() => document.activeElement?.textContent), way.title);
    }
    for (const way of ways.slice(0, -1).toReversed()) {
      await page.goBack();
      await seen(page, door.title, way);
    }
  });
}

test("the race has its tracks behind the first door, and lacks what it has no rules for", async () => {
  const page = await open("#/ashtapada");
  const pressed = page.locator("#views button[aria-pressed=true]", { hasText: "Board" });
  await page.getByRole("button", { name: "Tracks", exact: true }).click();
  await page.locator("#tracks svg").first().waitFor();
  await pressed.waitFor();
  await page.locator("#back").click();
  await page.locator("#play:not([hidden]) [role=grid]").waitFor();
  await pressed.waitFor();
  await page.locator("#views button", { hasText: "Compare" }).click();
  await row(page, "compare");
  assert.equal(await page.locator("#ways button", { hasText: "On one board" }).count(), 0);
});

test("a name that no room has is told", async () => {
  const page = await open("#/shatranj?v=1&room=baz");
  await page.locator("#notices", { hasText: "There is no room “baz” here" }).waitFor();
  assert.equal(await page.locator("#notices").getByText("“baz”").count(), 1);
});

test("a room that is not of the game says so, and one that is about the game stays with another", async () => {
  const page = await open("#/ashtapada?v=1&view=laboratory&room=maps");
  await page.locator("#hall .room", { hasText: "Ashtapada has nothing of this" }).waitFor();
  await goTo(page, "#/chaturanga?v=1&room=maps");
  await page.locator(".maps-room").waitFor();
  const menu = page.locator("#games");
  assert.match((await menu.locator('[data-game="makruk"]').getAttribute("href")) ?? "", /room=maps$/);
  assert.match((await menu.locator('[data-game="ashtapada"]').getAttribute("href")) ?? "", /^#\/ashtapada$/);
  await goTo(page, "#/makruk?v=1&room=maps");
  await page.locator(".maps-room").waitFor();
});

test("on a telephone the doors are a menu, and the view that is chosen is in sight in its row", async () => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
  ]) {
    const page = await open("#/chaturanga", { width, height, hasTouch: true, reducedMotion: true });
    for (const door of DOORS.slice(1)) {
      await page.locator("#choose-view").click();
      await page.locator("#views button", { hasText: door.title }).click();
      assert.ok(await page.locator("#views").isHidden());
      const last = (await row(page, door.id)).at(-1);
      await page.locator("#way-list button").last().click();
      await page.locator("#way-list li:last-child [aria-pressed=true]", { hasText: last?.title }).waitFor();
      await rendered(page);
      await goTo(page, "#/chaturanga");
      await page.goBack();
      await page.locator("#way-list li:last-child [aria-pressed=true]").waitFor();
      const box = await page.locator("#way-list [aria-pressed=true]").boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= width, `${last?.title} at ${width}: ${JSON.stringify(box)}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    }
    await page.context().close();
  }
});

test("a link leads to the head of what it opens, and takes the focus along; Back comes back to the place", async () => {
  const page = await open("#/janggi", { width: 390, height: 844, hasTouch: true });
  for (const [list, link, opened, head] of [
    // The list begins with the game that is chosen. A lesson begins with its board, so that what it asks is near.
    ["#/chaturanga?v=1&room=lessons", "a[href*='lessons:janggi']", ".lesson-steps", ".lesson-board"],
    ["#/shatranj?v=1&room=stories:dilaram", "a[href*='study=']", ".study-deeds", "#spread"],
  ]) {
    await goTo(page, list);
    const way = page.locator(`#hall ${link}`).last();
    await way.scrollIntoViewIfNeeded();
    const from = await page.evaluate(() => scrollY);
    assert.ok(from > 100, `${list}: ${from}`);
    await way.tap();
    await page.locator(opened).first().waitFor();
    await rendered(page);
    const top = await page.locator(head).evaluate((part) => part.getBoundingClientRect().top);
    assert.ok(Math.abs(top) < 1, `${head}: ${top}`);
    assert.equal(await page.evaluate(() => document.activeElement?.classList.contains("stage")), true, list);
    await page.goBack();
    await page.waitForFunction((from) => Math.abs(scrollY - from) < 100, from);
  }
});

test("beside a board the lessons begin with that of its game", async () => {
  const page = await open("#/janggi");
  await page.locator("#views button", { hasText: "Learn" }).click();
  await page.locator("#way-list button", { hasText: "Lessons" }).click();
  await page.locator("a", { hasText: "Janggi: generals that face each other" }).waitFor();
  await rendered(page);
  assert.match(await hash(page), /^#\/janggi\?.*room=lessons$/);
  assert.match(
    (await page.locator(".lessons-list li").first().textContent()) ?? "",
    /Janggi: generals that face each other/,
  );
});

test("what is typed before the search is there stands in its field", async () => {
  const page = await open("#/chaturanga");
  await page.locator("#search").click();
  await page.keyboard.type("dilaram");
  await page.locator(".find-found a", { hasText: "Dilaram" }).first().waitFor();
  assert.equal(await page.locator(".finder input").inputValue(), "dilaram");
});
