// Code blocks of the documents run as they stand there. REGISTER says which test runs each of their blocks; a block
// that no test runs fails, as does a path or a command that is not there.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { chmod, cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import MarkdownIt from "markdown-it";
import * as tabiya from "../module/load.mjs";
import { HEAD, beside, folder, installed, opened, root } from "./packed.mjs";
import { compared } from "./shown.mjs";

const HERE = "tests/package/documents.test.mjs";
const PACKAGE = "tests/package/package.test.mjs";
const TOOLS = "tests/package/tools.test.mjs";
const TEXTS = "tests/module/documents.test.mjs";
const INTEGRATIONS = "tests/package/integrations.test.mjs";
const FRAMEWORKS = "tests/package/frameworks.test.mjs";
const TUTORIALS = "tests/package/tutorials.test.mjs";
const CLI = "cli/tests/examples.rs";

/** @typedef {[language: string, file: string, test: string]} Runner */

const COMMANDS = /** @type {Runner} */ (["sh", CLI, "fn every_command_runs_and_says_what_stands_beside_it"]);
const FILES = /** @type {Runner} */ (["toml", CLI, "fn files_of_games_and_plans_are_read"]);
const MAKE = /** @type {Runner} */ (["make", CLI, "fn makefiles_make_their_figures"]);
const CELLS = "fn cells_in_python_draw_their_figures";
const TOOL = /** @type {Runner} */ (["sh", HERE, "every command in a block or a sentence is one that there is"]);
const FRAMES = "frames in recipes show an address that is kept";
const FIGURES = "the figures that are shown become boards with what is drawn on them";
const NODE = "the cells that need no command draw with the installed package";

/**
 * The blocks of every document in their order, and what runs them: a file, and what stands in it of the test.
 * @type {Record<string, Runner[]>}
 */
const REGISTER = {
  "README.md": [
    TOOL,
    ["html", TUTORIALS, "the diagram of the README is one"],
    COMMANDS,
    ["js", TUTORIALS, "programs in JavaScript print what stands beside them"],
    ["rust", "src/lib.rs", 'include_str!("../README.md")'],
    COMMANDS,
  ],
  "cli/README.md": [COMMANDS, COMMANDS, ["text", "cli/tests/uci.rs", "fn what_the_readme_asks_is_answered"], MAKE],
  "docs/crate.md": [["rust", "src/lib.rs", 'include_str!("../docs/crate.md")']],
  "docs/corrections.md": [["text", "tests/module/data.test.mjs", "a fault is told with its line and its field"]],
  "docs/figures.md": [
    ["", "tests/module/figures.test.mjs", "the address means what it says"],
    ["html", HERE, FIGURES],
    ["js", HERE, "the example in JavaScript draws, with the installed package"],
    ["css", HERE, FIGURES],
    ["html", HERE, FIGURES],
    ["python", CLI, CELLS],
    ["python", CLI, CELLS],
    ["python", HERE, NODE],
    ["python", HERE, NODE],
    ["python", HERE, NODE],
    ["markdown", CLI, CELLS],
    ["{python}", CLI, CELLS],
    ["markdown", HERE, "each form of output gets its own"],
    ["{=html}", HERE, "each form of output gets its own"],
    ["{=latex}", HERE, "each form of output gets its own"],
    ["yaml", HERE, "each form of output gets its own"],
  ],
  "docs/files.md": [FILES, ["rust", "src/lib.rs", 'include_str!("../docs/files.md")'], FILES],
  "docs/game-files.md": [FILES, FILES, FILES, FILES],
  "docs/hosting.md": [
    TOOL,
    ["nginx", HERE, "what a server is told is well-formed, and the headers are those of the page"],
    ["sh", HERE, "what is compressed beforehand is everything that a host compresses"],
    ["html", HERE, "hashes of a build guard what is loaded from elsewhere"],
  ],
  "docs/integrations.md": [
    ["text", INTEGRATIONS, "the shortcode of Hugo makes a board"],
    ["python", INTEGRATIONS, "the widget for notebooks has its attributes, and steps both ways"],
    ["wikitext", TEXTS, "the template for MediaWiki is given what it asks for"],
    ["html", TEXTS, FRAMES],
    ["markdown", TEXTS, FRAMES],
    ["{=html}", TEXTS, FRAMES],
  ],
  "docs/javascript.md": [["html", HERE, "what stands beside the calls of the reference is what they give"]],
  "docs/laboratory.md": [COMMANDS, FILES, ["sh", CLI, "fn shares_are_played_in_parallel_and_merged"]],
  "docs/tutorials/article.md": [
    ["html", TUTORIALS, "the article of the tutorial is a page, with its lesson"],
    ["html", TUTORIALS, "the article of the tutorial is a page, with its lesson"],
  ],
  "docs/tutorials/figures.md": [COMMANDS, COMMANDS, COMMANDS, MAKE],
  "docs/tutorials/javascript.md": Array(5).fill([
    "js",
    TUTORIALS,
    "programs in JavaScript print what stands beside them",
  ]),
  "docs/tutorials/rust.md": Array(3).fill(["rust", "src/lib.rs", 'include_str!("../docs/tutorials/rust.md")']),
  "fuzz/README.md": [TOOL],
  "www/lessons/README.md": [
    ["json", HERE, "the lesson that shows the format is one"],
    ["html", HERE, "the lesson that is shown stands in a page"],
  ],
  "xtask/npm/README.md": [
    ["js", PACKAGE, "the example for Node.js prints what it says"],
    ["js", PACKAGE, "the example of the search plays a legal move and says why"],
    ["ts", PACKAGE, "a Vite app reads a score, shows it, and is answered from a worker"],
    ["html", PACKAGE, "the example for a plain page runs"],
    ["js", TOOLS, "the example for Vite builds and runs"],
    ["js", TOOLS, "the example for Vite builds and runs"],
    ["js", TOOLS, "server and client of Next.js, with the setting of the README"],
    ["sh", TOOLS, "the same example runs with esbuild, by the one line of the README"],
    ["jsx", FRAMEWORKS, "what the README of the package shows of components renders"],
    ["svelte", FRAMEWORKS, "what the README of the package shows of components renders"],
    ["jsx", PACKAGE, "the example of JSX has the types that it says"],
    ["ts", PACKAGE, "the example of types and errors has them, and is refused as it says"],
  ],
};

const markdown = new MarkdownIt();
const text = (/** @type {string} */ path) => readFileSync(join(root, path), "utf8");

/** The blocks of a text with their languages, and those that stand in a block of Markdown. @param {string} of */
function blocksOf(of) {
  /** @type {{ language: string, code: string }[]} */
  const found = [];
  for (const { type, info, content } of markdown.parse(of, {})) {
    if (type !== "fence" && type !== "code_block") continue;
    found.push({ language: info.trim(), code: content });
    if (info.trim() === "markdown") found.push(...blocksOf(content));
  }
  return found;
}

/** The blocks of a document in a language. @param {string} path @param {string} language */
const blocks = (path, language) =>
  blocksOf(text(path))
    .filter((block) => block.language === language)
    .map(({ code }) => code);

/** Every document of the repository. */
const DOCUMENTS = ["", "cli", "docs", "docs/tutorials", "fuzz", "tests/found", "www", "xtask/npm"].flatMap((at) =>
  readdirSync(join(root, at), { recursive: at === "www", encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(at, name)),
);

test("every block of every document is run by a test", () => {
  assert.ok(DOCUMENTS.length > 15, `${DOCUMENTS}`);
  for (const path of DOCUMENTS) {
    const found = blocksOf(text(path)).map(({ language }) => language);
    const known = REGISTER[path] ?? [];
    assert.deepEqual(
      found,
      known.map(([language]) => language),
      `${path}: a block is new or gone; say in REGISTER what runs it`,
    );
  }
  for (const [path, runners] of Object.entries(REGISTER)) {
    assert.ok(DOCUMENTS.includes(path), path);
    for (const [, file, name] of runners) {
      const program = text(file);
      // In this file the register itself has every name once.
      const told = file !== HERE || program.includes(`test("${name}`);
      assert.ok(program.includes(name) && told, `${file} has no “${name}”`);
    }
    const commands = runners.filter(([, file]) => file === CLI);
    assert.ok(commands.length === 0 || text(CLI).includes(`../${path.replace(/^cli\//, "")}`), `${CLI} reads ${path}`);
  }
});

/** Code within sentences. @param {string} path */
const spans = (path) =>
  markdown
    .parse(text(path), {})
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }) => type === "code_inline")
    .map(({ content }) => content);

const there = (/** @type {string} */ path) => existsSync(join(root, path));

/** The commands of `cargo xtask` and what its help says of each. */
const HELP = new Map(
  [...text("xtask/src/main.rs").matchAll(/^(?:const HELP.*\n)?cargo xtask (\w+)([\s\S]*?)(?=^cargo xtask |";)/gm)].map(
    ([, name, told]) => [name, told],
  ),
);
const XTASK = readdirSync(join(root, "xtask/src")).map((name) => text(`xtask/src/${name}`));
const STAGES = [...text("xtask/src/check.rs").matchAll(/name: "(\w+)"/g)].map(([, name]) => name);
/** Options that the command hands on, with the program that takes them. */
const HANDED_ON = /** @type {Record<string, string>} */ ({ "--millis": "benches/matches.mjs" });

/** What is wrong with a command; `null` for one that this test does not know. @param {string} line */
function wrong(line) {
  const [command] = line.split(" #");
  const words = command.trim().split(/\s+/);
  const after = (/** @type {string} */ flag) =>
    words.flatMap((word, index) => (word === flag ? [words[index + 1]] : []));
  const missing = (/** @type {string[]} */ paths) => paths.filter((path) => !there(path)).join(", ");
  if (command.startsWith("cargo xtask ")) {
    const told = HELP.get(words[2]);
    if (told === undefined) return `no command ${words[2]}`;
    for (const flag of words.filter((word) => word.startsWith("--"))) {
      const read = [`Long("${flag.slice(2)}")`, `"${flag}"`, `"${flag.slice(2)}" =>`];
      const taken = XTASK.some((code) => read.some((way) => code.includes(way)));
      const further = HANDED_ON[flag];
      if (further ? !text(further).includes(flag.slice(2)) : !told.includes(flag)) return `no ${flag}`;
      if (!further && !taken && words[2] !== "bench") return `${flag} is read nowhere`;
    }
    return after("--only")
      .filter((stage) => !STAGES.includes(stage))
      .join();
  }
  if (command.startsWith("cargo run --example ")) return missing(after("--example").map((one) => `examples/${one}.rs`));
  if (command.startsWith("cargo test --test ")) return missing(after("--test").map((one) => `tests/${one}.rs`));
  if (command.startsWith("cargo install --path ")) return missing(after("--path").map((one) => `${one}/Cargo.toml`));
  if (/^RUSTC_BOOTSTRAP=1 cargo fuzz run /.test(command)) return missing([`fuzz/fuzz_targets/${words[6]}.rs`]);
  if (/^(npx|npm) /.test(command)) return missing(["package-lock.json"]);
  if (/^(node|python|sbatch) /.test(command)) return missing([words.slice(1).find((word) => word.includes("/")) ?? ""]);
  if (command.startsWith("wasm-pack build ")) return missing(after("--config"));
  // What belongs to others.
  const others = /^cargo (install cargo-\w+|doc --open|deny|mutants|fuzz cmin|add tabiya --path|publish)\b/;
  return others.test(command) || /^python3 -m http\.server$/.test(command) ? "" : null;
}

test("every command in a block or a sentence is one that there is", () => {
  assert.ok(HELP.size >= 6 && STAGES.length > 10, `${[...HELP.keys()]}, ${STAGES}`);
  assert.equal(wrong("cargo xtask build --nonesuch"), "no --nonesuch");
  assert.equal(wrong("cargo xtask test --only nonesuch"), "nonesuch");
  let tried = 0;
  // What was once is told in CHANGELOG.md.
  for (const path of DOCUMENTS.filter((name) => name !== "CHANGELOG.md")) {
    const lines = blocksOf(text(path))
      .filter(({ language }) => language === "sh")
      .flatMap(({ code }) => code.split("\n"))
      // Others run the command line, and these lines.
      .filter((line) => line && !/^(tabiya|parallel|find|esbuild) /.test(line));
    const said = spans(path).filter((span) => /^(cargo|npm|npx|node|python3?|sbatch|wasm-pack) /.test(span));
    for (const line of [...lines, ...said]) {
      assert.equal(wrong(line), "", `${path}: ${line}`);
      tried += 1;
    }
  }
  assert.ok(tried > 40, `${tried} commands`);
});

/** What documents name that their reader makes or has, or that is no path. */
const READERS = new RegExp(
  [
    /^(mine|small|PLAN)\.toml$|^game\.(kif|pgn)$|^horse\.tex$|^variants\.ini$|^\.(htaccess|nojekyll|qmd)$/,
    /^(application|text|image)\/|\/\/|^#|^main\.js$|^match\./,
    /^first\.mjs$|^(layouts|static)\//,
    /^(dist\/npm|games|GAME|NAME|TARGET|DIRECTORY)\b|^node_modules\//,
    // A share, what a build leaves, and a folder of Ludii’s.
    /^\w+\/\d+$|^Evaluation\/|^target\/|^fuzz\/artifacts/,
  ]
    .map(({ source }) => source)
    .join("|"),
);
const PATHS = /^[\w.@*-]+(\/[\w.@*-]*)+$|^[\w-]+\.(m?js|d\.ts|css|wasm|html|json|toml|md|rs|mjs|tsv|svg|yml|ini)$/;

test("every path that a document names is in the repository, on the site or in the package", () => {
  const { exports } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  const folders = ["", "dist/site", "www", "src", "dist", "cli/plans", "www/lessons/courses"];
  const places = [installed, ...folders.map((name) => join(root, name))];
  const missing = [];
  let tried = 0;
  for (const path of [
    "README.md",
    "xtask/npm/README.md",
    "cli/README.md",
    "docs/hosting.md",
    "docs/figures.md",
    "docs/files.md",
    "docs/crate.md",
    "docs/integrations.md",
    "docs/game-files.md",
    "docs/javascript.md",
    "docs/laboratory.md",
    "docs/speed.md",
    "docs/tutorials/article.md",
    "docs/tutorials/explore.md",
    "docs/tutorials/figures.md",
    "docs/tutorials/javascript.md",
    "docs/tutorials/rust.md",
    "www/lessons/README.md",
    "fuzz/README.md",
  ]) {
    const own = [dirname(join(root, path)), ...places];
    const links = markdown
      .parse(text(path), {})
      .flatMap(({ children }) => children ?? [])
      .flatMap((token) => token.attrGet(token.type === "image" ? "src" : "href") ?? [])
      .map(String);
    for (const link of links.filter((one) => !/^(https?:|#)/.test(one))) {
      assert.ok(existsSync(join(root, dirname(path), link.split("#")[0])), `${path} links to ${link}`);
      tried += 1;
    }
    for (const span of spans(path)) {
      const [name] = span.split("?");
      const plain = name.replace(/^"|"$|^import "|^\.\//g, "");
      if (!PATHS.test(plain) || READERS.test(plain) || plain.includes("*")) continue;
      const entry = plain.startsWith("tabiya/") && plain.replace("tabiya/", "./") in exports;
      if (!entry && !own.some((place) => existsSync(join(place, plain)))) missing.push(`${path} names ${span}`);
      tried += 1;
    }
    // Entries stand in sentences of code too: `import "tabiya/react"`.
    const entries = text(path).matchAll(/(?:from|import) "(tabiya(?:\/[\w.-]+)?)"/g);
    for (const [, name] of entries) assert.ok(name.replace("tabiya", ".") in exports, `${path} imports ${name}`);
  }
  assert.deepEqual(missing, []);
  assert.ok(tried > 60, `${tried} paths`);
});

/** Runs a program in the folder that has the package. @param {string} program @param {string[]} args */
function said(program, ...args) {
  const { stdout, stderr, status, error } = spawnSync(program, args, { cwd: folder, encoding: "utf8" });
  if (/** @type {any} */ (error)?.code === "ENOENT") return undefined;
  assert.equal(status, 0, stderr);
  return stdout;
}

test("the example in JavaScript draws, with the installed package", () => {
  const [code] = blocks("docs/figures.md", "js");
  assert.equal(said(process.execPath, "--input-type=module", "--eval", code), "true true\n");
});

const ELEMENT = '<script type="module" src="tabiya/tabiya-board.js"></script>\n';

/** What is drawn of a board's first arrows. @param {import("playwright-core").Page} page */
const drawn = (page) =>
  page
    .locator("tabiya-board [data-from][data-to]")
    .evaluateAll((all) => all.map((one) => `${one.getAttribute("data-from")}${one.getAttribute("data-to")}`));

test("the figures that are shown become boards with what is drawn on them", async () => {
  const [first, second] = blocks("docs/figures.md", "html");
  const [css] = blocks("docs/figures.md", "css");
  const properties = [...css.matchAll(/(--[\w-]+): (.*);/g)].map(([, name, value]) => [name, value]);
  const place = await beside("figures", HEAD);
  const own = second.replace("game=", 'id="own" game=');
  await writeFile(join(place, "figures.html"), `${HEAD}<style>${css}</style>\n${ELEMENT}${first}${own}`);
  await opened(
    place,
    async (page) => {
      // The pieces of the example lie on another host.
      await page.context().route("https://example.org/**", (route) =>
        route.fulfill({
          contentType: "image/svg+xml",
          body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>',
        }),
      );
      await page.goto(new URL("figures.html", page.url()).href);
      const boards = page.locator("tabiya-board");
      await boards.nth(0).locator("[role=grid]").waitFor();
      await boards.nth(1).scrollIntoViewIfNeeded();
      await boards.nth(1).locator("[role=grid]").waitFor();
      assert.deepEqual((await drawn(page)).sort(), ["e2e4", "g1f3"]);
      const pictures = boards.nth(1).locator('image[href^="https://example.org/"], img[src^="https://example.org/"]');
      assert.ok((await pictures.count()) >= 2, "both kings are pictures of one’s own");
      const told = await boards.nth(0).evaluate(
        (board, names) => names.map((name) => getComputedStyle(board).getPropertyValue(name)),
        properties.map(([name]) => name),
      );
      assert.deepEqual(
        told,
        properties.map(([, value]) => value),
      );
      const colours = await boards.nth(0).evaluate((board) =>
        [board, ...(board.shadowRoot?.querySelectorAll("*") ?? []), ...board.querySelectorAll("*")].flatMap((one) => {
          const { fill, stroke, backgroundColor } = getComputedStyle(one);
          return [fill, stroke, backgroundColor];
        }),
      );
      // Board, frame, both pieces, and the red arrow.
      for (const colour of ["rgb(240, 230, 210)", "rgb(255, 255, 255)", "rgb(34, 34, 34)", "rgb(204, 0, 0)"])
        assert.ok(colours.includes(colour), colour);
    },
    { elsewhere: ["https://example.org"] },
  );
  const types = readFileSync(join(installed, "tabiya-board.d.ts"), "utf8").replace(/\n \* /g, " ");
  for (const [name] of properties) assert.ok(types.includes(name.replace(/-(light|dark|red)$/, "")), name);
});

/** What stands for IPython: it says what would be shown. */
const IPYTHON = `class Shown:
    def __init__(self, data):
        print(type(self).__name__, data)
class SVG(Shown): pass
class HTML(Shown): pass
`;

test("the cells that need no command draw with the installed package", async (context) => {
  const [, , library, call, living] = blocks("docs/figures.md", "python");
  await mkdir(join(folder, "IPython"));
  await writeFile(join(folder, "IPython/__init__.py"), "");
  await writeFile(join(folder, "IPython/display.py"), IPYTHON);
  const refused = 'try:\n    tabiya("chaturanga", arrows="g1g9")\nexcept ValueError as error:\n    print(error)';
  await writeFile(join(folder, "cells.py"), [library, call, refused, living].join("\n"));
  const out = said("python3", "-X", "utf8", "cells.py");
  if (out === undefined) return context.skip("no Python");
  assert.match(
    out,
    /^SVG <svg .*data-from="g1" data-to="f3".*data-from="e2" data-to="e3".*<\/svg>\n[\s\S]*unknown-square/,
  );
  const [, page] = /^HTML (.*)$/m.exec(out) ?? [];
  const place = await beside("notebook", HEAD + page.replace("https://example.org/", ""));
  await opened(place, async (page) => {
    await page.locator("tabiya-board [role=grid]").waitFor();
    assert.deepEqual(await drawn(page), ["g1f3"]);
  });
});

/** YAML of keys and texts alone. @param {string} of */
function yaml(of) {
  /** @type {any} */
  const all = {};
  const open = [{ depth: -1, inside: all }];
  for (const line of of.split("\n").filter(Boolean)) {
    const [, space, key, value] = /^( *)([\w-]+):(?: (\S.*))?$/.exec(line) ?? assert.fail(`no YAML: ${line}`);
    while (open[0].depth >= space.length) open.shift();
    open[0].inside[key] = value ?? {};
    if (!value) open.unshift({ depth: space.length, inside: open[0].inside[key] });
  }
  return all;
}

test("each form of output gets its own", async () => {
  const [html] = blocks("docs/figures.md", "{=html}");
  const place = await beside("quarto", HEAD + html.replace("https://example.org/", ""));
  await opened(place, async (page) => {
    await page.locator("tabiya-board [role=grid]").waitFor();
    assert.deepEqual(await drawn(page), ["g1f3"]);
    assert.ok((await page.locator("tabiya-board button").count()) > 0, "with its controls");
  });
  // The picture that the document takes in is the one that the command beneath it writes, which the tests of the
  // command line run.
  const [tex] = blocks("docs/figures.md", "{=latex}");
  const [, name] = /^\\input\{(.*)\}$/.exec(tex.trim()) ?? [];
  assert.ok(spans("docs/figures.md").includes(`tabiya tikz chaturanga --arrows g1f3 -O ${name}`));
  const [head] = blocks("docs/figures.md", "yaml");
  const wanted = { format: { pdf: { "include-in-header": { text: "\\usepackage{tikz}" } } } };
  assert.deepEqual(yaml(head), wanted);
});

test("what a server is told is well-formed, and the headers are those of the page", () => {
  const [code] = blocks("docs/hosting.md", "nginx");
  const lines = code.trim().split("\n");
  assert.match(lines[0], /^location \/[\w/]*\/ \{$/);
  assert.equal(lines.at(-1), "}");
  const headers = text("www/_headers");
  for (const line of lines.slice(1, -1)) {
    assert.match(line, /^ {4}[a-z_]+ (?:"[^"]*"|[^\s;"]+)(?: (?:"[^"]*"|[^\s;"]+))*;(?: +#.*)?$/, line);
    const [, name, value] = /add_header (\S+) "(.*?)" always;/.exec(line) ?? [];
    if (name) assert.ok(headers.includes(`  ${name}: ${value === "…" ? "" : `${value}\n`}`), `${name}: ${value}`);
  }
  assert.match(code, /index index\.html;/);
  assert.ok(there("dist/site/index.html"));
});

/** In place of the program, where it is not installed: what Node.js has of it. */
const BROTLI = `#!${process.execPath}
const { readFileSync, writeFileSync } = require("node:fs");
const { brotliCompressSync } = require("node:zlib");
for (const file of process.argv.slice(2).filter((word) => !["--best", "--keep", "--force"].includes(word)))
  writeFileSync(file + ".br", brotliCompressSync(readFileSync(file)));
`;

test("what is compressed beforehand is everything that a host compresses", async () => {
  const [line] = blocks("docs/hosting.md", "sh").filter((code) => code.startsWith("find "));
  const site = join(root, "dist/site");
  const kinds = ["wasm", "js", "css", "html", "svg", "json", "webmanifest"];
  const place = join(folder, "host/dist/site/deeper");
  await mkdir(place, { recursive: true });
  const all = readdirSync(site, { recursive: true, encoding: "utf8" });
  for (const kind of [...kinds, "png"]) {
    const name = all.find((one) => one.endsWith(`.${kind}`) && !one.includes("tabiya_bg"));
    // The largest takes long: its name is what matters.
    if (name) await cp(join(site, name), join(place, `one.${kind}`));
    else await writeFile(join(place, `one.${kind}`), "text");
  }
  const tools = join(folder, "host/tools");
  await mkdir(tools);
  await writeFile(join(tools, "brotli"), BROTLI);
  await chmod(join(tools, "brotli"), 0o755);
  // The program that is installed goes first.
  const env = { ...process.env, PATH: `${process.env.PATH}:${tools}` };
  execFileSync("sh", ["-c", line], { cwd: join(folder, "host"), env });
  const made = new Set(readdirSync(place));
  for (const kind of kinds)
    for (const form of ["", ".br", ".gz"]) assert.ok(made.has(`one.${kind}${form}`), `one.${kind}${form}`);
  assert.ok(!made.has("one.png.br") && !made.has("one.png.gz"), "what is small already stays");
});

test("hashes of a build guard what is loaded from elsewhere", async () => {
  const [page] = blocks("docs/hosting.md", "html");
  const hashes = JSON.parse(text("dist/site/pkg/integrity.json"));
  const files = ["pkg/tabiya.js", "pkg/tabiya_bg.wasm"];
  for (const file of files) assert.match(hashes[file] ?? hashes[file.slice(4)], /^sha384-/, file);
  const place = join(folder, "elsewhere");
  await mkdir(place);
  await cp(join(root, "dist/site/pkg"), join(place, "pkg"), { recursive: true });
  const [script, module] = files.map((file) => hashes[file] ?? hashes[file.slice(4)]);
  for (const [name, hash] of [
    ["index.html", module],
    ["spoilt.html", script],
  ]) {
    const own = page
      .replace(/"https:\/\/host\.example\/tabiya\//g, '"/')
      .replace("sha384-…", script)
      .replace("sha384-…", hash)
      .replace("await init(", "document.body.dataset.loaded = await init(")
      .replace(/(await init\(.*\));/, '$1.then(() => new Match("chaturanga").game, () => "refused");');
    await writeFile(join(place, name), `${HEAD}<body>${own}</body>`);
  }
  await opened(place, async (page) => {
    await page.locator("body[data-loaded=chaturanga]").waitFor({ state: "attached" });
  });
  await assert.rejects(
    opened(place, async (page) => {
      await page.goto(new URL("spoilt.html", page.url()).href);
      await page.locator("body[data-loaded=refused]").waitFor({ state: "attached" });
    }),
    /integrity/,
  );
});

test("the lesson that shows the format is one", async () => {
  const { read } = await import("../../www/lessons/lesson.js");
  const [code] = blocks("www/lessons/README.md", "json");
  const { lesson, faults } = read(tabiya, JSON.parse(code));
  assert.deepEqual(faults, []);
  assert.deepEqual([lesson.title, lesson.game, lesson.steps.length], ["The elephant", "chaturanga", 1]);
  assert.deepEqual(lesson.steps[0].ask, { kind: "squares", of: "c5" });
});

test("the lesson that is shown stands in a page", async () => {
  const [code] = blocks("www/lessons/README.md", "html");
  await opened(await beside("lesson", HEAD + code), async (page) => {
    await page.locator("tabiya-lesson [role=grid]").waitFor();
  });
});

test("what stands beside the calls of the reference is what they give", async () => {
  const [code] = blocks("docs/javascript.md", "html");
  const all = await import(pathToFileURL(join(installed, "node.js")).href);
  await all.default();
  const calls = [...code.matchAll(/^ {2}(\S.*); +\/\/ (.*)$/gm)].map(([, call, beside]) => ({ call, beside }));
  assert.equal(calls.length, 8);
  const match = new all.Match("chaturanga", { options: { elephant: "five" } });
  let shown = 0;
  for (const { call, beside } of calls) {
    const names = ["match", ...Object.keys(all).filter((name) => name !== "default")];
    const values = [match, ...names.slice(1).map((name) => all[name])];
    const found = new Function(...names, `return ${call};`)(...values);
    const fault = compared(beside, found);
    assert.equal(fault ?? "", "", `${call} // ${beside}`);
    if (fault === undefined) shown += 1;
  }
  assert.equal(shown, 6, "comments that show a value");
});
