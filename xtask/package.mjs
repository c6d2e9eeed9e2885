// Puts the npm package together in dist/npm, or in another folder, from the built www/:
//
//     node xtask/package.mjs [FOLDER]
//
// It takes the elements, what they load, and the module with its search; nothing else. `cargo xtask build` comes first.

import { existsSync } from "node:fs";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
if (!["node_modules/vite", "www/pkg/tabiya.js"].every((path) => existsSync(join(root, path)))) {
  console.error("The package is made of what has been built: run `cargo xtask build` first.");
  process.exit(1);
}
const { createBuilder } = await import("vite");
const { inModule, notices } = await import("./notices.mjs");
const out = resolve(process.argv[2] ?? join(root, "dist/npm"));

/** @param {string} from @param {string} to */
async function take(from, to) {
  await mkdir(dirname(join(out, to)), { recursive: true });
  await cp(join(root, from), join(out, to));
}

await rm(out, { recursive: true, force: true });
const configFile = join(root, "vite.config.ts");
await (await createBuilder({ configFile, mode: "package", build: { outDir: out } })).buildApp();
// The sheets are for pages: the elements carry their own.
for (const name of ["tabiya-board.d.ts", "tabiya-lesson.d.ts", "tabiya-board.css", "css/board.css"])
  await take(`www/${name}`, name);
for (const name of ["tabiya.js", "tabiya.d.ts", "tabiya_bg.wasm", "lab.js", "lab-worker.js", "workers.js", "lab.d.ts"])
  await take(`www/pkg/${name}`, `pkg/${name}`);
const own = (await readdir(join(root, "xtask/npm"), { recursive: true, encoding: "utf8" })).filter((name) =>
  extname(name),
);
for (const name of own) await take(`xtask/npm/${name}`, name);
for (const name of ["LICENSE-MIT", "LICENSE-APACHE", "CHANGELOG.md"]) await take(name, name);
await writeFile(join(out, "THIRD-PARTY.txt"), notices(inModule()));

// Bundlers that know nothing of a package's exports (Parcel) find every entry as a file of its name, in the form for
// browsers.
const { exports } = JSON.parse(await readFile(join(out, "package.json"), "utf8"));
for (const [entry, { types, default: file }] of Object.entries(exports)) {
  if (!file || entry === "." || file === `${entry}.js` || (extname(entry) && existsSync(join(out, entry)))) continue;
  if (file.endsWith(".css")) await writeFile(join(out, entry), `@import "${file}";\n`);
  else {
    const also = /^export (default|\{ default \})/m.test(await readFile(join(out, file), "utf8"));
    const text = (/** @type {string} */ from) =>
      `export * from "${from}";\n${also ? `export { default } from "${from}";\n` : ""}`;
    await writeFile(join(out, `${entry}.js`), text(file));
    if (!own.includes(`${entry.slice(2)}.d.ts`))
      await writeFile(join(out, `${entry}.d.ts`), text(types.replace(/\.d\.ts$/, ".js")));
  }
}

// Where the project lies is said in Cargo.toml, once there is such a place.
const [, repository] = /^repository = "(.*)"$/m.exec(await readFile(join(root, "Cargo.toml"), "utf8")) ?? [];
if (repository) {
  const path = join(out, "package.json");
  const found = {
    repository: { type: "git", url: `git+${repository}.git` },
    homepage: `${repository}#readme`,
    bugs: `${repository}/issues`,
  };
  await writeFile(path, `${JSON.stringify({ ...JSON.parse(await readFile(path, "utf8")), ...found }, null, 2)}\n`);
}
