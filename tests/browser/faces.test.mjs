// The faces of names in the players’ scripts: no sign is a box, whatever fonts the system has.

import { assert, test } from "./harness.mjs";
import { goTo, open } from "./reader.mjs";

test("each character of a name in Chinese characters is as wide as it is high", async () => {
  const page = await open("#/shogi");
  for (const game of ["shogi", "sho-shogi", "heian-shogi", "xiangqi", "janggi"]) {
    await goTo(page, `#/${game}?v=1`);
    // A box of another font is narrower; a face comes when it is needed.
    await page.waitForFunction(() => {
      const names = [...document.querySelectorAll("#panels .native")].filter(
        (name) => /^\p{Script=Han}+$/u.test(name.textContent ?? "") && name.checkVisibility(),
      );
      return (
        names.length > 0 &&
        names.every((name) => {
          const side = Number.parseFloat(getComputedStyle(name).fontSize);
          const { width } = name.getBoundingClientRect();
          return Math.abs(width / (side * [...(name.textContent ?? "")].length) - 1) < 0.1;
        })
      );
    });
  }
  assert.deepEqual(await page.evaluate(() => [...document.fonts].filter((face) => face.status === "error")), []);
});
