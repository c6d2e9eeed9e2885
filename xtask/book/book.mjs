// Builds the documentation as a site, in dist/docs or another folder, from the built module and docs/SUMMARY.md:
//
//     node xtask/book/book.mjs [FOLDER]
//
// TypeDoc makes the book and the reference of the npm package in one, with one search over both, which needs no server,
// and with relative links, so that it stands under any path. mdBook would have to be compiled for some minutes, and
// VitePress brings 150 MB with a second Vite; both leave out the reference.

import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** TypeDoc, which is fetched here: it reads types with a compiler of its own. */
const tools = join(root, "target/typedoc");
const out = resolve(process.argv[2] ?? join(root, "dist/docs"));
/** The chapters as TypeDoc reads them. */
const source = join(root, "target/book");
const read = (/** @type {string} */ path) => readFileSync(join(root, path), "utf8");

/** The types that an importer sees, and by which name. */
const MODULES = {
  "pkg/tabiya.d.ts": "tabiya",
  "pkg/lab.d.ts": "tabiya/lab",
  "tabiya-board.d.ts": "tabiya/board",
  "tabiya-lesson.d.ts": "tabiya/lesson",
};

/** The languages of blocks in the chapters. TypeDoc would put a block in any other into its page as HTML. */
export const LANGUAGES =
  "bash css html js json jsx make markdown nginx python rust sh svelte text toml ts tsx vue wikitext yaml".split(" ");

/** @typedef {{ title: string, path: string, part: string }} Chapter */

/** The chapters in their order. @returns {Chapter[]} */
export function chapters() {
  const found = [];
  let part = "";
  for (const line of read("docs/SUMMARY.md").split("\n")) {
    part = /^# (.*)$/.exec(line)?.[1] ?? part;
    const [, title, path] = /^(?:- )?\[(.*)\]\((.*)\)$/.exec(line) ?? [];
    if (path) found.push({ title, path: relative(root, resolve(root, "docs", path)), part });
  }
  return found;
}

const [, repository] = /^repository = "(.*)"$/m.exec(read("Cargo.toml")) ?? [];

/**
 * A chapter with links to other chapters, and to files where the project lies. Without such a place a file is named
 * alone.
 * @param {string} text @param {string} path @param {Set<string>} known
 */
function linked(text, path, known) {
  return text.replaceAll(/(?<!!)\[([^\]]*)\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)/g, (whole, words, to) => {
    const file = relative(root, resolve(root, dirname(path), to));
    if (known.has(file)) return whole;
    return repository ? `[${words}](${repository}/blob/main/${file})` : words;
  });
}

/** What the module exports to its own bindings would fill the search. @param {string} types */
const declared = (types) => types.replace(/^(?=export interface InitOutput)/m, "/** @internal */\n");

/** Puts the script that stands in every page into a file: the page of Tabiya is sent with a policy that allows none. */
function plain() {
  const script = /<script>((?:(?!<\/script>)[\s\S])*)<\/script>/;
  let code = "";
  for (const name of readdirSync(out, { recursive: true, encoding: "utf8" }).filter((one) => one.endsWith(".html"))) {
    const path = join(out, name);
    const html = readFileSync(path, "utf8");
    code = script.exec(html)?.[1] ?? code;
    const assets = "../".repeat(name.split(/[\\/]/).length - 1);
    writeFileSync(path, html.replace(script, `<script src="${assets}assets/theme.js"></script>`));
  }
  writeFileSync(join(out, "assets/theme.js"), code);
}

function build() {
  if (!existsSync(join(root, "www/pkg/tabiya.d.ts"))) throw new Error("Build the module first: cargo xtask build.");
  const wanted = read("xtask/book/package-lock.json");
  const installed = join(tools, "node_modules/.package-lock.json");
  const locked = join(tools, "package-lock.json");
  if (!existsSync(installed) || !existsSync(locked) || readFileSync(locked, "utf8") !== wanted) {
    for (const name of ["package.json", "package-lock.json"]) cpSync(join(root, "xtask/book", name), join(tools, name));
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    execFileSync(npm, ["ci", "--no-audit", "--no-fund", "--prefix", tools], { stdio: "inherit" });
  }
  rmSync(source, { recursive: true, force: true });
  const all = chapters();
  const known = new Set(all.map(({ path }) => path));
  for (const { title, path, part } of all) {
    const file = join(source, path);
    mkdirSync(dirname(file), { recursive: true });
    const text = linked(read(path), path, known);
    const head =
      part === "Summary" ? "" : `---\ntitle: ${JSON.stringify(title)}\ngroup: ${JSON.stringify(part)}\n---\n`;
    writeFileSync(file, head + text);
  }
  for (const picture of ["docs/layers.svg", "www/picture.png"]) cpSync(join(root, picture), join(source, picture));
  // What an importer sees: the types of the module beside those of the elements.
  const types = join(source, "tabiya");
  mkdirSync(join(types, "pkg"), { recursive: true });
  for (const [path, name] of Object.entries(MODULES))
    writeFileSync(join(types, path), `/** \`import "${name}"\` @module ${name} */\n\n${declared(read(`www/${path}`))}`);
  const strict = { strict: true, target: "esnext", module: "esnext", moduleResolution: "bundler", types: [] };
  writeFileSync(join(source, "tsconfig.json"), JSON.stringify({ compilerOptions: strict, include: ["tabiya"] }));
  const groups = [...new Set(all.map(({ part }) => part))].filter((part) => part !== "Summary");
  const options = {
    name: "Tabiya",
    entryPoints: Object.keys(MODULES).map((path) => join(types, path)),
    tsconfig: join(source, "tsconfig.json"),
    readme: join(source, "README.md"),
    projectDocuments: all.filter(({ part }) => part !== "Summary").map(({ path }) => join(source, path)),
    out,
    basePath: source,
    disableGit: true,
    disableSources: true,
    sourceLinkTemplate: "",
    skipErrorChecking: true,
    excludeInternal: true,
    searchInDocuments: true,
    searchInComments: true,
    groupOrder: [...groups, "Modules", "*"],
    sort: ["documents-first", "source-order"],
    // Its filters work by a style sheet that the policy of the page allows no more than a script.
    visibilityFilters: {},
    navigation: { includeGroups: true },
    navigationLinks: { "The page": "../", "Rust (rustdoc)": "./rust/tabiya/index.html" },
    validation: { notExported: false, invalidLink: true },
    headings: { readme: false },
    highlightLanguages: LANGUAGES,
    logLevel: "Warn",
    treatWarningsAsErrors: true,
  };
  writeFileSync(join(source, "typedoc.json"), JSON.stringify(options, null, 2));
  const program = join(tools, "node_modules/typedoc/bin/typedoc");
  const args = [program, "--options", join(source, "typedoc.json")];
  execFileSync(process.execPath, args, { stdio: "inherit", cwd: tools });
  plain();
  console.log(`${relative(root, out)}: ${readdirSync(join(out, "documents")).length} chapters`);
}

if (resolve(process.argv[1] ?? "") === fileURLToPath(import.meta.url)) build();
