// Smoothness of the page, in counts: times would only tell how busy the machine is.

import process from "node:process";
import { assert, openPage, test } from "./harness.mjs";
import { cell } from "./reader.mjs";

// A trace is of the whole browser: these tests have one to themselves.
delete process.env.TABIYA_BROWSER;

/**
 * @typedef {object} Event
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts
 * @property {number} [dur]
 * @property {{ local: string }} [id2]
 * @property {any} args
 */

/**
 * What the browser does meanwhile.
 * @param {import("playwright-core").Page} page
 * @param {() => Promise<unknown>} act
 */
async function traced(page, act) {
  const session = await page.context().newCDPSession(page);
  /** @type {Event[]} */
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(.../** @type {any} */ (value)));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "blink.animations"] },
  });
  await act();
  const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await done;
  return events;
}

for (const [game, from, to] of [
  ["chaturanga", "e2", "e3"],
  ["shogi", "c3", "c4"],
  ["xiangqi", "a4", "a5"],
]) {
  test(`${game}: a click lays nothing out by itself, and the piece moves without the page`, async () => {
    const page = await openPage(`#/${game}`);
    await page.waitForSelector("html[data-ready]");
    await cell(page, from).click();
    await cell(page, to).and(page.locator(".target")).waitFor();
    // What the choice leaves to be done is no part of what is traced.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const events = await traced(page, async () => {
      await cell(page, to).click();
      await page.waitForFunction(() => document.querySelector(".tabiya-board.moving"));
      await page.waitForFunction(() => !document.querySelector(".tabiya-board.moving"));
    });
    const click = events.find(({ name, args }) => name === "EventDispatch" && args.data?.type === "click");
    assert.ok(click);
    const during = events.filter(
      ({ name, tid, pid, ts }) =>
        name === "Layout" &&
        pid === click.pid &&
        tid === click.tid &&
        ts > click.ts &&
        ts < click.ts + (click.dur ?? 0),
    );
    assert.equal(during.length, 0, "nothing is measured while it is changed");

    const animations = events.filter(({ name }) => name === "Animation");
    const pieces = animations.filter(({ ph, args }) => ph === "b" && /^g class='piece/.test(args.data?.nodeName ?? ""));
    assert.ok(pieces.length > 0);
    for (const piece of pieces) {
      const refused = animations.filter(
        ({ id2, args }) => id2?.local === piece.id2?.local && args.data?.compositeFailed,
      );
      assert.deepEqual(
        refused.map(({ args }) => args.data),
        [],
        "the compositor moves the pieces, however busy the page is",
      );
    }
  });
}
