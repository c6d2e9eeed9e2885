// The board on which a position is set up.

import { assert, test } from "./harness.mjs";
import { addressIs, addressLacks, cell, goTo, hash, open, rendered } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

const AT = "#setup";

/** What stands on a square, in words. @param {Page} page @param {string} square */
const on = async (page, square) => (await cell(page, square, AT).textContent()) ?? "";
/** Waits until this stands on a square. @param {Page} page @param {string} square @param {RegExp} what */
const becomes = (page, square, what) => cell(page, square, AT).filter({ hasText: what }).waitFor({ state: "attached" });
/** @param {Page} page */
const verdict = (page) => page.locator(".verdict").innerText();
/** @param {Page} page @param {string} name */
const button = (page, name) => page.locator("#setup-tools").getByRole("button", { name, exact: true });
/** @param {Page} page @param {string} seat @param {string} kind */
const piece = (page, seat, kind) => page.locator(`.palette-piece[data-seat=${seat}][data-kind=${kind}]`);

/** @param {string} address @param {Parameters<typeof open>[1]} [options] */
async function openSetUp(address, options) {
  const page = await open(address, options);
  await page.locator("#setup [role=grid]").waitFor();
  await rendered(page);
  return page;
}

test("a position is set up by clicks; the line is kept until it is used, and comes back", async () => {
  const page = await open("#/chaturanga?line=e2e3,e7e6");
  await page.locator("#tools").getByRole("button", { name: "Set up", exact: true }).click();
  await page.locator("#setup [role=grid]").waitFor();
  assert.match(await page.locator(".set-up-line").innerText(), /line of 2 half-moves is kept.*Undo brings it back/);
  assert.match(await on(page, "e3"), /soldier/, "it begins with the position of the line");
  await piece(page, "w", "elephant").click();
  await cell(page, "d4", AT).click();
  assert.match(await on(page, "d4"), /White’s elephant/);
  assert.match(await verdict(page), /Not possible yet: .*more pieces/);
  assert.ok(await button(page, "Use this position").isDisabled());
  await addressLacks(page, "position");
  // The same again takes it away.
  await cell(page, "d4", AT).click();
  assert.match(await on(page, "d4"), /empty/);
  await button(page, "Erase").click();
  await cell(page, "c1", AT).click();
  await button(page, "Move").click();
  await cell(page, "h1", AT).dragTo(cell(page, "h3", AT));
  assert.match(await on(page, "h3"), /White’s chariot/);
  assert.match(await verdict(page), /possible\. White to move/);
  await button(page, "Use this position").click();
  await addressIs(page, /position=[^&]*RN1QKBN1\+w/);
  await addressLacks(page, "line=");
  assert.match(await page.locator("#notices").innerText(), /in place of your line of 2 half-moves; Undo brings/);
  assert.match((await cell(page, "h3").textContent()) ?? "", /chariot/);
  await page.keyboard.press("Control+z");
  await addressIs(page, /line=e2e3,e7e6/);
  await addressLacks(page, "position");
});

test("cancelled, or used unchanged, it leaves the line as it was", async () => {
  const page = await openSetUp("#/makruk?line=e3e4,e6e5&ply=1&view=setup");
  await button(page, "Clear").click();
  assert.match(await verdict(page), /no king/);
  await button(page, "Cancel").click();
  await addressIs(page, /line=e3e4,e6e5&ply=1/);
  await addressLacks(page, "setup|position");
  await page.locator("#tools").getByRole("button", { name: "Set up", exact: true }).click();
  assert.match(await on(page, "e4"), /soldier/, "it begins anew");
  await button(page, "Use this position").click();
  await addressIs(page, /line=e3e4,e6e5&ply=1/);
});

test("the keyboard alone sets a position up", async () => {
  const page = await open("#/chaturanga");
  await page.locator("#tools").getByRole("button", { name: "Set up", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.locator("#setup [role=grid]").waitFor();
  await button(page, "Clear").focus();
  await page.keyboard.press("Enter");
  await cell(page, "e1", AT).focus();
  await page.keyboard.press("K");
  assert.match(await on(page, "e1"), /White’s king/);
  for (let step = 0; step < 7; step += 1) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("k");
  assert.match(await on(page, "e8"), /Black’s king/);
  await piece(page, "w", "chariot").focus();
  await page.keyboard.press("Enter");
  await cell(page, "a1", AT).focus();
  await page.keyboard.press("Enter");
  assert.match(await on(page, "a1"), /White’s chariot/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("q");
  await page.keyboard.press("Delete");
  assert.match(await on(page, "b1"), /empty/);
  // Moved by the board's own key.
  await button(page, "Move").focus();
  await page.keyboard.press("Enter");
  await cell(page, "a1", AT).focus();
  for (const key of ["Enter", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  assert.match(await on(page, "a2"), /White’s chariot/);
  await page.getByLabel("Black", { exact: true }).check();
  await button(page, "Use this position").focus();
  await page.keyboard.press("Enter");
  await addressIs(page, /position=4k3\/8\/8\/8\/8\/8\/R7\/4K3\+b/);
});

test("pieces are dragged from the palette, and off the board", async () => {
  const page = await openSetUp("#/xiangqi?view=setup");
  await cell(page, "b1", AT).dragTo(page.locator(".verdict"));
  await becomes(page, "b1", /empty/);
  await piece(page, "b", "cannon").dragTo(cell(page, "e5", AT));
  await becomes(page, "e5", /cannon/);
  assert.match(await verdict(page), /Not possible/);
  for (const state of [/empty/, /cannon/]) {
    await page.keyboard.press(state.source === "empty" ? "Control+z" : "Control+y");
    await becomes(page, "e5", state);
  }
  await button(page, "Undo").click();
  await button(page, "Undo").click();
  await becomes(page, "b1", /horse/);
  assert.ok(await button(page, "Undo").isDisabled());
});

test("a finger puts pieces as well", async () => {
  const page = await openSetUp("#/janggi?view=setup", { width: 390, height: 844, hasTouch: true, reducedMotion: true });
  await button(page, "Erase").tap();
  await cell(page, "a1", AT).tap();
  assert.match(await on(page, "a1"), /empty/);
  await piece(page, "w", "chariot").tap();
  await cell(page, "a3", AT).tap();
  assert.match(await on(page, "a3"), /chariot/);
  assert.match(await verdict(page), /is possible/);
  const { right, bottom } = await piece(page, "w", "soldier").evaluate((one) => one.getBoundingClientRect());
  assert.ok(right <= 390 && bottom <= 844, "the pieces stand in the first screen");
});

test("what no play leads to is remarked on, with its squares; rights go with the pieces", async () => {
  const page = await openSetUp("#/xiangqi?position=4k4/9/9/9/9/9/9/9/3R5/K8+w&view=setup");
  assert.match(await page.locator(".set-up-remarks").innerText(), /a1, where none ever comes/);
  assert.match(await verdict(page), /can be played, although no game leads to it/);
  assert.ok((await page.locator("#setup .mark.note").count()) > 0);
  await goTo(page, "#/senterej?view=setup");
  const right = page.locator(".set-up-details [type=checkbox]");
  assert.deepEqual([await right.nth(0).isChecked(), await right.nth(1).isChecked()], [true, true]);
  await button(page, "Erase").click();
  await cell(page, "h1", AT).click();
  assert.deepEqual([await right.nth(0).isChecked(), await right.nth(1).isChecked()], [false, true]);
  await button(page, "Undo").click();
  assert.ok(await right.nth(0).isChecked());
});

test("hands, promoted pieces, sides and mirror", async () => {
  const page = await openSetUp("#/shogi?view=setup");
  await cell(page, "a3", AT).focus();
  await page.keyboard.press("+");
  assert.match(await on(page, "a3"), /tokin|promoted/i);
  await page.keyboard.press("Delete");
  await page.getByRole("button", { name: "One more pawn in the hand of Gote" }).click();
  await button(page, "Mirror").click();
  assert.match(await on(page, "h2"), /bishop/);
  await button(page, "Swap sides").click();
  await button(page, "Use this position").click();
  await addressIs(page, /position=lnsgkgsnl\/1r5b1\/pppppppp1.*LNSGKGSNL%5BP%5D\+b/);
});

test("four sit at the board; a king that is off it is held by somebody", async () => {
  const page = await openSetUp("#/shaturanga?view=setup");
  assert.equal(await page.locator(".palette-row").count(), 4);
  await button(page, "Erase").click();
  await cell(page, "d1", AT).click();
  assert.match(await verdict(page), /Not possible yet/);
  await page.locator(".captive select").selectOption("w");
  assert.match(await verdict(page), /is possible/);
  await button(page, "Use this position").click();
  await addressIs(page, /captive%3Dswm/);
});

test("a race counts who is home", async () => {
  const page = await openSetUp("#/ashtapada?view=setup");
  await page.getByRole("button", { name: /^One .* fewer in the hand of Red/ }).click();
  assert.match(await verdict(page), /Not possible yet/);
  await page.locator(".set-up-details").getByLabel("Red", { exact: true }).last().fill("1");
  await page.locator(".set-up-details").getByLabel("Red", { exact: true }).last().blur();
  assert.match(await verdict(page), /is possible/);
  await button(page, "Use this position").click();
  await addressIs(page, /home%3D1,0,0,0/);
});

test("the position in letters follows the board, and the board what is written", async () => {
  const page = await openSetUp("#/chaturanga?view=setup");
  await page.locator(".set-up-more summary", { hasText: "position" }).click();
  const field = page.locator(".position input");
  const why = page.locator(".position [role=alert]");
  assert.match(await field.inputValue(), /^rnbkqbnr/);
  await field.fill("nonsense");
  await field.press("Enter");
  assert.match(await why.innerText(), /cannot be set up/);
  assert.equal(await field.getAttribute("aria-invalid"), "true");
  const described = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
  assert.ok(described.includes((await why.getAttribute("id")) ?? ""));
  assert.match(await on(page, "e1"), /king/, "the board stays");
  // One that can be read but cannot be stands on the board all the same.
  await field.fill("kk6/8/8/8/8/8/8/7K w - - 0 1");
  await field.press("Enter");
  assert.equal(await why.innerText(), "");
  assert.match(await on(page, "b8"), /Black’s king/);
  assert.match(await verdict(page), /Not possible yet/);
  await button(page, "Erase").click();
  await cell(page, "b8", AT).click();
  assert.equal(await field.inputValue(), "k7/8/8/8/8/8/8/7K w - - 0 1");
  await button(page, "Use this position").click();
  await addressIs(page, /position=k7\//);
});

test("what is written in letters is taken unasked, and what cannot be read is not passed over", async () => {
  const page = await openSetUp("#/xiangqi?view=setup");
  await page.locator(".set-up-more summary").click();
  const field = page.locator("#set-up-letters");
  await field.fill("4k4/9/9/9/9/9/9/9/9/3K1R3 w");
  await button(page, "Use this position").click();
  await addressIs(page, /position=4k4\/9\/9\/9\/9\/9\/9\/9\/9\/3K1R3/);
  assert.match((await cell(page, "f1").textContent()) ?? "", /chariot/);
  await page.locator("#tools").getByRole("button", { name: "Set up", exact: true }).click();
  await field.waitFor();
  await field.fill("4k4/9/9");
  await button(page, "Use this position").click();
  await page.locator(".verdict.is-impossible", { hasText: "This position cannot be set up." }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.id), "set-up-letters");
  assert.ok(await page.locator("#setup").isVisible());
  await field.fill("4k4/9/9/9/9/9/9/9/9/4K4 w");
  await field.press("Enter");
  await page.locator(".verdict.is-impossible", { hasText: "Not possible yet" }).waitFor();
});

test("other choices leave the pieces where they are, and another game has its own", async () => {
  const page = await openSetUp("#/chaturanga?view=setup&panel=choices");
  await button(page, "Erase").click();
  await cell(page, "a2", AT).click();
  await page.locator("input[name*=elephant]").nth(1).check();
  await rendered(page);
  assert.match(await on(page, "a2"), /empty/);
  await goTo(page, "#/shatranj?view=setup");
  assert.match(await on(page, "a2"), /soldier/);
  assert.match(await hash(page), /view=setup/);
});

test("what is asked of a position that was set up is not asked of another game", async () => {
  const page = await open("#/sittuyin?v=1&view=setup");
  await page.locator("#setup-text .compose details:not(.compose-more) summary").click();
  await page.locator("#setup-text .compose details[open]").waitFor();
  // Their boards are not of one size: the position of one is none of the other.
  const squares = page.locator(`${AT} .tabiya-cell`);
  for (const [address, count] of /** @type {const} */ ([
    ["#/shogi?v=1&view=setup", 81],
    ["#/sittuyin?v=1&view=setup", 64],
  ])) {
    await goTo(page, address);
    assert.equal(await squares.count(), count);
  }
  // Nor while the set-up is behind another view.
  await goTo(page, "#/sittuyin?v=1&view=file");
  await goTo(page, "#/shogi");
  await page
    .locator("#setup-text .compose details:not(.compose-more)")
    .evaluate((part) => part.dispatchEvent(new Event("toggle")));
});

test("a piece is moved by two clicks, and the address that is copied is said to lack what is set up", async () => {
  const page = await openSetUp("#/xiangqi?view=setup");
  await cell(page, "b3", AT).click();
  await page.locator("#setup .tabiya-cell[data-square=b3][aria-selected=true]").waitFor({ state: "attached" });
  await cell(page, "b5", AT).click();
  await becomes(page, "b5", /cannon/);
  assert.doesNotMatch(await on(page, "b3"), /cannon/);
  // One that is clicked twice stays where it is.
  await cell(page, "h3", AT).click();
  await cell(page, "h3", AT).click();
  await cell(page, "h5", AT).click();
  assert.match(await on(page, "h3"), /cannon/);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator("#share").click();
  await page.locator("#notices", { hasText: "not what you set up" }).waitFor();
});
