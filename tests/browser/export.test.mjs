// Exports of the page: files and texts, each shown where it is meant for.

import MarkdownIt from "markdown-it";
import { assert, bytesOf, openPage, test } from "./harness.mjs";
import { url } from "./chromium.mjs";
import { boardMenu, exportedFile, exportedText, goTo, openExports } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

const LINE = "#/chaturanga?line=e2e3,e7e6,f1h3&ply=3";
const PIECE = "#/chaturanga?piece=elephant&at=d4&elephant=dabbaba";
const OVERLAY = "#/chaturanga?piece=elephant&at=d4&compare=elephant:alfil;elephant:dabbaba;elephant:five";

/** Opens an address with the panel open. @param {string} address */
async function open(address) {
  const page = await openPage(address, { reducedMotion: true });
  await page.waitForSelector("html[data-ready]");
  assert.equal(await page.locator(".use-copies").count(), 0, "quiet until it is opened");
  await openExports(page);
  return page;
}

/**
 * Shows a text as a page of its own, under no other address than ours.
 * @param {string} html
 * @param {string} [policy]
 */
async function shown(html, policy) {
  const page = await openPage("icon.svg", { reducedMotion: true });
  await page.route(`${url}shown.html`, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><link rel="icon" href="data:,">${html}`,
      headers: policy ? { "content-security-policy": policy } : {},
    }),
  );
  await page.goto(`${url}shown.html`);
  return page;
}

test("a saved SVG shows what the board shows, stands alone and is small", async () => {
  const page = await open(LINE);
  for (const address of [
    LINE,
    PIECE,
    OVERLAY,
    "#/chaturanga?compare=-;shatranj&line=e2e3",
    "#/xiangqi?men=pictograms&coordinates=off&turned=yes",
  ]) {
    await goTo(page, address);
    if (address === LINE) await page.locator('#board .tabiya-cell[data-square="d8"]').click();
    const stage = await page.evaluate(() => {
      const of = (/** @type {Element} */ node) =>
        `${node.getAttribute("class")} ${node.getAttribute("data-square")} ${node.getAttribute("transform")}`;
      return [...document.querySelectorAll(".stage:not([hidden]) .tabiya-board > svg")]
        .flatMap((svg) => [...svg.querySelectorAll(".piece, .mark")].map(of))
        .sort();
    });
    const { name, bytes } = await exportedFile(page, "SVG");
    const svg = bytes.toString();
    assert.match(name, /\.svg$/);
    // A picture with the moves of a chosen piece is not the one that the texts speak of.
    assert.equal((await exportedText(page, "markdown")).includes(`](${name})`), address !== LINE, name);
    assert.ok(bytes.length < 30_000 * (address.includes("compare=-") ? 2 : 1), `${address}: ${bytes.length}`);
    assert.doesNotMatch(svg, /<text|<script|<style|style=|href="[^#]|@font|url\(/, "nothing from outside, and no font");
    const drawn = await page.evaluate((text) => {
      const root = new DOMParser().parseFromString(text, "image/svg+xml");
      const of = (/** @type {Element} */ node) =>
        `${node.getAttribute("class")} ${node.getAttribute("data-square")} ${node.getAttribute("transform")}`;
      if (root.querySelector("parsererror")) throw new Error("not well-formed");
      return [...root.querySelectorAll(".piece:not(.in-hand), .mark[data-square]")].map(of).sort();
    }, svg);
    assert.ok(stage.length > 3, address);
    assert.deepEqual(drawn, stage, address);
    // What the caption numbers is numbered in the picture.
    assert.equal((svg.match(/class="key-number"/g) ?? []).length, address === OVERLAY ? 3 : 0, address);
    assert.equal(/class="coordinates"/.test(svg), !address.includes("coordinates=off"));
  }
});

test("a PNG has the size that was chosen, and the board’s colours", async () => {
  const page = await open(PIECE);
  await page.locator(".use-body select").first().selectOption("480");
  const { name, bytes } = await exportedFile(page, "PNG");
  assert.match(name, /^chaturanga-elephant-d4-dabbaba-[0-9a-z]{7}\.png$/);
  const [width, ground, outside] = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.drawImage(image, 0, 0);
    // The middle of b8: 872 units across, of which 56 lie to the left of a1, and 16 above a8.
    const at = (/** @type {number} */ x, /** @type {number} */ y) => [
      ...context.getImageData(Math.round((x * image.width) / 872), Math.round((y * image.width) / 872), 1, 1).data,
    ];
    return [image.width, at(56 + 150, 16 + 50), at(10, 865)];
  }, bytes.toString("base64"));
  assert.equal(width, 480);
  assert.deepEqual(ground, [0xec, 0xdc, 0xbb, 255]);
  assert.equal(outside[3], 0, "clear outside the board");
});

test("what is saved comes first, code stays closed, and the start of a game has a name without a digest", async () => {
  const page = await open("#/chaturanga");
  assert.equal(await page.locator(".use-text >> visible=true").count(), 0);
  const parts = page.locator(".use-body > *");
  assert.equal(await parts.first().getAttribute("aria-label"), "Save as");
  assert.deepEqual(await page.locator(".use-copies > summary").allInnerTexts(), [
    "For a web page",
    "For LaTeX",
    "Caption, citation and game as text",
  ]);
  assert.equal((await exportedFile(page, "PNG")).name, "chaturanga-start.png");
  assert.equal((await exportedFile(page, "SVG")).name, "chaturanga-start.svg");
  assert.match(await exportedText(page, "latex"), /\{chaturanga-start\.png\}/);
});

test("a moving SVG moves and ends where the line ends", async () => {
  const page = await open(LINE);
  const { name, bytes } = await exportedFile(page, "Moving SVG");
  assert.match(name, /^chaturanga-after-3-[0-9a-z]{7}-moving\.svg$/);
  const one = await shown(bytes.toString());
  const place = (/** @type {number} */ seconds) =>
    one.evaluate((time) => {
      const svg = /** @type {SVGSVGElement} */ (document.querySelector("svg"));
      svg.pauseAnimations();
      svg.setCurrentTime(time);
      const corner = svg.getBoundingClientRect();
      const scale = corner.width / 872;
      // The white elephant of f1 goes to h3, over g2.
      return [...svg.querySelectorAll(".piece.seat-0")]
        .map((piece) => piece.getBoundingClientRect())
        .map((box) => [
          Math.round((box.left + box.width / 2 - corner.left) / scale - 56),
          Math.round((box.bottom - corner.top) / scale - 16),
        ])
        .filter(([x, y]) => x > 700 && y > 500 && y < 600).length;
    }, seconds);
  assert.equal(await place(0), 0);
  assert.equal(await place(6), 1, "a piece stands on h3 at the end");
});

test("a GIF is read by the browser, frame by frame, with the pieces where they belong", async () => {
  const page = await open(LINE);
  await page.locator(".use-body select").first().selectOption("480");
  const { name, bytes } = await exportedFile(page, "GIF");
  assert.match(name, /^chaturanga-after-3-[0-9a-z]{7}\.gif$/);
  assert.equal(bytes.subarray(0, 6).toString(), "GIF89a");
  const found = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const decoder = new /** @type {any} */ (globalThis).ImageDecoder({ data: bytes, type: "image/gif" });
    await decoder.tracks.ready;
    const count = decoder.tracks.selectedTrack.frameCount;
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [480, 480];
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
    const frame = async (/** @type {number} */ index) => {
      const { image } = await decoder.decode({ frameIndex: index });
      context.drawImage(image, 0, 0);
      // How much of a square is not ground: h3 and f1.
      const busy = (/** @type {number} */ file, /** @type {number} */ rank) => {
        const unit = 480 / 872;
        const pixels = context.getImageData(
          (56 + 100 * file + 20) * unit,
          (16 + 100 * (8 - rank) + 20) * unit,
          60 * unit,
          60 * unit,
        ).data;
        let count = 0;
        for (let at = 0; at < pixels.length; at += 4)
          if (Math.abs(pixels[at] - 0x2a) < 60 || pixels[at + 2] > 0xd8) count += 1;
        return count / (pixels.length / 4);
      };
      return { h3: busy(7, 3), f1: busy(5, 1), lasts: image.duration / 1000 };
    };
    return { count, width: decoder.tracks.selectedTrack.animated, first: await frame(0), last: await frame(count - 1) };
  }, bytes.toString("base64"));
  assert.equal(found.count, 19, "the start, and six for each of three moves");
  assert.ok(found.first.f1 > 0.3 && found.first.h3 < 0.1, JSON.stringify(found));
  assert.ok(found.last.h3 > 0.3 && found.last.f1 < 0.1, JSON.stringify(found));
  assert.equal(found.last.lasts, 2400);
});

test("a moving picture ends with the move that is shown, as its name and its text say", async () => {
  const page = await open("#/chaturanga?line=e2e3,e7e6,f1h3&ply=2");
  const { name, bytes } = await exportedFile(page, "Moving SVG");
  assert.match(name, /^chaturanga-after-2-[0-9a-z]{7}-moving\.svg$/);
  const svg = bytes.toString();
  assert.match(svg, /Then these moves: e2e3, e7e6\./);
  assert.match(await exportedText(page, "moving"), /alt="Chaturanga, after e2–e3 e7–e6\./);
  const gif = await exportedFile(page, "GIF");
  assert.match(gif.name, /^chaturanga-after-2-/);
  const frames = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const decoder = new /** @type {any} */ (globalThis).ImageDecoder({ data: bytes, type: "image/gif" });
    await decoder.tracks.ready;
    return decoder.tracks.selectedTrack.frameCount;
  }, gif.bytes.toString("base64"));
  assert.equal(frames, 13, "the start, and six for each of two moves");
  // Before the first move nothing moves.
  await goTo(page, "#/chaturanga?line=e2e3,e7e6,f1h3&ply=0");
  assert.ok(await page.locator(".use-body button", { hasText: "GIF" }).isHidden());
});

test("an overlay’s caption and the text in its place say which sign is whose", async () => {
  const page = await open(OVERLAY);
  const key = /Compared: \(1\) [^;]+; \(2\) [^;]+; \(3\) [^;]+\. /;
  assert.match(await exportedText(page, "caption"), key);
  assert.match(await exportedText(page, "alt"), key);
  assert.match(await exportedText(page, "alt"), /By rules 3: /);
  await goTo(page, "#/chaturanga?compare=-;shatranj&line=e2e3");
  assert.match(await exportedText(page, "caption"), /Compared, from left to right: \(1\) /);
});

test("the HTML element shows its still picture, and comes to life", async () => {
  const source = await open(LINE);
  for (const address of [
    LINE,
    OVERLAY,
    "#/chaturanga?compare=-;elephant:dabbaba&line=f1f3",
    "#/xiangqi?men=pictograms&coordinates=off&turned=yes&position=3k5/9/9/9/9/9/9/9/4A4/4K4+w",
  ]) {
    await goTo(source, address);
    const snippet = await exportedText(source, "html");
    const { origin } = new URL(url);
    const page = await shown(
      snippet,
      `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; style-src ${origin}; connect-src ${origin}; ` +
        "img-src data:",
    );
    const board = page.locator("tabiya-board");
    const pieces = await board.locator("> svg .piece").count();
    assert.ok(pieces > 0);
    const problem = await board.evaluate(async (figure) => {
      /** @type {any} */ let told;
      figure.addEventListener("tabiya-error", (event) => (told = /** @type {CustomEvent} */ (event).detail));
      await /** @type {any} */ (figure).load();
      return told;
    });
    assert.equal(problem, undefined, address);
    assert.equal(
      await board.evaluate((figure) => figure.shadowRoot?.querySelectorAll(".piece").length),
      pieces,
      address,
    );
    const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map((node) => node.id));
    assert.equal(new Set(ids).size, ids.length);
    assert.match(await page.locator("figcaption").innerText(), /Rules after Daou 2007.*Open this diagram$/s);
  }
});

const CLOSE = [
  "#/shatranj?v=1&position=r3k3/8/8/8/8/8/4P3/4K2N+w",
  "#/shatranj?v=1&position=b3k3/8/2n5/8/8/8/4P3/R3K3+w",
];

test("two diagrams of one game in one page show each its own pieces, without the script", async () => {
  const page = await open(CLOSE[0]);
  const snippets = [];
  // A program that draws by itself gives no prefix.
  const bare = [];
  for (const address of CLOSE) {
    await goTo(page, address);
    snippets.push(await exportedText(page, "html"));
    await boardMenu(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator("#display .quiet").first().click(),
    ]);
    bare.push(`<figure>${(await bytesOf(download)).toString()}</figure>`);
    await page.keyboard.press("Escape");
  }

  for (const pictures of [snippets, bare]) {
    /** Shows one of the figures of a page and nothing else. @param {string[]} figures @param {number} place */
    const drawn = async (figures, place) => {
      const page = await openPage("icon.svg", { javaScript: false });
      const one = `figure:nth-of-type(${place + 1})`;
      const style = `<style>
        body { margin: 0 }
        figure { position: absolute; inset: 0 auto auto 0; margin: 0; visibility: hidden }
        ${one} { visibility: visible }
        figcaption { display: none }
      </style>`;
      await page.route(`${url}shown.html`, (route) =>
        route.fulfill({
          contentType: "text/html; charset=utf-8",
          body: `<!doctype html><link rel="icon" href="data:,">${figures.join("")}${style}`,
        }),
      );
      await page.goto(`${url}shown.html`);
      assert.ok(await page.locator(`${one} > :is(tabiya-board, svg)`).isVisible());
      return (await page.screenshot()).toString("base64");
    };
    const alone = await Promise.all(pictures.map((figure) => drawn([figure], 0)));
    assert.notEqual(alone[0], alone[1]);
    for (const place of [0, 1]) assert.equal(await drawn(pictures, place), alone[place], `figure ${place + 1}`);
  }
});

test("files of different positions, lines and choices have different names", async () => {
  const addresses = [
    ...CLOSE,
    "#/shatranj",
    "#/shatranj?line=e2e3&ply=0",
    "#/shatranj?line=d2d3&ply=0",
    "#/shatranj?turned=yes",
    "#/shatranj?men=letters",
    "#/shatranj?coordinates=off",
    "#/shatranj?piece=king&at=d4",
    "#/shatranj?piece=king&at=d4&friends=d5",
    "#/shatranj?piece=king&at=d4&enemies=d5",
  ];
  /** @type {Set<string>} */
  const names = new Set();
  const page = await open(addresses[0]);
  for (const address of addresses) {
    await goTo(page, address);
    names.add(/\]\(([^)]+\.svg)\)/.exec(await exportedText(page, "markdown"))?.[1] ?? "");
  }
  assert.equal(names.size, addresses.length, [...names].join(" "));
});

test("a moving picture stands still for readers who want less motion", async () => {
  const page = await shown(
    (await exportedText(await open(LINE), "moving")).replace(/(srcset|src)="([^"]*)"/g, '$1="data:image/svg+xml,$2"'),
  );
  // Reduced motion is on in these tests.
  assert.match(
    await page.locator("img").evaluate((image) => /** @type {HTMLImageElement} */ (image).currentSrc),
    /,chaturanga-after-3-[0-9a-z]{7}\.svg$/,
  );
  assert.match((await page.locator("img").getAttribute("alt")) ?? "", /White: king e1/);
});

test("a frame shows the same diagram", async () => {
  const page = await shown(await exportedText(await open(OVERLAY), "iframe"));
  const frame = page.frameLocator("iframe");
  await frame.locator("tabiya-board .mark.series-2").first().waitFor();
  assert.ok((await page.locator("iframe").getAttribute("title"))?.includes("Gaja"));
});

test("a frame is no wider than its page, whose words and board are seen whole in it", async () => {
  const source = await open(LINE);
  for (const address of [
    LINE,
    OVERLAY,
    "#/chaturanga?compare=-;shatranj&line=e2e3",
    "#/shogi?line=c3c4,g7g6,b2h8%2B",
  ]) {
    await goTo(source, address);
    const snippet = await exportedText(source, "iframe");
    const page = await shown(
      `<meta name="viewport" content="width=device-width"><style>body, figure { margin: 8px }</style>${snippet}`,
    );
    const frame = page.frameLocator("iframe");
    await frame.locator("tabiya-board [role=grid]").first().waitFor();
    const inside = frame.locator("html");
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await inside.evaluate(
        (html) => new Promise((done) => html.ownerDocument.defaultView?.requestAnimationFrame(done)),
      );
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, address);
      const sizes = await inside.evaluate((html) => [
        html.scrollWidth - html.clientWidth,
        html.scrollHeight - html.clientHeight,
      ]);
      assert.deepEqual(sizes, [0, 0], `${address} at ${width}`);
    }
  }
});

test("Markdown becomes a picture, a caption and a link", async () => {
  const source = await open(OVERLAY);
  const html = new MarkdownIt().render(await exportedText(source, "markdown"));
  const page = await shown(html.replace(/src="/, 'src="data:," data-src="'));
  assert.match(
    (await page.locator("img").getAttribute("data-src")) ?? "",
    /^chaturanga-elephant-d4-compared-[0-9a-z]{7}\.svg$/,
  );
  assert.equal(await page.locator("img").getAttribute("alt"), await exportedText(source, "alt"));
  assert.equal(await page.locator("em").first().innerText(), await exportedText(source, "caption"));
  const link = await page.locator("a").getAttribute("href");
  assert.equal(link, `${url}${OVERLAY.replace("?piece=elephant&at=d4&", "?v=1&")}&piece=elephant&at=d4`);
});

test("MediaWiki and LaTeX texts are closed, and nothing of the figure is markup in them", async () => {
  const source = await open(LINE);
  for (const address of [LINE, OVERLAY]) {
    await goTo(source, address);
    const alt = await exportedText(source, "alt");
    const wiki = (await exportedText(source, "mediawiki")).trim();
    const [, file, parts] = /^\[\[File:([^|]+)\|(.*)\]\]$/s.exec(wiki) ?? [];
    assert.match(file, /^[a-z0-9-]+\.svg$/);
    // Without the one reference and its one link no brackets or bars are left but those of the parts.
    const bare = parts.replace(/<ref>(.*)<\/ref>/s, (_, ref) => ref.replace(/\[(https?:\S+) ([^\]]*)\]/, "$2"));
    const fields = bare.split("|");
    assert.equal(fields.length, 4, bare);
    const read = (/** @type {string} */ value) =>
      value.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
    assert.equal(read(fields[2]), `alt=${alt}`);
    assert.ok(read(fields[3]).startsWith(await exportedText(source, "caption")));
    assert.doesNotMatch(fields.join(""), /[[\]{}<>~]|''/);

    const latex = (await exportedText(source, "latex")).replace(/^%.*$/gm, "");
    assert.match(latex, /\\begin\{figure\}.*\\includegraphics\[.*\]\{[a-z0-9-]+\.png\}.*\\caption.*\\end\{figure\}/s);
    assert.doesNotMatch(latex.replace(/\\[\\{}$&#%_]/g, ""), /[#$&%_~^]/, "no special letter is left bare");
    let depth = 0;
    for (const sign of latex.replace(/\\[{}]/g, "").match(/[{}]/g) ?? []) {
      depth += sign === "{" ? 1 : -1;
      assert.ok(depth >= 0);
    }
    assert.equal(depth, 0);
  }
});

test("the texts about a figure cite what it is drawn after", async () => {
  const page = await open(PIECE);
  const citation = await exportedText(page, "citation");
  assert.match(citation, /Rules after Daou 2007/);
  // Note 4 is where Daou tells what al-Adli says of the elephant.
  assert.match(citation, /: Daou 2007, §I, note 4 \(reported\)/);
  assert.ok(
    citation.endsWith(`Tabiya (MIT or Apache-2.0), ${url}#/chaturanga?v=1&elephant=dabbaba&piece=elephant&at=d4`),
    citation,
  );
  assert.match(await exportedText(page, "alt"), /May move to or capture on b4, d2, d6 and f4, jumping\./);
  assert.equal(await exportedText(page, "betza"), "D");
  await goTo(page, LINE);
  assert.match(await exportedText(page, "game"), /\n\n1\. e2e3 e7e6 2\. f1h3 \*\n$/);
  await goTo(page, `#/chaturanga?position=${encodeURIComponent(await exportedText(page, "position"))}`);
  assert.equal(await page.locator('#board .piece[data-square="h3"]').count(), 1);
});
