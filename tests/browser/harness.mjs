// The harness of the browser tests:
//
//     import { openPage, test } from "./harness.mjs";
//
//     test("the board is shown", async () => {
//       const page = await openPage("#shatranj", { width: 320 });
//       ...
//     });
//
// Every page is closed after its test, and the test fails if the page logged an
// error, threw, or asked for a file that is not there.
//
// It opens dist/site, which `cargo xtask build` writes. By hand:
//
//     node --test tests/browser/smoke.test.mjs

import assert from "node:assert/strict";
import { after, afterEach } from "node:test";
import { launch, visit } from "./chromium.mjs";

export { default as assert } from "node:assert/strict";
export { test } from "node:test";

/** @type {Promise<import("playwright-core").Browser> | undefined} */
let browser;

/** @type {Array<Awaited<ReturnType<typeof visit>>>} */
let open = [];

/** @type {WeakMap<(typeof open)[number], RegExp>} */
const expected = new WeakMap();

/**
 * Opens an address of the page, relative to its root.
 *
 * @param {string} [path] such as `#shatranj`
 * @param {Parameters<typeof visit>[2]} [options]
 *   `{ width, height, colorScheme, reducedMotion, offline, site, init, hasTouch }`
 */
export async function openPage(path = "", options) {
  browser ??= launch();
  const visited = await visit(await browser, path, options);
  open.push(visited);
  return visited.page;
}

/**
 * The problems a page has had so far. A test that provokes one takes it out of
 * this list, or it fails.
 *
 * @param {import("playwright-core").Page} page
 */
export function problemsOf(page) {
  return open.find((visited) => visited.page === page)?.problems ?? [];
}

/**
 * Problems that a test provokes, however late they come, are none.
 *
 * @param {import("playwright-core").Page} page
 * @param {RegExp} provoked
 */
export function expectProblems(page, provoked) {
  const visited = open.find((visited) => visited.page === page);
  if (visited) expected.set(visited, provoked);
}

/**
 * What a download holds. A shared browser (tests/run.mjs) gives no path to the file.
 *
 * @param {import("playwright-core").Download} download
 */
export async function bytesOf(download) {
  const parts = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  return Buffer.concat(parts);
}

afterEach(async () => {
  const visited = open;
  open = [];
  await Promise.all(visited.map(({ page }) => page.context().close()));
  assert.deepEqual(
    visited.flatMap((one) => one.problems.filter((problem) => !expected.get(one)?.test(problem))),
    [],
    "the page had problems",
  );
});

after(async () => {
  await (await browser)?.close();
});
