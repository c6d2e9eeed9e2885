// An article with diagrams, for tests.

import { openPage } from "./harness.mjs";
import { url } from "./chromium.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {HTMLElement & import("../../www/tabiya-board.js").TabiyaBoard} Board */

/** How articles are opened unless a test says otherwise. */
export const still = { reducedMotion: true };

/**
 * Opens a page of ours that has this body, at any path of the site.
 * @param {string} body
 * @param {object} [how]
 * @param {string} [how.path]
 * @param {string} [how.policy] a content security policy
 * @param {boolean} [how.sheet] whether the page links the sheet that keeps the places of diagrams
 * @param {Parameters<typeof openPage>[1]} [how.options]
 */
export async function article(body, { path = "article.html", policy, sheet = true, options = still } = {}) {
  const page = await openPage("icon.svg", options);
  const root = new URL(".", url).pathname;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>An article</title>
    <link rel="icon" href="data:,">${sheet ? `<link rel="stylesheet" href="${root}tabiya-board.css">` : ""}
    <script type="module" src="${root}tabiya-board.js"></script><body>${body}</body></html>`;
  const headers = policy ? { "content-security-policy": policy } : undefined;
  await page.route(new URL(path, url).href, (route) =>
    route.fulfill({ contentType: "text/html", body: html, headers }),
  );
  await page.goto(new URL(path, url).href);
  return page;
}

/** Loads a diagram and says what came of it. @param {Page} page @param {string} id */
export async function loaded(page, id) {
  await page.locator(`#${id}`).evaluate((board) => /** @type {Board} */ (board).load());
  return page.locator(`#${id}`);
}
