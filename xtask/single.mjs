// Puts the page's modules into one, for the page in one file:
// `node xtask/single.mjs OUT.js`.

import { build } from "esbuild";
import process from "node:process";

await build({
  entryPoints: ["www/start.js"],
  outfile: process.argv[2],
  bundle: true,
  format: "esm",
  minify: true,
  charset: "utf8",
  // What browsers with DecompressionStream know, which the file needs anyway.
  target: ["chrome111", "firefox121", "safari17"],
  logLevel: "warning",
});
