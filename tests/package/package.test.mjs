// The npm package: what is in it, how large it is, and that the examples of its
// README run as they stand.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { compiled, example, folder, frameworks, npm, opened, packed, project, root, run, source } from "./packed.mjs";

/** What the package holds. @type {string[]} */
const CONTENTS = [
  "CHANGELOG.md",
  "LICENSE-APACHE",
  "LICENSE-MIT",
  "README.md",
  "THIRD-PARTY.txt",
  "board.css",
  "board.d.ts",
  "board.js",
  "board/live-board.js",
  "component.d.ts",
  "component.js",
  "core/ages.js",
  "core/annotations.js",
  "core/games.js",
  "core/inside.js",
  "core/lineage.js",
  "core/lone-piece.js",
  "core/module.js",
  "core/moves.js",
  "core/options.js",
  "core/packed.js",
  "core/rule-set.js",
  "css.d.ts",
  "css/board.css",
  "css/board.css.js",
  "css/palette.css.js",
  "element/attributes.js",
  "element/board-styles.js",
  "element/checked.js",
  "element/lazy.js",
  "element/live-figure.js",
  "element/live-lesson.js",
  "element/names.js",
  "element/own-file.js",
  "element/prose.js",
  "element/tabiya-board.js",
  "element/tabiya-lesson.js",
  "element/written.js",
  "figures/figure.js",
  "figures/key.js",
  "figures/overlay.js",
  "lab.d.ts",
  "lab.js",
  "lesson.d.ts",
  "lesson.js",
  "lessons/answers.js",
  "lessons/courses/index.js",
  "lessons/lesson-element.css.js",
  "lessons/lesson.js",
  "lessons/question.js",
  "lessons/read.js",
  "lessons/rules.js",
  "lessons/say-fault.js",
  "lessons/taking.css.js",
  "lessons/taking.js",
  "lib/dom.js",
  "lib/icons.js",
  "lib/motion.js",
  "node-lab.js",
  "node-worker.js",
  "node.js",
  "package.json",
  "pkg/lab-worker.js",
  "pkg/lab.d.ts",
  "pkg/lab.js",
  "pkg/tabiya.d.ts",
  "pkg/tabiya.js",
  "pkg/tabiya_bg.wasm",
  "pkg/workers.js",
  "preact.d.ts",
  "preact.js",
  "react.d.ts",
  "react.js",
  "solid.d.ts",
  "solid.js",
  "state/session.js",
  "svelte.d.ts",
  "svelte.js",
  "svelte/Board.svelte",
  "svelte/Lesson.svelte",
  "tabiya-board.css",
  "tabiya-board.css.js",
  "tabiya-board.d.ts",
  "tabiya-board.js",
  "tabiya-lesson.d.ts",
  "tabiya-lesson.js",
  "vue.d.ts",
  "vue.js",
  "words/en/element.js",
  "words/en/grammar.js",
  "words/en/lesson-room.js",
  "words/en/lesson.js",
  "words/en/own-file.js",
];
/** The courses beside these. */
const COURSES = /^lessons\/courses\/(?!index)[a-z-]+\.js$/;
/**
 * The packed package, in bytes: what has been reached; a build that is not optimised may be larger. A raise says in its
 * commit what the reader gets for it.
 */
const MOST = 1_045_000;

await frameworks();

test("the package holds what it should and no more", () => {
  for (const { path, size } of packed.files) console.log(`${String(size).padStart(8)}  ${path}`);
  console.log(`${String(packed.size).padStart(8)}  packed`);
  const paths = packed.files.map(({ path }) => path).sort();
  assert.deepEqual(
    paths.filter((path) => !COURSES.test(path)),
    [...CONTENTS].sort(),
  );
  assert.equal(paths.filter((path) => COURSES.test(path)).length, 17, "the first steps, and a course for each game");
  const module = packed.files.find(({ path }) => path.endsWith(".wasm"))?.size ?? 0;
  const optimised = module < 4_000_000;
  if (optimised) assert.ok(packed.size <= MOST, `${packed.size} bytes`);
});

test("the package could be published as it is", async () => {
  const { stderr } = await run(npm, ["publish", "--dry-run"], { cwd: source });
  // Nobody is logged in here, and nothing is sent; npm’s remarks on its own configuration are none on the package.
  const own = /logged in|user config|env config/;
  const warnings = stderr.split("\n").filter((line) => line.startsWith("npm warn") && !own.test(line));
  assert.deepEqual(warnings, []);
});

test("the package has the version of the crate", async () => {
  const cargo = await readFile(join(root, "Cargo.toml"), "utf8");
  const { version } = JSON.parse(await readFile(join(source, "package.json"), "utf8"));
  assert.equal(version, /^version = "(.*)"$/m.exec(cargo)?.[1]);
});

test("the example for Node.js prints what it says", async () => {
  const code = example("Node.js");
  await writeFile(join(folder, "example.mjs"), code);
  const { stdout } = await run(process.execPath, ["example.mjs"], { cwd: folder });
  const said = [...code.matchAll(/; \/\/ (.*)$/gm)].map(([, text]) => text);
  assert.equal(said.length, 5);
  assert.deepEqual(stdout.trim().split("\n"), said);
});

test("the example of the search plays a legal move and says why, under Node.js and in a worker of a page", async () => {
  await writeFile(join(folder, "lab.mjs"), example("A move to play"));
  const { stdout } = await run(process.execPath, ["lab.mjs"], { cwd: folder });
  const [first, ...why] = stdout.trim().split("\n");
  assert.match(first, /^[a-h][78][a-h]\d [\w ]+-?\d+$/);
  assert.ok(why.length > 0);
  await writeFile(
    join(folder, "index.html"),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lab</title><p id="said"></p><script type="module">
    import { think } from "./node_modules/tabiya/pkg/lab.js";
    const told = [];
    const onProgress = ({ depth }) => void told.push(depth);
    const found = await think({ game: "shatranj" }, { nodes: 3000, onProgress });
    const stop = new AbortController();
    const endless = think({ game: "shatranj" }, { depth: 64, signal: stop.signal, onProgress: () => stop.abort() });
    const stopped = await endless;
    const refused = await think({ game: "draughts" }).catch(({ code }) => code);
    const again = await think({ game: "shatranj" }, { nodes: 100 });
    const all = [found.move, found.reasons.length > 0, told.length > 0, stopped.move, refused, again.move];
    said.textContent = JSON.stringify(all);
    </script>`,
  );
  await opened(folder, async (page) => {
    await page.waitForFunction(() => document.querySelector("#said")?.textContent);
    const [move, reasons, told, stopped, refused, again] = JSON.parse(await page.locator("#said").innerText());
    for (const one of [move, stopped, again]) assert.match(one, /^[a-h][12][a-h]\d$/);
    assert.deepEqual([reasons, told, refused], [true, true, "unknown-game"]);
  });
});

test("the types are those of the example", async () => {
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(
    join(folder, "types.ts"),
    `${example("Node.js")}
    import { TabiyaBoard } from "tabiya/board";
    const board: TabiyaBoard = document.createElement("tabiya-board");
    board.addEventListener("tabiya-step", (event) => { const ply: number = event.detail.ply; });
    // @ts-expect-error a ply is a number
    board.ply = "three";
  `,
  );
  const options = [
    "--noEmit",
    "--strict",
    "--target",
    "esnext",
    "--module",
    "esnext",
    "--moduleResolution",
    "bundler",
    "--lib",
    "esnext,dom,dom.iterable",
    "--types",
    "",
  ];
  const { stdout } = await run(
    process.execPath,
    [join(root, "node_modules/typescript/bin/tsc"), ...options, "types.ts"],
    { cwd: folder },
  ).catch((error) => error);
  assert.equal(stdout.trim(), "");
});

test("on a server both can be imported", async () => {
  await writeFile(
    join(folder, "server.mjs"),
    `import init, { Match, games } from "tabiya";
    import { TabiyaBoard } from "tabiya/board";
    import { TabiyaLesson } from "tabiya/lesson";
    import "tabiya/react";
    const code = (call) => { try { call(); } catch (error) { return error.code; } };
    const before = code(() => new Match("chaturanga")) + " " + code(() => games());
    await init();
    const match = new Match("chaturanga");
    match.free();
    console.log(typeof TabiyaBoard, typeof TabiyaLesson, before, code(() => match.legal()), code(() => match.free()));`,
  );
  const { stdout } = await run(process.execPath, ["server.mjs"], { cwd: folder });
  assert.equal(stdout.trim(), "function function not-loaded not-loaded freed freed");
});

test("every entry exports what its types declare, under Node.js and in pages", async () => {
  const { exports } = JSON.parse(await readFile(join(folder, "node_modules/tabiya/package.json"), "utf8"));
  /** @type {string[]} */
  const lines = [];
  for (const [entry, { default: page }] of /** @type {[string, any][]} */ (Object.entries(exports))) {
    // Of Svelte the bundler makes JavaScript first.
    if (!page?.endsWith(".js") || entry === "./svelte") continue;
    const name = entry.replace(".", "tabiya");
    const ways = [name, page.replace(".", "./node_modules/tabiya")];
    const code = `const all = await Promise.all(${JSON.stringify(ways)}.map((way) => import(way)));
      console.log(JSON.stringify(all.map((one) => Object.keys(one))));`;
    const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", code], { cwd: folder });
    const [here, there] = JSON.parse(stdout);
    assert.deepEqual(here, there, entry);
    // What is not declared is too much here, and what is declared alone is missing.
    lines.push(`import * as all${lines.length} from "${name}";
      const names${lines.length}: Record<keyof typeof all${lines.length}, true> =
        ${JSON.stringify(Object.fromEntries(here.map((/** @type {string} */ one) => [one, true])))};`);
  }
  assert.equal(lines.length, 8);
  assert.equal(await compiled("names.ts", lines.join("\n"), "--lib", "esnext,dom,dom.iterable"), "");
});

test("every entry has a file of its name, for bundlers that look for one, and it is the one for pages", async () => {
  const { exports } = JSON.parse(await readFile(join(folder, "node_modules/tabiya/package.json"), "utf8"));
  for (const [entry, { default: page }] of /** @type {[string, any][]} */ (Object.entries(exports))) {
    if (!page || entry === ".") continue;
    const path = join(folder, "node_modules/tabiya", `${entry}${extname(entry) ? "" : ".js"}`);
    const text = await readFile(path, "utf8");
    assert.ok([entry, `${entry}.js`].includes(page) || text.includes(`"${page}"`), `${entry}: ${text}`);
    if (!extname(entry)) await readFile(path.replace(/js$/, "d.ts"));
  }
});

test("the laboratory answers under Node.js, each function from a thread", async () => {
  await writeFile(
    join(folder, "all.mjs"),
    `import init, * as lab from "tabiya/lab";
    await init();
    const options = { bareKing: "none", kingLeap: "off" };
    const few = { game: "chaturanga", options, position: "4k3/8/8/8/8/8/8/R3K3 w" };
    const mate = { game: "shatranj", position: "7k/R7/8/8/8/7p/8/1R2K3 w" };
    const told = [];
    const stop = new AbortController();
    const onProgress = () => stop.abort();
    const leaper = { game: "chaturanga", options: { elephant: "dabbaba" } };
    const found = {
      solve: (await lab.solve(mate, { plies: 3 })).result,
      soundness: (await lab.soundness(mate, { plies: 1 })).sound,
      parting: (await lab.parting({ game: "chaturanga" }, leaper, { plies: 1 })).line,
      info: (await lab.endingInfo(few)).ready,
      ending: (await lab.ending(few)).moves.length > 0,
      statistics: Object.keys(await lab.endingStatistics(few)).length > 0,
      bytes: (await lab.exportTable((await lab.endingInfo(few)).id)).length > 100,
    };
    found.imported = await lab.importTable(await lab.exportTable((await lab.endingInfo(few)).id));
    // A quarter of a second is what a page waits without a worker.
    found.long = (await lab.think({ game: "shatranj" }, { millis: 600 })).millis >= 600;
    found.stopped = (await lab.think({ game: "shatranj" }, { depth: 64, signal: stop.signal, onProgress })).move.length;
    found.free = await new Promise((resolve) => {
      void lab.think({ game: "shatranj" }, { millis: 300 }).then(() => resolve("it stood still"));
      setTimeout(() => resolve("it went on"), 1);
    });
    const crew = lab.crew(2);
    const games = [1, 2].map((seed) => crew.ask("playout", few, { seed, plies: 9 }));
    found.crew = [crew.size, (await Promise.all(games)).length];
    console.log(JSON.stringify(found));
    // Neither the crew nor the other threads keep the program from its end.`,
  );
  const { stdout } = await run(process.execPath, ["all.mjs"], { cwd: folder });
  assert.deepEqual(JSON.parse(stdout), {
    solve: "win",
    soundness: true,
    parting: [],
    info: false,
    ending: true,
    statistics: true,
    bytes: true,
    imported: "chaturanga kingLeap=off bareKing=none KRvK",
    long: true,
    stopped: 4,
    free: "it went on",
    crew: [2, 2],
  });
});

test("threads know a game that was defined, refuse as the module does, and keep no program from its end", async () => {
  await writeFile(
    join(folder, "refused.mjs"),
    `import init, * as lab from "tabiya/lab";
    import { Match, defineGame, gameFile } from "tabiya";
    await init();
    const id = defineGame(gameFile("shatranj").replace('id = "shatranj"', 'id = "mine"'));
    const mine = new Match(id);
    const refusal = (asked) =>
      asked.then(() => "none", ({ code, line, field, message }) => ({ code, line, field, message }));
    const found = {
      think: (await lab.think(mine, { nodes: 200 })).move.length,
      solve: (await lab.solve(mine, { plies: 1 })).result,
      misspelt: await refusal(lab.think({ game: "shatranj" }, { level: 3, onprogress: () => true })),
      file: await refusal(lab.think({ game: { file: "format = 1\\nid = 3" } })),
      parting: await refusal(lab.parting({ game: "shatranj" }, { game: "makruk" })),
      task: await refusal(lab.crew(1).ask("nothing", {})),
    };
    console.log(JSON.stringify(found));`,
  );
  const { stdout } = await run(process.execPath, ["refused.mjs"], { cwd: folder });
  const { think, solve, misspelt, file, parting, task } = JSON.parse(stdout);
  assert.deepEqual([think, solve], [4, "unknown"]);
  assert.equal(misspelt.code, "unknown-field");
  assert.match(misspelt.message, /Is “onProgress” meant\?/);
  assert.deepEqual([file.line, file.field], [2, "id"]);
  assert.deepEqual([parting.code, task.code], ["bad-argument", "bad-argument"]);
});

test("the types hold without those of a browser or of the newest language, and know ids and codes", async () => {
  const text = `import init, { Match, type GameId, type GameKinds, type GameOptions, type TabiyaError } from "tabiya";
    const game: GameId = "chaturanga";
    const kind: GameKinds["chaturanga"] = "elephant";
    const options = { elephant: "dabbaba" } satisfies GameOptions["chaturanga"];
    await init();
    const refused: TabiyaError["code"] = "not-its-move";
    if (new Match(game, { options }).explain("a8", "a6").code === "blocked") throw kind + refused;
    // @ts-expect-error no such game
    const none: GameId = "chess";
    // @ts-expect-error no such choice
    const wrong = { elephant: "camel" } satisfies GameOptions["chaturanga"];
    // @ts-expect-error no such code
    const code: TabiyaError["code"] = "nonesuch";
    // @ts-expect-error no such field
    new Match("chaturanga", { elephant: "dabbaba" });
    import { crew, think } from "tabiya/lab";
    import "tabiya/board.css";
    import "tabiya/tabiya-board.css";
    await init({ module_or_path: new Uint8Array(9) });
    const answer: string | undefined = (await think({ game }, { millis: 9 }))?.move;
    crew(2).end();`;
  const disposed = `${text}\n{ using match = new Match(game); match.legal(); }`;
  for (const [libraries, code] of [
    ["es2022", text],
    ["es2023", text],
    ["esnext", disposed],
    ["es2022,dom,dom.iterable", text],
    ["esnext,dom,dom.iterable", disposed],
  ]) {
    assert.equal(await compiled("ids.ts", code, "--lib", libraries, "--skipLibCheck", "false"), "", libraries);
  }
});

test("the elements have types in JSX", async () => {
  for (const [library, prefix] of /** @type {const} */ ([
    ["react", "on"],
    ["preact", "on"],
    ["solid-js", "on:"],
  ])) {
    const text = `import "tabiya/${library.replace("-js", "")}";
      const one = <tabiya-board id="x" game="chaturanga" ply={1} controls
        ${prefix}tabiya-step={(event) => { const ply: number = event.detail.ply; }} />;
      // @ts-expect-error no such attribute
      const two = <tabiya-board gaem="chaturanga" />;
      // @ts-expect-error no such theme
      const three = <tabiya-board theme="blue" />;
      const lesson = <tabiya-lesson course="shatranj" step={2}
        ${prefix}tabiya-answer={(event) => { const right: boolean = event.detail.right; }} />;
      // @ts-expect-error no such attribute
      const four = <tabiya-lesson game="shatranj" />;`;
    const said = await compiled(
      `${library}.tsx`,
      text,
      "--jsx",
      "react-jsx",
      "--jsxImportSource",
      library,
      "--lib",
      "esnext,dom,dom.iterable",
    );
    assert.equal(said, "", library);
  }
});

test("the components have types", async () => {
  const react = `import { Board, Lesson } from "tabiya/react";
    const one = <Board game="chaturanga" ply={1} controls
      onStep={(event) => { const ply: number = event.detail.ply; }} />;
    const two = <Lesson course="shatranj" step={2}
      onAnswer={(event) => { const right: boolean = event.detail.right; }} />;
    // @ts-expect-error no such attribute
    const three = <Board gaem="chaturanga" />;
    // @ts-expect-error no such theme
    const four = <Lesson theme="blue" />;`;
  const dom = ["--lib", "esnext,dom,dom.iterable"];
  assert.equal(await compiled("components.tsx", react, "--jsx", "react-jsx", "--jsxImportSource", "react", ...dom), "");
  const others = ["solid", "svelte"].map(
    (name) => `import { Board as ${name} } from "tabiya/${name}";
    const ${name}Props: Parameters<typeof ${name}>[0] =
      { game: "chaturanga", ply: 1, onStep: (event) => event.detail.ply };
    // @ts-expect-error no such attribute
    const ${name}Wrong: Parameters<typeof ${name}>[0] = { gaem: "chaturanga" };`,
  );
  const vue = `import { Board } from "tabiya/vue";
    declare const board: typeof Board;
    board.props = { game: "chaturanga", ply: 1 };
    const ply: number = ({} as Parameters<typeof board.events.step>[0]).detail.ply;`;
  assert.equal(await compiled("components.ts", [...others, vue].join("\n"), ...dom), "");
});

test("the manifest says what a registry asks for, as far as there is an answer", async () => {
  const manifest = JSON.parse(await readFile(join(source, "package.json"), "utf8"));
  for (const name of ["name", "version", "description", "license", "keywords", "types", "exports", "engines"])
    assert.ok(manifest[name], name);
  // Where the project lies is said once, in Cargo.toml, or not yet.
  const [, repository] = /^repository = "(.*)"$/m.exec(await readFile(join(root, "Cargo.toml"), "utf8")) ?? [];
  assert.equal(manifest.repository?.url, repository ? `git+${repository}.git` : undefined);
  assert.equal(manifest.bugs, repository ? `${repository}/issues` : undefined);
  for (const entry of Object.values(manifest.exports))
    for (const path of typeof entry === "string" ? [entry] : Object.values(entry))
      assert.ok(
        packed.files.some((file) => `./${file.path}` === path),
        `${path}`,
      );
});

test("the example for a plain page runs", async () => {
  await writeFile(join(folder, "index.html"), example("A plain page"));
  await opened(folder, async (page) => {
    await page.locator("tabiya-board [role=grid]").waitFor();
    await page.locator("a").click();
    await page.locator('tabiya-board .piece[data-square="h3"]').waitFor();
  });
});

test("the example of JSX has the types that it says", async () => {
  const options = ["--jsx", "react-jsx", "--jsxImportSource", "react", "--lib", "esnext,dom,dom.iterable"];
  // In TypeScript, where what the example leaves open is found.
  assert.equal(await compiled("diagram.tsx", example("Preact, and elements in JSX"), ...options), "");
});

test("the example of types and errors has them, and is refused as it says", async () => {
  const text = example("Types and errors");
  assert.equal(await compiled("errors.ts", text, "--lib", "es2022"), "");
  const { transform } = await import("esbuild");
  const log = "$1 console.log(JSON.stringify([code, squares]));";
  const program = text.replace(/(const \{ code, squares \}.*) \/\/.*/, log);
  const { code } = await transform(`import init from "tabiya"; await init();\n${program}`, {
    loader: "ts",
    format: "esm",
  });
  await writeFile(join(folder, "errors.mjs"), code);
  const { stdout } = await run(process.execPath, ["errors.mjs"], { cwd: folder });
  const [, said] = /const \{ code, squares \}.*\/\/ (.*)/.exec(text) ?? [];
  assert.deepEqual(JSON.parse(stdout), JSON.parse(`[${said}]`));
});

/** The example of scores, and what the test sees of it. */
const program = () => `${example("Scores, a board and an opponent")}
  Object.assign(globalThis, { match });`;

test("the example of scores has the types that it says", async () => {
  const strict = ["--exactOptionalPropertyTypes", "--lib", "esnext,dom,dom.iterable"];
  assert.equal(await compiled("scores.ts", program(), ...strict), "");
});

test("a Vite app reads a score, shows it, and is answered from a worker", async () => {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Scores</title><body><div id="board"></div>
    <script type="module" src="main.ts"></script></body></html>`;
  const place = await project("scores", {
    "index.html": page,
    "main.ts": program(),
    "vite.config.js": example("Vite", 1),
    "package.json": '{ "type": "module" }',
  });
  const vite = join(root, "node_modules/vite/bin/vite.js");
  await run(process.execPath, [vite, "build", "--logLevel", "warn"], { cwd: place });
  await opened(join(place, "dist"), async (page) => {
    const worker = page.waitForEvent("worker");
    await page.locator("#board [role=grid]").waitFor();
    for (const square of ["i1", "h1"])
      await page.locator(`#board [role=gridcell][data-square="${square}"]`).click({ force: true });
    await worker;
    const line = () => /** @type {any} */ (globalThis).match.line();
    await page.waitForFunction(() => /** @type {any} */ (globalThis).match?.line().length === 6);
    assert.deepEqual((await page.evaluate(line)).slice(0, 5), ["h3e3", "h10g8", "h1g3", "i10h10", "i1h1"]);
  });
});
