// Static files, which go to the site as they are.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { www } from "./names.ts";

/** What pages fetch, and what belongs to those who program with the site’s scripts. */
const PLAIN = /\.(png|svg|webmanifest|d\.ts|wasm|json)$|^_headers$|^examples\//;
/** The picture in the README. */
const APART = ["picture.png"];
/** The courses come as scripts, each when it is opened. */
const COURSES = /^lessons\/courses\/.*\.json$/;

export function plain(): Plugin {
  return {
    name: "plain",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      for (const entry of readdirSync(www, { recursive: true, withFileTypes: true })) {
        const file = join(entry.parentPath, entry.name);
        const fileName = relative(www, file).replaceAll(sep, "/");
        const plain = PLAIN.test(fileName) && !APART.includes(fileName) && !COURSES.test(fileName);
        // What the page names in its head is there already.
        if (entry.isFile() && plain && !(fileName in bundle))
          this.emitFile({ type: "asset", fileName, source: readFileSync(file) });
      }
    },
  };
}
