// Storage: what a reader makes is never lost by a reload, a second window, a link that brings another, a newer
// version's fields, a full or forbidden store, a forgotten game, one wrong click.

import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assert, bytesOf, openPage, problemsOf, test } from "./harness.mjs";
import { fieldHas, fileText } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

const MAKE = "#/shatranj?v=1&room=lessons:make";
const FILE = "#/shatranj?v=1&view=file";

/** @param {Page} page @param {string} name */
const field = (page, name) => page.locator(`.lessons-form [name=${name}]`);
/** @param {Page} page */
const shelf = (page) =>
  field(page, "draft").evaluate((select) =>
    [.../** @type {HTMLSelectElement} */ (select).options].map(({ text, disabled, selected }) => ({
      text,
      disabled,
      selected,
    })),
  );
/** What is kept, by name. @param {Page} page @param {string} start */
const kept = (page, start) =>
  page.evaluate((start) => Object.entries({ ...localStorage }).filter(([name]) => name.startsWith(start)), start);

/** @param {Page} page */
async function form(page) {
  await page.locator(".lessons-form").waitFor();
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
}

/** @param {Page} page @param {string} title @param {string} text */
async function writeLesson(page, title, text) {
  await field(page, "title").fill(title);
  await field(page, "text").fill(text);
}

/** A second window of the same browser. @param {Page} page @param {string} address */
async function secondWindow(page, address) {
  const other = await page.context().newPage();
  await other.goto(new URL(address, page.url()).href);
  return other;
}

/** Closes what lies over the foot of the words. @param {import("playwright-core").Page} page */
async function withoutNotes(page) {
  for (const close of await page.locator("#notices .close").all()) await close.click();
}

test("a draft of a lesson is not written before it is changed, and is there after a reload", async () => {
  const page = await openPage(MAKE);
  await form(page);
  assert.deepEqual(await kept(page, "tabiya-draft-"), []);
  await writeLesson(page, "Mine", "Two hours of text");
  assert.equal((await kept(page, "tabiya-draft-")).length, 1);
  await page.reload();
  await form(page);
  assert.equal(await field(page, "title").inputValue(), "Mine");
  assert.equal(await field(page, "text").inputValue(), "Two hours of text");
});

test("a link that brings another’s lesson leaves the reader’s own", async () => {
  const page = await openPage(MAKE);
  await form(page);
  await writeLesson(page, "Theirs", "Somebody’s");
  await page.waitForFunction(() =>
    /** @type {HTMLInputElement} */ (document.querySelector("[name=address]")).value.includes("own:"),
  );
  const letters = /own:([\w-]+)/.exec(await field(page, "address").inputValue())?.[1];
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await form(page);
  await writeLesson(page, "Mine", "Two hours of text");
  await page.goto(new URL(`${MAKE}:${letters}`, page.url()).href);
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("[name=title]"))?.value === "Theirs");
  await page.waitForFunction(
    () => /make$/.test(location.hash) && document.documentElement.dataset.ready === location.hash,
  );
  await page.reload();
  await form(page);
  assert.equal(await field(page, "title").inputValue(), "Mine");
  assert.equal(await field(page, "text").inputValue(), "Two hours of text");
});

test("two windows do not write over each other", async () => {
  const page = await openPage(MAKE);
  await form(page);
  await writeLesson(page, "Mine", "");
  const other = await secondWindow(page, MAKE);
  await form(other);
  assert.equal(await field(other, "title").inputValue(), "Mine");
  await field(page, "text").fill("Two hours of text");
  await other.waitForFunction(
    () => /** @type {any} */ (document.querySelector("[name=text]"))?.value === "Two hours of text",
  );
  await field(other, "title").fill("Mine, with a better title");
  await page.reload();
  await form(page);
  assert.equal(await field(page, "title").inputValue(), "Mine, with a better title");
  assert.equal(await field(page, "text").inputValue(), "Two hours of text");
  assert.equal((await kept(page, "tabiya-draft-")).length, 1);
});

test("one click too many takes nothing away", async () => {
  const page = await openPage(MAKE);
  await form(page);
  await writeLesson(page, "Mine", "Two hours of text");
  await page.locator(".lessons-form [data-deed=fresh]").click();
  assert.equal(await field(page, "text").inputValue(), "");
  const [unkept, mine] = await shelf(page);
  assert.ok(unkept.selected);
  assert.match(mine.text, /^Mine · Shatranj/);
  await field(page, "draft").selectOption({ index: 1 });
  assert.equal(await field(page, "text").inputValue(), "Two hours of text");
  await page.locator(".lessons-form [data-deed=discard]").click();
  assert.deepEqual(await kept(page, "tabiya-draft-"), []);
  await page.getByRole("button", { name: "Bring it back" }).click();
  assert.equal(await field(page, "text").inputValue(), "Two hours of text");
  assert.equal((await kept(page, "tabiya-draft-")).length, 1);
});

test("what a newer version wrote stays, and a draft of a game that is not known here is put by", async () => {
  const newer = {
    title: "Newer",
    game: "shatranj",
    options: {},
    steps: [{ text: "One", sound: "drum", ask: { kind: "hum", tune: 3 } }],
    wings: 2,
  };
  const page = await openPage(MAKE);
  await form(page);
  await page.evaluate((newer) => {
    localStorage.setItem("tabiya-draft-a", JSON.stringify({ changed: "2031-01-02", lesson: newer }));
    const unknown = { title: "Of my own game", game: "my-forgotten", steps: [{ text: "Lost?" }] };
    localStorage.setItem("tabiya-draft-b", JSON.stringify({ changed: "2032-01-02", lesson: unknown }));
  }, newer);
  await page.reload();
  await form(page);
  assert.equal(await field(page, "title").inputValue(), "Newer");
  await field(page, "text").fill("One more");
  const stored = Object.fromEntries(await kept(page, "tabiya-draft-"));
  assert.deepEqual(JSON.parse(stored["tabiya-draft-a"]).lesson, {
    ...newer,
    steps: [{ ...newer.steps[0], text: "One more" }],
  });
  assert.deepEqual(JSON.parse(stored["tabiya-draft-b"]).lesson.steps, [{ text: "Lost?" }]);
  const all = await shelf(page);
  assert.match(all.find(({ disabled }) => disabled)?.text ?? "", /Of my own game.*not known here/);
});

test("what cannot be read is set aside, not replaced", async () => {
  const page = await openPage("#/shatranj");
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
  await page.evaluate(() => {
    localStorage.setItem("tabiya-lessons", "no JSON");
    localStorage.setItem("tabiya-games", "[1]");
    sessionStorage.setItem("tabiya-studies", "null");
  });
  await page.goto(new URL("#/shatranj?v=1&room=lessons", page.url()).href);
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
  assert.deepEqual((await kept(page, "tabiya-aside")).sort(), [
    ["tabiya-aside-1-games", "[1]"],
    ["tabiya-aside-1-lessons", "no JSON"],
  ]);
  await page.goto(new URL("#/shatranj?v=1&view=studies", page.url()).href);
  await page.locator("#studies a").first().waitFor();
});

test("the file of a game that is written is there after a reload and a visit elsewhere", async () => {
  const page = await openPage(FILE);
  const text = await fileText(page);
  const begun = await text.inputValue();
  assert.deepEqual(await kept(page, "tabiya-file"), []);
  await text.fill(`${begun}\n# mine`);
  await page.reload();
  await fieldHas(page, ".game-file", /# mine$/);
  await page.locator("#file > label select").selectOption("makruk");
  assert.doesNotMatch(await text.inputValue(), /# mine/);
  await page.locator("#file > label select").selectOption("shatranj");
  assert.match(await text.inputValue(), /# mine$/);
  await page.getByRole("button", { name: "Begin again with the file" }).click();
  assert.equal(await text.inputValue(), begun);
  await page.getByRole("button", { name: "Bring back what stood here" }).click();
  assert.match(await text.inputValue(), /# mine$/);
  const box = await (await fileText(page)).boundingBox();
  const stage = await page.locator("#file").boundingBox();
  assert.ok(box && stage && box.width > 0.9 * stage.width, "the file has the width of its stage");
});

/** Runs in the page before its scripts: nothing more is taken by the store. */
function fullStore() {
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
}

/** From now on the store is full. @param {Page} page */
const fill = (page) => page.evaluate(fullStore);

/** Keeps a game of the reader’s own, in its editor. @param {Page} page @param {string} [text] */
async function keepGame(page, text) {
  const field = await fileText(page);
  if (text !== undefined) await field.fill(text);
  await page.locator("#file-tools button.action:enabled").click();
  await page.waitForFunction(() => /^#\/my-/.test(document.documentElement.dataset.ready ?? ""));
}

/** The page goes to an address, by a link. @param {Page} page @param {string} address */
async function follow(page, address) {
  await page.evaluate((address) => (location.hash = address), address);
  await page.waitForFunction((address) => document.documentElement.dataset.ready === address, address);
}

/** The browser has crashed, and begins again with what it had kept. @param {Page} page @param {string} address */
async function afterCrash(page, address) {
  const browser = page.context().browser();
  const storageState = await page.context().storageState();
  const url = new URL(address, page.url()).href;
  await page.context().close();
  assert.ok(browser);
  const context = await browser.newContext({ storageState, serviceWorkers: "block" });
  const again = await context.newPage();
  await again.goto(url);
  await again.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
  return again;
}

const COURSE = "#/shatranj?v=1&room=lessons:shatranj:1";
const done = (/** @type {Page} */ page) => page.locator(".lesson-steps .is-done");

/** Solves the first step of a lesson: where a kind of piece stands. @param {Page} page @param {string[]} [squares] */
async function firstStep(page, squares = ["d1", "d8"]) {
  await page.locator(".lesson-text").first().waitFor();
  for (const square of squares) await page.locator(`.lessons [role=gridcell][data-square="${square}"]`).click();
  await page.locator(".lessons [data-deed=check]").click();
  await done(page).first().waitFor();
}

test("without TLS, where browsers give no random names, all is kept as well", async () => {
  const page = await openPage(MAKE, { init: () => Reflect.deleteProperty(Crypto.prototype, "randomUUID") });
  await form(page);
  await writeLesson(page, "Mine", "Two hours of text");
  await page.reload();
  await form(page);
  assert.equal(await field(page, "text").inputValue(), "Two hours of text");
});

test("a crash takes nothing: drafts, files, own games, progress", async () => {
  const page = await openPage(MAKE);
  await form(page);
  await writeLesson(page, "Mine", "Two hours of text");
  await follow(page, COURSE);
  await firstStep(page);
  await follow(page, FILE);
  await keepGame(page);
  await follow(page, "#/makruk?v=1&view=file");
  await (await fileText(page)).fill("# mine");
  const again = await afterCrash(page, "#/makruk?v=1&view=file");
  await again.waitForFunction(() => /** @type {any} */ (document.querySelector(".game-file"))?.value === "# mine");
  assert.ok((await kept(again, "tabiya-games"))[0][1].includes("my-shatranj"));
  await follow(again, COURSE);
  await done(again).first().waitFor();
  await follow(again, MAKE);
  assert.equal(await field(again, "text").inputValue(), "Two hours of text");
  await again.context().close();
});

test("two windows on one file have the same text", async () => {
  const page = await openPage(FILE);
  const text = await fileText(page);
  const other = await secondWindow(page, FILE);
  await fileText(other);
  await text.fill("# by the one");
  await fieldHas(other, ".game-file", /by the one/);
  await other.locator(".game-file").press("Control+End");
  await other.keyboard.type(", and the other");
  await fieldHas(page, ".game-file", /^# by the one, and the other$/);
});

test("two windows keep games and progress beside each other", async () => {
  const page = await openPage(FILE);
  const other = await secondWindow(page, "#/makruk?v=1&view=file");
  await other.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
  await keepGame(page);
  await keepGame(other);
  const games = Object.keys(JSON.parse((await kept(page, "tabiya-games"))[0][1]));
  assert.deepEqual(games, ["my-shatranj", "my-makruk"]);
  await follow(page, COURSE);
  await follow(other, COURSE.replace("lessons:shatranj", "lessons:chaturanga"));
  await firstStep(page);
  await firstStep(other, ["c1", "c8", "f1", "f8"]);
  assert.deepEqual(Object.keys(JSON.parse((await kept(page, "tabiya-lessons"))[0][1])), ["shatranj", "chaturanga"]);
});

test("with a full store a lesson goes on, a file holds, and a game stays known until the page is left", async () => {
  const page = await openPage(COURSE, { init: fullStore });
  page.on("dialog", (dialog) => dialog.accept());
  await firstStep(page);
  assert.match(await page.locator(".lessons-head .help").innerText(), /1 of \d+ steps done/);
  await page.locator("#notices", { hasText: "keeps no more" }).waitFor();
  await follow(page, FILE);
  const text = await fileText(page);
  const begun = await text.inputValue();
  await text.fill(`${begun}\n# mine`);
  await follow(page, "#/makruk?v=1&view=file");
  await follow(page, FILE);
  assert.match(await text.inputValue(), /# mine$/);
  await keepGame(page);
  await page.locator("#notices", { hasText: "does not keep this game" }).waitFor();
  await follow(page, FILE);
  assert.match(await text.inputValue(), /# mine$/);
});

test("where a game cannot be put by it is not deleted", async () => {
  const page = await openPage(FILE);
  await keepGame(page);
  await follow(page, "#/my-shatranj?v=1&view=file");
  await fill(page);
  await page.getByRole("button", { name: "Delete this game" }).click();
  await page.locator("#notices", { hasText: "no room to put this game by" }).waitFor();
  assert.match((await kept(page, "tabiya-games"))[0][1], /my-shatranj/);
  problemsOf(page).length = 0;
});

test("a game that takes another’s place leaves that among the deleted ones", async () => {
  const page = await openPage(FILE);
  const text = await fileText(page);
  await keepGame(page, `${await text.inputValue()}\n# the first`);
  await follow(page, "#/makruk?v=1&view=file");
  const second = (await text.inputValue()).replace(/^id = .*$/m, 'id = "my-shatranj"');
  await text.fill(second);
  await page.locator(".game-file-fault", { hasText: "You keep another" }).waitFor();
  await page.locator("#file-tools button.action:enabled").click();
  await page.waitForFunction(() => /^#\/my-shatranj/.test(document.documentElement.dataset.ready ?? ""));
  assert.equal(JSON.parse((await kept(page, "tabiya-games"))[0][1])["my-shatranj"], second);
  await page.goto(new URL(FILE, page.url()).href);
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
  await page.locator("#file > label select").selectOption("deleted my-shatranj");
  assert.match(await text.inputValue(), /# the first$/);
  problemsOf(page).length = 0;
});

test("what cannot be read is not written over where it cannot be set aside", async () => {
  const page = await openPage("#/shatranj");
  await page.evaluate(() => localStorage.setItem("tabiya-games", "no JSON"));
  // No room for one more, and room for what is there.
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, text) {
      if (name.startsWith("tabiya-aside")) throw new DOMException("full", "QuotaExceededError");
      return setItem.call(this, name, text);
    };
  });
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
  await follow(page, FILE);
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
  await keepGame(page);
  assert.deepEqual(await kept(page, "tabiya-games"), [["tabiya-games", "no JSON"]]);
});

test("what a newer version keeps of own games and progress stays", async () => {
  const page = await openPage("#/shatranj");
  await page.evaluate(() => {
    localStorage.setItem("tabiya-games", JSON.stringify({ newer: { text: "id", wings: 2 } }));
    localStorage.setItem("tabiya-lessons", JSON.stringify({ newer: { steps: [1], wings: 2 } }));
  });
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
  await follow(page, FILE);
  await keepGame(page);
  await follow(page, COURSE);
  await firstStep(page);
  const [[, games]] = await kept(page, "tabiya-games");
  assert.deepEqual(JSON.parse(games).newer, { text: "id", wings: 2 });
  const [[, lessons]] = await kept(page, "tabiya-lessons");
  assert.deepEqual(JSON.parse(lessons).newer, { steps: [1], wings: 2 });
  // A file of all of it, by a newer version.
  const newer = { "tabiya-games": "", games: JSON.stringify({ other: { wings: 3 } }), wings: '{"colour":"red"}' };
  await page.goto(new URL("#/shatranj?v=1&panel=about", page.url()).href);
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
  await withoutNotes(page);
  await page.getByText("What you have made", { exact: true }).click();
  const body = JSON.stringify({ format: "tabiya-own-things", version: 1, kept: newer, more: 1 });
  await page
    .locator("#own-things input[type=file]")
    .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(body) });
  await page.getByText(/^Taken in:/).waitFor();
  assert.deepEqual(JSON.parse((await kept(page, "tabiya-games"))[0][1]).other, { wings: 3 });
  assert.deepEqual(await kept(page, "tabiya-wings"), [["tabiya-wings", '{"colour":"red"}']]);
});

test("a record that is pasted is there after a reload, and a visit elsewhere", async () => {
  const page = await openPage("#/shatranj?v=1&panel=moves");
  const record = page.locator("form.record textarea");
  await record.fill("1. e3 e6 2. xx");
  await page.reload();
  await record.waitFor();
  assert.equal(await record.inputValue(), "1. e3 e6 2. xx");
  await follow(page, "#/makruk?v=1");
  await page.goBack();
  assert.equal(await record.inputValue(), "1. e3 e6 2. xx");
  await page.locator("form.record [type=submit]").click();
  await page.locator("form.record .why", { hasText: /\S/ }).waitFor();
  await page.locator("form.record button", { hasText: "before it" }).click();
  await page.locator(".transport.last:enabled").click();
  await page.locator('#board .piece[data-square="e3"]').waitFor();
  assert.equal(await page.evaluate(() => sessionStorage.getItem("tabiya-record")), null);
});

test("a line, and what is drawn, come back after a reload, another link and Back, and by Undo", async () => {
  const drawn = "#/shatranj?v=1&line=e2e3,e7e6&ply=2&arrows=e3e6&circles=e3";
  const page = await openPage(drawn);
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
  const state = () => page.evaluate(() => location.hash);
  const begun = await state();
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
  assert.equal(await state(), begun);
  await page.locator('#board [role=gridcell][data-square="d2"]').click();
  await page.locator('#board [role=gridcell][data-square="d3"]').click();
  await page.locator('#board .piece[data-square="d3"]').waitFor();
  await page.waitForFunction(() => /d2d3/.test(document.documentElement.dataset.ready ?? ""));
  const longer = await state();
  await page.keyboard.press("Control+z");
  await page.waitForFunction((begun) => document.documentElement.dataset.ready === begun, begun);
  await page.keyboard.press("Control+y");
  await page.waitForFunction((longer) => document.documentElement.dataset.ready === longer, longer);
  await follow(page, "#/makruk?v=1");
  await page.goBack();
  await page.locator('#board .piece[data-square="d3"]').waitFor();
  assert.equal(await state(), longer);
});

test("a deleted game can be brought back", async () => {
  const page = await openPage(FILE);
  await page.getByRole("button", { name: "Keep and play" }).click();
  await page.waitForFunction(() => /^#\/my-shatranj/.test(document.documentElement.dataset.ready ?? ""));
  await page.goto(new URL("#/my-shatranj?v=1&view=file", page.url()).href);
  const text = await fileText(page);
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
  await page.getByRole("button", { name: "Delete this game" }).click();
  await page.waitForFunction(() => localStorage.getItem("tabiya-games") === null);
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
  await page.locator("#notices", { hasText: "is deleted. It can be brought back" }).waitFor();
  await page.locator("#file > label select").selectOption("deleted my-shatranj");
  assert.match(await text.inputValue(), /^id = "my-shatranj"$/m);
  await page.getByRole("button", { name: "Keep and play" }).click();
  await page.waitForFunction(() => /^#\/my-shatranj/.test(document.documentElement.dataset.ready ?? ""));
  problemsOf(page).length = 0;
});

test("where the store is full or forbidden, the reader is told, and it holds until the page is left", async () => {
  for (const init of [
    fullStore,
    () =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("forbidden", "SecurityError");
        },
      }),
  ]) {
    const page = await openPage(MAKE, { init });
    await form(page);
    await writeLesson(page, "Mine", "Two hours of text");
    await page.locator("#notices", { hasText: "keeps no more" }).waitFor();
    assert.equal(await page.locator("#notices .notice").count(), 1);
    await page.evaluate(() => (location.hash = "#/shatranj?v=1&room=lessons:shatranj:1"));
    await page.locator(".lesson-text").first().waitFor();
    await page.evaluate((address) => (location.hash = address), MAKE);
    await form(page);
    assert.equal(await field(page, "text").inputValue(), "Two hours of text");
    // It asks before it is left, which the test does not answer.
    page.on("dialog", (dialog) => dialog.accept());
  }
});

test("all that is one’s own goes out and in as one file", async () => {
  const page = await openPage(MAKE);
  await form(page);
  await writeLesson(page, "Mine", "Two hours of text");
  await page.goto(new URL(FILE, page.url()).href);
  await page.locator(".file-form").waitFor();
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
  await page.getByRole("button", { name: "Keep and play" }).click();
  await page.waitForFunction(() => /^#\/my-shatranj/.test(document.documentElement.dataset.ready ?? ""));
  const openThings = async () => {
    await page.goto(new URL("#/shatranj?v=1&panel=about", page.url()).href);
    await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
    await withoutNotes(page);
    await page.getByText("What you have made", { exact: true }).click();
    await page.getByRole("button", { name: "Save all as a file" }).waitFor();
  };
  await openThings();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save all as a file" }).click(),
  ]);
  const file = join(tmpdir(), `own-things-${process.pid}.json`);
  await writeFile(file, await bytesOf(download));
  const before = await kept(page, "tabiya-");
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await openThings();
  const put = page.locator("#own-things input[type=file]");
  await put.setInputFiles(file);
  await page.getByText(/^Taken in:/).waitFor();
  assert.deepEqual((await kept(page, "tabiya-")).sort(), before.sort());
  await put.setInputFiles(file);
  await page.getByText("All of it is here already.").waitFor();
  // Another of the same name is kept beside the reader’s own.
  await page.evaluate(() => {
    const games = JSON.parse(localStorage.getItem("tabiya-games") ?? "{}");
    games["my-shatranj"] += "\n# changed since";
    localStorage.setItem("tabiya-games", JSON.stringify(games));
  });
  await put.setInputFiles(file);
  await page.getByText(/^Taken in:/).waitFor();
  const games = JSON.parse(Object.fromEntries(await kept(page, "tabiya-games"))["tabiya-games"]);
  assert.deepEqual(Object.keys(games), ["my-shatranj", "my-shatranj-2"]);
  assert.match(games["my-shatranj"], /# changed since$/);
  for (const body of ["{", "{}", '{"format":"tabiya-own-things","version":9,"kept":{}}']) {
    await put.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(body) });
    await page.getByText(/no file that was saved here|newer version/).waitFor();
  }
});
