// Puts the page's modules into one, for the page in one file, and its worker's into another:
// `node xtask/single/single.mjs OUT.js WORKER.js`.

import { build } from "esbuild";
import process from "node:process";
import { fileURLToPath } from "node:url";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** @type {import("esbuild").BuildOptions} */
const usual = {
  bundle: true,
  format: "esm",
  minify: true,
  charset: "utf8",
  // The first with light-dark(), which the style sheets need anyway.
  target: ["chrome123", "firefox121", "safari17.5"],
  logLevel: "warning",
};

const [script, worker] = process.argv.slice(2);

await build({
  ...usual,
  entryPoints: ["www/app/start.js"],
  outfile: script,
  // There is no file for a worker: another kind of worker is made.
  inject: [here("worker.js")],
});

await build({
  ...usual,
  entryPoints: ["www/pkg/lab-worker.js"],
  // Chromium makes no module worker for a page from a disk.
  format: "iife",
  // The module is not looked for beside it.
  define: { "import.meta.url": '""' },
  outfile: worker,
  plugins: [
    {
      name: "core",
      setup({ onResolve }) {
        // Its module comes from the page.
        onResolve({ filter: /^\.\/tabiya\.js$/ }, () => ({ path: here("core.js") }));
      },
    },
  ],
});
