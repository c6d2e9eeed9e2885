// The precache list of the service worker (www/sw.js): every file that the page can ask for, with its hash.
//
// Workbox (vite-plugin-pwa) would bring its own worker, eight times as large, or a list without the hashes by which
// a browser refuses a file of another version.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { integrity, short } from "./hash.ts";
import { DATA } from "./names.ts";

/** A file of the site: its path from the site's root, and its hash. */
type Hashed = [path: string, integrity: string];

/** What a page can ask for beside data. Declarations and notes are for programmers. */
const ASKED = /\.(css|html|js|png|svg|wasm|webmanifest)$/;
/** The worker, which the browser itself keeps up to date, and its list. */
const APART = ["sw.js", "pkg/precache.js"];

/** The files of a folder that a page can ask for, by their paths. */
export function hashed(folder: string): Hashed[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .filter((path) => (ASKED.test(path) || DATA.test(path)) && !APART.includes(path))
    .sort()
    .map((path) => [path, integrity(readFileSync(join(folder, path)))]);
}

/** The address of a folder's page is the folder's: some hosts send readers from the one to the other. */
const address = (path: string) => path.replace(/(^|\/)index\.html$/, "$1") || "./";

/** What the worker reads: the name of the version, and the files. Without files it keeps nothing, and goes. */
export function precache(files?: Hashed[]): string {
  const head = "// Written by the build: what the service worker keeps.\n";
  if (!files) return `${head}self.PRECACHE = null;\n`;
  // The site's own page loads the module in two files; the whole is for others.
  const split = files.some(([path]) => path === "pkg/tabiya_first.wasm");
  const lines = files
    .filter(([path]) => !(split && path === "pkg/tabiya_bg.wasm"))
    .map(([path, hash]) => `    ["${address(path)}", "${hash}"]`)
    .join(",\n");
  return `${head}self.PRECACHE = {\n  version: "${short(lines)}",\n  files: [\n${lines},\n  ],\n};\n`;
}

export function offline(): Plugin {
  return {
    name: "offline",
    buildApp: {
      order: "post",
      async handler({ config: { build } }) {
        const write = (path: string, text: string) => writeFileSync(join(build.outDir, "pkg", path), text);
        const files = hashed(build.outDir);
        // For those who embed from elsewhere.
        write("integrity.json", `${JSON.stringify(Object.fromEntries(files), undefined, 2)}\n`);
        write("precache.js", precache(files));
      },
    },
    // No browser keeps a page that is being worked on.
    configureServer: ({ middlewares, config: { base } }) => {
      middlewares.use(`${base}pkg/precache.js`, (_, response) => {
        response.setHeader("Content-Type", "text/javascript").end(precache());
      });
    },
  };
}
