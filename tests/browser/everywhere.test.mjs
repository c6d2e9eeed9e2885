// Every change of game and view: nothing of the game before stays, and nothing breaks
// on the way. The harness fails where the page logs an error or throws; tests/browser/guards.test.mjs shows that an old
// fault is found.

import { covering, deep, halves, sample } from "../sample.mjs";
import { GAMES, MANNERS, VIEWS, addressOf, cross, outlineOf, screen, sizeOf } from "./crossing.mjs";
import { assert, problemsOf, test } from "./harness.mjs";
import { exportedText, fieldHas, goTo, inTwo, open, openExports, panel, rendered } from "./reader.mjs";

/** @typedef {import("./crossing.mjs").Step} Step */

/** How many steps an everyday run takes, and how many pages it opens anew to compare them with. */
const STEPS = 90;
const ANEW = 12;

/** Each game to each other, in each view to the same, by hand, and to another view by another way. @returns {Step[]} */
function steps() {
  const names = Object.keys(VIEWS);
  const all = [];
  let turn = 0;
  for (const from of GAMES) {
    for (const to of GAMES) {
      for (const [place, view] of names.entries()) {
        if (from === to || !addressOf(from, view, to)) continue;
        turn += 1;
        const others = names.filter((goal) => goal !== view && addressOf(to, goal, from));
        const goal = others[(turn * 7 + place) % others.length];
        // What stands beside for comparison is in no menu of games.
        const ways = outlineOf(to).reference ? MANNERS.slice(0, 2) : MANNERS;
        const manner = ways[turn % ways.length];
        if (addressOf(to, view, from)) all.push({ from, to, view, goal: view, manner: MANNERS[turn % 2] });
        all.push({ from, to, view, goal: manner === "by choosing" ? "board" : goal, manner });
      }
    }
  }
  return all;
}

/** What a step has to show, as pairs of which each is tried at least once. @param {Step} step */
const aspects = ({ from, to, view, goal, manner }) => [
  // Back is the same way from the other side.
  ...(view === goal && sizeOf(from) !== sizeOf(to)
    ? [`${sizeOf(from)} to ${sizeOf(to)}: ${view}`, `${sizeOf(to)} to ${sizeOf(from)}: ${view}`]
    : []),
  `${sizeOf(from)} to ${sizeOf(to)}, ${manner}`,
  `from ${from}`,
  `to ${to}`,
  `${view} left ${manner}`,
  `${goal} come to`,
];

test("from each game to each other, from each view to each other, by link, by choosing and by Back", async () => {
  /** @type {Map<string, unknown>} */
  const seen = new Map();
  await inTwo(covering(steps(), aspects, STEPS, "ways from a game in a view to another"), async (page, step) => {
    await cross(page, step, seen).catch((cause) => {
      const told = problemsOf(page).join("\n");
      throw new Error(`${Object.values(step).join(", ")}: ${cause.message}\n${told}`, { cause });
    });
    assert.deepEqual(problemsOf(page), [], Object.values(step).join(", "));
  });
  // What was come to is what the address shows when it is opened first of all.
  const found = [...seen].sort(([one], [other]) => (one < other ? -1 : 1));
  const addresses = sample(found, deep ? seen.size : ANEW, "addresses opened anew");
  const anew = async (/** @type {typeof addresses} */ own) => {
    for (const [address, shown] of own) {
      const fresh = await open(address);
      assert.deepEqual(await screen(fresh), shown, `anew: ${address}`);
      await fresh.context().close();
    }
  };
  await Promise.all(halves(addresses).map(anew));
});

test("the steps on which it once broke", async () => {
  const page = await open("#/chaturanga?v=1&piece=chariot&at=d4");
  const FROM = "#/chaturanga?v=1&piece=chariot&at=d4";
  // One piece, from a small board to a larger one: by hand, by Back, by the museum’s links.
  for (const to of ["#/shogi?v=1&piece=rook&at=e5", "#/xiangqi?v=1&piece=chariot&at=e5"]) {
    await goTo(page, FROM);
    await goTo(page, to);
    const shown = await screen(page);
    await goTo(page, FROM);
    await page.goBack();
    await rendered(page);
    assert.deepEqual(await screen(page), shown, `back to ${to}`);
  }
  for (const name of ["rook (Sho Shogi)", "cannon (Xiangqi)"]) {
    await goTo(page, FROM);
    await goTo(page, `#/chaturanga?v=1&room=find:${name.split(" ")[0]}`);
    const link = page.getByRole("link", { name }).first();
    const target = await link.getAttribute("href");
    await link.click();
    await page.waitForFunction((target) => location.hash === target, target);
    await rendered(page);
    assert.match((await screen(page)).heading ?? "", /Sho Shogi|Xiangqi/);
  }
  // A comparison with a foreign game alone.
  const ALONE = [
    "#/chaturanga?v=1&compare=shaturanga",
    "#/chaturanga?v=1&compare=ashtapada",
    "#/chaturanga?v=1&compare=dice-chess",
    "#/chaturanga?v=1&compare=xiangqi",
    "#/janggi?compare=shaturanga",
    "#/ashtapada?v=1&compare=shaturanga",
    "#/shatranj?v=1&compare=dice-chess;shatranj",
  ];
  for (const address of ALONE) {
    const fresh = await open(address);
    const shown = await screen(fresh);
    assert.deepEqual(shown.faults, [], address);
    assert.ok(shown.boards.length > 0, address);
    await fresh.context().close();
  }
  assert.deepEqual(problemsOf(page), []);
});

test("“Figure” stays open: every game, one piece, a move that cannot be", async () => {
  const page = await open("");
  for (const game of sample(GAMES, 6, "games with the diagram written for elsewhere")) {
    const other = GAMES[(GAMES.indexOf(game) + 5) % GAMES.length];
    const views = ["piece", "on one board", "board", "side by side"].map((view) => addressOf(game, view, other));
    const [, , board, boards] = views.map((address) => address && `${address}&line=a1a1`);
    for (const address of [views[0], views[1], board, boards]) {
      if (!address) continue;
      await goTo(page, address);
      const use = page.locator("#use");
      if (!(await use.evaluate((details) => /** @type {HTMLDetailsElement} */ (details).open)))
        await page.locator("#show-use").click();
      if (!(await page.locator(".use-text >> visible=true").count())) await exportedText(page, "html");
      await fieldHas(page, ".use-text", new RegExp(game));
      assert.deepEqual(problemsOf(page), [], address);
    }
  }
});

test("what a record of another game brought goes with it when that is undone", async () => {
  const page = await open("#/chaturanga?v=1&panel=moves");
  const record = page.locator("form.record");
  await record.getByRole("textbox").fill('[Variant "Shogi"]\n\n1. c3c4 *');
  await record.locator("button[type=submit]").click();
  await page.waitForFunction(() => /^#\/shogi.*line=c3c4/.test(document.documentElement.dataset.ready ?? ""));
  await panel(page, "pieces");
  await page.locator('#panel-pieces [data-kind="lance"]').click();
  await rendered(page);
  assert.match(page.url(), /piece=lance/);
  await openExports(page);
  await page.keyboard.press("Control+z");
  await page.waitForFunction(() => /^#\/chaturanga/.test(document.documentElement.dataset.ready ?? ""));
  const { heading, boards, faults } = await screen(page);
  assert.deepEqual([heading, boards.map(({ squares }) => squares), faults], ["Chaturanga", [64], []]);
  assert.deepEqual(problemsOf(page), []);
});

test("a column of a comparison is removed, whichever it is, and the others stand", async () => {
  const ways = GAMES.flatMap((one, at) =>
    GAMES.flatMap((other) => {
      const third = GAMES[(at + 3) % GAMES.length];
      return one === other
        ? []
        : ["differs", "overlay", "boards"].flatMap((view) => [
            ...[0, 1].map((place) => ({ sets: [one, other], view, place })),
            ...[0, 1, 2].map((place) => ({ sets: [one, other, third], view, place })),
          ]);
    }),
  );
  const told = (/** @type {{ sets: string[], view: string, place: number }} */ { sets, view, place }) => [
    `${sets.length === 2 ? `${sizeOf(sets[0])} and ${sizeOf(sets[1])}` : "three"}, ${view}, ${place}`,
    `${sets[0]}`,
    `${sets[1]} beside`,
  ];
  await inTwo(covering(ways, told, 70, "columns to be removed"), async (page, { sets, view, place }) => {
    const [one, ...others] = sets;
    const piece = view === "overlay" ? addressOf(one, "piece", one)?.split("v=1")[1] : "";
    if (piece === undefined) return;
    const named = view === "differs" ? "&view=differs" : piece;
    await goTo(page, `#/${one}?v=1${named}&compare=-;${others.join(";")}`);
    const name = `${sets.join()}, ${view}, ${place}`;
    const left = sets.length - 1;
    const columns = () => page.getByRole("button", { name: /^Remove: Rules/ });
    assert.equal(await columns().count(), sets.length, name);
    await page.getByRole("button", { name: `Remove: Rules ${place + 1}` }).click();
    await page.waitForFunction((left) => (location.hash.match(/;/g) ?? []).length === left - 1, left);
    await rendered(page);
    assert.equal(await columns().count(), left > 1 ? left : 0, name);
    const { boards, faults, heading } = await screen(page);
    if (view === "boards") assert.equal(boards.length, left, name);
    assert.deepEqual(faults, [], name);
    assert.ok(heading, name);
    assert.deepEqual(problemsOf(page), [], name);
  });
});
