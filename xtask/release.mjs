// What `cargo xtask release` has no Rust for:
//
//     node xtask/release.mjs archive FOLDER FILE.tar.gz   a folder as an archive, the same for the same files
//     node xtask/release.mjs notices TARGET FILE          notices of what is in the command line
//     node xtask/release.mjs parts TARGET FILE            all parts of what is shipped (CycloneDX)
//     node xtask/release.mjs changes VERSION FILE         what the changelog says of a version
//     node xtask/release.mjs sums FOLDER                  SHA256SUMS of the files in it
//
// Times are those of $SOURCE_DATE_EPOCH.

import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { create } from "tar";
import { crates, inModule, notices, packages, purl } from "./notices.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const time = Number(process.env.SOURCE_DATE_EPOCH ?? 0);

/** The files of a folder and below, sorted. @param {string} folder @param {string} [under] @returns {string[]} */
function files(folder, under = "") {
  const names = readdirSync(join(folder, under)).sort();
  return names.flatMap((name) => {
    const path = under ? `${under}/${name}` : name;
    return lstatSync(join(folder, path)).isDirectory() ? files(folder, path) : [path];
  });
}

/** @param {string} folder @param {string} file */
function archive(folder, file) {
  // Nothing of the machine, so that the same files are the same bytes.
  const how = { cwd: folder, prefix: basename(file, ".tar.gz"), gzip: { level: 9 }, portable: true, sync: true };
  create({ ...how, file, mtime: new Date(time * 1000) }, files(folder));
}

/** @param {string} target @param {string} file */
function parts(target, file) {
  const { version } = JSON.parse(readFileSync(join(root, "xtask/npm/package.json"), "utf8"));
  const shipped = { "command line": crates("tabiya-cli", target), module: inModule(), page: packages() };
  /** @type {Map<string, { part: import("./notices.mjs").Part, within: string[] }>} */
  const all = new Map();
  for (const [where, own] of Object.entries(shipped))
    for (const part of own) {
      const known = all.get(purl(part)) ?? { part, within: [] };
      known.within.push(where);
      known.part.needs = [...new Set([...known.part.needs, ...part.needs])].sort();
      all.set(purl(part), known);
    }
  const sorted = [...all].sort(([one], [other]) => (one < other ? -1 : 1));
  const lock = readFileSync(join(root, "Cargo.lock"), "utf8");
  const npm = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const hash = (/** @type {import("./notices.mjs").Part} */ { from, name, version }) => {
    if (from === "npm") {
      const [alg, sum] = npm[`node_modules/${name}`]?.integrity?.split("-") ?? [];
      return alg ? [{ alg: alg.replace("sha", "SHA-"), content: Buffer.from(sum, "base64").toString("hex") }] : [];
    }
    const own = lock.split(`name = "${name}"\nversion = "${version}"\n`)[1]?.split("[[package]]")[0];
    const sum = /checksum = "(\w+)"/.exec(own ?? "")?.[1];
    return sum ? [{ alg: "SHA-256", content: sum }] : [];
  };
  const ref = `pkg:generic/tabiya@${version}`;
  const list = {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      timestamp: new Date(time * 1000).toISOString().replace(".000", ""),
      component: { type: "application", "bom-ref": ref, name: "tabiya", version, purl: ref },
    },
    components: sorted.map(([purl, { part, within }]) => ({
      type: "library",
      "bom-ref": purl,
      name: part.name,
      version: part.version,
      hashes: hash(part),
      licenses: [{ expression: part.licence.replaceAll("/", " OR ") }],
      purl,
      properties: within.map((value) => ({ name: "tabiya:in", value })),
    })),
    dependencies: [
      { ref, dependsOn: sorted.map(([purl]) => purl) },
      ...sorted.map(([ref, { part }]) => ({ ref, dependsOn: part.needs.filter((purl) => all.has(purl)) })),
    ],
  };
  writeFileSync(file, `${JSON.stringify(list, null, 1)}\n`);
}

/** @param {string} version @param {string} file */
function changes(version, file) {
  const text = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  const own = text.split(/^## /m).find((part) => part.startsWith(version) || part.startsWith(`[${version}]`));
  writeFileSync(file, own ? `${own.slice(own.indexOf("\n")).trim()}\n` : "");
}

/** @param {string} folder */
function sums(folder) {
  const names = readdirSync(folder).filter((name) => name !== "SHA256SUMS");
  const sum = (/** @type {string} */ name) =>
    createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
  const lines = names.sort().map((name) => `${sum(name)}  ${name}\n`);
  writeFileSync(join(folder, "SHA256SUMS"), lines.join(""));
}

const [command, ...args] = process.argv.slice(2);
/** @type {Record<string, (...args: any) => void>} */
const COMMANDS = {
  archive,
  parts,
  changes,
  sums,
  notices: (target, file) => writeFileSync(file, notices(crates("tabiya-cli", target))),
};
COMMANDS[command](...args);
