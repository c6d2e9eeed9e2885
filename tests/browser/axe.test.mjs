// Accessibility of the page by axe: for every game, by day and by lamplight.

import { WCAG, inBothLights } from "./axe.mjs";
import { assert, test } from "./harness.mjs";
import { goTo, open } from "./reader.mjs";

test("axe finds nothing wrong with any game", async () => {
  const page = await open();
  const games = await page
    .locator("#games a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  /** @type {string[]} */
  const found = [];
  const look = async (/** @type {string} */ where) => {
    found.push(...(await inBothLights(page, WCAG)).map((one) => `${where} ${one}`));
  };
  for (const game of games) {
    await goTo(page, game);
    await look(game);
  }
  for (const address of [
    "#/sittuyin?panel=choices",
    "#/shogi?view=setup",
    "#/shaturanga?view=setup",
    "#/janggi?piece=cannon&at=e5&friends=e6",
    "#/makruk?position=4k3/4r3/8/8/8/8/R7/3K3R+b&line=count-b&compare=-;bareCount:off",
    "#/shogi?panel=moves",
    "#/shaturanga?line=throw-5,throw-3,throw-2,throw-4,throw-5&seed=a",
    "#/ashtapada?line=throw-3",
    "#/shatranj?v=1&view=file",
  ]) {
    await goTo(page, address);
    await look(address);
  }
  assert.deepEqual(found, []);
});
