// Diagrams in an article: the element, the prose that drives it, the frame, and
// links that keep.

import { readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import "../module/load.mjs";
import { read as readAddress } from "../../www/state/address.js";
import { read } from "../../www/element/attributes.js";
import { ATTRIBUTES } from "../../www/element/names.js";
import { picture } from "../../www/figures/picture.js";
import { article, loaded, still } from "./article.mjs";
import { assert, openPage, test } from "./harness.mjs";
import { url } from "./chromium.mjs";
import { file } from "./site.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {HTMLElement & import("../../www/tabiya-board.js").TabiyaBoard} Board */

const LINE = 'game="chaturanga" line="e2e3 e7e6 f1h3"';

test("what stands inside the tag shows without the script", async () => {
  const page = await article(
    `<tabiya-board ${LINE} caption="Three moves">` +
      '<svg width="40" height="40" viewBox="0 0 1 1"><title>Static</title></svg></tabiya-board>',
    { options: { javaScript: false } },
  );
  const picture = page.locator("tabiya-board svg");
  assert.ok(await picture.isVisible());
  assert.equal((await picture.boundingBox())?.width, 480, "as wide as the diagram will be");
});

test("a diagram comes to life near the screen, with one module for all of them", async () => {
  const far = '<div style="height:4000px"></div>';
  const body =
    `<tabiya-board id="one" ${LINE}></tabiya-board><tabiya-board id="two" game="shatranj"></tabiya-board>${far}` +
    '<tabiya-board id="three" game="makruk"></tabiya-board>';
  /** @type {string[]} */
  const asked = [];
  const page = await openPage("icon.svg", still);
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.replace(/.*\//, "")));
  await page.route("**/article.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `${far}${body}<script type="module" src="tabiya-board.js"></script>`,
    }),
  );
  await page.goto(new URL("article.html", url).href);
  await page.waitForFunction(() => customElements.get("tabiya-board"));
  // Observers are told in the order in which they began: after this one the diagram's own has been.
  await page.locator("#one").evaluate((one) => new Promise((told) => new IntersectionObserver(told).observe(one)));
  const living = () => asked.filter((name) => /^live\b.*\.js$|\.wasm$/.test(name));
  const modules = () => asked.filter((name) => name.endsWith(".wasm"));
  assert.deepEqual(living(), [], "nothing is loaded while none is near");
  await page.locator("#one").scrollIntoViewIfNeeded();
  await page.locator("#two [role=grid]").waitFor();
  assert.equal(await page.locator("#one [role=gridcell]").count(), 64);
  assert.equal(await page.locator("#three [role=grid]").count(), 0, "the third is far away");
  await page.locator("#three").scrollIntoViewIfNeeded();
  await page.locator("#three [role=grid]").waitFor();
  assert.deepEqual(modules().sort(), ["tabiya_first.wasm", "tabiya_rest.wasm"]);
});

test("nothing on the page moves when a diagram comes to life", async () => {
  const draw = (/** @type {Record<string, string>} */ values) =>
    picture(read((/** @type {string} */ name) => values[name] ?? null));
  const pictures = [
    draw({ game: "chaturanga", line: "e2e3" }),
    draw({ game: "shogi", line: "c3c4 g7g6 b2g7+ h8g7" }),
    draw({ game: "chaturanga", compare: "-;elephant:dabbaba" }),
  ];
  const page = await article(
    `<p>Before</p>
     <tabiya-board id="one" game="chaturanga" line="e2e3" controls caption="A caption">${pictures[0]}</tabiya-board>
     <p id="after">After</p>
     <tabiya-board id="two" game="shogi" line="c3c4 g7g6 b2g7+ h8g7" controls>${pictures[1]}</tabiya-board><p>After</p>
     <tabiya-board id="three" game="chaturanga" compare="-;elephant:dabbaba">${pictures[2]}</tabiya-board>
     <p id="end">End</p>`,
    { options: { ...still, height: 2400 } },
  );
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("p, tabiya-board")].map((node) => Math.round(node.getBoundingClientRect().top)),
    );
  const before = await places();
  for (const id of ["one", "two", "three"]) await loaded(page, id);
  assert.equal(await page.locator("[role=grid]").count(), 4);
  assert.deepEqual(await places(), before);
  const shifts = await page.evaluate(async () => {
    // What has moved is known once the frame is drawn.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    return observer.takeRecords().map((entry) => /** @type {any} */ (entry).value);
  });
  assert.deepEqual(shifts, []);
});

test("the still picture and the living board show the same pieces and marks", async () => {
  const page = await article(
    '<tabiya-board id="one" game="shogi" line="c3c4 g7g6 b2g7+ h8g7"></tabiya-board>' +
      '<tabiya-board id="two" game="chaturanga" piece="elephant" at="d4" options="elephant:five" enemies="e5" ' +
      'marks="c5"></tabiya-board>',
  );
  for (const id of ["one", "two"]) {
    const board = await loaded(page, id);
    const attributes = await board.evaluate((element) =>
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    );
    const text = picture(read((/** @type {string} */ name) => attributes[name] ?? null));
    const [drawn, living] = await board.evaluate((element, text) => {
      const of = (/** @type {ParentNode | null | undefined} */ root) =>
        [...(root?.querySelectorAll(".piece, .mark") ?? [])]
          .map(
            (node) =>
              `${node.getAttribute("class")} ${node.getAttribute("data-square")} ${node.getAttribute("transform")}`,
          )
          .sort();
      return [of(new DOMParser().parseFromString(text, "image/svg+xml")), of(element.shadowRoot)];
    }, text);
    assert.ok(drawn.length > 4, id);
    assert.deepEqual(living, drawn, id);
  }
});

test("prose steps the figure by pointer and keyboard, and the step is announced", async () => {
  const page = await article(`
    <p>
      <a id="third" data-tabiya="fig" data-ply="3">jumps</a>
      <a id="first" href="#fig" data-tabiya="fig" data-ply="1">opens</a>
      <button id="other" data-tabiya="fig" data-options="elephant:dabbaba" data-line="f1f3" data-ply="1">other</button>
    </p>
    <tabiya-board id="fig" ${LINE} ply="0" controls></tabiya-board>`);
  const board = await loaded(page, "fig");
  const at = () => board.evaluate((figure) => /** @type {Board} */ (figure).ply);
  assert.equal(await at(), 0);
  await page.locator("#third").click();
  assert.equal(await at(), 3);
  assert.match(
    (await board.locator("[role=status].said").textContent()) ?? "",
    /^Half-move 3 of 3: White’s elephant .* h3\.$/,
  );
  assert.equal(await page.locator("#third").getAttribute("aria-current"), "true");
  assert.equal(await page.locator("#third").getAttribute("role"), "button", "without an address it is a button");
  await page.locator("#first").focus();
  await page.keyboard.press("Enter");
  assert.equal(await at(), 1);
  assert.equal(await page.locator("#third").getAttribute("aria-current"), null);
  assert.doesNotMatch(page.url(), /#/, "the address stays");
  await page.locator("#third").focus();
  await page.keyboard.press("Space");
  assert.equal(await at(), 3);
  await page.locator("#other").click();
  await page.waitForFunction(() =>
    /f3/.test(
      document
        .querySelector("#fig")
        ?.shadowRoot?.querySelector('.piece[data-square="f3"]')
        ?.getAttribute("data-square") ?? "",
    ),
  );
});

test("a link sets the documented attributes of a diagram, and nothing else of anything", async () => {
  const types = await readFile(new URL("../../www/tabiya-board.d.ts", import.meta.url), "utf8");
  const table = [...types.matchAll(/^ \* \| (`.*?`) \|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  assert.deepEqual([...ATTRIBUTES].sort(), [...table].sort());
  const foreign = [
    "onclick",
    "onpointermove",
    "onfocus",
    "style",
    "class",
    "id",
    "is",
    "slot",
    "tabindex",
    "autofocus",
    "popover",
    "hidden",
    "foo",
  ];
  const data = (/** @type {string[]} */ names) => names.map((name) => `data-${name}="window.gadget = 1"`).join(" ");
  const page =
    await article(`<a id="step" data-tabiya="fig" data-ply="2" data-caption="Two" data-on-click="window.gadget = 1"
      ${data(foreign)}>a step</a>
    <a id="other" data-tabiya="film" data-controls="" data-caption="x">no diagram</a><video id="film"></video>
    <tabiya-board id="fig" ${LINE} ply="0"></tabiya-board>`);
  const board = await loaded(page, "fig");
  await page.locator("#step").click();
  await page.locator("#other").click();
  assert.deepEqual(await board.evaluate((figure) => figure.getAttributeNames().sort()), [
    "caption",
    "game",
    "id",
    "line",
    "ply",
  ]);
  assert.equal(await board.evaluate((figure) => /** @type {Board} */ (figure).ply), 2);
  assert.equal(await page.locator("#step").getAttribute("aria-current"), "true", "in force, whatever else it says");
  assert.deepEqual(await page.locator("#film").evaluate((film) => film.getAttributeNames()), ["id"]);
  await board.click({ position: { x: 20, y: 20 } });
  assert.equal(await page.evaluate(() => "gadget" in window), false);
});

test("the buttons step, and every step is an event", async () => {
  const page = await article(`<tabiya-board id="fig" ${LINE} ply="0" controls></tabiya-board>`);
  await page.evaluate(() => {
    const seen = /** @type {any[]} */ ([]);
    Object.assign(window, { seen });
    document.addEventListener("tabiya-step", (event) => seen.push(/** @type {CustomEvent} */ (event).detail));
  });
  const board = await loaded(page, "fig");
  for (const name of ["forward", "last", "back", "first"]) await board.locator(`button.${name}`).click();
  // At the start there is nothing to go back to.
  await board.locator("button.back").click({ force: true });
  await board.locator("button.play").click();
  await page.waitForFunction(() => /** @type {any} */ (window).seen.length === 7, undefined, { timeout: 20_000 });
  const seen = await page.evaluate(() => /** @type {any} */ (window).seen);
  assert.deepEqual(
    seen.map((/** @type {any} */ step) => [step.ply, step.move ?? ""]),
    [
      [1, "e2e3"],
      [3, "f1h3"],
      [2, "e7e6"],
      [0, ""],
      [1, "e2e3"],
      [2, "e7e6"],
      [3, "f1h3"],
    ],
  );
});

test("a step that is no place in the line is refused, and the board stays where it is", async () => {
  const page = await article(
    `<tabiya-board id="fig" ${LINE} ply="1" controls></tabiya-board>` +
      `<tabiya-board id="far" ${LINE} ply="-4"></tabiya-board>`,
  );
  assert.equal(await page.locator("#far").evaluate((figure) => /** @type {Board} */ (figure).ply), 0, "not yet loaded");
  const board = await loaded(page, "fig");
  const told = await board.evaluate((figure) => {
    /** @type {string[]} */
    const codes = [];
    figure.addEventListener("tabiya-error", (event) => codes.push(/** @type {CustomEvent} */ (event).detail.code));
    return ["foo", undefined, null, NaN, 1.5, -4, 4, 2, "3", 0].map((ply) => {
      /** @type {any} */ (figure).ply = ply;
      return [/** @type {Board} */ (figure).ply, codes.splice(0).join()];
    });
  });
  const bad = [1, "bad-attribute"];
  assert.deepEqual(told, [bad, bad, bad, bad, bad, bad, bad, [2, ""], [3, ""], [0, ""]]);
  assert.match((await board.locator("[role=status].said").textContent()) ?? "", /^Start, of 3 half-moves/);
});

const WRONG = /** @type {const} */ ([
  ['game="nonesuch"', "unknown-game"],
  ['game="chaturanga" options="elephant:none"', "unknown-choice"],
  ['game="chaturanga" options="nonsense:yes"', "unknown-option"],
  ['game="chaturanga" options="elephant"', "bad-attribute"],
  ['game="chaturanga" line="e2e3 e7e5"', "not-its-move"],
  ['game="chaturanga" line="e2e9"', "move-text"],
  ['game="chaturanga" piece="queen"', "unknown-kind"],
  ['game="chaturanga" piece="elephant" at="z9"', "unknown-square"],
  ['game="chaturanga" position="nonsense"', undefined],
  ['game="chaturanga" ply="many"', "bad-attribute"],
  ['game="chaturanga" marks="x:y"', "bad-attribute"],
  ['game="chaturanga" pieces="wooden"', "bad-attribute"],
  ["", "unknown-game"],
]);

test("what cannot be leaves the still picture, with a note and an event that has the code", async () => {
  const page = await article(
    WRONG.map(
      ([attributes], index) =>
        `<tabiya-board id="fig${index}" ${attributes}><img alt="still" src="data:,"></tabiya-board>`,
    ).join(""),
  );
  for (const [index, [attributes, code]] of WRONG.entries()) {
    const board = page.locator(`#fig${index}`);
    const told = await board.evaluate(async (figure) => {
      /** @type {any[]} */
      const seen = [];
      figure.addEventListener("tabiya-error", (event) => seen.push(/** @type {CustomEvent} */ (event).detail));
      await /** @type {Board} */ (figure).load();
      if (seen.length === 0) /** @type {Board} */ (figure).setAttribute("game", figure.getAttribute("game") ?? "");
      await new Promise((resolve) => setTimeout(resolve));
      return seen.at(-1);
    });
    assert.equal(typeof told?.code, "string", attributes);
    if (code) assert.equal(told.code, code, attributes);
    assert.equal(await board.locator("[role=grid]").count(), 0, attributes);
    const note = board.locator(".note");
    assert.ok(await note.isVisible(), attributes);
    assert.match((await note.textContent()) ?? "", /\. What is shown came with the page\.$/);
    assert.equal(await board.locator("slot").count(), 1, "what is inside the tag shows");
  }
});

test("a diagram that cannot be and brings no picture says so; mended, it shows", async () => {
  const page = await article('<tabiya-board id="fig" game="nonesuch"></tabiya-board>');
  const board = await loaded(page, "fig");
  assert.match((await board.locator(".note").innerText()) ?? "", /There is nothing to show/);
  await board.evaluate((figure) => figure.setAttribute("game", "shatranj"));
  await board.locator("[role=grid]").waitFor();
  assert.ok(!(await board.locator(".note").isVisible()));
  await board.evaluate((figure) => figure.setAttribute("options", "king:nowhere"));
  await board.locator(".note").waitFor();
  assert.equal(await board.locator("[role=grid]").count(), 0);
});

test("attributes are text and never markup", async () => {
  const nasty = "&lt;img src=x onerror=alert(1)&gt;";
  const names = [
    "game",
    "options",
    "position",
    "line",
    "ply",
    "piece",
    "at",
    "side",
    "friends",
    "compare",
    "marks",
    "pieces",
    "theme",
    "caption",
    "lang",
  ];
  const page = await article(
    [
      ...names.map(
        (name, index) =>
          `<tabiya-board id="fig${index}" ${name === "game" ? "" : 'game="chaturanga"'} ` +
          `${name}="${nasty}"></tabiya-board>`,
      ),
    ].join(""),
  );
  for (const [index, name] of names.entries()) {
    const board = await loaded(page, `fig${index}`);
    assert.equal(await board.locator("img").count(), 0, name);
  }
});

test("diagrams stand under a strict content policy", async () => {
  const { origin } = new URL(url);
  const policy =
    `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; style-src ${origin}; connect-src ${origin}; ` +
    "img-src data:";
  const page = await article(
    `<a data-tabiya="fig" data-ply="2">x</a><tabiya-board id="fig" ${LINE} controls theme="dark"></tabiya-board>`,
    { policy },
  );
  const board = await loaded(page, "fig");
  await page.locator("a").click();
  assert.equal(await board.locator(".piece").count(), 32);
  assert.equal(await board.evaluate((figure) => /** @type {Board} */ (figure).ply), 2);
  const size = await board.locator(".tabiya-cell").first().boundingBox();
  assert.ok(size && size.width > 40, "the sheets are in force");
});

/**
 * The living board is laid out as a board, and its squares lie over the picture’s.
 * @param {import("playwright-core").Locator} board
 */
async function styled(board) {
  const cell = await board.locator(".tabiya-cell").first().boundingBox();
  const whole = await board.locator(".tabiya-board").boundingBox();
  assert.ok(
    cell && whole && cell.width > 40 && cell.x >= whole.x && cell.y + cell.height <= whole.y + whole.height / 4,
  );
  assert.ok(await board.locator(".tabiya-grid").evaluate((grid) => getComputedStyle(grid).position === "absolute"));
}

test("the styles come with the script, whatever a policy says of style sheets", async () => {
  const { origin } = new URL(url);
  const script = `script-src ${origin} 'wasm-unsafe-eval'`;
  for (const policy of [
    `default-src 'self'; ${script}`,
    `default-src 'self'; ${script}; style-src 'none'`,
    `default-src 'none'; ${script}; connect-src ${origin}; img-src data:`,
  ]) {
    const page = await article(
      `<tabiya-board id="fig" ${LINE} controls theme="dark"><img alt="still" src="data:,"></tabiya-board>`,
      {
        // Its icon is no part of this.
        policy: policy.includes("img-src") ? policy : `${policy}; img-src data:`,
        sheet: false,
      },
    );
    /** @type {string[]} */
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    const board = await loaded(page, "fig");
    await styled(board);
    const fill = await board
      .locator(".field")
      .first()
      .evaluate((node) => getComputedStyle(node).fill);
    assert.equal(fill, "rgb(187, 151, 98)", policy);
    assert.deepEqual(
      asked.filter((address) => address.includes(".css")),
      [],
      policy,
    );
    assert.equal(await board.locator("link, style").count(), 0, policy);
  }
});

const WITHOUT_SHEETS = {
  "no sheet can be made": () => {
    window.CSSStyleSheet = /** @type {any} */ (
      class {
        constructor() {
          throw new TypeError("Illegal constructor");
        }
      }
    );
  },
  "no sheet can be filled": () => {
    CSSStyleSheet.prototype.replaceSync = () => {
      throw new DOMException("not allowed", "NotAllowedError");
    };
  },
  "no root can adopt one": () => {
    delete (/** @type {any} */ (ShadowRoot.prototype).adoptedStyleSheets);
  },
};

test("without styles the still picture stays", async () => {
  for (const [name, init] of Object.entries(WITHOUT_SHEETS)) {
    const page = await article(`<tabiya-board id="fig" ${LINE}><img alt="still" src="data:,"></tabiya-board>`, {
      options: { ...still, init },
    });
    const told = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener("tabiya-error", (event) => resolve(/** @type {CustomEvent} */ (event).detail.code));
        }),
    );
    const board = await loaded(page, "fig");
    // It may have been told while the page was still opening.
    await board.evaluate((figure) => figure.setAttribute("ply", "1"));
    assert.equal(await told, "unstyled", name);
    assert.equal(await board.locator("[role=grid]").count(), 0, name);
    assert.equal(await board.locator("slot").count(), 1, name);
    assert.match(
      (await board.locator(".note").innerText()) ?? "",
      /styles.* What is shown came with the page\.$/,
      name,
    );
  }
});

test("a diagram that moves to another document takes its styles along", async () => {
  const page = await article(
    `<tabiya-board id="fig" ${LINE}></tabiya-board><iframe width="600" height="700"></iframe>`,
  );
  const board = await loaded(page, "fig");
  const width = await board.evaluate((figure) => {
    document.querySelector("iframe")?.contentDocument?.body.append(figure);
    return figure.shadowRoot?.querySelector(".tabiya-cell")?.getBoundingClientRect().width ?? 0;
  });
  assert.ok(width > 40, `${width}`);
});

test("the script works from any path, and twice on a page", async () => {
  const page = await article(
    `<tabiya-board id="fig" ${LINE}></tabiya-board><script type="module" src="../../tabiya-board.js?twice"></script>`,
    { path: "one/two/article.html" },
  );
  await (await loaded(page, "fig")).locator("[role=grid]").waitFor();
});

test("colours come from the page’s custom properties, or from the theme", async () => {
  const page = await article(
    `<div id="own"><tabiya-board id="one" ${LINE}></tabiya-board></div>` +
      `<tabiya-board id="two" ${LINE} theme="dark"></tabiya-board><tabiya-board id="three" ${LINE}></tabiya-board>`,
  );
  await page.evaluate(() => document.getElementById("own")?.style.setProperty("--board", "rgb(1, 2, 3)"));
  const field = async (/** @type {string} */ id) =>
    (await loaded(page, id))
      .locator(".field")
      .first()
      .evaluate((node) => getComputedStyle(node).fill);
  assert.equal(await field("one"), "rgb(1, 2, 3)");
  assert.equal(await field("two"), "rgb(187, 151, 98)");
  assert.equal(await field("three"), "rgb(236, 220, 187)", "as in the files that are saved");
});

test("rules are compared on one board and side by side", async () => {
  const page = await article(
    '<tabiya-board id="one" game="chaturanga" piece="elephant" at="d4" compare="elephant:alfil;elephant:dabbaba">' +
      "</tabiya-board>" +
      '<tabiya-board id="two" game="chaturanga" compare="-;elephant:dabbaba;shatranj" line="f1f3" controls>' +
      "</tabiya-board>",
  );
  const one = await loaded(page, "one");
  assert.equal(await one.locator(".row .mark.series-0").count(), 4);
  assert.equal(await one.locator(".row .mark.series-1").count(), 4);
  const two = await loaded(page, "two");
  assert.equal(await two.locator("[role=grid]").count(), 3);
  assert.equal(await two.locator('.piece[data-square="f3"]').count(), 1, "only one of them can follow the line");
});

test("the element’s own script is small", () => {
  /** @type {Map<string, number>} */
  const files = new Map();
  const take = (/** @type {string} */ path) => {
    if (files.has(path) || path.startsWith("pkg/")) return;
    const text = String(file(path));
    files.set(path, brotliCompressSync(text).length);
    for (const [, other] of text.matchAll(/(?:from|import)\s*\(?["`]\.\/([^"`]+)["`]/g)) take(other);
  };
  take("tabiya-board.js");
  assert.ok(files.size > 1);
  const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
  assert.ok(bytes <= 15_000, `${bytes} bytes in ${files.size} files`);
});

test("a frame shows what the address says, and says what it cannot", async () => {
  const page = await openPage("embed.html#/chaturanga?piece=elephant&at=d4&elephant=dabbaba", {
    ...still,
    width: 360,
    height: 400,
  });
  await page.waitForSelector("html[data-ready]");
  const board = page.locator("#figure");
  assert.equal(await board.locator(".mark.both").count(), 4);
  assert.match(
    (await page.locator("#whole").getAttribute("href")) ?? "",
    /^\.\/#\/chaturanga\?v=1&elephant=dabbaba&piece=elephant&at=d4$/,
  );
  const sizes = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ]);
  assert.ok(sizes[0] <= 360 && sizes[1] <= 400, `${sizes}`);
  await page.evaluate(() => (location.hash = "#/chaturanga?elephant=gone&line=e2e3"));
  await page.locator("#notices", { hasText: "“gone” is no answer" }).waitFor();
  assert.equal(await board.locator('.piece[data-square="e3"]').count(), 1);
  await page.evaluate(() => (location.hash = "#/chaturanga?line=e2e9"));
  await board.locator(".note", { hasText: "e2e9" }).waitFor();
});

test("addresses that were once written are still read", async () => {
  const table = await readFile(new URL("addresses.tsv", import.meta.url), "utf8");
  const rows = table
    .split("\n")
    .filter((row) => /^#[/a-z]/.test(row))
    .map((row) => row.split("\t"));
  assert.ok(rows.length > 8);
  for (const [address, expected] of rows) {
    const part = JSON.parse(expected);
    /** @type {Record<string, any>} */
    const state = readAddress(address).state;
    const found = Object.fromEntries(Object.keys(part).map((key) => [key, state[key]]));
    assert.deepEqual(found, part, address);
  }
});

test("an address names its version, and a newer one is said to be newer", async () => {
  const page = await openPage("#/chaturanga?v=99&line=e2e3", still);
  await page.waitForSelector("html[data-ready]");
  assert.match(await page.locator("#notices").innerText(), /newer Tabiya/);
  await page.locator(".transport.back").click();
  await page.waitForFunction(() => /\?v=1&line=e2e3&ply=0/.test(location.hash));
});
