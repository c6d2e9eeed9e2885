// Benchmark of endings in the module that was built: time and memory, in Node and in Chromium in one run; and
// how soon the page that was built has solved the Diamond, from a cold start: `cargo xtask bench --endings`.
//
// With a game and materials only those are made, and in Node: `node benches/endings.mjs makruk KRvKN`.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";

import { table } from "./table.mjs";

const ASKED = ["KQvKQ", "KRvKN", "KRvKQ"];
const ROUNDS = 2;
const MEGABYTE = 2 ** 20;

/** @typedef {{ positions: number, millis: number, bytes: number }} Made */

/** Makes a table in a module of its own. @param {string} game @param {string} material @returns {Promise<Made>} */
async function made(game, material) {
  const { endingInfo, endingStatistics, initSync } = await import("../www/pkg/tabiya.js");
  const { memory } = initSync({ module: readFileSync(new URL("../www/pkg/tabiya_bg.wasm", import.meta.url)) });
  const { positions } = endingInfo({ game, material });
  const begin = performance.now();
  endingStatistics({ game, material });
  return { positions, millis: performance.now() - begin, bytes: memory.buffer.byteLength };
}

/** The same in a process of its own. @param {string} game @param {string} material @returns {Made} */
function inNode(game, material) {
  const { stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), "--one", game, material], {
    encoding: "utf8",
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

/**
 * The same in a window of its own, with the module in two files as the page has it.
 * @param {import("playwright-core").Browser} browser @param {string} url @param {string} material
 * @returns {Promise<Made>}
 */
async function inChromium(browser, url, material) {
  const context = await browser.newContext();
  const page = await context.newPage();
  // Any file of the site on which nothing runs.
  await page.goto(new URL("pkg/integrity.json", url).href);
  const found = await page.evaluate(
    async ({ file, material }) => {
      const { default: init, endingInfo, endingStatistics } = await import(file);
      const { memory } = await init();
      await init.rest?.();
      const asked = { game: "shatranj", material };
      const { positions } = endingInfo(asked);
      const begin = performance.now();
      endingStatistics(asked);
      return { positions, millis: performance.now() - begin, bytes: memory.buffer.byteLength };
    },
    { file: new URL("pkg/tabiya.js", url).href, material },
  );
  await context.close();
  return found;
}

/**
 * From the address of the study to the proof, in a profile that has never seen the page.
 * @param {import("playwright-core").Browser} browser @param {string} url
 */
async function diamond(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const begin = performance.now();
  await page.goto(new URL("#/shatranj?v=1&study=suli-diamond", url).href);
  await page.locator('#study-tools [data-deed="solve"]').click();
  await page.locator(".study-answer", { hasText: "White wins in 39 plies." }).waitFor();
  const millis = performance.now() - begin;
  await context.close();
  return millis;
}

const [first, ...others] = process.argv.slice(2);
const seconds = (/** @type {number[]} */ millis) =>
  [Math.min(...millis), Math.max(...millis)].map((time) => (time / 1000).toFixed(1)).join(" to ");
const megabytes = (/** @type {Made[]} */ all) => (Math.max(...all.map(({ bytes }) => bytes)) / MEGABYTE).toFixed(0);

if (first === "--one") {
  console.log(JSON.stringify(await made(others[0], others[1])));
} else if (first) {
  for (const material of others) {
    const { positions, millis, bytes } = inNode(first, material);
    console.log(`${first} ${material}: ${positions} positions, ${seconds([millis])} s, ${bytes / MEGABYTE} MB`);
  }
} else {
  const { launch, url } = await import("../tests/browser/chromium.mjs");
  const browser = await launch();
  const rows = [["Shatranj", "positions", "Node, s", "MB", "Chromium, s", "MB"]];
  for (const material of ASKED) {
    /** @type {{ node: Made[], chromium: Made[] }} */
    const all = { node: [], chromium: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      all.node.push(inNode("shatranj", material));
      all.chromium.push(await inChromium(browser, url, material));
    }
    const cells = [all.node, all.chromium].flatMap((made) => [
      seconds(made.map(({ millis }) => millis)),
      megabytes(made),
    ]);
    rows.push([material, String(all.node[0].positions), ...cells]);
  }
  console.log(table(rows));
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await diamond(browser, url));
  console.log(`\nThe Diamond on the page, from the address to the proof: ${seconds(times)} s.`);
  await browser.close();
  process.exit();
}
