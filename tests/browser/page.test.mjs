// The page from a game to a shared address, as a reader uses it.

import { assert, bytesOf, problemsOf, test } from "./harness.mjs";
import {
  addressIs,
  addressLacks,
  boardMenu,
  cell,
  changed,
  click,
  goTo,
  hash,
  held,
  open,
  openExports,
  panel,
  pick,
  rendered,
  text,
  through,
} from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

const ELEPHANT = "compare=elephant:alfil;elephant:dabbaba;elephant:five";

test("a reader picks a game", async () => {
  const page = await open();
  assert.equal(await text(page, "h1"), "Chaturanga");
  await page.locator("#choose-game").click();
  const games = await page.locator("#games a").allInnerTexts();
  /** @type {import("../../www/core/module.js").GameInfo[]} */
  const infos = await page.evaluate(async () => {
    const { games, referenceGames } = await import(new URL("pkg/tabiya.js", document.baseURI).href);
    return [...games(), ...referenceGames()];
  });
  assert.deepEqual(
    games,
    infos.map((info) => info.title),
  );
  const families = await page.locator(".family-name").allInnerTexts();
  assert.deepEqual(families, [...new Set(infos.map((info) => info.family))]);
  for (let index = 0; index < games.length; index += 1) {
    await pick(page, index);
    const title = games[index];
    await page.locator("h1", { hasText: new RegExp(`^${title}$`) }).waitFor();
    assert.equal(await page.locator("#games [aria-current=page] .game-name").textContent(), title);
    const { files, ranks } = infos[index].board;
    assert.equal(await page.locator("#board [role=gridcell]").count(), files * ranks);
    assert.match(await page.title(), new RegExp(title));
  }
});

test("each square says what stands there", async () => {
  const page = await open();
  assert.equal(await page.locator("#board [role=grid]").getAttribute("aria-label"), "Chaturanga");
  assert.match((await cell(page, "c1").textContent()) ?? "", /^c1.*elephant/i);
  assert.match((await cell(page, "e4").textContent()) ?? "", /^e4, empty/);
});

test("a move is played by clicks", async () => {
  const page = await open();
  await click(page, ["e1", "f3"]);
  await addressIs(page, /line=e1f3&ply=1/);
  assert.match(await text(page, "#status"), /Black/);
  assert.match((await cell(page, "f3").textContent()) ?? "", /king/i);
});

test("a move is played by dragging", async () => {
  const page = await open();
  await cell(page, "e2").dragTo(cell(page, "e3"));
  await addressIs(page, /line=e2e3&ply=1/);
});

test("a move is played with the keyboard alone", async () => {
  const page = await open();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const onBoard = () => page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.dataset.square);
  assert.ok(await onBoard(), "the link at the top leads to the board");
  await page.keyboard.press("Control+End");
  assert.equal(await onBoard(), "h1");
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  assert.equal(await onBoard(), "e1");
  await page.keyboard.press("Enter");
  for (const key of ["ArrowUp", "ArrowUp", "ArrowRight"]) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await addressIs(page, /line=e1f3&ply=1/);
  assert.equal(await onBoard(), "f3", "the focus stays on the board");
});

test("a refusal is told in words", async () => {
  const page = await open();
  await click(page, ["c1", "c3"]);
  const why = await text(page, "#refusal");
  assert.match(why, /\belephant\b.*\bfrom c1 to c3\b.*\.$/);
  assert.equal(await page.locator("#refusal").getAttribute("aria-live"), "polite");
  await addressLacks(page, "line=");
  // The elephant is still in hand.
  await click(page, ["e3"]);
  await addressIs(page, /line=c1e3/);
  assert.equal(await page.locator("#refusal").textContent(), "");
});

test("a reader steps through the demonstration", async () => {
  const page = await open();
  await page.locator("#tab-moves").click();
  await page.locator(".line-actions button").first().click();
  await addressIs(page, /study=/);
  await page.locator(".transport.first").click();
  await addressIs(page, /ply=0/);
  const slider = page.locator(".slider");
  const length = Number(await slider.getAttribute("max"));
  assert.ok(length >= 8, "the line is legal to its end");
  await page.locator(".transport.forward").click();
  await addressIs(page, /ply=1/);
  await page.locator(".transport.last").click();
  await addressIs(page, new RegExp(`ply=${length}`));
  assert.ok(await page.locator(".transport.forward").isDisabled());
  await page.locator(".transport.back").click();
  await addressIs(page, new RegExp(`ply=${length - 1}`));
  await slider.fill("2");
  await addressIs(page, /ply=2/);
  assert.equal(
    await page.locator(".moves [aria-current]").innerText(),
    await page.locator(".moves button").nth(1).innerText(),
  );
  await page.locator(".transport.first").click();
  await addressIs(page, /ply=0/);
});

test("the demonstration plays by itself, and stops when asked", async () => {
  const page = await open("", { reducedMotion: false });
  await page.clock.install();
  await page.locator("#invitation .try-line").click();
  await addressIs(page, /ply=1\b/);
  await page.locator(".transport.play").click();
  assert.equal(await page.locator(".transport.play").getAttribute("aria-label"), "Play the line");
  const held = await hash(page);
  await page.clock.runFor(60_000);
  assert.equal(await hash(page), held, "it stands still");
  await page.locator(".transport.play").click();
  // A comment stays as long as it takes to read.
  await page.waitForFunction(() => /ply=3\b/.test(location.hash), undefined, { timeout: 20_000 });
});

test("stopped between two moves, the demonstration does not go on", async () => {
  const page = await open("", { reducedMotion: false });
  const now = await page.evaluate(() => Date.now());
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.locator("#invitation .try-line").click();
  await page.clock.runFor(100);
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector(".slider")).value === "1");
  await page.waitForFunction(() => !document.querySelector(".tabiya-board.moving"));
  await page.locator(".transport.play").click();
  await page.clock.runFor(60_000);
  assert.equal(await page.locator(".slider").inputValue(), "1");
});

test("every line of every game is legal to its end", async () => {
  const page = await open();
  const refused = await page.evaluate(async () => {
    const { games, Match } = await import(new URL("pkg/tabiya.js", document.baseURI).href);
    const found = [];
    for (const game of games()) {
      for (const line of game.lines) {
        const match = new Match(game.id, { options: line.options, position: line.position });
        const result = match.playLine(line.moves);
        if (result.refused) found.push(`${game.id} ${line.id}: ${result.refused.text}: ${result.refused.message}`);
        for (const comment of line.comments)
          if (comment.ply > line.moves.length) found.push(`${game.id} ${line.id}: comment after move ${comment.ply}`);
      }
    }
    return found;
  });
  assert.deepEqual(refused, []);
});

test("a button that goes off hands the focus on", async () => {
  const page = await open("#/chaturanga?line=e2e3,e7e6&ply=1");
  const focused = () => page.evaluate(() => document.activeElement?.className);
  await page.locator(".transport.forward").focus();
  await page.keyboard.press("Enter");
  await addressIs(page, /ply=2/);
  assert.match((await focused()) ?? "", /transport play/);
  await page.locator(".transport.first").focus();
  await page.keyboard.press("Enter");
  await addressIs(page, /ply=0/);
  assert.match((await focused()) ?? "", /transport play/);
  await page.evaluate((to) => (location.hash = to), `#/chaturanga?${ELEPHANT}`);
  await page.locator(".slot-remove").last().focus();
  await page.keyboard.press("Enter");
  await addressIs(page, /compare=elephant:alfil;elephant:dabbaba$/);
  assert.ok(await page.evaluate(() => document.activeElement?.closest(".slots")));
});

test("undo takes back what the reader did, and redo does it again", async () => {
  const page = await open();
  await click(page, ["e2", "e3"]);
  await addressIs(page, /line=e2e3/);
  await panel(page, "choices");
  await page.locator("#choice-elephant-dabbaba").check();
  await addressIs(page, /elephant=dabbaba/);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await addressLacks(page, "elephant");
  await page.keyboard.press("Control+z");
  await addressLacks(page, "line");
  await page.keyboard.press("Control+y");
  await page.keyboard.press("Control+y");
  await addressIs(page, /elephant=dabbaba&line=e2e3/);
});

test("another choice keeps the line as far as it is legal, and says where it stops", async () => {
  const page = await open("#/chaturanga?line=e2e3,c8e6,e3e4&panel=choices");
  assert.equal(await page.locator(".slider").getAttribute("max"), "3");
  await page.locator("#choice-elephant-dabbaba").check();
  await addressIs(page, /elephant=dabbaba&line=e2e3,c8e6,e3e4/);
  assert.match(await text(page, ".stops"), /after half-move 1: c8–e6 is not possible/);
  assert.match(await text(page, ".kept"), /after half-move 1/);
  assert.equal(await page.locator(".slider").getAttribute("max"), "1");
  assert.equal(await page.locator(".moves .is-beyond").count(), 2);
  await page.locator("#choice-elephant-alfil").check();
  assert.equal(await page.locator(".slider").getAttribute("max"), "3", "nothing was lost");
  assert.match(await text(page, ".kept"), /line is kept/);
});

test("each choice gives its source and its standing; one that is ruled out says why", async () => {
  const page = await open("#/chaturanga?panel=choices");
  const choices = page.locator(".choice");
  const count = await choices.count();
  assert.ok(count > 15);
  assert.equal(await page.locator(".choice cite:not(:empty)").count(), count);
  assert.equal(await page.locator(".choice .standing:not(:empty)").count(), count);
  // The ids are names of classes: each standing has a sign of its own.
  const signs = await page
    .locator(".standing")
    .evaluateAll((all) => all.map((one) => [one.className, getComputedStyle(one, "::before").content]));
  const byName = new Map(/** @type {[string, string][]} */ (signs));
  assert.ok(byName.size > 1 && ![...byName.values()].includes("none"), `${[...byName]}`);
  assert.equal(new Set(byName.values()).size, byName.size, `${[...byName]}`);
  await page.locator("#choice-kingLeap-off").check();
  const out = page.locator(".choice.is-out");
  assert.ok((await out.count()) > 0);
  assert.ok(await out.first().locator("input").isDisabled());
  assert.ok((await out.first().locator(".why").innerText()).length > 10);
});

test("a piece shows its pattern, and the pattern answers", async () => {
  const page = await open();
  await page.locator("[data-kind=chariot]").click();
  await addressIs(page, /piece=chariot&at=d4/);
  assert.match(await text(page, ".numbers"), /14 .* 64/);
  await page.locator("#piece-tools .tool-friend").click();
  await cell(page, "d6", "#piece").click();
  await addressIs(page, /friends=d6/);
  await page.locator("#piece-tools .tool-enemy").click();
  await cell(page, "f4", "#piece").click();
  await addressIs(page, /friends=d6&enemies=f4/);
  assert.match(await text(page, ".numbers"), /\b9\b/);
  assert.match(await text(page, ".solo-text"), /takes the enemy on f4/);
  assert.match(await text(page, ".solo-text"), /on f4 closes the way to g4 and h4/);
  assert.doesNotMatch(await text(page, ".key"), /never only moves/, "the chariot moves where it captures");
  assert.equal(await text(page, "#piece-tools .refusal"), "f4: an enemy");
  await cell(page, "f4", "#piece").click();
  await addressLacks(page, "enemies");
  await cell(page, "d4", "#piece").dragTo(cell(page, "a1", "#piece"));
  await addressIs(page, /at=a1/);
  assert.equal(await text(page, "#piece-tools .refusal"), "", "what the click did is no longer said");
  assert.ok((await page.locator(".key li").count()) >= 2, "the key explains the marks");
});

test("every sign of the key is another, and stands on the board", async () => {
  const page = await open();
  for (const [piece, entries] of /** @type {const} */ ([
    ["elephant", 1],
    ["king", 2],
    ["soldier", 2],
    ["chariot", 2],
  ])) {
    await goTo(page, `#/chaturanga?piece=${piece}&at=d4`);
    const signs = await page.locator(".key svg").evaluateAll((samples) => samples.map((sample) => sample.innerHTML));
    assert.equal(signs.length, entries, piece);
    assert.equal(new Set(signs).size, entries, piece);
  }
});

test("a king among friends and enemies is in no check", async () => {
  const page = await open("#/chaturanga?piece=king&at=d4&enemies=c5");
  assert.equal(await page.locator("#piece .mark.capture").count(), 1);
  assert.equal(await page.locator("#piece .mark.check").count(), 0);
  assert.doesNotMatch((await cell(page, "d4", "#piece").textContent()) ?? "", /check/);
});

test("what is said about a piece comes into sight with it", async () => {
  const page = await open();
  const top = (/** @type {string} */ selector) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  await page.locator("[data-kind=soldier]").click();
  await page.waitForFunction(() => (document.querySelector("#piece-text")?.getBoundingClientRect().top ?? -1) >= 0);
  assert.ok((await top("#piece")) >= 0, "the board as well");
  await through(page, "Compare", "On one board");
  await page.waitForFunction(() => (document.querySelector("#compare-text")?.getBoundingClientRect().top ?? -1) >= 0);
});

test("the explorer works from the keyboard", async () => {
  const page = await open("#/chaturanga?piece=elephant&at=d4");
  await cell(page, "d4", "#piece").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await addressIs(page, /at=e4/);
  await page.locator("#piece-tools input[value=friend]").check();
  await cell(page, "e4", "#piece").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await addressIs(page, /at=e4&friends=e5/);
  await page.locator("#piece-tools select").first().selectOption("a1");
  await addressIs(page, /at=a1/);
});

test("the accounts of the elephant lie on one board, behind the door of comparisons", async () => {
  const page = await open();
  await through(page, "Compare", "On one board");
  await page.locator("#compare-tools .quick select").selectOption({ index: 1 });
  await addressIs(page, /compare=elephant:alfil;elephant:dabbaba;elephant:five&piece=elephant/);
  await page.locator(".accounts td.number").first().waitFor();
  const numbers = await page
    .locator(".accounts tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("td.number")].map((cell) => Number(cell.textContent))),
    );
  assert.deepEqual(numbers, [
    [4, 8],
    [4, 16],
    [5, 64],
  ]);
  for (const series of [0, 1, 2]) {
    assert.ok((await page.locator(`#compare .overlay svg .mark.series-${series}`).count()) >= 4);
  }
  await page.locator("#compare-tools .check input").check();
  assert.ok((await page.locator("#compare .overlay svg .mark.reach").count()) > 50);
});

test("a move on one board is played on the others, or they say why not", async () => {
  const page = await open(`#/chaturanga?${ELEPHANT}`);
  const column = (/** @type {number} */ place) => `.column:nth-child(${place + 1})`;
  assert.equal(await page.locator(".column").count(), 3);
  await click(page, ["e2", "e3"], column(0));
  await addressIs(page, /line=e2e3/);
  for (const place of [0, 1, 2]) assert.match((await cell(page, "e3", column(place)).textContent()) ?? "", /soldier/i);
  await click(page, ["c8", "c6"], column(1));
  await addressIs(page, /line=e2e3,c8c6/);
  assert.match((await cell(page, "c6", column(1)).textContent()) ?? "", /elephant/i);
  assert.match(await text(page, `${column(0)} .refusal`), /Half-move 2, c8–c6, is not possible here/);
  assert.equal(await text(page, `${column(1)} .refusal`), "");
  await page.locator(".transport.back").click();
  assert.equal(await text(page, `${column(0)} .refusal`), "", "before that move they agree");
  await page.locator("#ways button", { hasText: "On one board" }).click();
  await addressIs(page, /piece=elephant/);
});

test("an address restores everything, and only needs itself", async () => {
  const page = await open("#/chaturanga?elephant=dabbaba&line=e2e3,e7e6&ply=1");
  assert.equal(await page.locator(".slider").inputValue(), "1");
  assert.match((await cell(page, "e7").textContent()) ?? "", /soldier/i);
  await panel(page, "choices");
  assert.ok(await page.locator("#choice-elephant-dabbaba").isChecked());
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator("#share").click();
  await page.waitForFunction(() => document.getElementById("said")?.textContent !== "");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const other = await open(new URL(copied).hash);
  assert.equal(await text(other, "#status"), await text(page, "#status"));
  assert.equal(await hash(other), await hash(page));
  // What is being written is in no address.
  await goTo(page, "#/chaturanga?v=1&room=lessons:make");
  await page.locator("#share").click();
  await page.locator("#notices", { hasText: "not what you write here" }).waitFor();
});

test("Back and Forward lead through games and views, not through steps", async () => {
  const page = await open();
  await click(page, ["e2", "e3"]);
  await page.locator("[data-kind=horse]").click();
  await addressIs(page, /piece=horse/);
  await pick(page, 1);
  await addressIs(page, /shatranj/);
  await page.goBack();
  await addressIs(page, /piece=horse/);
  await page.goBack();
  await addressIs(page, /^#\/chaturanga\?v=1&line=e2e3/);
  assert.ok(await page.locator("#play").isVisible());
  await page.goForward();
  await addressIs(page, /piece=horse/);
  assert.ok(await page.locator("#piece").isVisible());
});

test("a link is followed although the last move is not in the address yet", async () => {
  const page = await open("#/chaturanga");
  await page.evaluate(() => {
    for (const square of ["e2", "e3"]) {
      const cell = document.querySelector(`#board [role=gridcell][data-square=${square}]`);
      /** @type {HTMLElement} */ (cell).click();
    }
    location.hash = "#/makruk";
    // The address is written at the latest when the page is left.
    dispatchEvent(new Event("pagehide"));
  });
  await page.locator("#title", { hasText: "Makruk" }).waitFor();
  assert.doesNotMatch(page.url(), /line=/);
  await page.goBack();
  await page.locator("#title", { hasText: "Chaturanga" }).waitFor();
});

test("an address with slips in it opens with one note of them", async () => {
  const page = await open("#/chess?elephant=fast");
  assert.match(await text(page, "#notices"), /“chess”/);
  await page.evaluate(() => (location.hash = "#/chaturanga?elephant=fast&piece=queen&at=z9&nonsense=1&position=zzz"));
  await page.waitForFunction(() => document.querySelectorAll(".notice").length === 2);
  // One of what is read off the address, one of the position, which the rules core has looked at.
  const notes = await text(page, "#notices");
  for (const slip of ["fast", "queen", "z9", "nonsense"])
    assert.ok(notes.includes(`“${slip}”`), `${notes} names ${slip}`);
  assert.equal(await page.locator("#board [role=gridcell]").count(), 64);
  await page.locator(".notice .close").first().click();
  assert.equal(problemsOf(page).length, 0);
});

test("a promotion that leaves a choice asks, and Escape leaves the game as it was", async () => {
  const page = await open("#/chaturanga?position=4k3/1P5p/8/8/8/8/8/1N2K3+w");
  await click(page, ["b7", "b8"]);
  const dialog = page.locator("#promotion");
  await dialog.waitFor({ state: "visible" });
  assert.equal(await dialog.locator(".promotion-moves button").count(), 2);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await addressLacks(page, "line");
  await click(page, ["b7", "b8"]);
  await dialog.locator("button", { hasText: /horse/i }).click();
  await addressIs(page, /line=b7b8n/);
  assert.match((await cell(page, "b8").textContent()) ?? "", /horse/i);
});

const DROPS = "position=4k4/9/9/9/9/9/4P4/9/4K4[PPGp]+w";

test("a pawn is dropped; on a file that has one it is refused", async () => {
  const page = await open(`#/shogi?${DROPS}`);
  assert.equal(await page.locator("#play .hand-near").getAttribute("aria-label"), "Sente’s hand");
  assert.equal(await held(page, "pawn").getAttribute("aria-label"), "Sente pawn in hand, 2; drop");
  assert.equal(await held(page, "pawn", "far").getAttribute("aria-label"), "Gote pawn in hand, 1");
  await held(page, "pawn").click();
  assert.equal(await held(page, "pawn").getAttribute("aria-pressed"), "true");
  // Not on the file of the other pawn, not on the last rank.
  assert.equal(await page.locator("#board .tabiya-cell.target").count(), 64);
  await cell(page, "e5").click();
  assert.match(await text(page, "#refusal"), /file/);
  await cell(page, "d9").click();
  assert.match(await text(page, "#refusal"), /never move/);
  await addressLacks(page, "line=");
  assert.equal(await held(page, "pawn").getAttribute("aria-pressed"), "true", "it is still taken");
  await cell(page, "d5").click();
  await addressIs(page, /line=P@d5&ply=1/);
  assert.match((await cell(page, "d5").textContent()) ?? "", /pawn/i);
  assert.equal(await held(page, "pawn").getAttribute("aria-label"), "Sente pawn in hand, 1");
  await held(page, "pawn").click({ force: true });
  assert.match(await text(page, "#refusal"), /not Sente’s turn/);
  assert.equal(await page.locator("#board .tabiya-cell.target").count(), 0);
});

test("a piece in hand is dropped with the keyboard alone, and by dragging", async () => {
  const page = await open(`#/shogi?${DROPS}`);
  await held(page, "gold").focus();
  await page.keyboard.press("Enter");
  const focused = () => page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.dataset);
  assert.equal((await focused()).square, "a1", "the focus goes to the board");
  await page.keyboard.press("Escape");
  assert.equal((await focused()).kind, "gold", "and back");
  assert.equal(await held(page, "gold").getAttribute("aria-pressed"), "false");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await addressIs(page, /line=G@b1/);
  await held(page, "pawn", "far").dragTo(cell(page, "c4"));
  await addressIs(page, /line=G@b1,P@c4&ply=2/);
  assert.equal(await page.locator(".ghost").count(), 0);
});

test("the hands turn with the board", async () => {
  const page = await open(`#/shogi?${DROPS}`);
  await page.locator("#tools button", { hasText: "Flip" }).click();
  assert.equal(await page.locator("#play .hand-near").getAttribute("aria-label"), "Gote’s hand");
  assert.equal(await page.locator("#play .hand-near .turned").count(), 0, "the near wedges point away");
  assert.equal(await page.locator("#play .hand-far .turned").count(), 2);
});

test("boards side by side have their hands", async () => {
  const page = await open(`#/shogi?${DROPS}&compare=-;impasse:off`);
  await page.locator(".column:nth-child(2) .hand-near .held[data-kind=gold]").click();
  await cell(page, "d5", ".column:nth-child(2)").click();
  await addressIs(page, /line=G@d5/);
  for (const place of [1, 2])
    assert.match((await cell(page, "d5", `.column:nth-child(${place})`).textContent()) ?? "", /gold/i);
});

test("a captured piece is in the hand when its captor has arrived, and a dropped one comes from the hand", async () => {
  const page = await open("#/shogi?v=1&line=c3c4,g7g6", { reducedMotion: false });
  const bishop = page.locator('.hand-near [data-kind="bishop"]');
  /** Where the piece that moves begins, in pixels from the middle of what is named. @param {string} from */
  const begins = (from) =>
    page.evaluate((from) => {
      const motion = document.getAnimations().find(({ effect }) => {
        const target = /** @type {KeyframeEffect} */ (effect).target;
        return target?.matches("#board .piece:not([data-square])");
      });
      const node = /** @type {KeyframeEffect | undefined} */ (motion?.effect)?.target;
      if (!motion || !node) return Number.NaN;
      motion.pause();
      motion.currentTime = 0;
      const middle = (/** @type {Element} */ one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      const [one, other] = [middle(node), middle(/** @type {Element} */ (document.querySelector(from)))];
      motion.play();
      return Math.hypot(one[0] - other[0], one[1] - other[1]);
    }, from);
  await click(page, ["b2", "h8"]);
  await page.locator("dialog[open] button").first().click();
  assert.equal(await bishop.evaluate((one) => getComputedStyle(one).visibility), "hidden");
  await page.waitForFunction(() => !document.querySelector("#board .moving"));
  await page.locator(".is-coming").waitFor({ state: "detached" });
  assert.ok(await bishop.isVisible());
  await click(page, ["i9", "i8"]);
  await page.waitForFunction(() => !document.querySelector("#board .moving"));
  await bishop.click();
  await cell(page, "d5").click();
  assert.ok((await begins('.hand-near [data-kind="bishop"]')) < 8);
  await addressIs(page, /B@d5/);
});

test("what may not be put on an own piece stays taken, and the page says why", async () => {
  const page = await open("#/sittuyin");
  await held(page, "king").click();
  await cell(page, "e4").click();
  await page.locator("#refusal", { hasText: "e4 is occupied" }).waitFor();
  assert.equal(await held(page, "king").getAttribute("aria-pressed"), "true");
});

test("a piece that may show its other face asks, with both faces", async () => {
  const page = await open("#/shogi?position=4k4/9/9/4P4/9/9/9/9/4K4+w");
  await click(page, ["e6", "e7"]);
  const dialog = page.locator("#promotion");
  await dialog.waitFor({ state: "visible" });
  assert.match(await text(page, "#promotion h2"), /^Promote the pawn\?/);
  const buttons = dialog.locator(".promotion-moves button");
  assert.deepEqual(await buttons.locator(".face-does").allInnerTexts(), ["Promote", "Do not promote"]);
  assert.equal(await buttons.nth(0).locator(".promoted").count(), 1);
  assert.equal(await buttons.nth(1).locator(".promoted").count(), 0);
  await buttons.nth(1).click();
  await addressIs(page, /line=e6e7&ply=1/);
  await page.locator(".transport.back").click();
  await click(page, ["e6", "e7"]);
  await buttons.nth(0).click();
  await addressIs(page, /line=e6e7%2B&ply=1/);
  // Written by hand, the plus may stand for itself.
  await page.evaluate(() => (location.hash = "#/shogi?position=4k4/9/9/4P4/9/9/9/9/4K4+w&line=e6e7+"));
  await page.waitForFunction(() => document.querySelectorAll("#board .promoted").length === 1);
});

test("a count is begun, stands beside the board and is stopped", async () => {
  const page = await open("#/makruk?position=4k3/4r3/8/8/8/8/R7/3K3R+b");
  assert.equal(await page.locator("#counts li").count(), 0);
  await page.locator("#actions button", { hasText: "Count moves" }).click();
  await addressIs(page, /line=count-b/);
  assert.match(await text(page, "#counts"), /0 \/ 64/);
  await click(page, ["e7", "e6", "a2", "a3"]);
  assert.match(await text(page, "#counts"), /1 \/ 64.*White has made 1 of 64/);
  await page.locator("#actions button", { hasText: "Stop counting" }).click();
  await addressIs(page, /stop-b/);
  assert.equal(await page.locator("#counts li").count(), 0);
});

test("an impasse is claimed and answered", async () => {
  const page = await open("#/shogi?position=4K4/9/9/9/9/9/9/9/4k4[RB]+w");
  await page.locator("#actions button", { hasText: "Claim an impasse" }).click();
  assert.match(await text(page, "#status"), /Sente claims an impasse; Gote answers/);
  assert.deepEqual((await page.locator("#actions button").allInnerTexts()).length, 2);
  await page.locator("#actions button", { hasText: "Decline" }).click();
  await addressIs(page, /impasse-w,decline-b/);
});

test("pictograms are offered where pieces bear inscriptions", async () => {
  const page = await open("#/xiangqi");
  await boardMenu(page);
  const pictograms = page.locator("#display .check", { hasText: "Pictograms" });
  await pictograms.click();
  await addressIs(page, /men=pictograms/);
  assert.ok((await page.locator("#board .cut").count()) > 0);
  await pick(page, "Chaturanga");
  await addressIs(page, /chaturanga/);
  assert.ok(await pictograms.isHidden());
  assert.ok(await page.locator("#display .check", { hasText: "Figures" }).locator("input").isChecked());
});

test("every kind of every game has its diagram and its explorer", async () => {
  const page = await open();
  const games = await page.locator("#games a").count();
  for (let index = 0; index < games; index += 1) {
    await pick(page, index);
    await page.locator("#games a").nth(index).and(page.locator("[aria-current]")).waitFor({ state: "attached" });
    await rendered(page);
    const kinds = page.locator("#panel-pieces [data-kind]");
    const marks = await kinds.evaluateAll((all) =>
      all.map((one) => [one.getAttribute("data-kind"), one.querySelectorAll(".kind-diagram .mark").length]),
    );
    for (const [place, [kind, count]] of marks.entries()) {
      assert.ok(Number(count) > 0, `${index} ${kind}`);
      await kinds.nth(place).click();
      assert.ok(await page.locator("#piece [role=gridcell] .tabiya-name").first().textContent());
    }
  }
});

test("in the Werera both sides move, and both declare themselves ready", async () => {
  const page = await open("#/senterej");
  await click(page, ["e2", "e3"]);
  await addressIs(page, /line=e2e3/);
  await click(page, ["d2", "d3"]);
  await addressIs(page, /line=e2e3,d2d3/);
  await click(page, ["e7", "e6"]);
  await addressIs(page, /ply=3/);
  assert.equal(await page.locator("#actions button", { hasText: /ready/i }).count(), 2);
  await page.locator("#actions button", { hasText: /ready/i }).first().click();
  await addressIs(page, /ply=4/);
  await page.locator("#actions button", { hasText: /ready/i }).first().click();
  await addressIs(page, /ply=5/);
  assert.equal(await page.locator("#actions button", { hasText: /ready/i }).count(), 0);
});

test("with reduced motion nothing travels", async () => {
  const page = await open("#/chaturanga?line=e1f3,c8e6&ply=0", { reducedMotion: true });
  await page.locator(".transport.forward").click();
  await addressIs(page, /ply=1/);
  assert.equal(
    await page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length),
    0,
  );
  assert.match((await cell(page, "f3").textContent()) ?? "", /king/i);
});

test("at 320 pixels nothing scrolls sideways", async () => {
  const addresses = [
    "#/chaturanga",
    `#/shogi?${DROPS}`,
    "#/xiangqi",
    "#/heian-shogi?panel=rules",
    "#/makruk?position=4k3/4r3/8/8/8/8/R7/3K3R+b&line=count-b",
    "#/chaturanga?line=e1f3,c8e6",
    "#/shatranj?panel=choices",
    "#/senterej",
    "#/senterej?panel=moves",
    "#/indian?panel=rules",
    "#/indian?panel=about",
    "#/chaturanga?piece=king&at=d4",
    `#/chaturanga?${ELEPHANT}&piece=elephant`,
    `#/chaturanga?${ELEPHANT}`,
  ];
  const page = await open("", { width: 320, height: 640, reducedMotion: true });
  for (const address of addresses) {
    await goTo(page, address);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 320, `${address} is ${wide} pixels wide`);
  }
  await goTo(page, "#/chaturanga?line=e2e3");
  await openExports(page);
  for (const summary of await page.locator(".use-copies > summary").all()) await summary.click();
  assert.ok(
    (await page.evaluate(() => document.documentElement.scrollWidth)) <= 320,
    "with what is offered of the diagram",
  );
});

test("coordinates, letters and the side at the bottom are the reader's choice", async () => {
  const page = await open();
  await boardMenu(page);
  await page.locator("#display .check", { hasText: "Coordinates" }).click();
  await page.locator("#display .check", { hasText: /^\s*Letters\s*$/ }).click();
  await page.locator("#tools button", { hasText: "Flip" }).click();
  await addressIs(page, /turned=yes&coordinates=off&men=letters/);
  const first = page.locator("#board .tabiya-cell").first();
  assert.equal(await first.getAttribute("data-square"), "h1");
});

test("a board that was turned is not turned in another game, in a study or in a lesson", async () => {
  const page = await open("#/shatranj?turned=yes");
  const first = (/** @type {string} */ board) =>
    page.locator(`${board} .tabiya-cell`).first().getAttribute("data-square");
  assert.equal(await first("#board"), "h1");
  await pick(page, "Makruk");
  await addressIs(page, /^#\/makruk$/);
  await rendered(page);
  assert.equal(await first("#board"), "a8");
  // By Back it is as it was, and in the other views of its game.
  await page.goBack();
  await addressIs(page, /^#\/shatranj\?.*turned=yes/);
  await rendered(page);
  assert.equal(await first("#board"), "h1");
  await goTo(page, "#/shatranj?v=1&view=studies&turned=yes");
  await page.locator(".study-card[data-study]").first().click();
  await addressIs(page, /study=(?!.*turned)/);
  await rendered(page);
  assert.equal(await first("#board"), "a8");
  await goTo(page, "#/shatranj?v=1&room=lessons:shatranj&turned=yes");
  await page.locator(".lessons .tabiya-cell").first().waitFor();
  assert.equal(await first(".lessons"), "a8");
});

test("an address names no choice that nobody made, but those of which it would mean another", async () => {
  const page = await open();
  for (const [game, named] of /** @type {const} */ ([
    ["shatranj", {}],
    ["sittuyin", { objection: "claim" }],
    ["dice-chess", { privilegedKing: "strict", exchange: "captors-of-allies" }],
  ])) {
    await goTo(page, `#/${game}`);
    await panel(page, "rules");
    await addressIs(page, /panel=rules/);
    // Once an address of that form meant other rules: what it has to name is what holds anyway.
    const said = new URLSearchParams((await hash(page)).split("?")[1]);
    assert.deepEqual(Object.fromEntries(said), { v: "1", panel: "rules", ...named });
    await panel(page, "choices");
    for (const [option, choice] of Object.entries(named)) {
      assert.ok(await page.locator(`#choice-${option}-${choice}`).isChecked());
    }
    await page.locator("#panel-rules .disputed .choice").first().waitFor();
    await addressIs(page, /panel=choices/);
    await page.reload();
    await rendered(page);
    const usual = new URLSearchParams((await hash(page)).split("?")[1]);
    assert.deepEqual(Object.fromEntries(usual), { v: "1", panel: "choices", ...named });
  }
});

test("the board on the stage is saved as an SVG file, with its marks", async () => {
  const page = await open();
  for (const [address, name, mark] of [
    ["#/chaturanga?line=e2e3", /^chaturanga-after-1-[0-9a-z]{7}\.svg$/, /data-square="e3"/],
    ["#/chaturanga?piece=elephant&at=d4", /^chaturanga-elephant-d4-[0-9a-z]{7}\.svg$/, /class="mark both jump/],
    [
      `#/chaturanga?${ELEPHANT}&piece=elephant`,
      /^chaturanga-elephant-compared-[0-9a-z]{7}\.svg$/,
      /series-2.*class="key-number"/s,
    ],
  ]) {
    await goTo(page, String(address));
    await boardMenu(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator("#display .quiet").first().click(),
    ]);
    assert.match(download.suggestedFilename(), /** @type {RegExp} */ (name));
    assert.match((await bytesOf(download)).toString(), /** @type {RegExp} */ (mark));
    await page.keyboard.press("Escape");
  }
});

test("light and dark are kept for the next visit", async () => {
  const page = await open("", { colorScheme: "light", reducedMotion: true });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const day = await ground();
  await page.locator("#theme").click();
  assert.notEqual(await ground(), day);
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  assert.notEqual(await ground(), day);
  await page.locator("#theme").click();
  assert.equal(await ground(), day);
});

test("the page stands under a strict content policy", async () => {
  const page = await open();
  const policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
    "font-src data:";
  await page.route("**/*", (route) => changed(route, (headers) => ({ ...headers, "content-security-policy": policy })));
  await page.reload();
  await page.waitForSelector("html[data-ready]");
  await click(page, ["e1", "f3"]);
  await addressIs(page, /line=e1f3/);
});
