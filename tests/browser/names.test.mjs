// Native names on the page, beside the English ones; and remarks on boards.

import "../module/load.mjs";
import { allGames } from "../../www/core/games.js";
import { kinds } from "../../www/core/module.js";
import { assert, test } from "./harness.mjs";
import { goTo, open, panel, text } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * The names in their scripts that stand in a part of the page, each with its language.
 * @param {Page} page
 * @param {string} within
 */
const native = (page, within) =>
  page
    .locator(`${within} bdi.native`)
    .evaluateAll((all) => all.map((name) => `${name.getAttribute("lang")} ${name.textContent}`));

test("the pieces are named in their script beside the English, with the language", async () => {
  const page = await open("#/shatranj");
  await page.locator("#tab-pieces").click();
  assert.deepEqual(await native(page, '[data-kind="king"]'), ["ar شاه"]);
  assert.deepEqual(await native(page, '[data-kind="horse"]'), ["ar فرس", "ar حصان"]);
  await goTo(page, "#/xiangqi");
  assert.deepEqual(await native(page, '[data-kind="general"]'), ["zh-Hant 將", "zh-Hant 帥"]);
  // Under the later Indian names.
  await goTo(page, "#/chaturanga?pieceNames=later-indian");
  assert.deepEqual(await native(page, '[data-kind="elephant"]'), ["sa उष्ट्र", "hi ऊँट"]);
  // Where no source writes it, the Latin name stands alone.
  await goTo(page, "#/ouk");
  assert.deepEqual(await native(page, '[data-kind="koul"]'), []);
});

test("one piece alone has all its names, with sound, meaning, side and source", async () => {
  const page = await open("#/xiangqi?piece=elephant");
  const names = await text(page, "#piece-text .names");
  assert.match(names, /相 xiàng, “minister” \(Red\) Wikipedia, “Xiangqi”/);
  assert.match(names, /象 xiàng, “elephant” \(Black\)/);
  await goTo(page, "#/chaturanga?piece=soldier");
  assert.match(await text(page, "#piece-text .names"), /पदाति padāti, “foot soldier” Murray 1913.*spelling inferred/);
});

test("the rules name the game, the parts of its board and its terms", async () => {
  const page = await open("#/xiangqi");
  await panel(page, "rules");
  const terms = await native(page, "#panel-rules .terms");
  for (const name of ["zh-Hant 象棋", "zh-Hant 九宮", "zh-Hant 楚河"]) assert.ok(terms.includes(name), name);
  await goTo(page, "#/shaturanga");
  assert.ok((await native(page, "#panel-rules .terms")).includes("sa सिंहासन"));
});

test("the module's answer has for every piece what a search needs", () => {
  const found = (/** @type {string} */ wanted) =>
    allGames()
      .filter(({ names, kinds }) =>
        [...names, ...kinds.flatMap((kind) => kind.names)].some(({ name, text }) => [name, text].includes(wanted)),
      )
      .map(({ id }) => id);
  assert.deepEqual(found("象棋"), ["xiangqi"]);
  assert.deepEqual(found("бэрс"), ["shatar"]);
  assert.deepEqual(found("と金"), ["heian-shogi", "sho-shogi", "shogi"]);
  assert.deepEqual(found("ขุน"), ["makruk"]);
  for (const game of allGames()) {
    for (const kind of kinds(game.id, {})) {
      for (const name of kind.names) {
        assert.ok(name.text && name.lang && name.meaning && name.source, `${game.id} ${kind.id} ${name.name}`);
      }
    }
  }
});

test("a board says what of it is put together, and a plain board says nothing", async () => {
  const page = await open("#/shaturanga");
  assert.match(
    (await page.locator(".board-note").first().textContent()) ?? "",
    /pictures of the printed game are lost/,
  );
  await goTo(page, "#/shatranj");
  assert.equal(await page.locator(".board-note").count(), 0);
  assert.equal(await page.locator("#board path.crosses").count(), 0);
  await goTo(page, "#/shatranj?marks=ashtapada");
  assert.match((await page.locator(".board-note").first().textContent()) ?? "", /no regular marks/);
  assert.equal(await page.locator("#board path.crosses").count(), 1);
});
