// The test runner of the page: runs files of tests beside each other, those that open a browser in one Chromium, each
// test in a context of its own:
//
//     node tests/run.mjs tests/browser/smoke.test.mjs tests/browser/keys.test.mjs
//
// At the end it says which tests took longest. Environment: TABIYA_BESIDE, how many files at a time; TABIYA_DEEP=1 for
// whole lists in place of samples (tests/sample.mjs).

import { basename } from "node:path";
import process from "node:process";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { serve } from "./browser/chromium.mjs";
import { deep } from "./sample.mjs";

/** A file that takes longer stands still, and fails: many times what the longest takes. Whole lists may take hours. */
const LONGEST = deep ? Number.POSITIVE_INFINITY : 20 * 60_000;
/** How many of the slowest tests are named. */
const SLOWEST = 20;

const files = process.argv.slice(2);
/** Two processors are kept busy by three files: each waits for its pages. */
const concurrency = Number(process.env.TABIYA_BESIDE ?? 3);

const inBrowser = files.some((file) => /tests\/(browser|package)\//.test(file));
const browser = inBrowser && !process.env.TABIYA_BROWSER ? await serve() : undefined;
if (browser) process.env.TABIYA_BROWSER = browser.wsEndpoint();

/** @type {{ name: string, file: string, seconds: number }[]} */
const taken = [];
let failed = 0;
const results = run({ files, concurrency, timeout: LONGEST });
results.on("test:pass", note);
results.on("test:fail", (data) => {
  failed += 1;
  note(data);
});

/** @param {{ name: string, file?: string, details: { duration_ms: number } }} data */
function note({ name, file = "", details }) {
  taken.push({ name, file: basename(file), seconds: details.duration_ms / 1000 });
}

const report = results.compose(new spec());
report.pipe(process.stdout);
report.on("end", async () => {
  await browser?.close();
  taken.sort((one, other) => other.seconds - one.seconds);
  console.log(`\nThe ${Math.min(SLOWEST, taken.length)} slowest tests:`);
  for (const { name, file, seconds } of taken.slice(0, SLOWEST)) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}: ${name}`);
  }
  process.exitCode = failed > 0 ? 1 : 0;
});
