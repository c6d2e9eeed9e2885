// Starts Chromium, Firefox or WebKit, each by its own driver, which speaks WebDriver.
//
// `cargo xtask test --only engines --browsers firefox` says where they are; by hand
// they are looked for on PATH, unless variables name them:
//
//     ENGINE=chromium node --test tests/engines/

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { Builder } from "selenium-webdriver";
import { findFreePort } from "selenium-webdriver/net/portprober.js";
import { DriverService } from "selenium-webdriver/remote/index.js";

/** @typedef {import("selenium-webdriver").WebDriver} WebDriver */

/** Which engine this run is about. */
export const engine = process.env.ENGINE ?? "chromium";

const { env } = process;

/** The driver's program, its arguments and what the session is asked for, by engine. */
const ENGINES = {
  chromium: (/** @type {number} */ port) => ({
    program: env.CHROMEDRIVER ?? "chromedriver",
    args: [`--port=${port}`],
    wanted: {
      browserName: "chrome",
      "goog:chromeOptions": {
        ...(env.CHROMIUM && { binary: env.CHROMIUM }),
        args: [...chromiumArgs(), "--window-size=1280,1000"],
      },
    },
  }),
  firefox: (/** @type {number} */ port) => ({
    program: env.GECKODRIVER ?? "geckodriver",
    args: ["--port", String(port)],
    wanted: {
      browserName: "firefox",
      "moz:firefoxOptions": {
        ...(env.FIREFOX && { binary: env.FIREFOX }),
        args: ["-headless", "--width=1280", "--height=1000"],
        prefs: { "dom.w3c_touch_events.enabled": 1, "ui.prefersReducedMotion": 1 },
      },
    },
  }),
  webkit: (/** @type {number} */ port) => ({
    program: env.WEBKITDRIVER ?? "WebKitWebDriver",
    args: [`--port=${port}`],
    wanted: {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: env.MINIBROWSER ?? "MiniBrowser", args: ["--automation"] },
    },
  }),
};

/** The arguments that the other tests in Chromium use. */
function chromiumArgs() {
  const text = readFileSync(new URL("../../webdriver.json", import.meta.url), "utf8");
  return [...JSON.parse(text)["goog:chromeOptions"].args, "--force-prefers-reduced-motion"];
}

/**
 * Opens a browser.
 * @returns {Promise<{ driver: WebDriver, quit: () => Promise<void> }>}
 */
export async function start() {
  const made = ENGINES[/** @type {keyof typeof ENGINES} */ (engine)];
  if (!made) throw new Error(`ENGINE is one of ${Object.keys(ENGINES).join(", ")}, not "${engine}".`);
  const screen = engine === "webkit" && !env.DISPLAY && !env.WAYLAND_DISPLAY ? await display() : undefined;
  const port = await findFreePort();
  const { program, args, wanted } = made(port);
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setPort(port)
    .addArguments(...args)
    .setEnvironment({ ...env, ...(screen && { DISPLAY: screen.name }) })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(wanted)
    .build();
  return {
    driver,
    quit: async () => {
      await driver.quit().catch(() => undefined);
      await service.kill();
      screen?.child.kill();
    },
  };
}

/** A screen that nobody sees: WebKit's browser has no mode without one. */
async function display() {
  const child = spawn(env.XVFB ?? "Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.stdio[3]?.once("data", (/** @type {Buffer} */ data) => resolve(String(data).trim()));
  });
  return { child, name: `:${number}` };
}
