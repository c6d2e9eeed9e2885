// Names of the site's files: which keep theirs from build to build, and what they are made of.
//
// Articles elsewhere load some of them, and a browser may have kept one from before a deployment. So each is built by
// itself, and what it takes of another stays an import by that file's name; all else has a hash in its name.

import { dirname, join, posix, relative, resolve } from "node:path";
import process from "node:process";
import type { Plugin } from "vite";

export const root = resolve(import.meta.dirname, "../..");
export const www = join(root, "www");
/** The module with the names of its functions, from which the site's two files are made; none without wasm-opt. */
export const NAMED = process.env.TABIYA_NAMED ?? join(root, "target/xtask/named.wasm");

/** Scripts with a name that stays, by that name: their sources in www/. */
export const SCRIPTS: Record<string, string> = {
  "first.js": "app/first.js",
  "sw.js": "sw.js",
  "faults.js": "offline/faults.js",
  "tabiya-board.js": "element/tabiya-board.js",
  "tabiya-lesson.js": "element/tabiya-lesson.js",
  "live-figure.js": "element/live-figure.js",
  "live-lesson.js": "element/live-lesson.js",
  "pkg/tabiya.js": "pkg/tabiya.js",
  "pkg/lab.js": "pkg/lab.js",
  "pkg/workers.js": "pkg/workers.js",
};

/** Style sheets that articles, the frame and the page without script ask for by name. */
export const SHEETS = ["tabiya-board.css", "css/board.css", "css/palette.css", "css/theme.css", "css/still.css"];

/** Data that a page fetches (www/core/data.js); other data stand in scripts. */
export const DATA = /^((endings|laboratory|studies)\/[^/]*|museum\/(walls|witnesses))\.json$/;

/** The environment in which a file is built: its name, as far as Vite allows. */
export const environmentOf = (file: string) => file.replace(/\W/g, "_");

/** A path as an import names it. */
const named = (path: string) => (path.startsWith(".") ? path : `./${path}`);

/** Leaves what a file of the site takes of another to that one, under its name there. */
export function stable(): Plugin {
  const names = new Map(Object.entries(SCRIPTS).map(([name, source]) => [join(www, source), name]));
  return {
    name: "stable",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      if (!importer?.startsWith(www) || !source.startsWith(".")) return;
      const name = names.get(resolve(dirname(importer), source));
      // All scripts but those of pkg/ lie in the site's own folder.
      const from = relative(www, importer).startsWith("pkg/") ? "pkg" : ".";
      if (name) return { id: named(posix.relative(from, name)), external: true };
    },
  };
}

/**
 * Leaves `import()` as it is written. Vite puts a helper about each, for parts with styles of their own: it is another
 * file, and the first script may need none.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    configResolved(config) {
      const plugins = config.plugins as Plugin[];
      const place = plugins.findIndex(({ name }) => name === "native:import-analysis-build");
      if (place < 0) throw new Error("Vite has no such helper any more: this plugin can go");
      plugins.splice(place, 1);
    },
  };
}

/** Leaves the bindings where they are. */
export function bindingsApart(): Plugin {
  return {
    name: "bindings-apart",
    enforce: "pre",
    resolveId: (source, importer) =>
      importer && /\/pkg\/\w+\.js$/.test(source) ? { id: source, external: true } : undefined,
  };
}
