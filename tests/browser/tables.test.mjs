// Shipped tables on the page: only what is asked about is fetched; what is wrong or missing is told, and not believed.

import { existsSync } from "node:fs";
import { assert, openPage, problemsOf, test } from "./harness.mjs";

const there = existsSync(new URL("../../dist/site/tables/shatranj-4.index", import.meta.url));
const skip = !there && "`cargo xtask tables` has not been run before the page was built";

const CHUNKS = "**/tables/shatranj-4/*.chunks";
/** What making a table may take. */
const LONG = { timeout: 120_000 };

/** Asks what every move of the Diamond comes to. @param {import("playwright-core").Page} page */
async function ask(page) {
  const deed = page.locator('#study-tools [data-deed="distances"]');
  await deed.waitFor();
  await page.locator("html[data-ready]:not([data-ready='…'])").waitFor();
  await deed.click();
  await page.locator(".study-distances li", { hasText: /b3–b4 ?wins in 39 half-moves/ }).waitFor(LONG);
}

test("every move of four pieces is told by a few chunks", { skip }, async () => {
  const page = await openPage("#/shatranj?v=1&study=suli-diamond");
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await ask(page);
  const chunks = asked.filter((path) => path.endsWith(".chunks"));
  assert.ok(chunks.length > 0 && chunks.length < 12, `${chunks}`);
  assert.ok(
    chunks.every((path) => path.endsWith("KQvKQ.chunks")),
    `${chunks}`,
  );
});

for (const [what, answer] of /** @type {const} */ ([
  ["damaged", { body: Buffer.alloc(300_000, 7) }],
  ["missing", { status: 404, body: "" }],
])) {
  test(`a chunk that is ${what} is told of, and the table is made`, { skip }, async () => {
    const page = await openPage("#/shatranj?v=1&study=suli-diamond");
    await page.route(CHUNKS, (route) => route.fulfill(answer));
    const told = page.locator(".study-progress-text", { hasText: "missing or damaged" }).waitFor(LONG);
    await Promise.all([told, ask(page)]);
    const problems = problemsOf(page);
    for (let at = problems.length - 1; at >= 0; at -= 1) if (/404|\.chunks/.test(problems[at])) problems.splice(at, 1);
  });
}
