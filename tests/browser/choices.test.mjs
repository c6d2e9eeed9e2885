// The choices panel: a choice shows what it does, and a piece answers beside its board.

import { assert, test } from "./harness.mjs";
import { addressIs, addressLacks, cell, click, goTo, open, rendered, text } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** The squares that carry a mark of a change. @param {Page} page @param {string} kind @param {string} [board] */
async function squares(page, kind, board = "#board") {
  const all = await page
    .locator(`${board} .change-marks g.${kind}`)
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute("data-square") ?? ""));
  return all.sort();
}

/** Opens the choices of a game, with what shows them at work. @param {string} address @param {object} [options] */
async function choices(address, options = {}) {
  const page = await open(address, { reducedMotion: true, ...options });
  await page.locator(".trial-would").waitFor({ state: "attached" });
  return page;
}

// Daou 2007, note 4: the Dabbaba leaps two squares straight; §I: the Alfil two squares along a diagonal.
const DABBABA = {
  concerned: ["c1", "f1"],
  gained: ["c3", "f3"],
  lost: ["a3", "d3", "e3", "h3"],
};

test("a choice that is taken is played on the board, said in a line, and undone by one click", async () => {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ]) {
    const page = await choices("#/chaturanga?panel=choices", { width, height });
    await page.locator("#choice-elephant-dabbaba").check();
    await addressIs(page, /elephant=dabbaba/);
    for (const [kind, wanted] of Object.entries(DABBABA)) assert.deepEqual(await squares(page, kind), wanted, kind);
    assert.match(
      await text(page, ".trial-said"),
      /^Compared with “Two squares diagonally, jumping – Alfil”: c1 may now go to c3, and no longer to a3 and e3\./,
    );
    const bar = await page.locator(".trial").boundingBox();
    assert.ok(bar && bar.y >= 0 && bar.y + bar.height <= height + 1, `${width}: what is said is in sight`);
    await page.locator(".trial button", { hasText: "Undo this choice" }).click();
    await addressLacks(page, "elephant");
    assert.ok(await page.locator("#choice-elephant-alfil").isChecked());
    assert.equal(await page.locator(".change-marks").count(), 0);
    assert.ok(await page.locator("#choice-elephant-alfil").evaluate((one) => one === document.activeElement));
  }
});

test("a third answer is compared with the usual one, and undone to the second", async () => {
  const page = await choices("#/chaturanga?v=1&elephant=dabbaba&panel=choices", { width: 1366, height: 768 });
  await page.locator("#choice-elephant-five").check();
  await addressIs(page, /elephant=five/);
  // What the Alfil leaps to, it may no longer; the Dabbaba's squares are not spoken of.
  assert.match(
    await text(page, ".trial-said"),
    /^Compared with “Two squares diagonally, jumping – Alfil”: c1 may no longer go to a3 and e3\./,
  );
  assert.deepEqual(await squares(page, "lost"), DABBABA.lost);
  await page.locator(".trial button", { hasText: "Undo this choice" }).click();
  await addressIs(page, /elephant=dabbaba/);
});

test("to rest on a choice previews it, and changes nothing", async () => {
  const page = await choices("#/chaturanga?panel=choices", { width: 1366, height: 768 });
  await page.locator("label[for=choice-elephant-dabbaba]").hover();
  await page.locator("#board .change-marks").waitFor({ state: "attached" });
  assert.deepEqual(await squares(page, "gained"), DABBABA.gained);
  assert.match(await text(page, ".trial-would"), /^c1 could go to c3, and no longer to a3 and e3\./);
  assert.ok(await page.locator("#choice-elephant-alfil").isChecked());
  await page.mouse.move(10, 400);
  await page.locator("#board .change-marks").waitFor({ state: "detached" });
  await addressLacks(page, "elephant");
});

test("where a piece differs each choice has its small picture", async () => {
  const page = await choices("#/chaturanga?panel=choices");
  const pictures = page.locator("[name=option-elephant] ~ .choice-picture");
  await pictures.first().waitFor();
  await rendered(page);
  const drawn = await pictures.evaluateAll((all) => all.map((one) => one.innerHTML));
  assert.equal(drawn.length, await page.locator("[name=option-elephant]").count());
  assert.equal(new Set(drawn).size, drawn.length, "each another");
  assert.equal(await page.locator("[name=option-bareKing] ~ .choice-picture").count(), 0, "no piece moves otherwise");
});

test("what a choice does to the line is told beside what it changes where the line stands", async () => {
  const page = await choices("#/chaturanga?line=e2e3,c8e6,e3e4&panel=choices");
  await page.locator("#choice-elephant-dabbaba").check();
  assert.match(await text(page, ".trial .kept"), /stops after half-move 1: c8–e6 is not possible/);
  // After the first move it is Black's turn.
  assert.deepEqual(await squares(page, "concerned"), ["c8", "f8"]);
  assert.deepEqual(await squares(page, "gained"), ["c6", "f6"]);
  await page.locator(".trial button", { hasText: "Undo this choice" }).click();
  assert.equal(await page.locator(".slider").getAttribute("max"), "3");
  assert.match(await text(page, ".trial .kept"), /line is kept/);
});

test("a choice that changes no move here says so; the marks go when the game goes on", async () => {
  const page = await choices("#/chaturanga?panel=choices");
  await page.locator("[name=option-bareKing]:not(:checked):enabled").first().check();
  assert.match(await text(page, ".trial-said"), /No move changes here and now/);
  await page.locator("#choice-elephant-dabbaba").check();
  assert.ok((await squares(page, "gained")).length > 0);
  await click(page, ["e2", "e3"]);
  await addressIs(page, /line=e2e3/);
  assert.equal(await page.locator(".change-marks").count(), 0);
  assert.ok(await page.locator(".trial button", { hasText: "Undo this choice" }).isHidden());
});

test("on a telephone the board stays in sight, small, while a panel is read", async () => {
  const page = await choices("#/chaturanga?panel=choices", { width: 390, height: 844 });
  await page.locator("#choice-stalemate-stalemater-loses").scrollIntoViewIfNeeded();
  await page.locator(".is-reading").waitFor();
  const box = await page.locator("#board svg.tabiya").boundingBox();
  assert.ok(box && box.y >= 0 && box.y + box.height <= 844 * 0.35 && box.width >= 200);
  // What a choice changes is drawn on it, and it answers.
  await page.locator("#choice-elephant-dabbaba").check();
  assert.deepEqual(await squares(page, "gained"), DABBABA.gained);
  await click(page, ["e2", "e3"]);
  await addressIs(page, /line=e2e3/);
  // At the head of the page it is large again.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.locator(".spread:not(.is-reading)").waitFor();
  const large = await page.locator("#board").boundingBox();
  assert.ok(large && large.width > 340 && large.y >= 0);
});

test("on the smallest telephone it stands whole above what is read, whatever stands round it", async () => {
  const page = await choices("#/xiangqi?panel=choices", { width: 320, height: 640 });
  for (const game of ["xiangqi", "shogi", "shaturanga"]) {
    await goTo(page, `#/${game}?v=1&panel=choices`);
    await page.evaluate(() => document.getElementById("panels")?.scrollIntoView({ behavior: "instant" }));
    await page.locator(".is-reading").waitFor();
    for (const part of await page.locator("#play .board-frame, #play .seat:visible").all()) {
      const box = await part.boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 640 * 0.34, `${game}: ${JSON.stringify(box)}`);
    }
  }
});

test("with the keys alone a rule is chosen in at most twelve, from the board", async () => {
  const page = await open("", { width: 1366, height: 768, reducedMotion: true });
  await page.locator('#board .tabiya-cell[tabindex="0"]').focus();
  let keys = 0;
  const press = async (/** @type {string} */ key) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const focused = (/** @type {string} */ selector) =>
    page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);
  // The welcome asks first what the elephant does.
  while (!(await focused("#invitation .ask")) && keys < 12) await press("Tab");
  await press("Enter");
  await page.locator("#tab-rules[aria-selected=true]").waitFor();
  while (!(await focused("[name=option-elephant]")) && keys < 12) await press("Tab");
  await page.locator(".trial-would").waitFor({ state: "attached" });
  await press("ArrowDown");
  await addressIs(page, /elephant=dabbaba/);
  assert.ok(keys <= 12, `${keys} keys`);
  assert.deepEqual(await squares(page, "gained"), DABBABA.gained);
  await page.keyboard.press("Control+z");
  await addressLacks(page, "elephant");
});

test("one piece: the strip, the counts, the key and the first words are seen with the board", async () => {
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
  ]) {
    const page = await open("#/chaturanga?piece=elephant&at=d4", { width, height, reducedMotion: true });
    await page.locator(".piece-strip input[value=chariot]").check();
    await addressIs(page, /piece=chariot/);
    assert.match(await text(page, ".numbers"), /14 .* 64/);
    for (const seen of ["#piece svg .frame", ".piece-strip", ".solo-tools", ".numbers", ".key", ".solo-text p"]) {
      const box = await page.locator(seen).first().boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= height, `${seen} at ${width} × ${height}`);
    }
  }
});

test("one piece: by keys alone another piece, a friend and an enemy", async () => {
  const page = await open("#/chaturanga?piece=elephant&at=d4");
  await page.locator(".piece-strip input:checked").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await addressIs(page, /piece=chariot/);
  const tool = page.locator(".solo-tools input:checked");
  for (const [square, list] of /** @type {const} */ ([
    ["d6", "friends"],
    ["f4", "enemies"],
  ])) {
    await tool.focus();
    await page.keyboard.press("ArrowRight");
    await cell(page, square, "#piece").focus();
    await page.keyboard.press("Space");
    await addressIs(page, new RegExp(`${list}=${square}`));
  }
  await tool.focus();
  await page.keyboard.press("ArrowRight");
  await click(page, ["d6"], "#piece");
  await addressLacks(page, "friends");
});

test("one piece: the reach follows the piece that is dragged", async () => {
  const page = await open("#/chaturanga?piece=elephant&at=d4", { width: 1366, height: 768, reducedMotion: true });
  const middle = async (/** @type {string} */ square) => {
    const box = await cell(page, square, "#piece").boundingBox();
    assert.ok(box);
    return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
  };
  const marked = () => page.locator(".solo-text").innerText();
  await page.mouse.move(...(await middle("d4")));
  await page.mouse.down();
  await page.mouse.move(...(await middle("c3")), { steps: 4 });
  await page.mouse.move(...(await middle("a1")), { steps: 4 });
  await page.locator(".solo-text", { hasText: "From a1 to c3." }).waitFor();
  assert.match(await page.evaluate(() => location.hash), /at=d4/, "nothing is put down yet");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await page.locator(".solo-text", { hasText: "From d4" }).waitFor();
  assert.match(await marked(), /b2, b6, f2 and f6/);
});

test("a piece that takes no part under the choices is not offered", async () => {
  const count = async (/** @type {string} */ address) => {
    const page = await open(address);
    return page.locator(".piece-strip input").count();
  };
  const [option] = await (await open("#/sho-shogi?panel=choices")).evaluate(() =>
    [...document.querySelectorAll("fieldset.question")]
      .filter((one) => /drunk elephant take part/.test(one.textContent ?? ""))
      .flatMap((one) =>
        [...one.querySelectorAll("input:not(:checked)")].map((input) =>
          [input.getAttribute("name")?.replace("option-", ""), input.getAttribute("value")].join("="),
        ),
      ),
  );
  assert.ok(option);
  const with_ = await count("#/sho-shogi?piece=king&at=e5");
  const without = await count(`#/sho-shogi?${option}&piece=king&at=e5`);
  assert.equal(Math.abs(with_ - without), 2, "the drunk elephant, and the crown prince that it becomes");
});

test("the questions are named: two in the welcome, all above the choices, each leading to its own", async () => {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ]) {
    const page = await open("", { width, height, reducedMotion: true, hasTouch: width < 400 });
    const named = await page.locator("#invitation .ask").allInnerTexts();
    assert.equal(named.length, 2);
    await page.locator("#invitation .ask").nth(1).click();
    await addressIs(page, /panel=choices/);
    const question = page.locator("fieldset.question", { hasText: named[1] });
    await question.locator("input:checked:focus").waitFor();
    const box = await question.boundingBox();
    // On a telephone the board stays above what is read.
    const most = height * (width < 400 ? 0.65 : 0.5);
    assert.ok(box && box.y >= -1 && box.y < most, `${width}: ${JSON.stringify(box)}`);
    const list = page.locator(".asked .ask");
    assert.deepEqual(await list.allTextContents(), await page.locator("fieldset.question > legend").allTextContents());
    // Where a finger has left nothing, the mouse may rest on a choice.
    await page.mouse.move(1, 1);
    if (width < 400) {
      await page.locator(".trial-would", { hasText: /^Touch a choice/ }).waitFor();
      const bar = await page.locator(".trial").boundingBox();
      assert.ok(bar && bar.height <= 150, `the bar has ${bar?.height}`);
      await page.locator(".short summary").click();
    } else await page.locator(".trial-would", { hasText: /^Rest on a choice/ }).waitFor();
    await list.last().click();
    await page.locator("fieldset.question").last().locator("input:checked:focus").waitFor();
  }
});

test("a pair of choices that parts far from the array has a link to where it does", async () => {
  const page = await choices("#/shatranj?panel=choices");
  await page.locator("#choice-stalemate-transpose").check();
  await addressIs(page, /stalemate=transpose/);
  assert.match(await text(page, ".trial-said"), /No move changes here and now/);
  const link = page.locator(".trial-parts", { hasText: "First difference: in a position set up" });
  assert.match((await link.getAttribute("href")) ?? "", /room=parting:stalemate:\w+:transpose/);
  await link.click();
  await page.locator(".parting-boards").waitFor();
});
