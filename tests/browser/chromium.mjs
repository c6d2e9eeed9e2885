// Starts the Chromium that is installed on this machine.
//
// Playwright's own browsers are not used: they would have to be downloaded.

import { accessSync, constants, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { chromium } from "playwright-core";
import { Site } from "./site.mjs";

/** The shell has no windows around a page, so that one opens for less than half the work. */
const NAMES = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** The browser's program: $CHROMIUM_HEADLESS_SHELL, $CHROMIUM, or the first known name on PATH. */
function program() {
  const named = process.env.CHROMIUM_HEADLESS_SHELL ?? process.env.CHROMIUM;
  if (named) return named;
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of NAMES) {
      const file = join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not here.
      }
    }
  }
  throw new Error("No Chromium found: install it, or set CHROMIUM to its program.");
}

/** Where the page is served: by these tests themselves, unless a variable names another place. */
export const url = process.env.TABIYA_URL ?? (await served());

/** Serves the page as it is built, for as long as this program runs. */
async function served() {
  const site = await new Site().start();
  site.unref();
  return site.url;
}

/** How Chromium is started: with the same arguments as for the WebAssembly tests. */
function settings() {
  const file = new URL("../../webdriver.json", import.meta.url);
  const { args } = JSON.parse(readFileSync(file, "utf8"))["goog:chromeOptions"];
  return {
    executablePath: program(),
    // Playwright adds its own --headless.
    args: args.filter((/** @type {string} */ arg) => arg !== "--headless"),
  };
}

/** Starts Chromium; where tests run beside each other (tests/run.mjs), they share the one that is there. */
export async function launch() {
  const there = process.env.TABIYA_BROWSER;
  return there ? chromium.connect(there) : chromium.launch(settings());
}

/** Starts the Chromium that several programs share. */
export const serve = () => chromium.launchServer(settings());

/**
 * Opens an address of the page in a window of its own.
 *
 * @param {import("playwright-core").Browser} browser
 * @param {string} path relative to the page's root, such as `#shatranj`
 * @param {object} [options]
 * @param {number} [options.width]
 * @param {number} [options.height]
 * @param {"light" | "dark"} [options.colorScheme]
 * @param {boolean} [options.reducedMotion]
 * @param {boolean} [options.offline] whether the service worker may keep the page, which
 *   takes longer than most tests
 * @param {string} [options.site] where the page is, if not at `url`
 * @param {() => void} [options.init] runs in the page before its own scripts
 * @param {boolean} [options.hasTouch]
 * @param {boolean} [options.javaScript]
 * @param {string[]} [options.elsewhere] origins besides its own that the page may ask for something
 * @returns the page, and the list into which its console errors, uncaught
 *   exceptions and failed requests go while it is open
 */
export async function visit(browser, path, options = {}) {
  const { width = 1280, height = 900, colorScheme = "light", reducedMotion = false, javaScript = true } = options;
  const { offline = false, site = url, init, hasTouch = false, elsewhere = [] } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    javaScriptEnabled: javaScript,
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    serviceWorkers: offline ? "allow" : "block",
    hasTouch,
  });
  if (init) await context.addInitScript(init);
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const { url: at, lineNumber } = message.location();
    problems.push(`console: ${message.text()} (${at}:${lineNumber})`);
  });
  page.on("pageerror", (error) => problems.push(`exception: ${error.stack || error}`));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    // The page that asked has been left.
    if (why === "net::ERR_ABORTED") return;
    problems.push(`request: ${request.url()} failed (${why})`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`request: ${response.url()} ${response.status()}`);
  });
  // The page needs nothing but its own files. A route would stop what it asks for, but makes each page a sixth dearer.
  const known = [new URL(site).origin, ...elsewhere];
  page.on("request", (request) => {
    const asked = new URL(request.url());
    if (!asked.protocol.startsWith("http") || known.includes(asked.origin)) return;
    problems.push(`request to another host: ${asked}`);
  });
  await page.goto(new URL(path, site).href);
  return { page, problems };
}
