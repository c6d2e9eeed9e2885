// The laboratory’s room “Reconstruct”: combinations of readings are played, facts contradict some of them, and all of
// it stands in the address.

import { WCAG, inBothLights } from "./axe.mjs";
import { assert, bytesOf, test } from "./harness.mjs";
import { addressIs, goTo, open, rendered } from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** A room of chaturanga. @param {string} about */
const room = (about) => `#/chaturanga?room=reconstruct:${about}`;
const ROOM = room("elephant,bareKing:win-immediate:none;draws:60,seldom:bare-king:40;random;20;1");

/** Plays all that is asked for. @param {Page} page @param {number} games */
async function play(page, games) {
  await page.locator(".reconstruct-run button").first().click();
  await page.locator(".reconstruct-status", { hasText: `${games} games were played.` }).waitFor();
}

/** The rows by their choices, each with the verdicts of its facts. @param {Page} page */
const rows = (page) =>
  page.locator(".reconstruct-table tbody tr").evaluateAll((all) =>
    all.map((row) => ({
      number: Number(row.getAttribute("data-number")),
      verdicts: [...row.querySelectorAll("[data-verdict]")].map((one) => one.getAttribute("data-verdict")),
      text: [...row.querySelectorAll("td")].map((one) => one.innerText.replace(/\s+/g, " ")),
    })),
  );

/** @param {Page} page @param {string} name */
async function taken(page, name) {
  const download = page.waitForEvent("download");
  await page.locator(".reconstruct .lab-tools button", { hasText: name }).click();
  return (await bytesOf(await download)).toString();
}

test("combinations are played, and what facts contradict comes last", async () => {
  const page = await open(ROOM);
  await page.locator(".reconstruct-count", { hasText: "6 combinations, 20 games of each: 120 games." }).waitFor();
  assert.equal((await rows(page)).length, 6);
  await play(page, 120);
  const all = await rows(page);
  const contradicted = all.map(({ verdicts }) => verdicts[0] === "contradicts");
  assert.deepEqual(contradicted, [...contradicted].sort(), "those that are not contradicted stand first");
  for (const { verdicts, text } of all) {
    const [together, ...own] = verdicts;
    assert.equal(own.length, 2);
    assert.equal(together === "contradicts", own.includes("contradicts"));
    assert.equal(
      together === "agrees",
      own.every((one) => one === "agrees"),
    );
    assert.match(text[3], /^(agrees|contradicts|cannot tell) [\d.]+% [\d.]+% to [\d.]+%$/);
    // Without the rule no game ends by it: of twenty games none, up to 16.8 % by the table.
    if (text[1].startsWith("Nothing")) assert.equal(text[4], "agrees 0% 0% to 16.8%");
  }
  const left = contradicted.filter((one) => !one).length;
  assert.ok(left >= 3);
  const answer = await page.locator(".reconstruct-remaining").innerText();
  assert.ok(answer.startsWith(`Not contradicted: ${left} of 6 combinations.`), answer);
  // Each combination has a q-value, and the sentence says how many contradictions it bears out.
  const shares = await page.locator(".reconstruct-table td .reconstruct-q").allInnerTexts();
  assert.equal(shares.length, 6);
  for (const share of shares) assert.match(share, /^q (= (0|1|0\.\d+)|< 0\.001)$/);
  const sure = all.filter(({ text, verdicts }) => {
    const [, sign, value] = /q ([=<]) ([\d.]+)/.exec(text[2]) ?? [];
    return verdicts[0] === "contradicts" && (sign === "<" || Number(value) <= 0.05);
  }).length;
  if (left < 6) assert.ok(answer.includes(` Of ${6 - left} contradicted, ${sure} `), `${answer} ${shares.join()}`);
  const none = page.locator(".reconstruct-readings [data-choice=none]");
  assert.equal(await none.getAttribute("data-remains"), "3");
  assert.match(await none.innerText(), new RegExp(`in 3 of ${left} remaining combinations`));
  // Six combinations and two facts, each with its interval: 0.6 of twelve miss.
  assert.match(await page.locator(".reconstruct-chance").innerText(), /are 12 intervals .* about 0\.6,/);
  assert.match(await page.locator(".reconstruct-warning").innerText(), /not about history[\s\S]*no evidence/);
  // Another bound is another verdict on the same games.
  await page.locator("input[name=bound-draws]").fill("0");
  await page.locator("input[name=bound-draws]").press("Enter");
  await addressIs(page, /room=reconstruct:.*;draws:0,/);
  await rendered(page);
  assert.match(await page.locator(".reconstruct-status").innerText(), /^120 games were played/);
  // Nothing lies wholly below nought.
  assert.ok((await rows(page)).every(({ verdicts }) => verdicts[1] !== "agrees"));
});

test("a combination whose verdict is plain is played no further, and what games would show is said", async () => {
  // Without the rule no game of random moves ends by a bare king, and with it most do.
  const page = await open(room("bareKing,elephant;decided:bare-king:40;random;200;1;;stop"));
  await page.locator(".reconstruct-count", { hasText: "9 combinations, 200 games of each: 1800 games." }).waitFor();
  const stop = page.locator(".reconstruct-form input[value=stop]");
  assert.ok(await stop.isChecked());
  await page.locator(".reconstruct-power summary").click();
  const power = page.locator(".reconstruct-power li");
  assert.match(
    await power.innerText(),
    /^At least 40 % of the games ended by .*: contradicted four times in five if the true share is/,
  );
  const wide = await power.innerText();
  await page.locator(".reconstruct-run button").first().click();
  await page.locator(".reconstruct-status", { hasText: "Stopped early: " }).waitFor();
  const played = Number(/(\d+) games were played/.exec(await page.locator(".reconstruct-status").innerText())?.[1]);
  assert.ok(played < 1800, `${played}`);
  const none = (await rows(page)).find(({ text }) => text[0].startsWith("Nothing"));
  assert.equal(none?.verdicts[0], "contradicts");
  assert.match(none?.text[2] ?? "", /stopped after \d+ games/);
  // The weights of all choices of a rule are the whole, twice.
  const weights = await page
    .locator(".reconstruct-readings li")
    .evaluateAll((all) =>
      all.map((one) => Number(/weight ([\d.]+)%$/.exec(/** @type {HTMLElement} */ (one).innerText)?.[1])),
    );
  assert.ok(Math.abs(weights.reduce((sum, one) => sum + one, 0) - 200) < 0.6, weights.join());
  // Without it the rest is to be played, and the same games say more.
  await stop.uncheck();
  await addressIs(page, /;random;200;1$/);
  await page.locator(".reconstruct-run button", { hasText: "Go on" }).waitFor();
  assert.notEqual(await power.innerText(), wide);
});

test("combinations that play the same games stand in one row, and any of them opens", async () => {
  // No game of twenty comes to a stalemate.
  const page = await open("#/shatranj?room=reconstruct:stalemate;draws:60;random;20;1");
  assert.equal(await page.locator(".reconstruct-table [rowspan='3']").count(), 0);
  await play(page, 60);
  const cells = page.locator(".reconstruct-table [rowspan='3']");
  await cells.first().waitFor();
  assert.match(await cells.first().innerText(), /same games under all 3$/);
  // All facts, one fact, and the games.
  assert.equal(await cells.count(), 3);
  assert.equal(await page.locator(".reconstruct-table tbody tr").count(), 3);
  assert.match(await page.locator(".reconstruct-chance").innerText(), /is 1 interval/);
  const lines = (await taken(page, "CSV")).trim().split("\r\n");
  const same = lines[0].split(",").indexOf("same");
  assert.deepEqual(
    lines.slice(1).map((line) => line.split(",")[same]),
    ["1", "1", "1"],
  );
  await page.locator(".reconstruct-table tbody a").last().click();
  await addressIs(page, /stalemate=lose/);
});

test("what is known of moves needs no game", async () => {
  // From one square the Alfil comes to 8 squares, the Dabbaba to 16, and five steps lead everywhere.
  const page = await open(room("elephant;sees:elephant:8"));
  const cells = (await rows(page)).map(({ text }) => text[2]);
  assert.deepEqual(cells, ["agrees 8 exact", "contradicts 16 exact", "contradicts 64 exact"]);
  assert.match(await page.locator(".reconstruct-readings [data-choice=alfil]").innerText(), /in 1 of 1 remaining/);
  assert.match(await page.locator(".reconstruct-chance").innerText(), /exact for an empty board/);
  await page.locator("select[name=show]").selectOption("contradicted");
  await addressIs(page, /;contradicted$/);
  await rendered(page);
  assert.deepEqual(
    (await rows(page)).map(({ number }) => number),
    [2, 3],
  );
  await page.locator("select[name=of-sees]").selectOption("horse");
  await addressIs(page, /sees:horse:8/);
});

test("the same games come again after a pause, and a cancelled run leaves nothing", async () => {
  const page = await open(ROOM);
  await play(page, 120);
  const once = await rows(page);
  const press = page.locator(".reconstruct-run button").first();
  // Begun anew and stopped at once.
  await press.evaluate((button) => {
    /** @type {HTMLElement} */ (button).click();
    /** @type {HTMLElement} */ (button).click();
  });
  await page.locator(".reconstruct-status", { hasText: "Paused at" }).waitFor();
  await press.filter({ hasText: "Go on" }).click();
  await page.locator(".reconstruct-status", { hasText: "120 games were played." }).waitFor();
  assert.deepEqual(await rows(page), once);
  // They are there still when the reader comes back.
  await goTo(page, "#/shatranj");
  await goTo(page, ROOM);
  await page.locator(".reconstruct-status", { hasText: "120 games were played." }).waitFor();
  assert.deepEqual(await rows(page), once);
  await press.evaluate((button) => {
    /** @type {HTMLElement} */ (button).click();
    /** @type {HTMLElement} */ (button).click();
  });
  await page.locator(".reconstruct-run button", { hasText: "Cancel" }).click();
  await page.locator(".reconstruct-status", { hasText: "Cancelled." }).waitFor();
  assert.ok((await rows(page)).every(({ verdicts }) => verdicts.every((one) => one === "open")));
  await page.locator(".reconstruct-run button", { hasText: "Play" }).waitFor();
});

test("a combination opens on the board with its choices, and so does a game of it", async () => {
  const page = await open(ROOM);
  await play(page, 120);
  const row = page.locator("tr[data-number='4']");
  const told = (await rows(page)).find(({ number }) => number === 4);
  assert.match(told?.text[0] ?? "", /Dabbaba/);
  assert.equal(await row.locator("th a").getAttribute("href"), "#/chaturanga?v=1&elephant=dabbaba&bareKing=none");
  await row.locator("button").click();
  const links = page.locator(".reconstruct-games a");
  assert.equal(await links.count(), 20);
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Games of combination 4");
  await page.keyboard.press("Escape");
  await page.locator(".reconstruct-games").waitFor({ state: "hidden" });
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "Games of combination 4");
  await page.keyboard.press("Enter");
  const game = await links.first().innerText();
  await links.first().click();
  await addressIs(page, /elephant=dabbaba&bareKing=none&line=/);
  await rendered(page);
  const plies = Number(/(\d+) half-moves/.exec(game)?.[1]);
  assert.equal(await page.evaluate(() => /line=([^&]*)/.exec(location.hash)?.[1].split(",").length), plies);
});

test("more than sixteen combinations begin alike as well, and all goes into files", async () => {
  const page = await open(room("elephant,bareKing,stalemate;draws:50,first:70;random;8;2"));
  await play(page, 144);
  const json = JSON.parse(await taken(page, "JSON"));
  assert.equal(json.combinations.length, 18);
  for (let number = 0; number < 8; number += 1) {
    const openings = json.combinations.map((/** @type {any} */ one) => one.played[number].line.slice(0, 4).join());
    assert.equal(new Set(openings).size, 1);
  }
  assert.deepEqual(json.combinations[17].options, {
    elephant: "five",
    bareKing: "win-unless-rebared",
    stalemate: "stalemater-wins",
  });
  const csv = (await taken(page, "CSV")).trim().split("\r\n");
  assert.equal(csv.length, 1 + 18 * 2);
  assert.match(csv[0], /^game,play,seed,combination,elephant,bareKing,stalemate,fact,/);
  assert.match(
    csv[2],
    /^chaturanga,random,2,1,alfil,win-immediate,stalemater-loses,first,,70,[\d.]+,[\d.]+,[\d.]+,\d,/,
  );
});

test("rules and facts are chosen from the keyboard, and too many combinations are refused", async () => {
  const page = await open(room("elephant;-"));
  await page.locator(".reconstruct-count", { hasText: "Add a fact." }).waitFor();
  const add = async (/** @type {string} */ name, /** @type {string} */ value) => {
    await page.locator(`select[name=${name}]`).selectOption(value);
    await page.locator(`select[name=${name}]`).press("Tab");
    await page.keyboard.press("Enter");
    await rendered(page);
  };
  await add("add-fact", "decided");
  await addressIs(page, /reconstruct:elephant;decided:checkmate:20;/);
  await page.locator("select[name=of-decided]").selectOption("stalemate");
  await addressIs(page, /decided:stalemate:20/);
  await add("add-option", "kingLeap");
  await add("add-option", "promotion");
  await addressIs(page, /elephant,kingLeap,promotion;/);
  await page.locator(".reconstruct-count", { hasText: "48 combinations" }).waitFor();
  await add("add-option", "bareKing");
  // 3 × 4 × 4 × 3 = 144; without a rule of three choices 48.
  await page
    .locator(".reconstruct-count", { hasText: /^144 combinations are more than the 64 .* there are 48\.$/ })
    .waitFor();
  assert.ok(await page.locator(".reconstruct-run button").first().isDisabled());
  assert.ok(await page.locator("select[name=add-option]").isDisabled(), "four are enough");
  await page.locator("[data-option=kingLeap] input").first().uncheck();
  await page.locator("[data-option=kingLeap] input").nth(1).uncheck();
  await page.locator("[data-option=promotion] input").first().uncheck();
  await addressIs(page, /elephant,kingLeap:[^,:]*:[^,:]*,promotion:/);
  await page.locator(".reconstruct-count", { hasText: "54 combinations" }).waitFor();
  await page.locator("[data-option=elephant] button").click();
  await page.locator(".reconstruct-count", { hasText: "18 combinations" }).waitFor();
});

test("a choice that means nothing beside another makes no combination", async () => {
  const page = await open("#/dice-chess?room=reconstruct:enemyThrone,stakes;ended:50");
  // A stake from that enemy, without stakes.
  await page.locator(".reconstruct-count", { hasText: "3 combinations (1 more cannot be" }).waitFor();
});

test("what of an address cannot be is told, and the rest holds", async () => {
  const page = await open(room("whale,elephant:alfil:ox:five;draws:900,won:30,luck:3;level-77;9;x;no;more"));
  const faults = page.locator(".reconstruct-faults li");
  await faults.first().waitFor();
  assert.deepEqual(await faults.evaluateAll((all) => all.map((one) => one.dataset.code)), [
    "unknown-option",
    "unknown-choice",
    "bad-bound",
    "unknown-fact",
    "unknown-play",
    "bad-games",
    "bad-seed",
    "unknown-filter",
    "unknown-part",
  ]);
  await page.locator(".reconstruct-count", { hasText: "2 combinations, 20 games of each: 40 games." }).waitFor();
  assert.equal(await page.locator("input[name=bound-draws]").inputValue(), "20");
  assert.equal(await page.locator("input[name=bound-won]").inputValue(), "30");
  await page.locator("input[name=seed]").fill("77");
  await page.locator("input[name=seed]").press("Enter");
  await addressIs(page, /reconstruct:elephant:alfil:five;draws:20,won:30;random;20;77$/);
  await rendered(page);
  assert.equal(await faults.count(), 0);
});

test("the room fits every game, and no window scrolls sideways", async () => {
  const page = await open("", { width: 390, height: 844, reducedMotion: true });
  for (const game of ["ashtapada", "janggi", "shaturanga", "shogi"]) {
    await goTo(page, `#/${game}?room=reconstruct`);
    await page.locator(".reconstruct-table").waitFor();
    assert.equal(await page.locator(".reconstruct-faults li").count(), 0);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, game);
  }
});

test("axe finds nothing wrong with what is reconstructed", async () => {
  const page = await open(room("elephant;draws:20,weakest:elephant:0.5,decided:bare-king:60;random;8;1"));
  await play(page, 24);
  await page.locator(".reconstruct-table tbody button").first().click();
  await page.locator(".reconstruct-games a").first().waitFor();
  const found = await inBothLights(page, WCAG);
  assert.deepEqual(found, []);
});
