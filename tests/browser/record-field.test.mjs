// The field for a game’s record: it is read in a worker, and in the page where there is none.

import { Buffer } from "node:buffer";
import { assert, openPage, test } from "./harness.mjs";
import { exportedText, fieldHas, paste } from "./reader.mjs";

const READY = "html[data-ready*='panel=moves']";

/** Runs in the page before its scripts: counts what workers are asked. */
function countTasks() {
  /** @type {string[]} */
  const tasks = [];
  Object.assign(window, { tasks });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (/** @type {any} */ message) {
    tasks.push(message.task);
    postMessage.call(this, message);
  };
}

test("a record is read in a worker, which says what is wrong in it", async () => {
  const page = await openPage("#/sittuyin?v=1&panel=moves", { init: countTasks });
  await page.locator(READY).waitFor({ state: "attached" });
  await paste(page, '[Variant "Shatranj"]\n\n1. e3 e6 2. xx');
  await page.locator("form.record .why", { hasText: "xx" }).waitFor();
  assert.equal(await page.locator("form.record .reading").innerText(), "");
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).tasks), ["readGameRecord"]);
});

test("a record of chess that is pasted under another game is offered where it can be played", async () => {
  const page = await openPage("#/chaturanga?v=1&panel=moves");
  await page.locator(READY).waitFor({ state: "attached" });
  await paste(page, '[Event "A club"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O *');
  await page.locator("form.record .why", { hasText: "cannot be played" }).waitFor();
  await page.getByRole("button", { name: "It can be played as Modern chess: open it there" }).click();
  await page.waitForFunction(() => /^#\/modern-chess\?.*line=e2e4,e7e5/.test(location.hash));
  assert.equal(await page.locator("form.record .why").innerText(), "");
  // What nothing can play is refused alone.
  await page.evaluate(() => (location.hash = "#/shatranj?v=1&panel=moves"));
  await page.locator("html[data-ready^='#/shatranj']").waitFor({ state: "attached" });
  await paste(page, "1. e4 e5 2. Ke5");
  await page.locator("form.record .why", { hasText: "cannot be played" }).waitFor();
  await page.locator("form.record .reading:empty").waitFor({ state: "attached" });
  assert.equal(await page.getByRole("button", { name: "It can be played as" }).count(), 0);
});

test("a position that is pasted stands on the board of its game", async () => {
  const page = await openPage("#/chaturanga?v=1&line=e2e3&panel=moves");
  await page.locator(READY).waitFor({ state: "attached" });
  await paste(page, "4k4/9/9/9/9/9/9/9/9/3K1R3 w - - 0 1");
  await page.waitForFunction(() => /^#\/xiangqi\?.*position=4k4\//.test(location.hash));
  await page.locator("#notices", { hasText: "This is no record but a position" }).waitFor();
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => /^#\/chaturanga\?.*line=e2e3/.test(location.hash));
  await paste(page, "no/position w");
  await page.locator("form.record .why:not(:empty)").waitFor();
  // What is wrong with a position is said of it, and not of a move.
  await paste(page, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w - - 0 1");
  await page.locator("form.record .why", { hasText: "Rank 1 of the placement" }).waitFor();
});

test("while a record is read that is said, and what is written meanwhile is read instead", async () => {
  const page = await openPage("#/shatranj?v=1&panel=moves", {
    // The first worker never answers.
    init: () => {
      const { postMessage } = Worker.prototype;
      let asked = 0;
      Worker.prototype.postMessage = function (/** @type {any} */ message) {
        asked += 1;
        document.documentElement.dataset.asked = String(asked);
        if (asked > 1) postMessage.call(this, message);
      };
    },
  });
  await page.locator(READY).waitFor({ state: "attached" });
  await paste(page, "1. e3 e6");
  await page.locator("form.record .reading", { hasText: "being read" }).waitFor();
  await page.locator("html[data-asked='1']").waitFor({ state: "attached" });
  await page.locator("form.record textarea").fill("1. d3 d6");
  assert.equal(await page.locator("form.record .reading").innerText(), "");
  await page.locator("form.record [type=submit]").click();
  // It begins at its start.
  await page.locator(".transport.last:enabled").click();
  await page.locator('#board .piece[data-square="d3"]').waitFor();
});

test("without workers, and for a game of one’s own, a record is read as well", async () => {
  const page = await openPage("#/shatranj?v=1&view=file", { init: () => Reflect.deleteProperty(window, "Worker") });
  await page.locator("#file-tools button.action:enabled").click();
  await page.waitForFunction(() => /^#\/my-shatranj/.test(document.documentElement.dataset.ready ?? ""));
  await page.evaluate(() => (location.hash = "#/my-shatranj?v=1&panel=moves"));
  await page.locator(READY).waitFor({ state: "attached" });
  await paste(page, "1. e3 e6");
  // It begins at its start.
  await page.locator(".transport.last:enabled").click();
  await page.locator('#board .piece[data-square="e3"]').waitFor();
});

test("the worker is told of the reader’s own games", async () => {
  const page = await openPage("#/shatranj?v=1&view=file", { init: countTasks });
  await page.locator("#file-tools button.action:enabled").click();
  await page.waitForFunction(() => /^#\/my-shatranj/.test(document.documentElement.dataset.ready ?? ""));
  await page.evaluate(() => (location.hash = "#/my-shatranj?v=1&panel=moves"));
  await page.locator(READY).waitFor({ state: "attached" });
  await paste(page, "1. e3 e6");
  // It begins at its start.
  await page.locator(".transport.last:enabled").click();
  await page.locator('#board .piece[data-square="e3"]').waitFor();
  const tasks = await page.evaluate(() => /** @type {any} */ (window).tasks);
  assert.deepEqual(tasks, ["defineGame", "readGameRecord", "readGameRecord"]);
});

test("who played, what is said of the moves and the result stand beside the line of a record", async () => {
  const page = await openPage("#/makruk?v=1&panel=moves");
  await page.locator(READY).waitFor({ state: "attached" });
  const text = `[Event "A club"]\n[White "Ms. One"]\n[Black "Mr. Two"]\n[Result "1-0"]\n\n{Calm.} 1. d4 {Bold.} d5 1-0`;
  await paste(page, text);
  await page.locator("#tab-moves").click();
  const told = page.locator(".record-told");
  await told.locator("h2").waitFor();
  assert.deepEqual(await told.locator("dd").allInnerTexts(), ["A club", "Ms. One", "Mr. Two", "1-0"]);
  assert.equal(await told.locator("> p").innerText(), "Calm.");
  assert.match(await told.locator("li").innerText(), /^After half-move 1, d3d4:\s+Bold\.$/);
  await told.getByRole("button", { name: "After half-move 1, d3d4:" }).click();
  await page.waitForFunction(() => /ply=1\b/.test(location.hash));
  // Through a reload it stays, also in what is copied of the line, and it goes with the line.
  await page.reload();
  await told.locator("h2").waitFor();
  await page.locator("#show-use").click();
  await exportedText(page, "game-san");
  const copied = page.locator("[data-copies=words] .use-text");
  await fieldHas(page, "[data-copies=words] .use-text", /1\./);
  const written = await copied.inputValue();
  for (const tag of ['Event "A club"', '"Ms. One"', '"Mr. Two"']) assert.ok(written.includes(`${tag}]\n`), written);
  assert.match(written, /\n\n\{Calm\.\} 1\. d4 \{Bold\.\} \*\n$/);
  await page.locator("#tab-moves").click();
  await told.locator("h2").waitFor();
  await page.evaluate(() => (location.hash = "#/makruk?v=1&panel=moves"));
  await told.locator("h2").waitFor({ state: "detached" });
});

test("what is no record is refused in a sentence, and an empty game is one", async () => {
  const page = await openPage("#/shatranj?v=1&line=e2e3&panel=moves");
  await page.locator(READY).waitFor({ state: "attached" });
  for (const none of ["Dear friend, how are you?", "*", "{hi}"]) {
    await paste(page, none);
    await page.locator("form.record .why", { hasText: "This is no record of a game" }).waitFor();
  }
  assert.match(await page.evaluate(() => location.hash), /line=e2e3/);
  await paste(page, '[Event "A club"]\n[Result "*"]\n\n*');
  await page.locator("#notices", { hasText: "The record has no moves" }).waitFor();
});

test("what is too long to be read is refused with its size, and is no alarm of the store", async () => {
  const page = await openPage("#/shatranj?v=1&panel=moves");
  await page.locator(READY).waitFor({ state: "attached" });
  const long = Buffer.from(`[Event "x"]\n\n${"1. e2e3 e7e6 ".repeat(600_000)}`);
  const file = { name: "long.pgn", mimeType: "text/plain", buffer: long };
  await page.locator("form.record input[type=file]").setInputFiles(file);
  const why = page.locator("form.record .why");
  await why.filter({ hasText: "The file has 7.8 MB; no more than 500 kB are read." }).waitFor();
  assert.equal(await page.locator("form.record textarea").inputValue(), "");
  // Pasted it is not kept: no browser would keep so much.
  await page.evaluate((text) => {
    const field = /** @type {HTMLTextAreaElement} */ (document.querySelector("form.record textarea"));
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, long.toString());
  await page.locator("form.record [type=submit]").click();
  await why.filter({ hasText: "The record is too long: no more than 500 kB are read." }).waitFor();
  assert.equal(await page.locator("#notices .notice").count(), 0);
  assert.equal(await page.evaluate(() => sessionStorage.getItem("tabiya-record")), null);
});

test("a file of a record is read in the encoding of its country", async () => {
  const page = await openPage("#/shogi?v=1&panel=moves");
  await page.locator(READY).waitFor({ state: "attached" });
  await page.locator("form.record input[type=file]").setInputFiles("tests/found/shift-jis.kif");
  await page.waitForFunction(() => /line=/.test(location.hash));
  await page.locator("#tab-moves").click();
  await page.locator(".record-told dd").first().waitFor();
  const heads = (await page.locator(".record-told dd").allInnerTexts()).join(" ");
  assert.match(heads, /[\u3040-\u30ff\u4e00-\u9fff]/);
  assert.doesNotMatch(heads, /\ufffd/);
});
