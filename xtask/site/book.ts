// The documentation as a part of the site, where `cargo xtask docs --site` has built it.

import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "./names.ts";

const BOOK = join(root, "dist/docs");
/** After what the page says of itself. */
const BEFORE = '</a>.</p>\n          <details id="own-things"';

/** Puts it into the site, and a link to it into the page. */
export function book(): Plugin {
  const there = existsSync(join(BOOK, "index.html"));
  return {
    name: "book",
    apply: "build",
    applyToEnvironment: ({ name }) => there && name === "client",
    transformIndexHtml: {
      order: "pre",
      handler(html, { filename }) {
        if (!there || !filename.endsWith("index.html")) return html;
        if (!html.includes(BEFORE)) throw new Error("The end of the page is another one");
        return html.replace(BEFORE, BEFORE.replace(".</p>", '. <a href="docs/">Documentation</a></p>'));
      },
    },
    buildApp: {
      order: "post",
      async handler({ config: { build } }) {
        if (there) cpSync(BOOK, join(build.outDir, "docs"), { recursive: true });
      },
    },
  };
}
