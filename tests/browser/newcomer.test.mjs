// What newcomers stumbled on at the board: names that two things had, what covered what, and what was not told.

import { assert, test } from "./harness.mjs";
import { cell, click, fieldHas, goTo, hash, open, rendered, text } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @param {string} selector */
async function box(page, selector) {
  const found = await page.locator(selector).first().boundingBox();
  assert.ok(found, selector);
  return found;
}

/** Whether one part lies over another, as far as both are seen. @param {Page} page @param {string[]} parts */
async function over(page, [one, other]) {
  const [a, b] = [await box(page, one), await box(page, other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height;
}

test("no two buttons at the board are called the same, and what opens is called as its button", async () => {
  const page = await open("#/dice-chess?v=1");
  const names = await page
    .locator(".chrome button, #tools button, #tabs [role=tab]")
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent?.trim()));
  assert.ok(names.length > 12);
  assert.deepEqual(
    names.filter((name, place) => names.indexOf(name) !== place),
    [],
  );
  for (const id of ["use", "annotate"]) {
    const button = page.locator(`#show-${id}`);
    await button.click();
    assert.equal(await text(page, `#${id} > summary`), await button.textContent());
  }
});

test("a figure is given its caption in place, and the element shows what is drawn as it is drawn", async () => {
  const page = await open("#/chaturanga?v=1", { reducedMotion: true, width: 1440, height: 900 });
  await page.locator("#show-use").click();
  await page.locator("#use tabiya-board").waitFor();
  await page.locator("#use summary", { hasText: "For a web page" }).click();
  const typed = page.locator("#use textarea").first();
  await typed.focus();
  await page.keyboard.type("An elephant");
  // The field has not been left.
  await fieldHas(page, ".use-text", /<figcaption>An elephant\./);
  assert.equal(await text(page, "#use figcaption"), "An elephant.");
  await page.locator("#use button", { hasText: "Arrows and marks" }).click();
  await page.waitForSelector(".plate.is-drawn-on");
  await cell(page, "c1").focus();
  await page.keyboard.press("Enter");
  await cell(page, "e3").focus();
  await page.keyboard.press("Enter");
  await page.locator('#use tabiya-board .annotation[data-from="c1"][data-to="e3"]').waitFor({ state: "attached" });
  // What has been saved or copied is told beside what was pressed.
  for (const name of ["SVG", "Copy"]) {
    const button = page.locator("#use").getByRole("button", { name, exact: true });
    await button.click();
    const said = page.locator("#use .use-said:not(:empty)").last();
    await said.waitFor();
    const [from, to] = [await button.boundingBox(), await said.boundingBox()];
    assert.ok(from && to && Math.abs(from.y - to.y) < 60, name);
    if (name === "SVG") assert.match((await said.textContent()) ?? "", /^chaturanga-start-\w+\.svg/);
  }
});

test("a touch beside an open menu shuts it and does nothing else", async () => {
  const page = await open("#/chaturanga?v=1", { reducedMotion: true, width: 390, height: 844, hasTouch: true });
  const piece = page.locator("#panel-pieces a, #panel-pieces button").first();
  await page.locator("#show-display").tap();
  await page.locator("#display:popover-open").waitFor();
  const before = await hash(page);
  // Above the menu or below it: wherever something can be pressed.
  const place = await page.evaluate(() => {
    const free = [...document.querySelectorAll("#invitation button, #tools button, #tabs button")].find((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      return !button.hasAttribute("popovertarget") && button.contains(found);
    });
    const box = free?.getBoundingClientRect();
    return box && [box.x + box.width / 2, box.y + box.height / 2];
  });
  assert.ok(place, "something stands beside the menu");
  await page.touchscreen.tap(place[0], place[1]);
  await page.waitForFunction(() => !document.querySelector("#display:popover-open"));
  assert.equal(await hash(page), before);
  assert.ok(await piece.isVisible());
  assert.equal(await page.locator("#use[open], #annotate[open]").count(), 0);
});

test("each level of the computer has a name of its own, and where nobody sits it is nobody’s turn", async () => {
  const page = await open("#/xiangqi?v=1&line=b3b5&seats=you");
  const levels = page.locator("#opponent select").first().locator("option");
  await levels.first().waitFor({ state: "attached" });
  const names = (await levels.allTextContents()).map((name) => name.replace(/^\d+ · /, ""));
  assert.equal(names.length, 12);
  assert.equal(new Set(names).size, 12, names.join());
  await page.locator(".opponent-said", { hasText: "Nobody plays Black" }).waitFor();
  await click(page, ["b8", "b6"]);
  await page.locator(".opponent-said", { hasText: "It is your turn." }).waitFor();
});

test("neither what marks mean nor a refusal covers who plays or what steps through the line", async () => {
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
    [320, 640],
  ]) {
    const page = await open("#/xiangqi?v=1&seats=you", { width, height, reducedMotion: true });
    const told = await box(page, ".opponent-said");
    const opinion = await box(page, ".opponent-opinion");
    assert.ok(opinion.y - told.y < 80, `${width}: no hole above the opinion`);
    await cell(page, "b3").click();
    await page.locator(".held-entry").first().waitFor();
    for (const part of [".opponent-seats", ".transports"]) {
      assert.equal(await over(page, ["#held-key", part]), false, `${width}: ${part}`);
    }
    await page.keyboard.press("Escape");
    await cell(page, "b10").click();
    assert.notEqual(await text(page, "#refusal"), "");
    for (const part of [".opponent-seats", ".transports"]) {
      assert.equal(await over(page, ["#refusal", part]), false, `${width}: ${part}`);
    }
    await page.context().close();
  }
});

test("what each seat has thrown last stays beside its name, and a lost turn in the list of moves", async () => {
  const page = await open("#/dice-chess?v=1&line=throw-3,throw-4,throw-2,throw-5,g4f4&panel=moves");
  const lots = () =>
    page
      .locator(".seat")
      .evaluateAll((seats) =>
        seats
          .map(
            (seat) =>
              `${seat.querySelector(".seat-name")?.textContent} ${seat.querySelector(".seat-lot")?.textContent}`,
          )
          .sort(),
      );
  assert.deepEqual(await lots(), ["Black 2", "Green 3", "Red 5", "Yellow 4"]);
  // The elephants are shut in.
  await goTo(page, "#/dice-chess?v=1&line=throw-3,throw-4,throw-2,throw-5,g4f4,throw-4&panel=moves");
  assert.deepEqual(await lots(), ["Black 2", "Green 4, passes", "Red 5", "Yellow 4"]);
  const last = page.locator(".moves button").last();
  assert.equal(await last.innerText(), "4, passes");
  const first = page.locator(".moves button").nth(3);
  assert.equal(await first.innerText(), "5");
});

test("in a game of four the settings of the dice stand below the tools", async () => {
  const page = await open("#/dice-chess?v=1", { width: 390, height: 844, reducedMotion: true, hasTouch: true });
  assert.ok((await box(page, "#throws-more")).y > (await box(page, "#tools")).y);
});

test("lessons begin with the chosen game; a right answer is told before what can be done about it", async () => {
  const page = await open("#/janggi?v=1&room=lessons");
  await page.locator(".lessons-list li").first().waitFor();
  assert.match((await page.locator(".lessons-list li").first().textContent()) ?? "", /Janggi/);
  await goTo(page, "#/shatranj?v=1&room=lessons:shatranj:2");
  await page.locator("[data-deed=show]").click();
  const [said, again] = [await box(page, ".lesson-said"), await box(page, "[data-deed=again]")];
  assert.ok(again.y >= said.y + said.height - 1);
  assert.doesNotMatch(await text(page, "[data-deed=again]"), /try/i);
});

test("of a problem on which nothing has been tried nothing can be undone", async () => {
  const page = await open("#/shatranj?v=1");
  await click(page, ["e2", "e3"]);
  await page.locator("#views button", { hasText: "Learn" }).click();
  await page.locator("#way-list button", { hasText: "Problems" }).click();
  await page.locator(".study-card").first().click();
  await page.locator("#study-tools [data-deed=solve]").waitFor();
  await rendered(page);
  assert.ok(await page.getByRole("button", { name: "Undo", exact: true }).isDisabled());
});

test("a citation leads to its source, by the keyboard too: under the rules, about a game, in the leaflet", async () => {
  for (const address of ["#/shatranj?v=1&panel=choices", "#/shatranj?v=1&panel=about"]) {
    const page = await open(address);
    const link = page.locator("#panels cite a:visible", { hasText: "Daou 2007" }).first();
    await link.focus();
    await page.keyboard.press("Enter");
    const entry = page.locator(".margin-heard li");
    await entry.waitFor();
    assert.match((await entry.textContent()) ?? "", /Historical Chess Variants/);
    assert.match((await entry.locator("a").getAttribute("href")) ?? "", /^https:/);
    await page.context().close();
  }
  const page = await open("#/shatranj?v=1&panel=rules");
  await page.locator(".sourcing input").check();
  await page.locator("#panel-rules .stands cite a").first().waitFor();
  const print = page.getByRole("button", { name: "Print the rules", exact: true });
  await print.waitFor();
  await page.evaluate(() => {
    globalThis.print = () => void dispatchEvent(new Event("beforeprint"));
  });
  await print.click();
  const link = page.locator('.leaflet-back cite a[href*="room=sources:"]');
  await link.first().waitFor({ state: "attached" });
});

test("a message covers neither the board nor, where they stand beside it, the words", async () => {
  for (const [width, height, game] of /** @type {const} */ ([
    [1440, 900, "shogi"],
    [1024, 768, "shogi"],
    [1024, 768, "dice-chess"],
    [390, 844, "shogi"],
  ])) {
    const page = await open(`#/${game}?v=1&panel=moves&seats=you,11`, { width, height, reducedMotion: true });
    await page.locator("#notices .notice").waitFor();
    const parts = width > height ? [".plate svg .frame", ".hand-near", ".folio", ".console"] : [".plate svg .frame"];
    for (const part of parts) {
      if (!(await page.locator(part).first().isVisible())) continue;
      assert.equal(await over(page, ["#notices", part]), false, `${game} ${width}: ${part}`);
    }
    await page.context().close();
  }
});

test("games play themselves under every choice of a rule, unless the reader says otherwise", async () => {
  const page = await open("#/shatranj?v=1&room=evidence:stalemate");
  const choices = page.locator(".evidence-choices input");
  await choices.first().waitFor();
  assert.equal(await choices.count(), 3);
  assert.equal(await page.locator(".evidence-choices input:checked").count(), 3);
});

test("where pieces are shown by letters their menu says which is which, and stays in the window", async () => {
  for (const [width, height] of [
    [1440, 900],
    [320, 640],
  ]) {
    const page = await open("#/chaturanga?v=1&men=letters", { width, height, reducedMotion: true });
    await page.locator("#show-display").click();
    await page.locator(".letter-key dt").first().waitFor();
    const key = await page.locator(".letter-key > div").allInnerTexts();
    assert.ok(
      key.some((row) => /^Q\s+Mantri, counsellor/.test(row)) && key.some((row) => /^B\s+Gaja/.test(row)),
      `${key}`,
    );
    const menu = await box(page, "#display");
    assert.ok(menu.y >= 0 && menu.y + menu.height <= height, JSON.stringify(menu));
    await page.locator("#display input[value=figures]").check();
    await page.locator(".letter-key").waitFor({ state: "hidden" });
    await page.context().close();
  }
});

test("what can be undone has a button like the others", async () => {
  const page = await open("#/shatranj?v=1");
  await click(page, ["e2", "e3"]);
  const frames = await page
    .locator(".transport:enabled")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopColor));
  assert.ok(frames.length > 3);
  assert.equal(new Set(frames).size, 1);
});

test("a problem that is solved shows its line, and plays it", async () => {
  const page = await open("#/shatranj?v=1&study=dilaram-1140");
  await page.locator("#study-tools [data-deed=solve]:enabled").click();
  const proof = page.locator("#study-tools .study-proof");
  await proof.locator("p", { hasText: "h4–h8 g8×h8 h3–f5" }).waitFor();
  await proof.locator("[data-deed=line]").click();
  await page.waitForFunction(() => /ply=[1-9]/.test(location.hash));
});

test("who sits down before a move sits at the game that is chosen next, and keeps to what was played", async () => {
  const page = await open("#/chaturanga?v=1&seats=you,4");
  await page.locator(".opponent-said", { hasText: "It is your turn." }).waitFor();
  await goTo(page, "#/xiangqi?v=1");
  await page.waitForFunction(() => /xiangqi.*seats=you,4/.test(location.hash));
  await click(page, ["e4", "e5"]);
  await page.waitForFunction(() => /line=e4e5,/.test(location.hash));
  await goTo(page, "#/makruk?v=1");
  assert.doesNotMatch(await hash(page), /seats=/);
});

test("answers to a question are compared from where they are chosen", async () => {
  const page = await open("#/chaturanga?v=1&panel=choices");
  const compare = page.getByRole("button", { name: "Compare answers" });
  await page.locator("#choice-elephant-dabbaba").check();
  await compare.click();
  await page.waitForFunction(() => /view=differs/.test(location.hash));
  assert.match(await hash(page), /dabbaba/);
});

test("the invitation leads to the list of the stories, and to the lesson on this game", async () => {
  const page = await open("#/janggi?v=1");
  await page.locator("#invitation").getByRole("button", { name: "Read a story" }).click();
  await page.waitForFunction(() => /room=stories($|&)/.test(location.hash));
  await page.goBack();
  await page.locator("#invitation").getByRole("button", { name: "Learn this game" }).click();
  await page.waitForFunction(() => /room=lessons:janggi:1/.test(location.hash));
});
