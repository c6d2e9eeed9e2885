// Takes pictures of the page, for people to look at:
//
//     node tests/browser/shots.mjs [FOLDER] [ADDRESS]...
//
// FOLDER is target/shots unless named; an ADDRESS is what follows the page's
// root, such as `#shatranj`. Each is shown at three widths, light and dark.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { launch, visit } from "./chromium.mjs";

const WIDTHS = [320, 900, 1600];

let [folder = "target/shots", ...addresses] = process.argv.slice(2);
if (folder.startsWith("#")) {
  addresses.unshift(folder);
  folder = "target/shots";
}
if (addresses.length === 0) addresses = [""];

mkdirSync(folder, { recursive: true });
const browser = await launch();
try {
  for (const address of addresses) {
    const name = address.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "start";
    for (const width of WIDTHS) {
      for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
        const options = { width, height: 900, colorScheme, reducedMotion: true };
        const { page, problems } = await visit(browser, address, options);
        await page.waitForLoadState("networkidle");
        const file = join(folder, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        const notes = wide > width ? [`scrolls sideways: ${wide} pixels`, ...problems] : problems;
        console.log([file, ...notes].join("\n    "));
        await page.context().close();
      }
    }
  }
} finally {
  await browser.close();
}
