// Changing the game in whatever view: how it is done, and what has to be seen then.

import { readFileSync, readdirSync } from "node:fs";
import { assert } from "./harness.mjs";
import { goTo, rendered } from "./reader.mjs";
import { gameOutlines, kinds, pattern, track } from "../../www/pkg/tabiya.js";
import "../module/load.mjs";

/** @typedef {import("playwright-core").Page} Page */

const OUTLINES = gameOutlines();

/** The games, in the order of the page. */
export const GAMES = OUTLINES.map(({ id }) => id);
/** @param {string} game */
export const outlineOf = (game) => OUTLINES.find(({ id }) => id === game) ?? OUTLINES[0];
/** How large its board is. @param {string} game */
export const sizeOf = (game) => `${outlineOf(game).files} × ${outlineOf(game).ranks}`;

/** The first study of each game that has some. @type {Map<string, string>} */
const STUDIES = new Map();
const folder = new URL("../../www/studies/", import.meta.url);
for (const name of readdirSync(folder).filter((name) => name.endsWith(".json") && name !== "verdicts.json")) {
  const all = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
  for (const { id, game } of Array.isArray(all) ? all : []) if (!STUDIES.has(game)) STUDIES.set(game, id);
}

/**
 * What each view has in the address of a game, beside another game; nothing where the game has no such view.
 * @type {Record<string, (game: string, other: string) => string | undefined>}
 */
export const VIEWS = {
  board: () => "v=1",
  choices: () => "v=1&panel=choices",
  moves: () => "v=1&panel=moves",
  rules: () => "v=1&panel=rules",
  about: () => "v=1&panel=about",
  piece: (game) => (outlineOf(game).patterns === false ? undefined : `v=1&${farthest(game)}`),
  "set-up": () => "v=1&view=setup",
  differences: (_, other) => `v=1&view=differs&compare=-;${other}`,
  "on one board": (game, other) =>
    outlineOf(game).patterns === false ? undefined : `v=1&compare=-;${other}&${farthest(game)}`,
  "side by side": (_, other) => `v=1&compare=-;${other}`,
  tracks: (game) => {
    const { seat } = outlineOf(game);
    try {
      const [first] = track(game, seat, {});
      return first && `v=1&view=tracks&at=${first.square}&side=${seat}`;
    } catch {
      return undefined;
    }
  },
  studies: () => "v=1&view=studies",
  verdicts: () => "v=1&view=verdicts",
  study: (game) => (STUDIES.has(game) ? `v=1&study=${STUDIES.get(game)}` : undefined),
  laboratory: () => "v=1&room=parting",
  "the table of rules": () => "v=1&room=matrix",
  museum: () => "v=1&room=family",
  lessons: () => "v=1&room=lessons",
  "a set to print": () => "v=1&view=set",
  "its file": () => "v=1&view=file",
};

/**
 * The piece that goes farthest from the middle of the board: on a smaller one its squares are not all there.
 * @param {string} game
 */
function farthest(game) {
  const { files, ranks } = outlineOf(game);
  const at = `${String.fromCharCode(97 + Math.floor(files / 2))}${Math.ceil(ranks / 2)}`;
  const reach = kinds(game).map(({ id }) => {
    try {
      return { id, now: pattern({ game, kind: id, at }).now };
    } catch {
      return { id, now: 0 };
    }
  });
  const { id } = reach.reduce((far, kind) => (kind.now > far.now ? kind : far));
  return `piece=${id}&at=${at}`;
}

/**
 * The address of a view of a game; nothing if it has none.
 * @param {string} game
 * @param {string} view
 * @param {string} other
 */
export function addressOf(game, view, other) {
  const query = VIEWS[view](game, other);
  return query ? `#/${game}?${query}` : undefined;
}

/**
 * What tells one screen from another: its titles, and its boards with their names.
 * @param {Page} page
 */
export const screen = (page) =>
  page.evaluate(() => ({
    title: document.title,
    heading: document.querySelector("h1")?.textContent?.trim(),
    chosen: [...document.querySelectorAll("[aria-current=page]")]
      .map((link) => link.getAttribute("href")?.split("?")[0])
      .join(),
    headings: [...document.querySelectorAll("main :is(h2, h3)")]
      .filter((heading) => heading.checkVisibility())
      .slice(0, 6)
      .map((heading) => heading.textContent?.trim()),
    boards: [...document.querySelectorAll("[role=grid]")]
      .filter((grid) => grid.checkVisibility())
      .map((grid) => ({
        name: grid.getAttribute("aria-label"),
        squares: grid.querySelectorAll("[data-square]").length,
      })),
    faults: [...document.querySelectorAll(".fault, .lost, #fault, .notice")]
      .filter((fault) => fault.checkVisibility())
      .map((fault) => fault.textContent?.trim()),
  }));

/** How a reader comes to another address. */
export const MANNERS = /** @type {const} */ (["by hand", "by a link", "by choosing"]);

/**
 * @typedef {object} Step
 * @property {string} from a game
 * @property {string} to another
 * @property {string} view of the first
 * @property {string} goal the view of the other
 * @property {(typeof MANNERS)[number]} manner
 */

/** Follows a link in the page, as one in its text. @param {Page} page @param {string} address */
async function clickLink(page, address) {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement("a"), { href: address, textContent: "onward", id: "onward" });
    document.querySelector("main")?.prepend(link);
  }, address);
  await page.locator("#onward").click();
  await page.evaluate(() => document.getElementById("onward")?.remove());
  await page.waitForFunction((address) => decodeURI(location.hash).startsWith(address.split("?")[0]), address);
  await rendered(page);
}

/**
 * Takes a step; what the page throws on the way ends it at once.
 * @param {Page} page
 * @param {Step} step
 * @param {Map<string, unknown>} seen
 */
export async function cross(page, step, seen) {
  /** @type {(error: Error) => void} */
  let thrown = () => undefined;
  const broken = new Promise((_, reject) => {
    thrown = reject;
    page.on("pageerror", thrown);
  });
  try {
    await Promise.race([broken, walk(page, step, seen)]);
  } finally {
    page.off("pageerror", thrown);
  }
}

/**
 * Goes from one game to another and back, and says what does not fit. `onPage` has the screens of addresses as they
 * were seen before.
 * @param {Page} page
 * @param {Step} step
 * @param {Map<string, unknown>} seen
 */
async function walk(page, { from, to, view, goal, manner }, seen) {
  const start = addressOf(from, view, to) ?? "";
  const chosen = manner === "by choosing";
  const end = chosen ? `#/${to}` : (addressOf(to, goal, from) ?? "");
  const way = `${start} to ${end} ${manner}`;
  await goTo(page, start);
  const before = await screen(page);
  if (chosen) {
    const menu = page.getByRole("navigation", { name: "Games", exact: true });
    if (!(await menu.isVisible())) await page.getByTitle("Choose a game", { exact: true }).click();
    await menu.getByRole("link", { name: outlineOf(to).title, exact: true }).click();
    await page.waitForFunction((to) => location.hash.startsWith(`#/${to}`), to);
    await rendered(page);
  } else if (manner === "by a link") await clickLink(page, end);
  else await goTo(page, end);
  const after = await screen(page);
  assert.equal(after.heading, outlineOf(to).title, `the heading, ${way}`);
  assert.ok(after.title.includes(outlineOf(to).title), `the title is “${after.title}”, ${way}`);
  assert.deepEqual(after.faults, [], way);
  remember(seen, start, before, `before ${way}`);
  remember(seen, chosen ? await page.evaluate(() => location.hash) : end, after, way);
  await page.goBack();
  await rendered(page);
  assert.deepEqual(await screen(page), before, `back, ${way}`);
}

/**
 * The same address shows the same, wherever the reader comes from.
 * @param {Map<string, unknown>} seen
 * @param {string} address @param {unknown} shown @param {string} way
 */
export function remember(seen, address, shown, way) {
  assert.deepEqual(shown, seen.get(address) ?? shown, way);
  seen.set(address, shown);
}
