// Rules compared: which they are, what they say differently, and the boards beside each other.

import { assert, test } from "./harness.mjs";
import { addressIs, addressLacks, cell, goTo, open, text, through } from "./reader.mjs";
import { games } from "../module/load.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** What is said under a heading, by the place of the rules. @param {Page} page @param {string} heading */
async function point(page, heading) {
  const row = page.locator(".differ-row", { has: page.getByRole("heading", { name: heading, exact: true }) });
  return (await row.locator(".differ-said").allInnerTexts()).map((said) => said.replace(/\s+/g, " "));
}

/** The headings under which rules differ. @param {Page} page */
const headings = (page) => page.locator(".differ-row h3").allInnerTexts();

/** Opens the comparison as a reader does. @param {Page} page */
async function begin(page) {
  await through(page, "Compare");
  await page.locator(".differ-row").first().waitFor();
}

/** Lines of different texts that lie over each other. @param {Page} page */
function overlaps(page) {
  return page.evaluate(() => {
    /** @type {{ text: string, node: Node, box: DOMRect }[]} */
    const found = [];
    const walker = document.createTreeWalker(
      /** @type {Node} */ (document.querySelector("#compare")),
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = /** @type {HTMLElement} */ (node.parentElement);
      if (!node.textContent?.trim() || !parent.checkVisibility()) continue;
      if (parent.closest("svg, option, .unseen, .tabiya-name, .tabiya-live")) continue;
      // What is there for those who listen only.
      let clipped = false;
      for (let around = /** @type {HTMLElement | null} */ (parent); around; around = around.parentElement) {
        clipped ||= getComputedStyle(around).clipPath !== "none";
      }
      if (clipped) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) found.push({ text: node.textContent, node, box });
    }
    return found.flatMap((one, place) =>
      found
        .slice(place + 1)
        .filter(
          ({ node, box }) =>
            node !== one.node &&
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 3 &&
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 5,
        )
        .map(({ text }) => `“${one.text}” and “${text}”`),
    );
  });
}

/** Where the frames of the boards begin and how tall they are. @param {Page} page */
const frames = (page) =>
  page.locator(".column svg .frame:first-of-type").evaluateAll((all) =>
    all.map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return [Math.round(top), Math.round(height)];
    }),
  );

test("of three rules side by side what is chosen is read whole", async () => {
  const address = "#/chaturanga?v=1&view=boards&compare=elephant:five;bareKing:win-unless-rebared;shatranj";
  for (const width of [1366, 1024]) {
    const page = await open(address, { width, height: 768, reducedMotion: true });
    await page.locator(".slot .listed").first().waitFor();
    const cut = await page.locator(".slot .listed").evaluateAll((all) =>
      all.flatMap((label) => {
        const [select, told] = [label.querySelector("select"), label.querySelector(".listed-chosen")];
        if (!select || !told) return ["nothing is told"];
        const chosen = select.selectedOptions[0]?.text;
        const [outer, inner] = [select.getBoundingClientRect(), told.getBoundingClientRect()];
        const whole = told.scrollWidth <= told.clientWidth + 1 && inner.height <= outer.height + 1;
        return told.textContent === chosen && whole ? [] : [chosen];
      }),
    );
    assert.deepEqual(cut, [], `${width}`);
    await page.context().close();
  }
});

test("Chaturanga and Shatranj: leap, promotion, stalemate and bare king, with their sources", async () => {
  const page = await open("#/chaturanga");
  await begin(page);
  await addressIs(page, /compare=-;shatranj&view=differs/);
  // Daou, sections I and II.
  const [leap, none] = await point(page, "King");
  assert.match(leap, /knight’s leap.*once in the game.*Daou 2007, §I/);
  assert.doesNotMatch(leap, /one square straight/, "what both say is not repeated");
  assert.match(none, /Only what both have: The king moves and captures one square straight/);
  const [square, counsellor] = await point(page, "Promotion");
  assert.match(square, /the kind of piece that stood at the start on the square to which it comes/);
  assert.match(counsellor, /a soldier becomes a counsellor.*Daou 2007, §II/);
  const [loses, wins] = await point(page, "Stalemate");
  assert.match(loses, /stalemates the enemy loses/);
  assert.match(wins, /stalemates the enemy wins/);
  const [bare, unless] = await point(page, "Bare king");
  assert.match(bare, /loses at once/);
  assert.match(unless, /nothing left but its king the game is drawn/);
  // The horse is the same, and is folded away.
  assert.ok(!(await headings(page)).includes("Horse"));
  assert.match(await text(page, ".differ-summary"), /^They differ in \d+ points: .*Bare king/);
  assert.equal(await page.locator(".differ-alike li:visible").count(), 0);
  await page.locator(".differ-alike summary").click();
  assert.match(await text(page, ".differ-alike"), /knight’s leap/);
  // Of the pieces only the king moves differently, and each side has its small board.
  assert.equal(await page.locator(".differ-board svg").count(), 2);
  assert.equal(await page.locator("[data-point='piece king'] .differ-board svg").count(), 2);
});

test("a comparison begins with the nearest relative", async () => {
  for (const [game, other, heading] of [
    ["shogi", "sho-shogi", "Drops"],
    ["shatranj", "chaturanga", "Stalemate"],
    ["xiangqi", "janggi", "Elephant"],
  ]) {
    const page = await open(`#/${game}`);
    await begin(page);
    await addressIs(page, new RegExp(`compare=-;${other}.*&view=differs`));
    assert.ok((await headings(page)).includes(heading), `${game}: ${heading}`);
    assert.equal(await page.locator(".slot-game").nth(1).inputValue(), other);
  }
  // A game without a relative is compared with another of its own choices.
  const page = await open("#/ashtapada");
  await begin(page);
  await addressIs(page, /compare=-;[A-Za-z]+:/);
  assert.equal(await page.locator(".slot-question").count(), 1);
});

test("where the reader has answered one question, a comparison begins with its answers", async () => {
  const page = await open("#/chaturanga?v=1&elephant=dabbaba");
  await begin(page);
  await addressIs(page, /compare=elephant:alfil;elephant:dabbaba;elephant:five&view=differs/);
  await page.locator(".differ-summary", { hasText: "They differ in 1 point: Elephant." }).waitFor();
  // Where several are answered: the usual rules, and those that are set.
  await goTo(page, "#/chaturanga?v=1&elephant=dabbaba&stalemate=stalemater-wins");
  await begin(page);
  await addressIs(page, /compare=elephant:alfil~stalemate:stalemater-loses;-&view=differs/);
});

test("a piece that is called otherwise and moves alike is no difference", async () => {
  const page = await open("#/shatranj?compare=-;shatar&view=differs");
  const rows = await headings(page);
  assert.ok(!rows.some((row) => /horse|chariot/i.test(row)), rows.join());
});

test("rules are chosen by game, then by a named set or one choice", async () => {
  const page = await open("#/chaturanga?compare=-;shatranj&view=differs");
  const slot = page.locator(".slot").nth(1);
  await slot.locator(".slot-game").selectOption("makruk");
  await addressIs(page, /compare=-;makruk/);
  await slot.locator(".slot-rules").selectOption({ label: "Modern practice" });
  await addressIs(page, /compare=-;makruk~/);
  await slot.locator(".slot-game").selectOption("chaturanga");
  await slot.locator(".slot-rules").selectOption("one");
  await slot.locator(".slot-question").selectOption("elephant");
  await slot.locator(".slot-answer").selectOption("dabbaba");
  await addressIs(page, /compare=-;elephant:dabbaba/);
  assert.deepEqual(await headings(page), ["Elephant"]);
  await slot.locator(".slot-rules").selectOption("");
  assert.match(await text(page, ".differ-summary"), /word for word the same/);
  // No list is longer than the games.
  const lengths = await page
    .locator(".slots select")
    .evaluateAll((/** @type {HTMLSelectElement[]} */ all) => all.map(({ length }) => length));
  // The sixteen, and the three that stand beside for comparison.
  assert.ok(Math.max(...lengths) <= 19, lengths.join());
});

test("one choice is asked for by its question, whatever is set on the board", async () => {
  const page = await open("#/chaturanga?elephant=dabbaba&compare=-;shatranj&view=differs");
  const slot = page.locator(".slot").nth(1);
  await slot.locator(".slot-game").selectOption("chaturanga");
  await slot.locator(".slot-rules").selectOption("one");
  await slot.locator(".slot-question").waitFor();
  assert.equal(await slot.locator(".slot-rules").inputValue(), "one");
});

test("boards stand level and no text lies over text", async () => {
  const page = await open();
  for (const address of [
    "#/chaturanga?compare=-;shatranj&line=e1f3",
    "#/shatranj?compare=array:d-file;-;chaturanga&line=e2e3,e7e6,e1e2",
    "#/janggi?compare=-;xiangqi&line=a4a5",
    "#/shogi?compare=-;sho-shogi",
    "#/chaturanga?compare=-;shatranj&view=differs",
  ]) {
    await goTo(page, address);
    await page
      .locator(address.includes("differs") ? ".differ-row" : ".column .tabiya-cell")
      .first()
      .waitFor();
    for (const [width, height] of [
      [1366, 768],
      [1024, 768],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      assert.deepEqual(await overlaps(page), [], `${address} at ${width}`);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `${address} at ${width}`);
      const tops = await frames(page);
      if (width > 700 && tops.length > 0) {
        const [top] = tops[0];
        const level = tops.every(([other]) => Math.abs(other - top) <= 1);
        assert.ok(level, `${address} at ${width}: ${tops.join(" | ")}`);
      }
    }
  }
});

test("on the smallest telephone all that steps through the line is on the screen beside the boards", async () => {
  const size = { width: 320, height: 640 };
  const page = await open("#/chaturanga?compare=-;elephant:dabbaba", { ...size, reducedMotion: true, hasTouch: true });
  await page.locator(".console .transport").last().waitFor();
  const boxes = await page
    .locator(".console :is(.transport, .slider):visible")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  assert.ok(boxes.length >= 6);
  for (const [place, { left, right }] of boxes.entries()) {
    assert.ok(left >= (boxes[place - 1]?.right ?? 0) && right <= size.width, `${left} to ${right}`);
  }
});

test("the first difference is that of the rules that were compared, also after a reload", async () => {
  const page = await open("#/chaturanga?compare=-;elephant:dabbaba;elephant:five");
  await page.locator("#way-list").getByRole("button", { name: "First difference", exact: true }).click();
  const title = page.locator(".parting-title");
  await title.waitFor();
  const told = await title.innerText();
  assert.match(told, /Alfil.*Dabbaba/s);
  await addressIs(page, /compare=.*room=parting/);
  await page.reload();
  await title.waitFor();
  assert.equal(await title.innerText(), told);
});

test("boards open where the rules part, and offer what only some of them have", async () => {
  const page = await open("#/chaturanga?compare=-;shatranj&view=differs");
  await page.locator("#ways button", { hasText: "Side by side" }).click();
  await page.locator(".column .tabiya-cell").first().waitFor();
  // The king's leap is there at once, under one of the two.
  const offered = (/** @type {number} */ place) =>
    page.locator(".column").nth(place).locator(".only-move:visible").allInnerTexts();
  assert.deepEqual(await offered(0), ["e1–d3", "e1–f3"]);
  assert.deepEqual(await offered(1), []);
  await page.locator(".only-move").first().click();
  await addressIs(page, /line=e1d3/);
  assert.match(await text(page, ".column:nth-child(2) .refusal"), /Half-move 1, e1–d3, is not possible here/);
  assert.match((await cell(page, "d3", ".column:nth-child(1)").textContent()) ?? "", /king/i);
  // A line of the reader's own stays.
  await goTo(page, "#/chaturanga?compare=-;shatranj&line=e2e3,e7e6&view=differs");
  await page.locator("#ways button", { hasText: "Side by side" }).click();
  await addressIs(page, /line=e2e3,e7e6/);
});

test("where rules part only at the end of a game, the boards say that all have the same moves", async () => {
  // Rules that differ only at the end of a game have the same moves here, and that is said.
  const page = await open("#/shatranj?compare=-;stalemate:lose&view=differs");
  await page.locator("#ways button", { hasText: "Side by side" }).click();
  await addressLacks(page, "line");
  assert.match(await text(page, ".alike"), /same moves/);
});

test("by keyboard alone: compare, choose another game, read, and play what only one has", async () => {
  const page = await open("#/chaturanga");
  const press = async (/** @type {string} */ key, /** @type {number} */ most, /** @type {string} */ until) => {
    for (let count = 0; count < most; count += 1) {
      if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, until)) return;
      await page.keyboard.press(key);
    }
    assert.fail(`${until} was not reached by ${key}`);
  };
  await page.locator("#views button", { hasText: "Compare" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".differ-row").first().waitFor();
  await press("Tab", 20, "#ways [aria-pressed=true]");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Differences");
  await press("Tab", 12, ".slot:nth-child(2) .slot-game");
  await page.keyboard.press("ArrowDown");
  await addressIs(page, /compare=-;(?!shatranj)\w+/);
  await press("Shift+Tab", 12, "#ways li:nth-child(3) button");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Side by side");
  await page.keyboard.press("Enter");
  await page.locator(".only-move").first().waitFor();
  await press("Tab", 40, ".only-move");
  await page.keyboard.press("Enter");
  await addressIs(page, /line=\w+/);
});

test("below boards side by side the line covers nothing, and a board that stops says why over itself", async () => {
  const page = await open("#/chaturanga?compare=-;elephant:dabbaba", {
    width: 1366,
    height: 768,
    reducedMotion: true,
  });
  await page.locator(".column .tabiya-cell").first().waitFor();
  const bar = async () => (await page.locator("#console").boundingBox())?.y ?? 0;
  for (const part of [".column-now .status", ".only-move"]) {
    const boxes = await page.locator(part).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    assert.ok(boxes.length > 0 && Math.max(...boxes) <= (await bar()), `${part}: ${boxes} above ${await bar()}`);
  }
  // The selectors of both stand level, also where one has a second row of them.
  const tops = await page.locator(".slot-game").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  assert.equal(tops[0], tops[1]);
  await goTo(page, "#/chaturanga?compare=-;elephant:dabbaba&line=c1a3");
  const said = page.locator(".column:nth-child(2) .parted");
  assert.match(await said.innerText(), /Half-move 1, c1–a3, is not possible here\. ./);
  const box = await said.boundingBox();
  const board = await page.locator(".column:nth-child(2) .column-board").boundingBox();
  assert.ok(box && board && box.y > board.y && box.y + box.height < Math.min(board.y + board.height, await bar()));
});

test("what is beside one board scrolls as one, and the selectors hold their text", async () => {
  const page = await open("#/chaturanga?compare=-;elephant:dabbaba&view=overlay&piece=elephant&at=c1", {
    width: 1366,
    height: 768,
    reducedMotion: true,
  });
  await page.locator(".quick select").waitFor();
  const top = () => page.locator("#compare-tools").evaluate((one) => one.getBoundingClientRect().top);
  const before = await top();
  await page.locator(".colophon").evaluate((one) => one.scrollIntoView({ block: "end" }));
  assert.ok((await top()) < before - 50, `the tools go up from ${before} to ${await top()}`);
  const cut = await page.locator("#compare-tools select, #compare-text select").evaluateAll((all) => {
    const measure = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    return all.flatMap((one) => {
      const select = /** @type {HTMLSelectElement} */ (one);
      measure.font = getComputedStyle(select).font;
      const { text } = select.selectedOptions[0];
      return measure.measureText(text).width + 24 <= select.clientWidth ? [] : [text];
    });
  });
  assert.deepEqual(cut, []);
});

test("in a narrow window rules that differ in one question show it once, with whole answers", async () => {
  const address = "#/shatranj?v=1&compare=stalemate:win;stalemate:lose;stalemate:transpose&view=differs";
  const page = await open(address, { width: 390, height: 844 });
  const asked = page.locator(".slots-asked");
  await asked.waitFor();
  const { options } = games().find(({ id }) => id === "shatranj") ?? games()[0];
  const { question, choices } = options.find(({ id }) => id === "stalemate") ?? options[0];
  assert.equal(await asked.locator("p").textContent(), question);
  const title = (/** @type {string} */ id) => choices.find((choice) => choice.id === id)?.title;
  assert.deepEqual(await asked.locator("li").allTextContents(), ["win", "lose", "transpose"].map(title));
  const slot = page.locator(".slot-game").nth(1);
  assert.ok(!(await slot.isVisible()));
  await page.locator(".slots-fold summary").click();
  await slot.focus();
  await slot.selectOption("makruk");
  await asked.waitFor({ state: "hidden" });
  assert.ok(await slot.evaluate((one) => one === document.activeElement));
});
