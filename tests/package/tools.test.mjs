// The package with the tools that strangers have: what its README prints for each of them runs as it stands there.
// Every day Node.js (package.test.mjs) and Vite; the other bundlers and runtimes in a full run, which fetches them by
// npm.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { launch, visit } from "../browser/chromium.mjs";
import { deep } from "../sample.mjs";
import { example, folder, installed, npm, opened, project, readme, root, run } from "./packed.mjs";

/** What a full run fetches besides: larger than all other tools together. */
const FETCHED = {
  bun: "1.4.5",
  deno: "2.9.6",
  next: "16.4.6",
  parcel: "2.16.4",
  react: "19.3.1",
  "react-dom": "19.3.1",
};
const RUNTIMES = join(root, "target/runtimes");
/** In their place: the folder `node_modules` that has Next.js, react and react-dom, and the script of Parcel. */
const { NEXT = join(RUNTIMES, "node_modules"), PARCEL = join(NEXT, "parcel/lib/bin.js") } = process.env;
const skip = !deep && "in a full run";

/** The version of a package that is there. @param {string} name */
async function version(name) {
  const manifest = await readFile(join(RUNTIMES, "node_modules", name, "package.json"), "utf8").catch(() => "{}");
  return JSON.parse(manifest).version;
}

if (deep) {
  const there = await Promise.all(Object.entries(FETCHED).map(async ([name, one]) => (await version(name)) === one));
  if (!there.every(Boolean)) {
    await mkdir(RUNTIMES, { recursive: true });
    // By the file of locked versions that npm writes beside it Next.js knows how far it may follow links.
    await writeFile(join(RUNTIMES, "package.json"), JSON.stringify({ private: true, dependencies: FETCHED }));
    await run(npm, ["install", "--no-audit", "--no-fund", "--prefix", RUNTIMES]);
  }
  for (const name of Object.keys(FETCHED)) console.log(`${name} ${await version(name)}`);
}

/** Lets a script of a bundle think in a worker, and leave its move where it is seen. */
const THINKS = `import { think } from "tabiya/lab";
think({ game: "shatranj" }, { nodes: 500 }).then((found) => { document.body.dataset.move = found.move; });`;
const SCRIPT = `${example("Vite")}\n${THINKS}`;

/** A page with a script. @param {string} script as it is named in the page */
const pageOf = (script) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><body>${script}</body></html>`;

/** The board of the example stands, and has its styles. @param {import("playwright-core").Page} page */
async function lives(page) {
  await page.locator("#fig [role=grid]").waitFor();
  assert.match(await page.locator("#count").innerText(), /^\d\d games$/);
  const grid = page.locator("#fig .tabiya-grid");
  assert.equal(await grid.evaluate((node) => getComputedStyle(node).position), "absolute", "the styles are there");
  await page.locator("body[data-move]").waitFor();
  assert.match((await page.locator("body").getAttribute("data-move")) ?? "", /^[a-h][12][a-h]\d$/);
  assert.ok(page.workers().length > 0, "it was thought in a worker");
}

test("the example for Vite builds and runs", async () => {
  const place = await project("vite", {
    "index.html": pageOf('<script type="module" src="main.js"></script>'),
    "main.js": SCRIPT,
    "vite.config.js": example("Vite", 1),
    "package.json": '{ "type": "module" }',
  });
  const vite = join(root, "node_modules/vite/bin/vite.js");
  await run(process.execPath, [vite, "build", "--logLevel", "warn"], { cwd: place });
  await opened(join(place, "dist"), lives);
});

test("the same example runs with esbuild, by the one line of the README", { skip }, async () => {
  const place = await project("esbuild", {
    "index.html": pageOf('<script type="module" src="dist/main.js"></script>'),
    "main.js": SCRIPT,
  });
  const [, line] = /```sh\nesbuild (.*)\n```/.exec(readme) ?? [];
  await run(join(root, "node_modules/.bin/esbuild"), [...line.split(" "), "--log-level=warning"], { cwd: place });
  await opened(place, lives);
});

test("the same example runs with webpack, which takes the style sheets of a project its own way", {
  skip,
}, async () => {
  const place = await project("webpack", {
    "index.html": pageOf('<script src="dist/main.js"></script>'),
    "main.js": `import "./own.css";\nimport "tabiya/tabiya-board.css";\n${SCRIPT}`,
    "own.css": "p { color: rgb(1, 2, 3); }",
  });
  const loader = (/** @type {string} */ name) => join(root, "node_modules", name);
  const { default: webpack } = await import("webpack");
  const stats = await new Promise((resolve, reject) =>
    webpack(
      {
        mode: "production",
        context: place,
        entry: "./main.js",
        output: { path: join(place, "dist") },
        performance: false,
        module: { rules: [{ test: /\.css$/, use: [loader("style-loader"), loader("css-loader")] }] },
      },
      (error, stats) => (error ? reject(error) : resolve(stats)),
    ),
  );
  assert.deepEqual(stats.toJson().errors, []);
  assert.deepEqual(stats.toJson().warnings, []);
  await opened(place, async (page) => {
    await lives(page);
    assert.equal(await page.locator("#count").evaluate((node) => getComputedStyle(node).color), "rgb(1, 2, 3)");
  });
});

test("the same example runs with Parcel, with every entry for pages", { skip }, async () => {
  const place = join(folder, "parcel");
  await mkdir(join(place, "node_modules"), { recursive: true });
  await cp(installed, join(place, "node_modules/tabiya"), { recursive: true });
  const others = ["board.css", "preact", "lesson"].map((name) => `import "tabiya/${name}";\n`);
  const lesson = `document.body.insertAdjacentHTML("beforeend", '<tabiya-lesson course="shatranj"></tabiya-lesson>');`;
  await writeFile(join(place, "package.json"), '{ "private": true }');
  await writeFile(join(place, "main.js"), `${others.join("")}${SCRIPT}\n${lesson}`);
  await writeFile(join(place, "index.html"), pageOf('<script type="module" src="main.js"></script>'));
  await run(process.execPath, [PARCEL, "build", "index.html", "--no-cache", "--public-url", "./"], { cwd: place });
  const modules = (await readdir(join(place, "dist"))).filter((name) => name.endsWith(".wasm"));
  assert.equal(modules.length, 1, `one module for all: ${modules}`);
  await opened(join(place, "dist"), async (page) => {
    await lives(page);
    await page.locator("tabiya-lesson").scrollIntoViewIfNeeded();
    await page.locator("tabiya-lesson [role=grid]").waitFor();
  });
});

/** A port that nobody listens on. @returns {Promise<number>} */
function port() {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    }),
  );
}

test("server and client of Next.js, with the setting of the README", { skip }, async () => {
  // Within that folder, outside of which its bundler follows no links.
  const place = join(NEXT, "../tabiya-next");
  await rm(place, { recursive: true, force: true });
  await mkdir(join(place, "app"), { recursive: true });
  await mkdir(join(place, "node_modules"));
  for (const name of ["next", "react", "react-dom"]) await symlink(join(NEXT, name), join(place, "node_modules", name));
  await cp(installed, join(place, "node_modules/tabiya"), { recursive: true });
  await writeFile(join(place, "package.json"), '{ "private": true }');
  await writeFile(join(place, "next.config.mjs"), example("Next.js"));
  await writeFile(join(place, "app/diagram.jsx"), `"use client";\n${example("React, Preact, Solid")}`);
  await writeFile(
    join(place, "app/layout.jsx"),
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  );
  await writeFile(
    join(place, "app/page.jsx"),
    `import init, { games } from "tabiya";
    import { think } from "tabiya/lab";
    import { Diagram } from "./diagram.jsx";
    export default async function Page() {
      await init();
      const found = await think({ game: "shatranj" }, { nodes: 500 });
      return <main data-said={\`\${games().length} games, \${found.move}\`}><Diagram /></main>;
    }`,
  );
  await writeFile(join(place, "app/icon.svg"), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  const next = join(NEXT, "next/dist/bin/next");
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  await run(process.execPath, [next, "build"], { cwd: place, env });
  const built = await readFile(join(place, ".next/server/app/index.html"), "utf8");
  assert.match(built, /data-said="\d\d games, [a-h][12][a-h]\d"/);
  // The component of the client lives in a page.
  const at = await port();
  const args = [next, "start", "--hostname", "127.0.0.1", "--port", String(at)];
  const server = spawn(process.execPath, args, { cwd: place, env, stdio: "ignore" });
  const site = `http://127.0.0.1:${at}/`;
  const browser = await launch();
  try {
    for (let tries = 0; tries < 300 && !(await fetch(site).catch(() => undefined)); tries += 1) await setTimeout(100);
    const { page, problems } = await visit(browser, "", { site, reducedMotion: true });
    const board = page.locator("tabiya-board");
    await board.locator("[role=grid]").waitFor();
    assert.equal(await board.evaluate((one) => /** @type {any} */ (one).ply), 2);
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
    server.kill();
  }
  await rm(place, { recursive: true });
});

/** What the examples of the README print, as package.test.mjs expects it of Node.js. */
const PRINTED = [...example("Node.js").matchAll(/; \/\/ (.*)$/gm)].map(([, text]) => text);
/** Everything of the laboratory that waits for a thread. */
const LABORATORY = `import init, { crew, ending, think } from "tabiya/lab";
await init();
const few = { game: "chaturanga", options: { bareKing: "none", kingLeap: "off" }, position: "4k3/8/8/8/8/8/8/R3K3 w" };
const stop = new AbortController();
const found = await think({ game: "shatranj" }, { depth: 64, signal: stop.signal, onProgress: () => stop.abort() });
const workers = crew(2);
const { plies } = await workers.ask("playout", few, { seed: 1, plies: 9 });
workers.end();
console.log(found.move.length, (await ending(few)).moves.length > 0, plies > 0);
process.exit();`;

for (const [name, ...args] of /** @type {const} */ ([["bun"], ["deno", "run", "--allow-read", "--allow-env"]])) {
  test(`the examples for Node.js run with ${name}`, { skip }, async () => {
    const place = await project(name, {
      "example.mjs": example("Node.js"),
      "search.mjs": example("A move to play"),
      "laboratory.mjs": `import process from "node:process";\n${LABORATORY}`,
      "package.json": '{ "type": "module" }',
    });
    const program = join(RUNTIMES, "node_modules/.bin", name);
    const said = async (/** @type {string} */ file) =>
      (await run(program, [...args, file], { cwd: place, timeout: 120_000 })).stdout.trim().split("\n");
    assert.deepEqual(await said("example.mjs"), PRINTED);
    assert.match((await said("search.mjs"))[0], /^[a-h][78][a-h]\d [\w ]+-?\d+$/);
    assert.deepEqual(await said("laboratory.mjs"), ["4 true true"]);
  });
}
