// The custom element in other pages: narrow and strict pages, on paper, set by programs, after a deployment.

import "../module/load.mjs";
import { read } from "../../www/element/attributes.js";
import { checked } from "../../www/element/checked.js";
import { picture } from "../../www/figures/picture.js";
import { article, loaded, still } from "./article.mjs";
import { assert, openPage, test } from "./harness.mjs";
import { url } from "./chromium.mjs";
import { file, files } from "./site.mjs";

/** @typedef {HTMLElement & import("../../www/tabiya-board.js").TabiyaBoard} Board */
/** @typedef {import("playwright-core").Locator} Locator */

const LINE = 'game="chaturanga" line="e2e3 e7e6 f1h3"';
/** Its last move is told in many words. */
const LONG = 'game="shogi" line="c3c4 g7g6 b2h8+" ply="0"';

/** @param {Locator} board */
const ply = (board) => board.evaluate((figure) => /** @type {Board} */ (figure).ply);

/** What the element tells of errors from now on. @param {Locator} board */
function errors(board) {
  return board.evaluate((figure) => {
    /** @type {string[]} */
    const seen = [];
    figure.addEventListener("tabiya-error", (event) => seen.push(/** @type {CustomEvent} */ (event).detail.code));
    Object.assign(window, { seen });
  });
}

test("diagrams stand where text becomes no nodes without a policy", async () => {
  const { origin } = new URL(url);
  const policy =
    `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; style-src ${origin}; connect-src ${origin}; ` +
    "img-src data:; require-trusted-types-for 'script'";
  for (const list of ["", "; trusted-types tabiya"]) {
    const page = await article(
      `<a data-tabiya="fig" data-ply="2">x</a><tabiya-board id="fig" ${LINE} controls></tabiya-board>` +
        '<tabiya-board id="lone" game="chaturanga" piece="elephant" at="d4" compare="-;elephant:dabbaba">' +
        "</tabiya-board>",
      { policy: policy + list },
    );
    const board = await loaded(page, "fig");
    await page.locator("a").click();
    assert.equal(await board.locator(".piece").count(), 32, list);
    assert.equal(await ply(board), 2);
    assert.equal(await (await loaded(page, "lone")).locator(".key path.key-number").count(), 2);
  }
});

test("a living board refuses settings that it does not have", async () => {
  const page = await openPage("icon.svg", still);
  await page.goto(new URL("embed.html#/chaturanga", url).href);
  await page.waitForSelector("html[data-ready]");
  const codes = await page.evaluate(async () => {
    const { BoardView, Match } = await import(new URL("pkg/tabiya.js", document.baseURI).href);
    const match = new Match("chaturanga");
    const code = (/** @type {() => unknown} */ call) => {
      try {
        return String(call());
      } catch (error) {
        return `${/** @type {any} */ (error).code} ${/** @type {Error} */ (error).message}`;
      }
    };
    const view = new BoardView(document.createElement("div"), match, {});
    return [
      code(() => new BoardView(document.createElement("div"), match, { flip: true })),
      code(() => view.set({ spead: 1 })),
    ];
  });
  assert.match(codes[0], /^unknown-field .*“flip”.*“flipped” meant/);
  assert.match(codes[1], /^unknown-field .*“spead”.*“speed” meant/);
});

test("what does not say where the line stands leaves the step as it is", async () => {
  const page = await article(`<tabiya-board id="fig" ${LINE} ply="0" controls></tabiya-board>`);
  const board = await loaded(page, "fig");
  await board.locator("button.forward").click();
  await board.locator("button.forward").click();
  const set = (/** @type {string} */ name, /** @type {string} */ value) =>
    board.evaluate((figure, [name, value]) => figure.setAttribute(name, value), [name, value]);
  for (const [name, value] of [
    ["turned", ""],
    ["theme", "dark"],
    ["coordinates", "off"],
    ["pieces", "letters"],
    ["marks", "e4"],
  ]) {
    await set(name, value);
    await page.evaluate(() => Promise.resolve());
    assert.equal(await ply(board), 2, name);
  }
  // Under other rules the first move of the line that cannot be is the third.
  await set("options", "elephant:dabbaba");
  await page.evaluate(() => Promise.resolve());
  await set("options", "");
  await set("ply", "1");
  await page.evaluate(() => Promise.resolve());
  assert.equal(await ply(board), 1, "where it is said, it is that");
});

test("a figure that a program sets may be short, and is refused with a code where it is none", async () => {
  const page = await article(`<tabiya-board id="fig" ${LINE}><img alt="still" src="data:,"></tabiya-board>`);
  const board = await loaded(page, "fig");
  const set = (/** @type {unknown} */ figure) =>
    board.evaluate((element, figure) => {
      /** @type {any} */ (element).figure = figure;
    }, figure);
  await set({ game: "shatranj", line: ["e2e3"] });
  await board.locator('.piece[data-square="e3"]').waitFor();
  await errors(board);
  const bad = [
    {},
    { game: 7 },
    { game: "shatranj", line: "e2e3" },
    { game: "shatranj", line: [7] },
    { game: "shatranj", compare: [{}] },
    { game: "shatranj", compare: [{ game: "makruk" }] },
    { game: "shatranj", ply: -1 },
    { game: "shatranj", marks: {} },
    { game: "shatranj", pieces: "wooden" },
    { game: "shatranj", flip: true },
    [],
    "shatranj",
  ];
  for (const figure of bad) await set(figure);
  const codes = await page.evaluate(() => /** @type {any} */ (window).seen);
  assert.deepEqual(codes, ["unknown-game", ...bad.slice(1).map(() => "bad-figure")]);
  assert.match(await board.locator(".note").innerText(), /^.*[A-Z“].* What is shown came with the page\.$/);
  assert.throws(() => checked({ game: "shatranj", flip: true }), /no field “flip”.*flipped/);
});

test("a value of any length is refused in one sentence", () => {
  const long = "x".repeat(100_000);
  for (const name of ["pieces", "ply", "options", "marks"])
    assert.throws(
      () => read((/** @type {string} */ asked) => (asked === name ? long : null)),
      (/** @type {any} */ error) => error.code === "bad-attribute" && error.message.length < 200,
      name,
    );
  const sets = Array.from({ length: 1000 }, () => "-").join(";");
  assert.throws(() => read((/** @type {string} */ name) => (name === "compare" ? sets : null)), /cannot be read/);
});

test("where there is no picture, none is spoken of", async () => {
  const page = await openPage("embed.html#/chaturanga?line=e2e9", still);
  await page.waitForSelector("html[data-ready]");
  assert.match(await page.locator("#figure .note").innerText(), /There is nothing to show\.$/);
});

test("a line is written as players write it, with numbers or without", async () => {
  for (const [game, line, squares] of [
    ["modern-chess", "1. e4 e5 2.Nf3", "e2e4 e7e5 g1f3"],
    ["xiangqi", "C2=5, H8+7", "h3e3 h10g8"],
    ["shatranj", "e2e3 e7-e6", "e2e3 e7e6"],
  ]) {
    const page = await article(`<tabiya-board id="one" game="${game}" line="${line}">x</tabiya-board>`);
    const board = await loaded(page, "one");
    const moves = await board.evaluate((figure) => /** @type {Board} */ (figure).figure?.line ?? []);
    assert.equal(await ply(board), squares.split(" ").length, `${line}: ${moves.join(" ")}`);
    assert.equal(await page.locator("tabiya-board .note").textContent(), "");
  }
});

test("a room is no diagram, and a frame says so", async () => {
  const page = await openPage("embed.html#/xiangqi?room=lessons:xiangqi:1", { reducedMotion: true });
  await page.locator("#notices", { hasText: "A frame shows boards alone." }).waitFor();
});

test("what is compared on one board has a key: each sign with the number of the caption", async () => {
  const overlay = 'game="chaturanga" piece="elephant" at="d4" compare="elephant:alfil;elephant:dabbaba;elephant:five"';
  const values = /** @type {Record<string, string>} */ (
    Object.fromEntries([...overlay.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  );
  const drawn = picture(
    read((/** @type {string} */ name) => values[name] ?? null),
    { title: "The elephant" },
  );
  const page = await article(
    `<div id="file">${drawn}</div><tabiya-board id="fig" ${overlay}>${drawn}</tabiya-board><p id="after">After</p>`,
    { options: { ...still, height: 2000 } },
  );
  const place = () => page.locator("#after").evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const before = await place();
  const board = await loaded(page, "fig");
  assert.equal(await place(), before, "the key has the same room in both");
  for (const root of [page.locator("#file"), board.locator("div.key")]) {
    const key = root.locator("svg.tabiya-key");
    assert.equal(await key.count(), 1);
    assert.deepEqual(
      await key.evaluate((node) =>
        [...node.querySelectorAll(".mark")].map((sign) => /series-\d/.exec(sign.getAttribute("class") ?? "")?.[0]),
      ),
      ["series-0", "series-1", "series-2"],
    );
    const numbers = await key
      .locator("path.key-number")
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute("d")));
    assert.equal(new Set(numbers).size, 3);
    const [sign, number] = [
      await key.locator("svg").nth(1).boundingBox(),
      await key.locator("path.key-number").nth(1).boundingBox(),
    ];
    assert.ok(
      sign && number && sign.width > 20 && number.x > sign.x + sign.width && number.x < sign.x + 2 * sign.width,
    );
  }
  await board.evaluate((figure) => figure.removeAttribute("compare"));
  await board.locator(".row .mark.both").first().waitFor();
  assert.equal(await board.locator("div.key svg").count(), 0, "one account needs none");
});

test("what is said of a step is seen whole on a narrow screen, and nothing moves on the way", async () => {
  for (const [attributes, width] of /** @type {const} */ ([
    [`${LINE} ply="0"`, 320],
    [`${LINE} ply="0"`, 360],
    [`${LINE} ply="0"`, 900],
    [LONG, 320],
  ])) {
    const page = await article(`<tabiya-board id="fig" ${attributes} controls></tabiya-board><p id="after">After</p>`, {
      options: { ...still, width },
    });
    const board = await loaded(page, "fig");
    const place = () => page.locator("#after").evaluate((node) => Math.round(node.getBoundingClientRect().top));
    const before = await place();
    for (const name of ["first", "forward", "last"]) {
      await board.locator(`button.${name}`).click({ force: true });
      const cut = await board.locator(".said").evaluate((said) => {
        const range = document.createRange();
        range.selectNodeContents(said);
        const words = range.getBoundingClientRect();
        const after = /** @type {HTMLElement} */ (document.querySelector("#after")).getBoundingClientRect();
        const clips = [said, said.parentElement, said.closest(".controls")].some(
          (node) => node && getComputedStyle(node).overflow !== "visible",
        );
        return { clips, below: words.bottom <= after.top + 1, within: words.right <= innerWidth && words.left >= 0 };
      });
      assert.deepEqual(cut, { clips: false, below: true, within: true }, `${attributes} ${width} ${name}`);
      assert.equal(await place(), before, `${attributes} ${width} ${name}`);
    }
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
  }
});

test("on paper there is no room for buttons", async () => {
  const page = await article(
    `<tabiya-board id="fig" ${LINE} controls></tabiya-board><p id="after" style="margin: 0">After</p>` +
      `<tabiya-board id="two" ${LINE} controls caption="x"></tabiya-board><p id="end" style="margin: 0">End</p>`,
  );
  const board = await loaded(page, "fig");
  await loaded(page, "two");
  const gap = async (/** @type {string} */ below, /** @type {Locator} */ figure) => {
    const [row, after] = [await figure.locator(".row").boundingBox(), await page.locator(below).boundingBox()];
    return (after?.y ?? 0) - ((row?.y ?? 0) + (row?.height ?? 0));
  };
  assert.ok((await gap("#after", board)) > 40);
  await page.emulateMedia({ media: "print" });
  assert.ok((await gap("#after", board)) < 2);
  assert.ok((await gap("#end", page.locator("#two"))) < 40, "the caption and no more");
});

test("without the script nothing in the prose looks as if it could be pressed", async () => {
  const body =
    `<p>The elephant <a id="step" data-tabiya="fig" data-ply="3">jumps</a> <span id="plain">here</span>.</p>` +
    `<tabiya-board id="fig" ${LINE}></tabiya-board>`;
  const look = (/** @type {import("playwright-core").Page} */ page, /** @type {string} */ id) =>
    page.locator(id).evaluate((node) => {
      const { cursor, textDecorationLine } = getComputedStyle(node);
      return [cursor, textDecorationLine];
    });
  const dead = await article(body, { options: { ...still, javaScript: false } });
  assert.deepEqual(await look(dead, "#step"), await look(dead, "#plain"));
  const page = await article(body);
  await loaded(page, "fig");
  assert.deepEqual(await look(page, "#step"), ["pointer", "underline"]);
});

test("the element and its other half have names that stay", () => {
  // What an article's reader has kept from before a deployment asks for these, and takes this of them.
  const names = files();
  for (const path of ["tabiya-board.js", "tabiya-lesson.js", "live-figure.js", "embed.js"]) {
    const text = String(file(path));
    for (const [, other] of text.matchAll(/(?:from|import)\s*\(?"\.\/([^"]+)"/g)) {
      assert.ok(names.includes(other), `${path} loads ${other}`);
      assert.doesNotMatch(other, /-[0-9A-Z]{8}\.js$/, `${path} loads ${other}`);
    }
  }
  const exported = /export\{([^}]*)\}/.exec(String(file("live-figure.js")))?.[1].split(",") ?? [];
  const given = exported.map((part) => part.split(" as ").at(-1));
  for (const name of ["Live", "badAttribute", "checked", "load", "loadError", "note", "read", "styleError"])
    assert.ok(given.includes(name), name);
});
