// The museum: its rooms by address, by their buttons and by the keyboard; what they say against the records.

import { WINDOWS, inBothLights } from "./axe.mjs";
import { assert, openPage, test } from "./harness.mjs";
import { addressIs, addressLacks, goTo, open, text, through } from "./reader.mjs";
import { Site } from "./site.mjs";
import { differs, points } from "../../www/core/differences.js";
import { everyWay, members, readSetting, waysOf } from "../../www/museum/kin.js";
import "../module/load.mjs";

/** @typedef {import("playwright-core").Page} Page */

const FAMILY = "#/chaturanga?room=family";
const AGES = "#/chaturanga?room=ages";
const SOURCES = "#/chaturanga?room=sources";

/** What takes its time on a busy machine. */
const LONG = { timeout: 60_000 };

/** The map has all its boards, and all its ways. @param {Page} page @param {number} [ways] */
async function drawn(page, ways = waysOf(readSetting("")).length) {
  await page
    .locator(".family-board svg")
    .nth(members.length - 1)
    .waitFor({ ...LONG, state: "attached" });
  await page
    .locator(".family-ways > li")
    .nth(ways - 1)
    .waitFor({ ...LONG, state: "attached" });
  assert.equal(await page.locator(".family-ways > li").count(), ways);
}

test("the family stands on the map: sixteen boards, three for comparison, and what changed on every way", async () => {
  const page = await open(FAMILY);
  await drawn(page);
  assert.equal(await page.locator(".family-board svg").count(), members.length);
  assert.equal(await page.locator(".family-games .family-compared").count(), 3);
  const shown = await page
    .locator(".family-sign")
    .evaluateAll((all) => all.map((one) => [/** @type {HTMLElement} */ (one).dataset.way ?? "", one.textContent]));
  const generated = waysOf(readSetting("")).map(({ from, to }) => {
    const found = points([from, to].map((game) => ({ game, options: {} }))).filter(differs);
    return [`${from} ${to}`, String(found.length)];
  });
  assert.deepEqual(shown, generated);
  // Every way names its source, and its standing.
  const cards = await page.locator(".family-card").evaluateAll((all) => all.map((one) => one.textContent ?? ""));
  for (const [at, { claim, cite, standing }] of waysOf(readSetting("")).entries()) {
    for (const said of [claim, cite, standing]) assert.ok(cards[at].includes(said), `${said} in ${cards[at]}`);
  }
});

test("a game opens by the keyboard, and a way compares both its ends", async () => {
  const page = await open(FAMILY);
  await drawn(page);
  const way = page.locator('[data-way="chaturanga shatranj"]');
  await way.focus();
  const card = page.locator("#way-chaturanga-shatranj");
  await card.waitFor();
  assert.match(await text(page, "#way-chaturanga-shatranj"), /king \(King with one Knight’s leap → King\)/);
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "hidden" });
  await way.press("Enter");
  await addressIs(page, /view=differs|compare=/);
  await page.locator("#compare").filter({ hasText: "Shatranj" }).waitFor();
  await page.goBack();
  await drawn(page);
  await page.locator('.family-games [data-game="shogi"]').focus();
  await page.keyboard.press("Enter");
  await addressIs(page, /^#\/shogi$/);
});

test("where the sources part, the reader chooses: the address keeps it, and Back returns", async () => {
  const page = await open(FAMILY);
  await drawn(page);
  assert.equal(await page.locator('[data-way="chaturanga shaturanga"]').count(), 1);
  await page.locator('.family-choices input[value="four"]').check();
  await addressIs(page, /room=family:four/);
  await page.locator('[data-way="shaturanga chaturanga"]').waitFor();
  assert.equal(await page.locator('[data-way="chaturanga shaturanga"]').count(), 0);
  assert.match(await text(page, '.family-games [data-game="shaturanga"]'), /5th century/);
  await page.goBack();
  await addressLacks(page, "four");
  await page.locator('[data-way="chaturanga shaturanga"]').waitFor();
  await page.locator(".family-tools input[name=list]").check();
  await addressIs(page, /room=family:list/);
  await page.locator(".family-claim").first().waitFor();
  // What cannot be read is told, and the rest holds.
  await goTo(page, `#/chaturanga?room=family:straight,nonsense`);
  await page.locator(".kin > .help", { hasText: "nonsense" }).waitFor();
  await page.locator('[data-way="indian chaturanga"]').waitFor();
  // The scale of time has every game and its source.
  assert.equal(await page.locator(".family-time > li").count(), members.length);
  assert.equal(await page.locator(".family-time cite").count(), members.length);
});

/** What lies on the map: boards with their names, signs, lines and the names of lands. @param {Page} page */
const onMap = (page) =>
  page.evaluate(() => {
    const boxes = (/** @type {string} */ what) =>
      [...document.querySelectorAll(what)].map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return { is: `${what} ${one.textContent}`, left, top, right, bottom };
      });
    const boards = [...boxes(".family-board"), ...boxes(".family-games a > span:last-child")];
    const lines = [...document.querySelectorAll(".family-lines line")].map((one) => {
      const part = /** @type {SVGLineElement} */ (one);
      const to = /** @type {DOMMatrix} */ (part.getScreenCTM());
      const end = (/** @type {"1" | "2"} */ at) =>
        new DOMPoint(part[`x${at}`].baseVal.value, part[`y${at}`].baseVal.value).matrixTransform(to);
      return [end("1"), end("2")].map(({ x, y }) => ({ x, y }));
    });
    return { boards, lines, signs: boxes(".family-sign"), lands: boxes(".family-lines text") };
  });

test("on the map no number lies on a board or another, and every line is seen from end to end", async () => {
  const page = await open(FAMILY);
  for (const [width, height, about] of /** @type {[number, number, string][]} */ ([
    [1440, 900, ""],
    [1920, 1080, ""],
    [1024, 768, ""],
    [1024, 768, ":four,straight,seventh,cambodia"],
  ])) {
    await page.setViewportSize({ width, height });
    await goTo(page, `${FAMILY}${about}`);
    await page.locator(".family-sign").last().waitFor(LONG);
    const { boards, lines, signs, lands } = await onMap(page);
    assert.equal(lines.length, signs.length);
    /** @typedef {(typeof boards)[number]} Box */
    const meet = (/** @type {Box} */ one, /** @type {Box} */ other) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    /** @type {string[]} */
    const wrong = [];
    const apart = (/** @type {Box} */ one, /** @type {Box[]} */ others) => {
      for (const other of others) if (meet(one, other)) wrong.push(`${one.is} lies on ${other.is}`);
    };
    for (const [at, sign] of signs.entries()) apart(sign, [...boards, ...lands, ...signs.slice(at + 1)]);
    for (const [at, board] of boards.entries()) apart(board, [...boards.slice(at + 1), ...lands]);
    for (const [from, to] of lines) {
      // Its head is a little wider than the line, and its sign may lie on its middle.
      const long = Math.hypot(to.x - from.x, to.y - from.y);
      if (long < 16) wrong.push(`a line of ${long} pixels`);
      for (const { x, y } of [from, to])
        apart({ is: `a line’s end at ${x} ${y}`, left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 }, [
          ...boards,
          ...signs,
        ]);
    }
    assert.deepEqual(wrong, [], `${width}${about}`);
  }
});

test("on a telephone a small map stands over the list, with names that can be read", async () => {
  const page = await open(FAMILY, { width: 390, height: 844, reducedMotion: true });
  await drawn(page);
  assert.ok(await page.locator(".family-land").isVisible());
  const { lands } = await onMap(page);
  assert.ok(lands.length > 8);
  for (const [at, land] of lands.entries()) {
    assert.ok(land.bottom - land.top >= 11, `${land.is} is ${land.bottom - land.top} high`);
    assert.ok(land.left >= 0 && land.right <= 390, land.is);
    for (const other of lands.slice(at + 1))
      assert.ok(
        land.right <= other.left || other.right <= land.left || land.bottom <= other.top || other.bottom <= land.top,
        `${land.is} lies on ${other.is}`,
      );
  }
  assert.match(await page.locator(".family-schematic").innerText(), /schematic/);
});

test("on paper the map is a poster without its tools", async () => {
  const page = await open(FAMILY);
  await drawn(page);
  await page.emulateMedia({ media: "print" });
  assert.ok(await page.locator(".family-map").isVisible());
  assert.equal(await page.locator(".family-tools:visible").count(), 0);
  assert.ok(await page.locator(".chrome").isHidden());
});

test("one piece through the ages, and the elephant’s accounts one after the other", async () => {
  const page = await open(FAMILY);
  await through(page, "Museum", "Pieces and rules");
  await addressIs(page, /room=ages/);
  const said = (/** @type {string} */ words) => page.locator(".ages-told", { hasText: words }).waitFor();
  await said("no elephant can take an elephant");
  assert.match(await text(page, ".ages-reach"), /16 of the 64 squares/);
  const slider = page.locator(".ages-years input");
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await addressIs(page, /room=ages:elephant,dabbaba/);
  await said("Al-Adli");
  await page.keyboard.press("ArrowRight");
  await said("All 16 enemy pieces can be caught");
  assert.match((await slider.getAttribute("aria-valuetext")) ?? "", /1030/);
  // In the order of the dates: al-Adli’s game before the Song dynasty’s, the undated at the end.
  const order = await page
    .locator(".ages-list > li")
    .evaluateAll((all) => all.map((one) => /** @type {HTMLElement} */ (one).dataset.game ?? ""));
  assert.ok(order.indexOf("chaturanga") < order.indexOf("shatranj"));
  assert.ok(order.indexOf("indian") < order.indexOf("xiangqi"));
  assert.ok(order.indexOf("xiangqi") < order.indexOf("makruk"));
  await page.locator(".ages select[name=piece]").selectOption("cannon");
  await addressIs(page, /room=ages:cannon/);
  await page.locator('.ages-list > li[data-game="janggi"] .ages-move svg').waitFor();
  assert.equal(await page.locator(".ages-list > li").count(), 2);
  assert.ok(await page.locator(".ages-account").isHidden());
  assert.match(await text(page, '.ages-list > li[data-game="xiangqi"] .ages-names'), /炮/);
});

test("only some sources are heard, and what then stays open is told", async () => {
  const page = await open(SOURCES);
  await page.locator(".margin-count", { hasText: "sentences remain" }).waitFor();
  const [, kept, all] = /(\d+) of (\d+)/.exec(await text(page, ".margin-count")) ?? [];
  assert.equal(kept, all);
  await page.locator(".margin select[name=source]").selectOption("cvp-chaturanga");
  await addressIs(page, /room=sources:cvp-chaturanga/);
  await page.locator(".margin-silent", { hasText: "Bare king" }).waitFor();
  await page.locator(".margin select[name=standing]").selectOption("described");
  await addressIs(page, /room=sources:cvp-chaturanga,described/);
  const cited = await page.locator(".margin-rules cite").allInnerTexts();
  assert.ok(
    cited.length > 0 && cited.every((cite) => cite.includes("Chess Variant Pages, “Chaturanga”")),
    cited.join(),
  );
  await page.locator(".margin-open summary").click();
  assert.ok((await page.locator(".margin-open li", { hasText: "no answer is left" }).count()) > 0);
});

test("the bibliography is written in three forms, and the page is cited with the choices in force", async () => {
  const page = await open(`#/chaturanga?v=1&elephant=dabbaba&room=sources`);
  await page.locator('.margin-works [data-source="murray-1913"]').waitFor();
  const works = await page.locator(".margin-works > li").count();
  await page.locator(".margin select[name=form]").selectOption("CSL-JSON");
  const csl = JSON.parse(await page.locator(".margin textarea").inputValue());
  assert.equal(csl.length, works);
  assert.deepEqual(csl.find((/** @type {{ id: string }} */ { id }) => id === "murray-1913").issued, {
    "date-parts": [[1913]],
  });
  await page.locator(".margin select[name=form]").selectOption("BibTeX");
  const bibtex = await page.locator(".margin textarea").inputValue();
  assert.match(bibtex, /@book\{murray-1913,\n {2}author = \{Murray, H\. J\. R\.\}/);
  assert.equal(bibtex.match(/^@/gm)?.length, works);
  await page.locator(".margin select[name=form]").selectOption("RIS");
  const ris = await page.locator(".margin textarea").inputValue();
  assert.equal(ris.match(/^TY {2}- /gm)?.length, works);
  assert.equal(ris.match(/^ER {2}- /gm)?.length, works);
  await page.locator(".margin input[name=own]").check();
  assert.ok((await page.locator(".margin textarea").inputValue()).length < ris.length);
  await page.locator(".margin-cite", { hasText: /version \w{8,}/ }).waitFor();
  assert.match(await text(page, ".margin-cite"), /Two squares straight.*elephant=dabbaba/);
});

test("what is typed is found, also in a script without words, and opens its board", async () => {
  const page = await open(`#/chaturanga?room=find`);
  const field = page.locator(".finder input");
  await page.locator(".finder .help", { hasText: "an entry must contain" }).waitFor(LONG);
  await field.fill("ม้า");
  await page.locator('.find-found [data-kind="piece"] a', { hasText: "horse (Makruk)" }).waitFor();
  await field.fill("mantri");
  await addressIs(page, /room=find:mantri/);
  const link = page.locator('.find-found [data-kind="piece"] a').first();
  await link.filter({ hasText: "counsellor (Chaturanga)" }).waitFor();
  await link.focus();
  await page.keyboard.press("Enter");
  await addressIs(page, /piece=counsellor/);
  // What is done here is found by what it is for.
  for (const [words, address] of [
    ["cut out", /view=set/],
    ["FEN", /view=setup/],
    ["teach", /room=lessons/],
  ]) {
    await goTo(page, `#/chaturanga?room=find:${words}`);
    const href = await page.locator('.find-found [data-kind="room"] a').first().getAttribute("href");
    assert.match(href ?? "", /** @type {RegExp} */ (address));
  }
  await goTo(page, `#/chaturanga?room=find:qwxz`);
  await page.locator(".finder .help", { hasText: "Nothing is found" }).waitFor(LONG);
});

test("every way under any choice leads to a comparison that stands", async () => {
  const page = await open(`#/chaturanga?room=family:four,straight,cambodia,seventh,list`);
  await drawn(page, waysOf(readSetting("four,straight,cambodia,seventh")).length);
  const hrefs = await page
    .locator(".family-sign")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  assert.ok(
    hrefs.every((href) => /^#\/[\w-]+\?v=1&.*view=differs/.test(href)),
    hrefs.join("\n"),
  );
  assert.ok(everyWay.length > hrefs.length);
});

test("kept, the museum opens with the server stopped", async () => {
  const site = new Site("/museum/");
  await site.start();
  const page = await openPage(FAMILY, { site: site.url, offline: true, reducedMotion: true });
  await page.locator("#offline:not([hidden])").waitFor({ ...LONG, state: "attached" });
  await site.stop();
  await page.goto(`${site.url}?again${FAMILY}`);
  await drawn(page);
});

test("axe finds nothing wrong with the museum, on a telephone too", async () => {
  for (const size of WINDOWS) {
    const page = await open(FAMILY, { ...size, reducedMotion: true });
    for (const [address, part] of [
      [FAMILY, ".family-ways > li"],
      [AGES, ".ages-list > li"],
      [`${AGES}:rules,perpetual,seed`, ".ages-reach"],
      ["#/chaturanga?room=stories:rokh", ".wall-sources li"],
      ["#/chaturanga?room=stories:origin", ".wall-sources li"],
      [`${SOURCES}:daou-2007,described`, ".margin-board .piece"],
      [SOURCES, ".margin-works > li"],
      ["#/xiangqi?room=witnesses:shogi", ".witness"],
      [`#/chaturanga?room=find:elephant`, ".find-found li"],
    ]) {
      await goTo(page, address);
      await page.locator(part).last().waitFor(LONG);
      const found = await inBothLights(page);
      assert.deepEqual(found, [], `${address} at ${size.width}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= size.width, `${address} scrolls sideways at ${size.width}: ${wide}`);
    }
  }
});
