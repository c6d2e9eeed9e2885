// A walk over the page by what a reader goes by: links, tabs, buttons, choices, disclosures, by their roles and names.
// Whatever is read or heard on the way is written down (target/walk.txt) and looked at for what nobody should meet.
// tests/browser/guards.test.mjs shows that each fault is found.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { deep, halves, random, seed, share } from "../sample.mjs";
import { assert, openPage, problemsOf, test } from "./harness.mjs";
import { listen, survey } from "./survey.mjs";
import { defineGame } from "../../www/pkg/tabiya.js";
import "../module/load.mjs";
import { read } from "../../www/state/address.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

/** A game of one’s own, carried by the address. */
const file = readFileSync(new URL("../files/chess.toml", import.meta.url));
const record = deflateRawSync(file).toString("base64url");
// What reads addresses here is the page’s own reader.
defineGame(String(file));
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const LIGHTS = /** @type {const} */ (["light", "dark"]);
const WAYS = SIZES.flatMap((size) => LIGHTS.map((light) => ({ size, light })));

/** How many views of each game, controls of each view and links an everyday run takes. */
const VIEWS = deep ? Infinity : 2;
// Those that have been taken least come first: in sixty-eight walks over each view all are taken.
const CONTROLS = deep ? 4 : 1;
const LINKS = deep ? 4 : 1;

/** What was met, and where first. @type {Map<string, string>} */
const met = new Map();
/**
 * One who walks: two do, each over its games, one after the other.
 * @typedef {{ next: () => number, taken: Map<string, number> }} Walker `taken`: how often it has taken each control
 */
/** The files that links name, and whether each is there. @type {Map<string, boolean>} */
const files = new Map();

/** Addresses that links name, and what the page’s reader finds wrong with each. @type {Map<string, string[]>} */
const addresses = new Map();

/** @param {Page} page */
async function quiet(page) {
  const done = () =>
    document.documentElement.dataset.ready === location.hash && !document.querySelector("[aria-busy=true]");
  await page.waitForFunction(done, undefined, { timeout: 20_000 }).catch(async (cause) => {
    // What may take long can be stopped: a search, a match of many games.
    const stop = page.getByRole("button", { name: /^(stop|cancel)/i }).first();
    if (await stop.isVisible()) {
      await stop.click();
      return page.waitForFunction(done, undefined, { timeout: 20_000 });
    }
    const state = await page.evaluate(() => [
      location.hash.slice(0, 120),
      document.documentElement.dataset.ready?.slice(0, 120),
      document.querySelector("[aria-busy=true]")?.outerHTML.slice(0, 120),
    ]);
    throw new Error(`the page does not come to rest: ${state.join(" | ")}`, { cause });
  });
}

/**
 * So many of a list, first those of a name that has been taken least.
 * @template T
 * @param {T[]} list @param {number} most @param {(item: T) => string} nameOf @param {Walker} walker
 */
function some(list, most, nameOf, { next, taken }) {
  const order = list.map((item) => ({ item, times: taken.get(nameOf(item)) ?? 0, by: next() }));
  const chosen = order.sort((one, other) => one.times - other.times || one.by - other.by).slice(0, most);
  for (const { item } of chosen) taken.set(nameOf(item), (taken.get(nameOf(item)) ?? 0) + 1);
  return chosen.map(({ item }) => item);
}

/** Opens every disclosure that is seen. @param {Page} page */
async function discloseAll(page) {
  await quiet(page);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("main details:not([open])")) {
      if (details.checkVisibility()) /** @type {HTMLDetailsElement} */ (details).open = true;
    }
  });
  await quiet(page);
}

/** What leads on from here. @typedef {{ role: string, name: string, place: number }} Control */

class Walk {
  /** @type {string[]} */
  faults = [];
  /** @type {Set<string>} */
  links = new Set();
  screens = 0;
  /** Whether a control has been taken. */
  acted = false;

  /** @param {Page} page @param {string} name */
  constructor(page, name) {
    this.page = page;
    this.name = name;
    // What leaves the page, or asks, is let go: the walk stays.
    page.on("filechooser", () => undefined);
    page.on("dialog", (dialog) => dialog.dismiss().catch(() => undefined));
    page.on("download", (download) => download.cancel().catch(() => undefined));
    page.context().on("page", (other) => other.close().catch(() => undefined));
  }

  /** @param {string} where */
  async look(where) {
    await discloseAll(this.page);
    const { texts, faults, links, files: named } = await survey(this.page, this.acted);
    for (const text of texts) if (!met.has(text)) met.set(text, `${this.name}, ${where}`);
    for (const fault of faults) this.faults.push(`${this.name}, ${where}: ${fault}`);
    for (const link of links) {
      this.links.add(link);
      if (!addresses.has(link)) addresses.set(link, read(link).notices);
      for (const slip of addresses.get(link) ?? []) {
        this.faults.push(`${this.name}, ${where}: a link that leads nowhere: ${link.slice(0, 200)}: ${slip}`);
      }
    }
    for (const file of named) {
      if (!files.has(file)) files.set(file, (await this.page.request.get(file)).ok());
      if (!files.get(file)) this.faults.push(`${this.name}, ${where}: a link that leads nowhere: ${file}`);
    }
    // One fault of the page is told where it was met, and not again at the end.
    for (const problem of problemsOf(this.page).splice(0)) this.faults.push(`${this.name}, ${where}: ${problem}`);
    this.screens += 1;
  }

  /** The ways of looking: their names, from the navigation that has them. */
  async views() {
    const nav = await this.#menu("Main", "Choose what to look at");
    const names = await nav.locator("button, a").allInnerTexts();
    await this.page.keyboard.press("Escape");
    return names.map((name) => name.trim()).filter(Boolean);
  }

  /** @param {string} name */
  async goTo(name) {
    await this.page.keyboard.press("Escape");
    const nav = await this.#menu("Main", "Choose what to look at");
    await nav.locator("button, a").filter({ hasText: name }).first().click();
    await quiet(this.page);
  }

  /** @param {string} name @param {string} title of what opens it */
  async #menu(name, title) {
    const nav = this.page.getByRole("navigation", { name, includeHidden: true });
    if (!(await nav.isVisible())) await this.page.getByTitle(title).click();
    await nav.waitFor();
    return nav;
  }

  /** Tabs, buttons, choices and switches that can be used, by role and name. @returns {Promise<Control[]>} */
  async controls() {
    const found = [];
    for (const role of /** @type {const} */ (["tab", "button", "switch", "checkbox", "radio", "combobox"])) {
      const controls = this.page.getByRole("main").getByRole(role);
      const known = await controls.evaluateAll((all) =>
        all.map((element) => {
          const control = /** @type {HTMLInputElement} */ (element);
          const chosen =
            control.getAttribute("aria-selected") === "true" || (control.type === "radio" && control.checked);
          const usable = !control.disabled && control.getAttribute("aria-disabled") !== "true" && !chosen;
          const label = control.getAttribute("aria-label") ?? control.labels?.[0]?.textContent ?? control.textContent;
          return usable && control.checkVisibility({ visibilityProperty: true })
            ? (label || control.title).replace(/\s+/g, " ").trim()
            : undefined;
        }),
      );
      found.push(...known.flatMap((name, place) => (name === undefined ? [] : [{ role, name, place }])));
    }
    return found;
  }

  /** Takes a control, if it is still there. @param {Control} control */
  async take({ role, place, name }) {
    const control = this.page
      .getByRole("main")
      .getByRole(/** @type {"button"} */ (role))
      .nth(place);
    if (!(await control.isVisible()) || !(await control.isEnabled())) return false;
    this.acted = true;
    // On a telephone the help leaves nothing else to be pressed: a reader closes it first.
    const help = this.page.locator("#help:popover-open .close");
    if ((await help.count()) && !(await control.evaluate((one) => one.closest("#help")))) await help.click();
    try {
      if (role === "combobox") {
        const values = await control.evaluate((list) => {
          const { options = [], value } = /** @type {HTMLSelectElement} */ (list);
          return [...options]
            .filter((one) => !one.disabled && !one.hidden && one.value !== value)
            .map((one) => one.value);
        });
        if (values.length === 0) return false;
        await control.selectOption(values[values.length >> 1], { timeout: 5000 });
      } else if (role === "radio" || role === "checkbox") {
        // Its label is what is clicked.
        await control.evaluate((input) => /** @type {HTMLElement} */ (input).click());
      } else await control.click({ timeout: 5000 });
    } catch (cause) {
      const place = this.page.url().slice(0, 200);
      throw new Error(`${this.name}: ${role} “${name}” cannot be used at ${place}`, { cause });
    }
    return true;
  }

  /** Follows a link by clicking it, if one that leads there is seen. @param {string} href */
  async follow(href) {
    const links = this.page.getByRole("link");
    const place = await links.evaluateAll(
      (all, href) =>
        all.findIndex((one) => one.getAttribute("href") === href && one.checkVisibility({ visibilityProperty: true })),
      href,
    );
    if (place < 0) return false;
    await links.nth(place).click({ timeout: 5000 });
    await quiet(this.page);
    return true;
  }
}

/** All games that the page lists, and one’s own. */
const GAMES = [
  ...(readFileSync(new URL("../../dist/site/index.html", import.meta.url), "utf8")
    .match(/data-drawn="([^"]+)"/)?.[1]
    .split(" ") ?? []),
  "chess",
];

/** @param {{ role: string, name: string }} control */
const controlName = ({ role, name }) => `${role} “${name.slice(0, 60)}”`;

/**
 * Walks over one game in one size and light.
 * @param {string} game @param {(typeof WAYS)[number]} way @param {Walker} walker @param {Set<string>} covered
 */
async function walkOver(game, { size, light }, walker, covered) {
  const way = `${size.width} × ${size.height}, ${light}`;
  const address = game === "chess" ? `#/chess?v=1&record=${record}` : `#/${game}`;
  const page = await openPage(address, { ...size, colorScheme: light, reducedMotion: true, init: listen });
  const walk = new Walk(page, `${game}, ${way}`);
  await quiet(page);
  await walk.look("first");
  const views = await walk.views();
  /** @type {[string, string][]} where links were met */
  const met = [];
  for (const view of some(views, VIEWS, (view) => `${way} ${view}`, walker)) {
    await walk.goTo(view);
    walk.links.clear();
    await walk.look(view);
    covered.add(`${way} ${view}`).add(`${game} ${view}`);
    met.push(...[...walk.links].map((link) => /** @type {[string, string]} */ ([view, link])));
    for (const control of some(
      await walk.controls(),
      CONTROLS,
      (control) => `${view} ▸ ${controlName(control)}`,
      walker,
    )) {
      if (!(await walk.take(control))) continue;
      const path = `${view} ▸ ${controlName(control)}`;
      await walk.look(path);
      // And one that stands behind it; one in four, in an everyday run.
      if (!deep && walker.next() < 0.75) continue;
      const [second] = some(await walk.controls(), 1, (control) => `${view} ▸▸ ${controlName(control)}`, walker);
      if (!second || !(await walk.take(second))) continue;
      await walk.look(`${path} ▸ ${controlName(second)}`);
    }
  }
  for (const [view, link] of some(met, LINKS, ([, link]) => link.replace(/^#\/[\w-]+/, ""), walker)) {
    await walk.goTo(view);
    if (await walk.follow(link)) await walk.look(`${view} ▸ ${link.slice(0, 160)}`);
  }
  const { faults, screens } = walk;
  await page.context().close();
  return { faults, screens, views };
}

test("nothing that nobody should meet is met on the page", async () => {
  /** @type {string[]} */
  const faults = [];
  /** @type {Set<string>} */
  const covered = new Set();
  /** @type {Set<string>} */
  const all = new Set();
  let screens = 0;
  // Every game by every size and light in a full run; each once otherwise, the pairs by turns.
  const walks = share(GAMES).flatMap((game) => {
    const ways = deep ? WAYS : [WAYS[(GAMES.indexOf(game) + seed) % WAYS.length]];
    return ways.map((way) => ({ game, way }));
  });
  const over = async (/** @type {typeof walks} */ own, /** @type {Walker} */ walker) => {
    for (const { game, way } of own) {
      const found = await walkOver(game, way, walker, covered);
      faults.push(...found.faults);
      screens += found.screens;
      for (const view of found.views) {
        all.add(`${game} ${view}`);
        for (const { size, light } of WAYS) all.add(`${size.width} × ${size.height}, ${light} ${view}`);
      }
    }
  };
  await Promise.all(halves(walks).map((own, place) => over(own, { next: random(seed + place), taken: new Map() })));
  const pairs = [...all].filter((pair) => covered.has(pair)).length;
  console.log(
    `${screens} screens, ${met.size} texts, ${pairs} of ${all.size} pairs of view with game and with size and light, ` +
      `${addresses.size} addresses and ${files.size} files behind links, seed ${seed}`,
  );
  const folder = new URL("../../target/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  const list = [...met].map(([text, where]) => `${where}\n    ${text}\n`);
  writeFileSync(new URL("walk.txt", folder), list.join(""));
  assert.deepEqual([...new Set(faults)], []);
});
