// The layout: at every size of window the board is as large as promised, and what is needed to play is seen with it;
// no text lies over other text, and nothing jumps.

import { violations } from "./axe.mjs";
import { assert, test } from "./harness.mjs";
import { cell, gameIds, goTo, open, pick, rendered, text } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** How large the longer side of the board has to be. */
const SIZES = /** @type {const} */ ([
  [1920, 1080, 0.7 * 1080],
  [1440, 900, 0.7 * 900],
  [1366, 768, 0.7 * 768],
  [1280, 720, 0.7 * 720],
  [1024, 768, 540],
  [844, 390, 0.85 * 390],
  // Upright the board takes the width, but for what stands at its sides.
  [900, 1200, 0.7 * 900],
  [390, 844, 0.65 * 390],
  [320, 640, 0.6 * 320],
]);

/** Where the row above the page has little room, at twice the size of letters too. */
const NARROW = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1160, 800],
  [1024, 768],
  [776, 900],
  [720, 450],
  // 1366 × 768 and 1280 × 720 at twice the size.
  [683, 384],
  [640, 360],
  [640, 900],
  [390, 844],
  [320, 640],
];

/** The frame of the board, without its coordinates. @param {Page} page */
async function frame(page) {
  const box = await page.locator("#board svg .frame").first().boundingBox();
  assert.ok(box);
  return box;
}

/** What of the things that are needed to play is not wholly in the window, or is covered. @param {Page} page */
function missing(page) {
  return page.evaluate(() => {
    const wanted = ["#board svg .frame", "#status", ".transports"];
    if (document.querySelector(".dice-throw")?.checkVisibility()) wanted.push(".dice-throw", ".tray");
    return wanted.filter((selector) => {
      const one = document.querySelector(selector);
      if (!one) return true;
      const { left, top, right, bottom } = one.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return true;
      const part = one.closest("#board, #console > *, #throws") ?? one;
      const inside = (/** @type {number} */ x, /** @type {number} */ y) =>
        part.contains(document.elementFromPoint(x, y));
      return (
        !inside((left + right) / 2, (top + bottom) / 2) || !inside(left + 3, top + 3) || !inside(right - 3, bottom - 3)
      );
    });
  });
}

/** Buttons and names of seats that do not hold their text, or reach beyond the window. @param {Page} page */
function cut(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll(".seat, #console button, .chrome button")]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left < -0.5 || right > innerWidth + 0.5 || one.scrollWidth > one.clientWidth + 1;
      })
      .map((one) => one.textContent),
  );
}

/**
 * Texts that lie over each other, as far as they are seen.
 * @param {Page} page
 * @param {string} [within] a selector
 */
function overlaps(page, within = "body") {
  return page.evaluate((within) => {
    /** @type {{ text: string, node: Node, left: number, top: number, right: number, bottom: number }[]} */
    const found = [];
    const walker = document.createTreeWalker(document.querySelector(within) ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = /** @type {HTMLElement} */ (node.parentElement);
      const text = node.textContent?.trim() ?? "";
      if (!text || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (parent.closest("svg, script, noscript, option, .unseen, .tabiya-name, .tabiya-live, .skip")) continue;
      // As far as nothing around it cuts it off.
      const clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      for (let around = /** @type {HTMLElement | null} */ (parent); around; around = around.parentElement) {
        const { overflow, clipPath } = getComputedStyle(around);
        if (overflow === "visible" && clipPath === "none") continue;
        const box = around.getBoundingClientRect();
        clip.left = Math.max(clip.left, box.left);
        clip.top = Math.max(clip.top, box.top);
        clip.right = Math.min(clip.right, box.right);
        clip.bottom = Math.min(clip.bottom, box.bottom);
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const seen = {
          left: Math.max(clip.left, box.left),
          top: Math.max(clip.top, box.top),
          right: Math.min(clip.right, box.right),
          bottom: Math.min(clip.bottom, box.bottom),
        };
        if (seen.right - seen.left > 2 && seen.bottom - seen.top > 2) found.push({ text, node, ...seen });
      }
    }
    // Lines of one text may touch; letters of two may not.
    const slack = 3;
    return found.flatMap((one, place) =>
      found
        .slice(place + 1)
        .filter(
          (other) =>
            other.node !== one.node &&
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack + 2,
        )
        .map((other) => `“${one.text.slice(0, 40)}” and “${other.text.slice(0, 40)}”`),
    );
  }, within);
}

/** Counts every shift of the layout, also those that follow on a click. */
function watchShifts() {
  const shifts = /** @type {{ value: number, of: string[] }[]} */ ([]);
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      const of = entry.sources.map((/** @type {{ node?: Node }} */ { node }) => {
        const element = /** @type {Element | null} */ (node instanceof Element ? node : (node?.parentElement ?? null));
        return element ? `${element.tagName}#${element.id}.${element.getAttribute("class") ?? ""}` : "?";
      });
      shifts.push({ value: entry.value, of });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** The least that is told: less than the board, half a window large, moves by one of a thousand pixels. */
const LEAST_SHIFT = 1e-4;

/** The shifts since this was last asked. @param {Page} page */
async function shifts(page) {
  // A shift is told after the frame in which it happens.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const all = await page.evaluate(() => /** @type {any} */ (window).shifts.splice(0));
  return all.filter((/** @type {{ value: number }} */ { value }) => value >= LEAST_SHIFT);
}

/** Does the first thing that can be done in a game. @param {Page} page */
async function begin(page) {
  const cell = page.locator("#board .tabiya-cell.movable").first();
  const chance = page.locator("button.dice-throw:visible");
  const held = page.locator("#play .held[aria-pressed]").first();
  if ((await chance.count()) > 0) await chance.click();
  else {
    await ((await cell.count()) > 0 ? cell : held).click();
    // Not the first: a piece may stand there that makes room.
    await page.locator("#board .tabiya-cell.target").last().click();
  }
  await page.waitForFunction(() => location.hash.includes("line="));
  await rendered(page);
}

for (const [width, height, least] of SIZES) {
  test(`the board, what is said, the line and the die are seen at ${width} × ${height}`, async () => {
    const page = await open("", { width, height, reducedMotion: true, init: watchShifts });
    // The type comes after the board, and moves lines by a hair (type.test.mjs).
    const jumps = (await shifts(page)).filter((/** @type {{ value: number }} */ { value }) => value >= 0.02);
    assert.deepEqual(jumps, [], "nothing jumps while the page comes");
    for (const id of await gameIds(page)) {
      await goTo(page, `#/${id}`);
      const where = `${id}, ${width} × ${height}`;
      const box = await frame(page);
      const longer = Math.max(box.width, box.height);
      assert.ok(longer >= least, `${where}: the board is ${longer} pixels of ${least}`);
      assert.deepEqual(await missing(page), [], where);
      assert.deepEqual(await overlaps(page), [], where);
      assert.deepEqual(await cut(page), [], where);
      const words = await page.locator("#panels").boundingBox();
      // Beside the board, the words are not wider than it.
      if (words && width > height) assert.ok(words.width <= longer * 1.1, `${where}: ${words.width} and ${longer}`);
      await shifts(page);
      await begin(page);
      assert.deepEqual(await missing(page), [], `${where}, after a move`);
      assert.deepEqual(await overlaps(page), [], `${where}, after a move`);
      assert.deepEqual(await frame(page), box, `${where}: the board stands still`);
      await page.locator(".transport.back").click();
      await page.locator(".transport.forward").click();
      assert.deepEqual(await shifts(page), [], `${where}: nothing jumps`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, where);
    }
  });
}

test("the controls stay where they are while the demonstration is stepped through", async () => {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ]) {
    const page = await open("", { width, height, reducedMotion: true, init: watchShifts });
    await page.locator("#invitation .try-line").click();
    await page.locator(".transport.first").click();
    await rendered(page);
    await shifts(page);
    const length = Number(await page.locator(".slider").getAttribute("max"));
    for (let ply = 0; ply < length; ply += 1) await page.locator(".transport.forward").click();
    assert.deepEqual(await shifts(page), [], `${width} × ${height}`);
  }
});

test("a long refusal covers nothing that is needed to play", async () => {
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
    [390, 844],
  ]) {
    const page = await open("", { width, height, reducedMotion: true, init: watchShifts });
    await shifts(page);
    await cell(page, "e1").click();
    await cell(page, "e6").click();
    assert.notEqual(await page.locator("#refusal").innerText(), "");
    assert.deepEqual(await missing(page), [], `${width} × ${height}`);
    assert.deepEqual(await shifts(page), [], `${width} × ${height}`);
    const { bottom } = await page.locator("#refusal").evaluate((one) => one.getBoundingClientRect());
    assert.ok(bottom <= height, "and is read without scrolling");
  }
});

test("the menu shows a small board of every game, and finds one by any of its names", async () => {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ]) {
    const page = await open("", { width, height, reducedMotion: true });
    await page.locator("#choose-game").click();
    await page.waitForFunction(() => document.querySelectorAll("#games .game-board svg").length === 19);
    assert.deepEqual(await overlaps(page, "#game-menu"), []);
    for (const [typed, found] of [
      ["象棋", "Xiangqi"],
      ["장기", "Janggi"],
      ["shōgi", "Shogi"],
      ["burma", "Sittuyin"],
      ["makruk", "Makruk"],
      ["modern chess", "Modern chess"],
    ]) {
      await page.locator("#find-game").fill(typed);
      const names = await page.locator("#games li:not([hidden]) > a:visible .game-name").allInnerTexts();
      assert.ok(names.includes(found) && names.length < 6, `${typed}: ${names}`);
    }
    await page.locator("#find-game").fill("no such game");
    assert.match(await page.locator("#found-none").innerText(), /no such game/);
    await page.locator("#find-game").fill("makruk");
    await page.keyboard.press("Enter");
    await page.locator("#title", { hasText: "Makruk" }).waitFor();
    assert.ok(await page.locator("#game-menu").isHidden());
  }
});

test("the doors are a menu where the row is short", async () => {
  const page = await open("", { width: 390, height: 844, reducedMotion: true });
  assert.ok(await page.locator("#views").isHidden());
  await page.locator("#choose-view").click();
  await page.locator("#views button", { hasText: "Museum" }).click();
  await page.locator(".family-map").first().waitFor();
  assert.ok(await page.locator("#views").isHidden());
  assert.equal(await page.locator("#view-name").textContent(), "Museum");
});

test("the keys step through the line, but not where they have another use", async () => {
  const page = await open("#/chaturanga?line=e2e3,e7e6,f1h3&ply=0&panel=moves");
  const ply = () => page.locator(".slider").inputValue();
  for (const [key, at] of [
    ["ArrowRight", "1"],
    ["End", "3"],
    ["ArrowLeft", "2"],
    ["Home", "0"],
  ]) {
    await page.keyboard.press(key);
    assert.equal(await ply(), at, key);
  }
  await page.keyboard.press("Space");
  await page.waitForFunction(() =>
    document.querySelector(".slider")?.getAttribute("aria-valuetext")?.includes("1 of 3"),
  );
  await page.keyboard.press("Space");
  await page.keyboard.press("Home");
  await page.locator("#choose-game").click();
  await page.locator("#find-game").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("End");
  assert.equal(await ply(), "0", "in a field they move the cursor");
  await page.keyboard.press("Escape");
  await page.locator("#tab-moves").focus();
  await page.keyboard.press("ArrowLeft");
  assert.equal(await ply(), "0", "between tabs they choose the next");
  await page.locator('#board [tabindex="0"]').focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await ply(), "0", "on the board they go from square to square");
});

test("moves stand in numbered pairs with their pieces, captures and the end", async () => {
  const page = await open("#/chaturanga?line=e2e3,e7e6,f1h3,f8d6,h3f5,e6f5&panel=moves");
  const rows = page.locator(".moves > li");
  assert.deepEqual(await rows.locator(".move-number").allInnerTexts(), ["1.", "2.", "3."]);
  assert.equal(await page.locator(".moves button .piece-figure").count(), 6);
  assert.equal(await rows.nth(2).locator("button").nth(1).innerText(), "e6×f5");
  await rows.nth(0).locator("button").nth(1).click();
  assert.equal(await page.locator(".slider").inputValue(), "2");
  assert.equal(await page.locator(".moves [aria-current]").innerText(), "e7–e6");
  // A bare king has lost: how the game ends stands after its last move.
  await goTo(page, "#/chaturanga?position=4k3/8/8/8/8/8/4r3/R3K3+w&line=e1e2");
  assert.notEqual(await page.locator(".moves .move-outcome").innerText(), "");
});

test("while a piece is held a line says what its marks mean, and nothing else", async () => {
  const page = await open();
  for (const [address, squares, told] of /** @type {const} */ ([
    ["#/chaturanga", ["e1"], ["goes there", "jumps", "once in the game"]],
    ["#/chaturanga?position=4k3/8/8/8/8/8/4r3/R3K3+w", ["e1"], ["goes there", "captures"]],
    ["#/xiangqi", ["b3"], ["goes there", "captures", "hops over a piece"]],
    ["#/xiangqi", ["b1"], ["goes there", "if the ringed squares are empty"]],
  ])) {
    await goTo(page, address);
    await cell(page, squares[0]).click();
    await page.locator(".held-entry").first().waitFor();
    const found = await page.locator(".held-entry").allInnerTexts();
    for (const one of told) assert.ok(found.includes(one), `${address}: ${found}`);
    assert.equal(new Set(found).size, found.length);
    // Every sign is another, and none stands for what is not on the board.
    const signs = await page.locator(".held-entry svg").evaluateAll((all) => all.map((one) => one.innerHTML));
    assert.equal(new Set(signs).size, signs.length);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector(".held-entry"));
  }
});

test("capture marks lie over the discs of Xiangqi, round them", async () => {
  const page = await open("#/xiangqi");
  await cell(page, "b3").click();
  const marks = page.locator("#board .marks.over .mark.capture.occupied");
  assert.equal(await marks.count(), 1);
});

test("who is welcomed once is not welcomed again", async () => {
  const page = await open();
  assert.match(await page.locator("#invitation").innerText(), /On \w+ questions its sources differ/);
  await page.locator("#invitation .close").click();
  assert.ok(await page.locator("#invitation").isHidden());
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  assert.ok(await page.locator("#invitation").isHidden());
  await pick(page, "Makruk");
  await page.locator("#title", { hasText: "Makruk" }).waitFor();
  assert.ok(await page.locator("#invitation").isHidden());
});

test("what is pressed under a finger is at least 44 pixels", async () => {
  const page = await open("#/shaturanga?line=throw-5", {
    width: 390,
    height: 844,
    reducedMotion: true,
    hasTouch: true,
  });
  const coarse = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
  assert.ok(coarse, "the window has a finger");
  for (const panel of ["pieces", "rules", "moves", "about"]) {
    await page.locator(`#tab-${panel}`).click();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("button, select, summary, .check")].flatMap((one) => {
        // What stands within a sentence is as high as its line; what is pressed reaches beyond it.
        if (!one.checkVisibility() || one.closest("#board, .moves, .turns")) return [];
        const { width, height } = one.getBoundingClientRect();
        return width >= 43.5 && height >= 43.5
          ? []
          : [`${one.className || one.id} ${one.textContent} ${width}×${height}`];
      }),
    );
    assert.deepEqual(small, [], panel);
  }
});

test("every button without words has a name and a tooltip", async () => {
  const page = await open("", { width: 390, height: 844, reducedMotion: true });
  const silent = await page.locator("button:visible").evaluateAll((/** @type {HTMLElement[]} */ buttons) =>
    buttons
      .filter((one) => !(one.innerText.trim().length > 1))
      .filter((one) => !one.getAttribute("title"))
      .map((one) => one.outerHTML.slice(0, 120)),
  );
  assert.deepEqual(silent, []);
});

test("axe finds nothing wrong on a telephone, upright and on its side", async () => {
  const page = await open();
  for (const game of ["chaturanga", "xiangqi", "shogi", "shaturanga", "ashtapada"]) {
    await goTo(page, `#/${game}`);
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height });
      assert.deepEqual(await violations(page), [], `${game}, ${width} × ${height}`);
    }
  }
});

test("the tabs stand in one row, and sharing moves nothing", async () => {
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
    [390, 844],
    [320, 640],
  ]) {
    const page = await open("", { width, height, reducedMotion: true, hasTouch: width < 400 });
    for (const game of ["sittuyin", "chaturanga"]) {
      for (const panel of ["pieces", "choices"]) {
        await goTo(page, `#/${game}?panel=${panel}`);
        const boxes = await page.locator("#tabs [role=tab]").evaluateAll((all) =>
          all.map((one) => {
            const { top, right } = one.getBoundingClientRect();
            return { top, right, cut: one.scrollWidth > one.clientWidth + 1 };
          }),
        );
        const where = `${game}, ${panel}, ${width}`;
        assert.equal(new Set(boxes.map(({ top }) => top)).size, 1, where);
        assert.ok(
          boxes.every(({ right, cut }) => right <= width && !cut),
          `${where}: ${JSON.stringify(boxes)}`,
        );
      }
    }
    await page.evaluate(() =>
      Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.resolve() } }),
    );
    const place = () => page.locator("#share").boundingBox();
    const before = await place();
    await page.locator("#share").click();
    // Where the button has no room for it, a note says that it is copied.
    await page.locator("#said:not(:empty), #notices .notice").first().waitFor({ state: "attached" });
    assert.deepEqual(await place(), before);
  }
});

test("the questions of the welcome are stops of the Tab key, and rings of the focus are whole", async () => {
  const page = await open("#/chaturanga?panel=choices", { width: 1366, height: 768, reducedMotion: true });
  assert.match(await text(page, "#invitation .differ"), /On twelve questions its sources differ, for example:/);
  const asked = page.locator("#invitation .ask");
  assert.ok((await asked.count()) >= 2);
  for (const one of await asked.all()) assert.equal(await one.getAttribute("tabindex"), null);
  const room = await page
    .locator(".choice input")
    .first()
    .evaluate((one) => {
      const folio = /** @type {HTMLElement} */ (one.closest(".folio"));
      return one.getBoundingClientRect().left - folio.getBoundingClientRect().left;
    });
  assert.ok(room >= 4, `${room} pixels beside the first answer`);
});

test("a panel that the address or a button asks for is brought into sight on a telephone", async () => {
  const seen = (/** @type {import("playwright-core").Page} */ page) =>
    page.locator("#tabs").evaluate((tabs) => {
      const { top, bottom } = tabs.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  for (const panel of ["choices", "rules"]) {
    const page = await open(`#/shatranj?panel=${panel}`, { width: 390, height: 844, reducedMotion: true });
    assert.ok(await seen(page), panel);
  }
  const page = await open("#/shatranj", { width: 390, height: 844, reducedMotion: true });
  assert.equal(await page.evaluate(() => scrollY), 0, "else the board is seen");
  await page.locator("#invitation .ask").first().click();
  const answer = page.locator("fieldset.question input:checked:focus");
  await answer.waitFor();
  const box = await answer.boundingBox();
  assert.ok(box && box.y >= 0 && box.y + box.height <= 844, "by a question of the welcome");
});

test("in the menu of the games no board runs over a name", async () => {
  const page = await open("#/xiangqi");
  await page.locator("#choose-game").click();
  await page.locator("#games .game-board svg").last().waitFor();
  const over = await page.locator("#games a").evaluateAll((all) =>
    all.flatMap((one) => {
      const board = one.querySelector(".game-board svg")?.getBoundingClientRect();
      const name = one.querySelector(".game-name")?.getBoundingClientRect();
      return board && name && board.bottom > name.top + 1 ? [`${one.textContent}: ${board.bottom - name.top}`] : [];
    }),
  );
  assert.deepEqual(over, []);
});

/**
 * What first choices of fonts may not be there for: letters wider than those that the page names first.
 * @param {boolean} wide whether they are, or the page’s own again
 */
function widen(wide) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { --serif: "DejaVu Serif", "Bookman Old Style", Verdana, monospace; --sans: var(--serif) }');
  document.adoptedStyleSheets = wide ? [sheet] : [];
}

/** What is wrong with the row above the page. @param {Page} page */
function crowded(page) {
  return page.evaluate(() => {
    const row = /** @type {Element} */ (document.querySelector(".chrome"));
    const title = /** @type {Element} */ (document.querySelector("#title"));
    const button = /** @type {Element} */ (document.querySelector("#choose-game"));
    const range = document.createRange();
    range.selectNodeContents(title);
    const letters = range.getBoundingClientRect();
    const within = (/** @type {DOMRect} */ one, /** @type {DOMRect} */ other) =>
      one.left >= other.left - 0.5 &&
      one.right <= other.right + 0.5 &&
      one.top >= other.top - 0.5 &&
      one.bottom <= other.bottom + 0.5;
    const found = [];
    if (!within(letters, button.getBoundingClientRect())) found.push("the name leaves its button");
    if (!within(button.getBoundingClientRect(), row.getBoundingClientRect())) found.push("the button leaves the row");
    const parts = [...row.querySelectorAll(".name, .chooser, .tool, #views button")].filter((one) =>
      one.checkVisibility(),
    );
    const views = document.querySelector("#views");
    if (views && views.scrollWidth > views.clientWidth) found.push("the views are cut off");
    const named = parts.map((one) => ({ name: one.textContent?.trim() || one.id, box: one.getBoundingClientRect() }));
    for (const [at, { name, box }] of named.entries()) {
      if (box.left < 0 || box.right > innerWidth) found.push(`“${name}” is outside of the window`);
      for (const other of named.slice(at + 1)) {
        if (Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 0.5) {
          found.push(`“${name}” and “${other.name}” lie over each other`);
        }
      }
    }
    const slider = document.querySelector(".slider");
    if (slider?.checkVisibility() && slider.getBoundingClientRect().right > innerWidth)
      found.push("the slider is cut off");
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    return found;
  });
}

test("the name of every game is seen whole in the row above the page, in a wide font too", async () => {
  const page = await open();
  for (const id of await gameIds(page)) {
    await goTo(page, `#/${id}`);
    for (const wide of [false, true]) {
      await page.evaluate(widen, wide);
      for (const [width, height] of NARROW) {
        await page.setViewportSize({ width, height });
        assert.deepEqual(await crowded(page), [], `${id}, ${width} × ${height}${wide ? ", in a wide font" : ""}`);
      }
    }
  }
});
