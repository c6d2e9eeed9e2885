// Drawing over a board: with the mouse, by keyboard, with a finger; in the address, in articles and in every export.

import { assert, openPage, test } from "./harness.mjs";
import { addressIs, cell, exportedFile, exportedText, goTo, hash, open, openExports, rendered } from "./reader.mjs";
import { url } from "./chromium.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** What is drawn over the boards that are seen. @param {Page} page @param {string} [within] */
const drawn = (page, within = ".stage:not([hidden]) .tabiya-board") =>
  page.locator(`${within} .annotation`).evaluateAll((nodes) =>
    nodes
      .map((node) => {
        const { square, from, to } = /** @type {SVGElement} */ (node).dataset;
        const text = node.querySelector("text")?.textContent ?? "";
        return `${node.getAttribute("class")?.replace("annotation ", "")} ${square ?? `${from}${to}`}${text}`;
      })
      .sort(),
  );

/** @param {Page} page @param {string} square */
async function middle(page, square) {
  const box = await cell(page, square, ".stage:not([hidden])").boundingBox();
  assert.ok(box);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * Presses on a square, and lets go on another.
 * @param {Page} page
 * @param {string} from
 * @param {string} to
 * @param {"left" | "right"} [button]
 */
async function drag(page, from, to, button = "right") {
  const [x, y] = await middle(page, from);
  const [toX, toY] = await middle(page, to);
  await page.mouse.move(x, y);
  await page.mouse.down({ button });
  await page.mouse.move((x + toX) / 2, (y + toY) / 2);
  await page.mouse.move(toX, toY);
  await page.mouse.up({ button });
}

/** Opens the tool. @param {Page} page */
async function tool(page) {
  await page.locator("#show-annotate").click();
  await page.locator("#annotate .use-body").waitFor();
  await page.waitForSelector(".plate.is-drawn-on");
}

/** @param {Page} page @param {string} name @param {string} value */
const choose = (page, name, value) => page.locator(`#annotate input[name=annotate-${name}][value=${value}]`).check();

test("the second button draws arrows and circles, and takes them away", async () => {
  const page = await open("#/chaturanga");
  // What draws has not been fetched yet.
  await drag(page, "g1", "f3");
  await addressIs(page, /arrows=g1f3(&|$)/);
  await cell(page, "e4").click({ button: "right" });
  await page.keyboard.down("Shift");
  await drag(page, "e2", "e4");
  await page.keyboard.up("Shift");
  await page.keyboard.down("Alt");
  await cell(page, "d5").click({ button: "right" });
  await page.keyboard.down("Control");
  await drag(page, "a1", "a5");
  await page.keyboard.up("Alt");
  await page.keyboard.up("Control");
  assert.deepEqual(await drawn(page), [
    "arrow hue-green g1f3",
    "arrow hue-red e2e4",
    "arrow hue-yellow a1a5",
    "circle hue-blue d5",
    "circle hue-green e4",
  ]);
  assert.match(await hash(page), /arrows=g1f3,red:e2e4,yellow:a1a5&circles=e4,blue:d5$/);
  // The same again takes it away; another colour takes its place.
  await drag(page, "g1", "f3");
  await page.keyboard.down("Shift");
  await cell(page, "e4").click({ button: "right" });
  await page.keyboard.up("Shift");
  assert.match(await hash(page), /arrows=red:e2e4,yellow:a1a5&circles=blue:d5,red:e4$/);
  // Off the board it is nothing, and a move is still a move.
  const [x, y] = await middle(page, "b1");
  await page.mouse.move(x, y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(5, 5);
  await page.mouse.up({ button: "right" });
  await drag(page, "e2", "e3", "left");
  await addressIs(page, /line=e2e3&ply=1&arrows=red:e2e4,yellow:a1a5&circles=blue:d5,red:e4$/);
  assert.equal((await drawn(page)).length, 4, "what is drawn stays");
});

test("an address shows what is drawn, on points, on a turned board and for one piece", async () => {
  const page = await open("#/xiangqi?turned=yes&arrows=b1c3,red:h8e8&squares=e5&labels=e5:A&caption=Two+horses");
  const all = ["arrow hue-green b1c3", "arrow hue-red h8e8", "filled hue-green e5", "label e5"];
  assert.deepEqual(await drawn(page), all);
  assert.equal(await page.locator("#caption").innerText(), "Two horses");
  // The arrow's tip lies on its square.
  const [x, y] = await middle(page, "c3");
  const head = await page.locator('.annotation[data-to="c3"] .solid').boundingBox();
  assert.ok(head);
  const away = (/** @type {number} */ at, /** @type {number} */ start, /** @type {number} */ length) =>
    Math.max(start - at, 0, at - start - length);
  assert.ok(Math.hypot(away(x, head.x, head.width), away(y, head.y, head.height)) < head.width / 2);
  await goTo(page, "#/chaturanga?piece=elephant&at=d4&arrows=d4f6&squares=red:f6");
  assert.deepEqual(await drawn(page), ["arrow hue-green d4f6", "filled hue-red f6"]);
  assert.ok(await page.locator("#caption").isHidden());
  await goTo(page, "#/chaturanga?compare=-;xiangqi&squares=h8,red:a1");
  assert.deepEqual(await drawn(page), [
    "filled hue-green h8",
    "filled hue-green h8",
    "filled hue-red a1",
    "filled hue-red a1",
  ]);
  // What cannot be drawn is left out, and said.
  await goTo(page, "#/chaturanga?arrows=a1a9,a1a2,pink:b1b2");
  assert.deepEqual(await drawn(page), ["arrow hue-green a1a2"]);
  assert.match(
    (await page.locator("#notices").textContent()) ?? "",
    /“a1a9” and “pink:b1b2” of “arrows” cannot be drawn/,
  );
});

test("the keyboard draws while the tool is open, and no move is made", async () => {
  const page = await open("#/chaturanga");
  await tool(page);
  await cell(page, "e2").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press(" ");
  assert.deepEqual(await drawn(page), ["arrow hue-green e2e4"]);
  await choose(page, "list", "labels");
  await page.locator("#annotate input[type=text]").fill("12");
  await choose(page, "colour", "red");
  await cell(page, "e5").focus();
  await page.keyboard.press("Enter");
  await choose(page, "list", "squares");
  await cell(page, "d5").focus();
  await page.keyboard.press("Enter");
  assert.match(await hash(page), /^#\/chaturanga\?v=1&arrows=e2e4&squares=red:d5&labels=red:e5:12$/);
  // Each can be taken away where it is listed, and all at once.
  await page.locator(".drawn-list button", { hasText: "e2–e4" }).press("Enter");
  assert.deepEqual(await drawn(page), ["filled hue-red d5", "label hue-red e5"]);
  await page.locator("#annotate textarea").fill("A caption");
  await page.locator("#annotate textarea").blur();
  await addressIs(page, /caption=A\+caption/);
  await page.locator("#annotate button", { hasText: "Clear all" }).click();
  assert.equal(await hash(page), "#/chaturanga");
  // Closed, it leaves the board alone.
  await page.locator("#show-annotate").click();
  await page.waitForSelector(".plate:not(.is-drawn-on)");
  await cell(page, "e2").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await addressIs(page, /line=e2e3/);
});

test("a finger taps squares, and an arrow from one to the next", async () => {
  const page = await open("#/shogi", { reducedMotion: true, hasTouch: true });
  await tool(page);
  await cell(page, "c3").tap();
  await cell(page, "c4").tap();
  await addressIs(page, /arrows=c3c4/);
  await choose(page, "list", "circles");
  await cell(page, "e5").tap();
  assert.deepEqual(await drawn(page), ["arrow hue-green c3c4", "circle hue-green e5"]);
  assert.ok(!(await hash(page)).includes("line="), "no move");
});

/** Saves a file and returns what it holds. @param {Page} page @param {string} name of the button */
const file = async (page, name) => (await exportedFile(page, name)).bytes.toString("latin1");

test("every export has what is shown", async () => {
  const page = await open(
    "#/chaturanga?line=e2e3&arrows=e2e3,red:g1f3&squares=e3&circles=blue:e7&labels=e3:A&caption=One+step+%26+no+more",
  );
  await openExports(page);
  const shown = await drawn(page);
  for (const name of ["SVG", "Moving SVG"]) {
    const svg = await file(page, name);
    const found = await page.evaluate((text) => {
      const root = new DOMParser().parseFromString(text, "image/svg+xml");
      if (root.querySelector("parsererror")) throw new Error("not well-formed");
      return [...root.querySelectorAll(".annotation")].map((node) => {
        const { square, from, to } = /** @type {SVGElement} */ (node).dataset;
        return `${node.getAttribute("class")?.replace("annotation ", "")} ${square ?? `${from}${to}`}`;
      });
    }, svg);
    assert.deepEqual(found.sort(), shown, name);
    assert.ok(svg.includes(">One step &amp; no more</text>"), name);
    assert.ok(svg.includes("SPDX-License-Identifier: MIT OR Apache-2.0"), name);
  }
  const html = await exportedText(page, "html");
  assert.match(html, /arrows="e2e3 red:g1f3" squares="e3" circles="blue:e7" labels="e3:A"/);
  assert.match(html, /\(MIT or Apache-2\.0\)/);
  // The reader’s caption takes the place of ours in every text, and stands in it once.
  assert.match(html, /<figcaption>One step &amp; no more\. <cite>/);
  assert.match(
    await exportedText(page, "tikz"),
    /\\begin\{tikzpicture\}[\s\S]*\\caption\[[^\]]*\]\{One step \\& no more\.\}/,
  );
  for (const kind of ["html", "iframe", "markdown", "mediawiki", "latex", "tikz", "wordpress", "substack", "moving"]) {
    // The address that a figure links to has it in another spelling.
    const found = (await exportedText(page, kind)).match(/One step (\\?&(amp;|#38;)?|\\&) no more/g);
    assert.equal(found?.length, 1, kind);
  }
  const twice = page.locator("#use .help >> visible=true").filter({ hasText: "it stands in the file, too" });
  await twice.first().waitFor();
  assert.match(await exportedText(page, "iframe"), /embed\.html#\/chaturanga\?[^"]*arrows=e2e3,red:g1f3/);
  assert.match(
    await exportedText(page, "alt"),
    /Arrows: e2 to e3, g1 to f3 \(red\)\. Coloured: e3\. Circled: e7 \(blue\)/,
  );
  assert.match(
    await exportedText(page, "wordpress"),
    /^<!-- wp:image -->\n<figure class="wp-block-image"><img src="[^"]+\.png"/,
  );
  assert.match(await exportedText(page, "obsidian"), /^!\[\[chaturanga-[^|]+\.png\|/);
  assert.match(await exportedText(page, "substack"), /^Picture: .*\.png\nCaption: .*\nAlt text: .*\nLink: http/);
  assert.equal(await exportedText(page, "caption"), "One step & no more.");
  await page.locator("#use .check input").uncheck();
  assert.equal(await exportedText(page, "caption"), "One step & no more.");
  assert.ok(!(await file(page, "SVG")).includes("One step"));
});

test("a figure has a number, an id, a title, and a colour behind it", async () => {
  const page = await open("#/chaturanga");
  await openExports(page);
  const [number, id, title] = await page.locator("#use input[type=text]").all();
  await number.fill("3");
  await id.fill("fig one");
  await title.fill("The <array>");
  await title.blur();
  const html = await exportedText(page, "html");
  assert.match(html, /^<figure id="fig-one">/);
  assert.match(html, /<tabiya-board id="fig-one-board"/);
  assert.match(html, /<figcaption><b>Figure 3\.<\/b> /);
  assert.match(html, /<title [^>]*>The &lt;array&gt;<\/title>/);
  assert.match(await exportedText(page, "latex"), /\\caption\[The <array>\]\{[\s\S]*\\label\{fig:fig-one\}/);
  await page.locator("#use select").nth(1).selectOption("white");
  assert.match(await file(page, "SVG"), /<path class="ground" fill="white"/);
  const png = await file(page, "PNG");
  const corner = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${btoa(data)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.drawImage(image, 0, 0);
    return [...context.getImageData(1, image.height - 2, 1, 1).data];
  }, png);
  assert.deepEqual(corner, [255, 255, 255, 255]);
});

test("a PDF has the picture alone, on a page of its size", async () => {
  const page = await open("#/chaturanga?arrows=g1f3");
  await openExports(page);
  await page.evaluate(() => {
    // What is printed while the browser asks, as its own window would show it.
    globalThis.print = () => {
      const seen = [...document.body.children].filter((one) => one.matches(".printed-figure"));
      document.documentElement.dataset.printed = `${seen.length} ${document.title}`;
      const sheet = document.adoptedStyleSheets.at(-1);
      document.documentElement.dataset.rules = [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText).join(" ");
    };
  });
  await page.locator("#use button", { hasText: "PDF" }).click();
  await page.waitForSelector("html[data-printed]");
  const [printed, rules] = await page.evaluate(() => {
    const { printed, rules } = document.documentElement.dataset;
    return [printed, rules];
  });
  assert.match(printed ?? "", /^1 chaturanga-start-[0-9a-z]+$/);
  // 872 units by 872, each 0.12 mm.
  assert.match(rules ?? "", /size: 104\.6mm 104\.6mm/);
  assert.equal(await page.locator(".printed-figure").count(), 0);
  assert.match(await page.title(), /Chaturanga/);
});

test("an article's element draws what its attributes say, in its own colours and pieces", async () => {
  const page = await openPage("icon.svg", { reducedMotion: true });
  const root = new URL(".", url).pathname;
  const king = "<svg viewBox='0 0 10 10'><circle id='own' cx='5' cy='5' r='4' onclick='alert(1)'/></svg>";
  const drawings = JSON.stringify({ K: king }).replaceAll('"', "&quot;");
  const body = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
    <script type="module" src="${root}tabiya-board.js"></script>
    <tabiya-board id="a" style="--tabiya-annotation-red: #010203; --tabiya-board: #aabbcc" theme="light"
      game="chaturanga" line="e2e3 e7e6" ply="0" arrows="red:e2e3" labels="e3:1" caption="A step"
      drawings="${drawings}"></tabiya-board>
    <tabiya-board id="b" game="chaturanga" arrows="e2e9"></tabiya-board>
    <p><a data-tabiya="a" data-ply="1" data-arrows="e7e6 blue:e8e7">Next</a></p>`;
  await page.route(`${url}own.html`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${url}own.html`);
  const loaded = (/** @type {string} */ id) =>
    page.locator(`#${id}`).evaluate((board) => /** @type {any} */ (board).load());
  await loaded("a");
  assert.deepEqual(await drawn(page, "#a"), ["arrow hue-red e2e3", "label e3"]);
  const [colour, field, own] = await page.locator("#a").evaluate((board) => {
    const find = (/** @type {string} */ what) => /** @type {Element} */ (board.shadowRoot?.querySelector(what));
    const own = find('.piece[data-square="e1"] .own');
    return [getComputedStyle(find(".arrow")).color, getComputedStyle(find(".field")).fill, own?.innerHTML];
  });
  assert.equal(colour, "rgb(1, 2, 3)");
  assert.equal(field, "rgb(170, 187, 204)");
  assert.ok(own?.includes("<circle") && !own.includes("onclick"), own);
  await page.locator("a[data-ply]").click();
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("#a")).ply === 1);
  assert.deepEqual(await drawn(page, "#a"), ["arrow hue-blue e8e7", "arrow hue-green e7e6", "label e3"]);
  await loaded("b");
  assert.match((await page.locator("#b .note").textContent()) ?? "", /no square “e9”/);
});

test("the frame shows what its address says", async () => {
  const page = await openPage("embed.html#/chaturanga?arrows=g1f3&caption=The+horse", { reducedMotion: true });
  await page.waitForSelector("html[data-ready]");
  assert.deepEqual(await drawn(page, "#figure"), ["arrow hue-green g1f3"]);
  assert.equal(await page.locator("#figure").getAttribute("caption"), "The horse");
});

test("undo of a move leaves what is drawn, and another game has nothing", async () => {
  const page = await open("#/chaturanga?arrows=g1f3");
  await cell(page, "e2").click();
  await cell(page, "e3").click();
  await page.keyboard.press("Control+z");
  assert.match(await hash(page), /arrows=g1f3/);
  await goTo(page, "#/xiangqi");
  await rendered(page);
  assert.deepEqual(await drawn(page), []);
});
