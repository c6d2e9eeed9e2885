// Games of the reader’s own: written as files, played, kept by the browser, carried by addresses, deleted.

import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { article, loaded } from "./article.mjs";
import { assert, bytesOf, openPage, problemsOf, test } from "./harness.mjs";
import {
  addressIs,
  cell,
  click,
  exportedText,
  fileText,
  goTo,
  hash,
  open,
  openExports,
  panel,
  paste,
  rendered,
  through,
} from "./reader.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Kings, pawns and nothing else, on four files and five ranks. */
const SMALL = `format = 1
id = "small"
title = "A small game"
[board]
files = 3
ranks = 5
[[pieces]]
id = "king"
letter = "k"
figure = "king"
royal = true
moves = "WF"
nouns = ["king"]
[[pieces]]
id = "pawn"
letter = "p"
figure = "soldier"
moves = "fmWfcF"
nouns = ["pawn"]
[terms]
setup = "1k1/ppp/3/PPP/1K1"
pawn = "pawn"
`;

/** @param {string} text as an address has it */
const packed = (text) => deflateRawSync(text).toString("base64url");
const text = (/** @type {Page} */ page) => page.locator(".game-file");
const fault = (/** @type {Page} */ page) => page.locator("#game-file-fault");
const button = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.locator("#file-tools").getByRole("button", { name, exact: true });
const keptGames = (/** @type {Page} */ page) => page.evaluate(() => localStorage.getItem("tabiya-games"));

/** What a page had asked for when it was loaded again is no fault of it. @param {Page} page */
function reloaded(page) {
  const problems = problemsOf(page);
  for (let at = problems.length - 1; at >= 0; at -= 1) {
    if (problems[at].includes("net::ERR_ABORTED")) problems.splice(at, 1);
  }
}

/** The editor, opened by the menu of the games. @param {string} address */
async function editor(address) {
  const page = await open(address);
  await page.locator("#choose-game").click();
  await page.getByRole("link", { name: "Make a game of your own …" }).click();
  await fileText(page);
  await rendered(page);
  return page;
}

/** Plays what is written, once it is a game. @param {Page} page */
async function play(page) {
  await button(page, "Keep and play").click();
  await page.waitForFunction(() => !location.hash.includes("view=file"));
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.hash);
}

test("a file is judged while it is written, by line and field", async () => {
  const page = await editor("#/shatranj");
  assert.match(await text(page).inputValue(), /^id = "my-shatranj"$/m);
  assert.match(await fault(page).innerText(), /This is a game/);
  const wrong = (await text(page).inputValue()).replace('stalemate = "wins"', 'stalemate = "wind"');
  await text(page).fill(wrong);
  const line = wrong.split("\n").indexOf('stalemate = "wind"') + 1;
  await page.waitForFunction(() => /no choice/.test(document.getElementById("game-file-fault")?.textContent ?? ""));
  assert.match(await fault(page).innerText(), new RegExp(`^Line ${line}: terms\\.stalemate: .*“wins” is one`));
  assert.ok(await button(page, "Keep and play").isDisabled());
  await button(page, "Go to the line").press("Enter");
  const chosen = await text(page).evaluate((field) => {
    const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (field);
    return value.slice(selectionStart, selectionEnd);
  });
  assert.equal(chosen, 'stalemate = "wind"');
  // One of the collection’s is not written over.
  await text(page).fill(wrong.replace("wind", "wins").replace("my-shatranj", "shatranj"));
  await page.waitForFunction(() => /another id/.test(document.getElementById("game-file-fault")?.textContent ?? ""));
  assert.ok(await button(page, "Keep and play").isDisabled());
});

test("the game comes before its text, which opens where a fault names a line", async () => {
  for (const [width, height] of [
    [1366, 768],
    [900, 1200],
    [390, 844],
  ]) {
    const page = await openPage("#/shatranj?v=1&view=file", { width, height, reducedMotion: true });
    await rendered(page);
    const top = async (/** @type {string} */ part) => (await page.locator(part).boundingBox())?.y ?? Number.NaN;
    const [lead, form, summary] = [await top("#file > p"), await top(".file-form"), await top("#file-source summary")];
    assert.ok(lead < form && form < summary, `${width}: ${[lead, form, summary]}`);
    if (width < height) assert.ok(form < (await top("#file-tools button.action")), `${width}`);
    assert.ok(await text(page).isHidden());
    await page.getByLabel("Put the pieces of the array").check();
    await page.locator(".file-board").getByRole("button", { name: "Erase" }).click();
    await drawn(page, "e1").click();
    await text(page).waitFor();
    assert.match(await fault(page).innerText(), /^Line \d+/);
    await page.context().close();
  }
});

test("a game is played, kept, opened by its address elsewhere, and deleted", async () => {
  const page = await editor("#/chaturanga");
  await text(page).fill(SMALL);
  await page.waitForFunction(() =>
    /This is a game/.test(document.getElementById("game-file-fault")?.textContent ?? ""),
  );
  await play(page);
  await addressIs(page, /^#\/small\?.*record=/);
  assert.equal(await page.locator("#title").innerText(), "A small game");
  await click(page, ["a2", "a3"]);
  await addressIs(page, /line=a2a3/);
  const address = await hash(page);
  await page.reload();
  await rendered(page);
  assert.match((await cell(page, "a3").textContent()) ?? "", /pawn/);
  // The computer knows it as well.
  await page.getByRole("button", { name: "Play against the computer" }).click();
  await addressIs(page, /line=a2a3,\w+/);
  await page.locator("#choose-game").click();
  assert.equal(await page.locator('#games [data-game="small"]').innerText(), "A small game");
  await page.keyboard.press("Escape");
  // Compared and printed like the others.
  await goTo(page, `${address}&view=set`);
  assert.ok((await page.locator("#set svg").count()) > 0);

  const other = await open(address);
  assert.equal(await other.locator("#title").innerText(), "A small game");
  assert.match((await cell(other, "a3").textContent()) ?? "", /pawn/);
  assert.equal(await keptGames(other), null, "what comes by an address is not kept unasked");

  await goTo(page, "#/small?v=1&view=file");
  await fileText(page);
  assert.equal(await text(page).inputValue(), SMALL);
  await button(page, "Delete this game").click();
  await page.waitForFunction(
    () => !location.hash.includes("small") && document.documentElement.dataset.ready === location.hash,
  );
  assert.equal(await keptGames(page), null);
  reloaded(page);
  assert.equal(await page.locator('#games [data-game="small"]').count(), 0);
});

test("a game may have any id: also one that the page uses itself, or that every object has", async () => {
  const right = (/** @type {Page} */ page) => fault(page).filter({ hasText: "This is a game" }).waitFor();
  const page = await editor("#/shatranj");
  for (const id of ["game-being-written", "game-being-written-", "constructor", "__proto__", "a/b", "..", "file"]) {
    const own = SMALL.replace('"small"', JSON.stringify(id)).replace("A small game", `The game ${id}`);
    await text(page).fill(own);
    await right(page);
    await play(page);
    assert.equal(await page.locator("#title").innerText(), `The game ${id}`);
    // It is written on, and judged again, in its own file and in that of another.
    await goTo(page, `#/${id}?v=1&view=file`);
    await fileText(page);
    assert.equal(await text(page).inputValue(), own);
    await right(page);
    await text(page).fill(own.replace('"king"]', '"prince"]'));
    await right(page);
    await page.locator(".file-board .tabiya-cell").first().waitFor();
    await button(page, "Begin again with the file").click();
    await goTo(page, "#/shatranj?v=1&view=file");
    await fileText(page);
    await right(page);
  }
  const kept = Object.keys(JSON.parse((await keptGames(page)) ?? "{}"));
  assert.deepEqual(kept.sort(), [
    "..",
    "__proto__",
    "a/b",
    "constructor",
    "file",
    "game-being-written",
    "game-being-written-",
  ]);
  assert.deepEqual(problemsOf(page), []);
});

/** The file of the tests of the library: standard chess, without a figure for any piece. */
const CHESS = readFileSync(new URL("../files/chess.toml", import.meta.url), "utf8");

test("pieces without a figure show their letters on the board, and their nouns stand in the panel", async () => {
  const page = await open(`#/chess?record=${packed(CHESS)}&panel=pieces`);
  const drawn = (/** @type {string} */ within) =>
    page.locator(`${within} .figure.disc.light .letter path`).first().getAttribute("d");
  const letters = new Set();
  for (const [square, noun] of [
    ["e1", "king"],
    ["d1", "queen"],
    ["a1", "rook"],
    ["c1", "bishop"],
    ["g1", "knight"],
    ["a2", "pawn"],
  ]) {
    // A letter is drawn in strokes, as no font is the same everywhere: each is another, and stands beside its noun.
    const letter = await drawn(`#board [data-square="${square}"]`);
    assert.equal(await drawn(`#panel-pieces [data-kind="${noun}"]`), letter, noun);
    assert.match(await page.locator(`#panel-pieces [data-kind="${noun}"]`).innerText(), new RegExp(noun, "i"));
    letters.add(letter);
  }
  assert.equal(letters.size, 6);
});

/** What a press on a button saves. @param {Page} page @param {import("playwright-core").Locator} press */
async function saved(page, press) {
  const [download] = await Promise.all([page.waitForEvent("download"), press.click()]);
  return { name: download.suggestedFilename(), text: (await bytesOf(download)).toString() };
}

test("a game is saved as a file and opened from one; where its address cannot hold it the note saves it", async () => {
  const page = await editor("#/chaturanga");
  const begun = await text(page).inputValue();
  const file = { name: "my-chaturanga.toml", text: begun };
  assert.deepEqual(await saved(page, button(page, "Save as a file")), file);
  const field = page.locator("#file-tools input[type=file]");
  await field.setInputFiles({ name: "small.toml", mimeType: "application/toml", buffer: Buffer.from(SMALL) });
  await page.waitForFunction(
    (small) => /** @type {HTMLTextAreaElement | null} */ (document.querySelector(".game-file"))?.value === small,
    SMALL,
  );
  await field.setInputFiles({ name: "x.toml", mimeType: "application/toml", buffer: Buffer.alloc(300_000, "#") });
  await page.locator("#notices", { hasText: "too large" }).waitFor();
  assert.equal(await text(page).inputValue(), SMALL);
  await button(page, "Bring back what stood here").click();
  assert.equal(await text(page).inputValue(), begun);
  await play(page);
  reloaded(page);
  const note = page.locator(".notice", { hasText: "too long for an address" });
  assert.deepEqual(await saved(page, note.getByRole("button", { name: "Save as a file" })), file);
  await panel(page, "rules");
  await note.waitFor({ state: "detached" });
});

test("an edited game is played as it is now written", async () => {
  const page = await open(`#/small?record=${packed(SMALL)}`);
  assert.equal(await cell(page, "a5").count(), 1);
  await goTo(page, `${await hash(page)}&view=file`);
  await fileText(page);
  await text(page).fill(SMALL.replace("ranks = 5", "ranks = 6").replace("ppp/3/PPP", "ppp/3/3/PPP"));
  await page.waitForFunction(() =>
    /This is a game/.test(document.getElementById("game-file-fault")?.textContent ?? ""),
  );
  await Promise.all([page.waitForEvent("load"), button(page, "Keep and play").click()]);
  await rendered(page);
  reloaded(page);
  assert.equal(await cell(page, "a6").count(), 1);
});

test("a variant of Fairy-Stockfish is taken over, and what is not is named", async () => {
  const page = await editor("#/chaturanga");
  await page.locator(".game-file-ini summary").click();
  await page
    .getByLabel("A section of variants.ini")
    .fill(
      "[petty]\nking = k\nfers = f\npawn = p\npromotionPieceTypes = f\nduckChess = true\n" +
        "startFen = fkf/ppp/3/PPP/FKF w - - 0 1\n",
    );
  await page.getByRole("button", { name: "Take it over" }).click();
  assert.match(await text(page).inputValue(), /^id = "petty"$/m);
  assert.match(await page.locator("#file-text [role=status]").innerText(), /Not imported.*duckChess/);
  assert.match(await fault(page).innerText(), /This is a game/);
});

test("what an address holds and is no game is refused in a sentence", async () => {
  for (const [record, said] of /** @type {const} */ ([
    ["A", /cannot be read/],
    ["%00%FF", /cannot be read/],
    [packed("nonsense"), /cannot be played/],
    [packed(SMALL.replace('"WF"', '"Y"')), /cannot be played/],
    [packed(SMALL.replace('"small"', '"shatranj"')), /shatranj/],
    // Ten million signs in ten kilobytes, and fewer in less.
    [packed("# ".repeat(5_000_000)), /cannot be read/],
    [packed("# ".repeat(1_000_000)), /cannot be read/],
  ])) {
    const page = await open(`#/small?record=${record}`);
    assert.match(await page.locator("#notices").innerText(), said, record.slice(0, 20));
    assert.equal(await page.locator("#title").innerText(), "Chaturanga");
    await page.context().close();
  }
});

/** Opens what writes a diagram for elsewhere. @param {Page} page @param {string} kind */
async function elsewhere(page, kind) {
  if (!(await page.locator(".use-copies").count())) await openExports(page);
  return exportedText(page, kind);
}

test("the record of an own game is read back, result and all, on its page and on others", async () => {
  const page = await open(`#/small?record=${packed(SMALL)}&line=a2a3,c4c3,b2c3`);
  const record = await elsewhere(page, "game-san");
  assert.match(record, /1\. a3 c3 2\. bxc3/);
  for (const address of [`#/small?record=${packed(SMALL)}`, "#/shatranj"]) {
    await goTo(page, `${address}${address.includes("?") ? "&" : "?"}panel=moves`);
    await paste(page, record.replaceAll("*", "1-0"));
    await addressIs(page, /^#\/small\?.*line=a2a3,c4c3,b2c3.*record=/);
    await page.locator(".transport.last:enabled").click();
    assert.match((await cell(page, "c3").textContent()) ?? "", /pawn/);
  }
});

test("an own game is compared with one of the collection", async () => {
  const page = await open(`#/shatranj?record=${packed(SMALL)}&compare=-;small&view=differs`);
  await page.locator(".differ-row").first().waitFor();
  assert.match(await page.locator("#compare").innerText(), /A small game/);
  // Also the address of a game of the collection holds the file of the one that it is compared with.
  await through(page, "Compare", "Side by side");
  await addressIs(page, /^#\/shatranj\?.*compare=-;small.*record=/);
  await goTo(page, `#/small?record=${packed(SMALL)}&view=boards&compare=-;shatranj&line=a2a3`);
  await page.locator(".column [role=grid]").nth(1).waitFor();
  assert.equal(await page.locator(".column [role=grid]").count(), 2);
});

test("an own game is compared with the one of the collection that it is most like", async () => {
  const page = await editor("#/makruk");
  await play(page);
  await addressIs(page, /^#\/my-makruk/);
  reloaded(page);
  await through(page, "Compare");
  await addressIs(page, /compare=-;makruk/);
});

test("a diagram of an own game lives in the pages and frames of others, with its file", async () => {
  const address = `#/small?record=${packed(SMALL)}&line=a2a3&ply=1`;
  const page = await open(address);
  const html = await elsewhere(page, "html");
  const [, file] = / file="([\w-]+)"/.exec(html) ?? [];
  assert.equal(inflateRawSync(Buffer.from(file, "base64url")).toString(), SMALL);
  const pawnOn = (/** @type {import("playwright-core").Locator} */ board, /** @type {string} */ square) =>
    board.locator(`[data-square=${square}]`, { hasText: "pawn" }).first().waitFor({ state: "attached" });
  const other = await article(`<tabiya-board id="fig" file="${file}" line="a2a3 c4c3" ply="1"></tabiya-board>`);
  await pawnOn(await loaded(other, "fig"), "a3");
  // By the address of its file, and the same on one page twice.
  await other.route("**/small.toml", (route) => route.fulfill({ contentType: "text/plain", body: SMALL }));
  await other.evaluate(() => document.getElementById("fig")?.setAttribute("file", "small.toml"));
  await pawnOn(other.locator("#fig"), "a3");
  // What is no game is said, and what stands inside shows.
  const faulty = SMALL.replace('"small"', '"faulty"').replace('"WF"', '"Y"');
  await other.route("**/faulty.toml", (route) => route.fulfill({ contentType: "text/plain", body: faulty }));
  await other.evaluate(() => document.getElementById("fig")?.setAttribute("file", "faulty.toml"));
  await other.locator("#fig [part=note]", { hasText: "line 12, pieces.1.moves" }).waitFor();
  const frame = await openPage(`embed.html${address}`, { reducedMotion: true });
  await frame.waitForSelector("html[data-ready]");
  await pawnOn(frame.locator("#figure"), "a3");
  assert.match((await frame.locator("#whole").getAttribute("href")) ?? "", /^\.\/#\/small\?.*record=/);
});

test("an own game is printed as a set, and its rules as a sheet", async () => {
  const page = await open(`#/small?record=${packed(SMALL)}&view=set`);
  assert.ok((await page.locator("#set svg").count()) > 1);
  await goTo(page, `#/small?record=${packed(SMALL)}&panel=rules`);
  const press = page.getByRole("button", { name: "Print the rules" });
  await press.waitFor();
  await page.evaluate(() => {
    globalThis.print = () => {
      dispatchEvent(new Event("beforeprint"));
      document.documentElement.dataset.printed = "yes";
    };
  });
  await press.click();
  await page.waitForSelector("html[data-printed]");
  assert.match((await page.locator(".leaflet h1").textContent()) ?? "", /A small game/);
});

test("what the file of a game says after one of the collection is its own word: no work is cited for it", async () => {
  const page = await editor("#/shatranj");
  const written = await text(page).inputValue();
  const [before, moves] = /id = "elephant"[^[]*?moves = "(.*)"/.exec(written) ?? assert.fail(written);
  await text(page).fill(written.replace(before, before.replace(`"${moves}"`, '"NAF"')));
  await page.waitForFunction(() =>
    /This is a game/.test(document.getElementById("game-file-fault")?.textContent ?? ""),
  );
  await play(page);
  reloaded(page);
  await addressIs(page, /^#\/my-shatranj/);
  assert.equal((await page.locator("#panel-pieces .subtitle").innerText()).trim(), "A game of your own");
  await panel(page, "rules");
  await page.getByLabel("Show sources").check();
  await page.locator("#panel-rules .stands").first().waitFor();
  const told = await page.locator("#panel-rules .prose").innerText();
  assert.match(told, /by its file/i);
  assert.doesNotMatch(told, /SHA-|described|reported/i);
  // A choice has what its file cites for it; of the other rules nothing is cited.
  const sentences = await page.locator("#panel-rules .sentence").evaluateAll((all) =>
    all.map((one) => ({
      rule: /** @type {HTMLElement} */ (one).dataset.rule ?? "",
      cite: one.querySelector("cite")?.textContent ?? "",
      title: one.querySelector(".mark")?.getAttribute("title") ?? "",
    })),
  );
  assert.ok(sentences.some(({ rule }) => rule === ""));
  for (const { rule, cite, title } of sentences) {
    assert.match(title, /^by its file/);
    if (rule === "") assert.equal(`${cite}${title}`, "by its file");
    else assert.match(rule, /^my-shatranj\./);
  }
  await panel(page, "choices");
  const standings = page.locator("#panel-rules .disputed .standing");
  assert.deepEqual([...new Set(await standings.allTextContents())], ["by its file"]);
  // Nor on paper.
  await panel(page, "rules");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const leaflet = page.locator(".leaflet");
  assert.equal(await leaflet.locator(".leaflet-subtitle").textContent(), "A game of your own");
  assert.match((await leaflet.textContent()) ?? "", /Rules by the game’s own file\./);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  // Those of the collection are cited as before.
  await goTo(page, "#/shatranj?panel=rules");
  await page.locator('#panel-rules [data-rule="SHA-04"] .stands', { hasText: "described" }).first().waitFor();
  assert.match((await page.locator("#panel-about .subtitle").textContent()) ?? "", /570/);
});

test("a game made from another says so, has none of its history, and invites nobody to the collection", async () => {
  const page = await editor("#/shatranj");
  await play(page);
  reloaded(page);
  await addressIs(page, /^#\/my-shatranj/);
  assert.ok(await page.locator("#invitation").isHidden());
  await panel(page, "about");
  const about = page.locator("#panel-about");
  await about.getByRole("link", { name: "Made from Shatranj" }).waitFor();
  assert.doesNotMatch(await about.innerText(), /Persian court|Notes/);
  await about.getByRole("link", { name: "Made from Shatranj" }).click();
  await addressIs(page, /^#\/shatranj/);
  await panel(page, "about");
  await about.getByText("Persian court").waitFor();
  assert.equal(await about.getByRole("link", { name: /Made from/ }).count(), 0);
  // What its own file notes stays.
  const notes = '[[notes]]\ntext = "Played at home."\nsource = "home"\n';
  const noted = `${SMALL}${notes}[[sources]]\nid = "home"\nshort = "Home"\n`;
  await goTo(page, `#/small?record=${packed(`${noted}text = "At home"\n`)}&panel=about`);
  await about.getByText("Played at home.").waitFor();
  assert.equal(await about.getByRole("link", { name: /Made from/ }).count(), 0);
});

/** What stands on a square of the board beside the file. @param {Page} page @param {string} square */
const drawn = (page, square) => page.locator(`.file-board [data-square="${square}"].tabiya-cell`);

test("what is chosen in the form is written into the text, and what is written stands on the board", async () => {
  const page = await editor("#/shatranj");
  const form = page.locator(".file-form");
  const value = () => text(page).inputValue();
  await form.getByLabel("Name", { exact: true }).fill("Elephants");
  assert.match(await value(), /^id = "elephants"\ntitle = "Elephants"$/m);
  await form.getByRole("button", { name: "Keep only the rules" }).click();
  assert.doesNotMatch(await value(), /options/);
  await form.getByLabel("How one moves").selectOption("elephant");
  assert.ok(await form.getByLabel(/^Alfil/).isChecked());
  await form.getByLabel(/^Dabbaba/).check();
  assert.match(await value(), /^moves = "DA"$/m);
  await form.getByLabel("Stalemate").selectOption("draw");
  assert.doesNotMatch(await value(), /^stalemate/m);
  await form.getByLabel("A soldier becomes").selectOption("horse");
  assert.match(await value(), /\["soldier", \{ always = "horse" \}\]/);
  await form.getByLabel("Ranks", { exact: true }).fill("9");
  await form.getByLabel("Ranks", { exact: true }).blur();
  await drawn(page, "h9").filter({ hasText: "chariot" }).waitFor({ state: "attached" });
  // The elephant goes as it is written now.
  await drawn(page, "c1").click();
  await drawn(page, "c3").click();
  await drawn(page, "c3").filter({ hasText: "elephant" }).waitFor({ state: "attached" });
  // By the text the board and the form are others.
  const more = '["F", { betza = "A", checks = false }]';
  await text(page).fill((await value()).replace('"DA"', more).replace("bnr/", "bn1/"));
  await drawn(page, "h9").filter({ hasText: "empty" }).waitFor({ state: "attached" });
  assert.match(await form.locator(".file-moves").innerText(), /says more/);
  assert.match(await fault(page).innerText(), /This is a game/);
  await play(page);
  reloaded(page);
  await addressIs(page, /^#\/elephants\?/);
});

test("the pieces of the array are put on the board, also where they are no game on the way", async () => {
  const page = await editor("#/makruk");
  await page.getByLabel("Put the pieces of the array").check();
  await page.locator(".file-board").getByRole("button", { name: "Erase" }).click();
  await drawn(page, "d1").click();
  await fault(page)
    .filter({ hasText: /White has no king.*rank by rank/ })
    .waitFor();
  assert.match(await text(page).inputValue(), /^setup = ".*\/RNS1MSNR"$/m);
  assert.ok(await button(page, "Keep and play").isDisabled());
  await page.locator(".palette-piece[data-seat=w][data-kind=king]").click();
  await drawn(page, "d2").click();
  await fault(page).filter({ hasText: "This is a game" }).waitFor();
  assert.match(await text(page).inputValue(), /^setup = ".*\/3K4\/RNS1MSNR"$/m);
  await page.getByLabel("Try it").check();
  await drawn(page, "d2").filter({ hasText: "king" }).waitFor({ state: "attached" });
});

test("the laboratory knows an own game: it is solved, played by itself, and its readings part", async () => {
  const page = await editor("#/shatranj");
  await play(page);
  await addressIs(page, /^#\/my-shatranj/);
  reloaded(page);
  const rook = encodeURIComponent("8/8/8/3k4/8/5b2/6R1/K7 w");
  await goTo(page, `#/my-shatranj?v=1&view=setup&position=${rook}`);
  await page.getByRole("button", { name: "Is it won?" }).click();
  await page.getByText("White wins in 25 half-moves.").waitFor();
  // Where whoever moves has no win, the other side may have one.
  const mated = encodeURIComponent("7k/5K1p/8/6Q1/8/8/P7/8 b - - 0 1");
  await goTo(page, `#/modern-chess?v=1&view=setup&position=${mated}`);
  await page.getByRole("button", { name: "Is it won?" }).click();
  await page.getByText("White wins in 2 half-moves.").waitFor();
  // A table is said not to be there for what it does not hold.
  await goTo(page, `#/modern-chess?v=1&view=setup&position=${encodeURIComponent("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")}`);
  await page.getByText("All positions of this ending").click();
  await page.getByRole("button", { name: "Count" }).click();
  await page.getByText("a right to castle or to leap is left").waitFor();
  await goTo(page, "#/my-shatranj?v=1&room=evidence:stalemate;win,lose;random;8");
  await page.locator(".evidence-run button").first().click();
  await page.locator(".evidence-games").waitFor();
  await goTo(page, "#/my-shatranj?v=1&room=parting:stalemate:win:lose");
  await page.locator(".parting-room").waitFor();
  assert.doesNotMatch(await page.locator("#hall").innerText(), /There is no game/);
});
