// The sliders over dated accounts: by address, by pointer and by the keyboard; what goes and comes on their boards.

import { readFileSync } from "node:fs";
import { assert, test } from "./harness.mjs";
import { addressIs, goTo, open, text } from "./reader.mjs";
import { stopId, tales } from "../../www/museum/dated.js";
import "../module/load.mjs";

/** @type {import("../../www/museum/walls.js").Wall[]} */
const walls = JSON.parse(readFileSync(new URL("../../www/museum/walls.json", import.meta.url), "utf8"));
const AGES = "#/chaturanga?room=ages";

test("every dated account has its address, its board, its source and its years", async () => {
  const page = await open(AGES);
  for (const { piece, id, stops } of tales) {
    const stop = stops[stops.length - 1];
    const name = `${piece},${id},${stopId(stop)}`;
    await goTo(page, `${AGES}:${name}`);
    await page.locator(".ages-told cite", { hasText: stop.cite }).first().waitFor();
    await page.locator(".ages-told", { hasText: stop.text }).waitFor();
    assert.equal(await page.locator(".ages > .help").first().innerText(), "", name);
    assert.equal(await page.locator(".ages-years button").count(), stops.length, name);
    assert.equal(await text(page, '.ages-years [aria-pressed="true"]'), stop.year, name);
    assert.equal(await page.locator(".ages-board svg .board").count(), 1, name);
    assert.ok(
      (await page.locator(".ages-reach").allInnerTexts()).every((told) => told.length > 20),
      name,
    );
  }
});

test("a piece leads to the stories that tell its history", async () => {
  const page = await open(`${AGES}:counsellor`);
  const links = page.locator(".ages a[href*='room=stories:']");
  await links.first().waitFor();
  const own = walls.filter(({ piece }) => piece === "counsellor");
  assert.deepEqual(
    await links.allInnerTexts(),
    own.map(({ title }) => title),
  );
  await links.last().click();
  await addressIs(page, new RegExp(`room=stories:${own[own.length - 1].id}$`));
  await page.locator(".wall h2", { hasText: own[own.length - 1].title }).waitFor();
});

test("the elephant of China loses what lies beyond the river, and the reader goes on by the keyboard", async () => {
  const page = await open(AGES);
  const tale = page.locator(".ages select[name=tale]");
  await tale.focus();
  // The letter with which its name begins.
  await page.keyboard.press("C");
  await addressIs(page, /room=ages:elephant,china$/);
  await page.locator(".ages-caught", { hasText: "3 of the 16 enemy pieces can be caught: 3 soldiers" }).waitFor();
  await page.locator(".ages-years input").focus();
  await page.keyboard.press("ArrowRight");
  await addressIs(page, /room=ages:elephant,china,modern/);
  await page.locator(".ages-caught", { hasText: "none of the 16" }).waitFor();
  assert.match(await text(page, ".ages-reach"), /7 of the 90 squares/);
  await page.locator(".ages select[name=piece]").selectOption("rules");
  await addressIs(page, /room=ages:rules$/);
  await page.locator(".ages-reach", { hasText: "Black wins" }).waitFor();
  await page.locator(".ages-years button", { hasText: "about 570" }).click();
  await page.locator(".ages-reach", { hasText: "White wins" }).waitFor();
  // Where nothing is dated the room says so, and shows its games all the same.
  await page.locator(".ages select[name=piece]").selectOption("cannon");
  await page.locator(".ages-none:not([hidden])").waitFor();
  // What belongs to another tale is not understood here.
  await goTo(page, `${AGES}:elephant,rook`);
  await page.locator(".ages > .help", { hasText: "rook" }).first().waitFor();
  // An address from before the tales had names.
  await goTo(page, `${AGES}:elephant,dabbaba`);
  await page.locator(".ages-told", { hasText: "Al-Adli" }).waitFor();
});

test("what the piece no longer reaches fades, and nothing of it stays", async () => {
  const page = await open(`${AGES}:elephant,mongolia,bishop`, { reducedMotion: false });
  const marks = page.locator(".ages-board .mark");
  await page.locator(".ages-told", { hasText: "13 squares" }).waitFor();
  await page.locator(".ages-years button", { hasText: "old" }).click();
  await page.locator(".ages-told", { hasText: "From d4 it goes to 4 squares" }).waitFor();
  // An Alfil has eight squares, its own among them; the bishop had sixty-four.
  await page.waitForFunction(() => document.querySelectorAll(".ages-board .mark").length === 8);
  assert.equal(await marks.count(), 8);
});
