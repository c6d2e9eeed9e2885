// Lessons: taken with the keyboard alone, made, kept in an address and in a file, printed, and in another site.

import { WINDOWS, inBothLights } from "./axe.mjs";
import { assert, bytesOf, openPage, problemsOf, test } from "./harness.mjs";
import { addressIs, goTo, open, text } from "./reader.mjs";
import { url } from "./chromium.mjs";
import { outline } from "../../www/core/games.js";
import { pack, unpack } from "../../www/core/packed.js";
import { courses, load } from "../../www/lessons/courses/index.js";
import { expected, read } from "../../www/lessons/lesson.js";
import * as tabiya from "../../www/pkg/tabiya.js";
import { Site } from "./site.mjs";
import "../module/load.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

const ROOM = "#/chaturanga?v=1&room=lessons";
/** What takes its time on a busy machine. */
const LONG = { timeout: 60_000 };

/** One step of each kind. As Daou has it, the elephant leaps two squares diagonally. */
const LESSON = {
  title: "Four questions <b>&",
  game: "chaturanga",
  steps: [
    { text: "It leaps.\n\n<img src=x onerror=\"document.title='run'\">" },
    { text: "Over others too.", ask: { kind: "squares", of: "c1" } },
    { text: "", position: "4k3/8/8/8/3p4/8/8/3RK3 w", ask: { kind: "move", goal: "capture" } },
    { text: "Two squares?", ask: { kind: "legal", move: "e2e4" } },
    { text: "", ask: { kind: "reading", option: "elephant", of: "c1" } },
  ],
};

/** @param {unknown} lesson */
const own = async (lesson) => `${ROOM}:own:${await pack(JSON.stringify(lesson))}`;

/** Opens the page and waits for what it shows. @param {string} address @param {string} part @param {object} [how] */
async function shown(address, part, how = {}) {
  const page = await open(address, { reducedMotion: true, ...how });
  await page.locator(part).first().waitFor(LONG);
  return page;
}

/** Goes with the tab key to what the selector means. @param {Page} page @param {string} selector */
async function tab(page, selector) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`the tab key does not come to ${selector}`);
}

/** Goes with the arrow keys to a square of the board that has the focus. @param {Page} page @param {string} square */
async function walk(page, square) {
  for (let presses = 0; presses < 40; presses += 1) {
    const now = await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.square ?? "");
    if (now === square) return;
    const [file, rank] = [square.charCodeAt(0) - now.charCodeAt(0), Number(square.slice(1)) - Number(now.slice(1))];
    await page.keyboard.press(file > 0 ? "ArrowRight" : file < 0 ? "ArrowLeft" : rank > 0 ? "ArrowUp" : "ArrowDown");
  }
  assert.fail(`the arrow keys do not come to ${square}`);
}

const CELL = ".lesson-board .tabiya-cell[data-square]";

/** What has been said of an answer. @param {Page} page @param {string | RegExp} words */
const said = (page, words) => page.locator(".lesson-said", { hasText: words }).waitFor();

/** @param {Page} page @param {number} step */
const at = (page, step) => page.locator(".lesson-place", { hasText: `Step ${step} of` }).waitFor();

/** @param {Page} page */
async function next(page) {
  await tab(page, ".lesson-ways button:last-child");
  await page.keyboard.press("Enter");
}

test("a lesson is taken with the keyboard alone, judged with reasons, and its progress is kept", async () => {
  const address = await own(LESSON);
  const page = await shown(address, ".lesson-text p");
  // Nothing in an address runs: its texts are text.
  assert.equal(await text(page, ".lessons h2"), "Four questions <b>&");
  assert.equal(await page.locator(".lesson-text img").count(), 0);
  assert.match(await text(page, ".lesson-text p:last-child"), /^<img src=x/);
  assert.notEqual(await page.title(), "run");
  await next(page);
  await addressIs(page, /:2$/);
  await at(page, 2);
  assert.match(await text(page, ".lesson-question"), /every square the elephant on c1/);
  await tab(page, CELL);
  for (const square of ["a3", "c3"]) {
    await walk(page, square);
    await page.keyboard.press("Enter");
    await said(page, `${square} chosen`);
  }
  assert.equal(
    await page.locator('.lesson-board .tabiya-cell[data-square="a3"]').getAttribute("aria-description"),
    "chosen",
  );
  await tab(page, "[data-deed=check]");
  await page.keyboard.press("Enter");
  await said(page, "Not yet. 1 square too many, marked red. 1 square is still to be found.");
  assert.equal(
    await page.locator('.lesson-board .tabiya-cell[data-square="c3"]').getAttribute("aria-description"),
    "wrong",
  );
  // Why c3 is none is told; what is still to be found is not given away.
  assert.equal(await page.locator(".lesson-said li").count(), 1);
  assert.doesNotMatch(await text(page, ".lesson-said"), /e3/);
  await tab(page, CELL);
  await walk(page, "c3");
  await page.keyboard.press("Space");
  await said(page, "c3 taken back");
  await walk(page, "e3");
  await page.keyboard.press("Space");
  await tab(page, "[data-deed=check]");
  await page.keyboard.press("Enter");
  await said(page, "That is right.");
  await next(page);
  await at(page, 3);
  assert.match(await text(page, ".lesson-question"), /captures\. White to move/);
  await tab(page, CELL);
  await walk(page, "d1");
  await page.keyboard.press("Enter");
  await walk(page, "d5");
  await page.keyboard.press("Enter");
  await page.locator(".lesson-said p:not(:empty)").waitFor();
  await tab(page, CELL);
  await walk(page, "d1");
  if ((await page.locator(`${CELL}[aria-selected=true]`).count()) === 0) await page.keyboard.press("Enter");
  await walk(page, "d4");
  await page.keyboard.press("Enter");
  await said(page, "That is right.");
  await page.locator('.lesson-board .piece[data-square="d4"]').waitFor();
  await next(page);
  await at(page, 4);
  await tab(page, "[data-answer=true]");
  await page.keyboard.press("Enter");
  await said(page, "Not yet.");
  assert.equal(await page.locator(".lesson-said li").count(), 1, "the rules say why");
  await tab(page, "[data-answer=false]");
  await page.keyboard.press("Space");
  await said(page, "That is right.");
  await next(page);
  await at(page, 5);
  await tab(page, "[data-answer=dabbaba]");
  await page.keyboard.press("Enter");
  await said(page, "Not yet.");
  await tab(page, "[data-answer=alfil]");
  await page.keyboard.press("Enter");
  await said(page, "That is right.");
  await next(page);
  await said(page, "You have done all 5 steps.");
  assert.match(await text(page, ".lessons-head .help"), /5 of 5 steps done/);
  // It is kept, and can be forgotten.
  await page.reload();
  await page.locator(".lesson-steps .is-done").nth(4).waitFor(LONG);
  await page.getByRole("button", { name: "Begin again" }).click();
  await at(page, 1);
  assert.equal(await page.locator(".lesson-steps .is-done").count(), 0);
});

/** Answers the question that is seen, by the keyboard. @param {Page} page @param {any} ask @param {any} answer */
async function answer(page, ask, answer) {
  if (ask.kind === "squares" || ask.kind === "find") {
    await tab(page, CELL);
    for (const square of answer) {
      await walk(page, square);
      await page.keyboard.press("Enter");
      await said(page, `${square} chosen`);
    }
    await tab(page, "[data-deed=check]");
  } else if (ask.kind === "move") {
    await tab(page, CELL);
    const [, from, to] = /^([a-z]\d+)([a-z]\d+)/.exec(answer[0]) ?? [];
    await walk(page, from);
    await page.keyboard.press("Enter");
    await walk(page, to);
  } else await tab(page, `[data-answer="${Array.isArray(answer) ? answer[0] : answer}"]`);
  await page.keyboard.press("Enter");
  await said(page, "That is right.");
}

for (const id of ["first-steps", "shatranj"]) {
  test(`a whole course is taken with the keyboard alone (${id})`, async () => {
    const { lesson } = read(tabiya, await load(id));
    const page = await shown(ROOM, ".lessons-list li");
    assert.equal(await page.locator(".lessons-list li").count(), 17);
    await tab(page, `[data-course="${id}"] a`);
    await page.keyboard.press("Enter");
    for (const [index, { ask }] of lesson.steps.entries()) {
      await at(page, index + 1);
      if (ask) await answer(page, ask, expected(tabiya, lesson, index));
      await next(page);
    }
    await said(page, `You have done all ${lesson.steps.length} steps.`);
    // Nothing is left to finish; the next key leads on.
    await page.waitForFunction(() => document.activeElement?.matches(".lesson-onward a"));
    assert.equal(await page.locator(".lesson-ways button").count(), 1);
    await tab(page, ".lessons-head a");
    await page.keyboard.press("Enter");
    await page.locator(`[data-course="${id}"]`, { hasText: "Done" }).waitFor();
  });
}

test("a wrong square is told by its name, a wrong move by what it misses, with the mouse", async () => {
  const page = await shown(`${ROOM}:first-steps:1`, ".lesson-question:not(:empty)");
  const choose = (/** @type {string} */ square) =>
    page.locator(`.lesson-board .tabiya-cell[data-square="${square}"]`).click();
  await choose("d5");
  await page.locator("[data-deed=check]").click();
  await said(page, "You chose d5: file d, rank 5.");
  await choose("d5");
  await choose("e4");
  await page.locator("[data-deed=check]").click();
  await said(page, "That is right.");
  await page.locator(".lesson-ways .is-next").click();
  await at(page, 2);
  // A wrong move is told what it fails to do.
  await goTo(page, `${ROOM}:first-steps:12`);
  await at(page, 12);
  await choose("a1");
  await choose("b1");
  await said(page, "a1–b1 is legal, but gives no check.");
});

test("on a telephone the next step begins with its board", async () => {
  const page = await shown(`${ROOM}:first-steps:6`, ".lesson-answers button", {
    width: 390,
    height: 844,
    hasTouch: true,
  });
  await page.locator("[data-answer=false]").tap();
  await page.locator(".lesson-ways .is-next").tap();
  await at(page, 7);
  const { top, bottom } = await page
    .locator(".lesson-board")
    .evaluate((board) => ({ ...board.getBoundingClientRect().toJSON() }));
  assert.ok(top > -1 && bottom <= 844, `the board is from ${top} to ${bottom}`);
  // The step is read from its beginning, and the board stays while its end is read.
  const said = await page.locator(".lesson-place").evaluate((place) => place.getBoundingClientRect().top);
  assert.ok(said >= bottom - 1, `the step begins at ${said}, the board ends at ${bottom}`);
  await page.locator(".lesson-ways").evaluate((ways) => ways.scrollIntoView({ block: "end" }));
  const kept = await page.locator(".lesson-board").boundingBox();
  const question = await page.locator(".lesson-question").boundingBox();
  assert.ok(kept && kept.y > -1, `the board stays at ${kept?.y}`);
  assert.ok(question && question.y >= kept.y + kept.height - 1, "the question is not under the board");
});

test("a course that is clicked on another game’s page is on its own game’s page", async () => {
  const page = await shown(ROOM, "[data-course=shogi] a");
  assert.equal(await text(page, "#title"), outline("chaturanga").title);
  for (const { id, game, title } of courses) {
    await goTo(page, game === "chaturanga" ? ROOM.replace("chaturanga", "shogi") : ROOM);
    await page.locator(`[data-course="${id}"] a`).click();
    await page.locator(".lessons h2", { hasText: title }).waitFor(LONG);
    await addressIs(page, new RegExp(`^#/${game}\\?.*room=lessons:${id}`));
    await page.locator("#title", { hasText: outline(game).title }).waitFor();
    assert.equal(await text(page, "#title"), outline(game).title);
  }
});

test("every step of every course stands on its board, and on paper", async () => {
  const page = await shown(ROOM, ".lessons-list li");
  for (const { id, title, steps } of courses) {
    for (let step = 1; step <= steps; step += 1) {
      await goTo(page, `${ROOM}:${id}:${step}`);
      if (step === 1) await page.locator(".lessons h2", { hasText: title }).waitFor(LONG);
      await at(page, step);
      // The rest of what it shows is drawn with it.
      const shows = await page.locator(".lessons").evaluate((room) => ({
        boards: [...room.querySelectorAll(".lesson-board [role=grid]")].filter((one) => one.checkVisibility()).length,
        ways: room.querySelectorAll(".lesson-ways button").length,
        said: room.querySelector(".lesson-said")?.textContent,
        asks: room.querySelector("[data-deed=show]") !== null,
      }));
      assert.deepEqual(shows, { boards: 1, ways: 2, said: "", asks: shows.asks }, `${id} ${step}`);
      if (shows.asks) {
        await page.locator("[data-deed=show]").press("Enter");
        await said(page, "This is the answer.");
      }
    }
    assert.ok(await page.locator(".lessons-faults").isHidden(), id);
    await goTo(page, `${ROOM}:${id}:print`);
    await page.locator(".lesson-sheet.is-answers").first().waitFor(LONG);
    assert.equal(await page.locator(".lesson-sheet.is-questions ol > li").count(), steps, id);
  }
});

test("a piece is put on the board from the hand, and one that does not leave its square becomes another", async () => {
  const page = await shown(`${ROOM}:shogi:6`, ".lesson-answers [data-answer]");
  assert.match(await text(page, ".lesson-answers"), /In hand/);
  await tab(page, '[data-answer="hand gold"]');
  await page.keyboard.press("Enter");
  await walk(page, "e8");
  await page.keyboard.press("Enter");
  await said(page, "That is right.");
  await goTo(page, `${ROOM}:sittuyin:6`);
  await page.locator(".lesson-question", { hasText: "promotes" }).waitFor();
  await tab(page, CELL);
  await walk(page, "c6");
  await page.keyboard.press("Enter");
  await walk(page, "d7");
  await page.keyboard.press("Enter");
  if ((await page.locator(".lesson-which").count()) > 0) await page.locator("[data-answer=c6d7f]").press("Enter");
  await said(page, "That is right.");
});

test("who gives up is shown the answer, and the step is not done by that", async () => {
  const page = await shown(`${await own(LESSON)}:2`, ".lesson-question:not(:empty)");
  await page.locator("[data-deed=show]").click();
  await said(page, "This is the answer. a3, e3");
  assert.equal(await page.locator('.lesson-board [aria-description="missed"]').count(), 2);
  assert.equal(await page.locator(".lesson-steps .is-done").count(), 0);
  await page.locator("[data-deed=again]").click();
  for (const square of ["a3", "e3"]) await page.locator(`.lesson-board .tabiya-cell[data-square="${square}"]`).click();
  await page.locator("[data-deed=check]").click();
  await said(page, "That is right.");
  assert.equal(await page.locator(".lesson-steps .is-done").count(), 1);
});

test("a step that cannot be read is told to the reader, its place to the author, and the rest is there", async () => {
  const broken = {
    ...LESSON,
    steps: [LESSON.steps[1], { text: "A", ask: { kind: "squares", of: "z9" } }, { text: "B", wings: 2 }],
  };
  const page = await shown(await own(broken), ".lessons-faults li");
  const told = await page.locator(".lessons-faults li").allInnerTexts();
  assert.deepEqual(told, ["Step 2: No piece stands on “z9”.", "Step 3: “wings” is no field of this."]);
  assert.equal(await page.locator(".lesson-steps li").count(), 3);
  await goTo(page, `${ROOM}:own:nonsense`);
  await page.locator(".lessons > .help", { hasText: "cannot be read" }).waitFor();
  await page.locator(".lessons-list").waitFor({ state: "attached" });
  assert.equal(await page.locator(".lessons-list li").count(), courses.length);
  await goTo(page, `${ROOM}:no-such-course`);
  await page.locator(".lessons > .help", { hasText: "no-such-course" }).waitFor();
});

/** @param {Page} page @param {string} field */
const field = (page, field) => page.locator(`.lessons-form [name="${field}"]`);

test("a lesson is made by the form, kept in an address and a file, and read from both", async () => {
  const page = await shown("#/chaturanga?v=1&line=e2e3,e7e6&ply=2&room=lessons:make", ".lessons-form");
  await field(page, "title").fill("Made here");
  await field(page, "text").fill("Find it.");
  await page.locator("[data-deed=take]").click();
  assert.match(await field(page, "position").inputValue(), /^rneqkenr|^[a-z]{8}\//i);
  await field(page, "kind").selectOption("squares");
  await field(page, "of").selectOption("c1");
  await page.locator(".lessons-form .lesson-question", { hasText: "elephant on c1" }).waitFor();
  // It is tried where it is made.
  for (const square of ["a3"]) await page.locator(`.lessons-form ${CELL}`.replace("]", `="${square}"]`)).click();
  await page.locator(".lessons-form [data-deed=check]").click();
  await page.locator(".lessons-form .lesson-said[data-how]").waitFor();
  await page.locator("[data-deed=add]").click();
  await field(page, "text").fill("Second.");
  await field(page, "position").fill("");
  await field(page, "kind").selectOption("legal");
  await field(page, "move").fill("c1e3");
  await page.locator("[data-deed=add]").click();
  await field(page, "kind").selectOption("move");
  await field(page, "goal").selectOption("check");
  // Nothing gives check in that position: it is told beside the question, and as a fault when the step is left.
  const none = "Find the move: In this position no legal move is an answer.";
  await page.locator(".lessons-form fieldset [data-unfinished]", { hasText: none }).waitFor();
  assert.ok(await page.locator(".lessons-form .lessons-faults").isHidden());
  await page.locator('.lessons-steps button[aria-label="Step 2"]').click();
  const fault = page.locator(".lessons-faults li[data-code]", { hasText: `Step 3, ${none}` });
  assert.doesNotMatch(await fault.innerText(), /steps\[|\bask\b/);
  await fault.getByRole("button").click();
  await field(page, "position").fill("4k3/8/8/8/3p4/8/8/3RK3 w");
  await field(page, "goal").selectOption("capture");
  await page.locator(".lessons-form .lessons-faults").waitFor({ state: "hidden" });
  // The second step comes first, the last goes.
  await page.locator('.lessons-steps button[aria-label="Step 2"]').click();
  await page.locator("[data-deed=up]").click();
  await page.locator(".lessons-form .help", { hasText: "step 1 now" }).waitFor();
  await page.locator('.lessons-steps button[aria-label="Step 3"]').click();
  await page.locator("[data-deed=remove]").click();
  assert.equal(await page.locator(".lessons-steps li").count(), 2);
  await page.waitForFunction(() =>
    /** @type {HTMLInputElement} */ (document.querySelector("[name=address]")).value.includes("own:"),
  );
  const link = await field(page, "address").inputValue();
  const value = JSON.parse((await unpack(/own:([\w-]+)/.exec(link)?.[1] ?? "")) ?? "");
  assert.equal(value.title, "Made here");
  assert.deepEqual(
    value.steps.map((/** @type {any} */ { text, ask }) => [text, ask.kind]),
    [
      ["Second.", "legal"],
      ["Find it.", "squares"],
    ],
  );
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-deed=download]").click()]);
  const file = JSON.parse((await bytesOf(download)).toString());
  assert.deepEqual(file, value);
  // What was written is there after the page has been left, and the lesson can be taken.
  await page.reload();
  await page.locator(".lessons-form").waitFor(LONG);
  assert.equal(await field(page, "title").inputValue(), "Made here");
  await page.locator("[data-deed=whole]").click();
  await page.locator(".lesson-text", { hasText: "Second." }).waitFor();
  // It is in the list of the lessons, from where it is opened at the head of the page.
  await goTo(page, ROOM);
  await page.locator(".lessons-own a", { hasText: "Made here" }).click();
  await page.locator(".lessons-form").waitFor();
  assert.equal(await page.evaluate(() => scrollY), 0);
  // A file with faults is opened in the form, which names them and keeps the rest.
  await goTo(page, `${ROOM}:make`);
  const bad = { ...file, wings: 1, steps: [...file.steps, { text: "C", ask: { kind: "legal", move: 7 } }] };
  const put = (/** @type {string} */ body) =>
    page.locator(".lessons-form input[type=file]").setInputFiles({
      name: "lesson.json",
      mimeType: "application/json",
      buffer: Buffer.from(body),
    });
  await put(JSON.stringify(bad));
  await page.locator(".lessons-faults li", { hasText: "wings" }).waitFor();
  await page.locator(".lessons-faults li", { hasText: "Step 3, Question:" }).waitFor();
  assert.equal(await page.locator(".lessons-steps li").count(), 3);
  await put("{");
  await page.locator('.lessons-faults li[data-code="lesson-not-json"]').waitFor();
  assert.equal(await field(page, "title").inputValue(), "Made here");
});

test("a position is set up for a lesson, and the way leads back", async () => {
  const page = await shown("#/shatranj?v=1&room=lessons:make", ".lessons-form");
  await page.getByRole("link", { name: "Set up a position" }).click();
  await page.getByRole("button", { name: "Swap sides" }).click();
  await page.getByRole("button", { name: "Use this position" }).click();
  await page.getByRole("button", { name: "To the lesson" }).click();
  await page.locator(".lessons-form").waitFor();
  await page.locator("[data-deed=take]").click();
  assert.match(await field(page, "position").inputValue(), /^[a-z]{8}\//i);
  assert.equal(await page.getByRole("button", { name: "To the lesson" }).count(), 0);
});

test("the form asks for squares and pieces on the board, and for a move of one piece", async () => {
  const page = await shown("#/shatranj?v=1&room=lessons:make", ".lessons-form");
  const asks = (/** @type {string} */ words) =>
    page.locator(".lessons-form .lesson-question", { hasText: words }).waitFor();
  await field(page, "title").fill("Looked for");
  await field(page, "kind").selectOption("find");
  await field(page, "piece").selectOption("horse");
  await field(page, "seat").selectOption("b");
  await asks("Find every horse of Black.");
  await field(page, "places").fill("e4 b7");
  await asks("Find the squares b7 and e4.");
  await field(page, "position").fill("4k3/8/8/2rpn3/3P4/8/8/4K3 w - - 0 1");
  await field(page, "kind").selectOption("move");
  await field(page, "goal").selectOption("capture");
  await field(page, "of").selectOption("d4");
  await asks("Make it with the soldier on d4.");
});

test("a work sheet has its positions and questions, and the answers on pages of their own", async () => {
  const page = await shown(`${await own(LESSON)}:print`, ".lesson-sheet");
  const sheets = page.locator(".lesson-sheet");
  const parts = await sheets.evaluateAll((all) => all.map((one) => one.classList.contains("is-answers")));
  assert.deepEqual([...parts].sort(), parts, "answers come after all questions");
  assert.equal(await page.locator(".lesson-sheet.is-questions li svg").count(), 5);
  assert.equal(await page.locator(".lesson-sheet.is-answers ol > li").count(), 4);
  const answers = (await page.locator(".lesson-sheet.is-answers").allInnerTexts()).join(" ");
  assert.match(answers, /2\. a3, e3/);
  assert.match(answers, /3\. d1–d4/);
  const questions = (await page.locator(".lesson-sheet.is-questions").allInnerTexts()).join(" ");
  assert.doesNotMatch(questions, /a3, e3|d1–d4/);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;
  assert.equal(pages, await sheets.count(), "a sheet is a page");
  await page.getByLabel("With the answers").uncheck();
  await page.locator(".lesson-sheet.is-answers").first().waitFor({ state: "detached" });
  assert.equal(await page.locator(".lesson-sheet.is-questions li svg").count(), 5);
});

/** A page of another site. @param {string} body @param {string} [policy] */
async function site(body, policy) {
  const page = await openPage("icon.svg", { reducedMotion: true });
  const root = new URL(".", url).href;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>School</title>
    <link rel="icon" href="data:,">
    <script type="module" src="${root}tabiya-lesson.js"></script><body>${body}</body></html>`;
  const headers = policy ? { "content-security-policy": policy } : undefined;
  const place = new URL("school/lesson.html", url).href;
  await page.route(place, (route) => route.fulfill({ contentType: "text/html", body: html, headers }));
  await page.route(new URL("school/own.json", url).href, (route) =>
    route.fulfill({ contentType: "application/json", body: JSON.stringify(LESSON) }),
  );
  await page.goto(place);
  return page;
}

test("a lesson stands in a page of another site, under a strict policy", async () => {
  const { origin } = new URL(url);
  const policy =
    `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; connect-src ${origin}; img-src data:; ` +
    "require-trusted-types-for 'script'";
  const page = await site(
    `<tabiya-lesson id="one" src="own.json" step="2">Before</tabiya-lesson>
     <tabiya-lesson id="two" lesson="${await pack(JSON.stringify(LESSON))}"></tabiya-lesson>
     <tabiya-lesson id="three" course="none">Stays</tabiya-lesson>`,
    policy,
  );
  const told = await page.evaluate(async () => {
    await customElements.whenDefined("tabiya-lesson");
    /** @type {any[]} */
    const seen = [];
    Object.assign(window, { seen });
    for (const name of ["tabiya-ready", "tabiya-answer", "tabiya-error"]) {
      addEventListener(name, (event) => {
        const { detail, target } = /** @type {CustomEvent} */ (event);
        seen.push([name, /** @type {Element} */ (target).id, detail]);
      });
    }
    for (const one of document.querySelectorAll("tabiya-lesson")) await /** @type {any} */ (one).load();
    return seen;
  });
  assert.deepEqual(told.map(([name, id, { code, steps }]) => [id, name, code ?? steps]).sort(), [
    ["one", "tabiya-ready", 5],
    ["three", "tabiya-error", "no-course"],
    ["two", "tabiya-ready", 5],
  ]);
  assert.match(await page.locator("#three p[role=status]").innerText(), /no course “none”/);
  const one = page.locator("#one");
  assert.equal(await one.locator(".lesson-title").innerText(), "Four questions <b>&");
  await one.locator(".lesson-place", { hasText: "Step 2 of 5" }).waitFor();
  await one.locator('[data-square="a3"]').first().click();
  await one.locator('.tabiya-cell[data-square="a3"]').focus();
  await walkIn(page, one, "e3");
  await page.keyboard.press("Enter");
  await one.locator("[data-deed=check]").click();
  await one.locator(".lesson-said", { hasText: "That is right." }).waitFor();
  const last = await page.evaluate(() => /** @type {any} */ (window).seen.at(-1));
  assert.deepEqual(last, ["tabiya-answer", "one", { step: 2, right: true, done: 1, of: 5 }]);
  await page.evaluate(() => {
    /** @type {any} */ (document.querySelector("#two")).step = 4;
  });
  await page.locator("#two .lesson-place", { hasText: "Step 4 of 5" }).waitFor();
  assert.deepEqual(problemsOf(page), []);
});

test("of a broken lesson a reader is told the step, and its author the place", async () => {
  const broken = {
    ...LESSON,
    steps: [LESSON.steps[1], { text: "A", ask: { kind: "squares", of: "z9" } }],
  };
  const page = await site(
    `<tabiya-lesson id="one" lesson="${await pack(JSON.stringify(broken))}"></tabiya-lesson>
     <tabiya-lesson id="two" lesson="${await pack(JSON.stringify({ ...broken, steps: [7] }))}">Stays</tabiya-lesson>`,
  );
  /** @type {string[]} */
  const heard = [];
  page.on("console", (message) => heard.push(message.text()));
  for (const id of ["one", "two"]) {
    await page.evaluate(async (id) => {
      await customElements.whenDefined("tabiya-lesson");
      await /** @type {any} */ (document.getElementById(id)).load();
    }, id);
  }
  const note = (/** @type {string} */ id) => page.locator(`#${id} p[role=status]`).innerText();
  assert.equal(await note("one"), "Step 2: No piece stands on “z9”.");
  await page.locator("#one .lesson-place", { hasText: "Step 1 of 2" }).waitFor();
  const lost = "The lesson cannot be read. Step 1: Here should be fields with their values. The lesson has no steps.";
  assert.equal(await note("two"), lost);
  assert.ok(heard.includes("steps[1].ask.of: No piece stands on “z9”."), heard.join("\n"));
});

/** Walks on a board within an element. @param {Page} page @param {Locator} host @param {string} square */
async function walkIn(page, host, square) {
  for (let presses = 0; presses < 40; presses += 1) {
    const now = await host.evaluate(
      (one) => /** @type {HTMLElement} */ (one.shadowRoot?.activeElement)?.dataset.square ?? "",
    );
    if (now === square) return;
    const file = square.charCodeAt(0) - now.charCodeAt(0);
    await page.keyboard.press(
      file > 0 ? "ArrowRight" : file < 0 ? "ArrowLeft" : now < square ? "ArrowUp" : "ArrowDown",
    );
  }
  assert.fail(`the arrow keys do not come to ${square}`);
}

test("kept, a course opens with the server stopped", async () => {
  const place = new Site("/lessons/");
  await place.start();
  const page = await openPage(ROOM, { site: place.url, offline: true, reducedMotion: true });
  await page.locator("#offline:not([hidden])").waitFor({ ...LONG, state: "attached" });
  await place.stop();
  await page.goto(`${place.url}?again${ROOM}`);
  await page.locator(".lessons-list").waitFor({ ...LONG, state: "attached" });
  assert.equal(await page.locator(".lessons-list li").count(), courses.length);
  const [first] = courses;
  if (first) {
    await page.locator(`.lessons-list [data-course="${first.id}"] a`).click();
    await page.locator(".lesson-text p").first().waitFor(LONG);
  }
  await goTo(page, `${await own(LESSON)}:3`);
  await page.locator(".lesson-question", { hasText: "captures" }).waitFor();
});

test("axe finds nothing wrong with the lessons, on a telephone too", async () => {
  const lesson = await own(LESSON);
  for (const size of WINDOWS) {
    const page = await open(ROOM, { ...size, reducedMotion: true });
    for (const [address, part] of [
      [ROOM, ".lessons-tools button"],
      [`${lesson}:2`, ".lesson-question:not(:empty)"],
      [`${lesson}:5`, ".lesson-answers button"],
      [`${ROOM}:make`, ".lessons-form fieldset"],
      [`${lesson}:print`, ".lesson-sheet"],
    ]) {
      await goTo(page, address);
      await page.locator(part).last().waitFor(LONG);
      const found = await inBothLights(page);
      assert.deepEqual(found, [], `${address} at ${size.width}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= size.width, `${address} scrolls sideways at ${size.width}: ${wide}`);
    }
  }
});
