// What puts boards into other tools (www/examples/tools), with the tool where it is installed.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { folder, installed, opened, root } from "./packed.mjs";

/** The first block of the chapter in a language. @param {string} language */
async function block(language) {
  const text = await readFile(join(root, "docs/integrations.md"), "utf8");
  const [, code] = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "s").exec(text) ?? assert.fail(language);
  return code;
}

test("the shortcode of Hugo makes a board", async (context) => {
  if (spawnSync("hugo", ["version"]).error) return context.skip("no Hugo");
  const place = join(folder, "hugo");
  for (const name of ["layouts/shortcodes", "content"]) await mkdir(join(place, name), { recursive: true });
  await cp(join(root, "www/examples/tools/tabiya.hugo.html"), join(place, "layouts/shortcodes/tabiya.html"));
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>';
  await writeFile(join(place, "layouts/index.html"), `${head}{{ .Content }}`);
  await writeFile(join(place, "config.toml"), 'baseURL = "/"');
  const shown = await block("text");
  const hostile = shown.replace('controls=""', 'controls="" caption="<b onclick=x>&"');
  await writeFile(join(place, "content/_index.md"), `---\ntitle: Page\n---\n${shown}\n${hostile}`);
  const { status, stderr } = spawnSync("hugo", ["--quiet"], { cwd: place, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  await symlink(installed, join(place, "public/tabiya"));
  await opened(join(place, "public"), async (page) => {
    assert.equal(await page.locator("script").count(), 1);
    assert.equal(await page.locator("b").count(), 0);
    for (const at of [0, 1]) {
      const board = page.locator("tabiya-board").nth(at);
      await board.scrollIntoViewIfNeeded();
      await board.locator('.piece[data-square="h3"]').waitFor();
    }
    assert.equal(await page.locator("tabiya-board").nth(1).getAttribute("caption"), "<b onclick=x>&");
  });
});

/** What stands for anywidget: the class that it gives, and what it would send to the page. */
const ANYWIDGET = `class AnyWidget:
    def __init__(self, **given): self.__dict__.update(given)
`;
const TRAITLETS = `class Trait:
    def __init__(self, *given): pass
    def tag(self, sync): return self
Unicode = Dict = Int = Trait
`;

test("the widget for notebooks has its attributes, and steps both ways", async (context) => {
  const place = join(folder, "widget");
  await mkdir(place);
  await symlink(installed, join(place, "tabiya"));
  await cp(join(root, "www/examples/tools/tabiya_widget.py"), join(place, "tabiya_widget.py"));
  await writeFile(join(place, "anywidget.py"), ANYWIDGET);
  await writeFile(join(place, "traitlets.py"), TRAITLETS);
  const print = "import json\nprint(json.dumps([Board._esm, board.site, board.attributes, board.ply]))";
  await writeFile(join(place, "cell.py"), `${await block("python")}\n${print}`);
  const { stdout, stderr, error } = spawnSync("python3", ["cell.py"], { cwd: place, encoding: "utf8" });
  if (error) return context.skip("no Python");
  assert.ok(stdout, stderr);
  const [esm, site, attributes, ply] = JSON.parse(stdout);
  assert.equal(site, "https://example.org/tabiya/");
  await writeFile(join(place, "widget.js"), esm);
  await writeFile(
    join(place, "index.html"),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><body><script type="module">
    import widget from "./widget.js";
    const state = ${JSON.stringify({ attributes, ply })};
    state.site = new URL("tabiya/", location.href).href;
    const heard = {};
    globalThis.model = { state, get: (name) => state[name], set: (name, value) => { state[name] = value; },
      save_changes() {}, on: (name, listen) => { heard[name] = listen; }, heard };
    await widget.render({ model, el: document.body });
    </script></body></html>`,
  );
  await opened(place, async (page) => {
    await page.locator("tabiya-board [role=grid]").waitFor();
    await page.evaluate("model.state.ply = 3; model.heard['change:ply']()");
    await page.locator('tabiya-board .piece[data-square="h3"]').waitFor();
    await page.evaluate("document.querySelector('tabiya-board').ply = 1");
    await page.waitForFunction("model.state.ply === 1");
    // What is no longer said is no longer shown.
    await page.evaluate("model.state.attributes = { game: 'shatranj' }; model.heard['change:attributes']()");
    await page.locator("tabiya-board button.play").waitFor({ state: "hidden" });
    assert.equal(await page.locator("tabiya-board").getAttribute("line"), null);
  });
});
