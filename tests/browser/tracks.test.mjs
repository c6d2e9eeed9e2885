// The tracks over the board, and sets to print.

import { assert, test } from "./harness.mjs";
import { open, through } from "./reader.mjs";

test("the boats sail apart and meet in five places", async () => {
  const page = await open("#/shaturanga?view=ways");
  assert.equal(await page.locator("#tracks .way").count(), 4);
  // Bell's ninth rule: five positions on the board.
  assert.equal(await page.locator("#tracks .place").count(), 5);
  await page.getByRole("radio", { name: "Red" }).check();
  assert.equal(await page.locator("#tracks .way.faint").count(), 3);
  assert.match(await page.locator(".tracks-said").innerText(), /^Red: a1, a5, c3, c7, e1, e5, g3 and g7\.$/);
});

test("boats that move like bishops share their circuits, and the page says so", async () => {
  const page = await open("#/shaturanga?boat=bishop&view=ways");
  assert.equal(await page.locator("#tracks .place").count(), 0);
  assert.match(await page.locator("#tracks-text").innerText(), /circuits become two/);
});

test("the rest of a track is lit up from any square, by mouse and by keys", async () => {
  const page = await open("#/ashtapada");
  await page.getByRole("button", { name: "Tracks", exact: true }).click();
  const said = page.locator(".tracks-said");
  const faint = page.locator("#tracks .bead.faint");
  await page.locator("#tracks .bead").first().waitFor();
  // The spiral visits all squares; eight eights bring a piece home from outside, seven and a seven from the corner.
  assert.equal(await page.locator("#tracks .bead").count(), 64);
  assert.equal(await faint.count(), 0);
  assert.match(await said.innerText(), /^a1, square 1 of 64/);
  await page.locator('#tracks [data-square="h1"].tabiya-cell').hover();
  assert.equal(await faint.count(), 7);
  assert.match(await said.innerText(), /^h1, square 8 of 64: 7 throws at the fewest \(8, 8, 8, 8, 8, 8, 8\)/);
  await page.locator("h1").hover();
  assert.match(await said.innerText(), /^a1/);
  await page.locator('#tracks [data-square="a1"].tabiya-cell').focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /view=tracks&at=b1/.test(location.hash));
  assert.match(await page.locator('#tracks [data-square="b1"].tabiya-cell').innerText(), /^b1, square 2 of 64/);
  await page.getByRole("radio", { name: "Yellow" }).check();
  assert.match(await page.locator("#tracks-text h2").innerText(), /Yellow/);
});

// Millimetres and points of a sheet of paper.
const PAPERS = { a4: { height: 297, box: "595 842" }, letter: { height: 279.4, box: "612 792" } };

for (const [game, paper, sheets] of /** @type {const} */ ([
  ["shaturanga", "a4", 2],
  ["ashtapada", "letter", 2],
  ["shogi", "letter", 2],
  ["xiangqi", "a4", 2],
])) {
  test(`a set of ${game} prints on ${paper}, true to scale and whole`, async () => {
    const page = await open(`#/${game}?view=set&paper=${paper}`);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
      size.map((side) => Math.round(Number(side))).join(" "),
    );
    assert.deepEqual(boxes, Array(sheets).fill(PAPERS[paper].box));
    await page.emulateMedia({ media: "print" });
    const seen = await page.evaluate(() => {
      const mm = 96 / 25.4;
      return [...document.querySelectorAll(".sheet")].map((sheet) => {
        const own = sheet.getBoundingClientRect();
        const parts = [...sheet.querySelectorAll("header, svg, footer")].map((part) => part.getBoundingClientRect());
        return {
          height: own.height / mm,
          inside: parts.every(
            (part) =>
              part.left >= own.left + 9 * mm && part.right <= own.right - 9 * mm && part.bottom <= own.bottom - 9 * mm,
          ),
          apart: parts.every((part, at) => at === 0 || part.top >= parts[at - 1].bottom - 0.5),
          width: (sheet.querySelector("svg .lines")?.getBoundingClientRect().width ?? 0) / mm,
        };
      });
    });
    for (const { height, inside, apart } of seen) {
      assert.ok(Math.abs(height - PAPERS[paper].height) < 1);
      assert.ok(inside && apart, "nothing is cut off or overlaps");
    }
    if (game === "shaturanga") assert.ok(Math.abs(seen[0].width - 160) < 1, `${seen[0].width} mm`);
  });
}

test("every game can be printed as a set from its page", async () => {
  const page = await open("#/makruk");
  await through(page, "Museum", "Print a set");
  await page.getByRole("radio", { name: "Letter", exact: true }).check();
  await page.waitForFunction(() => /view=set&paper=letter/.test(location.hash));
  assert.match(
    await page.locator('.sheet[data-part="pieces"] header').innerText(),
    /soldier 8 \(counsellor on the back\)/,
  );
});
