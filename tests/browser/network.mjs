// Network faults for each file of the page, and what must then hold: networks.test.mjs goes through all of them.

import assert from "node:assert/strict";
import { openPage, problemsOf } from "./harness.mjs";
import { changed } from "./reader.mjs";
import { file, files } from "./site.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./site.mjs").Site} Site */
/**
 * A file, and what fetches it.
 * @typedef {{ path: string, address: string, act?: (page: Page) => Promise<void> }} Asked
 */

/** The page has nothing left to do. */
export const READY = "html[data-ready]:not([data-ready='…'])";
/** What is said of a file that is missing, or still on its way. */
const SAID = "#notices .notice, #notices:not(:empty), #fault, .lost, .coming, #use [role=status]:not(:empty), #not-yet";

/** Files that no page fetches, or none that could say so. @type {[RegExp, string][]} */
const EXCEPTIONS = [
  [/^\.\/$/, "the page itself: without it there is nothing to say it"],
  [/^(icon\.svg|icons\/.*|tabiya\.webmanifest)$/, "browsers fetch these for themselves, and nothing waits for them"],
  [/^(faults\.js|pkg\/still\.html|css\/still\.css)$/, "fetched when another is missing: faults.test.mjs"],
  [/^examples\/.*$/, "articles, which are pages of their own: article.test.mjs"],
  [/^pkg\/first\/chaturanga\.html$/, "stands in the page itself"],
  [/^(embed|live-figure|live-lesson|tabiya-(board|lesson))\.(html|js|css)$|^css\//, "of articles: element.test.mjs"],
  [/^print-\w+\.js$/, "ends in the browser’s own dialog: print.test.mjs"],
  [/^record-notes-\w+\.js$/, "fetched where a record has been read: record-field.test.mjs"],
  [/^endings\/[\w-]+\.json$/, "fetched where an ending of so few pieces is asked about; without it the table is made"],
  [/^studies\/verdicts\.json$/, "fetched for a study that is judged: studies.test.mjs"],
];

/** Saves the diagram on the stage as a picture. @param {Page} page */
async function savePicture(page) {
  await page.locator("#show-use").click();
  await page.getByRole("button", { name: "PNG", exact: true }).click();
  // That it is saved, or why it is not.
  const saved = page.locator("#use .use-said", { hasText: /\.png/ });
  await saved.or(page.locator("#notices .notice")).first().waitFor();
}

/** Opens the help. @param {Page} page */
async function openHelp(page) {
  await page.locator("[popovertarget=help]:visible").first().click();
  await page.locator("#help dl").or(page.locator("#notices .notice")).first().waitFor();
}

/** What fetches which files: the first that fits. @type {[RegExp, string, Asked["act"]?][]} */
const WHERE = [
  [/^(page\.css|faces\.css|type\.css|first\.js|start\.js|app-\w+\.js)$/, ""],
  [/^pkg\/(tabiya\.js|tabiya_first\.wasm|tabiya_rest\.wasm)$/, ""],
  [/^pkg\/first\/([\w-]+)\.html$/, "#/$1"],
  [/^pkg\/(lab|workers|lab-worker)\.js$/, "#/shatranj?v=1&seats=1,you"],
  [/^studies\/works\.json$/, "#/shatranj?v=1&view=studies"],
  [/^studies\/([\w-]+)\.json$/, "#/$1?v=1&view=studies"],
  [/^museum\/witnesses\.json$/, "#/chaturanga?v=1&room=witnesses"],
  [/^museum\/walls\.json$/, "#/chaturanga?v=1&room=stories:dilaram"],
  [/^laboratory\/partings\.json$/, "#/chaturanga?v=1&room=parting"],
  [/^raster-\w+\.js$/, "#/chaturanga?v=1", savePicture],
  [/^help-\w+\.js$/, "#/chaturanga?v=1", openHelp],
  [/^others-\w+\.js$/, "#/chaturanga?v=1&room=family"],
  [/^first-steps-\w+\.js$/, "#/shatranj?v=1&room=lessons:first-steps:1"],
  [/^(?!chunk-)([a-z-]+)-[a-z0-9]{8}\.js$/, "#/$1?v=1&room=lessons:$1:1"],
];

/** Rooms and panels beside those that files are named for, each of which needs a part that comes later. */
const ROOMS = [
  "#/chaturanga?v=1&panel=choices",
  "#/chaturanga?v=1&panel=rules",
  "#/chaturanga?v=1&piece=king&at=d4",
  "#/chaturanga?v=1&compare=-;elephant:dabbaba",
  "#/chaturanga?v=1&room=parting",
  "#/ashtapada?v=1&view=tracks",
  "#/chaturanga?v=1&view=setup",
  "#/chaturanga?v=1&view=set",
  "#/chaturanga?v=1&view=file",
  "#/chaturanga?v=1&line=e2e3&arrows=e2e4",
  "#/chaturanga?v=1&seats=you,1",
  "#/chaturanga?v=1&room=family",
  "#/chaturanga?v=1&room=lessons:make",
];

/** The files that the service worker keeps, which are all that the page can fetch. */
const listed = () =>
  [...String(file("pkg/precache.js")).matchAll(/\["([^"]+)", "/g)].map(([, path]) => path).filter(Boolean);

/** Every file of the page that a page can fetch, with an address that does; and those of which none is known. */
export function everyFile() {
  /** @type {Asked[]} */
  const asked = [];
  /** @type {string[]} */
  const unknown = [];
  const index = String(file("index.html"));
  const scripts = files().filter((path) => /^[\w-]+\.js$/.test(path));
  for (const path of listed()) {
    if (EXCEPTIONS.some(([those]) => those.test(path))) continue;
    // A script that others share is fetched with the first of them.
    const shared = /^chunk-/.test(path) && !index.includes(path);
    const by = shared ? (scripts.find((other) => String(file(other)).includes(path)) ?? path) : path;
    const first = /^chunk-/.test(path) && index.includes(path);
    const found = first ? WHERE[0] : WHERE.find(([those]) => those.test(by));
    if (!found) unknown.push(path);
    else asked.push({ path, address: first ? "" : by.replace(found[0], found[1]), act: found[2] });
  }
  const others = scripts.find((path) => /^others-/.test(path)) ?? "";
  for (const address of ROOMS) asked.push({ path: others, address });
  return { asked, unknown };
}

/**
 * How a network fails for one file: for so many requests, by this; or it is late.
 * @type {Record<string, (path: string) => { times: number, body: Buffer | "missing" | "late" }>}
 */
export const FAULTS = {
  "refused once": () => ({ times: 1, body: "missing" }),
  "refused for good": () => ({ times: Infinity, body: "missing" }),
  "cut in half": (path) => ({ times: Infinity, body: file(path).subarray(0, file(path).length / 2) }),
  late: () => ({ times: Infinity, body: "late" }),
};

/** Runs in the page before its scripts. */
export function watchForSynchronous() {
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (/** @type {unknown[]} */ ...given) {
    if (given[2] === false) console.error("a synchronous request");
    return Reflect.apply(open, this, given);
  };
}

/**
 * Opens an address while a file does not come as it should.
 * @param {Site} site @param {string} address @param {string} path
 * @param {{ times: number, body: Buffer | "missing" | "late" }} fault
 */
export async function openWith(site, address, path, { times, body }) {
  const page = await openPage("icon.svg", { site: site.url, reducedMotion: true, init: watchForSynchronous });
  if (body === "late") await page.clock.install();
  let [left, met] = [times, 0];
  /** @type {() => void} */
  let come = () => undefined;
  const held = /** @type {Promise<void>} */ (new Promise((resolve) => (come = resolve)));
  // Of the context, so that what a worker fetches is met too.
  await page.context().route(
    (url) => url.pathname === `/tabiya/${path}`,
    async (route) => {
      left -= 1;
      met += 1;
      if (left < 0) return route.continue();
      if (body === "missing") return route.abort();
      if (body === "late") return held.then(() => route.continue()).catch(() => undefined);
      return changed(route, (headers) => headers, body);
    },
  );
  await page.goto(`${site.url}${address}`, { waitUntil: "commit" });
  return { page, come, met: () => met };
}

/**
 * The board answers a click at once, or the page says what is missing.
 * @param {Page} page @param {string} what
 */
async function answersOrSays(page, what) {
  const cell = page.locator("#board:visible [role=gridcell][data-square=d2]");
  const said = page.locator(SAID).first();
  if ((await cell.count()) && (await page.locator("#spread:visible").count())) {
    await cell.click();
    // A square of a board that is there is chosen, or there is a reason why nobody may choose one.
    await page
      .locator("#board [data-square=d2][aria-selected=true]")
      .or(page.locator("#refusal:not(:empty), #opponent:visible"))
      .or(said)
      .first()
      .waitFor();
  }
  if (!(await said.count())) return false;
  const text = (await page.locator(SAID).allInnerTexts()).join(" ").trim();
  if (text !== "") assert.match(text, /load|come|network|compile|fetched|fault of its own|missing|is gone/i, what);
  return text !== "";
}

/**
 * Errors that are no more than the network's own, and no exception that is not.
 * @param {Page} page @param {string} what
 */
export function onlyOfTheNetwork(page, what) {
  const problems = problemsOf(page).splice(0);
  // Half a script cannot be read, or lacks what its other half would have given.
  const network = /load|fetch|import|network|SyntaxError|is not defined|WebAssembly|answered|ERR_|Worker/i;
  assert.deepEqual(
    problems.filter((problem) => !/^request:/.test(problem) && (/synchronous/.test(problem) || !network.test(problem))),
    [],
    what,
  );
}

/**
 * One file, one fault: what the page must do then. Whether the file was asked for.
 * @param {Site} site @param {Asked} asked @param {string} fault
 */
export async function survives(site, { path, address, act }, fault) {
  const what = `${path} ${fault}, ${address || "first"}`;
  const { page, come, met } = await openWith(site, address, path, FAULTS[fault](path));
  try {
    const ready = page.locator(READY);
    const said = page.locator(SAID).first();
    if (fault === "late") {
      // Nothing is drawn before these have come, by any page.
      if (!/^(page\.css|first\.js)$/.test(path)) {
        await page
          .locator("#board [role=gridcell], #board > .drawn svg, #spread")
          .first()
          .waitFor({ state: "attached" });
        await page.clock.fastForward(6000);
        await answersOrSays(page, what);
      }
      come();
      await page.clock.resume();
      await ready.waitFor({ state: "attached" });
      if (act) await act(page);
    } else {
      await ready.or(said).first().waitFor({ state: "attached" });
      if (act && (await ready.count())) await act(page);
      await answersOrSays(page, what);
      if (fault === "refused once") await endsWell(page, what);
    }
    await asking(met, what);
    onlyOfTheNetwork(page, what);
  } catch (error) {
    throw new Error(`${what}: ${error}`, { cause: error });
  } finally {
    come();
    problemsOf(page).length = 0;
    await page.context().close();
  }
}

/** What was refused once comes by itself, or by the button that is offered. @param {Page} page @param {string} what */
async function endsWell(page, what) {
  const again = page.locator(".lost button, #fault ~ button, #notices .act").first();
  const ready = page.locator(READY);
  await ready.or(again).or(page.locator("#notices:not(:empty)")).first().waitFor({ state: "attached" });
  if (await again.count()) await again.click();
  // Where the words themselves are missing there is no button: the browser’s own.
  else if (!(await ready.count())) await page.reload();
  await ready.waitFor({ state: "attached" });
  await page.waitForFunction(() => !document.querySelector(".lost, #fault, .coming"));
  assert.equal(await page.locator("html[data-fault]").count(), 0, what);
}

/** The file was asked for: else the list of addresses is wrong. @param {() => number} met @param {string} what */
async function asking(met, what) {
  assert.ok(met() > 0, `nothing asked for ${what}`);
}
