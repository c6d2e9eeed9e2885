// Studies: a problem solved on the board, its refutations, other rules, every move of an ending, paper, and help in
// composing.

import { readFileSync } from "node:fs";
import { GAMES } from "../../www/studies/games.js";
import { inBothLights } from "./axe.mjs";
import { assert, bytesOf, test } from "./harness.mjs";
import { addressIs, addressLacks, cell, click, goTo, open, text } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

const DIAMOND = "#/shatranj?study=suli-diamond";
/** Mate in three, with too many pieces for a table. */
const MATE = "#/shatranj?study=abu-naim";

/** What the masters said of endings. @type {import("../../www/studies/study.js").Verdict[]} */
const VERDICTS = JSON.parse(String(readFileSync(new URL("../../www/studies/verdicts.json", import.meta.url))));

/** What takes a solver’s time, in a browser that has others to serve. */
const LONG = { timeout: 120_000 };

/** @param {Page} page @param {string} name */
const deed = (page, name) => page.locator(`#study-tools [data-deed="${name}"]`);

/** Waits until something is said of a move. @param {Page} page @param {string | RegExp} text */
const says = (page, text) => page.locator(".study-answer", { hasText: text }).waitFor(LONG);

/** @param {string} address @param {Parameters<typeof open>[1]} [options] */
async function openStudy(address, options) {
  const page = await open(address, options);
  await page.locator("#study-tools").waitFor();
  await addressIs(page, /position=/);
  return page;
}

test("a study is opened by its name, and asks for its key", async () => {
  const page = await openStudy(DIAMOND);
  assert.match(await text(page, ".study-title"), /Diamond/);
  assert.equal(await text(page, ".study-task"), "White moves and wins");
  assert.match((await cell(page, "c3").textContent()) ?? "", /counsellor/);
  await addressIs(page, /study=suli-diamond/);
  assert.match(await text(page, ".study-about"), /Murray 1913, no\. 122, p\. 314/);
  // Murray’s letters are explained where they stand; the work and its copy have their dates apart.
  assert.match(await text(page, ".study-about"), /\(Murray’s AH\), no\. 137: .* Written: 9th and 10th .* copy: 1140/);
  assert.match(await text(page, ".study-about"), /Author: unknown \(solved by as-Suli\)/);
  // To be cited: the name alone.
  assert.equal(await page.locator(".study-about a").last().getAttribute("href"), "#/shatranj?v=1&study=suli-diamond");
});

const FIND = "Find the key: play a move on the board.";

/** The ids of a game’s studies: the first, the middle one and the last. @param {string} game @returns {string[]} */
function someOf(game) {
  const all = JSON.parse(readFileSync(new URL(`../../www/studies/${game}.json`, import.meta.url), "utf8"));
  const places = new Set([0, Math.floor(all.length / 2), all.length - 1]);
  return [...places].map((at) => all[at].id);
}

test("whoever opens a study is told the task, and nothing of rules that nobody changed", async () => {
  const page = await open("#/shatranj?v=1&view=studies");
  for (const game of GAMES) {
    const [first, ...more] = someOf(game);
    // By its address, as it is cited.
    await goTo(page, `#/${game}?v=1&study=${first}`);
    await addressIs(page, /position=/);
    assert.equal(await text(page, ".study-answer"), FIND, first);
    for (const id of more) {
      // By a click in the list.
      await goTo(page, `#/${game}?v=1&view=studies`);
      await page.locator(`.study-card[data-study="${id}"]`).click(LONG);
      await addressIs(page, new RegExp(`study=${id}&.*position=|position=.*study=${id}`));
      assert.equal(await text(page, ".study-answer"), FIND, id);
    }
    // And by an address in a window of its own.
    const alone = await open(`#/${game}?v=1&study=${first}`);
    await addressIs(alone, /position=/);
    assert.equal(await text(alone, ".study-answer"), FIND, first);
    await alone.close();
  }
});

test("of an ending: a wrong move is refuted, the key is answered, a longer win is told apart", async () => {
  const page = await openStudy(DIAMOND);
  await click(page, ["c3", "b2"]);
  await says(page, "refutes it");
  assert.match(await text(page, ".study-answer"), /c3–b2 (only draws|loses)/);
  await addressIs(page, /line=c3b2,\w+/);
  await deed(page, "back").click();
  await addressLacks(page, "line=");
  await click(page, ["b3", "b4"]);
  await says(page, "b3–b4 is the key: it wins in 39 half-moves.");
  await addressIs(page, /line=b3b4,\w+&ply=2/);
  await deed(page, "again").click();
  await click(page, ["b3", "c2"]);
  await says(page, "b3–c2 wins too, but takes longer: in 41 half-moves.");
  // What is undone is spoken of no more.
  await page.locator("#player").getByRole("button", { name: "Undo" }).click();
  await addressIs(page, /line=b3c2$|line=b3c2&ply=1|^(?!.*line=)/);
  assert.doesNotMatch(await text(page, ".study-answer"), /wins too/);
});

test("where no table speaks, a move is judged by a search", async () => {
  const page = await openStudy(MATE);
  await click(page, ["g1", "g2"]);
  await says(page, /loses\. .+ refutes it/);
  await addressIs(page, /line=g1g2,\w+/);
  await deed(page, "back").click();
  await click(page, ["g3", "h5"]);
  await says(page, "is the key: it wins in 5 half-moves");
  await deed(page, "hint").click();
  await says(page, /Hint: the piece on \w\d moves/);
  await deed(page, "hint").click();
  await says(page, /Hint: White/);
});

test("a hint marks the piece, and the first touch on it takes it up", async () => {
  const page = await openStudy(MATE, { width: 390, height: 844, hasTouch: true, reducedMotion: true });
  await deed(page, "hint").tap();
  await says(page, "Hint: the piece on g3 moves.");
  const mark = page.locator('#board .annotation.circle[data-square="g3"]');
  await mark.waitFor();
  await cell(page, "g3").tap();
  await page.locator('#board [role=gridcell][data-square="g3"][aria-selected="true"]').waitFor();
  await cell(page, "h5").tap();
  await says(page, "is the key");
  // The mark is of the position before.
  await mark.waitFor({ state: "detached" });
});

test("it is solved, and the proved line stands beside the printed one, each to be stepped through", async () => {
  const page = await openStudy(DIAMOND);
  await deed(page, "solve").click();
  await says(page, "White wins in 39 half-moves.");
  assert.match(await text(page, ".study-proof"), /The key is b3–b4.*Slower.*b3–c2 \(41\)/);
  await page.locator(".study-lines summary").click();
  const columns = page.locator(".study-columns section");
  assert.equal(await columns.nth(1).locator("button").count(), 39);
  await columns.nth(0).locator("button").nth(1).click();
  await addressIs(page, /line=b3b4,d5d6&ply=2/);
  await columns.nth(1).locator("button").nth(2).click();
  await addressIs(page, /&ply=3/);
  assert.equal(await columns.nth(1).locator("[aria-current=step]").count(), 1);
});

test("when the game is over no answer and no key of before stands; what was proved is told", async () => {
  const page = await openStudy("#/shatranj?v=1&study=dilaram-1140");
  assert.match((await page.locator(".study-verdict").textContent()) ?? "", /On record: a win in 11 half-moves\./);
  assert.doesNotMatch((await page.locator("#heading, .heading, body").first().textContent()) ?? "", /lines below/);
  const proved = page.locator(".study-columns section").nth(1);
  assert.match((await proved.textContent()) ?? "", /^Proved here\s*Not proved here yet\./);
  await deed(page, "solve").click();
  await says(page, "White wins in 11 half-moves.");
  assert.match(await text(page, ".study-proof"), /The key is h4–h8/);
  await page.locator(".study-lines summary").click();
  assert.equal(await proved.locator("li").count(), 11);
  assert.doesNotMatch((await proved.textContent()) ?? "", /Not proved/);
  // One move before the end: what was proved stands, and it is played out.
  await proved.locator("li button").nth(9).click();
  await addressIs(page, /&ply=10/);
  assert.ok(await page.locator(".study-proof h3").isVisible());
  await deed(page, "out").click();
  await proved.locator("li button").nth(10).click();
  await says(page, /^White wins: checkmate\. “Take back” and “Begin again” lead back\.$/);
  assert.equal(await page.locator(".study-proof h3").isVisible(), false);
  assert.ok(await deed(page, "solve").isDisabled());
  await deed(page, "back").click();
  await says(page, "Try another move.");
  assert.ok(await deed(page, "solve").isEnabled());
  // A later position that is solved is told as such, and its line stands where nothing is proved of the start.
  await page.reload();
  await page.locator("#study-tools").waitFor();
  await deed(page, "solve").click();
  await says(page, /^White wins in 1 half-move\.$/);
  assert.match(await text(page, ".study-proof h3"), /The proof, after 10 half-moves/);
  assert.match((await proved.textContent()) ?? "", /Proved from where it stands after 10 half-moves\./);
  assert.equal(await proved.locator("li").count(), 11);
});

test("another choice of a rule is solved again, and can be ended", async () => {
  const page = await openStudy(DIAMOND);
  await page.locator("summary", { hasText: "Under other rules" }).click();
  const choice = page.locator(".study-rules [data-option=bareKing] .study-choice").nth(1);
  await choice.locator("input").check();
  await addressIs(page, /bareKing=/);
  await choice.locator("b:not(:empty)").waitFor(LONG);
  await page.locator("[data-deed=rules]").click();
  await page.locator(".study-progress.is-on").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#study-tools .study-progress:not(.is-on)").waitFor({ state: "attached" });
  await deed(page, "again").click();
  await addressLacks(page, "bareKing=");
});

test("every move of an ending is told on the board and in a list, and it is played out", async () => {
  const page = await openStudy(DIAMOND);
  await deed(page, "distances").click();
  const best = page.locator(".study-distances li").first();
  await best.waitFor(LONG);
  assert.match(await text(page, ".study-distances li"), /b3–b4 wins in 39 half-moves/);
  await page.locator('#board .annotation.label.hue-green[data-square="b3"]').waitFor();
  await deed(page, "out").click();
  await best.locator("button").click();
  await says(page, /The answer: .* you win in 37 half-moves/);
  await addressIs(page, /line=b3b4,\w+&ply=2/);
  // On to the next, which the list now shows.
  await page.locator(".study-distances li", { hasText: "wins in 37 half-moves" }).first().locator("button").click();
  await says(page, /The answer: .* you win in 35 half-moves/);
});

test("what every move comes to is not offered where no table can tell it, and the button says why", async () => {
  const page = await openStudy(MATE);
  await page.locator('#study-tools [data-deed=distances]:disabled[title*="too many pieces"]').waitFor(LONG);
  assert.equal(await deed(page, "distances").getAttribute("aria-pressed"), "false");
  // Of another problem it can be told.
  await goTo(page, DIAMOND);
  await page.locator("#study-tools [data-deed=distances]:enabled").waitFor(LONG);
});

test("a problem that is a mate by its title says in how many moves, and in how many half-moves", async () => {
  const page = await openStudy("#/shatranj?study=adli-odds");
  assert.equal(await text(page, ".study-task"), "White to move mates in two (3 half-moves)");
});

test("the list is searched, leads to a study by the keyboard, and is printed with the solutions after it", async () => {
  const page = await open("#/shatranj?view=studies");
  await page.locator(".study-card").first().waitFor();
  const all = await page.locator(".study-card").count();
  assert.ok(all >= 4);
  await page.locator("#studies-tools input[type=search]").fill("forerun");
  await page.locator(".study-card").nth(1).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "As a sheet" }).click();
  assert.equal(await page.locator(".sheet-problem").count(), 1);
  await page.locator("#studies-tools input[type=search]").fill("");
  await page
    .locator(".sheet-problem")
    .nth(all - 1)
    .waitFor();
  const sheets = await page.locator(".study-sheet").evaluateAll((all) => all.map((one) => one.className));
  assert.ok(sheets.at(0)?.includes("is-problems") && sheets.at(-1)?.includes("is-solutions"));
  await page.emulateMedia({ media: "print" });
  assert.ok(await page.locator(".study-sheet").first().isVisible());
  assert.ok(await page.locator(".beside").isHidden());
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "As a sheet" }).click();
  await page.locator(".study-card").first().focus();
  await page.keyboard.press("Enter");
  await page.locator("#study-tools").waitFor();
  await page.locator(".study-ways a", { hasText: "All problems" }).click();
  await page.locator(".study-card").first().waitFor();
});

test("the list has the best known first, then the shallow before the deep, and says so", async () => {
  const page = await open("#/shatranj?view=studies");
  await page.locator(".study-card").nth(5).waitFor();
  const cards = await page.locator(".study-card").allInnerTexts();
  const famous = cards.map((card) => card.includes("Well known: "));
  assert.deepEqual(famous, famous.toSorted().reverse());
  assert.match(cards[0], /Dilaram.*Author unknown.*staked Dilaram/s);
  const depths = cards.slice(famous.indexOf(false)).map((card) => Number(card.match(/: (\d+) half-moves deep/)?.[1]));
  assert.deepEqual(
    depths,
    depths.toSorted((one, other) => one - other),
  );
  assert.match(await text(page, "#studies-tools"), /The best known come first/);
});

test("where the filters stand above the list, the keyboard comes to them first; a key explains the words", async () => {
  const page = await open("#/shatranj?view=studies", { width: 390, height: 844, hasTouch: true, reducedMotion: true });
  await page.locator(".study-card").first().waitFor();
  assert.match(await text(page, "#studies > .study-lead"), /Positions with a task/);
  for (const [address, first] of [
    ["", ".study-card"],
    ["#/shatranj?view=verdicts", ".study-table a"],
  ]) {
    if (address) await goTo(page, address);
    await page.locator(first).first().waitFor();
    const [filter, listed] = [page.locator("main input[type=search]"), page.locator(first).first()];
    const { y = 0 } = (await filter.boundingBox()) ?? {};
    assert.ok(y < ((await listed.boundingBox())?.y ?? 0), "above");
    const order = await listed.evaluate(
      (one) => document.querySelector("main input[type=search]")?.compareDocumentPosition(one) ?? 0,
    );
    assert.ok(order & 4, `${address}: after the filters`);
  }
  // What the room is stands before all.
  assert.ok(await page.locator("#studies > :is(h2, p):first-child").count());
  await goTo(page, "#/shatranj?view=studies");
  const key = page.locator(".study-key-words");
  await key.locator("summary").click();
  assert.match(await key.innerText(), /Misprinted\s+The printed line has a move that cannot be played/);
  // Wide again, they stand beside the list.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator("#studies-tools input[type=search]").waitFor();
  await goTo(page, MATE);
  await page.locator("#study-text .study-key-words summary").click();
  assert.match(await text(page, "#study-text .study-key-words"), /Play it out\s+Play on from here/);
});

test("the list stays narrowed when the page is loaded again", async () => {
  const page = await open("#/shatranj?view=studies");
  await page.locator(".study-card").nth(1).waitFor();
  await page.locator("#studies-tools input[type=search]").fill("forerun");
  await page.locator(".study-card").nth(1).waitFor({ state: "detached" });
  await page.reload();
  await page.locator(".study-card").first().waitFor();
  assert.equal(await page.locator("#studies-tools input[type=search]").inputValue(), "forerun");
  assert.equal(await page.locator(".study-card").count(), 1);
  // The list of another game is whole.
  await goTo(page, "#/xiangqi?view=studies");
  await page.locator(".study-card").nth(1).waitFor();
});

test("all positions of an ending are counted under the rules that hold and under another choice", async () => {
  // A boat against a bare king: within its count it does not win from everywhere.
  const page = await open("#/makruk?v=1&view=setup&position=8/8/8/3k4/8/8/8/K6R+w+-+-+0+1");
  await page.locator(".compose details:not(.compose-more) summary").click();
  const count = page.locator(".compose [data-deed=every]");
  const found = page.locator(".study-every .study-found");
  await count.click();
  await found.nth(0).waitFor(LONG);
  await page.locator(".compose select[name=every-under]").selectOption("bareCount=off");
  await count.click();
  await found.nth(1).waitFor(LONG);
  const won = await found.evaluateAll((all) => all.map((one) => Number.parseFloat(one.textContent ?? "")));
  assert.ok(won[0] < won[1], `${won[0]} % within the count, ${won[1]} % without`);
});

test("the table says whether the masters were right", async () => {
  const page = await open("#/shatranj?view=verdicts");
  const row = page.locator(".study-table tbody tr");
  await row.first().waitFor();
  assert.match(await text(page, ".study-table"), /king and horse against king and chariot/);
  assert.ok((await row.count()) > 3);
  // A claim with a condition is counted on it, and says how; a reading that the master did not have stands beside it.
  const soldier = page.locator(".study-table [data-verdict=q-p]");
  assert.equal(await soldier.locator("[data-right=yes]").count(), 1);
  assert.match(await soldier.innerText(), /Counted: Counsellor and king on ranks/);
  assert.match(
    await page.locator("[data-verdict=n-r] [data-right=yes]").innerText(),
    /Otherwise under: What if .*loses at once/s,
  );
  const solved = VERDICTS.filter(({ solved }) => solved).length;
  assert.ok((await text(page, "#studies-tools")).includes(`22 of 22 endings shown. Of all, ${solved} are solved.`));
  // What is solved here leaves the condition out: it says so, and has no longest win of the claim.
  const shares = page.locator(".study-table [data-verdict=n-q] .study-found");
  const published = await shares.count();
  const other = page.locator('select[name=under] option[value^="shatranj marks="]').first();
  await page.locator("select[name=under]").selectOption((await other.getAttribute("value")) ?? "");
  await page.locator(".study-table [data-verdict=n-q] button.quiet", { hasText: "Count under: " }).click();
  await shares.nth(published).waitFor(LONG);
  assert.match(await shares.nth(published).innerText(), /Without the condition: /);
  assert.equal(await shares.nth(published).locator("button").count(), 0);
  // The longest win is one that fulfils the condition, and opens as it is published.
  await soldier.getByRole("button", { name: "Longest win: 67 half-moves" }).first().click();
  await page.locator("#position-text, #board").first().waitFor();
  await addressIs(page, /position=8\/1p6\/8\/8\/8\/k7\/2K5\/1Q6/);
  assert.doesNotMatch(await page.locator("#notices").innerText(), /is impossible here/);
});

test("endings are counted under rules of their own game, and what a choice does is seen in the table", async () => {
  const page = await open("#/chaturanga?v=1&view=verdicts");
  const rules = page.locator("select[name=under]");
  const counts = page.locator(".study-table button", { hasText: "Count under: " });
  await rules.waitFor();
  assert.equal(await counts.count(), 0);
  const offered = await rules.locator("option").allInnerTexts();
  assert.ok(offered.some((rule) => rule.startsWith("Makruk: ")) && !offered.some((rule) => /^Chaturanga/.test(rule)));
  // What has been counted is marked; what has not can be.
  await rules.selectOption("shatranj bareKing=win-immediate");
  await page.locator("[data-verdict=n-p] .study-found[data-chosen]", { hasText: "loses at once" }).waitFor();
  assert.equal(await counts.count(), 0);
  await rules.selectOption("makruk bareCount=low");
  await page.locator("[data-verdict=makruk-nm] button", { hasText: "Low’s table" }).waitFor();
  assert.equal(await counts.count(), 1);
  await page.locator("#studies-tools", { hasText: "1 ending of Makruk can be counted" }).waitFor();
});

test("a verdict has an address of its own", async () => {
  const page = await open("#/shatranj?v=1&view=verdicts&ask=rr-rn", { reducedMotion: true });
  const here = page.locator(".study-table [aria-current]");
  await here.waitFor();
  assert.equal(await here.getAttribute("data-verdict"), "rr-rn");
  const inSight = () => {
    const { top, bottom } = document.querySelector(".study-table [aria-current]")?.getBoundingClientRect() ?? {};
    return top !== undefined && bottom !== undefined && top >= 0 && bottom <= innerHeight;
  };
  await page.waitForFunction(inSight);
  await page.locator("[data-verdict=n-r] th a").click();
  await addressIs(page, /view=verdicts&ask=n-r$/);
  await page.locator("[data-verdict=n-r][aria-current]").waitFor();
  assert.equal(await here.count(), 1);
});

test("the longest win of an ending that is too large for a page is stepped through on the board", async () => {
  const page = await open("#/shatranj?v=1&view=verdicts");
  const [two] = VERDICTS.filter(({ id }) => id === "rr-rn");
  const longest = two.solved?.[0].longest ?? assert.fail("no longest win");
  await page.locator("[data-verdict=rr-rn]").getByRole("button", { name: "Longest win: 169 half-moves" }).click();
  await addressIs(page, new RegExp(`line=${(longest.line ?? "").split(" ").slice(0, 3).join(",")},.*ply=0`));
  await page.locator(".transport.forward").click();
  await addressIs(page, /ply=1(&|$)/);
  assert.equal(await page.locator("#notices").innerText(), "");
});

test("beside the board stands whose longest win it is, also by its address alone, and the way back", async () => {
  const page = await open("#/chaturanga?v=1&view=verdicts");
  await page.locator("[data-verdict=rn-r]").getByRole("button", { name: "Longest win: 77 half-moves" }).click();
  await addressIs(page, /line=d1d5,.*ply=0&study=ending-rn-r/);
  const told =
    /The longest win with king, chariot and horse against king and chariot.*White to move wins in 77 half-moves/s;
  assert.match(await text(page, "#study-tools"), told);
  assert.equal(await page.locator("#way-list [aria-pressed=true]").innerText(), "Were they right?");
  await page.locator("#study-tools a", { hasText: "Back to" }).click();
  await page.locator("[data-verdict=rn-r][aria-current]").waitFor();
  await goTo(page, "#/shatranj?v=1&study=ending-n-q&bareKing=win-immediate");
  await addressIs(page, /line=/);
  assert.match(await text(page, "#study-tools"), /White to move wins in 141 half-moves/);
  await goTo(page, "#/shatranj?v=1&study=ending-none");
  await page.locator("#notices", { hasText: "ending-none" }).waitFor();
});

test("what was said of endings is taken along as a file, with every count, and printed with its address", async () => {
  const page = await open("#/shatranj?v=1&view=verdicts", { width: 1366, height: 768, reducedMotion: true });
  const coming = page.waitForEvent("download");
  await page.locator(".study-deeds").getByRole("button", { name: "CSV", exact: true }).click();
  const text = (await bytesOf(await coming)).toString();
  const all = VERDICTS;
  const rows = text.trimEnd().split("\r\n");
  const each = all.map(({ solved = [] }) => solved.reduce((sum, { where }) => sum + (where ? 2 : 1), 0) || 1);
  assert.equal(rows.length, 1 + each.reduce((sum, count) => sum + count));
  const [rook] = all.filter(({ id }) => id === "n-r");
  const { moving, longest } = rook.solved?.[0] ?? assert.fail("not solved");
  assert.ok(rows[1].includes(`,${moving.won},${moving.drawn},${moving.lost},`), rows[1]);
  assert.ok(longest && rows[1].endsWith(`,${longest.plies},${longest.position}`), rows[1]);
  assert.equal(rows.filter((row) => /,Not solved,+$/.test(row)).length, all.filter(({ solved }) => !solved).length);
  const foot = page.locator(".study-foot");
  const printed = page.locator("[data-verdict=n-r] .study-printed").first();
  assert.ok(!(await foot.isVisible()) && !(await printed.isVisible()), "on paper alone");
  await page.emulateMedia({ media: "print" });
  assert.match((await foot.innerText()) ?? "", /#\/shatranj\?v=1&view=verdicts/);
  assert.ok(!(await page.locator(".study-deeds").isVisible()));
  assert.ok(await printed.isVisible());
  assert.equal(await printed.innerText(), longest.position);
});

test("a name that no study has is said, and old names of lines lead where they led", async () => {
  const page = await open("#/shatranj?study=no-such-study");
  await page.locator("#notices", { hasText: "no-such-study" }).waitFor();
  await page.locator(".study-card").first().waitFor();
  await goTo(page, "#/shatranj?study=demonstration");
  assert.equal(await page.locator("#study-tools").isVisible(), false);
});

test("where a position is set up it is solved, judged, and the nearest sound one looked for", async () => {
  // Abu Na’im’s: mate in three.
  const page = await open("#/shatranj?v=1&view=setup&position=6K1/1r5r/5kp1/5p2/8/6NN/8/4R1R1+w+-+-+0+1");
  const said = page.locator(".compose-said p");
  const press = async (/** @type {string} */ name) => page.locator(`.compose [data-deed=${name}]`).click();
  await press("won");
  await said.filter({ hasText: "White wins in 5 half-moves" }).waitFor(LONG);
  const step = page.locator(".compose-said a", { hasText: "Step through this line" });
  assert.match((await step.getAttribute("href")) ?? "", /position=6K1.*&line=g3h5,.*&ply=0/);
  await page.locator(".compose-more summary").click();
  await page.locator(".compose input[name=plies]").fill("5");
  await press("solve");
  await said.filter({ hasText: "White wins in 5 half-moves" }).waitFor(LONG);
  await said.filter({ hasText: "The key is g3–h5" }).waitFor(LONG);
  await press("sound");
  await said.filter({ hasText: "It is sound." }).waitFor(LONG);
  // What is set up is another position: what was said of it goes.
  await page.locator("#setup-tools").getByRole("button", { name: "Mirror" }).click();
  await said.first().waitFor({ state: "detached" });
  await page.locator(".compose input[name=plies]").fill("3");
  await press("sound");
  await said.filter({ hasText: "no first move wins" }).waitFor(LONG);
  await press("nearest");
  await page.locator(".compose [data-deed=take]").waitFor(LONG);
});

test("axe finds nothing wrong with studies, on a telephone too", async () => {
  const page = await openStudy(DIAMOND, {
    width: 390,
    height: 844,
    hasTouch: true,
    reducedMotion: true,
  });
  for (const [address, part] of [
    [DIAMOND, "#study-tools"],
    ["#/shatranj?view=studies", ".study-card"],
    ["#/shatranj?view=verdicts", ".study-table tbody tr"],
  ]) {
    await goTo(page, address);
    await page.locator(part).first().waitFor();
    const found = await inBothLights(page);
    assert.deepEqual(found, [], address);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `${address} scrolls sideways`);
  }
  await goTo(page, DIAMOND);
  await page.locator("#study-tools").waitFor();
  const board = await page.locator("#board").boundingBox();
  assert.ok(board && board.y >= 0 && board.y + board.height <= 844, "the board is in sight");
  const small = await page
    .locator("#study-tools button:visible, .study-ways a:visible")
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent));
  assert.deepEqual(small, []);
});

test("a study under other rules says so, also by its address, and asks for the key under its own", async () => {
  const says = (/** @type {import("playwright-core").Page} */ page, /** @type {string} */ text) =>
    page.locator(".study-answer", { hasText: text }).first().waitFor();
  const page = await open("#/shatranj?v=1&study=suli-diamond&bareKing=win-immediate");
  await says(page, "Other rules hold now");
  await goTo(page, "#/shatranj?v=1&study=suli-diamond");
  await says(page, "Find the key");
});
