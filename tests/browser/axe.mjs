// The axe checks of a page.

import { readFile } from "node:fs/promises";

const source = await readFile(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** What WCAG 2.2 asks for at levels A and AA, and what is good practice besides. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What is not about colours is the same in both: by night it looks at these alone. */
const COLOURS = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/**
 * @param {import("playwright-core").Page} page
 * @param {string[]} [tags] if not all that axe usually has
 * @returns {Promise<string[]>} a line for each element, up to three of a rule
 */
export async function violations(page, tags) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ colours, tags }) => {
      const only = matchMedia("(prefers-color-scheme: dark)").matches ? colours : tags;
      const axe = /** @type {any} */ (globalThis).axe;
      const { violations } = await axe.run({ ...(only && { runOnly: only }), resultTypes: ["violations"] });
      return violations.flatMap((/** @type {any} */ one) =>
        one.nodes.slice(0, 3).map((/** @type {any} */ node) => `${one.id}: ${node.target} ${node.failureSummary}`),
      );
    },
    { colours: COLOURS, tags },
  );
}
