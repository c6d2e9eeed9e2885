// Writes the page as readers get it into dist/site: `node xtask/site.mjs [NAMED.wasm]`. From a module
// with the names of its functions it makes the two files that the page loads one after the other.
//
// www/ with www/pkg is the page as it is worked on, and works as it is. Here its
// scripts and styles are put together and made small, and every game is drawn as
// it begins, so that a board is seen before the rules core has come. Files that
// others name keep their names.

import { build, transform } from "esbuild";
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { draw } from "./draw.mjs";
import { splitModule } from "./split/split.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const www = join(root, "www");
const out = join(root, "dist/site");
/** Made aside and moved in at the end: a page being served never sees half of it. */
const aside = `${out}.part`;

/** The first with light-dark(), which the style sheets need anyway. */
const target = ["chrome123", "firefox121", "safari17.5"];
const small = /** @type {const} */ ({ minify: true, charset: "utf8", target, logLevel: "warning" });

/** Scripts of the worker and before the first paint, which stand alone. */
const ALONE = ["app/first.js", "sw.js"];
/** Scripts with all that they load. What they are called without their folder is their name on the site. */
const ENTRIES = [
  "tabiya-board.js",
  "tabiya-lesson.js",
  "element/live-figure.js",
  "element/live-lesson.js",
  "element/embed.js",
  "offline/faults.js",
  "app/start.js",
];
/** The search, and the worker in which it runs: the page and others load them when they look for a move. */
const LAB = ["pkg/lab.js", "pkg/lab-worker.js", "pkg/workers.js"];
/** Style sheets that articles, the frame and the page without script ask for by name. */
const SHEETS = [
  "tabiya-board.css",
  "css/board.css",
  "css/palette.css",
  "css/embed.css",
  "css/theme.css",
  "css/still.css",
];
/** What goes over as it is. */
const PLAIN = /\.(html|png|svg|webmanifest|d\.ts|wasm|json)$|^_headers$|^examples\//;
/** The pages that name scripts by their folders. */
const PAGES = ["index.html", "embed.html"];
/** The picture in the README. */
const APART = ["picture.png"];
/** The courses come as scripts, each when it is opened. */
const COURSES = /^lessons\/courses\/.*\.json$/;

/** Stay files of their own: the bindings, which articles elsewhere load too, and what has to run when others do not. */
const apart = {
  name: "apart",
  /** @param {import("esbuild").PluginBuild} build */
  setup: (build) =>
    build.onResolve({ filter: /\/(pkg\/(tabiya|lab)|offline\/faults)\.js$/ }, ({ path, kind }) =>
      kind === "entry-point"
        ? undefined
        : { path: path.endsWith("faults.js") ? "./faults.js" : `./pkg/${path.split("/").pop()}`, external: true },
    ),
};

/**
 * The elements and what they load later: files with names that stay, so that a script that an article's reader has kept
 * from before a deployment finds its other half. What one takes of the other keeps its name as well.
 */
const element = {
  name: "element",
  /** @param {import("esbuild").PluginBuild} build */
  setup: (build) =>
    build.onResolve({ filter: /^\.\/(tabiya-board|live-(figure|lesson))\.js$/ }, ({ path, importer }) =>
      /element.(embed|tabiya-(board|lesson)|live-lesson)\.js$/.test(importer) ? { path, external: true } : undefined,
    ),
};

/** The bindings for a module in two files. @param {string} text @param {string} more */
function bindings(text, more) {
  const changes = [
    ["new URL('tabiya_bg.wasm', import.meta.url)", "new URL('tabiya_first.wasm', import.meta.url)"],
    ['"./tabiya_bg.js": import0,', '"./tabiya_bg.js": import0,\n        rest: { load: loadRest },'],
    [
      "await module_or_path, imports);\n\n    return __wbg_finalize_init(instance, module);",
      "await module_or_path, imports);\n\n    __wbg_finalize_init(instance, module);\n" +
        "    if (wasm.rest) await expectRest();\n    return wasm;",
    ],
  ];
  for (const [from, to] of changes) {
    if (text.split(from).length !== 2) throw new Error(`The bindings have changed: once there was ${from}`);
    text = text.replace(from, to);
  }
  return `${text}\n${more}`;
}

/** A page that names its scripts as the site has them, and has no comments. @param {string} html */
function flat(html) {
  const bare = html.replace(/<!--.*?-->\n/gs, "");
  return bare.replace(/(<script[^>]* src=")[^"]*\/([^"/]+")/g, "$1$2");
}

/** The styles that the element carries are made small as those in files are. */
const carried = {
  name: "carried",
  /** @param {import("esbuild").PluginBuild} build */
  setup: (build) =>
    build.onLoad({ filter: /\/pkg\/board-styles\.js$/ }, async ({ path }) => {
      const { code } = await transform((await import(pathToFileURL(path).href)).default, { ...small, loader: "css" });
      return { contents: code.trim(), loader: "text" };
    }),
};

/** @param {string} path @param {string | Uint8Array} text */
async function write(path, text) {
  await mkdir(dirname(join(aside, path)), { recursive: true });
  await writeFile(join(aside, path), text);
}

/** A script with all that it loads; what it loads later stays apart. @param {string} entry */
async function script(entry) {
  const { metafile } = await build({
    ...small,
    absWorkingDir: root,
    entryPoints: [`www/${entry}`],
    outdir: aside,
    entryNames: "[name]",
    // Beside the script, as the module of the bindings is named from there.
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    plugins: [apart, element, carried],
    metafile: true,
  });
  return metafile;
}

/** The page’s styles as one sheet. @param {string} index */
async function styles(index) {
  const links = [...index.matchAll(/<link rel="stylesheet" href="([^"]+)"(?: media="([^"]+)")?>\n/g)];
  const contents = links.map(([, path, media = ""]) => `@import "./${path}" ${media};`).join("\n");
  const { outputFiles } = await build({
    ...small,
    bundle: true,
    write: false,
    stdin: { contents, resolveDir: www, loader: "css" },
  });
  await write("page.css", outputFiles[0].contents);
  const [first, ...rest] = links.map(([line]) => line);
  return rest.reduce(
    (text, line) => text.replace(line, ""),
    index.replace(first, '<link rel="stylesheet" href="page.css">\n'),
  );
}

await rm(aside, { recursive: true, force: true });
for (const entry of await readdir(www, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name)
    .slice(www.length + 1)
    .replaceAll("\\", "/");
  if (!entry.isFile() || APART.includes(path) || COURSES.test(path) || !PLAIN.test(path)) continue;
  await mkdir(dirname(join(aside, path)), { recursive: true });
  if (!PAGES.includes(path)) await cp(join(www, path), join(aside, path));
  else await write(path, flat(await readFile(join(www, path), "utf8")));
}
const named = process.argv[2];
if (named) splitModule(named, join(aside, "pkg"), "tabiya_");
for (const path of [...ALONE, ...SHEETS, ...LAB, "pkg/tabiya.js"]) {
  const loader = extname(path) === ".css" ? "css" : "js";
  let text = await readFile(join(www, path), "utf8");
  if (named && path === "pkg/tabiya.js") {
    text = bindings(text, await readFile(new URL("split/glue.js", import.meta.url), "utf8"));
  }
  const { code } = await transform(text, { ...small, loader });
  await write(ALONE.includes(path) ? basename(path) : path, code);
}
let outputs = /** @type {import("esbuild").Metafile["outputs"]} */ ({});
for (const entry of ENTRIES) outputs = (await script(entry)).outputs;

/** The files that a script loads at once. @param {string} file @returns {string[]} */
const loads = (file) => [
  file,
  ...outputs[file].imports
    .filter(({ kind, external }) => kind === "import-statement" && !external)
    .flatMap(({ path }) => loads(path)),
];
const app = Object.keys(outputs).find((file) => outputs[file].entryPoint === "www/app/app.js") ?? "";
const early = [...new Set(loads(app))].map((file) => file.slice(file.lastIndexOf("/") + 1));

const index = await styles(flat(await readFile(join(www, "index.html"), "utf8")));
const { page, parts } = await draw(index);
for (const [game, part] of parts) await write(`pkg/first/${game}.html`, part);
const preload = [...early, "pkg/tabiya.js"].map((path) => `<link rel="modulepreload" href="${path}">\n`).join("");
const linked = page.replace(/(<link rel="modulepreload"[^>]*>\n)+/, preload);
await write("index.html", named ? linked.replace("pkg/tabiya_bg.wasm", "pkg/tabiya_first.wasm") : linked);

await rm(`${out}.old`, { recursive: true, force: true });
await rename(out, `${out}.old`).catch(() => undefined);
await rename(aside, out);
await rm(`${out}.old`, { recursive: true, force: true });
process.exit(0);
