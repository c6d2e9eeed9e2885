// The components of React, Vue, Svelte and Solid, each in an app that Vite builds: they render, follow what changes and
// say what happens. In a full run, which fetches the frameworks by npm.

import assert from "node:assert/strict";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { deep } from "../sample.mjs";
import { folder, installed, npm, opened, readme, root, run } from "./packed.mjs";

const FETCHED = {
  "@sveltejs/vite-plugin-svelte": "7.3.1",
  react: "19.3.1",
  "react-dom": "19.3.1",
  "solid-js": "1.9.19",
  svelte: "5.57.3",
  vue: "3.5.45",
};
const fetched = join(root, "target/frameworks");
/** In its place: a folder `node_modules` that has them. */
const { FRAMEWORKS = join(fetched, "node_modules") } = process.env;
const skip = !deep && "in a full run";

if (deep && !process.env.FRAMEWORKS) {
  await mkdir(fetched, { recursive: true });
  const manifest = JSON.stringify({ private: true, dependencies: FETCHED });
  const there = await readFile(join(fetched, "package.json"), "utf8").catch(() => "");
  if (there !== manifest) {
    await writeFile(join(fetched, "package.json"), manifest);
    await run(npm, ["install", "--no-audit", "--no-fund", "--prefix", fetched]);
  }
}

/** What each app says of what it heard, and the line that it shows when its button is pressed. */
const SAID = `const said = (event) => { document.body.dataset[event.type.slice(7)] = JSON.stringify(event.detail); };`;
const LINE = "e2e3 e7e6 f1h3";

/** An app for each framework: a board whose line and ply change, one without attributes but a figure, and a lesson. */
const APPS = {
  react: {
    "main.jsx": `import { createElement, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { Board, Lesson } from "tabiya/react";
${SAID}
function App() {
  const [ply, setPly] = useState(0);
  const board = useRef(null);
  return <main>
    <button id="step" onClick={() => setPly(3)}>step</button>
    <button id="forward" onClick={() => { board.current.ply = 1; }}>forward</button>
    <Board ref={board} id="one" game="chaturanga" line={ply ? "${LINE}" : "e2e3"} ply={ply} controls
      onReady={said} onStep={said}>Still.</Board>
    <Lesson id="lesson" course="shatranj" step={2} onError={said}>A lesson.</Lesson>
  </main>;
}
createRoot(document.querySelector("#app")).render(<App />);`,
  },
  vue: {
    "main.js": `import { createApp, h, ref } from "vue";
import { Board, Lesson } from "tabiya/vue";
${SAID}
createApp({
  setup() {
    const ply = ref(0);
    const board = ref(null);
    return () => h("main", [
      h("button", { id: "step", onClick: () => { ply.value = 3; } }, "step"),
      h("button", { id: "forward", onClick: () => { board.value.element.ply = 1; } }, "forward"),
      h(Board, { ref: board, id: "one", game: "chaturanga", line: ply.value ? "${LINE}" : "e2e3", ply: ply.value,
        controls: true, onReady: said, onStep: said }, () => "Still."),
      h(Lesson, { id: "lesson", course: "shatranj", step: 2, onError: said }, () => "A lesson."),
    ]);
  },
}).mount("#app");`,
  },
  svelte: {
    "App.svelte": `<script>
  import { Board, Lesson } from "tabiya/svelte";
  let ply = $state(0);
  let board = $state();
  ${SAID}
</script>
<button id="step" onclick={() => { ply = 3; }}>step</button>
<button id="forward" onclick={() => { board.ply = 1; }}>forward</button>
<Board bind:element={board} id="one" game="chaturanga" line={ply ? "${LINE}" : "e2e3"} {ply} controls
  onReady={said} onStep={said}>Still.</Board>
<Lesson id="lesson" course="shatranj" step={2} onError={said}>A lesson.</Lesson>`,
    "main.js": `import { mount } from "svelte";
import App from "./App.svelte";
mount(App, { target: document.querySelector("#app") });`,
    "plugins.js": `import { svelte } from "@sveltejs/vite-plugin-svelte";
export default [svelte()];`,
  },
  solid: {
    "main.js": `import { createComponent, createSignal } from "solid-js";
import { render } from "solid-js/web";
import { Board, Lesson } from "tabiya/solid";
${SAID}
const [ply, setPly] = createSignal(0);
let board;
const button = (id, press) => Object.assign(document.createElement("button"), { id, textContent: id, onclick: press });
render(() => [
  button("step", () => setPly(3)),
  button("forward", () => { board.ply = 1; }),
  // As the compiler of Solid writes JSX.
  createComponent(Board, { ref: (own) => { board = own; }, id: "one", game: "chaturanga", controls: true,
    get line() { return ply() ? "${LINE}" : "e2e3"; }, get ply() { return ply(); },
    onReady: said, onStep: said, children: "Still." }),
  createComponent(Lesson, { id: "lesson", course: "shatranj", step: 2, onError: said, children: "A lesson." }),
], document.querySelector("#app"));`,
  },
};

/**
 * An app that Vite builds.
 * @param {string} place @param {Record<string, string>} files
 */
async function built(place, files) {
  await mkdir(join(place, "node_modules"), { recursive: true });
  // Beside the package, as npm puts it: a link would leave it without the framework.
  await cp(installed, join(place, "node_modules/tabiya"), { recursive: true });
  for (const one of Object.keys(FETCHED)) {
    await mkdir(join(place, "node_modules", one, ".."), { recursive: true });
    await symlink(join(FRAMEWORKS, one), join(place, "node_modules", one));
  }
  const script = Object.keys(files).find((file) => file.startsWith("main"));
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title><body><div id="app"></div>
    <script type="module" src="${script}"></script></body></html>`;
  const config = `${"plugins.js" in files ? 'import plugins from "./plugins.js";' : "const plugins = [];"}
    export default { plugins, optimizeDeps: { exclude: ["tabiya"] }, build: { target: "esnext" } };`;
  const all = { ...files, "index.html": page, "vite.config.js": config, "package.json": '{ "type": "module" }' };
  for (const [path, text] of Object.entries(all)) await writeFile(join(place, path), text);
  const vite = join(root, "node_modules/vite/bin/vite.js");
  await run(process.execPath, [vite, "build", "--logLevel", "warn"], { cwd: place });
}

for (const [name, files] of Object.entries(APPS)) {
  test(`the components of ${name} render, follow what changes, and say what happens`, { skip }, async () => {
    const place = join(folder, name);
    await built(place, files);
    await opened(join(place, "dist"), async (page) => {
      const board = page.locator("tabiya-board#one");
      await board.locator("[role=grid]").waitFor();
      assert.equal(await board.getAttribute("ply"), "0");
      assert.equal(await board.getAttribute("controls"), "");
      assert.equal(JSON.parse((await page.locator("body").getAttribute("data-ready")) ?? "{}").ply, 0);
      // The element itself, by its reference.
      await page.locator("#forward").click();
      await board.locator('.piece[data-square="e3"]').waitFor();
      await page.locator("body[data-step]").waitFor();
      assert.equal(JSON.parse((await page.locator("body").getAttribute("data-step")) ?? "{}").move, "e2e3");
      // Line and ply at once.
      await page.locator("#step").click();
      await board.locator('.piece[data-square="h3"]').waitFor();
      const lesson = page.locator("tabiya-lesson#lesson");
      await lesson.scrollIntoViewIfNeeded();
      await lesson.locator("[role=grid]").waitFor();
      assert.equal(await lesson.evaluate((one) => /** @type {any} */ (one).step), 2);
      assert.equal(await page.locator("body").getAttribute("data-error"), null);
    });
  });
}

test("what the README of the package shows of components renders", { skip }, async () => {
  const mounts = {
    react: [
      "jsx",
      `import { createRoot } from "react-dom/client"; import { createElement } from "react";
      import { Article } from "./shown.jsx";
      createRoot(document.querySelector("#app")).render(createElement(Article));`,
    ],
    svelte: [
      "svelte",
      `import { mount } from "svelte"; import Shown from "./shown.svelte";
      mount(Shown, { target: document.querySelector("#app") });`,
    ],
  };
  const part = readme.slice(readme.indexOf("## React, Vue"));
  for (const [name, [language, main]] of Object.entries(mounts)) {
    const [, code] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "s").exec(part) ?? assert.fail(name);
    const place = join(folder, `shown-${name}`);
    const plugins = `import { svelte } from "@sveltejs/vite-plugin-svelte";
      export default [${name === "react" ? "" : `${name}()`}];`;
    await built(place, { "main.js": main, [`shown.${language}`]: code, "plugins.js": plugins });
    await opened(join(place, "dist"), async (page) => {
      await page.locator("tabiya-board [role=grid]").waitFor();
      await page.locator('tabiya-board .piece[data-square="e3"]').waitFor();
    });
  }
});
