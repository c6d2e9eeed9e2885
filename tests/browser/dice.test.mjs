// The die and the cowries as a reader uses them: thrown by click and key, left to go on by themselves, had again.

import { assert, test } from "./harness.mjs";
import { addressIs, cell, goTo, hash, open, text } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const query = async (page) => new URLSearchParams((await hash(page)).split("?")[1]);
/** @param {Page} page */
const line = async (page) => (await query(page)).get("line")?.split(",") ?? [];
/** @param {Page} page @param {string} name */
const automatic = (page, name) => page.locator(`#main [name="automatic-${name}"]`);

test("the die, the cowries and a key throw; letters in a field do not", async () => {
  for (const game of ["shaturanga", "dice-chess", "ashtapada"]) {
    const page = await open(`#/${game}`);
    await page.locator("#main .dice-tray").click();
    assert.equal((await line(page)).length, 1, `${game}: by click`);
    if (game === "ashtapada") {
      await page.keyboard.press("t");
      assert.match(await text(page, "#refusal"), /play the current throw/);
      continue;
    }
    await cell(page, "d4").focus();
    await page.keyboard.press("t");
    assert.equal((await line(page)).length, 2, `${game}: by key, also from the board`);
    await page.locator("#choose-game").click();
    await page.locator("#find-game").focus();
    await page.keyboard.press("t");
    assert.equal((await line(page)).length, 2, `${game}: a letter in a field`);
  }
});

test("what each throw moves is drawn beside the die", async () => {
  const page = await open("#/shaturanga");
  const legend = page.locator("#main .throw-legend li");
  assert.deepEqual(await legend.locator(".unseen").allTextContents(), [
    "2 moves boat",
    "3 moves horse",
    "4 moves elephant",
    "5 moves king or soldier",
  ]);
  assert.deepEqual(
    await legend.evaluateAll((all) => all.map((one) => one.querySelectorAll("svg").length)),
    [1, 1, 1, 2],
  );
  await goTo(page, "#/ashtapada?line=throw-8");
  assert.equal(await legend.last().locator(".unseen").textContent(), "No opening up: 8 squares");
  assert.equal(await page.locator("#main .throw-legend .is-thrown b").textContent(), "8");
});

test("beside the die of a game that is compared stands what its own throws move", async () => {
  const page = await open();
  for (const [game, other] of [
    ["chaturanga", "shaturanga"],
    ["ashtapada", "shaturanga"],
    ["shaturanga", "dice-chess"],
    ["chaturanga", "dice-chess"],
  ]) {
    await goTo(page, `#/${game}?v=1&compare=${other}`);
    const titles = await page
      .locator(".throw-legend li")
      .evaluateAll((/** @type {HTMLElement[]} */ all) => all.map(({ title }) => title));
    assert.ok(titles.length >= 4, `${game}, ${other}`);
    assert.deepEqual(
      titles.filter((title) => /moves\s*$/.test(title)),
      [],
      `${game}, ${other}`,
    );
  }
});

test("Reset gives other throws, and the old ones can be had again", async () => {
  const page = await open("#/shaturanga?seed=abc");
  const four = async () => {
    for (let thrown = 0; thrown < 4; thrown += 1) await page.keyboard.press("t");
    return line(page);
  };
  const first = await four();
  await page.getByRole("button", { name: "Reset" }).click();
  const seed = (await query(page)).get("seed");
  assert.match(String(seed), /^[a-z0-9]{6}$/);
  await page.getByRole("button", { name: "Same throws again" }).click();
  await addressIs(page, /seed=abc/);
  assert.deepEqual(await four(), first);
  // Undone, a reset has not happened.
  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await addressIs(page, /seed=abc/);
  assert.deepEqual(await line(page), first);
});

test("a race goes on by itself after four clicks; the switches are kept", async () => {
  const page = await open("#/ashtapada?players=2&seed=kings");
  await page.clock.install();
  await automatic(page, "sole").check();
  await automatic(page, "all").check();
  await page.locator("#show-display").click();
  await page.locator("select.speed").selectOption("4");
  await page.keyboard.press("Escape");
  await automatic(page, "throws").check();
  const reach = async () => Number(await page.locator(".slider").getAttribute("max"));
  while ((await reach()) < 40) await page.clock.runFor(1000);
  assert.equal(await text(page, "#main .dice-throw"), "Stop");
  await page.keyboard.press("Escape");
  assert.notEqual(await text(page, "#main .dice-throw"), "Stop");
  const again = await page.context().newPage();
  await again.goto(page.url().replace(/#.*/, "#/shaturanga"));
  await again.waitForSelector("html[data-ready]");
  for (const name of ["throws", "sole", "all"]) assert.ok(await automatic(again, name).isChecked(), name);
  // Nothing begins before the reader does.
  assert.equal((await line(again)).length, 0);
});

test("what goes on by itself stops where there is a choice, at a key, and when the reader steps back", async () => {
  const page = await open("#/ashtapada?seed=abc");
  await page.clock.install();
  await automatic(page, "throws").check();
  await automatic(page, "sole").check();
  await page.clock.runFor(60_000);
  // Everybody's first throw only brings a piece in; then there is a choice.
  const played = await line(page);
  assert.ok(played.length > 4, String(played));
  assert.match(await text(page, "#status"), /has thrown/);
  assert.equal(await text(page, "#main .dice-throw"), "Throw");
  await goTo(page, "#/shaturanga?seed=abc");
  await page.keyboard.press("t");
  assert.equal(await text(page, "#main .dice-throw"), "Stop");
  await page.keyboard.press("t");
  await page.clock.runFor(60_000);
  assert.equal((await line(page)).length, 1, "stopped by the key");
  await page.keyboard.press("t");
  await page.keyboard.press("Escape");
  await page.clock.runFor(60_000);
  assert.equal((await line(page)).length, 2, "stopped by Escape");
  // In the page, before the next throw is due, however slow the machine is.
  const back = await page.getByRole("button", { name: "One move back" }).elementHandle();
  const stepped = page.waitForFunction(
    (button) => {
      const thrown = new URLSearchParams(location.hash.split("?")[1]).get("line")?.split(",") ?? [];
      if (thrown.length < 3) return false;
      /** @type {HTMLElement} */ (button).click();
      return true;
    },
    back,
    { polling: 10 },
  );
  await page.keyboard.press("t");
  await stepped;
  await page.clock.runFor(60_000);
  assert.equal((await query(page)).get("ply"), "2", "stopped by a step back");
});

test("in the race a click on a square that can be reached moves the piece that can go there", async () => {
  const page = await open("#/ashtapada?line=throw-2");
  await cell(page, "b1").click();
  assert.match((await line(page))[1] ?? "", /b1/);
  assert.match(await text(page, ".scores"), /Red 3 1 0/);
  // By the keyboard as well.
  await page.keyboard.press("t");
  const target = await page.evaluate(() => document.querySelector(".signs .open") !== null);
  assert.ok(target, "the squares that can be reached are marked");
});

test("whoever leaves a race with the focus on its board finds the other game", async () => {
  const page = await open("#/ashtapada");
  await page.locator("button.held:visible").last().click();
  await page.locator(".tabiya-cell").nth(20).click();
  await goTo(page, "#/xiangqi");
  assert.equal(await page.locator("#board .tabiya-cell").count(), 90);
});

test("the status says why a throw moves nothing, and nothing moves when it does", async () => {
  const lots = "throw-2,throw-5,throw-3,throw-2";
  const page = await open(`#/shaturanga?line=${lots}`);
  assert.match(await text(page, "#status .status-why"), /only says who begins/);
  const top = () => page.locator("#main .dice-tray").evaluate((one) => one.getBoundingClientRect().top);
  const before = await top();
  await page.locator('#main .face-value[data-value="4"]').click();
  assert.match(await text(page, "#status"), /^Black to throw\. Yellow’s throw of 4 moved nothing \(Yellow’s soldier/);
  assert.equal(await top(), before);
  assert.doesNotMatch(await text(page, ".notes"), /moved nothing/);
});

test("thrones, ways to march and tracks are drawn over the board, and turn with it", async () => {
  const page = await open("#/shaturanga");
  const tones = (/** @type {string} */ sign) =>
    page
      .locator(`#board .signs .${sign}`)
      .evaluateAll((all) => all.map((one) => /tone-(\w+)/.exec(one.getAttribute("class") ?? "")?.[1]).sort());
  assert.deepEqual(await tones("throne"), ["black", "green", "red", "yellow"]);
  await page.waitForSelector("#board .signs .march");
  assert.equal((await tones("march")).length, 16);
  const angles = await page
    .locator("#board .signs .march")
    .evaluateAll((all) =>
      all.map((one) => `${one.classList.item(3)} ${/rotate\((.*)\)/.exec(one.getAttribute("transform") ?? "")?.[1]}`),
    );
  assert.deepEqual([...new Set(angles)].sort(), ["tone-black 180", "tone-green -90", "tone-red 0", "tone-yellow 90"]);
  await goTo(page, "#/ashtapada");
  assert.deepEqual(await tones("goal"), ["black", "green", "red", "yellow"]);
  assert.deepEqual(await tones("start"), ["black", "green", "red", "yellow"]);
  assert.deepEqual(await tones("track"), ["red"]);
  assert.equal(await page.locator("#board .throne").count(), 0);
  await goTo(page, "#/chaturanga");
  assert.equal(await page.locator("#board .signs").count(), 0);
});

test("boards side by side throw by themselves as one board does, and show thrones", async () => {
  const page = await open("#/shaturanga?v=1&compare=-;privilegedKing:ignored&seed=abc");
  const shown = page.locator("#compare");
  await shown.locator(".signs .throne").first().waitFor();
  assert.equal(await shown.locator(".signs .throne").count(), 8);
  await page.clock.install();
  await shown.locator('[name="automatic-throws"]').check();
  await page.clock.runFor(60_000);
  const thrown = await line(page);
  assert.ok(thrown.length >= 4, String(thrown));
  await page.keyboard.press("Escape");
  const alone = await open("#/shaturanga?v=1&seed=abc");
  for (let place = 0; place < 4; place += 1) await alone.keyboard.press("t");
  assert.deepEqual((await line(alone)).slice(0, 4), thrown.slice(0, 4));
});

test("what is set going from below the board is seen with the button that stops it", async () => {
  const page = await open("#/shaturanga?seed=abc", { width: 390, height: 844, reducedMotion: true, hasTouch: true });
  await page.locator("#tabs").evaluate((one) => one.scrollIntoView());
  await page.evaluate(() => scrollTo(0, 624));
  await automatic(page, "throws").check();
  await page.locator("#main .dice-throw", { hasText: "Stop" }).waitFor();
  const frame = await page.locator("#board svg .frame").first().boundingBox();
  const stop = await page.locator("#main .dice-throw").boundingBox();
  assert.ok(frame && frame.y >= 0 && stop && stop.y >= 0 && stop.y + stop.height <= 844, JSON.stringify([frame, stop]));
  await page.locator("#main .dice-throw").click();
});

test("who has every move played has the sole ones played", async () => {
  const page = await open("#/ashtapada?seed=abc");
  await page.clock.install();
  await automatic(page, "all").check();
  assert.ok((await automatic(page, "sole").isChecked()) && (await automatic(page, "sole").isDisabled()));
  await automatic(page, "all").uncheck();
  assert.ok(!(await automatic(page, "sole").isChecked()) && (await automatic(page, "sole").isEnabled()));
});

test("while the die rolls what was said before stays", async () => {
  const page = await open("#/dice-chess?seed=abc", { width: 1366, height: 768 });
  const before = await page.locator("#status").evaluate((one) => one.firstElementChild?.textContent);
  assert.ok(before);
  await page.locator("#main .dice-throw").click();
  const said = await page.evaluate(() => {
    const status = /** @type {HTMLElement} */ (document.querySelector("#status"));
    const { content, visibility } = getComputedStyle(status, "::before");
    return [document.querySelector(".dice.is-rolling") !== null, visibility, content];
  });
  assert.deepEqual(said.slice(0, 2), [true, "visible"]);
  assert.ok(String(said[2]).includes(before), String(said[2]));
});

test("the die shows the throw that is in force, also after the throws for the first turn", async () => {
  const page = await open("#/dice-chess?line=throw-5,throw-4,throw-4");
  const lies = () =>
    page.locator("#main .die-body").evaluate((die) => /** @type {HTMLElement} */ (die).style.transform);
  await page.locator('#main .face-value[data-value="2"]').click();
  await addressIs(page, /throw-2/);
  assert.equal(await text(page, "#main .dice-value"), "5");
  const shown = await lies();
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  assert.equal(shown, await lies());
});

test("what was thrown alike for the first turn goes from beside the names, until it is thrown again", async () => {
  const page = await open("#/dice-chess?line=throw-5,throw-5,throw-3");
  const thrown = () => page.locator(".seat-lot").allTextContents();
  const set = (/** @type {number} */ value) => page.locator(`#main .face-value[data-value="${value}"]`).click();
  assert.deepEqual((await thrown()).sort(), ["3", "5", "5"]);
  await set(3);
  await page.locator("#news", { hasText: "thrown alike" }).waitFor();
  assert.deepEqual(await thrown(), []);
  await set(2);
  await page.locator("#news", { hasText: "Green throws 2." }).waitFor();
  assert.deepEqual(await thrown(), ["2"]);
  await set(5);
  await page.locator("#status", { hasText: "Yellow has thrown 5" }).waitFor();
  assert.deepEqual((await thrown()).sort(), ["2", "5"]);
});

test("with a throw is said what it allows, once", async () => {
  const said = (/** @type {import("playwright-core").Page} */ page) => text(page, "#board .tabiya-live");
  const page = await open("#/dice-chess?v=1&line=throw-5,throw-4,throw-3,throw-2,a2a3");
  await page.locator('#main .face-value[data-value="2"]').click();
  await addressIs(page, /throw-2,a2a3,throw-2/);
  assert.equal(await said(page), "Yellow has thrown 2: boat may move.");
  await goTo(page, "#/ashtapada");
  await page.locator('#main .face-value[data-value="1"]').click();
  await addressIs(page, /throw-1/);
  assert.equal(await said(page), "Red has thrown 1: a piece may run.");
});

test("while a throw rolls the mark of the turn stays at whoever threw", async () => {
  const page = await open("#/dice-chess", { reducedMotion: false });
  /** Puts down whose names are marked, while nothing rolls and while something does. */
  const marked = () =>
    page.evaluate(() => {
      const names = () =>
        [...document.querySelectorAll(".seat-name")]
          .filter((one) => getComputedStyle(one).textDecorationLine !== "none")
          .map((one) => one.textContent);
      const seen = { still: names(), rolling: /** @type {(string | null)[][]} */ ([]) };
      // Read as it happens: the die is down again before a test could ask.
      new MutationObserver(() => {
        if (document.querySelector(".dice.is-rolling")) seen.rolling.push(names());
      }).observe(document.body, { attributes: true, attributeFilter: ["class"], subtree: true });
      Object.assign(globalThis, { seen });
      return seen.still;
    });
  assert.deepEqual(await marked(), ["Green"]);
  await page.locator("#main .dice-throw").click();
  await page.waitForFunction(() => /** @type {any} */ (globalThis).seen.rolling.length > 0);
  await page.locator(".dice.is-rolling").waitFor({ state: "detached" });
  const rolling = await page.evaluate(() => /** @type {any} */ (globalThis).seen.rolling);
  for (const names of rolling) assert.deepEqual(names, ["Green"]);
  assert.deepEqual(await marked(), ["Yellow"]);
});

test("“Throw” can be read in forced colours", async () => {
  const page = await open("#/shaturanga");
  await page.emulateMedia({ forcedColors: "active" });
  const light = (/** @type {string} */ rgb) => (rgb.match(/\d+/g) ?? []).slice(0, 3).reduce((a, b) => a + Number(b), 0);
  // The browser puts a plate of the canvas behind letters.
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const button = page.locator("#main .dice-throw");
  for (const pointed of [false, true]) {
    if (pointed) await button.hover();
    const { color, backgroundColor, filter } = await button.evaluate((one) => {
      const { color, backgroundColor, filter } = getComputedStyle(one);
      return { color, backgroundColor, filter };
    });
    const what = pointed ? "under the pointer" : "by itself";
    assert.ok(Math.abs(light(color) - light(canvas)) > 300, `${color} on ${canvas}, ${what}`);
    assert.ok(Math.abs(light(color) - light(backgroundColor)) > 300, `${color} on ${backgroundColor}, ${what}`);
    assert.equal(filter, "none", what);
  }
});
