// The whole page in one file, for a disk without a server.
//
// Scripts and styles stand in the page, and its policy names their hashes. The rules core, the static page and the data
// are blocks, compressed and written in letters; www/core/inside.js reads them. (vite-plugin-singlefile puts in scripts
// and styles, which is the least of it: policy, data, worker and the script that is no module would be left to do.)

import { Buffer } from "node:buffer";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { drawing } from "./drawing.ts";
import { source } from "./hash.ts";
import { DATA, root, www } from "./names.ts";
import { notices } from "./notices.ts";

/**
 * A lecture's memory stick is large; a mailbox is not: the limit is what has been reached, more than half of it the
 * module. A raise says in its commit what the reader gets for it.
 */
const MOST_BYTES = 2_281_000;

/** What stands in place of scripts that the page in one file cannot have: what imports it, and by what name. */
const INSTEAD: [importer: RegExp, name: string, path: string][] = [
  // There is no file for a worker.
  [/\/pkg\/lab\.js$/, "./workers.js", "xtask/single/workers.js"],
  // Its module comes from the page.
  [/\/pkg\/lab-worker\.js/, "./tabiya.js", "xtask/single/core.js"],
  // It would have boards and their styles twice.
  [/\/panels\/use-panel\.js$/, "../element/tabiya-board.js", "xtask/single/element.js"],
];

/** Gives the scripts of the page in one file what it has. */
export function instead(): Plugin {
  return {
    name: "instead",
    enforce: "pre",
    resolveId(name, importer = "") {
      const found = INSTEAD.find(([by, asked]) => by.test(importer) && asked === name);
      return found && join(root, found[2]);
    },
  };
}

/** Texts and bytes that the page carries. */
export type Inside = {
  script: string;
  style: string;
  first: string;
  icon: string;
  blocks: [id: string, bytes: Uint8Array | string][];
};

/** The page with everything in it. */
export function whole(index: string, { script, style, first, icon, blocks }: Inside): string {
  const policy =
    `default-src 'none'; script-src ${source(first)} ${source(script)} 'wasm-unsafe-eval'; worker-src blob:; ` +
    `style-src ${source(style)}; img-src data:; base-uri 'none'; form-action 'none'`;
  const packed = blocks.map(
    ([id, bytes]) =>
      `<script type="text/plain" id="inside-${id}">${gzipSync(bytes, { level: 9 }).toString("base64")}</script>\n`,
  );
  const changes: [from: RegExp, to: string][] = [
    [/(?<=http-equiv="Content-Security-Policy" content=)"[^"]*"/, `"${policy}"`],
    [/(?<=<link rel="icon" href=)"[^"]*"/, `"data:image/svg+xml;base64,${btoa(icon)}"`],
    // What is only for a page on a host, and for those who write it.
    [/<link rel="(apple-touch-icon|manifest)"[^>]*>\n|<!--.*?-->\n/gs, ""],
    [/ Some parts are <a href="third-party.txt">.*?<\/a>\./s, ""],
    [/ Without them there are.*?(?=<\/p>)/, ""],
    [/ *<link rel="stylesheet"[^>]*>/, `<style>${inert(style, "</style", "url(", "@import")}</style>`],
    [/(?=<\/body>)/, packed.join("")],
    // Last, as scripts write such texts themselves.
    [/<script [^>]*src="[^"]*first\.js"><\/script>/, `<script>${inert(first, "</script")}</script>`],
    [/ *<script type="module"[^>]*><\/script>/, `<script type="module">${inert(script, "</script")}</script>`],
  ];
  return changes.reduce((text, [from, to]) => {
    if (text.search(from) < 0) throw new Error(`The page has changed: once there was ${from}`);
    return text.replace(from, () => to);
  }, index);
}

/** A text that neither ends the element it is put into nor reaches out of it. */
function inert(text: string, ...without: string[]) {
  const found = without.find((part) => text.toLowerCase().includes(part));
  if (found) throw new Error(`What stands in the page may not contain ${found}`);
  return text;
}

/** The data that the page reads, each file by the name of its block, without what is for people who write them. */
function data(): [id: string, text: string][] {
  const paths = readdirSync(www, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll(sep, "/"));
  return paths
    .filter((path) => DATA.test(path))
    .sort()
    .map((path) => {
      const bare = JSON.stringify(JSON.parse(readFileSync(join(www, path), "utf8")));
      return [path.replace("/", "-").replace(/\.json$/, ""), bare];
    });
}

/** Writes `file` and nothing else. */
export function single(file: string): Plugin {
  return {
    name: "single",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const parts = Object.values(bundle);
        const text = (end: string) => {
          const found = parts.find(({ fileName }) => fileName.endsWith(end));
          return found?.type === "chunk" ? found.code : String(found?.source);
        };
        const { still } = await drawing();
        const page = whole(text(".html"), {
          script: text(".js"),
          style: text(".css"),
          first: readFileSync(join(www, "app/first.js"), "utf8"),
          icon: readFileSync(join(www, "icon.svg"), "utf8"),
          blocks: [
            ["module", readFileSync(join(www, "pkg/tabiya_bg.wasm"))],
            ["still", await still()],
            ["notices", notices()],
            ...data(),
          ],
        });
        const size = Buffer.byteLength(page);
        if (size >= MOST_BYTES) this.error(`${file} would have ${size} bytes, and may have ${MOST_BYTES}`);
        for (const { fileName } of parts) delete bundle[fileName];
        this.emitFile({ type: "asset", fileName: file, source: page });
      },
    },
  };
}
