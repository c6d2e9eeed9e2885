// A walk over the page by what a reader goes by: links, tabs, disclosures, by their roles and names. Whatever is read
// or heard on the way is written down (target/walk.txt in a full run) and looked at for what nobody should meet.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { deep, random, seed } from "../sample.mjs";
import { assert, openPage, test } from "./harness.mjs";
import { listen, survey } from "./survey.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

/** A game of one’s own, carried by the address. */
const record = deflateRawSync(readFileSync(new URL("../files/chess.toml", import.meta.url))).toString("base64url");
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const LIGHTS = /** @type {const} */ (["light", "dark"]);
/** How many screens of each walk an everyday run looks at, and how many links it follows. */
const SCREENS = deep ? Infinity : 4;
const LINKS = deep ? 40 : 2;

/** What was met, and where first. @type {Map<string, string>} */
const met = new Map();

/** @param {Page} page */
async function quiet(page) {
  const done = () =>
    document.documentElement.dataset.ready === location.hash && !document.querySelector("[aria-busy=true]");
  await page.waitForFunction(done, undefined, { timeout: 15_000 }).catch(async (cause) => {
    const state = await page.evaluate(() => [
      location.hash.slice(0, 120),
      document.documentElement.dataset.ready?.slice(0, 120),
      document.querySelector("[aria-busy=true]")?.outerHTML.slice(0, 120),
    ]);
    throw new Error(`the page does not come to rest: ${state.join(" | ")}`, { cause });
  });
}

/** How often each door has been taken, by its name. @type {Map<string, number>} */
const taken = new Map();

/**
 * So many of a list, first those of a name that has been taken least.
 * @template T
 * @param {T[]} list @param {number} most @param {(item: T) => string} nameOf @param {() => number} next
 */
function some(list, most, nameOf, next) {
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

class Walk {
  /** @type {string[]} */
  faults = [];
  /** @type {Set<string>} */
  links = new Set();

  /** @param {Page} page @param {string} name */
  constructor(page, name) {
    this.page = page;
    this.name = name;
  }

  /** @param {string} where */
  async look(where) {
    await discloseAll(this.page);
    const { texts, faults, links } = await this.page.evaluate(survey);
    for (const text of texts) if (!met.has(text)) met.set(text, `${this.name}, ${where}`);
    for (const fault of faults) this.faults.push(`${this.name}, ${where}: ${fault}`);
    for (const link of links) this.links.add(link);
  }

  /** The ways of looking: their names, from the navigation that has them. */
  async views() {
    const nav = await this.#menu();
    const names = await nav.locator("button, a").allInnerTexts();
    await this.page.keyboard.press("Escape");
    return names.map((name) => name.trim()).filter(Boolean);
  }

  /** @param {string} name */
  async goTo(name) {
    const nav = await this.#menu();
    await nav.locator("button, a").filter({ hasText: name }).first().click();
    await quiet(this.page);
  }

  async #menu() {
    const nav = this.page.getByRole("navigation", { name: "Ways of looking", includeHidden: true });
    if (!(await nav.isVisible())) await this.page.getByTitle("Choose what to look at").click();
    await nav.waitFor();
    return nav;
  }

  /** What leads on from here: tabs, and switches that are not pressed. */
  async doors() {
    const main = this.page.getByRole("main");
    const all = main.getByRole("tab").or(main.getByRole("button", { pressed: false }));
    const found = [];
    for (const door of await all.all()) {
      if (!(await door.isVisible()) || !(await door.isEnabled())) continue;
      found.push({ door, label: (await door.innerText()).trim() || ((await door.getAttribute("title")) ?? "") });
    }
    return found;
  }
}

const GAMES = [
  ...(readFileSync(new URL("../../dist/site/index.html", import.meta.url), "utf8")
    .match(/data-drawn="([^"]+)"/)?.[1]
    .split(" ") ?? []),
  "chess",
];

test("nothing that nobody should meet is met on the page", async () => {
  const next = random(seed);
  /** @type {string[]} */
  const faults = [];
  let screens = 0;
  for (const [place, game] of GAMES.entries()) {
    // Every game by every size and light in a full run; each once otherwise, the pairs by turns.
    const ways = SIZES.flatMap((size) => LIGHTS.map((light) => ({ size, light })));
    for (const { size, light } of deep ? ways : [ways[(place + seed) % ways.length]]) {
      const name = `${game}, ${size.width} × ${size.height}, ${light}`;
      const address = game === "chess" ? `#/chess?v=1&record=${record}` : `#/${game}`;
      const page = await openPage(address, { ...size, colorScheme: light, reducedMotion: true, init: listen });
      const walk = new Walk(page, name);
      await quiet(page);
      await walk.look("first");
      screens += 1;
      for (const view of some(await walk.views(), SCREENS / 2, (view) => view, next)) {
        await walk.goTo(view);
        await walk.look(view);
        screens += 1;
        for (const { door, label } of some(
          await walk.doors(),
          SCREENS / 2,
          ({ label }) => `${view} ▸ ${label}`,
          next,
        )) {
          if (!(await door.isVisible()) || !(await door.isEnabled())) continue;
          await door.click();
          await walk.look(`${view} ▸ ${label}`);
          screens += 1;
        }
      }
      for (const link of some([...walk.links], LINKS, (link) => link.replace(/^#\/[\w-]+/, ""), next)) {
        await page.evaluate((link) => (location.hash = link), link);
        await quiet(page);
        await walk.look(link);
        screens += 1;
      }
      faults.push(...walk.faults);
      await page.context().close();
    }
  }
  console.log(`${screens} screens, ${met.size} texts, seed ${seed}`);
  if (deep) {
    const folder = new URL("../../target/", import.meta.url);
    mkdirSync(folder, { recursive: true });
    const list = [...met].map(([text, where]) => `${where}\n    ${text}\n`);
    writeFileSync(new URL("walk.txt", folder), list.join(""));
  }
  assert.deepEqual(faults, []);
});
