// The state line under the board: what decides and cannot be seen on it, and what no play can have led to.

import { assert, test } from "./harness.mjs";
import { click, goTo, open } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** The codes and the words of the line. @param {Page} page */
const told = (page) =>
  page
    .locator("#condition [data-fact]")
    .evaluateAll((facts) => facts.map((fact) => `${fact.getAttribute("data-fact")}: ${fact.textContent}`));

test("a position that returns is counted, and who would lose by it is named", async () => {
  const page = await open("#/xiangqi?position=4k4/9/9/9/9/3R5/9/9/9/5K3+w&line=d5e5+e10d10+e5d5");
  assert.deepEqual(await told(page), []);
  await click(page, ["d10", "e10"]);
  await page.locator('#condition [data-fact="repetition"]').waitFor();
  assert.deepEqual(await told(page), [
    "repetition: This position has stood twice; the third time Red loses, having checked with every move since",
  ]);
});

test("rights, facing generals and points stand in the line; the counts above it are not told twice", async () => {
  const page = await open("#/chaturanga");
  assert.deepEqual(await told(page), [
    "right: White still has the king’s leap",
    "right: Black still has the king’s leap",
  ]);
  await goTo(page, "#/janggi?position=4k4/1R7/9/R8/9/5r3/9/9/7r1/5K3+w&line=f1e1");
  await page.locator('#condition [data-fact="forfeited"]').waitFor();
  assert.deepEqual(
    (await told(page)).map((text) => text.split(":")[0]),
    ["forfeited", "generals-face"],
  );
  await goTo(page, "#/makruk?position=4k3/8/8/2s5/8/3MK3/8/R7+b&line=count-b");
  await page.locator("#counts .count").waitFor();
  assert.deepEqual(await told(page), []);
});

test("a position that no play leads to is shown with a remark", async () => {
  const page = await open("#/xiangqi?position=4k4/9/9/9/9/9/9/9/9/K8+w");
  await page.locator('#condition [data-fact="cannot-stand"]').waitFor();
  assert.deepEqual(await told(page), ["cannot-stand: Red’s general stands on a1, where none ever comes"]);
});
