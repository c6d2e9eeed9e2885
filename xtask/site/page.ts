// The page as readers get it: with every game drawn as it begins, so that a board is seen before the rules core has
// come, and with what is loaded at once named in its head.

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { drawing } from "./drawing.ts";
import { NAMED, SCRIPTS, www } from "./names.ts";

/** The page that needs no script. */
const STILL = "pkg/still.html";

/** The files that a script loads at once, itself included. */
function loads(file: string, bundle: Rolldown.OutputBundle): string[] {
  const part = bundle[file];
  return part?.type === "chunk" ? [file, ...part.imports.flatMap((other) => loads(other, bundle))] : [];
}

/** Names the scripts that stay apart as the site has them, and leaves out what is written for those who write it. */
function flat(html: string): string {
  const bare = html.replace(/<!--.*?-->\n/gs, "").replaceAll("<script  ", "<script ");
  return Object.entries(SCRIPTS).reduce(
    (text, [name, source]) => text.replace(` src="${source}"`, ` src="${name}"`),
    bare,
  );
}

/** What Vite puts at the end of the head. */
const LAST = / {2}<script type="module" crossorigin src=".\/start.js"><\/script>\n {2}<link rel="stylesheet" .*\n/;

/** Names in the head what is loaded at once, in the order in which it is wanted. */
function headed(html: string, bundle: Rolldown.OutputBundle) {
  const app = Object.values(bundle).find((part) => part.type === "chunk" && part.name === "app")?.fileName ?? "";
  const scripts = [...new Set(loads(app, bundle)), "pkg/tabiya.js"];
  const module = existsSync(NAMED) ? "tabiya_first.wasm" : "tabiya_bg.wasm";
  const first = /<script src="first.js"><\/script>\n/;
  if (!LAST.test(html) || !first.test(html)) throw new Error("The head of the page is another one");
  // What stands behind the first script is asked for only when the style sheet has come.
  return html.replace(LAST, "").replace(
    first,
    (script) => `<link rel="stylesheet" href="page.css">
<link rel="preload" href="pkg/${module}" as="fetch" type="application/wasm" crossorigin>
${script}${scripts.map((path) => `<link rel="modulepreload" href="${path}">\n`).join("")}\
<script type="module" src="start.js"></script>
`,
  );
}

export function page(): Plugin {
  const drawn: Record<string, string> = {};
  return {
    name: "page",
    applyToEnvironment: ({ name }) => name === "client",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle, filename }) {
        if (!bundle || filename !== join(www, "index.html")) return html;
        const { draw, still } = await drawing();
        const { page, parts } = await draw(flat(html));
        for (const [game, text] of parts) drawn[`pkg/first/${game}.html`] = text;
        drawn[STILL] = still();
        return headed(page, bundle);
      },
    },
    // While the page is being worked on it is not drawn.
    configureServer: ({ middlewares, config: { base } }) => {
      middlewares.use(`${base}${STILL}`, async (_, response) => {
        const { still } = await drawing();
        response.setHeader("Content-Type", "text/html").end(still());
      });
    },
    generateBundle: {
      order: "post",
      handler() {
        for (const [fileName, source] of Object.entries(drawn)) this.emitFile({ type: "asset", fileName, source });
      },
    },
  };
}
