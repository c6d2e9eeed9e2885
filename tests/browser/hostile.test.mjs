// Hostile addresses: the page stands, says so in one note, and goes on.

import { Match } from "../module/load.mjs";
import { assert, openPage, test } from "./harness.mjs";
import { article, loaded, still } from "./article.mjs";

const many = (/** @type {number} */ times, /** @type {(at: number) => string} */ item, by = ",") =>
  Array.from({ length: times }, (_, at) => item(at)).join(by);

/** A legal line as long as one can be: nobody captures while anything else can be done. */
function wandering() {
  const match = new Match("senterej");
  for (let at = 0; at < 4000; at += 1) {
    const moves = match.legal();
    const quiet = moves.filter(({ capture }) => !capture);
    const some = quiet.length > 0 ? quiet : moves;
    match.play(some[(at * 7919) % some.length].text);
  }
  return match.line().join(",");
}

/** Each with what its note says, if it has one. @type {[string, RegExp | undefined][]} */
const ADDRESSES = [
  [`#/chaturanga?line=e2e3,${"x".repeat(20_000)}`, /Half-move 2 of the line, “x{40}…”, is longer than any move/],
  [`#/chaturanga?line=${many(150_000, () => "zz")}`, /more than 4,000 half-moves/],
  [`#/chaturanga?line=${many(4000, () => "zz")}`, undefined],
  [`#/senterej?line=${wandering()}&ply=0`, undefined],
  [`#/chaturanga?piece=elephant&at=d4&friends=${many(10_000, (at) => `q${at}`)}`, /9,997 more are not squares/],
  [`#/chaturanga?piece=elephant&at=d4&friends=e5,e5&enemies=c3,c3`, undefined],
  [`#/chaturanga?${many(5000, (at) => `key${at}=1`, "&")}`, /4,997 more, which mean nothing here/],
  [`#/chaturanga?compare=-;${many(10_000, (at) => `option${at}:1`, "~")}`, /more; they were left out/],
  [`#/chaturanga?compare=${many(1000, () => "-", ";")}`, /No more than 3 sets/],
  [`#/chaturanga?${many(5000, (at) => `elephant=no${at}`, "&")}`, /are no answers to/],
  [`#/chaturanga?position=${"8/".repeat(50_000)}`, /longer than any/],
  [`#/chaturanga?${"k".repeat(100_000)}`, /means nothing here/],
  [`#/${"x".repeat(100_000)}`, /which is not here/],
  ["#/chaturanga?v=1&piece=chariot&at=d4&compare=-;xiangqi", undefined],
];

/** @param {import("playwright-core").Page} page @param {RegExp | undefined} note @param {string} address */
async function stands(page, note, address) {
  const told = address.slice(0, 60);
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
  assert.equal(await page.locator("html[data-fault]").count(), 0, told);
  const notes = await page.locator("#notices .notice").allInnerTexts();
  assert.equal(notes.length, note ? 1 : 0, `${told}: ${notes}`);
  if (note) assert.match(notes[0], note, told);
  assert.ok(notes.join("").length < 1500, told);
}

test("whatever an address holds, the page opens with it", async () => {
  for (const [address, note] of ADDRESSES) {
    const page = await openPage(address, still);
    await stands(page, note, address);
    await page.context().close();
  }
});

test("and goes on with it when the address changes", async () => {
  const page = await openPage("#/chaturanga", still);
  await stands(page, undefined, "");
  for (const [address, note] of ADDRESSES) {
    await page.evaluate((address) => {
      document.documentElement.dataset.ready = "…";
      location.hash = address;
    }, address);
    await stands(page, note, address);
  }
});

test("attributes of any length are shown or refused", async () => {
  const bodies = [
    `game="chaturanga" piece="elephant" compare="${many(1000, () => "-", ";")}"`,
    `game="chaturanga" compare="${many(1000, () => "-", ";")}"`,
    `game="chaturanga" line="${many(20_000, () => "zz", " ")}"`,
    `game="chaturanga" line="${"x".repeat(20_000)}"`,
    `game="chaturanga" piece="elephant" at="d4" friends="${many(20_000, () => "e5", " ")}"`,
    `game="chaturanga" marks="${many(20_000, () => "e5", " ")}"`,
    `game="chaturanga" options="${many(20_000, (at) => `o${at}:x`)}"`,
    `game="chaturanga" position="${"8/".repeat(20_000)}"`,
  ];
  const page = await article(
    bodies.map((body, at) => `<tabiya-board id="fig${at}" ${body}><img alt="" src="data:,"></tabiya-board>`).join(""),
  );
  for (const [at, body] of bodies.entries()) {
    const board = await loaded(page, `fig${at}`);
    assert.ok((await board.locator(".note").innerText()).length < 700, body.slice(0, 60));
    assert.equal(await board.locator("slot").count(), 1, body.slice(0, 60));
  }
});
