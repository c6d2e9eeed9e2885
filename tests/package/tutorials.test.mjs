// The tutorials and the README: their pages stand, and their programs print what stands beside each line.

import assert from "node:assert/strict";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { HEAD, beside, folder, installed, opened, root, run } from "./packed.mjs";

/** The blocks of a document in a language. @param {string} path @param {string} language */
async function blocks(path, language) {
  const text = await readFile(join(root, path), "utf8");
  return [...text.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "gs"))].map(([, code]) => code);
}

test("the diagram of the README is one", async () => {
  const [page] = await blocks("README.md", "html");
  await opened(await beside("readme", HEAD + page), async (page) => {
    await page.locator("tabiya-board [role=grid]").waitFor();
    const board = page.locator("tabiya-board");
    await board.evaluate((one) => Object.assign(one, { ply: 3 }));
    await page.locator('tabiya-board .piece[data-square="h3"]').waitFor();
  });
});

test("the article of the tutorial is a page, with its lesson", async () => {
  const [article, lesson] = await blocks("docs/tutorials/article.md", "html");
  await opened(await beside("article", article + lesson), async (page) => {
    await page.locator("tabiya-board [role=grid]").waitFor();
    await page.locator("a[data-tabiya]").click();
    await page.locator('tabiya-board .piece[data-square="h3"]').waitFor();
    await page.locator("tabiya-lesson").scrollIntoViewIfNeeded();
    await page.locator("tabiya-lesson [role=grid]").waitFor();
  });
});

test("what the tutorial says of attributes holds", async () => {
  const text = await readFile(join(root, "docs/tutorials/article.md"), "utf8");
  const rows = [...text.matchAll(/^\| [^|]+ \| `([^`]+)`(?: in place of `game`)? \|$/gm)].map(([, shown]) => shown);
  assert.equal(rows.length, 10);
  const boards = rows.map(
    (shown) => `<tabiya-board ${shown.includes("record=") ? "" : 'game="chaturanga" '}${shown}></tabiya-board>`,
  );
  const page = `${HEAD}<script type="module" src="tabiya/tabiya-board.js"></script>\n${boards.join("\n")}`;
  const place = await beside("attributes", page);
  const { gameFile, default: init } = await import(join(installed, "node.js"));
  await init();
  await writeFile(join(place, "mine.toml"), gameFile("shatranj").replace('id = "shatranj"', 'id = "mine"'));
  await opened(place, async (page) => {
    for (let at = 0; at < boards.length; at += 1) {
      const board = page.locator("tabiya-board").nth(at);
      await board.scrollIntoViewIfNeeded();
      await board.locator("[role=grid], svg").first().waitFor();
      assert.equal((await board.locator(".note").allTextContents()).join(""), "", rows[at]);
    }
  });
});

test("the living board of the reference plays what is clicked", async () => {
  const [own] = await blocks("docs/javascript.md", "html");
  // A page beside pkg and css.
  const site = join(folder, "site");
  await cp(installed, site, { recursive: true });
  await writeFile(join(site, "index.html"), HEAD + own);
  await opened(site, async (page) => {
    await page.locator("#board [role=grid]").waitFor();
    await page.locator('#board [role=gridcell][data-square="d7"]').click({ force: true });
    await page.locator('#board [role=gridcell][data-square="d6"]').click({ force: true });
    await page.locator('#board .piece[data-square="d6"]').waitFor();
  });
});

test("programs in JavaScript print what stands beside them", async () => {
  let said = 0;
  for (const path of ["README.md", "docs/tutorials/javascript.md"])
    for (const [at, code] of (await blocks(path, "js")).entries()) {
      await writeFile(join(folder, "program.mjs"), code);
      const { stdout } = await run(process.execPath, ["program.mjs"], { cwd: folder });
      const lines = stdout.trim().split("\n");
      const beside = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
      if (beside.length > 0) assert.deepEqual(lines, beside, `${path}, program ${at + 1}`);
      else assert.ok(lines.length > 1 && lines.every((line) => line.split(" ").length > 1), stdout);
      said += beside.length;
    }
  assert.equal(said, 9);
});

test("the choices that the tutorial lists are played apart", async () => {
  const code = (await blocks("docs/tutorials/javascript.md", "js"))[3];
  await writeFile(join(folder, "choices.mjs"), code);
  const { stdout } = await run(process.execPath, ["choices.mjs"], { cwd: folder });
  // Daou 2007, §I, the elephant’s three accounts.
  assert.match(stdout, /^alfil \w+ d3 h3\ndabbaba \w+ f3\nfive \w+ e2\n$/);
});
