// The laboratory: each room by its address, by its button and by the keyboard; where two choices part, games by rules,
// maps.

import { readFile } from "node:fs/promises";
import { inBothLights } from "./axe.mjs";
import { assert, test } from "./harness.mjs";
import { addressIs, goTo, open, rendered, text } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

const ROOMS = { parting: ".parting-room", matrix: ".matrix-room", maps: ".maps-room", reconstruct: ".reconstruct" };

const WAIT = { timeout: 60_000 };

test("each room opens by its address, by its button and by the keyboard", async () => {
  const page = await open("#/chaturanga?room=parting");
  await page.locator(ROOMS.parting).waitFor(WAIT);
  for (const [room, root] of Object.entries(ROOMS)) {
    await goTo(page, `#/chaturanga?room=${room}`);
    await page.locator(root).waitFor(WAIT);
    assert.equal(await page.locator(".room > *").count(), 1);
  }
  const ways = page.locator("#ways button");
  assert.deepEqual(await ways.allTextContents(), ["Self-play", "Matrix", "Maps", "Reconstruct", "Make a game"]);
  await ways.nth(1).click();
  await page.locator(ROOMS.matrix).waitFor(WAIT);
  await addressIs(page, /room=matrix/);
  await ways.nth(2).focus();
  await page.keyboard.press("Enter");
  await page.locator(ROOMS.maps).waitFor(WAIT);
  await addressIs(page, /room=maps/);
  await page.goBack();
  await page.locator(ROOMS.matrix).waitFor(WAIT);
});

test("what does it change if the elephant is a Dabbaba: sentences, and a position in which they part", async () => {
  const page = await open("#/chaturanga?room=parting:elephant:alfil:dabbaba");
  await page.locator(".parting-proof p").first().waitFor(WAIT);
  const said = await page.locator(".parting-said").textContent();
  assert.match(said ?? "", /two squares diagonally/);
  assert.match(said ?? "", /two squares straight/);
  const proof = await page.locator(".parting-proof").textContent();
  assert.match(proof ?? "", /They already differ in the starting position: different first moves can be played\./);
  assert.doesNotMatch(proof ?? "", /No line is shorter/);
  assert.equal(await page.locator(".parting-board .tabiya-grid").count(), 2);
  assert.match(await text(page, ".parting-status.is-parted"), /c1–a3/);
  // The second choice against itself is none: the other becomes the one that it was.
  await page.locator("select[name=a]").selectOption("dabbaba");
  await addressIs(page, /room=parting:elephant:dabbaba:alfil/);
  await page.locator("select[name=b]").selectOption("five");
  await addressIs(page, /room=parting:elephant:dabbaba:five/);
});

test("a line is stepped on both boards, and played on from", async () => {
  const all = JSON.parse(await readFile(new URL("../../www/laboratory/partings.json", import.meta.url), "utf8"));
  const long = all.find(
    (/** @type {any} */ one) => one.game === "chaturanga" && (one.line ?? "").split(" ").length > 2,
  );
  assert.ok(long);
  const moves = long.line.split(" ");
  const page = await open(`#/chaturanga?room=parting:${long.option}:${long.a}:${long.b}`);
  await page.locator(".parting-steps").waitFor(WAIT);
  const steps = page.locator(".parting-steps button");
  assert.match(await text(page, ".parting-at"), /^Start/);
  assert.ok(await steps.nth(0).isDisabled());
  await steps.nth(2).click();
  assert.match(await text(page, ".parting-at"), new RegExp(`^1 of ${moves.length}`));
  await steps.nth(2).press("End");
  assert.match(await text(page, ".parting-at"), new RegExp(`^${moves.length} of ${moves.length}`));
  assert.ok(await steps.nth(3).isDisabled());
  await page.locator(".parting-compare").click();
  await addressIs(page, /compare=/);
  await page.locator("#compare .column").nth(1).waitFor(WAIT);
  assert.equal(await page.locator("#compare .column").count(), 2);
});

test("of two games of which nothing is known the first difference is looked for at once, and told first", async () => {
  const page = await open("#/shatranj?v=1&compare=-;makruk&room=parting");
  const proof = page.locator(".parting-proof");
  await proof.filter({ hasText: "They already differ in the starting position" }).waitFor(WAIT);
  assert.equal(await page.locator(".parting-look button").count(), 0);
  const order = await page
    .locator(".parting-proof, .parting-said")
    .evaluateAll((all) => all.map((one) => one.className));
  assert.deepEqual(order, ["parting-proof", "parting-said"]);
  assert.match(await text(page, '[data-point="Count of the board"]'), /It has no rule on “Count of the board”\./);
  // Where it is farther away than what is looked at by itself, that is told, and can be gone on with.
  await goTo(page, "#/shatranj?v=1&compare=stalemate:win;stalemate:lose&room=parting:compared");
  await proof.filter({ hasText: /the same for the first \S+ ?half-moves?\. .*not known yet\./ }).waitFor(WAIT);
  assert.equal(await text(page, ".parting-look button"), "Look further");
});

test("it is looked further, and stopped", async () => {
  const page = await open("#/makruk?room=parting:bareCount");
  const look = page.locator(".parting-look button");
  await look.waitFor(WAIT);
  await look.click();
  await page.locator(".parting-progress", { hasText: "positions" }).waitFor(WAIT);
  await page.locator(".parting-progress", { hasText: /None of fewer than \d+ half-move/ }).waitFor(WAIT);
  await look.click();
  await page.locator(".parting-progress", { hasText: "Stopped" }).waitFor(WAIT);
  assert.equal(await look.textContent(), "Look further");
});

test("each room says its answer in a sentence before it is drawn", async () => {
  /** The address of a room, its sentence, what it draws, and what has to be pressed before. */
  const rooms = /** @type {const} */ ([
    ["chaturanga", "parting:elephant:alfil:dabbaba", ".parting-proof", ".parting-boards"],
    ["chaturanga", "evidence:elephant;alfil,dabbaba;random;8", ".evidence-answers", ".evidence-plot", ".evidence-run"],
    ["chaturanga", "matrix", ".matrix-room p.help[role=status]", ".matrix"],
    ["chaturanga", "maps:elephant:elephant=dabbaba", ".maps-answer", ".map-pair"],
    ["shaturanga", "maps", ".maps-answer", ".map-pair"],
    ["chaturanga", "reconstruct:elephant;sees:elephant:8", ".reconstruct-remaining", ".reconstruct-table"],
  ]);
  const page = await open("#/chaturanga?room=parting");
  for (const [game, room, said, drawn, press] of rooms) {
    await goTo(page, `#/${game}?room=${room}`);
    if (press) await page.locator(`${press} button`).click();
    await page.locator(said, { hasText: /\S/ }).waitFor(WAIT);
    await page.locator(drawn).first().waitFor(WAIT);
    assert.match(await text(page, said), /\p{L}.*\.$/su, room);
    const before = await page.evaluate(
      ([said, drawn]) => {
        const [sentence, picture] = [said, drawn].map((one) => document.querySelector(one));
        return sentence && picture && sentence.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING;
      },
      [said, drawn],
    );
    assert.ok(before, `${room}: ${said} before ${drawn}`);
  }
  // What the maps show: an Alfil of 32 squares and a Dabbaba of 16 for all of their kind, and what sees most and least.
  await goTo(page, "#/chaturanga?room=maps:elephant:elephant=dabbaba");
  await page.locator(".maps-answer", { hasText: "to the fewest" }).waitFor(WAIT);
  const answer = await text(page, ".maps-answer");
  assert.match(
    answer,
    /^Elephant: all of its kind together see \d+ with “.*” and \d+ with “.*” of 64 squares\. In the/,
  );
  assert.match(answer, /attacks \d+ squares and .* attacks \d+ squares; with “/);
  assert.match(answer, /On an empty board the chariot can go to the most squares, 14\.0 on average, and the \w+/);
});

test("games by rules: found, turned, opened with the keyboard, copied", async () => {
  const page = await open("#/chaturanga?room=matrix");
  await page.locator(".matrix-cell").first().waitFor(WAIT);
  assert.equal(await page.locator(".matrix tbody tr").count(), 16);
  await page
    .locator(".matrix-more", { hasText: /^… \d+ more sentences?$/ })
    .first()
    .waitFor();
  await page.locator("input[name=find]").fill("dabbaba");
  await addressIs(page, /find%3Ddabbaba|find=dabbaba/);
  assert.ok((await page.locator(".matrix tbody tr").count()) < 16);
  await page.locator("input[name=find]").fill("stalemate");
  await page.locator("input[name=across]").check();
  await addressIs(page, /across/);
  assert.match(await text(page, ".matrix tbody th"), /./);
  // A cell ends with a whole sentence, and says how many it leaves out.
  const cut = await page
    .locator(".matrix-cell")
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent));
  assert.deepEqual(cut, []);
  const cell = page.locator(".matrix-cell").first();
  await cell.focus();
  await page.keyboard.press("ArrowRight");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-game"));
  assert.notEqual(await focused(), await cell.getAttribute("data-game"));
  await page.keyboard.press("Enter");
  await page.locator(".matrix-detail svg").waitFor(WAIT);
  assert.match((await page.locator(".matrix-detail cite").first().textContent()) ?? "", /\w/);
  // What a rule is called within the page stands only in titles.
  assert.doesNotMatch(await text(page, ".matrix-detail"), /\([A-Z]{3}-\d+\)|\w\.\w+=/);
  assert.ok((await page.locator('.matrix-detail .chip[title$=")"]').count()) > 0);
  await page.keyboard.press("Escape");
  await page.locator(".matrix-detail").waitFor({ state: "hidden" });
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (/** @type {string} */ text) => Reflect.set(globalThis, "copied", text) },
    });
  });
  for (const [format, begins] of /** @type {const} */ ([
    ["markdown", "| Game |"],
    ["csv", "Game,"],
    ["html", "<table>"],
  ])) {
    await page.locator(`[data-format=${format}]`).click();
    await page.waitForFunction((start) => String(Reflect.get(globalThis, "copied")).startsWith(start), begins);
  }
});

test("maps: two elephants beside each other, with numbers", async () => {
  const page = await open("#/chaturanga?room=maps:elephant:elephant=dabbaba");
  await page.locator(".maps-room tbody tr").nth(7).waitFor(WAIT);
  assert.equal(await page.locator(".maps-room .map").count(), 6);
  // The crosses of the board’s own are none of those of the map.
  for (const own of await page.locator(".map.series-0 .crosses").all()) assert.ok(!(await own.isVisible()));
  assert.ok(await page.locator(".map:not(.series-0, .series-1) .crosses").first().isVisible());
  const table = (await page.locator(".maps-room table").textContent()) ?? "";
  assert.match(table, /8 of 64/);
  assert.match(table, /16 of 64/);
  assert.match(table, /64 of 64/);
  await page.locator("select[name=kind]").selectOption("horse");
  await addressIs(page, /room=maps:horse/);
  await rendered(page);
  assert.match(await text(page, ".maps-room figcaption"), /Horse/);
});

test("maps: a line is stepped through, and what each ply changes is framed", async () => {
  const page = await open("#/chaturanga?line=e2e3,e7e6,d2d3&ply=0&room=maps");
  const at = page.locator(".maps-room .parting-at");
  await at.filter({ hasText: "Start, of 3 half-moves" }).waitFor(WAIT);
  assert.equal(await page.locator(".heat-turn").count(), 0);
  await page.getByRole("button", { name: "One move on" }).click();
  // From e2 the soldier attacked d3 and f3, as others still do; from e3 it attacks d4 and f4.
  await at.filter({ hasText: /^1 of 3: e2e3\. .*: 2 new, 0 no longer; .*: 0 new, 0 no longer$/ }).waitFor(WAIT);
  await addressIs(page, /ply=1/);
  const board = page.locator(".maps-room .map-pair").last().locator(".map").first();
  assert.equal(await board.locator(".heat-fresh.heat-0").count(), 2);
  assert.equal(await board.locator(".heat-gone").count(), 0);
  await page.keyboard.press("ArrowRight");
  await at.filter({ hasText: /^2 of 3: e7e6\. .*: 0 new, 0 no longer; .*: 2 new, 0 no longer$/ }).waitFor(WAIT);
  assert.equal(await board.locator(".heat-fresh.heat-1").count(), 2);
  await page.keyboard.press("End");
  await at.filter({ hasText: /^3 of 3/ }).waitFor(WAIT);
  // By itself, from the start to the end.
  const run = page.locator(".maps-room .parting-steps button", { hasText: "Play" });
  await run.click();
  await at.filter({ hasText: "Start" }).waitFor(WAIT);
  await at.filter({ hasText: /^3 of 3/ }).waitFor(WAIT);
  await run.waitFor(WAIT);
  // What the elephant of one board cannot play stops the line there.
  await goTo(page, "#/chaturanga?line=e2e3,e7e6,f1d3&ply=3&room=maps:elephant:elephant=dabbaba");
  await at.filter({ hasText: /^3 of 3: f1d3/ }).waitFor(WAIT);
  const boards = page.locator(".maps-room .map-pair").last().locator(".map");
  assert.match(await boards.last().innerText(), /no further than half-move 2/);
  assert.deepEqual(
    await boards.evaluateAll((all) => all.map((one) => one.querySelectorAll(".heat-turn").length)),
    [2, 0],
  );
  // Where there is no line the demonstration is one.
  await goTo(page, "#/makruk?room=maps");
  await page.locator(".maps-room button", { hasText: "Follow the demonstration" }).click();
  await at.filter({ hasText: "Start, of" }).waitFor(WAIT);
  await addressIs(page, /line=/);
});

test("axe finds nothing wrong with the laboratory", async () => {
  const page = await open();
  /** @type {string[]} */
  const found = [];
  for (const address of [
    "#/chaturanga?room=parting:elephant:alfil:dabbaba",
    "#/chaturanga?room=matrix",
    "#/chaturanga?line=e2e3,e7e6&ply=1&room=maps",
    "#/xiangqi?room=maps",
  ]) {
    await goTo(page, address);
    await page.locator(".lab-room").waitFor(WAIT);
    found.push(...(await inBothLights(page)).map((one) => `${address} ${one}`));
  }
  assert.deepEqual(found, []);
});
