// Benchmark of the built page on a slow machine: `cargo xtask bench --page`.
//
// Chromium, its processor slowed down four times, the page served with brotli as static hosts do.
// The first board is timed on a simulated slow 4G (1.6 Mbit/s, 150 ms a round trip, as Lighthouse
// has it), the rest on the page once it stands. What can be pressed in each view is pressed at the processor's own
// speed. These are figures to read, not tests: the noise of the machine is in them.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";
import process from "node:process";
import { brotliCompressSync } from "node:zlib";

import { launch } from "../tests/browser/chromium.mjs";
import { table } from "./table.mjs";

const SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const ROUNDS = 5;

/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
};

/** Serves the built page with brotli. @returns {Promise<string>} its address */
function serve() {
  /** @type {Map<string, Buffer | undefined>} */
  const files = new Map();
  const read = (/** @type {string} */ path) => {
    try {
      return brotliCompressSync(readFileSync(new URL(`../dist/site${path}`, import.meta.url)));
    } catch {
      return undefined;
    }
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://local");
    const path = pathname === "/" ? "/index.html" : pathname;
    if (!files.has(path)) files.set(path, read(path));
    const body = files.get(path);
    if (!body) return response.writeHead(404).end();
    const type = TYPES[extname(path)] ?? "application/octet-stream";
    return response.writeHead(200, { "content-type": type, "content-encoding": "br" }).end(body);
  });
  return new Promise((done) =>
    server.listen(0, "127.0.0.1", () => done(`http://127.0.0.1:${/** @type {any} */ (server.address()).port}/`)),
  );
}

/** Runs in the page before it: notes long tasks, answers to clicks, frames and the first board. */
function watch() {
  const seen = {
    tasks: /** @type {number[]} */ ([]),
    clicks: /** @type {number[]} */ ([]),
    events: /** @type {number[]} */ ([]),
    code: /** @type {number[]} */ ([]),
    frames: /** @type {number[]} */ ([]),
    board: 0,
    living: 0,
  };
  Object.assign(window, { seen });
  const each = (/** @type {string} */ type, /** @type {(entry: any) => void} */ take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, ...options });
  each("longtask", (entry) => seen.tasks.push(entry.duration));
  // From the click to the next picture, in steps of 8 ms; what is faster is not reported.
  const answered = (/** @type {any} */ entry) => {
    seen.events.push(entry.duration);
    if (!["pointerdown", "pointerup", "click"].includes(entry.name)) return;
    seen.code.push(entry.processingEnd - entry.processingStart);
    if (entry.name === "click") seen.clicks.push(entry.duration);
  };
  each("event", answered, { durationThreshold: 16 });
  let last = 0;
  const frame = (/** @type {number} */ now) => {
    if (last) seen.frames.push(now - last);
    last = now;
    // Style sheets hold the first frame back, so what is there is seen.
    if (!seen.board && document.querySelector("#board svg") && !document.querySelector("[data-awaits]"))
      setTimeout(() => (seen.board = performance.now()));
    if (!seen.living && document.querySelector("#board [role=gridcell]"))
      setTimeout(() => (seen.living = performance.now()));
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const address = await serve();
const browser = await launch();

/** A page of its own, nothing of it in a cache. @param {string} [path] @param {typeof SLOW_4G} [network] */
async function open(path = "", network, slowdown = SLOWDOWN) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (network) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
  }
  await page.addInitScript(watch);
  await page.goto(address + path, { waitUntil: "commit" });
  await page.waitForFunction(
    () => /** @type {any} */ (window).seen?.living > 0 && document.querySelector("html[data-ready]"),
  );
  return page;
}

const median = (/** @type {number[]} */ times) => [...times].sort((one, other) => one - other)[times.length >> 1] ?? 0;
const worst = (/** @type {number[]} */ times) => Math.max(0, ...times);
const ms = (/** @type {number} */ time) => `${time.toFixed(0)} ms`;

/** Milliseconds to the first board and to the living one, bytes and requests until then. @param {string} [game] */
async function firstBoard(game = "") {
  /** @type {Record<"board" | "living" | "bytes" | "requests", number>[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await open(game, SLOW_4G);
    rounds.push(
      await page.evaluate(() => {
        const { board, living } = /** @type {any} */ (window).seen;
        const files = performance.getEntries().filter((entry) => "transferSize" in entry && entry.startTime < living);
        return {
          board,
          living,
          bytes: files.reduce((sum, entry) => sum + /** @type {any} */ (entry).transferSize, 0),
          requests: files.length,
        };
      }),
    );
    await page.context().close();
  }
  const of = (/** @type {keyof typeof rounds[0]} */ name) => rounds.map((round) => round[name]);
  const name = game ? `, ${game.slice(1)}` : "";
  return [
    [`first board, slow 4G${name}`, "1500 ms", ms(median(of("board"))), ms(worst(of("board")))],
    [`a board that answers${name}`, "", ms(median(of("living"))), ms(worst(of("living")))],
    [`bytes until then${name}`, "200 kB", `${(median(of("bytes")) / 1000).toFixed(0)} kB`, ""],
    [`requests until then${name}`, "", String(median(of("requests"))), ""],
  ];
}

/** What the page has noted since it was last asked. */
const noted = (/** @type {import("playwright-core").Page} */ page) =>
  page.evaluate(() => {
    const { tasks, clicks, events, code, frames } = /** @type {any} */ (window).seen;
    return {
      tasks: tasks.splice(0),
      clicks: clicks.splice(0),
      events: events.splice(0),
      code: code.splice(0),
      frames: frames.splice(0),
    };
  });

/** Clicks: a piece is taken up and put down again, moves are played. */
async function clicks() {
  const page = await open("#chaturanga");
  const cell = (/** @type {string} */ square) => page.locator(`#board .tabiya-cell[data-square="${square}"]`);
  await page.waitForTimeout(1000);
  await noted(page);
  let asked = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const square of ["b1", "b1", "g1", "g1", "e2", "e2"]) {
      await cell(square).click();
      asked += 1;
      await page.waitForTimeout(150);
    }
  }
  const found = await noted(page);
  // Those under 16 ms are not reported.
  const times = [...found.clicks, ...Array(Math.max(0, asked - found.clicks.length)).fill(8)];
  await page.context().close();
  return [
    ["a click answered", "50 ms", ms(median(times)), ms(worst(times))],
    ["of it in the page's own code", "", ms(median(found.code)), ms(worst(found.code))],
    ["long tasks over 50 ms while clicking", "0", String(found.tasks.length), ms(worst(found.tasks))],
  ];
}

/** Frames while a line is played. */
async function frames() {
  const page = await open("#chaturanga");
  await page.waitForTimeout(1000);
  await page.locator("#tab-lines").click();
  await page.locator(".line-actions button").first().click();
  await page.waitForTimeout(1500);
  await noted(page);
  const start = Date.now();
  if ((await page.locator(".transport.play").getAttribute("aria-label"))?.startsWith("Play"))
    await page.locator(".transport.play").click();
  await page.waitForTimeout(6000);
  const seconds = (Date.now() - start) / 1000;
  const found = await noted(page);
  await page.context().close();
  const late = found.frames.filter((/** @type {number} */ time) => time > 25).length;
  return [
    ["frames a second while a line is played", "60", (found.frames.length / seconds).toFixed(1), ""],
    ["frames that came late (over 25 ms)", "0", `${late} of ${found.frames.length}`, ms(worst(found.frames))],
    ["long tasks over 50 ms meanwhile", "0", String(found.tasks.length), ms(worst(found.tasks))],
  ];
}

/** Every view, as addresses of Chaturanga have it. */
const ROOMS = "start stories lessons parting difference family ages witnesses sources evidence matrix maps reconstruct";
const VIEWS = [
  ...["panel=pieces", "panel=choices", "panel=rules", "panel=moves", "panel=about", "piece=elephant&at=e4"],
  ...["view=setup", "view=studies", "view=verdicts", "view=set", "view=file"],
  ...["compare=-;shatranj&view=differs", "compare=-;shatranj&piece=elephant&at=e4", "compare=-;shatranj"],
  ...[...ROOMS.split(" "), "find"].map((room) => `room=${room}`),
];

/** What can be pressed and does not leave the page, at most so many of a view. */
const PRESSED = "main :is(button, input[type=radio], input[type=checkbox], summary, select):enabled:visible";
const MOST = 16;

/** What can be pressed in each view is: to the next picture, in the 75th of a hundred. */
async function actions() {
  const page = await open("#chaturanga", undefined, 1);
  page.setDefaultTimeout(2000);
  /** @type {[time: number, of: string][]} */
  const all = [];
  for (const view of VIEWS) {
    const hash = `#/chaturanga?v=1&${view}`;
    const begin = async () => {
      await page.evaluate((hash) => location.assign(hash), hash);
      await page.waitForTimeout(1000);
    };
    await begin();
    const there = page.url();
    const number = await page.locator(PRESSED).count();
    for (let place = 0; place < number; place += Math.ceil(number / MOST)) {
      if (page.url() !== there) await begin();
      const control = page.locator(PRESSED).nth(place);
      const pressed = async () => {
        const name = await control.evaluate((one) => one.getAttribute("aria-label") ?? one.textContent ?? "");
        const select = await control.evaluate((one) => one.localName === "select");
        await noted(page);
        if (select) await control.press("ArrowDown");
        else await control.click({ noWaitAfter: true });
        return name;
      };
      // What is covered or has gone meanwhile is left out.
      const name = await pressed().catch(() => undefined);
      await page.waitForTimeout(250);
      const { events } = await noted(page);
      if (name !== undefined) all.push([worst([8, ...events]), `${view}: ${name.trim().slice(0, 30)}`]);
      await page.keyboard.press("Escape");
    }
  }
  await page.context().close();
  all.sort(([one], [other]) => one - other);
  const [slowest, what] = all[all.length - 1];
  const over = all.filter(([time]) => time > 100).length;
  return [
    [
      `an action of a view, of ${all.length} (not slowed, 75th of a hundred)`,
      "100 ms",
      ms(all[Math.floor(all.length * 0.75)][0]),
      ms(slowest),
    ],
    [`actions over 100 ms; the slowest is ${what}`, "0", String(over), ""],
  ];
}

const rows = [
  ...(await firstBoard()),
  ...(await firstBoard("#/shogi")),
  ...(await clicks()),
  ...(await frames()),
  ...(await actions()),
];
console.log(table([[`the page, processor slowed ${SLOWDOWN} times`, "wanted", "median or number", "worst"], ...rows]));
await browser.close();
process.exit(0);
