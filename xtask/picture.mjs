// Takes the picture of the page that the README shows, from the built page:
//
//     node xtask/picture.mjs
//
// Chaturanga as it begins, with one elephant taken up, and the choices beside it.

import { fileURLToPath } from "node:url";
import { launch, visit } from "../tests/browser/chromium.mjs";

const browser = await launch();
try {
  const options = { width: 1200, height: 850, reducedMotion: true };
  const { page } = await visit(browser, "#/chaturanga?panel=choices", options);
  await page.waitForSelector("html[data-ready]");
  await page.locator('#board .tabiya-cell[data-square="c1"]').click();
  await page.waitForLoadState("networkidle");
  // A panel that an address names is scrolled to: the picture begins at the top.
  await page.evaluate(() => {
    for (const node of document.querySelectorAll("*")) node.scrollTop = 0;
  });
  await page.screenshot({ path: fileURLToPath(new URL("../www/picture.png", import.meta.url)) });
} finally {
  await browser.close();
}
