// The special rules of the games of South-East, Inner and East Asia, as a reader
// meets them on the page: by pointer, or by the keyboard alone.

import { assert, test } from "./harness.mjs";
import { addressIs, cell, click, goTo, held, open, text } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

const refusal = (/** @type {Page} */ page) => text(page, "#refusal");
const status = (/** @type {Page} */ page) => text(page, "#status");
const name = async (/** @type {Page} */ page, /** @type {string} */ square) =>
  (await cell(page, square).textContent()) ?? "";
const action = (/** @type {Page} */ page, /** @type {string} */ label) =>
  page.locator("#actions button", { hasText: label });

/**
 * Walks the cursor from square to square with the arrow keys, and presses Enter on each.
 * @param {Page} page
 * @param {string[]} squares
 */
async function enter(page, squares) {
  for (const square of squares) {
    const now = await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.square);
    assert.ok(now, "the focus is on the board");
    const across = square.charCodeAt(0) - now.charCodeAt(0);
    const up = Number(square.slice(1)) - Number(now.slice(1));
    for (let step = 0; step < Math.abs(across); step += 1)
      await page.keyboard.press(across > 0 ? "ArrowRight" : "ArrowLeft");
    for (let step = 0; step < Math.abs(up); step += 1) await page.keyboard.press(up > 0 ? "ArrowUp" : "ArrowDown");
    await page.keyboard.press("Enter");
  }
}

test("Sittuyin: a piece takes a soldier's square, and the soldier gets another on the board itself", async () => {
  const page = await open("#/sittuyin");
  assert.match(await status(page), /White places a piece behind its soldiers/);
  await held(page, "king").click();
  await cell(page, "c3").click();
  assert.match(await refusal(page), /soldier on c3 makes room/);
  // Behind the line only.
  await cell(page, "d4").click();
  assert.match(await refusal(page), /behind the line/);
  await cell(page, "h3").click();
  await addressIs(page, /line=K@c3~h3/);
  assert.match(await name(page, "c3"), /king/);
  assert.match(await name(page, "h3"), /soldier/);
  assert.equal(await page.locator("dialog[open]").count(), 0);
  // Black does the same with the keyboard alone, and thinks better of it once.
  await held(page, "king", "far").focus();
  await page.keyboard.press("Enter");
  await enter(page, ["f6"]);
  assert.match(await refusal(page), /soldier on f6 makes room/);
  await page.keyboard.press("Escape");
  assert.equal(await held(page, "king", "far").getAttribute("aria-pressed"), "false");
  await page.keyboard.press("Enter");
  await enter(page, ["f6", "a8"]);
  await addressIs(page, /line=K@c3~h3,K@f6~a8/);
});

test("Sittuyin: the first player objects, and a soldier is promoted where it stands", async () => {
  const page = await open(
    "#/sittuyin?study=objection&objection=claim" +
      "&position=8/1kf1ns2/1ns1pppp/pppp4/4PPPP/PPPP1SN1/2SN1FK1/3RR3[rr]+b&line=R@d8,R@d7",
  );
  await action(page, "Object").click();
  await addressIs(page, /object-w/);
  assert.match(await status(page), /Black has to move a chariot elsewhere behind its soldiers/);
  assert.equal(await page.locator(".moves [aria-current]").innerText(), "objects");
  await click(page, ["d7", "h8"]);
  await addressIs(page, /object-w,d7h8/);
  await goTo(page, "#/sittuyin?position=3k4/8/2P5/8/8/8/6K1/R7+w");
  await cell(page, "c6").click();
  await page.keyboard.press("Escape");
  // A step, or the promotion in place, which is a click on the piece that is taken up.
  if ((await cell(page, "c6").getAttribute("aria-selected")) !== "true") await cell(page, "c6").click();
  await cell(page, "c6").click();
  await page.locator("dialog button").first().click();
  await addressIs(page, /line=c6c6f/);
  assert.match(await name(page, "c6"), /counsellor/);
});

test("Makruk: a capture by the bare king begins the count anew", async () => {
  // Two chariots are worth 8; four pieces stand on the board after the capture.
  const page = await open("#/makruk?position=8/8/8/3k4/3N4/8/8/KR5R+b+-+-+0+1+counting=b:bare:2/3");
  assert.match(await text(page, "#counts"), /2 \/ 3/);
  await click(page, ["d5", "d4"]);
  assert.match(await text(page, "#counts"), /0 \/ 4/);
});

test("Ouk: the king leaps once, and the counsellor steps twice", async () => {
  const page = await open("#/ouk");
  await cell(page, "d1").click();
  assert.deepEqual(
    (
      await page
        .locator("#board .mark.once")
        .evaluateAll((marks) => marks.map((mark) => mark.getAttribute("data-square")))
    ).sort(),
    ["b2", "f2"],
  );
  await cell(page, "b2").click();
  await addressIs(page, /line=d1b2/);
  assert.doesNotMatch(await text(page, "#condition"), /White still has the king/);
  await click(page, ["e8", "g7", "b2"]);
  assert.equal(await page.locator("#board .mark.once").count(), 0);
});

test("Shatar: the opening is forced, checks have their names, and the horse may not mate", async () => {
  const page = await open("#/shatar");
  await click(page, ["e2", "e3"]);
  assert.match(await refusal(page), /laid down: d2 to d4/);
  await click(page, ["d2", "d4", "d7", "d5"]);
  await addressIs(page, /line=d2d4,d7d5/);
  for (const [position, move, called] of /** @type {const} */ ([
    ["4k3/8/8/7p/8/8/P7/K2R4+w", ["d1", "e1"], /: shak\./],
    ["4k3/8/8/7p/8/8/P3B3/K7+w", ["e2", "b5"], /: tuk\./],
    ["4k3/8/3P4/7p/8/8/P7/K7+w", ["d6", "d7"], /: zod\./],
  ])) {
    await goTo(page, `#/shatar?position=${position}`);
    await click(page, [...move]);
    assert.match(await status(page), called);
  }
  await goTo(page, "#/shatar?position=6rk/6pp/8/4N3/8/8/8/7K+w");
  await click(page, ["e5", "f7"]);
  assert.match(await refusal(page), /horse may not give mate/);
});

test("Xiangqi: a leg is blocked, a cannon needs its screen, the generals may not face", async () => {
  const page = await open("#/xiangqi");
  assert.equal(await status(page), "Red to move.");
  await click(page, ["b1", "d2"]);
  assert.match(await refusal(page), /Blocked by Red’s elephant on c1/);
  assert.equal(await page.locator("#board .mark.blocked").getAttribute("data-square"), "c1");
  // Taken up again, the horse is free of what was said.
  await cell(page, "b1").dragTo(cell(page, "b1"), { sourcePosition: { x: 8, y: 8 }, targetPosition: { x: 26, y: 26 } });
  assert.equal(await refusal(page), "");
  assert.equal(await page.locator("#board .mark.blocked").count(), 0);
  assert.ok((await page.locator("#board .mark.lame").count()) === 2, "its leaps go round nobody");
  await click(page, ["h3", "h8"]);
  assert.match(await refusal(page), /needs a piece to hop over/);
  await click(page, ["h10"]);
  await addressIs(page, /line=h3h10/);
  await goTo(page, "#/xiangqi?position=4k4/9/9/9/9/9/9/9/4N4/4K4+w");
  await click(page, ["e2", "g3"]);
  assert.match(await refusal(page), /face each other/);
});

test("Janggi: arrangements are chosen, a side passes, the palace has its lines", async () => {
  const page = await open("#/janggi?panel=choices");
  await page.locator("[id='choice-setup.cho-EH-EH']").check();
  assert.match(await name(page, "b1"), /Cho’s elephant/);
  assert.match(await name(page, "b10"), /Han’s horse/);
  await goTo(page, "#/janggi?pass=any-time");
  await action(page, "Pass").click();
  await addressIs(page, /line=e2e2/);
  assert.equal(await page.locator(".moves [aria-current]").innerText(), "passes");
  // On the corner of the enemy's palace a chariot goes along its diagonals.
  await goTo(page, "#/janggi?position=4k4/9/3R5/9/9/9/9/9/4K4/9+w");
  await click(page, ["d8", "e9"]);
  await addressIs(page, /line=d8e9/);
  // The general leaves along a line only.
  await goTo(page, "#/janggi?position=3k5/9/9/9/9/9/p8/9/9/4K4+w");
  await click(page, ["e1", "d2"]);
  assert.match(await refusal(page), /No diagonal line joins e1 and d2/);
});

test("Heian Shogi: a set of rules changes the board, and promotion may be compulsory", async () => {
  const page = await open("#/heian-shogi?panel=choices");
  const preset = (/** @type {string} */ title) => page.locator(".presets button", { hasText: title });
  await preset("Nine by eight").click();
  assert.equal(await page.locator("#board [role=gridcell]").count(), 72);
  assert.equal(await preset("Nine by eight").getAttribute("aria-pressed"), "true");
  await goTo(page, "#/heian-shogi?position=k7/8/8/3P4/8/8/p7/7K+w");
  await click(page, ["d5", "d6"]);
  await page.locator("dialog button", { hasText: "Do not promote" }).click();
  await addressIs(page, /line=d5d6(&|$)/);
  await goTo(page, "#/heian-shogi?promotion=compulsory-nichureki&position=k7/8/8/3P4/8/8/p7/7K+w");
  await click(page, ["d5", "d6"]);
  await addressIs(page, /line=d5d6%2B/);
});

test("Sho Shogi: a crown prince takes the king's cares away", async () => {
  const page = await open("#/sho-shogi?position=8k/9/9/4E4/9/9/9/4r4/K8+w");
  await click(page, ["e6", "e7"]);
  await page.locator("dialog button", { hasText: "Promote" }).first().click();
  await addressIs(page, /line=e6e7%2B/);
  assert.match(await name(page, "e7"), /crown prince/);
  await click(page, ["e2", "e1"]);
  await page.locator("dialog button", { hasText: "Do not promote" }).click();
  await addressIs(page, /e2e1/);
  assert.equal(await status(page), "Sente to move.", "with two royal pieces nobody is in check");
});

test("Shogi: a pawn may not be dropped to give mate; a claim is answered on every board", async () => {
  const page = await open("#/shogi?position=7lk/9/8G/9/9/9/9/9/K8[P]+w");
  await held(page, "pawn").focus();
  await page.keyboard.press("Enter");
  await enter(page, ["i8"]);
  assert.match(await refusal(page), /may not be dropped to give mate/);
  assert.match(await name(page, "i8"), /empty/);
  await goTo(page, "#/shogi?position=4K4/9/9/9/9/9/9/9/4k4[RB]+w&compare=-;impasse:off");
  const first = page.locator(".column").first();
  await first.locator(".actions button", { hasText: "Claim an impasse" }).click();
  assert.match(await first.locator(".status").innerText(), /Sente claims an impasse; Gote answers/);
  assert.equal(await page.locator(".column").nth(1).locator(".actions button").count(), 0);
  assert.match(await page.locator(".column").nth(1).locator(".parted").innerText(), /not possible here/);
});

test("counts stand beside compared boards", async () => {
  const page = await open("#/makruk?position=4k3/4r3/8/8/8/8/R7/3K3R+b&line=count-b&compare=-;bareCount:off");
  const counts = page.locator(".column .count");
  assert.equal(await counts.count(), 2);
  assert.match(await counts.first().innerText(), /64/);
});

test("an address that names no game is put right", async () => {
  const page = await open("#/chess?line=e2e4");
  assert.match(await text(page, "#notices"), /“chess”/);
  await addressIs(page, /^#\/chaturanga/);
});
