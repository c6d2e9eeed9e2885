// The npm package as a stranger has it: packed, and unpacked into the node_modules of an empty folder. Each file of
// tests has a folder of its own, which goes at the end.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import process from "node:process";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { launch, visit } from "../browser/chromium.mjs";

export const run = promisify(execFile);
export const root = fileURLToPath(new URL("../..", import.meta.url));
export const npm = process.platform === "win32" ? "npm.cmd" : "npm";

/** The empty folder. */
export const folder = await mkdtemp(join(tmpdir(), "tabiya-package-"));
after(() => rm(folder, { recursive: true, force: true }));

/** What is packed, as it lies before that. */
export const source = join(folder, "source");
/** As npm installs it. */
export const installed = join(folder, "node_modules/tabiya");

await run(process.execPath, ["xtask/package.mjs", source], { cwd: root });
const { stdout } = await run(npm, ["pack", "--json", "--pack-destination", folder], { cwd: source });

/** What npm says of it. @type {{ size: number, files: { path: string, size: number }[], filename: string }} */
export const packed = /** @type {any} */ (Object.values(JSON.parse(stdout))[0]);
await mkdir(installed, { recursive: true });
await run("tar", ["-xzf", join(folder, packed.filename), "--strip-components=1", "-C", installed]);

/** Its README. */
export const readme = await readFile(join(installed, "README.md"), "utf8");

// Stands for the packages of that name: tests/package/frameworks.test.mjs has the real ones.
const JSX = `export namespace JSX { interface Element {} interface IntrinsicElements {}
  interface HTMLAttributes<T> { id?: string; ref?: T } }
  export interface HTMLAttributes<T> { id?: string }
  export type DetailedHTMLProps<E extends HTMLAttributes<T>, T> = E & { key?: string; ref?: T };
  export interface CSSProperties {} export type ReactNode = unknown; export interface RefAttributes<T> { ref?: T }
  export type ForwardRefExoticComponent<P> = (props: P) => JSX.Element;
  export interface Snippet {} export type Component<P, E, B> = (props: P) => void;
  export interface DefineComponent<P, A, B, C, D, E, F, G> { props: P; events: G }
  export function jsx(): JSX.Element; export function jsxs(): JSX.Element;`;
/** What the components ask for before anything is drawn. */
const NAMES = {
  react: ["createElement", "forwardRef", "useEffect", "useImperativeHandle", "useLayoutEffect", "useRef"],
  preact: [],
  "solid-js": ["createComponent", "createEffect", "Dynamic"],
  vue: ["defineComponent", "h", "onMounted", "onUpdated", "ref"],
  svelte: [],
};

/** The frameworks, as far as the types of the elements and the import of the components ask for them. */
export async function frameworks() {
  for (const [name, names] of Object.entries(NAMES)) {
    const types = join(folder, "node_modules", name);
    const entry = { types: "./index.d.ts", default: "./index.js" };
    const all = { ".": entry, "./jsx-runtime": entry, "./web": entry };
    await mkdir(types);
    await writeFile(join(types, "package.json"), JSON.stringify({ name, type: "module", exports: all }));
    await writeFile(join(types, "index.d.ts"), JSX);
    await writeFile(join(types, "index.js"), names.map((one) => `export const ${one} = (given) => given;`).join("\n"));
  }
}

/** The first example after a heading. @param {string} heading @param {number} [which] */
export function example(heading, which = 0) {
  const part = readme.slice(readme.indexOf(`## ${heading}`));
  const found = [...part.matchAll(/```(?:js|jsx|ts|html)\n(.*?)```/gs)][which];
  assert.ok(found, heading);
  return found[1];
}

/** How a page begins whose rest a document prints. */
export const HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>\n';

/** A page beside the package as the folder `tabiya`. @param {string} name @param {string} page */
export async function beside(name, page) {
  const place = join(folder, name);
  await mkdir(place);
  await symlink(installed, join(place, "tabiya"));
  await writeFile(join(place, "index.html"), page);
  return place;
}

/** Serves a folder. @param {string} from */
export async function serve(from) {
  const kinds = /** @type {Record<string, string>} */ ({
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".wasm": "application/wasm",
  });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    try {
      const bytes = await readFile(join(from, pathname.endsWith("/") ? `${pathname}index.html` : pathname));
      response
        .writeHead(200, { "content-type": kinds[extname(pathname) || ".html"] ?? "application/octet-stream" })
        .end(bytes);
    } catch {
      response.writeHead(pathname === "/favicon.ico" ? 204 : 404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { server, site: `http://127.0.0.1:${port}/` };
}

/**
 * Opens a page of a folder and looks at it.
 * @param {string} from
 * @param {(page: import("playwright-core").Page) => Promise<void>} look
 * @param {{ elsewhere?: string[] }} [options] other hosts that the page may ask for something
 */
export async function opened(from, look, options) {
  const { server, site } = await serve(from);
  const browser = await launch();
  try {
    const { page, problems } = await visit(browser, "", { ...options, site, reducedMotion: true });
    await look(page);
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * What the compiler says of a file of the folder.
 * @param {string} name @param {string} text @param {string[]} options
 */
export async function compiled(name, text, ...options) {
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, name), text);
  const usual = ["--noEmit", "--strict", "--target", "esnext", "--module", "nodenext", "--types", ""];
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const { stdout } = await run(process.execPath, [tsc, ...usual, ...options, name], { cwd: folder }).catch(
    (error) => error,
  );
  return stdout.trim();
}

/**
 * A project that has the package, and these files.
 * @param {string} name @param {Record<string, string>} files
 */
export async function project(name, files) {
  const place = join(folder, name);
  await mkdir(place, { recursive: true });
  await symlink(join(folder, "node_modules"), join(place, "node_modules"));
  for (const [path, text] of Object.entries(files)) await writeFile(join(place, path), text);
  return place;
}
