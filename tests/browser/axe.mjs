// The axe checks of a page.

import { readFile } from "node:fs/promises";

const source = await readFile(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** What WCAG 2.2 asks for at levels A and AA, and what is good practice besides. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What is not about colours is the same by day and by lamplight. */
const COLOURS = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/** The windows in which rooms are looked at: with a mouse, and a telephone. */
export const WINDOWS = [
  { width: 1366, height: 768, hasTouch: false },
  { width: 390, height: 844, hasTouch: true },
];

/** @typedef {import("playwright-core").Page} Page */

/**
 * What axe finds, in the light that there is.
 * @param {Page} page
 * @param {string[] | typeof COLOURS} [only] if not all that axe usually has
 * @returns {Promise<string[]>} a line for each element, up to three of a rule
 */
export async function violations(page, only) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(async (only) => {
    const axe = /** @type {any} */ (globalThis).axe;
    const { violations } = await axe.run({ ...(only && { runOnly: only }), resultTypes: ["violations"] });
    return violations.flatMap((/** @type {any} */ one) =>
      one.nodes.slice(0, 3).map((/** @type {any} */ node) => `${one.id}: ${node.target} ${node.failureSummary}`),
    );
  }, only);
}

/**
 * What axe finds by day, and wrong colours by lamplight, of one page: it is by day again afterwards.
 * @param {Page} page
 * @param {string[]} [tags] if not all that axe usually has
 */
export async function inBothLights(page, tags) {
  const found = await violations(page, tags);
  await page.emulateMedia({ colorScheme: "dark" });
  const byLamp = await violations(page, COLOURS);
  await page.emulateMedia({ colorScheme: "light" });
  return [...found, ...byLamp.map((one) => `by lamplight ${one}`)];
}
