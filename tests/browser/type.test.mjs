// The page’s type: when it comes, which letters it has, and that nothing moves for it.

import { assert, openPage, test } from "./harness.mjs";
import { open } from "./reader.mjs";
import { file } from "./site.mjs";
import { url } from "./chromium.mjs";

for (const [width, height] of [
  [1440, 900],
  [390, 844],
]) {
  test(`the type comes after the board, and what is seen stays where it is (${width} × ${height})`, async () => {
    const page = await openPage("icon.svg", { width, height, reducedMotion: true });
    await page.addInitScript(() => {
      const shifts = /** @type {{ value: number, at: number }[]} */ ([]);
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const one of list.getEntries()) shifts.push({ value: /** @type {any} */ (one).value, at: one.startTime });
      }).observe({ type: "layout-shift", buffered: true });
    });
    /** @type {() => void} */
    let go = () => undefined;
    const held = new Promise((resolve) => (go = () => resolve(undefined)));
    let ready = false;
    await page.route("**/{type,faces}.css", async (route) => {
      ready = (await page.locator("html[data-ready]").count()) > 0;
      await held;
      await route.continue();
    });
    await page.goto(url);
    await page.waitForSelector("html[data-ready]");
    await page.locator(".kind-diagram svg").first().waitFor();
    const before = await page.evaluate(() => performance.now());
    go();
    await page.waitForFunction(() => {
      const loaded = [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
      return ["Tabiya text", "Tabiya controls"].every((one) => loaded.some((family) => family.includes(one)));
    });
    await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(done))));
    assert.ok(ready, "the board does not wait for it");
    const moved = await page.evaluate(
      (from) =>
        /** @type {any} */ (window).shifts
          .filter((/** @type {{ at: number }} */ { at }) => at >= from)
          .reduce((/** @type {number} */ sum, /** @type {{ value: number }} */ { value }) => sum + value, 0),
      before,
    );
    // A tenth is what a page may come to that is called stable: https://web.dev/articles/cls.
    assert.ok(moved < 0.02, `a shift of ${moved}`);
  });
}

test("what is read has a serif with every letter of the names, and what is pressed a sans", async () => {
  const page = await open("#/shatranj");
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes("Tabiya controls") && status === "loaded"),
  );
  const font = (/** @type {string} */ what) =>
    page
      .locator(what)
      .first()
      .evaluate((one) => getComputedStyle(one).fontFamily.split(",")[0]);
  for (const what of ["body", ".kind-text", ".kind"]) assert.match(await font(what), /Tabiya text/, what);
  for (const what of ["#tab-rules", "#choose-view, #views button", "#tools button"])
    assert.match(await font(what), /Tabiya controls/, what);
  // A letter that a face lacks is as wide as in whichever font stands behind it.
  const lacking = await page.evaluate(async (letters) => {
    const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    const faces = ['"Tabiya text"', 'italic "Tabiya text"', '"Tabiya controls"'];
    const styled = (/** @type {string} */ face, /** @type {string} */ behind) =>
      `${face.replace('"', '100px "')}, ${behind}`;
    await Promise.all(faces.map((face) => document.fonts.load(face.replace('"', '100px "'), letters)));
    return faces.flatMap((face) =>
      [...letters].filter((letter) => {
        const wide = ["monospace", "serif"].map((behind) => {
          pen.font = styled(face, behind);
          return pen.measureText(letter).width;
        });
        return wide[0] !== wide[1];
      }),
    );
  }, "abcxyzABCXYZ0189.,;:–‘’“”…ḥḍṣṭṃṇṛāēīōūśšñéèöüčʿ§½×");
  assert.deepEqual(lacking, []);
});

test("the type keeps its budget", (t) => {
  const sheet = String(file("type.css"));
  const sizes = [...sheet.matchAll(/base64,([^)]*)\)/g)].map(([, text]) => Buffer.from(text, "base64").length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  t.diagnostic(`${bytes} bytes of woff2 in ${sizes.length} parts`);
  assert.ok(sizes.length >= 3);
  assert.ok(bytes <= 110_000, `${bytes} bytes of woff2`);
});
