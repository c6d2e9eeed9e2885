// The family on paper: how many sheets of which size, what stands on them, and where they overlap.

import { inflateSync } from "node:zlib";
import { assert, test } from "./harness.mjs";
import { open } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

const LONG = { timeout: 60_000 };

/** The family with all its boards. */
async function family() {
  const page = await open("#/chaturanga?room=family", { width: 1366, height: 768, reducedMotion: true });
  await page.locator(".family-board svg").nth(15).waitFor(LONG);
  await page
    .locator(".family-ways > li")
    .last()
    .waitFor({ ...LONG, state: "attached" });
  return page;
}

/** @param {Buffer} bytes @param {number} at */
function inflated(bytes, at) {
  try {
    return inflateSync(bytes.subarray(at)).toString("latin1");
  } catch {
    return "";
  }
}

/** The pages that are printed, by their sizes in millimetres. @param {Page} page */
async function printed(page) {
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const pdf = bytes.toString("latin1");
  // What is wider than its page Chromium prints smaller, which the scale at the head of a page tells.
  for (const { index, 0: head } of pdf.matchAll(/stream\r?\n/g)) {
    const [, paper, own] =
      /^([\d.]+) 0 0 -\S+ 0 \S+ cm\nq\n([\d.]+) 0 0/.exec(inflated(bytes, index + head.length)) ?? [];
    if (own) assert.ok(Math.abs(Number(paper) * Number(own) - 72 / 96) < 0.01, `printed at ${paper} × ${own}`);
  }
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[([\d. ]+)\]/g)];
  return boxes.map(([, box]) => {
    const [, , wide, high] = box.trim().split(/\s+/).map(Number);
    return `${Math.round((wide * 25.4) / 72)}×${Math.round((high * 25.4) / 72)}`;
  });
}

test("the poster fits on one sheet of A3, on one of A2, or on four of A4", async () => {
  const page = await family();
  assert.deepEqual(await printed(page), ["420×297"]);
  const paper = page.getByRole("combobox", { name: "Paper" });
  await paper.selectOption("a2");
  assert.deepEqual(await printed(page), ["594×420"]);
  await paper.selectOption("a4");
  await page.locator(".family-glue").waitFor();
  assert.deepEqual(
    await printed(page),
    Array.from({ length: 4 }, () => "297×210"),
  );
  // Nothing of the sheets stays.
  assert.equal(await page.locator(".poster-sheet").count(), 0);
  assert.equal(await page.locator(".family-board svg").count(), 19);
});

test("the sheets of A4 share what is glued, and their crosses meet", async () => {
  const page = await family();
  await page.getByRole("combobox", { name: "Paper" }).selectOption("a4");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  const sheets = await page.locator(".poster-sheet").evaluateAll((all) =>
    all.map((one) => {
      const mm = 96 / 25.4;
      const own = one.getBoundingClientRect();
      const place = (/** @type {Element} */ part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return { x: (left - own.left) / mm, y: (top - own.top) / mm, width: width / mm, height: height / mm };
      };
      return {
        width: own.width / mm,
        height: own.height / mm,
        poster: place(/** @type {Element} */ (one.querySelector(".poster-part > .kin"))),
        last: place(/** @type {Element} */ (one.querySelector(".family-time > li:last-child"))),
        board: place(/** @type {Element} */ (one.querySelector('[data-game="chaturanga"] .family-board'))),
        crosses: [...one.querySelectorAll(".poster-cross")].map(place),
        glue: one.querySelectorAll(".poster-glue").length,
        cut: one.querySelectorAll(".poster-cut").length,
        controls: one.querySelectorAll("input, select, button, [id]:not(svg *)").length,
      };
    }),
  );
  assert.deepEqual(
    sheets.map(({ glue, cut, controls }) => [glue, cut, controls]),
    [
      [2, 0, 0],
      [1, 1, 0],
      [1, 1, 0],
      [0, 2, 0],
    ],
  );
  const near = (/** @type {number} */ one, /** @type {number} */ other) => Math.abs(one - other) < 0.5;
  const [first, right, below, last] = sheets;
  // A step to the right or down moves the poster by a sheet less what is shared.
  assert.ok(near(first.board.x - right.board.x, 277 - 12) && near(first.board.y, right.board.y));
  assert.ok(near(first.board.y - below.board.y, 190 - 12) && near(first.board.x, below.board.x));
  // All of the poster lies on the sheets.
  assert.ok(last.last.y + last.last.height <= 190.5, JSON.stringify(last.last));
  assert.ok(last.last.x + last.last.width <= 277.5, JSON.stringify(last.last));
  // Every cross stands in the same place of the poster on each sheet.
  for (const { crosses, board } of sheets) {
    for (const [at, { x, y }] of crosses.entries()) {
      assert.ok(near(x - board.x, first.crosses[at].x - first.board.x), `${at}`);
      assert.ok(near(y - board.y, first.crosses[at].y - first.board.y), `${at}`);
    }
  }
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  assert.equal(await page.locator(".poster-sheet").count(), 0);
});
