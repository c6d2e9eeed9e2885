// The build of the page: `dist/site` (xtask/site says what each plugin is for).

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type EnvironmentOptions, mergeConfig, type UserConfig } from "vite";
import { aside } from "./xtask/site/aside.ts";
import { book } from "./xtask/site/book.ts";
import { coasts } from "./xtask/site/coast.ts";
import {
  bindingsApart,
  environmentOf,
  NAMED,
  plainImports,
  root,
  SCRIPTS,
  SHEETS,
  stable,
  www,
} from "./xtask/site/names.ts";
import { faces } from "./xtask/site/faces.ts";
import { thirdParty } from "./xtask/site/notices.ts";
import { offline } from "./xtask/site/offline.ts";
import { page } from "./xtask/site/page.ts";
import { parts } from "./xtask/site/parts.ts";
import { plain } from "./xtask/site/plain.ts";
import { instead, single } from "./xtask/site/single.ts";
import { tables } from "./xtask/site/tables.ts";
import { type } from "./xtask/site/type.ts";

const source = (path: string) =>
  path === "pkg/tabiya.js" && existsSync(NAMED) ? join(root, "xtask/split/glue.js") : join(www, path);

/** A build of its own: what it begins with, and the names of its script and of its style sheet. */
const environment = (input: Record<string, string>, script: string, sheet = ""): EnvironmentOptions => ({
  consumer: "client",
  build: {
    rolldownOptions: {
      input,
      preserveEntrySignatures: "strict",
      output: {
        entryFileNames: script,
        chunkFileNames: ({ isDynamicEntry }) => `${isDynamicEntry ? "[name]" : "chunk"}-[hash].js`,
        hashCharacters: "base36",
        // What a script names beside it stays where it is.
        assetFileNames: ({ originalFileNames: [path], names: [name] }) => (name.endsWith(".css") ? sheet : path),
      },
    },
  },
});

const sheets = SHEETS.map((path) => [path.replace(/\.css$/, ""), join(www, path)]);

/** The headers that `_headers` names for all files: the page is worked on under those that it is sent with. */
const headers = Object.fromEntries(
  [...readFileSync(join(www, "_headers"), "utf8").matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, text]) => [
    name,
    text,
  ]),
);

/** `www`, while it is being worked on. */
const workedOn: UserConfig = { plugins: [faces(), type(), page(), offline()], server: { headers } };

/** `dist/site`, the page for a host. */
const site: UserConfig = {
  plugins: [
    stable(),
    plain(),
    parts(),
    faces(),
    type(),
    thirdParty(),
    page(),
    offline(),
    tables(),
    book(),
    aside(join(root, "dist/site")),
  ],
  worker: {
    plugins: () => [stable()],
    rolldownOptions: { output: { entryFileNames: "pkg/[name].js" } },
  },
  environments: {
    client: environment({ page: join(www, "index.html") }, "start.js", "page.css"),
    frame: environment({ embed: join(www, "embed.html") }, "embed.js", "embed.css"),
    sheets: environment(Object.fromEntries(sheets), "[name].js", "[name].css"),
    ...Object.fromEntries(
      Object.entries(SCRIPTS).map(([name, path]) => [environmentOf(name), environment({ script: source(path) }, name)]),
    ),
  },
};

/** `dist/tabiya.html`, the whole page in one file. */
const oneFile: UserConfig = {
  plugins: [instead(), single("tabiya.html")],
  worker: { plugins: () => [instead()], format: "iife" },
  build: { outDir: join(root, "dist"), emptyOutDir: false },
  environments: {
    client: { build: { rolldownOptions: { input: join(www, "index.html"), output: { codeSplitting: false } } } },
  },
};

/** The elements with what they load, file by file, for the npm package (xtask/package.mjs). */
const elements: UserConfig = {
  plugins: [bindingsApart()],
  build: { outDir: join(root, "dist/npm"), emptyOutDir: false, minify: false, cssMinify: true, target: "esnext" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: [join(www, "tabiya-board.js"), join(www, "tabiya-lesson.js")],
          preserveEntrySignatures: "strict",
          output: {
            preserveModules: true,
            preserveModulesRoot: www,
            entryFileNames: ({ facadeModuleId }) => `[name]${/\.css\b/.test(facadeModuleId ?? "") ? ".css" : ""}.js`,
          },
        },
      },
    },
  },
};

const usual: UserConfig = {
  root: www,
  base: "./",
  publicDir: false,
  plugins: [plainImports(), coasts()],
  build: {
    // The first with light-dark(), which the style sheets need anyway.
    target: ["chrome123", "firefox121", "safari17.5"],
    assetsInlineLimit: 0,
    // With brotli 132 bytes less of the page’s sheet than by Lightning CSS, and the first board waits for it.
    cssMinify: "esbuild",
    modulePreload: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: "es" },
  builder: {
    async buildApp({ environments, build }) {
      for (const one of Object.values(environments)) await build(one);
    },
  },
};

const builds: Record<string, UserConfig> = { single: oneFile, package: elements };

/** `dist/site` as it was built, with its headers; a file that is not there is not the page. */
const built: UserConfig = { appType: "mpa", build: { outDir: join(root, "dist/site") }, preview: { headers } };

export default defineConfig(({ command, mode, isPreview }) => {
  if (isPreview) return built;
  if (command === "serve") return mergeConfig(usual, workedOn);
  return { ...mergeConfig(usual, builds[mode] ?? site), logLevel: "warn" };
});
