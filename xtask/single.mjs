// Puts the page's modules into one, for the page in one file:
// `node xtask/single.mjs OUT.js`.

import { build } from "esbuild";
import process from "node:process";

await build({
  entryPoints: ["www/app/start.js"],
  outfile: process.argv[2],
  bundle: true,
  format: "esm",
  minify: true,
  charset: "utf8",
  // The first with light-dark(), which the style sheets need anyway.
  target: ["chrome123", "firefox121", "safari17.5"],
  logLevel: "warning",
});
