// From every game to every other in every view: nothing of the game before stays, and nothing breaks on the way. The
// harness fails where the page logs an error or throws.

import { sample } from "../sample.mjs";
import { assert, test } from "./harness.mjs";
import { gameIds, goTo, open, rendered } from "./reader.mjs";
import { gameOutlines, kinds, pattern } from "../../www/pkg/tabiya.js";
import "../module/load.mjs";

/** What each view has in the address, for a game. @type {Record<string, string>} */
const VIEWS = {
  board: "v=1",
  piece: "v=1&PIECE",
  "set-up": "v=1&view=setup",
  differences: "v=1&view=differs&compare=-;GAME",
  "on one board": "v=1&view=overlay&compare=-;GAME",
  "side by side": "v=1&view=boards&compare=-;GAME",
};

/** @param {string} game @param {string} view @param {string} other */
const address = (game, view, other) =>
  `#/${game}?${VIEWS[view].replace("GAME", other).replace("PIECE", view === "piece" ? farthest(game) : "")}`;

/**
 * The piece that goes farthest from the middle of the board: on a smaller one its squares are not all there.
 * @param {string} game
 */
function farthest(game) {
  const { files, ranks } = gameOutlines().find(({ id }) => id === game) ?? { files: 8, ranks: 8 };
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

/** The name of a game that the page’s heading has. @param {import("playwright-core").Page} page */
const heading = (page) => page.evaluate(() => document.title);

/** The squares of every board that is seen, by their number. @param {import("playwright-core").Page} page */
const boards = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[role=grid]")]
      .filter((grid) => /** @type {HTMLElement} */ (grid).checkVisibility())
      .map((grid) => grid.querySelectorAll("[data-square]").length),
  );

/** The games, and what a view of each shows when it is opened first of all. */
async function firsts() {
  const page = await open("");
  const ids = await gameIds(page);
  return { page, ids: ids.filter((id) => /^[a-z-]+$/.test(id)) };
}

test("from each game to each other in each view, by address and by Back", async () => {
  const { page, ids } = await firsts();
  const ways = ids.flatMap((from) =>
    ids.flatMap((to) => (from === to ? [] : Object.keys(VIEWS).map((view) => ({ from, to, view })))),
  );
  /** @type {Map<string, { title: string, seen: number[] }>} */
  const fresh = new Map();
  for (const { from, to, view } of sample(ways, 60, "ways from a game to another in a view")) {
    const start = address(from, view, to);
    const end = address(to, view, from);
    await goTo(page, start);
    const before = { title: await heading(page), seen: await boards(page) };
    await goTo(page, end);
    const after = { title: await heading(page), seen: await boards(page) };
    assert.notEqual(after.title, before.title, `${start} to ${end}`);
    const known = fresh.get(end) ?? after;
    assert.deepEqual(after, known, `${start} to ${end}`);
    fresh.set(end, after);
    await page.goBack();
    await rendered(page);
    const again = { title: await heading(page), seen: await boards(page) };
    assert.deepEqual(again, before, `back from ${end} to ${start}`);
  }
});

test("a column of a comparison is removed, whichever it is, and the other stands", async () => {
  const { page, ids } = await firsts();
  const ways = ids.flatMap((one) =>
    ids.flatMap((other) =>
      one === other
        ? []
        : ["differs", "overlay", "boards"].flatMap((view) => [0, 1].map((place) => ({ one, other, view, place }))),
    ),
  );
  for (const { one, other, view, place } of sample(ways, 50, "columns to be removed")) {
    await goTo(page, `#/${one}?v=1&view=${view}&compare=-;${other}`);
    const name = `${one}, ${other}, ${view}, ${place}`;
    const remove = page.getByRole("button", { name: `Remove: Rules ${place + 1}` });
    await remove.click();
    await page.waitForFunction(() => !location.hash.includes(";"), undefined, { timeout: 10_000 });
    await rendered(page);
    assert.equal(await page.getByRole("button", { name: /^Remove: Rules/ }).count(), 0, name);
    if (view === "boards") assert.equal((await boards(page)).length, 1, name);
    assert.equal(await page.locator(".fault:visible").count(), 0, name);
  }
});
